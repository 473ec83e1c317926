"""How tall a message of parts is on a phone, about: what may be left out of it depends on that.

The figures are those of a window of 390 px, as `tests/e2e/heights.py` measures it. Most messages are some px lower than
they say, so that few are told too much.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import ceil
from typing import Any

from discord import ComponentType, ui

from bot.ui.kit.layout import Picture
from bot.ui.kit.menus import BESIDE, GAP, LABEL, button_wide
from bot.ui.kit.menus import PHONE as WIDTH
from bot.ui.lettering import letters_wide, lines_filled

MOST = 800  # px of a whole message, so that nothing of it is scrolled
AROUND = 121  # px of its author, what called it, the frame, and that only one sees it
LINE, SMALL_LINE, HEADING_LINE = 22.0, 17.9, 20.8  # px
LETTER, SMALL_LETTER, HEADING_LETTER = 9.9, 8.1, 11.6  # px
APART = 12  # px between words and the button beside them
BUTTON, BUTTON_AROUND, BUTTON_LINE = 40, 6, 20.8  # px: a button is high at least, what is around its lines, a line
SELECT, ALONE, ALONE_LINE = 46, 14, 22  # px: a select, what is around one that is chosen, and a line of it
CHOSEN, CHOSEN_LINE = 6, 20  # px around what is chosen of several in a select, and of a line of it
CHOSEN_LETTER, CHOSEN_WIDTH = 8.9, 260  # px: a letter of it, and its lines
QUOTED, LISTED = 24, 22  # px that a quote is narrower, and an entry of a list
HEADED, HEADED_AGAIN = 6, 8  # px around a heading, and around one that does not stand first
TIME = re.compile(r"<t:-?\d+:([Rtf])>")
TIMES = {"R": "in 20 hours", "t": "12:30 PM", "f": "November 30, 2026 at 12:30 PM"}  # as a phone shows one
SMALL, QUOTE, ENTRY, HEADING = "-# ", "> ", "- ", "### "
PICTURE, STEP = 1080, 20  # px: how wide one is; what fits is counted in steps, so that the same is painted once
FILE = 74  # px of an uploaded file with its name and size
ROUNDED = 1  # px by which a message is taller than its parts where their heights are rounded
FLAT = Picture("", b"", "", PICTURE, 0)  # takes the place of one that is not painted yet
Json = Mapping[str, Any]


def tall(picture: Picture) -> float:
    """How many px of a phone a picture is tall; 0 where its size is not known."""
    if not picture.width:
        return 0
    return WIDTH * picture.height / picture.width


def left_by(text: str) -> float:
    """How many px of a phone the text of a post leaves for its pictures."""
    return MOST - _said(text.split("\n"))


def as_room(left: float) -> int:
    """So many px of a phone as the `room` of a picture, at least a step of it."""
    return max(STEP, round(left * PICTURE / WIDTH) // STEP * STEP)


def height(view: ui.LayoutView, pictures: Sequence[Picture]) -> int:
    """How many px of a phone a message fills, with its author and frame; `pictures` are those it shows.

    About, at 390 px wide and the usual size of letters. A picture whose name is not among them takes no room.
    """
    shapes = {f"attachment://{each.name}": each.height / each.width for each in pictures if each.width}
    made: Sequence[Json] = view.to_components()  # type: ignore[no-untyped-call]  # as discord.py has it
    parts = [_part(part, shapes) for part in _parts(made)]
    return AROUND + round(sum(parts)) + GAP * max(0, len(parts) - 1)


def fitting(
    ways: Iterable[Callable[[Sequence[Picture]], ui.LayoutView]], pictures: Sequence[Picture], spare: int = 0
) -> ui.LayoutView:
    """The first of several ways to make a message with these pictures that is no taller than a phone, or else the last.

    So many px are left `spare`. Raises ValueError without any way.
    """
    shown = None
    for way in ways:
        shown = way(pictures)
        if height(shown, pictures) <= MOST - spare:
            return shown
    if shown is None:
        raise ValueError("no way to show it")
    return shown


def room(way: Callable[[Sequence[Picture]], ui.LayoutView]) -> int:
    """How high the picture of a message may be, in px of one that is `PICTURE` px wide: what all else leaves of it."""
    return as_room(MOST - ROUNDED - height(way([FLAT]), [FLAT]))


def _parts(components: Sequence[Json]) -> Iterator[Json]:
    for each in components:
        if each["type"] == ComponentType.container.value:
            yield from _parts(each["components"])
        else:
            yield each


def _part(part: Json, shapes: Mapping[str, float]) -> float:
    kind = ComponentType(part["type"])
    if kind is ComponentType.text_display:
        return _said(part["content"].split("\n"))
    if kind is ComponentType.media_gallery:
        return sum(WIDTH * shapes.get(item["media"]["url"], 0) for item in part["items"])
    if kind is ComponentType.action_row:
        return _row(part["components"])
    if kind is ComponentType.file:
        return FILE
    beside = WIDTH - button_wide(part["accessory"]["label"]) - APART
    return max(BUTTON, sum(_said(each["content"].split("\n"), beside) for each in part["components"]))


def _said(lines: Sequence[str], room: float = WIDTH) -> float:
    """The height of lines that stand below each other."""
    headings = [place for place, line in enumerate(lines) if line.startswith(HEADING)]
    return sum(_line(line, room) for line in lines) + sum(HEADED_AGAIN if place else HEADED for place in headings)


def _line(line: str, room: float = WIDTH) -> float:
    """The height of a line of text, which may fill several where it has so much `room` across."""
    line = TIME.sub(_time, line)
    said = line.removeprefix(QUOTE)
    if said != line:
        room -= QUOTED
    if said.lstrip().startswith(ENTRY):
        room -= LISTED
    for mark, letter, tall in ((SMALL, SMALL_LETTER, SMALL_LINE), (HEADING, HEADING_LETTER, HEADING_LINE)):
        if said.startswith(mark):
            return tall * lines_filled(said.removeprefix(mark), room / letter)
    return LINE * lines_filled(said, room / LETTER)


def _time(found: re.Match[str]) -> str:
    return TIMES[found[1]]


def _select(select: Json) -> float:
    """The height of a select, which shows all that is chosen; of people or roles that is nobody at first."""
    chosen = [each["label"] for each in select.get("options", ()) if each.get("default")]
    if not chosen:
        return SELECT
    if select["max_values"] == 1:
        return max(SELECT, ALONE + ALONE_LINE * lines_filled(chosen[0], CHOSEN_WIDTH / CHOSEN_LETTER))
    lines = sum(ceil(CHOSEN_LETTER * letters_wide(label) / CHOSEN_WIDTH) for label in chosen)
    return SELECT - CHOSEN_LINE - CHOSEN + CHOSEN * len(chosen) + CHOSEN_LINE * lines


def _row(controls: Sequence[Json]) -> float:
    """The height of a select, or of buttons in as many lines as they need."""
    if any("label" not in each for each in controls):
        return sum(map(_select, controls))
    lines, room = list[float](), 0.0
    for each in controls:
        wanted = button_wide(each["label"])
        filled = lines_filled(each["label"], (WIDTH - BESIDE) / LABEL) if wanted > WIDTH else 1
        width, tall = min(wanted, WIDTH), max(BUTTON, BUTTON_AROUND + BUTTON_LINE * filled)
        if lines and width <= room:
            lines[-1] = max(lines[-1], tall)
        else:
            lines.append(tall)
            room = WIDTH
        room -= width + GAP
    return sum(lines) + GAP * (len(lines) - 1)
