"""Which components of a game have values that are not the printed ones, in the words of a table."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import PurePath

from bot.words.texts import Texts
from rules import replacements


@cache
def components(game: str) -> dict[str, int]:
    """How many components have such values, by the name of their file without its ending; as this bot plays it.

    What a host has put in the place of files holds from the start of the process on, so it is read once.
    """
    marked = dict.fromkeys((value.file, value.id) for value in replacements.own_values(game))
    return Counter(PurePath(file).stem.replace("_", "-") for file, _ in marked)


def not_printed(game: str, texts: Texts) -> str:
    """How many there are, and where they are listed; "" where all are printed."""
    found = components(game)
    if not found:
        return ""
    return texts("ui-own-values", game=game, count=sum(found.values()))


def which(game: str, texts: Texts) -> str:
    """Which they are, and how a host replaces them; "" where all are printed."""
    found = components(game)
    if not found:
        return ""
    listed = ", ".join(f"{texts(f'{game}-file-{name}')} {count}" for name, count in found.items())
    return texts("ui-own-values-list", game=game, list=listed)
