"""Deal numbers: the same number gives the same cards everywhere, and reads well aloud as a code.

A code is the number in Crockford's base 32 (no I, L, O, U), three digits, a dash, three digits.
"""

from tarocchi.errors import BadDeal

LIMIT = 1 << 30
_DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def code(number):
    """Return the code of a deal number, such as "7K3-M2Q"."""
    digits = ""
    for shift in (25, 20, 15, 10, 5, 0):
        digits += _DIGITS[number >> shift & 31]
    return digits[:3] + "-" + digits[3:]


def parse(text):
    """Return the deal number of a text: digits alone are the number, anything else is a code.

    O reads as 0, I and L as 1, in either case, and the dash may be left out unless all the rest
    are digits. Raises BadDeal.
    """
    text = text.strip().upper()
    if text and not text.strip("0123456789"):  # isdigit knows digits that int does not
        # Counting digits first: the device should not build a huge int for a huge typing error.
        number = int(text) if len(text.lstrip("0")) <= 10 else LIMIT
        if number < LIMIT:
            return number
        raise BadDeal("deal number %s is out of range; give 0 to %d" % (text, LIMIT - 1))
    digits = text
    if len(text) == 7 and text[3] == "-":
        digits = text[:3] + text[4:]
    number = 0
    for letter in digits.replace("O", "0").replace("I", "1").replace("L", "1"):
        value = _DIGITS.find(letter)
        if value < 0 or len(digits) != 6:
            number = LIMIT
            break
        number = number << 5 | value
    if not digits or number >= LIMIT:
        raise BadDeal(
            "%s is no deal; give a number from 0 to %d or a code such as 7K3-M2Q"
            % (text or "nothing", LIMIT - 1)
        )
    return number
