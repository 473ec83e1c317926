"""The page with the map of a table before it starts, as a picture or in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from discord import ui

from bot.table.game.snapshot import GameSnapshot
from bot.table.seating.choosing import counts
from bot.ui.kit import way_back
from bot.ui.kit.controls import Control, Row, button, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import Picture, card, gallery, layout, text
from bot.ui.panel.pages.leaves import leaf
from bot.ui.panel.pages.pictured import Pictured
from bot.words.posts import happened
from bot.words.tables import table_in_text
from bot.words.texts import Texts

IN_WORDS = "words"
LONGEST = 3500


def pictured(snapshot: GameSnapshot, count: int, texts: Texts, *, known: bool) -> Pictured:
    """The page with the picture of the map with so many players; where it is not `known`, without a picture.

    What it says of the map is in small letters where the map could not be as tall as it is.
    """

    def way(pictures: Sequence[Picture], *, small: bool = False) -> ui.LayoutView:
        other = Call("map", snapshot.row.id, 0, (str(count), IN_WORDS))
        others = [button(texts("ui-words"), other)] if known else []
        return layout(card(_head(snapshot, count, texts, known=known, small=small), *gallery(pictures),
                           *_ways(snapshot, count, texts, others)))  # fmt: skip

    return Pictured([way], [partial(way, small=True)])


def in_words(snapshot: GameSnapshot, count: int, texts: Texts, lines: Sequence[str], page: int = 0) -> ui.LayoutView:
    """A page of the same map in words."""

    def turn(number: int) -> Call:
        return Call("map", snapshot.row.id, 0, (str(count), IN_WORDS, str(number)))

    def way(some: Sequence[str], turning: list[Row]) -> ui.LayoutView:
        other = button(texts("ui-map"), Call("map", snapshot.row.id, 0, (str(count),)))
        said = [text(*some, limit=LONGEST)] if some else []
        return layout(card(_head(snapshot, count, texts, known=True), *said, *turning,
                           *_ways(snapshot, count, texts, [other])))  # fmt: skip

    return leaf([*filter(None, lines)], way, turn, page)


def _head(
    snapshot: GameSnapshot, count: int, texts: Texts, *, known: bool, small: bool = False
) -> ui.TextDisplay[ui.LayoutView]:
    """What the page is about, and how much of it is certain."""
    title = texts("ui-map-title", name=table_in_text(snapshot.row), count=count)
    certain = texts(_certain(snapshot, known=known), command=f"/{snapshot.row.kind} new")
    return text(title, happened.small(certain) if small else certain)


def _certain(snapshot: GameSnapshot, *, known: bool) -> str:
    """The text that says how much of the picture is certain."""
    if snapshot.row.seed_given:
        return "ui-map-seed"
    if known:
        return "ui-map-certain"
    return "ui-map-drawn"


def _ways(snapshot: GameSnapshot, count: int, texts: Texts, others: Sequence[Control]) -> list[Row]:
    """The ways to the map with other numbers of players, to its other form, and back to the options."""
    back = way_back.to(Call("options", snapshot.row.id), texts)
    return rows([*_counts(snapshot, count, texts), *others, back])


def _counts(snapshot: GameSnapshot, count: int, texts: Texts) -> Iterator[Control]:
    for each in counts(snapshot):
        if each != count:
            yield button(texts("ui-queue-seats-count", count=each), Call("map", snapshot.row.id, 0, (str(each),)))
