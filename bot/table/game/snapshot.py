"""What the table shows: a game as it stands, and a person's own panel on it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bot.errors import DamagedGame, Refusal
from bot.manifest.manifest import load, manifest
from bot.store.personal_rows import PlanRow, PromiseRow
from bot.store.rows import GameRow, Rows, SeatRow
from bot.table.game import plan_lines
from bot.table.game.positions import POSITIONS, Position, Views
from bot.table.game.seated import Member, SeatedGame, load_seated, members
from rules import games
from rules.core.decisions import Answer, Decision, Illegal
from rules.core.flow import FORFEITED, WARNINGS, Event
from rules.core.game import Game
from rules.core.play import Move


def unanswered(questions: Iterable[Decision]) -> tuple[Decision, ...]:
    """Those of these questions that somebody waits for: not what is answered already, nor what is optional.

    Blind questions are among them: who is told of them must not learn who is asked.
    """
    return tuple(question for question in questions if question.awaited)


def in_turn(questions: Iterable[Decision]) -> tuple[Decision, ...]:
    """Those of these questions that belong to a turn: it cannot be confirmed before they are answered.

    What counts beside the draft is not among them, nor what nobody waits for.
    """
    return tuple(question for question in unanswered(questions) if not apart_from_draft(question))


def apart_from_draft(question: Decision) -> bool:
    """Whether an answer counts on the stored position, beside whatever draft its seat has, which stays as it is.

    So for what stands beside the course of the game, and for questions of which nobody may know.
    """
    return question.aside or question.blind


def visible_events(events: Iterable[Event], seat: int | None) -> list[Event]:
    """What a seat (None: an onlooker) is told of some events.

    Whatever shows events to people goes through here. Warnings about a draft, such as of what it wastes, are left out.
    """
    return [
        event for event in events if event.kind not in WARNINGS and (event.seen_by is None or seat in event.seen_by)
    ]


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on Discord, which speaks `locale` to them; "" where that is not known.

    `name` is what they are called on the server, not yet made safe for the text of a message (`plain`).
    """

    user_id: int
    name: str
    locale: str = ""

    def sit(self, game_id: str) -> SeatRow:
        """Their seat at a table, as seat 0 until it is known which; a new row, which is not stored."""
        return SeatRow(game_id, 0, self.user_id, self.name, locale=self.locale)


@dataclass(frozen=True, slots=True)
class GameSnapshot(SeatedGame):
    """A game as it stands. `state` is the truth (None in a lobby): show people and agents `view(seat)` only.

    `personal` are the orders of each seat's person for all their games of this kind, `plans` what seats have planned
    while it runs. `former` is the table of which this one, not yet started, is the rematch, and `members` are those who
    sit at it then, by their id. `promises` are all that were made in deals: show people `promises_to(seat)`. `acting`
    is the companion who changes it or looks at their panel, None where that is whose seat it is.
    """

    game: Game
    state: Any
    pending: tuple[Decision, ...]
    personal: Mapping[int, Mapping[str, str]] = field(default_factory=dict)
    plans: Mapping[int, PlanRow] = field(default_factory=dict)
    former: GameRow | None = None
    members: Mapping[int, Member] = field(default_factory=dict)
    promises: Sequence[PromiseRow] = ()
    acting: int | None = None
    views: Views = field(default_factory=Views, repr=False, compare=False)

    @property
    def sits(self) -> bool:
        """Whether whoever changes it or looks at their panel sits for another, and only answers."""
        companion = self.companion(self.acting) if self.acting else None
        return companion is not None and companion.kind == "sitter"

    @property
    def asked(self) -> list[SeatRow]:
        """The seats, in order, that owe an answer and may be named: not those that are asked blindly."""
        owing = {decision.seat for decision in unanswered(self.pending) if not decision.blind}
        return [seat for seat in self.seats if seat.seat in owing]

    @property
    def owing(self) -> list[SeatRow]:
        """All seats that owe an answer, also those nobody else may know of.

        In order, computers among them; not those whose questions are optional or answered already. What is shown to
        people asks `asked`, which leaves out those that are asked blindly.
        """
        owing = {decision.seat for decision in unanswered(self.pending)}
        return [seat for seat in self.seats if seat.seat in owing]

    @property
    def window(self) -> bool:
        """Whether answers are awaited from nobody knows whom."""
        return any(decision.blind for decision in self.pending)

    @property
    def answered(self) -> list[SeatRow]:
        """The seats that have answered in secret and owe nothing more, while others are waited for.

        They may still change their answers. Blind questions are left out: nobody may know of them.
        """
        settled = {decision.seat for decision in self.pending if decision.settled and not decision.blind}
        return [seat for seat in self.seats if seat.seat in settled and seat not in self.asked]

    def led_to(self, state: Any, pending: tuple[Decision, ...], row: GameRow) -> GameSnapshot:
        """The game with another position, as on a branch of it: with views of its own. Nothing is stored.

        `pending` has to be what is asked in `state`, and `row` what holds of the table then, such as its seed or
        status; seats, orders and plans stay those of this one.
        """
        return replace(self, state=state, pending=pending, row=row, views=Views())

    def view(self, seat: int | None) -> Any:
        """The position as a seat may see it, to be read only; None is an onlooker.

        It is made once, and shared by all who look: nobody may change it.
        """
        return self.views.of(self.state, seat)

    def promises_to(self, seat: int | None) -> list[PromiseRow]:
        """The promises that a seat (None: an onlooker) may read: its own and those to it; all if the table wants so."""
        found = manifest(self.row.kind).promises
        if found is None:
            return []
        public = self.row.options.get(found.option) == found.open_to_all
        return [each for each in self.promises if public or seat in (each.seat, each.receiver)]

    def ahead(self, seat: int) -> Mapping[str, Decision]:
        """The questions that a seat can answer beforehand (`Game.ahead`), by the order that does.

        There are none unless the game is being played.
        """
        running = self.row.status == "running"
        if not running:
            return {}
        return self.game.ahead(self.view(seat), seat, self.orders_of(seat))

    def planned(self, seat: int) -> dict[str, str]:
        """What a seat has answered of the questions that the game lists (`ahead`), by order: words apart by spaces."""
        if seat not in self.plans:
            return {}
        return plan_lines.answers(self.plans[seat].lines)

    def orders_of(self, seat: int) -> dict[str, str]:
        """The orders that hold for a seat: its own at this table, before those of its person for all their games.

        Among them is what it has planned of the questions that the game lists.
        """
        return {**self.personal.get(seat, {}), **self.seats[seat].orders, **self.planned(seat)}


@dataclass(frozen=True, slots=True)
class Drafted:
    """A move of a draft and what it did. `auto`: it followed by itself (forced, or a standing order).

    `question` is what it answers.
    """

    move: Move
    auto: bool
    events: tuple[Event, ...]
    question: Decision


@dataclass(frozen=True, slots=True)
class PlanShown:
    """A plan when its turn has come: the steps that still fit, and from where on it does not.

    `at_once` is a step that would count at once, and is left to be pressed; `refused` is why the next one does not fit,
    `left` how many were not tried. `stopped` says why a premove was not played by itself, and at which step.
    """

    moves: tuple[Drafted, ...]
    at_once: Drafted | None = None
    refused: Illegal | None = None
    left: int = 0
    stopped: Mapping[str, str | int] = field(default_factory=dict)

    @property
    def fits(self) -> bool:
        """Whether there is anything to take over."""
        return bool(self.moves)


@dataclass(frozen=True, slots=True)
class PlanArmed:
    """A plan of so many steps (`count`) for a turn that is still to come, the first `filed` played by themselves.

    `moves` are those that fit as things stand; none where the turn cannot be foreseen now.
    """

    moves: tuple[Drafted, ...]
    count: int
    filed: int


@dataclass(frozen=True, slots=True)
class Barrier:
    """Why a seat has no turn to take back.

    `why`: `none` was made yet; `chance` fell in it, or `chance-since`; something was `revealed` by it, or
    `revealed-since`; somebody, whose `name` it has, has `acted` since; somebody has `answered`, who may not be named; a
    referee has `corrected` the game; a `window` is open; the position before it is `gone`.
    """

    why: str = "none"
    name: str = ""

    @property
    def refusal(self) -> Refusal:
        """What whoever tries it is told."""
        return Refusal("undo-nothing", why=self.why, name=self.name)


@dataclass(frozen=True, slots=True)
class Panel:
    """A person's own side of a game: the draft so far and what is asked after it.

    `panel_revision` goes into every control made from this panel, and back into `press`, `back` and `confirm`; another
    number is refused as stale. `drafted_state` is the truth after the draft (show `view`). `dropped`: an older draft no
    longer fitted and is gone. `committed`: the call that returned this panel put moves into the game. `given` are the
    seat's sealed answers by the kind of their question, as long as they may be changed. `learnt` counts the seat's
    answers by kind where it `teaches`. `wasted` is what the draft and its confirmation give away. `undoable`: without a
    draft, the last turn can be taken back; `barred`: what stands in its way, with or without a draft; `redoable`: what
    was can be put back. `held` is an answer in the draft to a sealed question, which counts with the confirmation;
    `last` is the kind of the sealed question for which nobody else is waited. `news` is what the seat learns from an
    answer that counted. `plan` is what it planned for the turn that begins, `armed` for one that is still to come.
    `continued` are the kinds of conclusive questions that are asked again after an answer, which counts with the next.
    `set_up` says of kinds of questions before the first round whether undo takes an answer back. `certain` are the
    kinds of questions of which an answer may count at once, but none would now (`Panels.tried`), and `counting` says it
    of the choices of such questions that were tried, by kind; `at_once` those whose default answer would. `plannable`:
    its next turn can be foreseen, and planned. `votes`: in how many open votes its person has not voted. `taken_back`:
    who of the others has just taken their turn back, by name, before anybody moved again.
    """

    snapshot: GameSnapshot
    seat: int
    panel_revision: int
    draft_moves: tuple[Drafted, ...]
    drafted_state: Any
    questions: tuple[Decision, ...]
    confirmable: bool
    dropped: bool = False
    committed: bool = False
    held: Move | None = None
    last: str = ""
    given: Mapping[str, Answer] = field(default_factory=dict)
    learnt: Mapping[str, int] = field(default_factory=dict)
    wasted: tuple[Event, ...] = ()
    undoable: bool = False
    barred: Barrier | None = None
    redoable: bool = False
    news: tuple[Event, ...] = ()
    plan: PlanShown | None = None
    armed: PlanArmed | None = None
    continued: tuple[str, ...] = ()
    set_up: Mapping[str, bool] = field(default_factory=dict)
    certain: frozenset[str] = frozenset()
    counting: Mapping[str, Mapping[str, bool]] = field(default_factory=dict)
    at_once: frozenset[str] = frozenset()
    plannable: bool = False
    votes: int = 0
    taken_back: str = ""
    views: Views = field(default_factory=Views, repr=False, compare=False)

    @property
    def forfeited(self) -> tuple[Event, ...]:
        """What of `wasted` is given up unspent."""
        return tuple(event for event in self.wasted if event.kind == FORFEITED)

    @property
    def teaches(self) -> bool:
        """Whether its person is new to the game: in a first game, or as they have said; not who answers for them."""
        learning = self.snapshot.seats[self.seat].learning and self.snapshot.acting is None
        return self.snapshot.row.guided or learning

    @property
    def drafting(self) -> bool:
        """Whether there is a draft."""
        return bool(self.draft_moves or self.held)

    @property
    def steps(self) -> int:
        """How many answers in the draft are its owner's own: as many as can be taken back one after another."""
        return sum(not move.auto for move in self.draft_moves) + (self.held is not None)

    @property
    def unanswered(self) -> tuple[Decision, ...]:
        """The questions that wait for an answer."""
        return unanswered(self.questions)

    @property
    def ahead(self) -> Mapping[str, Decision]:
        """What its seat can answer beforehand, by the order that does; beside a draft without what that takes."""
        stored = self.snapshot.ahead(self.seat)
        if not (stored and self.draft_moves):
            return stored
        after = self.snapshot.game.ahead(self.view, self.seat, self.snapshot.orders_of(self.seat))
        return {order: after[order] for order in stored if order in after}

    @property
    def view(self) -> Any:
        """The position after the draft as this seat may see it, to be read only."""
        if self.drafted_state is self.snapshot.state:
            return self.snapshot.view(self.seat)
        return self.views.of(self.drafted_state, self.seat)


async def load_snapshot(rows: Rows, game_id: str) -> GameSnapshot:
    """The game with its position; raises `Refusal` no-game, `DamagedGame` where that cannot be done.

    All of it is read in the transaction of `rows`: seats, waits, orders and plans belong together. A lobby has no
    position (`state` is None, nothing is `pending`). The position is shared with others who read it, and nobody changes
    it.
    """
    table = await load_seated(rows, game_id)
    row, seats = table.row, table.seats
    try:
        await load(row.kind)  # the table may be older than this process, and the first of its game
        game = games.game(row.kind)
        position = POSITIONS.of(game, row) if row.state else Position(None)
    except Exception as error:
        raise DamagedGame(game_id) from error
    personal = await personal_orders(rows, row.kind, seats)
    plans = await rows.some(PlanRow, game_id=game_id) if row.status == "running" else []
    former = await rows.one(GameRow, id=row.rematch_of) if row.rematch_of and row.status == "lobby" else None
    deals = manifest(row.kind).promises is not None and row.state is not None
    promises = await rows.some(PromiseRow, game_id=game_id) if deals else []
    known = await members(rows, row.kind, seats) if row.status == "lobby" and not row.anonymous else {}
    return GameSnapshot(
        row,
        seats,
        game,
        position.state,
        position.pending,
        views=position.views,
        personal=personal,
        plans={plan.seat: plan for plan in plans},
        waits=table.waits,
        former=former,
        companions=table.companions,
        members=known,
        promises=promises,
    )


async def personal_orders(rows: Rows, kind: str, seats: Iterable[SeatRow]) -> dict[int, dict[str, str]]:
    """By seat, the orders of its person for all their games of a kind.

    Seats without such orders, and those of computers, are left out.
    """
    sitting = {seat.seat: seat.person for seat in seats if seat.person}
    given = {row.user_id: row.orders for row in await rows.orders_of([*sitting.values()], kind)}
    return {seat: given[person] for seat, person in sitting.items() if person in given}
