"""Entry of a deal number with the D-pad: as a code, as a number, each shows the other."""

from micropython import const

from tarocchi import deals
from ui.canvas import BIG, width
from ui.screen import Screen, bar, hint_line, hints

_CODE_X = const(28)
_CODE_STEP = const(12)
_CODE_Y = const(18)
_NUMBER_X = const(34)
_NUMBER_STEP = const(6)
_NUMBER_Y = const(40)
_CODE = const(6)  # places of the code; those of the number follow them
_NUMBER = const(10)


class DealEntry(Screen):
    """Left and right go to a digit, up and down change it."""

    def __init__(self, app, new_game):
        super().__init__(app)
        self._new_game = new_game
        self._deal = new_game.deal or 0
        self._at = 0

    def press(self, key):
        if key == "a":
            self._new_game.deal = self._deal
        if key == "a" or key == "b":
            self.app.pop()
        elif key == "left" or key == "right":
            step = 1 if key == "right" else -1
            self._at = (self._at + step) % (_CODE + _NUMBER)
        elif key == "up" or key == "down":
            self._turn(1 if key == "up" else -1)
        self.dirty = True

    def _turn(self, step):
        """Turn the digit under the cursor like a wheel, without a carry."""
        if self._at < _CODE:
            shift = 5 * (_CODE - 1 - self._at)
            digit = self._deal >> shift & 31
            self._deal += ((digit + step) % 32 - digit) << shift
            return
        place = 10 ** (_CODE + _NUMBER - 1 - self._at)
        digit = self._deal // place % 10
        rest = self._deal - digit * place
        last = min((deals.LIMIT - 1 - rest) // place, 9)
        self._deal = rest + (digit + step) % (last + 1) * place

    def draw(self, canvas):
        t = self.app.t
        bar(canvas, t("new.deal"))
        code = deals.code(self._deal)
        for i, char in enumerate(code):
            x = _CODE_X + i * _CODE_STEP - width(char, BIG) // 2
            canvas.text(x, _CODE_Y, char, BIG)
        number = "%010d" % self._deal
        for i, char in enumerate(number):
            canvas.text(_NUMBER_X + i * _NUMBER_STEP + (5 - width(char)) // 2, _NUMBER_Y, char)
        if self._at < _CODE:
            place = self._at + (self._at >= 3)
            canvas.fill(_CODE_X + place * _CODE_STEP - 6, _CODE_Y - 2, 12, 16, 2)
        else:
            place = self._at - _CODE
            canvas.fill(_NUMBER_X + place * _NUMBER_STEP - 1, _NUMBER_Y - 2, 7, 11, 2)
        hints(canvas, t("do.ok"), t("do.back"))

    def text(self):
        t = self.app.t
        code = deals.code(self._deal)
        number = "%010d" % self._deal
        if self._at < _CODE:
            place = self._at + (self._at >= 3)
            code = code[:place] + "[" + code[place] + "]" + code[place + 1 :]
        else:
            place = self._at - _CODE
            number = number[:place] + "[" + number[place] + "]" + number[place + 1 :]
        return [t("new.deal"), code, number, hint_line(t("do.ok"), t("do.back"))]
