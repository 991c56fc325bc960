// The case: a front for each size of panel, a back with or without room for cells, six caps.
//
// Everything is drawn as it lies on the printer: front with its face on the bed, back with its
// floor on the bed, caps on their flange. Nothing needs supports.
//
//     openscad -D 'part="front"' -D 'panel="p13"' -o front-1.3-inch.stl case.scad
//
// Millimetres. Places come from dimensions.scad, seen from the front; the front is mirrored here
// because it is printed upside down.

include <dimensions.scad>

/* [What] */
part = "front"; // [front, back, caps]
panel = "p13"; // [p096, p13]
cells = true; // room for the battery holder, else only for the piezo

/* [Shell] */
wall = 2.0;
face = 2.0; // thickness of front and back
gap = 0.5; // between circuit board and wall
corner = 5.0; // radius outside
thinnest = 1.2; // what a 0.4 mm nozzle prints well: three lines

/* [Panel] */
glass_air = 0.4; // between glass and face, or a strip of foam
bevel = 1.2; // how much wider the window is outside, on each side

/* [Buttons] */
cap_arrow = 7.0; // diameters of the caps
cap_letter = 9.0;
cap_play = 0.3; // between cap and hole, all round
cap_rise = 1.6; // above the face
flange = 1.3; // how much wider than the cap, on each side
flange_height = 1.3;
flange_air = 0.3; // between flange and face
stem_play = 0.4; // in diameter

/* [Screws] */
pilot = 2.1; // the screw cuts its thread here
bite = 5.0; // thread in the front's posts
post = 6.0; // diameter of the front's posts
screw_play = 0.4;

/* [Back] */
legs = 2.5; // what sticks out behind the circuit board: cut legs, the Pico and its parts
rail = 1.6; // around the battery holder
rail_height = 5.0;
rail_play = 0.5;
plug_width = 12.0; // moulding of the USB plug
plug_height = 8.5;
lever_play = 0.8; // around the lever of the switch
sound_hole = 2.0;

/* [Hidden] */
$fn = 48;
e = 0.01;

// -- what follows from the above

is13 = panel == "p13";
pick = [for (pair = [
    [panel_p096_board, panel_p13_board],
    [panel_p096_glass, panel_p13_glass],
    [panel_p096_active_width, panel_p13_active_width],
    [panel_p096_active_height, panel_p13_active_height],
    [panel_p096_pin_to_centre, panel_p13_pin_to_centre],
    [panel_p096_tolerance, panel_p13_tolerance],
    [panel_p096_width, panel_p13_width],
    [panel_p096_height, panel_p13_height],
    [panel_p096_pin_from_edge, panel_p13_pin_from_edge],
]) pair[is13 ? 1 : 0]];
panel_board = pick[0];
panel_glass = pick[1];
window = [pick[2] + 2 * pick[5], pick[3] + 2 * pick[5]];
window_middle = [panel_pins[0], panel_pins[1] - pick[4]];

inside = [circuit_width + 2 * gap, circuit_height + 2 * gap];
outside = [inside[0] + 2 * wall, inside[1] + 2 * wall];

// From the inner side of the face to the front of the circuit board.
air_in_front = header_plastic + panel_board + panel_glass + glass_air;
front_height = face + air_in_front + circuit_thickness;

air_behind = cells ? battery_height + legs : piezo_height + 0.5;
back_height = face + air_behind;

// The head of the screw lies so deep that its end bites by `bite` and no more.
head_depth = screw_length - circuit_thickness - bite; // in front of the head, up to the board
head = screw_head + screw_play;
screw_hole = screw_diameter + screw_play;
back_post = head + 2 * thinnest;

stem_above = button_height; // of the circuit board
flange_low = stem_above - 1.0; // the stem reaches 1 mm into the cap
flange_top = flange_low + flange_height;
cap_height = air_in_front + face + cap_rise - flange_low;

usb_behind = pico_board + pico_usb_height / 2; // middle of the socket, behind the board
plug_low = usb_behind + plug_height / 2;
lever_low = switch_height / 2 + switch_lever / 2 + lever_play;

function cap(name) = len(name) == 1 ? cap_letter : cap_arrow;
function inside_of(place) = [place[0] + wall + gap, place[1] + wall + gap];

// -- what must hold

module check(fact, words) {
    assert(fact, words);
}

check(min(wall, face, rail) >= thinnest, "walls are thinner than a printer prints well");
check(glass_air > 0, "the glass touches the face");
check(air_in_front > button_body_height + 0.5, "the switches touch the face");
check(flange_top + flange_air <= air_in_front, "a cap is pressed for ever");
check(flange_low - button_travel > button_body_height, "a cap sits on the switch's body, not its stem");
check(flange - cap_play >= 0.8, "a cap falls out of its hole");
check(cap_rise > button_travel + 0.5, "a pressed cap sinks into the face");
check(stem_above - flange_low < flange_height + cap_height - thinnest, "the stem pierces the cap");
check(bite < air_in_front + face - 0.8, "a screw comes out in front");
check(bite >= 2 * screw_diameter - 0.1, "a screw holds by less than twice its diameter");
check(head_depth >= head / 2 + thinnest, "a screw's head has too little under it");
check(head_depth <= back_height, "a screw's head stands out of the back");
check((post - pilot) / 2 >= thinnest, "the front's posts are too thin");
check(back_post / 2 <= holes[0][0] + gap + wall, "the back's posts come out of the wall");
check(hole_diameter >= screw_diameter, "the screw does not pass the circuit board");
for (i = [0:len(buttons) - 1]) {
    reach = cap(button_names[i]) / 2 + flange;
    for (j = [0:len(buttons) - 1]) if (j > i)
        check(norm(buttons[i] - buttons[j]) > reach + cap(button_names[j]) / 2 + flange,
            str("caps ", button_names[i], " and ", button_names[j], " touch"));
    for (hole = holes)
        check(norm(buttons[i] - hole) > reach + post / 2, "a cap touches a post");
    check(buttons[i][1] + reach < window_middle[1] - window[1] / 2 - thinnest,
        str("cap ", button_names[i], " reaches into the window"));
    check(buttons[i][1] + button_body / 2 < panel_pins[1] + pick[8] - pick[7] - pick[5] / 2,
        str("switch ", button_names[i], " touches the panel"));
    check(min(buttons[i][0], circuit_width - buttons[i][0], buttons[i][1]) > reach - gap,
        str("cap ", button_names[i], " touches the wall"));
}
check(panel_pins[1] + pick[8] + pick[5] / 2 <= circuit_height + gap, "the panel touches the upper wall");
check(window[0] + 2 * bevel < outside[0] - 2 * corner, "the window is wider than the front");
if (cells) {
    half = [battery_length / 2 + rail_play + rail, battery_width / 2];
    for (hole = holes) if (abs(hole[1] - battery_middle[1]) < half[1] + back_post / 2)
        check(abs(hole[0] - battery_middle[0]) > half[0] + back_post / 2, "the cells touch a post");
    check(battery_middle[1] - half[1] >= -gap, "the cells touch the lower wall");
}
check(piezo_height < air_behind, "the piezo touches the back");
check(plug_low < back_height - thinnest, "the USB plug cuts the floor");
check(switch_lever_reach + switch_depth / 2 - switch_middle[0] >= gap + wall + 1,
    "the lever of the switch stays inside the wall");

// -- shapes

module rounded(size, radius, height) {
    linear_extrude(height) translate([radius, radius])
        offset(radius) square([size[0] - 2 * radius, size[1] - 2 * radius]);
}

module shell(height) {
    difference() {
        rounded(outside, corner, height);
        translate([wall, wall, face]) rounded(inside, corner - wall, height);
    }
}

// As seen from the front; `front()` turns it over.
module front_seen() {
    difference() {
        union() {
            shell(front_height);
            for (hole = holes) translate(inside_of(hole)) cylinder(d = post, h = face + air_in_front);
        }
        translate(concat(inside_of(window_middle), 0)) window_hole();
        for (i = [0:len(buttons) - 1]) translate(concat(inside_of(buttons[i]), -e))
            cylinder(d = cap(button_names[i]) + 2 * cap_play, h = face + 2 * e);
        for (hole = holes) translate(concat(inside_of(hole), face + air_in_front - bite - 0.3))
            cylinder(d = pilot, h = bite + 1);
        // The plug's moulding is higher than the board is thick.
        slot = plug_height / 2 - usb_behind;
        translate([outside[0] - wall - e, inside_of([0, pico_middle])[1] - plug_width / 2,
            front_height - slot]) cube([wall + 2 * e, plug_width, slot + e]);
        for (i = [0:len(buttons) - 1]) if (len(button_names[i]) == 1)
            translate(concat(inside_of(buttons[i] - [0, cap_letter / 2 + 3.4]), -e))
                linear_extrude(0.6) text(button_names[i] == "a" ? "A" : "B", size = 3.4,
                    halign = "center", valign = "center");
    }
}

module window_hole() {
    hull() {
        translate([0, 0, -e]) linear_extrude(e)
            square([window[0] + 2 * bevel, window[1] + 2 * bevel], center = true);
        translate([0, 0, bevel]) linear_extrude(e) square(window, center = true);
    }
    linear_extrude(3 * face, center = true) square(window, center = true);
}

// Floor on the bed, its walls up; seen from inside, so left and right are those of the back.
module back_seen() {
    difference() {
        union() {
            shell(back_height);
            for (hole = holes) translate(inside_of(hole)) cylinder(d = back_post, h = back_height);
            if (cells) translate(concat(inside_of(battery_middle), face)) rails();
        }
        for (hole = holes) translate(inside_of(hole)) screw_way();
        translate([outside[0] - wall - e, inside_of([0, pico_middle])[1] - plug_width / 2,
            back_height - plug_low]) cube([wall + 2 * e, plug_width, plug_low + e]);
        slot = switch_lever + switch_throw + 2 * lever_play;
        translate([-e, inside_of(switch_middle)[1] - slot / 2, back_height - lever_low])
            cube([wall + 2 * e, slot, lever_low + e]);
        for (turn = [0:60:300]) translate(inside_of(piezo_place)) rotate(turn)
            translate([3, 0, -e]) cylinder(d = sound_hole, h = face + 2 * e);
    }
}

// From outside: a way for the head, a cone for it to sit in, a hole for the thread.
module screw_way() {
    seat = back_height - head_depth;
    cone = (head - screw_hole) / 2;
    translate([0, 0, -e]) cylinder(d = head, h = seat + e);
    translate([0, 0, seat]) cylinder(d1 = head, d2 = screw_hole, h = cone);
    translate([0, 0, seat]) cylinder(d = screw_hole, h = back_height);
}

// Four corners around the battery holder.
module rails() {
    size = [battery_length + 2 * rail_play, battery_width + 2 * rail_play];
    difference() {
        translate([-size[0] / 2 - rail, -size[1] / 2 - rail, -e])
            cube([size[0] + 2 * rail, size[1] + 2 * rail, rail_height]);
        cube([size[0], size[1], 3 * rail_height], center = true);
        cube([size[0] - 16, size[1] + 4 * rail, 3 * rail_height], center = true);
        cube([size[0] + 4 * rail, size[1] - 16, 3 * rail_height], center = true);
    }
}

module cap_seen(name) {
    difference() {
        union() {
            cylinder(d = cap(name) + 2 * flange, h = flange_height);
            cylinder(d = cap(name), h = cap_height - 0.6);
            translate([0, 0, cap_height - 0.6 - e])
                cylinder(d1 = cap(name), d2 = cap(name) - 1.2, h = 0.6);
        }
        translate([0, 0, -e]) cylinder(d = button_stem + stem_play, h = stem_above - flange_low + e);
    }
}

module front() {
    translate([outside[0], 0, 0]) mirror([1, 0, 0]) front_seen();
}

module caps() {
    for (i = [0:len(button_names) - 1])
        translate([(i % 3) * 14, floor(i / 3) * 14, 0]) cap_seen(button_names[i]);
}

if (part == "front") front();
if (part == "back") back_seen();
if (part == "caps") caps();
