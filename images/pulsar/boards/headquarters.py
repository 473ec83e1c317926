"""The headquarters view: pyramids of projects, what is done, and the gate runs that are left."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from images.drawing.scene import Box, Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, GOOD, MUTED, PANEL, PANEL_LIGHT, SLOT_FULL
from images.layout.badges import badge, beside
from images.layout.inline import PLAIN, break_line, inline
from images.layout.parts import LINE, MARGIN, WIDTH, cells, heading
from images.options import NO_OPTIONS, Options
from images.pulsar import phrases
from images.pulsar.seats import owner, stage
from images.pulsar.signs import benefit_signs
from images.pulsar.telling import benefit_words
from images.words.limited import Line, limited
from images.words.phrases import Texts, first_line, sentences, titled
from rules.pulsar.components import Project
from rules.pulsar.pyramid import open_projects
from rules.pulsar.state import Player, State

SIDE = 12
GAP = 8
NAME = 58  # px of the line with the player's name


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """Everything on the headquarters of a seat, or of all; of choices those are lit, as `project:1a:3` is."""
    drawn = Scene(WIDTH)
    top = heading(drawn, texts("pulsar-picture-headquarters"), stage(position, texts))
    for number in seats_shown(position, options):
        top = pyramid(drawn, position.players[number], texts, options.names, top, named(options.choices)) + 12
    drawn.height = round(top + 6)
    return drawn


def seats_shown(position: State, options: Options) -> list[int]:
    """The seat whose headquarters are wanted; all in turn order without one."""
    if options.seat is None:
        return position.seats()
    return [options.seat]


def named(choices: Sequence[str]) -> frozenset[str]:
    """The words that choices are made of."""
    return frozenset(word for choice in choices for word in choice.split(":"))


def dealt(position: State, seat: int) -> str:
    """The headquarters of a seat: its board and side, or the board alone while the side is not chosen."""
    player = position.players[seat]
    return player.headquarters or (position.dealt[seat] if seat < len(position.dealt) else "")


def pyramid(
    drawn: Scene, player: Player, texts: Texts, names: Sequence[str], top: float, chosen: Collection[str] = ()
) -> float:
    """A player's pyramid, its base at the bottom, what can be chosen lit; where it ends."""
    who = owner(player.seat, texts, names)
    start = len(drawn.things)
    badge(drawn, who, 46, top + 34)
    drawn.add(Text(who.name, beside(who, 46, 11), top + 34, 32, weight="Bold", tag="seat"))
    y = top + NAME + 8
    if not player.board:
        drawn.add(Text(texts("pulsar-picture-no-side"), MARGIN + 8, y + 20, colour=MUTED, tag="none"))
        y += 48
    else:
        board = texts("pulsar-picture-board", board=player.headquarters.upper())
        drawn.add(Text(board, WIDTH - MARGIN - 8, top + 34, 30, ACCENT, "Bold", "r", tag="board"))
        y = projects(drawn, player, y, chosen)
    drawn.things.insert(start, panel((SIDE, top, WIDTH - SIDE, y + 4), PANEL))
    return y + 4


def projects(drawn: Scene, player: Player, top: float, chosen: Collection[str] = ()) -> float:
    """The rows of a player's pyramid from its top down, each in the middle; where they end.

    Lit are those that are `chosen` among, without any those that can be done.
    """
    return _rows(drawn, player, chosen or {project.id for project in open_projects(player)}, top)


def printed(drawn: Scene, side: str, top: float) -> float:
    """The same as it is printed on a side of the headquarters."""
    return _rows(drawn, Player(0, headquarters=side), (), top)


def _rows(drawn: Scene, player: Player, can_be_done: Collection[str], top: float) -> float:
    wide = (WIDTH - 2 * SIDE - 2 * 14 - 2 * GAP) / 3
    for row in sorted({project.row for project in player.board.values()}, reverse=True):
        own = [project for project in player.board.values() if project.row == row]
        room = wide * len(own) + GAP * (len(own) - 1)
        signs = [project_lines(project, wide - 104) for project in own]
        high = max(64, 22 + LINE * max(len(lines) for lines in signs))
        boxes = cells((WIDTH - room) / 2, (WIDTH + room) / 2, top, high, len(own), len(own), GAP)
        for project, lines, box in zip(own, signs, boxes, strict=True):
            _project(drawn, player, project, lines, box, can_be_done=project.id in can_be_done)
        top += high + GAP
    return top


def project_lines(project: Project, room: float) -> list[list[str]]:
    """What a project gives at once, then its gate run in a line of its own."""
    at_once = benefit_signs(replace(project.benefit, gate_run=None))
    lines = [*break_line(at_once, room), _run_line(project)]
    return list(filter(None, lines))


def _run_line(project: Project) -> list[str]:
    run = project.benefit.gate_run
    if run is None:
        return []
    return [f"@run-{run.colour}", str(run.vp), "@vp", "/", "@gate"]


def _project(
    drawn: Scene, player: Player, project: Project, lines: Sequence[Sequence[str]], box: Box, *, can_be_done: bool
) -> None:
    left, top, _, bottom = box
    done = project.id in player.projects
    fill = SLOT_FULL if done else PANEL
    drawn.add(panel(box, PANEL_LIGHT if can_be_done else fill, _edge(done=done, can_be_done=can_be_done)))
    middle = (top + bottom) / 2
    die = f"dark{project.die}" if done else f"die{project.die}"
    inline(drawn, left + 10, middle, [f"@{die}", "→"], PLAIN, f"die {project.id}")
    y = middle - LINE * (len(lines) - 1) / 2
    for line in lines:
        end = inline(drawn, left + 92, y, line, tag=f"project {project.id}")
        if done and line == _run_line(project):
            _run_mark(drawn, end + 30, y, project.id, left_over=project.id in player.runs)
        y += LINE


def _edge(*, done: bool, can_be_done: bool) -> str:
    if can_be_done:
        return ACCENT
    if not done:
        return ""
    return GOOD


def _run_mark(drawn: Scene, x: float, y: float, project: str, *, left_over: bool) -> None:
    """Whether a gate run is still to be had, or was used."""
    icon = "flight" if left_over else "no"
    drawn.add(Thing("icon", icon, x, y, 36, 36, 3, tag=f"run {project} {'left' if left_over else 'used'}"))


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """Headquarters: whose board, and how many projects are done."""
    rows = []
    for number in seats_shown(position, options):
        player = position.players[number]
        own = dealt(position, number).upper() or "–"
        rows.append(
            texts(
                "pulsar-picture-alt-pyramid",
                name=phrases.name_of(number, texts, options.names),
                board=own,
                done=len(player.projects),
                count=len(player.board),
                runs=len(player.runs),
            )
        )
    return sentences(texts("pulsar-picture-alt-headquarters"), *rows)


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Every project with its die, what it gives, and whether it is done."""
    lines = [Line(first_line(texts("pulsar-picture-headquarters"), stage(position, texts)))]
    for number in seats_shown(position, options):
        player = position.players[number]
        lines.append(
            Line(titled(phrases.name_of(number, texts, options.names), dealt(position, number).upper() or "–"))
        )
        lines += project_words(player, texts)
    return limited(lines)


def project_words(player: Player, texts: Texts) -> Iterator[Line]:
    """Each project of a player, and how far it is."""
    for project in player.board.values():
        state = ""
        if project.id in player.projects:
            state = f" ({texts('pulsar-picture-told-done')})"
        if project.id in player.runs:
            state = f" ({texts('pulsar-picture-told-run-left')})"
        yield Line(f"- {project.id}{state}", f": {project.die} → {benefit_words(texts, project.benefit)}")
