"""What happened in some moves, as lines that weigh more or less: a turning point alone, routine of all in one."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, groupby

from bot.manifest.folds import folded, without_announced
from bot.manifest.manifest import manifest
from bot.manifest.weight import Weight
from bot.store.rows import MoveRow
from bot.table.course.rounds import in_one_go
from bot.table.game.jumps import effective_moves
from bot.table.game.snapshot import GameSnapshot, visible_events
from bot.words.labels import without_opening
from bot.words.people import answered_by
from bot.words.posts.pays import pays_in
from bot.words.posts.said import BETWEEN, BULLET, EMPHASIS, NONE, SEAT, SMALL, STAR, TARGET, Line, Said, Scene
from bot.words.texts import Texts
from rules.core.decisions import NO_FACTS, Facts
from rules.core.flow import Event


class Teller:
    """Tells of a game in one language, to everybody or to one seat.

    `viewer` is the seat that reads, None for everybody; events that only others may see are left out.
    """

    def __init__(self, snapshot: GameSnapshot, texts: Texts, viewer: int | None = None) -> None:
        self._snapshot = snapshot
        self._texts = texts
        self._viewer = viewer
        self._telling = manifest(snapshot.row.kind).telling

    def lines(self, moves: Sequence[MoveRow], *, by_seat: bool = False, without: Collection[Line] = ()) -> list[Line]:
        """What may be known of some moves, part by part, without some lines that are told elsewhere.

        What a seat did in one go stands in one line; `by_seat` all that it did in a round, without the parts of that.
        A part in which nothing is told before the next one, or the next round, is left out.
        """
        told = [line for line in self.unfolded(moves) if line not in without]
        if by_seat:
            told = [line for line in told if not line.part]
        found: list[Line] = []
        for opens, lines in groupby(told, key=lambda line: line.head or line.part):
            part = [*lines]
            found.extend(_without_empty(part) if opens else self._folded(part, by_seat=by_seat))
        return found

    def unfolded(self, moves: Sequence[MoveRow]) -> list[Line]:
        """What may be known of some moves in the order it happened, a line for each event or scene.

        That a scene such as a battle goes on is not said behind a line of what came of it before.
        """
        found, before = list[Line](), None
        played = self._without_announced(effective_moves(moves))
        for line in (one for turn in in_one_go(played) for one in self._turn(turn[0].seat, turn)):
            told = line
            if line.scene and before and not before.result:
                told = self._continued(line, line.scene, before)
            before = told.scene or before
            if told.said or (told.scene and told.scene.rounds):
                found.append(told)
        return found

    def _without_announced(self, moves: Sequence[MoveRow]) -> Sequence[MoveRow]:
        """The moves without what one of them only announces and one then does, and what belongs together in one."""
        events = [event for move in moves for event in move.events]
        whole = {id(events[at]): event for at, event in self._telling.together(events).items()}
        if not whole and not any(event.kind in self._telling.fulfilled for event in events):
            return moves
        kept = {id(event): event for event in without_announced(events, self._telling.fulfilled)} | whole
        return [
            replace(move, events=tuple(kept[id(event)] for event in move.events if kept.get(id(event), NONE).kind))
            for move in moves
        ]

    def _continued(self, line: Line, scene: Scene, before: Scene) -> Line:
        """A line of a scene that goes on, without the heading that says so, and with all who have a part in it."""
        report, headings = self._telling.report, self._telling.report.continues
        if any(one.kind in report.begins and one.kind not in headings for one in scene.opening):
            return line
        opening, said = ([one for one in part if one.kind not in headings] for part in (scene.opening, line.said))
        parties = {*scene.parties, *before.parties}
        return replace(line, said=said, scene=scene._replace(opening=opening, parties=parties))

    def words(self, line: Line, *, details: bool = False, costs: bool = False) -> Iterator[str]:
        """A line as people read it, a scene part by part; with `details` what is small, too.

        With `costs` stands in the place of its rounds how many there were, and what they cost.
        """
        if line.head:
            yield from (f"**{said.text}**" for said in line.said)
            return
        if line.scene:
            yield from self._scene(line.scene, details=details, costs=costs)
            return
        yield "".join(self.parted(line))

    def harm(self, line: Line) -> int:
        """How much what a line tells takes from its reader, 0 for nothing: by what hurts most of it."""
        said = [*line.said, *(line.scene.result if line.scene else ())]
        return max((self._telling.weights.harm(one.event, self._viewer) for one in said if one.event), default=0)

    def pays(self, line: Line) -> Iterator[str]:
        """What scores in the round that a heading opens."""
        for event in (said.event for said in line.said if line.head and said.event):
            yield from pays_in(self._snapshot, int(event.facts["round"]), self._texts)

    def parted(self, line: Line) -> tuple[str, str]:
        """The mark that a line begins with, and its words without what is small."""
        if line.part:
            return SMALL, self._spoken(line.said)
        if line.weight is Weight.TURNING_POINT:
            return STAR, BETWEEN.join(_bold(said) for said in line.said)
        if line.weight is Weight.MOVE or line.seat is not None:
            return BULLET, self._spoken(line.said, bold=True)
        return SMALL, self._spoken(line.said)

    def gathered(self, lines: Sequence[Line]) -> list[Said]:
        """All that several lines tell, with what was done several times in one, wherever it stands."""
        return self._as_one(self._summed([one for line in lines for one in line.said]))

    def _summed(self, said: Sequence[Said]) -> list[Said]:
        """What is told, with the points of a seat that no event names in one sum, where they came first."""
        grown = [one for one in said if one.seat is not None and not one.event and one.parts]
        found = list[Said]()
        for one in said:
            same = [each for each in grown if each.seat == one.seat] if one in grown else [one]
            if len(same) == 1:
                found.append(one)
            elif one is same[0]:
                found += self.grown(one.seat or 0, sum(each.points for each in same)).said
        return found

    def _as_one(self, said: Sequence[Said]) -> list[Said]:
        """Events, with what was done several times in one, wherever it stands."""
        told = {id(one.event): one for one in said if one.event}
        events = [one.event or Event("") for one in said]
        others = iter([one for one in said if not one.event])
        found = list[Said]()
        for event in folded(events, self._telling.folds, apart=True):
            if not event.kind:
                found.append(next(others))
            else:
                found.append(told.get(id(event)) or self._said(event, self._telling.weights.of(event)))
        return found

    @property
    def knows_the_unsaid(self) -> bool:
        """Whether the game says what points are that no event names."""
        return bool(self._telling.sources.unsaid)

    def grown(self, seat: int, points: int) -> Line:
        """Points that no event names, such as of what counts other things, by their part (`Sources.unsaid`)."""
        unsaid = self._telling.sources.unsaid
        part = self._texts(f"{self._snapshot.row.kind}-picture-part-{unsaid}")
        told = self._texts("chapter-grew", name=self._snapshot.plain_names[seat], part=part, points=points)
        return Line(Weight.MOVE, [Said(seat, "", told, Weight.MOVE, points, parts=((unsaid, points),))], seat)

    def in_one(self, said: Sequence[Said]) -> str:
        """Events in one line, without marks; who does what stands in front of their part of it."""
        return self._spoken(said, bold=True)

    def begins(self, said: Said) -> bool:
        """Whether something opens a scene, such as a battle, or says that it goes on.

        By its kind, as the game's manifest has it (`Report.begins`): never in a game that tells no such scenes.
        """
        return said.kind in self._telling.report.begins

    def tells_its_deed(self, line: Line) -> bool:
        """Whether all that brought points in a line says itself what was done for them."""
        return all(said.kind in self._telling.weights.deeds for said in line.said if said.points > 0)

    def only_begins(self, line: Line) -> bool:
        """Whether a line tells of a scene, such as a battle, whose end is still to come."""
        if line.scene is None or line.scene.result:
            return False
        return any(self.begins(said) for said in line.scene.opening)

    def at_length(self, events: Sequence[Event], *, details: bool) -> Iterator[str]:
        """Some events in the order they happened: turning points in lines of their own, all between them in a row."""
        told = groupby(self._events(events), key=lambda line: line.head or line.weight is Weight.TURNING_POINT)
        for apart, lines in told:
            if apart:
                yield from (words for line in lines for words in self.words(line, details=details))
            else:
                yield BULLET + self._spoken([one for line in lines for one in line.said])

    def _scene(self, scene: Scene, *, details: bool, costs: bool = False) -> Iterator[str]:
        """The lines of a scene: what it opens with, its rounds where they are wanted, then its end."""
        rounds = scene.rounds if details else ()
        opening = scene.opening if details else [*scene.opening, *chain(*scene.rounds)]
        if details or not self._only_goes_on(opening):
            yield from self._paragraph(opening, details=details)
        yield from (SMALL + self._spoken(fired) for fired in rounds)
        if costs and (cost := self._cost_of(scene.rounds)):
            yield SMALL + cost
        yield from self._paragraph(_decisive_first(scene.result), details=details)

    def _cost_of(self, rounds: Sequence[Sequence[Said]]) -> str:
        """How many rounds a scene had, and what they cost each party; "" where its end tells what they cost."""
        events = [one.event for part in rounds for one in part if one.event]
        lost = [self._said(event, Weight.ROUTINE) for event in self._telling.report.losses(events)]
        return self._texts("post-rounds", count=len(rounds), lost=self._spoken(lost)) if lost else ""

    def _named_once(self, said: Sequence[Said]) -> Iterator[tuple[Said, str]]:
        """Events with their words, of several of one seat in a row only the first with its name."""
        for before, one in zip([None, *said], said, strict=False):
            again = before is not None and one.seat is not None and before.seat == one.seat
            name = self._snapshot.plain_name(one.seat) if again else ""
            named = before is not None and before.text.startswith(name)
            yield one, unnamed(one.text, name) if named else one.text

    def _only_goes_on(self, opening: Sequence[Said]) -> bool:
        """Whether all that stands before the end of a scene says that it goes on, but for what is small."""
        return all(one.kind in self._telling.report.continues for one in opening if one.weight >= Weight.MOVE)

    def _paragraph(self, said: Sequence[Said], *, details: bool) -> Iterator[str]:
        """What everybody reads of a part of a scene in a line; with `details` what is small in one below it."""
        if told := [one for one in said if one.weight >= Weight.MOVE]:
            yield STAR + BETWEEN.join(_bold(replace(one, text=text)) for one, text in self._named_once(told))
        small = [one for one in said if one.weight < Weight.MOVE]
        if details and small:
            yield SMALL + self._spoken(small)

    def _turn(self, seat: int, turn: Sequence[MoveRow]) -> Iterator[Line]:
        """The lines of a turn; that somebody answered for its seat stands at the end of the last of them."""
        answered = [Said(seat, "", said, Weight.MOVE) for said in answered_by(self._snapshot, turn, self._texts)]
        lines = [*self._events([event for move in turn for event in visible_events(move.events, self._viewer)])]
        last = max((place for place, line in enumerate(lines) if not line.head), default=-1)
        for place, line in enumerate(lines):
            yield _with(line, answered) if answered and place == last else line

    def _events(self, events: Sequence[Event]) -> Iterator[Line]:
        """Some events, a line for each or for a scene."""
        for head, some in groupby(events, key=lambda event: event.kind == "round"):
            yield from self._part([*some], head=head)

    def _part(self, events: Sequence[Event], *, head: bool) -> Iterator[Line]:
        """What stands between two heads, scene by scene, or the heads themselves."""
        if head:
            yield from self._line([self._said(event, Weight.MOVE) for event in events], head=True)
            return
        settling = False
        for scene in self._telling.scenes([*folded(events, self._telling.folds)]):
            said = []
            for event in scene:
                said.append(self._said(event, self._telling.weights.of(event, settling=settling)))
                settling = settling or event.kind in self._telling.weights.settles_from
            if scene[0].kind in self._telling.weights.parts:
                yield from self._line(said, part=True)
                continue
            heaviest = max(said, key=lambda one: one.weight)
            if heaviest.weight is Weight.TURNING_POINT:
                yield from self._turning_point(scene, said, None if len(said) > 1 else heaviest.seat)
            else:
                for one in said:
                    yield from self._line([one], one.seat)

    def _turning_point(self, events: Sequence[Event], said: Sequence[Said], seat: int | None) -> Iterator[Line]:
        """The line of a scene, with its parts: what decided it stands first in the line that tells all."""
        parts = self._telling.report.parted(events)
        opening, result = (_worded(said, part) for part in (parts.opening, parts.result))
        rounds = [told for part in parts.rounds if (told := _worded(said, part))]
        shared = [one for one in _decisive_first(said) if one.text and one.weight >= Weight.MOVE]
        scene = Scene(opening, rounds, result, _parties(events))
        yield from (replace(line, scene=scene) for line in self._line(shared, seat))

    def _said(self, event: Event, weight: Weight) -> Said:
        text = self._texts.event(self._snapshot.row.kind, event, self._snapshot.plain_names)
        seat = event.facts.get("seat")
        points, foremost = self._telling.points(event), self._telling.weights.leads(event)
        parts = tuple(self._telling.sources.parted(event, points).items())
        return Said(None if seat is None else int(seat), event.kind, text, weight, points, foremost, parts, event)

    def _line(
        self, said: Sequence[Said], seat: int | None = None, *, head: bool = False, part: bool = False
    ) -> Iterator[Line]:
        """A line of what has words; nothing where nothing has."""
        if told := [one for one in said if one.text]:
            bare = part and all(one.kind in self._telling.weights.bare for one in told)
            yield Line(max(one.weight for one in told), told, seat, head, part, bare=bare)

    def _folded(self, lines: Sequence[Line], *, by_seat: bool) -> Iterator[Line]:
        """The lines between two heads: moves of a seat together, behind them routine in one line.

        What the round brings stands where it comes: as its beginning above the moves, as its end below them. What
        others come of, such as dice, stays where it happened, but where all that a seat did stands together.
        """
        in_order = () if by_seat else [line for line in lines if self._in_order(line)]
        kept: list[Line] = []
        for line in lines:
            if line.weight is not Weight.MOVE:
                kept.append(line)
                continue
            near = [place for place, one in enumerate(kept) if one.weight >= Weight.MOVE or one in in_order]
            near = near if by_seat else near[-1:]
            same = [place for place in near if kept[place].weight is Weight.MOVE and kept[place].seat == line.seat]
            same = same if by_seat or not self._opens(line) else []
            if same:
                before = kept[same[-1]]
                kept[same[-1]] = replace(before, said=[*before.said, *line.said])
            else:
                kept.append(line)
        first = next((place for place, line in enumerate(kept) if line.weight >= Weight.MOVE), 0)
        early, late = ([line for line in part if line not in in_order] for part in (kept[:first], kept[first:]))
        yield from self._settled(early)
        for ordered, some in groupby(kept, key=lambda line: line in in_order):
            if ordered:
                yield from self._round_by_round([said for line in some for said in line.said])
            else:
                yield from (line for line in some if line.weight >= Weight.MOVE)
        routine = [line for line in [*early, *late] if line.weight is Weight.ROUTINE]
        yield from self._together([one for line in routine for one in line.said])
        yield from self._settled(late)

    def _opens(self, line: Line) -> bool:
        """Whether a line does not go on with what its seat has done before in the same go, such as another flight."""
        return line.said[0].kind in self._telling.weights.opens

    def _in_order(self, line: Line) -> bool:
        """Whether a small line is told where it happened, since what follows comes of it."""
        return line.weight < Weight.MOVE and all(said.kind in self._telling.weights.in_order for said in line.said)

    def _round_by_round(self, said: Sequence[Said]) -> Iterator[Line]:
        """What happened in order, a line for each round of a battle."""
        parts = self._telling.report.parted([one.event or Event(one.kind) for one in said])
        for part in (parts.opening, *parts.rounds, parts.result):
            if told := _worded(said, part):
                yield Line(Weight.ROUTINE, told)

    def _settled(self, lines: Sequence[Line]) -> Iterator[Line]:
        """What of some lines a round brings: the viewer's in a line of its own, then everybody else's."""
        settled = [one for line in lines if line.weight is Weight.SETTLEMENT for one in line.said]
        own = [one for one in settled if self._viewer is not None and one.seat == self._viewer]
        if own:
            yield Line(Weight.SETTLEMENT, own, self._viewer)
        yield from self._together([one for one in settled if one not in own])

    def _together(self, said: Sequence[Said]) -> Iterator[Line]:
        """Several of the same weight in a line for each seat, what they share and rows of all seats in one before."""
        told = self._counted(self._as_one(said))
        rows = self._texts.rows(self._snapshot.row.kind, [one.event for one in told], self._snapshot.plain_names)
        in_rows = [replace(told[at], seat=None, text=row) for at, row in rows.items()]
        left = [one for at, one in enumerate(told) if at not in rows]
        for _, together in chain(groupby(in_rows, lambda one: one.kind), groupby(left, lambda one: one.seat)):
            small = [*together]
            yield Line(small[0].weight, small)

    def _counted(self, said: Sequence[Said]) -> list[Said]:
        """Routine of one kind by several seats said once, where the game has words for it; each seat's own together.

        What cost or brought points is said of each.
        """
        order = [*dict.fromkeys(one.seat for one in said)]
        found: list[Said] = []
        for one in sorted(said, key=lambda one: order.index(one.seat)):
            alike = [each for each in said if each.kind == one.kind and not (each.points or one.points)]
            seats = dict.fromkeys(each.seat for each in alike if each.seat is not None)
            names = [self._snapshot.plain_names[seat] for seat in seats]
            told = ""
            if len(seats) > 1:
                told = self._texts.several(self._snapshot.row.kind, one.kind, names, _shared(alike))
            if not told:
                found.append(one)
            elif told not in [each.text for each in found]:
                found.append(replace(one, seat=None, text=told))
        return found

    def _spoken(self, said: Sequence[Said], *, bold: bool = False) -> str:
        """Events one after another, equal ones counted; who does them is named once, as long as they go on."""
        told, before, last = [], None, None
        for one, times in _in_a_row(said):
            name = self._snapshot.plain_name(one.seat)
            text = one.text
            own = text.removeprefix(name) if name else text
            if own != text and one.seat == before:
                text = _going_on(one, last, name)
            elif own != text and bold:
                text = f"**{name}**{own}"
            if bold and one.weight is Weight.TURNING_POINT:
                text = f"**{text.replace(EMPHASIS, '')}**"
            told.append(text if times == 1 else _times(text, times))
            before, last = one.seat if own != one.text else None, one
        return BETWEEN.join(told)


def _without_empty(openings: Sequence[Line]) -> list[Line]:
    """Headings that stand below each other, without bare ones but for the last: in parts before it nothing was done."""
    return [line for place, line in enumerate(openings) if not line.bare or place == len(openings) - 1]


def unnamed(text: str, name: str) -> str:
    """What is told of somebody without the name that it begins with; in Korean a particle goes with that."""
    if not name or not text.startswith(name):
        return text
    return text.removeprefix(name).partition(" ")[2] or text


def _going_on(one: Said, last: Said | None, name: str) -> str:
    """What is told of somebody behind what they did last: without what both open with, or else without their name."""
    if last and last.kind == one.kind:
        behind = without_opening(one.text, last.text)
        if behind != one.text:
            return behind
    return unnamed(one.text, name)


def _in_a_row(said: Sequence[Said]) -> Iterator[tuple[Said, int]]:
    """Each of some events with how many equal ones follow each other there."""
    for one, equal in groupby(said):
        yield one, len([*equal])


def _times(text: str, times: int) -> str:
    """What was done several times: how often stands in brackets, but behind others."""
    return f"{text} ×{times}" if text.rstrip("*").endswith(")") else f"{text} (×{times})"


def _shared(said: Sequence[Said]) -> Facts:
    """The facts that the events of several seats have in common."""
    first, *others = (one.event.facts if one.event else NO_FACTS for one in said)
    return {name: fact for name, fact in first.items() if all(other.get(name) == fact for other in others)}


def _bold(said: Said) -> str:
    if said.weight is Weight.TURNING_POINT:
        return f"**{said.text}**"
    return said.text


def _decisive_first(said: Sequence[Said]) -> list[Said]:
    """Turning points, then the rest, each in their order."""
    return sorted(said, key=lambda one: one.weight is not Weight.TURNING_POINT)


def _parties(events: Iterable[Event]) -> Collection[int]:
    """The seats that some events are of, or are aimed at."""
    named = (event.facts.get(name) for event in events for name in (SEAT, TARGET))
    return {seat for seat in named if isinstance(seat, int)}


def _worded(said: Sequence[Said], part: range) -> list[Said]:
    """A part of a scene, of what has words."""
    return [said[place] for place in part if said[place].text]


def _with(line: Line, more: Sequence[Said]) -> Line:
    """A line that tells more, of a scene with its end, or with its beginning where that is still to come."""
    scene = line.scene
    if scene and scene.result:
        scene = scene._replace(result=[*scene.result, *more])
    elif scene:
        scene = scene._replace(opening=[*scene.opening, *more])
    return replace(line, said=[*line.said, *more], scene=scene)
