"""How numbers are written for people: with a minus, which is as wide as a plus, and not with a hyphen."""

from __future__ import annotations

MINUS = "\N{MINUS SIGN}"


def written(number: int) -> str:
    """A number: `3`, `−3`."""
    return f"{number}".replace("-", MINUS)


def signed(number: int) -> str:
    """A number that is added or taken away: `+3`, `−3`, `+0`."""
    return f"{number:+}".replace("-", MINUS)


def roughly(number: float) -> str:
    """A number that is added or taken away on average: `+3.1`, `−0.5`."""
    return f"{number:+.1f}".replace("-", MINUS)


def said(amount: int | str) -> str:
    """What there is of something: a number as it is written, words as they are: `said("–")` is `–`."""
    if isinstance(amount, int):
        return written(amount)
    return amount
