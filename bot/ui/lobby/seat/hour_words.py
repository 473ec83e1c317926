"""Hours as people write them, in any of our languages: `9 am`, `오후 11시`."""

from __future__ import annotations

from babel import Locale

from bot.words.texts import LOCALES, Texts

HALF = 12


def in_24_hours(given: str) -> str:
    """The number of the hour that is meant, from 0 to 24; what is no such hour comes back as it is."""
    left, halves = given.casefold(), set[str]()
    for locale in LOCALES:
        for half, word in _halves(locale):
            if word in left:
                left = left.replace(word, "", 1)
                halves.add(half)
        for sign in Texts(locale)("hours-signs").split(","):
            left = left.strip().removesuffix(sign.strip())
    left = left.strip()
    if not left.isdecimal() or len(left) > 2 or len(halves) > 1:
        return given
    if not halves:
        return left
    hour = int(left)
    if 0 < hour <= HALF:
        return str(hour % HALF + HALF * ("pm" in halves))
    return given


def _halves(locale: str) -> list[tuple[str, str]]:
    """What the halves of a day are called: `am` and `pm`, each with its word."""
    words = Locale.parse(locale).day_periods["format"]["wide"]
    return [(half, str(words[half]).casefold()) for half in ("am", "pm")]
