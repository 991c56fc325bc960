"""The fingerprint of code: what it does counts, what is said about it does not."""

import pytest

from host_tools import fingerprint


@pytest.fixture
def written(monkeypatch, tmp_path):
    """The fingerprint of a folder with one file of a given text."""
    monkeypatch.setattr(fingerprint, "ROOT", tmp_path)

    def of(text):
        (tmp_path / "code").mkdir(exist_ok=True)
        (tmp_path / "code" / "file.py").write_text(text)
        return fingerprint.fingerprint("code")

    return of


PLAIN = "def double(n):\n    return 2 * n\n"


def test_words_about_the_code_change_nothing(written):
    assert written('"""Sums."""\n\n\ndef double(n):\n    "Twice."\n    return 2*n  # !\n') == (
        written(PLAIN)
    )


def test_another_number_changes_it(written):
    assert written(PLAIN.replace("2", "3")) != written(PLAIN)


def test_another_name_of_the_file_changes_it(written, tmp_path):
    before = written(PLAIN)
    (tmp_path / "code" / "file.py").rename(tmp_path / "code" / "other.py")
    assert fingerprint.fingerprint("code") != before
