// The pictures of the build guide: the printed circuit as it fills up, and the case around it.
//
//     openscad -D step=3 -o step.png scene.scad
//
// Parts of the step shown are in their colours, those of the steps before are pale.

include <case.scad>

part = "none"; // case.scad itself draws nothing
step = 8;
whole = false; // the finished handheld, closed

board_green = [0.10, 0.42, 0.26];
silver = [0.75, 0.75, 0.78];
black = [0.15, 0.15, 0.16];
panel_blue = [0.10, 0.20, 0.50];
beige = [0.85, 0.72, 0.50];
shell_colour = [0.35, 0.47, 0.44];
cap_colour = [0.90, 0.86, 0.75];

// Front of the circuit board at z = 0, parts upwards.
module circuit() {
    color(board_green) translate([0, 0, -circuit_thickness]) difference() {
        rounded([circuit_width, circuit_height], circuit_corner, circuit_thickness);
        for (hole = holes) translate(concat(hole, -1)) cylinder(d = hole_diameter, h = 5);
    }
}

module of_step(n, colour) {
    if (step >= n) color(step == n ? colour : colour * 0.45 + [0.5, 0.5, 0.5]) children();
}

module lying(length, diameter, pitch) {
    translate([0, 0, diameter / 2]) rotate([0, 90, 0]) cylinder(d = diameter, h = length, center = true);
    for (side = [-1, 1]) translate([side * pitch / 2, 0, -2]) cylinder(d = 0.7, h = diameter / 2 + 2);
    translate([-pitch / 2, -0.3, diameter / 2]) cube([pitch, 0.6, 0.6]);
}

module small_parts() {
    for (i = [0:len(column_y) - 2]) translate([column_x, column_y[i], 0])
        of_step(1, beige) lying(6.3, 2.3, 7.62);
    translate([column_x, column_y[len(column_y) - 1], 0]) of_step(1, [0.9, 0.55, 0.15]) {
        translate([-2.5, -1.2, 0.5]) cube([5, 2.4, 4]);
        for (x = [-2.5, 2.5]) translate([x, 0, -2]) cylinder(d = 0.6, h = 3);
    }
    translate(concat(diode_place, 0)) {
        of_step(1, black) lying(5, 2.7, 10.16);
        of_step(1, [0.95, 0.95, 0.95]) translate([1.4, 0, 1.35]) rotate([0, 90, 0])
            cylinder(d = 2.8, h = 0.7);
    }
}

module switches() {
    for (place = buttons) translate(concat(place, 0)) {
        of_step(2, silver) translate([-button_body / 2, -button_body / 2, 0])
            cube([button_body, button_body, button_body_height]);
        of_step(2, black) cylinder(d = button_stem, h = button_height);
        for (x = [-1, 1], y = [-1, 1]) of_step(2, silver)
            translate([x * button_leg_x / 2, y * button_leg_y / 2, -3.4]) cylinder(d = 0.8, h = 4);
    }
}

// On the back: drawn below the board.
module pico() {
    translate([pico_right - pico_length, pico_middle - pico_width / 2, -circuit_thickness - pico_board]) {
        of_step(3, [0.10, 0.55, 0.35]) cube([pico_length, pico_width, pico_board]);
        of_step(3, silver) translate([pico_length + pico_usb_overhang - 5.6,
            (pico_width - pico_usb_width) / 2, -pico_usb_height])
            cube([5.6, pico_usb_width, pico_usb_height]);
        of_step(3, black) translate([20, pico_width / 2 - 3.5, -0.9]) cube([7, 7, 0.9]);
        of_step(3, [0.95, 0.95, 0.95]) translate([pico_length - 14, 3.5, -2]) cube([4, 3.4, 2]);
        margin = (pico_length - 19 * pico_pitch) / 2;
        for (i = [0:19], y = [0, pico_width]) of_step(3, [0.9, 0.75, 0.3])
            translate([margin + i * pico_pitch, y, -0.02]) cylinder(d = 1.4, h = pico_board + 0.04);
    }
}

module back_parts() {
    translate([0, 0, -circuit_thickness]) mirror([0, 0, 1]) {
        of_step(4, black) translate(piezo_place) cylinder(d = piezo_diameter, h = piezo_height);
        of_step(4, silver) translate([switch_middle[0] - switch_depth / 2,
            switch_middle[1] - switch_length / 2, 0]) cube([switch_depth, switch_length, switch_height]);
        of_step(4, black) translate([switch_middle[0] - switch_depth / 2 - switch_lever_reach,
            switch_middle[1] - switch_throw / 2 - switch_lever / 2, switch_height / 2 - 1])
            cube([switch_lever_reach, switch_lever, 2]);
        for (jumper = jumpers) of_step(4, silver) translate(concat(jumper - [0.65, 0], 0)) // side G V
            scale([1, 0.7, 0.35]) sphere(d = 2.4);
        for (i = [0, 1]) of_step(4, i ? black : [0.8, 0.1, 0.1])
            translate(concat(battery_pads - [0, 4.2 * i], 0)) wire(i);
    }
}

module wire(i) {
    for (k = [0:7]) hull() for (t = [k, k + 1])
        translate([3 * sin(12 * t) + i * 0.6, -3.6 * t, 2 + 4 * sin(20 * t)]) sphere(d = 1.6, $fn = 12);
}

module oled() {
    width = is13 ? panel_p13_width : panel_p096_width;
    height = is13 ? panel_p13_height : panel_p096_height;
    active = [window[0] - 2 * pick[5], window[1] - 2 * pick[5]];
    translate(concat(panel_pins, 0)) {
        of_step(5, black) translate([-5.08, -1.27, 0]) cube([10.16, 2.54, header_plastic]);
        translate([-width / 2, pick[8] - height, header_plastic]) {
            of_step(5, panel_blue) cube([width, height, panel_board]);
            of_step(5, black) translate([0.4, 4.2, panel_board]) cube([width - 0.8, height - 8.6, panel_glass]);
        }
        of_step(5, [0.65, 0.85, 1.0]) translate([-active[0] / 2, -pick[4] - active[1] / 2,
            header_plastic + panel_board + panel_glass]) cube([active[0], active[1], 0.05]);
        for (i = [0:3]) of_step(5, silver) translate([-3.81 + 2.54 * i, 0, -2.5]) cylinder(d = 0.7, h = 8);
    }
}

module populated() {
    circuit();
    small_parts();
    switches();
    pico();
    back_parts();
    oled();
}

module caps_in_place(up) {
    for (i = [0:len(buttons) - 1]) translate(concat(buttons[i], flange_low + up))
        color(cap_colour) cap_seen(button_names[i]);
}

// The front as it sits on the board, its face upwards.
module front_in_place(up) {
    color(shell_colour) translate([-wall - gap, -wall - gap, air_in_front + face + up])
        mirror([0, 0, 1]) front_seen();
}

module back_in_place(down) {
    color(shell_colour * 0.8) translate([-wall - gap, -wall - gap, -circuit_thickness - back_height - down])
        back_seen();
}

module battery(down) {
    translate(concat(battery_middle, -circuit_thickness - air_behind - down)) {
        color(black) translate([-battery_length / 2, -battery_width / 2, 0])
            cube([battery_length, battery_width, 3]);
        for (i = [-1:1]) color([0.80, 0.45, 0.20]) translate([-22.3, 12 * i, 6.6])
            rotate([0, 90, 0]) cylinder(d = 10.5, h = 44.5);
    }
}

module screws(down) {
    for (hole = holes) color(silver) translate(concat(hole, -circuit_thickness - head_depth - down)) {
        cylinder(d = screw_diameter, h = screw_length);
        cylinder(d1 = screw_head, d2 = screw_diameter, h = 1.3);
    }
}

if (whole) {
    populated();
    caps_in_place(0);
    front_in_place(0);
    back_in_place(0);
} else if (step <= 5) {
    populated();
} else if (step == 6) rotate([180, 0, 0]) { // face down: caps into the front, the board on top
    populated();
    caps_in_place(22);
    front_in_place(48);
} else if (step == 7) { // everything, apart
    populated();
    caps_in_place(0);
    front_in_place(0);
    battery(28);
    back_in_place(28);
    screws(62);
}
