"""Wish lists: the dice a player would take, best first, filed while others choose.

Each pick that is still to come has a list of its own. The first wish that is still on the board, and allowed, is taken;
where none is left, the player is asked.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.plans import plan_key
from rules.pulsar.frames import Draft
from rules.pulsar.phases.dice import steps
from rules.pulsar.phases.drafting import STAY, choices
from rules.pulsar.state import State
from rules.pulsar.tracks import TRACKS, ranking

WISH = "wish"
LONGEST = 4  # wishes for one pick
GUARD = "guard"  # engineering while the seat leads the turn order or the die moves backwards, else initiative
BACK = "guard-back"  # what that comes to for a die that moves backwards: engineering if there is room
HOW = (*TRACKS, GUARD)


def wishes_ahead(view: State, seat: int, orders: Mapping[str, str]) -> dict[str, Decision]:
    """For each pick of the seat that is still to come the next wish, and those before it, which may be changed."""
    found = {}
    for pick in upcoming(view, seat):
        for rank in range(1, LONGEST + 1):
            order = plan_key(_stage(view, pick), f"{WISH}{rank}")
            better = [plan_key(_stage(view, pick), f"{WISH}{number}") for number in range(1, rank)]
            options = _options(view, {orders.get(wish) for wish in better})
            if not options:
                break
            found[order] = choose(seat, WISH, options, pick=pick, rank=rank)
            if order not in orders:
                break
    return found


def upcoming(state: State, seat: int) -> list[int]:
    """The picks of this round that a seat has still to make, 1 for its first one; not that which is asked for now."""
    picks = [frame for frame in reversed(state.stack) if isinstance(frame, Draft)]
    own = [number for number, frame in enumerate(picks) if frame.seat == seat and number > 0]
    first = len(state.players[seat].dice) + 1 + (bool(picks) and picks[0].seat == seat)
    return list(range(first, first + len(own)))


def _stage(state: State, pick: int) -> str:
    return f"{state.round}-{pick}"


def _options(state: State, wished: Collection[str | None]) -> list[Option]:
    """What may be wished for: the dice on the board, each with whichever counter it moves, but for what is wished."""
    return [
        Option(word, f"die:{die}", {"die": die, "track": _called(state, die, how)})
        for die in sorted(set(state.dice))
        for how in (HOW if steps(state.median, die) else (STAY,))
        if (word := f"{die}:{how}") not in wished
    ]


def _called(state: State, die: int, how: str) -> str:
    """What a way to wish for a die is called."""
    return BACK if how == GUARD and steps(state.median, die) > 0 else how


def wished(view: State, decision: Decision, orders: Mapping[str, str]) -> Answer | None:
    """The answer of the list for the pick that is asked for; None where there is no list or nothing of it is left."""
    pick = len(view.players[decision.seat].dice) + 1
    for rank in range(1, LONGEST + 1):
        word = orders.get(plan_key(_stage(view, pick), f"{WISH}{rank}"), "")
        for option in _meant(view, decision.seat, word):
            return (option.word,)
    return None


def _meant(state: State, seat: int, word: str) -> Iterator[Option]:
    """The options that a wish stands for, best first; none where it cannot be had."""
    die, _, how = word.partition(":")
    own = [option for option in choices(state, seat) if str(option.facts["die"]) == die]
    if how != GUARD:
        yield from (option for option in own if option.facts["track"] == how)
        return
    leads = ranking(state.initiative)[0] == seat
    first = "engineering" if leads or steps(state.median, int(die)) > 0 else "initiative"
    yield from sorted(own, key=lambda option: option.facts["track"] != first)
