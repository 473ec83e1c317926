"""How wide words are on a screen, in usual letters of the Latin alphabet such as `n`."""

from __future__ import annotations

from functools import lru_cache
from unicodedata import east_asian_width

NARROW, WIDE, FULL, DRAWN = 0.57, 1.4, 1.52, 2.05  # of a letter; FULL is one of the Korean alphabet, DRAWN an emoji
NARROW_ONES = frozenset(" '\u00a0,./:;|·!()[]-ijlIJftr")
WIDE_ONES = frozenset("mwMW%@+−×=—→★▸…◀▶")
KEPT = 4096  # words of which it is known
STRONG, BOLD = "**", 1.12  # what is around bold letters, and how much wider these are


@lru_cache(maxsize=KEPT)  # a panel is measured several times, and much of it stands on the next one, too
def letters_wide(words: str) -> float:
    """How wide words are, in letters such as `n`; signs of emphasis take no room, bold letters more.

    Letters of Korean and other wide ones count more than one. About right: every system has its own face.
    """
    parts = enumerate(words.split(STRONG))
    return sum(sum(map(_wide, part)) * (BOLD if number % 2 else 1) for number, part in parts)


@lru_cache(maxsize=KEPT)
def lines_filled(words: str, room: float) -> int:
    """How many lines of `room` letters words fill, which break where they are apart by spaces; at least 1.

    A word that is longer than a line does not break.
    """
    count, used, word = 1, 0.0, 0.0
    for number, part in enumerate(f"{words} ".split(STRONG)):
        for letter in part:
            word += _wide(letter) * (BOLD if number % 2 else 1)
            if letter == " ":
                if used and used + word > room + NARROW:
                    count, used = count + 1, 0.0
                used, word = used + word, 0.0
    return count


def _wide(letter: str) -> float:
    if letter in NARROW_ONES:
        return NARROW
    if letter in WIDE_ONES:
        return WIDE
    if east_asian_width(letter) == "W" and letter.isalpha():
        return FULL
    if east_asian_width(letter) == "W":
        return DRAWN
    return float(letter not in "*`\\")
