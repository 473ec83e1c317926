"""The reference view: cards, action cards, phases, goods and what is counted, with all that they do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from images.drawing.canvas import Point
from images.drawing.scene import Scene, Thing
from images.layout.parts import WIDTH
from images.layout.plates import Line, Plate, columns_and_size, head, icon_sign, plates
from images.options import NO_OPTIONS, Options
from images.race.cards import card
from images.race.cards.actions import action
from images.race.cards.describing import line
from images.race.cards.grid import ShownCard, grid
from images.race.cards.signs import kind_sign
from images.race.seats import card_name
from images.words import limited
from images.words.chapters import Chapters, description_of
from images.words.phrases import Texts, bold
from rules.race.contents import CHAPTERS
from rules.race.designs import VALUE_OF_GOOD, Card
from rules.race.state import State

COLUMNS = 3
REFERENCE = Chapters("race", CHAPTERS)
ACTION_ENTRIES = REFERENCE.of("action")
ICONS = {"hand": "hand", "goods": "crate", "chips": "chips", "military": "military", "tableau": "tableau"}


def title(texts: Texts, chapter: str, id: str) -> str:
    """What an entry is called."""
    if chapter == "card":
        return card_name(id, texts)
    return texts(f"race-name-tag-{id}" if chapter == "tag" else f"race-name-{id}")


def about(texts: Texts, chapter: str, id: str) -> str:
    """What is said of an entry that is no card."""
    if chapter == "good":
        return texts("race-about-good", cards=VALUE_OF_GOOD[id])
    return texts("race-about-tag" if chapter == "tag" else f"race-about-{chapter}-{id}")


def only_cards(entries: Sequence[str]) -> list[str]:
    """The cards among the entries; none where something else is among them."""
    named = [REFERENCE.parted(entry) for entry in entries]
    if not all(chapter == "card" for chapter, _ in named):
        return []
    return [id for _, id in named]


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """One card as on its own view, several side by side; all else on plates. Without entries the action cards."""
    entries = options.entries or ACTION_ENTRIES
    cards, single = only_cards(entries), len(entries) == 1
    if cards and single:
        return card.scene(position, texts, replace(options, card=cards[0]))
    drawn = Scene(WIDTH)
    top = head(drawn, REFERENCE.heading(texts, entries))
    if cards:
        top = grid(drawn, position, texts, [ShownCard(id) for id in cards], top, COLUMNS)
    else:
        shown = [plate(drawn, position, texts, *REFERENCE.parted(entry)) for entry in entries]
        columns, size = columns_and_size(large=single)
        top = plates(drawn, shown, top, columns, size)
    drawn.height = round(top + 14)
    return drawn


def plate(drawn: Scene, position: State, texts: Texts, chapter: str, id: str) -> Plate:
    """An entry as a plate, a card in short among other things."""
    if chapter == "card":
        own: Card = position.card(id)
        said = line(own, texts)
        return Plate(title(texts, chapter, id), [Line(words=(said.words + said.more).replace("**", ""))])
    lines = [Line(words=about(texts, chapter, id))]
    if chapter == "action":
        lines.insert(0, Line(draw=partial(_action, drawn, id), high=96))
    return Plate(title(texts, chapter, id), lines, _sign(drawn, texts, chapter, id), tag=f"{chapter} {id}")


def _action(drawn: Scene, id: str, at: Point) -> None:
    action(drawn, id, at[0] + 40, at[1], f"action {id}")


def _sign(drawn: Scene, texts: Texts, chapter: str, id: str) -> Callable[[Point], None] | None:
    if chapter == "phase":
        return lambda at: drawn.add(Thing("phase", id, *at, 44, 44, 3, tag=id))
    icons = {"good": lambda: kind_sign(id, texts)[1:], "count": lambda: ICONS.get(id, "")}
    icon = icons.get(chapter, str)()
    return icon_sign(drawn, icon)


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """What is shown; of one entry what it does."""
    entries = options.entries or ACTION_ENTRIES
    cards = only_cards(entries)
    if len(cards) == len(entries) == 1:
        return card.alt(position, texts, replace(options, card=cards[0]))
    if len(entries) == 1:
        return description_of(words(position, texts, options))
    return REFERENCE.listed(texts, entries, title)


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Every entry with all that it says, a line each; one card as on its own view."""
    entries = options.entries or ACTION_ENTRIES
    cards = only_cards(entries)
    if len(cards) == len(entries) == 1:
        return card.words(position, texts, replace(options, card=cards[0]))
    if len(entries) == 1:
        chapter, id = REFERENCE.parted(entries[0])
        return [REFERENCE.titled(texts, chapter, title(texts, chapter, id)), about(texts, chapter, id)]
    return limited.limited([_told(position, texts, *REFERENCE.parted(entry)) for entry in entries])


def _told(position: State, texts: Texts, chapter: str, id: str) -> limited.Line:
    if chapter == "card":
        return line(position.card(id), texts)
    return limited.Line(bold(title(texts, chapter, id)), f": {about(texts, chapter, id)}")
