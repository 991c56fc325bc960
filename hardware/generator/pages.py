"""The pages of the breadboard and of the stripboard: steps, pictures, and every hole by name."""

from hardware.generator import breadboard, stripboard

_BREADBOARD = """# On a breadboard

Made by `make hardware` from the circuit and the layout in
[generator/breadboard.py](generator/breadboard.py). No soldering, an evening's work, everything can
be taken apart again. You need what [bom.md](bom.md) lists under *Breadboard*.

Before you start:
- Leave USB unplugged until the last step.
- Look at your panel. The pictures have its pins in the order GND VCC SCL SDA. If yours reads VCC
  GND SCL SDA, put it into the same holes and let its two wires change columns: in every hole name,
  58 becomes 59 and 59 becomes 58.
- A breadboard joins the five holes of a column on each side of the gap, and each rail along its
  whole length. Some boards interrupt the rails in the middle: join the halves with a short wire.
- What the step adds is bright, what was there before is pale.
"""
_STRIPBOARD = """# On stripboard

Made by `make hardware` from the circuit and the layout in
[generator/stripboard.py](generator/stripboard.py). You need what [bom.md](bom.md) lists under
*Stripboard*, and a 3.5 mm drill in your fingers to cut the copper. The case does not fit this
build.

Before you start:
- The strips run from top to bottom in all pictures. Holes are named strip/row, from the top left
  corner of the side of the parts: 10/13 is strip 10, row 13.
- Look at your panel. The pictures have its pins in the order GND VCC SCL SDA. If yours reads VCC
  GND SCL SDA, read [the note at the end](#a-panel-that-reads-vcc-gnd-scl-sda) first.
- What the step adds is bright, what was there before is pale.

## The copper side

Seen from behind, so strip 1 is on the right. Crosses are cuts, silver dots are what will be
soldered.

![The copper side with its cuts](pictures/stripboard-copper.png)

{cuts}
"""
_SWAPPED = """
## A panel that reads VCC GND SCL SDA

Button B, the buttons' ground and R4 and R5 hang on strips 27 and 28, so swapping two links is not
enough. The clean way is the panel itself: solder its two first pins crossed, with two short
insulated wires instead of pins, so that its GND reaches strip 27 and its VCC strip 28.
"""
_AFTER = """
## Check before power

With a multimeter on continuity, USB unplugged: nothing between the panel's GND and VCC; nothing
between any button's two sides unless you press it. Then go on with
[build.md, first power-on](build.md#first-power-on).
"""


def breadboard_page():
    """The text of breadboard.md."""
    board = breadboard.make()
    text = [_BREADBOARD, *_steps("breadboard", board)]
    text += ["## Every wire by its holes\n", breadboard.wire_list(board), ""]
    text += ["## Every part by its holes\n", breadboard.leg_list(board), _AFTER]
    return "\n".join(text)


def stripboard_page():
    """The text of stripboard.md."""
    board = stripboard.make()
    text = [_STRIPBOARD.format(cuts=stripboard.cut_list()), *_steps("stripboard", board)]
    text += ["## Every link by its holes\n", stripboard.link_list(board), ""]
    text += ["## Every part by its holes\n", stripboard.leg_list(board), _SWAPPED, _AFTER]
    return "\n".join(text)


def _steps(name, board):
    for i, (title, words) in enumerate(board.steps, start=1):
        yield f"## {i}. {title}\n"
        yield f"{words}\n\n![Step {i}: {title}](pictures/{name}-{i}.png)\n"
