"""The inner loops of drawing: packed glyphs and rectangles into a MONO_VLSB frame of 128 x 64."""

import micropython


@micropython.viper(optional=True)
def blit(frame: ptr8, x: int, y: int, data: ptr8, at: int, ink: int) -> int:
    """Draw the picture packed at data[at] with its corner at x, y; return its width.

    Packed are a byte of width, a byte (rows below y to start, plus 4) << 4 | pages, then the
    columns of each page, top row in the low bit. Ink 0 draws black. What falls outside is cut.
    """
    width = data[at]
    pages = data[at + 1] & 15
    y += (data[at + 1] >> 4) - 4
    at += 2
    shift = y & 7
    row = (y >> 3) * 128
    while pages > 0:
        column = x
        end = x + width
        while column < end:
            bits = data[at] << shift
            at += 1
            if bits != 0 and column >= 0 and column < 128:
                if row >= 0 and row < 1024:
                    if ink:
                        frame[row + column] |= bits & 255
                    else:
                        frame[row + column] &= 255 - (bits & 255)
                if bits > 255 and row >= -128 and row < 896:
                    if ink:
                        frame[row + 128 + column] |= bits >> 8
                    else:
                        frame[row + 128 + column] &= 255 - (bits >> 8)
            column += 1
        row += 128
        pages -= 1
    return width


@micropython.viper(optional=True)
def fill(frame: ptr8, x: int, y: int, width: int, height: int, ink: int):
    """Paint a rectangle white (ink 1), black (0) or turned over (2), cut to the frame."""
    right = x + width
    if right > 128:
        right = 128
    if x < 0:
        x = 0
    bottom = y + height
    if bottom > 64:
        bottom = 64
    if y < 0:
        y = 0
    while y < bottom:
        bits = (255 << (y & 7)) & 255
        below = (y | 7) + 1
        if below > bottom:
            bits &= 255 >> (below - bottom)
            below = bottom
        at = (y >> 3) * 128
        column = at + x
        end = at + right
        while column < end:
            if ink == 1:
                frame[column] |= bits
            elif ink == 0:
                frame[column] &= 255 - bits
            else:
                frame[column] ^= bits
            column += 1
        y = below
