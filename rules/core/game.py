"""What a game is to everybody who is not its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

from rules.core import flow
from rules.core.decisions import Answer, Decision, Illegal, Unavailable
from rules.core.flow import Event, Execution
from rules.core.records import record

if TYPE_CHECKING:
    from pydantic import TypeAdapter


@record
class Written:
    """What people wrote for a table option: the value that is kept, the numbers of players it serves, and warnings.

    `warnings` are things the rules allow and people may not have meant, told like events.
    """

    value: str
    seats: tuple[int, ...]
    warnings: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class FreeText:
    """That people may write a value of a table option themselves, of at most `longest` characters.

    `read` takes what they wrote, or the value that was kept of it; it raises `Illegal` for what cannot be played.
    `example` gives a text that serves so many players.
    """

    longest: int
    read: Callable[[str], Written]
    example: Callable[[int], str]


@dataclass(frozen=True, slots=True)
class TableOption:
    """A choice a table makes before the start: its id, the words it may take, the default first.

    `seats`: the numbers of players with which it has an effect, None for all of them. `text`: besides these words it
    takes what people write.
    """

    id: str
    choices: tuple[str, ...]
    seats: range | None = None
    text: FreeText | None = None

    @property
    def default(self) -> str:
        """The word that holds when nobody chooses: the first of its choices."""
        return self.choices[0]

    def has_effect(self, seats: int) -> bool:
        """Whether it changes anything in a game of so many players."""
        return self.seats is None or seats in self.seats

    def written(self, value: str) -> Written | None:
        """What was written, None for one of the choices; raises `Illegal` for what can be neither."""
        if value in self.choices:
            return None
        if self.text is None:
            raise Illegal("option-unknown", option=self.id, value=value)
        if len(value) > self.text.longest:
            raise Illegal("text-long", most=self.text.longest, given=len(value))
        return self.text.read(value)

    def check(self, value: str, seats: int) -> None:
        """Raise `Illegal` where so many may not choose this value; an option without effect stays as it is."""
        written = self.written(value)
        if value != self.default and not self.has_effect(seats):
            raise Illegal("option-unknown", option=self.id, value=value)
        if written and seats not in written.seats:
            raise Illegal("text-seats", seats=seats, serves=", ".join(map(str, written.seats)))


@dataclass(frozen=True, slots=True)
class StandingOrder(TableOption):
    """What a seat may answer once and for all: the order's id and its choices, the default first.

    It answers questions of the kinds `answers` at once, and others see how soon. `tells` has the choices where that
    follows from what they cannot see, as their texts say; `waives` those that answer blind questions at once, openly.
    """

    answers: tuple[str, ...] = ()
    tells: tuple[str, ...] = ()
    waives: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game starts: number of seats, chosen table options, and a laid-out start where it is given, not drawn."""

    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    given: Mapping[str, Any] | None = None


@record
class Outcome:
    """What a step did besides changing the position; the marks are those of `Execution`.

    `sealed`: the answer was to a sealed question and counts at once.
    """

    events: tuple[Event, ...]
    chance: bool = False
    learned: bool = False
    shown: bool = False
    closed: bool = False
    sealed: bool = False

    @property
    def revealed(self) -> bool:
        """Whether anybody came to know something."""
        return self.learned or self.shown or self.closed

    @property
    def blocks_undo(self) -> bool:
        """Whether an undo must stop here: chance fell, or somebody came to know something."""
        return self.chance or self.revealed

    @property
    def counts_at_once(self) -> bool:
        """Whether it cannot wait in a draft for a confirmation."""
        return self.chance or self.learned or self.closed or self.sealed


class Game:
    """A game: first position, open questions, what an answer does. Everything else is a function over these.

    A game gives `id`, `seats`, `codec`, `rules`, `first_position` and `scores`. What else it leaves out is that of a
    game without options, orders, plans and secrets, which the most points win. Whatever takes a `view` sees what a
    seat may see, and nothing more.

    `turns` are the kinds of the questions that begin a turn: where the frame of such a question is taken away, its seat
    has done nothing, and the game goes on. `attacks` are the kinds of events that attack a seat, with the fact that
    says which.
    """

    id: str
    version: int = 1
    seats: range
    options: tuple[TableOption, ...] = ()
    orders: tuple[StandingOrder, ...] = ()
    turns: tuple[str, ...] = ()
    attacks: Mapping[str, str] = {}
    codec: TypeAdapter[Any]
    migrations: Mapping[int, Any] = {}
    rules: flow.Rules

    def first_position(self, setup: Setup, options: dict[str, str], rng: Random) -> Any:
        """The position before anything has run; `options` holds every option of the game with its value."""
        raise NotImplementedError

    def new(self, setup: Setup, rng: Random) -> Any:
        """The first position in which somebody is asked. Raises `Illegal` for options that do not fit."""
        state = self.first_position(setup, checked(self, setup), rng)
        flow.run_until_question(self.rules, Execution(state, rng, state.stack))
        return state

    def pending(self, state: Any, seat: int | None = None) -> Sequence[Decision]:
        """The open questions, or those of a seat; none at all when the game is over. Changes nothing."""
        return flow.pending(self.rules, state, seat)

    def apply(self, state: Any, decision: Decision, answer: Answer, rng: Random) -> Execution[Any]:
        """Carry out a checked answer in place; returns what was told, and who came to know what."""
        execution = Execution(state, rng, state.stack)
        flow.answer(self.rules, execution, decision, answer)
        return execution

    def orders_for(self, view: Any, seat: int) -> Sequence[StandingOrder]:
        """Those of `orders` that mean something to a seat now, from what it sees; others are not shown to it."""
        return self.orders

    def standing(self, view: Any, decision: Decision, orders: Mapping[str, str]) -> Answer | None:
        """The answer a seat's standing orders give, or None where the seat must be asked."""
        return None

    def ahead(self, view: Any, seat: int, orders: Mapping[str, str]) -> Mapping[str, Decision]:
        """Questions that may come soon and can be answered now, in order, by the order of a plan that does it.

        Some follow only from what is planned so far. See `rules.core.plans`.
        """
        return {}

    def refused(self, view: Any, seat: int, orders: Mapping[str, str]) -> Mapping[str, Illegal]:
        """Answers of the plan that the rules would refuse, as far as can be told now: why, by order."""
        return {}

    def unavailable(self, view: Any, decision: Decision) -> Sequence[Unavailable]:
        """What the seat may look for in a question and cannot choose, each with the rule that forbids it."""
        return flow.unavailable(self.rules, view, decision)

    def upcoming(self, view: Any) -> Sequence[int]:
        """The seats whose turns come, from the present one on, as far as the rules make that known; or none."""
        return ()

    def purse(self, view: Any, seat: int) -> Mapping[str, int]:
        """What a seat (from 0) has to spend and can see change: amounts by name, in the order people count it."""
        return {}

    def scores(self, state: Any) -> list[int]:
        """Points by seat, as they stand; `view(None)` counts the true ones when the game is over."""
        raise NotImplementedError

    def winners(self, state: Any) -> list[int]:
        """The seats, from 0, that win when the game is over; several share a win. Here those with the most points."""
        points = self.scores(state)
        return [seat for seat, own in enumerate(points) if own == max(points)]

    def faults(self, state: Any) -> list[str]:
        """Violations found in a position, in words for whoever mends the rules; a correct game always returns []."""
        return []

    def rearrange(self, state: Any, seat: int, rng: Random) -> None:
        """Draw anew in place whatever `seat` cannot see, sealed answers too, so that its view stays the same."""

    def unsay(self, state: Any, seat: int) -> None:
        """Take back in place what others have said beforehand and `seat` cannot see, but for sealed answers."""


def chosen(game: Game, options: Mapping[str, str]) -> dict[str, str]:
    """Every option of the game with what the table chose, or its default."""
    return {option.id: options.get(option.id, option.default) for option in game.options}


def offered(game: Game, seats: int) -> tuple[TableOption, ...]:
    """The options to choose from where so many sit: those with an effect, and all while they are too few to play."""
    few = seats < game.seats.start
    return tuple(option for option in game.options if few or option.has_effect(seats))


def effective(game: Game, seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """What the table chose, without the options that have no effect in a game of so many players."""
    without = {option.id for option in game.options if not option.has_effect(seats)}
    return {name: value for name, value in options.items() if name not in without}


def checked(game: Game, setup: Setup) -> dict[str, str]:
    """Every option with its value.

    Raises `Illegal` for seats, options or values that the game does not have, for a value other than the default of an
    option without effect with so many players, and for a text that does not serve so many.
    """
    if setup.seats not in game.seats:
        raise Illegal("seats", least=game.seats.start, most=game.seats.stop - 1)
    known = {option.id: option for option in game.options}
    for name, value in setup.options.items():
        if name not in known:
            raise Illegal("option-unknown", option=name, value=value)
        known[name].check(value, setup.seats)
    return chosen(game, setup.options)
