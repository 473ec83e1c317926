"""The objectives view: everybody's points on a track, public and own secret objectives, and who scored what."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import partial

from images.drawing.fonts import SMALLEST, fit, wrap
from images.drawing.scene import Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, MUTED, PANEL, PANEL_LIGHT
from images.layout.badges import badge, badge_size, beside
from images.layout.fitting import fitting, within
from images.layout.parts import MARGIN, WIDTH, heading, section
from images.layout.seats import Owner
from images.options import NO_OPTIONS, Options
from images.ti4 import phrases
from images.ti4.seats import owners_of, ranked, stage, turn_order
from images.words.limited import Line, limited
from images.words.phrases import Texts, bold, first_line, listed, sentences, titled
from rules.core.hidden import MASK
from rules.ti4.components.objectives import OBJECTIVES, STAGES
from rules.ti4.scoring.victory import points_to_win
from rules.ti4.state import Player, State

ROW = 54  # px a seat is high on the track
NAMED = 300  # px before the track
TOTAL = 76  # px behind it
LINE = 36


TRACK, OTHERS = "track", "others"  # parts that are left out where a question needs the room


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """The track, then every public objective with what it asks for and who scored it, then what else was scored.

    Beside a question there is as much of it as fits, in the end what is asked for by those objectives alone that can
    be chosen. Elsewhere it is whole as long as there is room.
    """
    everything = partial(_drawn, position, texts, options)
    every = [*position.objectives, *secrets_of(position, options)]
    ways = [
        partial(everything, {TRACK, OTHERS}, every),
        partial(everything, {TRACK}, every),
        partial(everything, set[str](), every),
        partial(everything, set[str](), options.choices),
    ]
    if options.question:
        return fitting(ways, options.room)
    return within(ways[:2], options.room)


def _drawn(
    position: State, texts: Texts, options: Options, parts: Collection[str], described: Collection[str]
) -> Scene:
    """These parts beside all public objectives, of which those `described` say what they ask for."""
    drawn = Scene(WIDTH)
    owners = owners_of(position, texts, options.names)
    top = heading(drawn, texts("ti4-picture-objectives", points=points_to_win(position)), stage(position, texts))
    if TRACK in parts:
        top = _track(drawn, position, owners, top)
    for title, shown in _headed(position, texts, options):
        top = section(drawn, title, top + 6)
        for id in shown:
            task = texts(f"ti4-task-{id}") if id in described else ""
            top = _objective(drawn, position, texts, id, owners, top, task) + 8
    if OTHERS in parts and any(others_of(position, texts, player) for player in position.players):
        top = section(drawn, texts("ti4-picture-other-points"), top)
        top = _others(drawn, position, texts, owners, top)
    drawn.height = round(top + 8)
    return drawn


def _headed(position: State, texts: Texts, options: Options) -> Iterator[tuple[str, list[str]]]:
    """The headings, each with the objectives below it: public ones by stage, those made public, and one's own."""
    for part in STAGES[:2]:
        left = position.objectives_left.get(part, 0)
        shown = [id for id in position.objectives if OBJECTIVES[id].stage == part]
        yield texts(f"ti4-picture-stage-{part}", left=left), shown
    if leaked := leaked_of(position):
        yield texts("ti4-picture-leaked"), leaked
    if secrets := secrets_of(position, options):
        yield texts("ti4-picture-own-secrets"), secrets


def _track(drawn: Scene, position: State, owners: Sequence[Owner], top: float) -> float:
    """A row for each seat: a pip for each point that is needed, filled for each that is there."""
    most = points_to_win(position)
    step = (WIDTH - NAMED - TOTAL - MARGIN) / most
    drawn.add(panel((MARGIN / 2, top, WIDTH - MARGIN / 2, top + ROW * len(owners) + 8), PANEL))
    for seat in ranked(position):
        who, points = owners[seat], position.players[seat].points
        y = top + ROW / 2 + 4
        badge(drawn, who, 48, y)
        drawn.add(Text(fit(who.name, 30, NAMED - 104, "Bold"), beside(who, 48, 10), y, 30, weight="Bold", tag="name"))
        for number in range(most):
            colour = who.colour if number < points else ""
            drawn.add(Thing("pip", "", NAMED + step * (number + 0.5), y, 34, 34, 2, colour, tag=f"pip {seat}"))
        drawn.add(Text(str(points), WIDTH - MARGIN - 12, y, 36, ACCENT, "Bold", "r", tag=f"points {seat}"))
        top += ROW
    return top + 8


def scorers(position: State, id: str) -> list[int]:
    """The seats that scored an objective, by turn order."""
    return [seat for seat in turn_order(position) if id in position.players[seat].scored]


def leaked_of(position: State) -> list[str]:
    """Secret objectives that a law has made public."""
    return [id for id in position.objectives if OBJECTIVES[id].stage == "secret"]


def secrets_of(position: State, options: Options) -> list[str]:
    """The secret objectives that whoever looks has not scored yet; nobody else's."""
    return [] if options.seat is None else [id for id in position.players[options.seat].secrets if id != MASK]


def others_of(position: State, texts: Texts, player: Player) -> list[str]:
    """What else brought points to a player: secret objectives, and other things with their points."""
    open_to_all = leaked_of(position)
    secrets = [id for id in player.scored if OBJECTIVES[id].stage == "secret" and id not in open_to_all]
    parts = [(texts(f"ti4-picture-part-{part}"), points) for part, points in player.vp.items() if points]
    return [*(texts(f"ti4-name-{id}") for id in secrets), *(f"{part} {points}" for part, points in parts)]


def _objective(
    drawn: Scene, position: State, texts: Texts, id: str, owners: Sequence[Owner], top: float, task: str
) -> float:
    """An objective on a panel, with the badges of those who scored it at the right, and below its name its task."""
    there = [owners[seat] for seat in scorers(position, id)]
    lines = wrap(task, SMALLEST, WIDTH - 3 * MARGIN - 60) if task else []
    bottom = top + 58 + LINE * len(lines) + 6
    drawn.add(panel((MARGIN / 2, top, WIDTH - MARGIN / 2, bottom), PANEL_LIGHT))
    y = top + 30
    drawn.add(Thing("points", str(OBJECTIVES[id].points), MARGIN + 22, y, 44, 44, 2, tag=id))
    x = WIDTH - MARGIN - 4.0
    for who in reversed(there):
        wide = badge_size(who.shape)[0]
        badge(drawn, who, x - wide / 2, y, f"scored {id} {who.seat}")
        x -= wide + 6
    left = MARGIN + 58
    drawn.add(Text(fit(texts(f"ti4-name-{id}"), 32, x - left - 8, "Bold"), left, y, 32, weight="Bold", tag="objective"))
    for number, line in enumerate(lines):
        drawn.add(Text(line, left, top + 72 + LINE * number, colour=MUTED, tag="task"))
    return bottom


def _others(drawn: Scene, position: State, texts: Texts, owners: Sequence[Owner], top: float) -> float:
    """Scored secret objectives and other points, a row for each seat that has some."""
    for seat in turn_order(position):
        if not (own := others_of(position, texts, position.players[seat])):
            continue
        lines = wrap(" · ".join(own), SMALLEST, WIDTH - 3 * MARGIN - 80)
        bottom = top + 20 + LINE * len(lines)
        drawn.add(panel((MARGIN / 2, top, WIDTH - MARGIN / 2, bottom), PANEL))
        badge(drawn, owners[seat], MARGIN + 26, top + 10 + LINE / 2)
        for number, line in enumerate(lines):
            drawn.add(Text(line, MARGIN + 70, top + 10 + LINE * (number + 0.5), tag="other"))
        top = bottom + 8
    return top


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """How everybody stands, and which public objectives there are."""
    rows = [
        (phrases.name_of(position, seat, texts, options.names), position.players[seat].points)
        for seat in ranked(position)
    ]
    known = [*position.objectives, *secrets_of(position, options)]
    named = ", ".join(texts(f"ti4-name-{id}") for id in known)
    return sentences(
        texts("ti4-picture-alt-points", points=points_to_win(position), list=listed(rows)),
        texts("ti4-picture-alt-objectives", list=named or "–"),
    )


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """The points of everybody, each public objective with what it asks for and who scored it, what else was scored."""
    title = texts("ti4-picture-objectives", points=points_to_win(position))
    lines = [Line(first_line(title, stage(position, texts)))]
    names = {seat: phrases.name_of(position, seat, texts, options.names) for seat in turn_order(position)}
    lines.append(Line(listed((names[seat], position.players[seat].points) for seat in ranked(position))))
    for part in STAGES[:2]:
        lines.append(Line(bold(texts(f"ti4-picture-stage-{part}", left=position.objectives_left.get(part, 0)))))
        for id in [id for id in position.objectives if OBJECTIVES[id].stage == part]:
            there = ", ".join(names[seat] for seat in scorers(position, id)) or "–"
            lines.append(Line(f"{texts(f'ti4-name-{id}')}: {there}", f" · {texts(f'ti4-task-{id}')}"))
    if secrets := secrets_of(position, options):
        lines.append(Line(bold(texts("ti4-picture-own-secrets"))))
        lines += [Line(texts(f"ti4-name-{id}"), f" · {texts(f'ti4-task-{id}')}") for id in secrets]
    for id in leaked_of(position):
        there = ", ".join(names[seat] for seat in scorers(position, id))
        told = f"{texts(f'ti4-name-{id}')} ({texts('ti4-picture-leaked')}): {there}"
        lines.append(Line(told, f" · {texts(f'ti4-task-{id}')}"))
    for seat, name in names.items():
        if own := others_of(position, texts, position.players[seat]):
            lines.append(Line(titled(name, ", ".join(own))))
    return limited(lines)
