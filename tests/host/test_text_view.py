"""The view in words: key names in, the screen's text form out."""

import io

import pytest

from host_tools.errors import Unusable
from host_tools.viewers import text


def played(device, keys):
    sink = io.StringIO()
    text.play(device, io.StringIO(keys), sink)
    return sink.getvalue()


def test_the_screen_stands_there_before_the_first_key(device):
    assert played(device, "") == "\n".join(device.text()) + "\n\n"


def test_each_key_is_followed_by_the_screen(device):
    screens = played(device, "down\n  down up\n\n").removesuffix("\n\n").split("\n\n")
    assert len(screens) == 4
    assert screens[1] == screens[3] != screens[2]


def test_case_does_not_matter(device):
    assert played(device, "DOWN").splitlines()[-2] == device.text()[-1]


def test_a_script_is_stopped_at_a_key_that_does_not_exist(device):
    with pytest.raises(Unusable, match=r'^standard input:2: there is no key "fire", only left '):
        played(device, "down\nup fire down\n")


def test_somebody_at_a_keyboard_is_told_and_goes_on(device, capsys):
    class Keyboard(io.StringIO):
        def isatty(self):
            return True

    sink = io.StringIO()
    text.play(device, Keyboard("fire down\n"), sink)
    assert 'there is no key "fire"' in capsys.readouterr().err
    assert sink.getvalue().splitlines()[-2] == device.text()[-1]
