"""Where a game is: frames on a stack, some with a lane per seat.

A frame is a small dataclass with a tag `at` and, where it asks, a `seat`. Its rule says what the frame asks and what an
answer does; one that asks nothing is run until somebody is asked. A frame with `lanes`, a stack for each seat, waits
until all are empty. Everything is plain data, so a game may be stored between any two answers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from types import ModuleType
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from rules.core.decisions import NO_FACTS, Answer, Decision, Facts, Illegal, Unavailable
from rules.core.frames import Frame
from rules.core.records import record

S = TypeVar("S")
Stack = list[Any]

ENDLESS = 10_000  # no chain of consequences is that long

# Events that tell a player what their move gives away, while they can still mend it; nobody else reads them.
WASTED = "wasted"  # more than is needed, or less than there could be
FORFEITED = "forfeited"  # something unspent is given up: the button that ends such a turn is named after it
WARNINGS = (WASTED, FORFEITED)


class HasStack(Protocol):
    """A position: whatever else it holds, its frames stand in `stack`, the innermost last."""

    stack: Stack


@record
class Event:
    """Something that happened, for the log, such as `Event("income", {"seat": 0, "gain:ore": 2})`.

    The text of its `kind` says its `facts`. `seen_by` lists the seats that may read it; None is everyone.
    """

    kind: str
    facts: dict[str, str | int] = field(default_factory=dict)
    seen_by: tuple[int, ...] | None = None


def results(gains: Facts, costs: Facts = NO_FACTS) -> dict[str, str | int]:
    """What was paid and gained, for the end of an event's line: `results({"vp": 1})` is `{'gain:vp': 1}`; no zeros."""
    named = (("cost", costs), ("gain", gains))
    return {f"{what}:{name}": amount for what, amounts in named for name, amount in amounts.items() if amount}


@dataclass(slots=True)
class Execution(Generic[S]):
    """One answer being carried out: the position, chance, and the stack of the frame at work.

    Rules set one of three marks when something becomes known. None of the three can be undone once it counts.

    `learned`: the seat that answers came to know something hidden. Its draft ends with the answer and counts at once,
    since taking it back would leave the seat wiser.
    `shown`: others come to know something that the answering seat knew already, such as a card played from its hand.
    While it stands in a draft nobody has seen it: it may be taken back until it is confirmed.
    `closed`: a question that others had open too is closed, such as sealed answers that are opened. Their answers can
    no longer be changed, so it counts at once.
    """

    state: S
    rng: Random
    stack: Stack
    events: list[Event] = field(default_factory=list)
    learned: bool = False
    shown: bool = False
    closed: bool = False

    def push(self, *frames: Any) -> None:
        """Put frames on top; the first of them goes first: `push(Vote(), Count())` asks for votes, then counts."""
        self.stack.extend(reversed(frames))

    def pop(self) -> None:
        """The frame at work is done: it leaves its stack, in place. What lies below it is next."""
        self.stack.pop()

    def replace(self, *frames: Any) -> None:
        """The frame at work gives way to these, in place, of which the first goes first, as with `push`."""
        self.pop()
        self.push(*frames)

    def tell(self, kind: str, /, *only: int, **facts: str | int) -> None:
        """Note an event for the log: its `kind` and its facts; with seats in `only`, from 0, for their eyes alone."""
        self.events.append(Event(kind, facts, only or None))


class Rule:
    """A paragraph of the rulebook: what its frame asks, what the answer does, what happens when nothing is asked."""

    frame: ClassVar[type[Frame]]

    def ask(self, state: Any, frame: Any) -> Decision | None:
        """The question of this frame, or None where it asks nothing now. Changes nothing: each panel asks it."""
        return None

    def ask_about(self, state: Any, frame: Any, answer: Answer) -> Decision | None:
        """The question of `ask` as far as it bears on an answer, which is checked against it; it is shown to nobody.

        Override where asking is dear: it takes and refuses this answer as `ask` does, and has the same marks.
        """
        return self.ask(state, frame)

    def asks(self, state: Any, frame: Any) -> bool:
        """Whether `ask` has a question; override where asking is dear."""
        return self.ask(state, frame) is not None

    def unavailable(self, state: Any, frame: Any) -> Sequence[Unavailable]:
        """What one may look for in the question of `ask` and cannot choose, each with the refusal that says why."""
        return ()

    def do(self, execution: Execution[Any], frame: Any, answer: Answer) -> None:
        """Carry out an answer in place whose shape was checked; raise `Illegal` where it makes no sense."""
        raise Illegal("not-asked")

    def run(self, execution: Execution[Any], frame: Any) -> None:
        """Move on, in place, where the frame asks nothing now: it is popped, unless a subclass does more."""
        execution.pop()


class AskingRule(Rule):
    """A rule whose frame asks as long as it is there."""

    def asks(self, state: Any, frame: Any) -> bool:
        """True: `ask` has a question as long as the frame is there."""
        return True


class ActingRule(Rule):
    """A rule whose frame is carried out at once."""

    def asks(self, state: Any, frame: Any) -> bool:
        """False: `run` carries the frame out, and nobody is asked."""
        return False


Rules = Mapping[str, Rule]


def rules_in(frames: type[Frame], *chapters: ModuleType) -> Rules:
    """The rules that these modules define, by tag; raises ValueError where a frame without lanes has no rule."""
    found = [each for chapter in chapters for each in vars(chapter).values() if isinstance(each, type)]
    by_frame = {each.frame: each for each in found if issubclass(each, Rule) and "frame" in vars(each)}
    if missing := [tag for tag, kind in frames.by_tag.items() if kind not in by_frame and not hasattr(kind, "lanes")]:
        raise ValueError(f"frames without a rule: {missing}")
    return {tag: by_frame.get(kind, Rule)() for tag, kind in frames.by_tag.items()}


def leaves(stack: Stack) -> list[tuple[Stack, Any]]:
    """The innermost frames as (stack, frame), each with the stack it lies on; of lanes one for each with frames."""
    if not stack:
        return []
    if not hasattr(stack[-1], "lanes"):
        return [(stack, stack[-1])]
    found: list[tuple[Stack, Any]] = []
    for lane in stack[-1].lanes:
        if lane and hasattr(lane[-1], "lanes"):
            found += leaves(lane)
        elif lane:
            found.append((lane, lane[-1]))
    return found or [(stack, stack[-1])]


def enclosing(stack: Stack, lane: Stack) -> Stack:
    """The stack whose innermost frame has `lane` among its lanes, anywhere below `stack`; ValueError for no lane."""
    around = [stack]
    for each in around:  # which grows by the lanes that are found
        for inner in getattr(each[-1], "lanes", ()) if each else ():
            if inner is lane:
                return each
            around.append(inner)
    raise ValueError("this stack is no lane")


def pending(rules: Rules, state: HasStack, seat: int | None = None) -> list[Decision]:
    """All open questions, or those of a seat; none at all means that the game is over."""
    frames = [frame for _, frame in leaves(state.stack) if seat is None or frame.seat == seat]
    asked = [rules[frame.at].ask(state, frame) for frame in frames]
    return [question for question in asked if question is not None]


def run_until_question(rules: Rules, execution: Execution[Any]) -> None:
    """Run every frame that asks nothing, until all that are left ask; RuntimeError where that has no end."""
    for _ in range(ENDLESS):
        for execution.stack, frame in leaves(execution.state.stack):  # noqa: B020  # the stack at work is that of the frame
            if not rules[frame.at].asks(execution.state, frame):
                rules[frame.at].run(execution, frame)
                break
        else:
            return
    left = [frame.at for _, frame in leaves(execution.state.stack)]
    raise RuntimeError(f"nobody is asked after {ENDLESS} frames: {left}")


def _asking(stack: Stack, decision: Decision) -> list[tuple[Stack, Any]]:
    """The frame that asks a question, with the stack it lies on; none where the question is not open."""
    return [(lane, frame) for lane, frame in leaves(stack) if frame.at == decision.kind and frame.seat == decision.seat]


def unavailable(rules: Rules, state: HasStack, decision: Decision) -> Sequence[Unavailable]:
    """What cannot be chosen in a question that is open, and why."""
    for _, frame in _asking(state.stack, decision):
        return rules[frame.at].unavailable(state, frame)
    return ()


def answer(rules: Rules, execution: Execution[Any], decision: Decision, words: Answer) -> None:
    """Give `words` to the frame that asked, then run on; raises `Illegal` not-asked, and what its rule raises."""
    for execution.stack, frame in _asking(execution.state.stack, decision):  # noqa: B020  # as above
        rules[frame.at].do(execution, frame, words)
        run_until_question(rules, execution)
        return
    raise Illegal("not-asked")
