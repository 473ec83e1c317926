"""Dice phase: a die is taken, and moves one of its owner's counters."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Answer, Decision, Illegal, Option, Pick, Unavailable
from rules.core.flow import AskingRule, Execution
from rules.pulsar.components import PENALTIES
from rules.pulsar.frames import Draft
from rules.pulsar.phases.dice import steps
from rules.pulsar.state import State
from rules.pulsar.tracks import TRACKS, Counter, counters, fits, move, target

STAY = "stay"  # a die on the marker moves no counter


class DraftRule(AskingRule):
    """A player takes a die. Left of the median marker it moves a counter to the left, right of it back."""

    frame = Draft

    def ask(self, state: State, frame: Draft) -> Decision:
        """Which die, and which counter moves."""
        options = tuple(choices(state, frame.seat))
        facts = {"round": state.round, "counters": len([*counters(state, frame.seat)]) // len(TRACKS)}
        return Decision(frame.seat, "draft", Pick(options), (options[0].word,), facts, conclusive=True)

    def unavailable(self, state: State, frame: Draft) -> list[Unavailable]:
        """Dice that would move a counter beyond the right end."""
        options = {option.word for option in choices(state, frame.seat)}
        every = (_option(state, die, counter) for die, counter in _moves(state, frame.seat))
        return [Unavailable(option, Illegal("track-end")) for option in every if option.word not in options]

    def do(self, execution: Execution[State], frame: Draft, answer: Answer) -> None:
        """Take it and move the counter."""
        state = execution.state
        die, counter = next(
            (die, counter) for die, counter in _moves(state, frame.seat) if _word(state, die, counter) == answer[0]
        )
        execution.pop()
        distance = steps(state.median, die)
        state.dice.remove(die)
        state.players[frame.seat].dice.append(die)
        facts = _facts(die, counter, distance)
        moved = distance if facts["space"] != facts["start"] else 0  # at the end of its track no counter moves
        execution.tell("drafted", seat=frame.seat, **{**facts, "steps": moved})
        move(state, counter, distance)


def choices(state: State, seat: int) -> list[Option]:
    """Every die with every counter it may move; where none has room for any die, all of them.

    A die on the marker moves nothing, whichever counter one might name.
    """
    every = list(_moves(state, seat))
    room = [(die, counter) for die, counter in every if fits(counter, steps(state.median, die))]
    options = {_word(state, die, counter): _option(state, die, counter) for die, counter in room or every}
    return list(options.values())


def _moves(state: State, seat: int) -> Iterator[tuple[int, Counter]]:
    """Every die on the board with every counter of the seat."""
    own = list(counters(state, seat))
    yield from ((die, counter) for die in sorted(set(state.dice)) for counter in own)


def _option(state: State, die: int, counter: Counter) -> Option:
    distance = steps(state.median, die)
    facts = _facts(die, counter, distance)
    facts["stacked"] = _stacked(state, counter) if distance else 0
    facts["penalty"] = PENALTIES.get(target(counter, distance), 0) if distance else 0
    return Option(_word(state, die, counter), f"draft:{die}", facts)


def _stacked(state: State, counter: Counter) -> int:
    """Which of two counters of a player in one stack it is: the lower (1) or the upper, ahead; 0 where it is alone."""
    stack: list[int] = getattr(state, counter.track)[counter.space - 1]
    owner = stack[counter.height]
    if stack.count(owner) == 1:
        return 0
    return 1 + stack[: counter.height].count(owner)


def _facts(die: int, counter: Counter, distance: int) -> dict[str, str | int]:
    """A die, the track of the counter that moves, how far, and from which space to which."""
    track = counter.track if distance else STAY
    return {
        "die": die,
        "track": track,
        "steps": distance,
        "start": counter.space,
        "space": target(counter, distance),
    }


def _word(state: State, die: int, counter: Counter) -> str:
    """`5:initiative`, or `4:stay`; with two counters on a track also the space and height of the one that moves."""
    if steps(state.median, die) == 0:
        return f"{die}:{STAY}"
    word = f"{die}:{counter.track}"
    if len(state.players) != 2:
        return word
    return f"{word}:{counter.space}:{counter.height}"
