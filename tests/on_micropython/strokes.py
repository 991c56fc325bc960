"""Random pictures, texts and rectangles as lines of hexadecimal, to compare both VMs."""

import sys
from binascii import hexlify


class Paper:
    """A display that is only a frame."""

    def __init__(self):
        self.frame = memoryview(bytearray(1024))


def lines(seed, count):
    """Yield the frame after every thirty strokes, and what text returned."""
    from ui import canvas, glyphs

    state = [seed]

    def below(limit):
        state[0] = (state[0] * 1103515245 + 12345) & 0x3FFFFFFF
        return (state[0] >> 8) % limit

    paper = Paper()
    pen = canvas.Canvas(paper)
    names = sorted([word.split("=")[0] for word in glyphs.PICTURES.decode().split()])
    letters = "AgÈñ’…▲½ 0\u2603\n-Mq¿"
    fonts = (canvas.BODY, canvas.SMALL, canvas.BIG)
    for number in range(count):
        x, y, ink = below(220) - 60, below(150) - 50, below(2)
        word = "".join([letters[below(len(letters))] for _ in range(below(9))])
        ends = (
            pen.icon(x, y, names[below(len(names))], ink),
            pen.text(y, x, word, fonts[below(3)], 1 - ink),
            canvas.width(word, fonts[below(3)]),
        )
        pen.fill(below(180) - 40, below(100) - 30, below(70), below(40), below(3))
        if number % 30 == 29:
            yield "%s %s" % (ends, hexlify(paper.frame).decode())


if __name__ == "__main__":
    for line in lines(int(sys.argv[1]), int(sys.argv[2])):
        print(line)
