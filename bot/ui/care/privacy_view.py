"""What is kept of a person, in plain words, with the ways to have all of it and to end it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discord import ui

from bot.ui.kit import way_back
from bot.ui.kit.controls import Row, Style, button, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import Document, card, file_part, layout, text
from bot.ui.panel.pages.leaves import leaf
from bot.words.texts import Texts


def view(counted: Mapping[str, int], texts: Texts, page: int = 0) -> ui.LayoutView:
    """A page of what is kept; `counted` are the games that name the person, as `Kept.counted` has them."""
    controls = [
        button(texts("privacy-export"), Call("privacy-export"), Style.primary),
        button(texts("privacy-delete"), Call("privacy-delete"), Style.danger),
    ]
    lines = [*texts("privacy-kept").splitlines(), texts("privacy-ways")]

    def way(some: Sequence[str], turning: list[Row]) -> ui.LayoutView:
        return layout(card(text(texts("privacy-title"), _games(counted, texts), *some), *turning, *rows(controls)))

    return leaf(lines, way, lambda number: Call("privacy", args=(str(number),)), page)


def _games(counted: Mapping[str, int], texts: Texts) -> str:
    return texts("privacy-games", games=counted["games"], living=counted["living"])


def exported(file: Document, texts: Texts) -> ui.LayoutView:
    """The file with all of it, which is uploaded with the message."""
    return layout(card(text(texts("privacy-exported")), file_part(file)))


def sure(counted: Mapping[str, int], texts: Texts) -> ui.LayoutView:
    """What deleting does, asked once more."""
    controls = [
        button(texts("privacy-delete-yes"), Call("privacy-erase"), Style.danger),
        way_back.to(Call("privacy"), texts),
    ]
    warned = texts("privacy-sure", living=counted["living"], opened=counted["opened"])
    return layout(card(text(warned), *rows(controls)))


def deleted(games: int, texts: Texts) -> ui.LayoutView:
    """That it is done."""
    return layout(card(text(texts("privacy-deleted", games=games))))
