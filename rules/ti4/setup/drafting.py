"""A draft: slices of the galaxy, positions at the table and factions are taken one at a time, forth and back.

Who takes the first position is the speaker, the others sit clockwise; the slice of a player lies at the home of the
position. Slices are dealt so that nothing touches that should not, however they come to lie, as far as that can be.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from random import Random
from string import ascii_lowercase

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import ActingRule, AskingRule, Execution
from rules.ti4.components.layouts import LAYOUTS
from rules.ti4.components.places import touching
from rules.ti4.components.planets import PLANETS
from rules.ti4.components.slices import BESIDE_CENTRE, SLICES
from rules.ti4.components.systems import SYSTEMS
from rules.ti4.frames import Frame
from rules.ti4.setup.building import snake
from rules.ti4.setup.factions import faction_options, take_faction
from rules.ti4.setup.frames import Draft, LaySlices
from rules.ti4.setup.galaxy import drawn, lay, lay_homes, should_not_touch
from rules.ti4.state import Player, State

SLICE, POSITION, FACTION = "slice", "position", "faction"
Deal = dict[str, list[str]]  # tiles by the letter of their slice
DEALS, SHUFFLES = 20, 100  # deals that are looked at, and how often a slice of each is laid anew
Pairs = frozenset[tuple[int, int]]


def lay_slices_open(state: State, rng: Random) -> list[Frame]:
    """The slices that are dealt; who takes something when."""
    number = len(state.players)
    beside, state.slices = _dealt(number, rng)
    for tile in beside:
        lay(state, BESIDE_CENTRE, tile)
    kinds = 2 + any(not player.faction for player in state.players)
    order = state.clockwise(state.speaker)
    return [*(Draft(seat) for seat in snake(order, kinds)), LaySlices()]


def _dealt(number: int, rng: Random) -> tuple[list[str], Deal]:
    """Red tiles for the place beside the centre, where there is such, and slices, of several deals the best."""
    found = _drawn(number, rng)
    for _ in range(DEALS):
        if not slice_faults(number, *found):
            break
        found = min(found, _drawn(number, rng), key=lambda each: slice_faults(number, *each))
    return found


def _drawn(number: int, rng: Random) -> tuple[list[str], Deal]:
    """A deal. One slice is laid anew after another, as long as that makes no more faults than there were."""
    layout = LAYOUTS[number]
    blue, red = drawn(layout, rng)
    slices: Deal = {}
    for letter in ascii_lowercase[:number]:
        slices[letter] = [*(blue.pop() for _ in range(layout.blue)), *(red.pop() for _ in range(layout.red))]
    for _ in range(SHUFFLES):
        letter = rng.choice([*slices])
        other = {**slices, letter: rng.sample(slices[letter], len(slices[letter]))}
        slices = min(other, slices, key=lambda each: slice_faults(number, red, each))
    return red, slices


def slice_faults(number: int, beside: list[str], slices: Deal) -> int:
    """How many pairs of tiles should not touch, but do at some homes: in a slice, of two, or one beside the centre."""
    within, across, centre = _borders(number)
    laid = [(letter, place, tile) for letter, tiles in slices.items() for place, tile in enumerate(tiles)]
    special = [each for each in laid if SYSTEMS[each[2]].anomaly or SYSTEMS[each[2]].wormhole]
    found = sum(
        (one, other) in (within if first == second else across)
        for (first, one, tile), (second, other, beyond) in combinations(special, 2)
        if should_not_touch(tile, beyond)
    )
    near = [tile for _, place, tile in special if place in centre]
    return found + sum(should_not_touch(extra, tile) for extra in beside for tile in near)


@cache
def _borders(number: int) -> tuple[Pairs, Pairs, frozenset[int]]:
    """Which tiles of a slice can touch, by their numbers in it: each other, those of another slice, the extra tile."""
    slices = SLICES[number].values()
    pairs = [
        (first is second, first.index(place), second.index(beside))
        for first, second in product(slices, slices)
        for place in first
        for beside in touching(place)
        if beside in second
    ]
    around = touching(BESIDE_CENTRE) if LAYOUTS[number].red_by_speaker else ()
    return (
        frozenset((one, other) for same, one, other in pairs if same),
        frozenset((one, other) for same, one, other in pairs if not same),
        frozenset(places.index(place) for places in slices for place in places if place in around),
    )


class DraftRule(AskingRule):
    """A slice, a position or a faction, whichever the player has not yet: `slice:b`, `position:1`, `faction:sol`."""

    frame = Draft

    def ask(self, state: State, frame: Draft) -> Decision:
        """Which."""
        return choose(frame.seat, "draft", [*draft_options(state, state.players[frame.seat])])

    def do(self, execution: Execution[State], frame: Draft, answer: Answer) -> None:
        """Take it."""
        state, player = execution.state, execution.state.players[frame.seat]
        kind, _, word = answer[0].partition(":")
        execution.pop()
        if kind == FACTION:
            take_faction(execution, player, word)
        elif kind == SLICE:
            player.slice = word
            execution.tell("drafted-slice", seat=player.seat, **_slice_facts(word, state.slices[word]))
        else:
            player.position = int(word)
            place = LAYOUTS[len(state.players)].homes[player.position - 1]
            execution.tell("drafted-position", seat=player.seat, position=player.position, place=place)


def _slice_facts(letter: str, tiles: list[str]) -> dict[str, str | int]:
    """The tiles of a slice by number, and what all of its planets are worth."""
    planets = [PLANETS[id] for tile in tiles for id in SYSTEMS[tile].planets]
    worth = {"resources": sum(each.resources for each in planets), "influence": sum(each.influence for each in planets)}
    return {"slice": letter, "tiles": " ".join(tiles), **worth}


def draft_options(state: State, player: Player) -> Iterator[Option]:
    """Everything that a player can take: a slice, a faction and a position, each as long as they have none."""
    layout = LAYOUTS[len(state.players)]
    if not player.slice:
        taken = {each.slice for each in state.players}
        for letter, tiles in state.slices.items():
            if letter not in taken:
                yield Option(f"{SLICE}:{letter}", SLICE, _slice_facts(letter, tiles))
    if not player.faction:
        yield from faction_options(state, player, f"{FACTION}:")
    if not player.position:
        taken_positions = {each.position for each in state.players}
        for position, place in enumerate(layout.homes, 1):
            if position not in taken_positions:
                goods = layout.goods.get(place, 0)
                gains = {"start:trade-goods": goods} if goods else {}  # handed out once all have drafted
                facts: dict[str, str | int] = {"position": position, "place": place}
                yield Option(f"{POSITION}:{position}", POSITION, facts, gains=gains)


class LaySlicesRule(ActingRule):
    """Everybody takes a seat, and the galaxy is laid."""

    frame = LaySlices

    def run(self, execution: Execution[State], frame: LaySlices) -> None:
        """Slices are turned to the homes of their players."""
        state = execution.state
        execution.pop()
        seated = sorted(state.players, key=lambda player: player.position)
        state.seating = [player.seat for player in seated]
        state.speaker = state.seating[0]
        for player in seated:
            places = SLICES[len(seated)][state.home_place(player.seat)]
            for place, tile in zip(places, state.slices[player.slice], strict=True):
                lay(state, place, tile)
            player.slice, player.position = "", 0
        lay_homes(state)
        state.slices = {}
        execution.tell("seated", seat=state.speaker, seats=" ".join(str(seat) for seat in state.seating))
