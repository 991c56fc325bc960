"""The inner loops of drawing: packed glyphs and rectangles into a MONO_VLSB frame of 128 x 64."""

import micropython


@micropython.viper(optional=True)
def spell(text: ptr8, size: int, font: ptr8, glyphs: ptr16, data: ptr8) -> int:
    """Look up the glyphs of a text of `size` bytes of UTF-8; return its width in pixels.

    glyphs gets their number and then their places in data; it ends the text when it is full (its
    64 numbers are more than fit on a line). A font is a byte of how many characters it has past
    code 126, the places of the glyphs from code 32 on, two bytes each, then the codes past 126.
    What it lacks is the first picture in data.
    """
    tail = font[0]
    count = 0
    width = 0
    at = 0
    while at < size and count < 63:
        code = text[at]
        at += 1
        if code >= 0xF0:
            code = 0
            at += 3
        elif code >= 0xE0:
            code = (code & 15) << 12 | (text[at] & 63) << 6 | text[at + 1] & 63
            at += 2
        elif code >= 0xC0:
            code = (code & 31) << 6 | text[at] & 63
            at += 1
        index = code - 32
        if index > 94:
            index = 0
            other = 191 + 2 * tail
            while index < tail and (font[other] | font[other + 1] << 8) != code:
                index += 1
                other += 2
            index = -1 if index == tail else index + 95
        place = 0
        if index >= 0:
            place = font[1 + 2 * index] | font[2 + 2 * index] << 8
        count += 1
        glyphs[count] = place
        width += data[place] + 1
    glyphs[0] = count
    return width - 1 if count else 0


@micropython.viper(optional=True)
def place(pictures: ptr8, size: int, name: ptr8, length: int) -> int:
    """Look up a picture of that name: " NAME=PLACE" for each, PLACE in four digits; -1 without."""
    at = 0
    while at < size:
        at += 1
        same = 0
        while same < length and pictures[at + same] == name[same]:
            same += 1
        if same == length and pictures[at + same] == 61:
            at += same
            found = 0
            for digit in range(1, 5):
                found = 10 * found + pictures[at + digit] - 48
            return found
        while at < size and pictures[at] != 32:
            at += 1
    return -1


@micropython.viper(optional=True)
def blit(frame: ptr8, x: int, y: int, data: ptr8, glyphs: ptr16, ink: int) -> int:
    """Draw pictures side by side, a pixel between them; return the x after the last and its gap.

    glyphs is how many, then where in data each is packed: a byte of width, a byte (rows below y
    to start, plus 4) << 4 | pages, then the columns of each page, top row in the low bit. Ink 0
    draws black. What falls outside is cut.
    """
    count = glyphs[0]
    index = 1
    while index <= count:
        at = glyphs[index]
        index += 1
        width = data[at]
        pages = data[at + 1] & 15
        top = y + (data[at + 1] >> 4) - 4
        at += 2
        shift = top & 7
        row = (top >> 3) * 128
        end = x + width
        while pages > 0:
            column = x
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
        x = end + 1
    return x


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
