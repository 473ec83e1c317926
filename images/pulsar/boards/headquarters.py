"""The headquarters view: pyramids of projects, what is done, and the gate runs that are left."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from images.drawing.fonts import SMALLEST, fit, wrap
from images.drawing.scene import Box, Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, GOOD, MUTED, PANEL, PANEL_LIGHT, SLOT_FULL
from images.layout.badges import badge, beside
from images.layout.fitting import within
from images.layout.inline import break_line, inline, inline_width
from images.layout.parts import LINE, MARGIN, WIDTH, cells, heading
from images.options import NO_OPTIONS, Options
from images.pulsar import phrases
from images.pulsar.seats import owner, stage
from images.pulsar.signs import benefit_signs
from images.pulsar.telling import benefit_words, project_name
from images.words.limited import Line, limited
from images.words.phrases import Texts, first_line, sentences, titled
from rules.pulsar.components import Project
from rules.pulsar.pyramid import open_projects
from rules.pulsar.state import Player, State

SIDE = 12
GAP = 8
NAME = 58  # px of the line with the player's name
COLUMNS = 3  # projects side by side in the base
WORDS = 34  # px of a line of words in a project
FROM_EDGE = (10, 7)  # px from the edges of a project to what stands in it
DIE = (46, 40)  # px that its die takes
BOLD = 1.06  # how much wider bold letters are than those measured
RUN_MARK = 44  # px that the sign of a gate run that is left or used takes


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """Everything on the headquarters of a seat, or of all; of choices those are lit, as `project:1a:3` is.

    Where there is no room for that, projects are told by their signs alone.
    """
    return within(
        [partial(_headquarters, position, texts, options, brief=brief) for brief in (False, True)], options.room
    )


def _headquarters(position: State, texts: Texts, options: Options, *, brief: bool) -> Scene:
    drawn = Scene(WIDTH)
    top = heading(drawn, texts("pulsar-picture-headquarters"), stage(position, texts))
    for number in seats_shown(position, options):
        player, chosen = position.players[number], named(options.choices)
        top = pyramid(drawn, player, texts, options.names, top, chosen, brief=brief) + 12
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
    drawn: Scene,
    player: Player,
    texts: Texts,
    names: Sequence[str],
    top: float,
    chosen: Collection[str] = (),
    *,
    brief: bool = False,
) -> float:
    """A player's pyramid, its base at the bottom, what can be chosen lit; where it ends.

    In `brief` it has no words, and its top stands beside the name.
    """
    who = owner(player.seat, texts, names)
    start = len(drawn.things)
    badge(drawn, who, 46, top + 34)
    left, y = beside(who, 46, 11), top + NAME + 8
    name = who.name
    if brief and player.board:
        name, y = fit(name, 32, ((WIDTH - _wide()) / 2 - left - GAP) / BOLD), top + 8
    drawn.add(Text(name, left, top + 34, 32, weight="Bold", tag="seat"))
    if not player.board:
        drawn.add(Text(texts("pulsar-picture-no-side"), MARGIN + 8, y + 20, colour=MUTED, tag="none"))
        y += 48
    else:
        board = texts("pulsar-picture-board", board=player.headquarters.upper())
        drawn.add(Text(board, WIDTH - MARGIN - 8, top + 34, 30, ACCENT, "Bold", "r", tag="board"))
        y = projects(drawn, player, texts, y, chosen, brief=brief)
    drawn.things.insert(start, panel((SIDE, top, WIDTH - SIDE, y + 4), PANEL))
    return y + 4


def projects(
    drawn: Scene, player: Player, texts: Texts, top: float, chosen: Collection[str] = (), *, brief: bool = False
) -> float:
    """The rows of a player's pyramid from its top down, each in the middle; where they end.

    Lit are those that are `chosen` among, without any those that can be done. In `brief` they have no words.
    """
    lit = chosen or {project.id for project in open_projects(player)}
    return _rows(drawn, player, texts, lit, top, brief=brief)


def printed(drawn: Scene, side: str, texts: Texts, top: float) -> float:
    """The same as it is printed on a side of the headquarters."""
    return _rows(drawn, Player(0, headquarters=side), texts, (), top)


def _wide() -> float:
    """How many px a project takes across."""
    return (WIDTH - 2 * SIDE - 2 * 14 - (COLUMNS - 1) * GAP) / COLUMNS


def _rows(
    drawn: Scene, player: Player, texts: Texts, can_be_done: Collection[str], top: float, *, brief: bool = False
) -> float:
    wide = _wide()
    for row in sorted({project.row for project in player.board.values()}, reverse=True):
        own = [project for project in player.board.values() if project.row == row]
        room = wide * len(own) + GAP * (len(own) - 1)
        if brief:
            told = [_in_signs(project, wide, done=project.id in player.projects) for project in own]
        else:
            told = [_told(project, texts, wide) for project in own]
        high = 2 * FROM_EDGE[1] + max(each.high for each in told)
        boxes = cells((WIDTH - room) / 2, (WIDTH + room) / 2, top, high, len(own), len(own), GAP)
        for each, box in zip(told, boxes, strict=True):
            _project(drawn, player, each, box, can_be_done=each.project.id in can_be_done)
        top += high + GAP
    return top


@dataclass(frozen=True, slots=True)
class _Told:
    """A project with the lines of words and of signs that tell what it brings.

    Without words its die stands beside the signs.
    """

    project: Project
    words: Sequence[str]
    signs: Sequence[Sequence[str]]

    @property
    def head(self) -> float:
        """How many px its words take beside its die, of the signs one line where it has none."""
        return max(DIE[1], WORDS * len(self.words))

    @property
    def high(self) -> float:
        """How many px its words and signs take."""
        if not self.words:
            return LINE * max(1, len(self.signs))
        return self.head + LINE * len(self.signs)


def _told(project: Project, texts: Texts, wide: float) -> _Told:
    words = wrap(project_name(texts, project), SMALLEST, wide - 2 * FROM_EDGE[0] - DIE[0])
    return _Told(project, words, project_lines(project, wide - 2 * FROM_EDGE[0]))


def _in_signs(project: Project, wide: float, *, done: bool) -> _Told:
    mark = RUN_MARK if done else 0
    return _Told(project, (), project_lines(project, wide - 2 * FROM_EDGE[0] - DIE[0], mark))


def project_lines(project: Project, room: float, mark: float = RUN_MARK) -> list[list[str]]:
    """What a project gives at once and its gate run: in one line where there is room, else in a line of its own.

    Behind the run so many px are for its `mark`.
    """
    at_once, run = benefit_signs(replace(project.benefit, gate_run=None)), _run_line(project)
    together = [*at_once, "·", *run]
    if at_once and run and inline_width(together) + mark <= room:
        return [together]
    return list(filter(None, [*break_line(at_once, room), run]))


def _run_line(project: Project) -> list[str]:
    run = project.benefit.gate_run
    if run is None:
        return []
    return [f"@run-{run.colour}", str(run.vp), "@vp", "/", "@gate"]


def _project(drawn: Scene, player: Player, told: _Told, box: Box, *, can_be_done: bool) -> None:
    """A project: its die and what it brings in words, below them in signs."""
    left, top, _, bottom = box
    project = told.project
    done = project.id in player.projects
    fill, die = PANEL, f"die{project.die}"
    if done:
        fill, die = SLOT_FULL, f"dark{project.die}"
    if can_be_done:
        fill = PANEL_LIGHT
    drawn.add(panel(box, fill, _edge(done=done, can_be_done=can_be_done)))
    start = (top + bottom - told.high) / 2
    middle = start + told.head / 2
    inline(drawn, left + FROM_EDGE[0], middle, [f"@{die}"], tag=f"die {project.id}")
    y = middle - WORDS * (len(told.words) - 1) / 2
    for line in told.words:
        drawn.add(Text(line, left + FROM_EDGE[0] + DIE[0], y, tag="project"))
        y += WORDS
    x, y = left + FROM_EDGE[0] + DIE[0], start + LINE / 2
    if told.words:  # signs stand below the die and the words beside it
        x, y = left + FROM_EDGE[0], y + told.head
    for signs in told.signs:
        end = inline(drawn, x, y, signs, tag=f"project {project.id}")
        if done and signs[-1:] == ["@gate"]:
            _run_mark(drawn, end + 26, y, project.id, left_over=project.id in player.runs)
        y += LINE


def _edge(*, done: bool, can_be_done: bool) -> str:
    if can_be_done:
        return ACCENT
    if not done:
        return ""
    return GOOD


def _run_mark(drawn: Scene, x: float, y: float, project: str, *, left_over: bool) -> None:
    """Whether a gate run is still to be had, or was used."""
    icon, state = "no", "used"
    if left_over:
        icon, state = "flight", "left"
    drawn.add(Thing("icon", icon, x, y, 36, 36, 3, tag=f"run {project} {state}"))


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """Headquarters: whose board, how many projects are done, and what those bring that can be done."""
    rows = []
    for number in seats_shown(position, options):
        player = position.players[number]
        name = phrases.name_of(number, texts, options.names)
        if not player.board:
            rows.append(f"{name}: {texts('pulsar-picture-no-side')}.")
            continue
        done, count, runs = len(player.projects), len(player.board), len(player.runs)
        board = player.headquarters.upper()
        rows.append(texts("pulsar-picture-alt-pyramid", name=name, board=board, done=done, count=count, runs=runs))
        if ready := [f"{each.id.upper()} {project_name(texts, each)}" for each in open_projects(player)]:
            rows.append(texts("pulsar-picture-alt-open-projects", list=", ".join(ready)))
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
        words = f"- {project.id.upper()} {project_name(texts, project)}{state}"
        yield Line(words, f": {project.die} → {benefit_words(texts, project.benefit)}")
