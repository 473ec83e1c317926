"""The key: every icon of the game with what it means."""

from __future__ import annotations

from functools import partial

from images.drawing.canvas import Point
from images.drawing.fonts import wrap
from images.drawing.scene import Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, INK, PANEL
from images.layout.inline import TextStyle, break_line, icon, inline
from images.layout.legend import LINE, Entry, legend
from images.layout.parts import MARGIN, WIDTH, heading, section
from images.options import NO_OPTIONS, Options
from images.race.cards.actions import ACTIONS, COVERED, HIGH, OPEN, action
from images.race.cards.describing import power_text
from images.race.cards.signs import kind_sign, power_signs
from images.race.colours import GOLD, PHASES
from images.words.phrases import Texts
from rules.race.designs import DESIGNS, GOODS
from rules.race.phases.choosing import SECOND, experienced
from rules.race.state import State

CARDS = (*ACTIONS, "last", COVERED, OPEN)
GROUPS = {
    "phases": tuple(f"phase-{phase}" for phase in PHASES),
    "actions": CARDS,
    "cards": ("world", "defense", "development", "printed", "six", "vp", "tab"),
    "goods": (*GOODS, *(f"{good}-ring" for good in GOODS), "any", "any-ring", "here", "different"),
    "powers": ("card", "look", "keep", "self", "military", "/", "→", "n ×"),
    "table": ("chips", "hand", "crate", "tableau", "deck", "discard"),
}
SIGNS = {"/": "each", "→": "gives", "n ×": "times"}  # signs of letters, and the ends of their messages' ids
EXAMPLES = {"old-earth": 1, "alpha-centauri": 0, "space-marines": 0, "contact-specialist": 1, "mining-world": 1}
HEXAGONS = {"printed": ("", "2"), "six": ("six", "7")}  # how they look, and the points on them
ROOM = 92
READ = 330  # px for a sign, and for the signs of an example


def scene(position: State, texts: Texts, _: Options = NO_OPTIONS) -> Scene:
    """All icons in groups, and how powers are read."""
    drawn = Scene(WIDTH)
    top = heading(drawn, texts("race-picture-key"))
    for group in GROUPS:
        top = section(drawn, texts(f"race-picture-key-{group}"), top + 8, ACCENT)
        top = legend(drawn, [_entry(drawn, texts, entry) for entry in shown(position, group)], 2, ROOM, top) + 8
    top = section(drawn, texts("race-picture-key-examples"), top + 8, ACCENT)
    for card, index in EXAMPLES.items():
        top = _example(drawn, texts, card, index, top)
    drawn.height = round(top + 14)
    return drawn


def words(position: State, texts: Texts, _: Options = NO_OPTIONS) -> list[str]:
    """The same in lines."""
    said = [f"**{texts('race-picture-key')}**"]
    for group in GROUPS:
        said.append(f"**{texts(f'race-picture-key-{group}')}**")
        said += [f"- {_label(entry, texts)}{meaning(entry, texts)}" for entry in shown(position, group)]
    return said


def shown(position: State, group: str) -> list[str]:
    """The entries of a group: second action cards are known to the experts' game only."""
    return [entry for entry in GROUPS[group] if entry not in SECOND or experienced(position)]


def meaning(entry: str, texts: Texts) -> str:
    """What an icon means."""
    if entry in CARDS:
        return texts(f"race-picture-action-{entry}")
    return texts(f"race-picture-icon-{SIGNS.get(entry, entry)}")


def _label(entry: str, texts: Texts) -> str:
    """The letters on an icon, for those who do not see it."""
    if entry in ACTIONS:
        phase, more = ACTIONS[entry]
        return f"{PHASES[phase][0]} {more}".strip() + ": "
    if entry.startswith("phase-"):
        return f"{PHASES[entry.removeprefix('phase-')][0]}: "
    good = entry.removesuffix("-ring")
    if good in GOODS:
        return texts(f"race-picture-letter-{good}") + ": "
    if entry not in SIGNS:
        return ""
    return f"{entry}: "


def _entry(drawn: Scene, texts: Texts, entry: str) -> Entry:
    return Entry(meaning(entry, texts), partial(_icon, drawn, texts, entry), HIGH + 8 if entry in CARDS else 52)


def _icon(drawn: Scene, texts: Texts, entry: str, at: Point) -> None:
    x, y = at
    if entry in CARDS:
        action(drawn, "produce" if entry == "last" else entry, x, y, "key", last=entry == "last")
    elif entry in SIGNS:
        drawn.add(Text(entry, x, y, 32, weight="Bold", anchor="m", tag="sign"))
    elif entry in HEXAGONS:
        look, points = HEXAGONS[entry]
        drawn.add(Thing("points", look, x, y, 42, 42, 3))
        drawn.add(Text(points, x, y, 28, INK, "Bold", "m", tag="points"))
    elif entry == "tab":
        drawn.add(Thing("tab", "", x, y, 44, 44, 3, GOLD))
        drawn.add(Text("1", x, y, 28, INK, "Bold", "m", tag="number"))
    else:
        drawn.add(icon(kind_sign(entry, texts)[1:], x, y, "key"))


def _example(drawn: Scene, texts: Texts, name: str, index: int, top: float) -> float:
    """A power in signs, and the same in words."""
    card = DESIGNS["second"][name]
    power = card.powers[index]
    style = TextStyle(30)
    rows = wrap(power_text(power, texts), 28, WIDTH - READ - 2 * MARGIN)
    bottom = top + max(60, LINE * len(rows) + 24)
    drawn.add(panel((MARGIN / 2, top, WIDTH - MARGIN / 2, bottom), PANEL))
    (signs,) = break_line(power_signs(card, power, texts), WIDTH, style)
    inline(drawn, MARGIN + 8, (top + bottom) / 2, signs, style, "power")
    for i, row in enumerate(rows):
        drawn.add(Text(row, READ, (top + bottom) / 2 + (i - (len(rows) - 1) / 2) * LINE, tag="words"))
    return bottom + 8


def alt(position: State, texts: Texts, _: Options = NO_OPTIONS) -> str:
    """What the key has; its words are in the lines."""
    return texts("race-picture-alt-key")
