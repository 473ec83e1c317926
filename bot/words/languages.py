"""What all people of a table read: in its language, or in two languages one beneath the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import zip_longest
from typing import Any

from bot.store.rows import GameRow
from bot.words.texts import Texts

Languages = Sequence[Texts]


def public_texts(row: GameRow) -> Languages:
    """The texts of a table's languages, one or two, the first one first.

    What is public is said in all of them, one beneath the other.
    """
    return [Texts(locale) for locale in (row.locale, row.second_locale) if locale]


def lines_in(languages: Languages, lines: Callable[[Texts], Iterable[str]]) -> list[str]:
    """Lines in every language, each beneath the one it translates; what is the same in both stands once.

    `lines` gives as many in each language.
    """
    told = zip_longest(*(list(lines(texts)) for texts in languages), fillvalue="")
    return [line for same in told for line in dict.fromkeys(same)]


def label_in(languages: Languages, message: str, **args: Any) -> str:
    """A short text in every language, for a control: `My turn / 내 차례`."""
    return " / ".join(dict.fromkeys(texts(message, **args) for texts in languages))


def own_label_in(languages: Languages, game: str, message: str) -> str:
    """`label_in`, in the game's own words where it has some (see `Texts.own`)."""
    return " / ".join(dict.fromkeys(texts.own(game, message) for texts in languages))
