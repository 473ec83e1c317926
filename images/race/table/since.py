"""What happened: rounds, and in each what every player chose, placed, drew, produced, sold and consumed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from images.drawing.fonts import fit, width
from images.drawing.scene import Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, MUTED, PANEL
from images.layout.badges import badge
from images.layout.inline import TextStyle, inline, inline_width
from images.layout.parts import MARGIN, WIDTH, heading, section
from images.options import NO_OPTIONS, Options
from images.race.seats import seat_owner
from images.race.table.happened import SIGNS, sentence, told, totals
from images.words.limited import ROOM
from images.words.phrases import Texts
from rules.core.flow import Event
from rules.race.state import State

Numbered = tuple[int, Event]
Done = tuple[int, str, Event]  # the number of the log line, the phase, the event
SIDE = MARGIN / 2
COLUMN = (WIDTH - 2 * MARGIN) / 2
ROW = 52
HEAD = 64  # px
PHASE = 40
NUMBER = 60
CHOSEN = 420
LINE = TextStyle()
LONGEST = 800  # characters of what is told in a description
MOST = 60  # events
LINE_ROOM = 100  # characters kept for saying that there was more


@dataclass(slots=True)
class Part:
    """A round, or the end, or what came before either: its heading, and by seat what happened in which phase."""

    title: str = ""
    seats: dict[int, list[Done]] = field(default_factory=dict)


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """Events with the numbers of their log lines, a panel for each player and round."""
    drawn = Scene(WIDTH)
    top = heading(drawn, texts("race-picture-since"))
    said = [one for one in options.events if told(one[1])]
    found = parts(texts, said[-MOST:])
    if not found:
        top = section(drawn, texts("race-picture-since-nothing"), top)
    if len(said) > MOST:
        top = section(drawn, texts("race-picture-since-before", count=len(said) - MOST), top)
    for part in found:
        if part.title:
            top = section(drawn, part.title, top + 6, ACCENT)
        for seat, done in sorted(part.seats.items()):
            top = _seat(drawn, position, texts, options.names, seat, done, top)
    drawn.height = round(top + 14)
    return drawn


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """A line for each event, the latest ones where there are too many."""
    names = options.names
    said = [
        f"**{number}** · {sentence(position, texts, event, names)}" for number, event in options.events if told(event)
    ]
    shown = said[-MOST:]
    while sum(len(line) + 1 for line in shown) > ROOM - LINE_ROOM:
        del shown[0]
    if len(said) > len(shown):
        return [texts("race-picture-since-before", count=len(said) - len(shown)), *shown]
    return shown or [texts("race-picture-since-nothing")]


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """How much happened, and who did the most visible things."""
    said = [event for _, event in options.events if told(event)]
    if not said:
        return texts("race-picture-since-nothing")
    seen = [sentence(position, texts, event, options.names) for event in said if event.kind in ("actions", "placed")]
    first = texts("race-picture-alt-since", count=len(said))
    if not seen:
        return first
    return f"{first} {'; '.join(seen)[:LONGEST]}."


def parts(texts: Texts, events: Sequence[Numbered]) -> list[Part]:
    """Events by round and seat, each with the phase it happened in."""
    found = [Part()]
    phase = ""
    for number, event in events:
        if event.kind in ("round", "over"):
            title = texts("race-picture-over") if event.kind == "over" else _round(texts, event)
            found.append(Part(f"{number} · {title}"))
            phase = ""
        elif event.kind == "phase":
            phase = str(event.facts["phase"])
        elif told(event):
            found[-1].seats.setdefault(int(event.facts["seat"]), []).append((number, phase, event))
    return [part for part in found if part.title or part.seats]


def _round(texts: Texts, event: Event) -> str:
    return texts("race-picture-round", round=event.facts["round"])


def _seat(
    drawn: Scene, position: State, texts: Texts, names: Sequence[str], seat: int, done: Sequence[Done], top: float
) -> float:
    """A player's panel: who chose what and what came of it, then each event with its number; where it ends, in px."""
    chosen = [one for one in done if one[2].kind == "actions"]
    others = [one for one in done if one[2].kind != "actions"]
    rows = -(-len(others) // 2)
    bottom = top + HEAD + (ROW * rows + 8 if rows else 4)
    who = seat_owner(position, seat, texts, names)
    drawn.add(panel((SIDE, top, WIDTH - SIDE, bottom), PANEL))
    badge(drawn, who, SIDE + 36, top + 34)
    drawn.add(Text(fit(who.name, 34, CHOSEN - 110), SIDE + 68, top + 34, 34, weight="Bold", tag="player"))
    for one in chosen:
        _event(drawn, position, texts, one, CHOSEN, top + 34)
    sums = totals(position, texts, [event for _, _, event in others])
    inline(drawn, WIDTH - SIDE - 16 - inline_width(sums, TextStyle(30)), top + 34, sums, TextStyle(30), f"sums {seat}")
    for i, one in enumerate(others):
        _event(drawn, position, texts, one, MARGIN + (i % 2) * COLUMN, top + HEAD + ROW * (i // 2) + ROW / 2 - 4)
    return bottom + 12


def _event(drawn: Scene, position: State, texts: Texts, one: Done, x: float, y: float) -> None:
    """The number of the log line, the phase, and what happened in signs."""
    number, phase, event = one
    drawn.add(Text(str(number), x + NUMBER - 8, y, colour=MUTED, anchor="r", tag="number"))
    right = x + COLUMN - 8
    x += NUMBER
    if phase:
        drawn.add(Thing("phase", phase, x + 18, y, 36, 36, 2, tag="event"))
        x += PHASE
    inline(drawn, x, y, _within(SIGNS[event.kind](position, texts, event.facts), right - x), LINE, event.kind)


def _within(signs: Sequence[str], room: float) -> list[str]:
    """Signs with their longest text cut to what room the others leave."""
    longest = max((sign for sign in signs if not sign.startswith("@")), key=len, default="")
    left = room - inline_width(signs, LINE) + width(longest, LINE.size)
    return [fit(longest, LINE.size, left) if sign == longest else sign for sign in signs]
