"""The key: every icon of the game with what it means."""

from __future__ import annotations

from collections.abc import Sequence

from images.flow import Style, flow, icon, lines
from images.fonts import wrap
from images.parts import MARGIN, WIDTH, Texts, heading, section
from images.race.actions import ACTIONS, COVERED, HIGH, OPEN, action
from images.race.describing import power_text
from images.race.look import GOLD, PHASES
from images.race.signs import kind_sign, power_signs
from images.scene import Scene, Text, Thing, panel
from images.theme import ACCENT, INK, PANEL, PAPER
from rules.race.cards import DESIGNS, GOODS
from rules.race.choosing import SECOND, experienced
from rules.race.state import State

GROUPS = {
    "phases": tuple(f"phase-{phase}" for phase in PHASES),
    "actions": (*ACTIONS, "last", COVERED, OPEN),
    "cards": ("world", "defense", "development", "six", "vp", "tab"),
    "goods": (*GOODS, *(f"{good}-ring" for good in GOODS), "any", "any-ring", "here", "different"),
    "powers": ("card", "look", "keep", "self", "military", "/", "→", "n ×"),
    "table": ("chips", "hand", "crate", "tableau", "deck", "discard"),
}
SIGNS = {"/": "each", "→": "gives", "n ×": "times"}  # signs of letters, and the ends of their messages' ids
EXAMPLES = {"old-earth": 1, "alpha-centauri": 0, "space-marines": 0, "contact-specialist": 1, "mining-world": 1}
COLUMN, LINE, TEXT, READ = WIDTH / 2, 36, 84, 330  # px


def scene(view: State, texts: Texts, **_: object) -> Scene:
    """All icons in groups, and how powers are read."""
    drawn = Scene(WIDTH)
    top = heading(drawn, texts("race-picture-key"))
    for group in GROUPS:
        top = section(drawn, texts(f"race-picture-key-{group}"), top + 8, ACCENT)
        top = _group(drawn, texts, shown(view, group), top)
    top = section(drawn, texts("race-picture-key-examples"), top + 8, ACCENT)
    for card, index in EXAMPLES.items():
        top = _example(drawn, texts, card, index, top)
    drawn.height = round(top + 14)
    return drawn


def words(view: State, texts: Texts, **_: object) -> list[str]:
    """The same in lines."""
    said = [f"**{texts('race-picture-key')}**"]
    for group in GROUPS:
        said.append(f"**{texts(f'race-picture-key-{group}')}**")
        said += [f"- {_label(entry, texts)}{meaning(entry, texts)}" for entry in shown(view, group)]
    return said


def shown(view: State, group: str) -> list[str]:
    """The entries of a group: second action cards are known to the experts' game only."""
    return [entry for entry in GROUPS[group] if entry not in SECOND or experienced(view)]


def meaning(entry: str, texts: Texts) -> str:
    """What an icon means."""
    if entry in (*ACTIONS, "last", COVERED, OPEN):
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
    letter = texts(f"race-picture-letter-{good}") if good in GOODS else entry if entry in SIGNS else ""
    return f"{letter}: " if letter else ""


def _group(drawn: Scene, texts: Texts, entries: Sequence[str], top: float) -> float:
    """Two columns, filled by rows; where they end, in px."""
    start = len(drawn.things)
    y = top + 8
    for first in range(0, len(entries), 2):
        pair = entries[first : first + 2]
        rows = [wrap(meaning(entry, texts), 28, COLUMN - TEXT - 1.5 * MARGIN) for entry in pair]
        high = max(max(_height(entry) for entry in pair), LINE * max(map(len, rows))) + 8
        for i, (entry, said) in enumerate(zip(pair, rows, strict=True)):
            x = MARGIN + i * (COLUMN - MARGIN / 2)
            _icon(drawn, texts, entry, x + 34, y + high / 2)
            for j, row in enumerate(said):
                middle = y + high / 2 + (j - (len(said) - 1) / 2) * LINE
                drawn.add(Text(row, x + TEXT + 8, middle, 28, PAPER, note="legend"))
        y += high
    drawn.things.insert(start, panel((MARGIN / 2, top, WIDTH - MARGIN / 2, y + 8), PANEL))
    return y + 16


def _height(entry: str) -> int:
    return HIGH if entry in (*ACTIONS, "last", COVERED, OPEN) else 44


def _icon(drawn: Scene, texts: Texts, entry: str, x: float, y: float) -> None:
    if _height(entry) == HIGH:
        action(drawn, "produce" if entry == "last" else entry, x + 8, y, entry == "last", "key")
    elif entry in SIGNS:
        drawn.add(Text(entry, x, y, 32, weight="Bold", anchor="m", note="sign"))
    elif entry == "six":
        drawn.add(Thing("points", "six", x, y, 42, 42, 3))
        drawn.add(Text("7", x, y, 28, INK, "Bold", "m", note="points"))
    elif entry == "tab":
        drawn.add(Thing("tab", "", x, y, 44, 44, 3, GOLD))
        drawn.add(Text("1", x, y, 28, INK, "Bold", "m", note="number"))
    else:
        drawn.add(icon(kind_sign(entry, texts)[1:], x, y, "key"))


def _example(drawn: Scene, texts: Texts, name: str, index: int, top: float) -> float:
    """A power in signs, and the same in words."""
    card = DESIGNS["second"][name]
    power, style = card.powers[index], Style(30)
    rows = wrap(power_text(power, texts), 28, WIDTH - READ - 2 * MARGIN)
    bottom = top + max(60, LINE * len(rows) + 24)
    drawn.add(panel((MARGIN / 2, top, WIDTH - MARGIN / 2, bottom), PANEL))
    (signs,) = lines(power_signs(card, power, texts), WIDTH, style)
    flow(drawn, MARGIN + 8, (top + bottom) / 2, signs, style, "power")
    for i, row in enumerate(rows):
        drawn.add(Text(row, READ, (top + bottom) / 2 + (i - (len(rows) - 1) / 2) * LINE, note="words"))
    return bottom + 8
