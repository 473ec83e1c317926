"""A galaxy built by all players: tiles are dealt to them, who lay them ring by ring in turn (set-up, step 6)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import AskingRule, Execution
from rules.ti4.components.places import CENTRE_PLACE, ring, touching
from rules.ti4.components.systems import SYSTEMS, Stack, of_stack
from rules.ti4.frames import Frame
from rules.ti4.setup.frames import LayRedTile, LayTile
from rules.ti4.setup.galaxy import drawn, faults_at, lay, tiles_of
from rules.ti4.state import State

BACKS: tuple[Stack, ...] = ("blue", "red")  # of tiles that are dealt


def deal(state: State, rng: Random) -> list[Frame]:
    """Every player gets tiles; who lays one when."""
    layout = state.layout
    blue, red = drawn(layout, rng)
    for player in state.players:
        hand = [*(blue.pop() for _ in range(layout.blue)), *(red.pop() for _ in range(layout.red))]
        player.tiles = sorted(hand, key=int)
    first: list[Frame] = [LayRedTile(state.speaker, tile) for tile in red]  # what is left over
    order = state.clockwise(state.speaker)
    return [*first, *(LayTile(seat) for seat in snake(order, layout.blue + layout.red))]


def redeal(state: State, seat: int, rng: Random) -> None:
    """Other tiles for the hands that a seat cannot see; of each hand the backs can be seen, blue or red."""
    turned = [frame.tile for frame in state.frames() if isinstance(frame, LayRedTile)]
    seen = [*tiles_of(state).values(), *turned, *state.players[seat].tiles]
    unseen = {stack: [tile for tile in of_stack(stack) if tile not in seen] for stack in BACKS}
    for tiles in unseen.values():
        rng.shuffle(tiles)
    for player in state.players:
        if player.seat != seat:
            player.tiles = sorted((unseen[SYSTEMS[tile].stack].pop() for tile in player.tiles), key=int)


def snake(order: list[int], times: int) -> Iterator[int]:
    """The seats so often in this order, every second time in reverse."""
    for number in range(times):
        yield from reversed(order) if number % 2 else order


class LayRedTileRule(AskingRule):
    """With five players one place would stay empty: the speaker fills one beside the centre."""

    frame = LayRedTile

    def ask(self, state: State, frame: LayRedTile) -> Decision:
        """Where."""
        options = [Option(place, "", {"place": place}) for place in touching(CENTRE_PLACE)]
        return choose(frame.seat, "lay-red-tile", options, system=frame.tile)

    def do(self, execution: Execution[State], frame: LayRedTile, answer: Answer) -> None:
        """Lay it there."""
        execution.pop()
        lay(execution.state, answer[0], frame.tile)
        execution.tell("laid-tile", seat=frame.seat, place=answer[0], system=frame.tile)


class LayTileRule(AskingRule):
    """A tile and its place in the innermost ring that is not full; a word is `tile:place`."""

    frame = LayTile

    def ask(self, state: State, frame: LayTile) -> Decision:
        """Which tile goes where."""
        return choose(frame.seat, "lay-tile", _options(state, frame.seat))

    def do(self, execution: Execution[State], frame: LayTile, answer: Answer) -> None:
        """Lay it there, for all to see."""
        state = execution.state
        tile, _, place = answer[0].partition(":")
        execution.pop()
        state.players[frame.seat].tiles.remove(tile)
        lay(state, place, tile)
        execution.shown = True
        execution.tell("laid-tile", seat=frame.seat, place=place, system=tile)


def open_places(state: State) -> list[str]:
    """The places in which the next tile may lie."""
    left = [place for place in state.layout.open_places if place not in state.galaxy]
    return [place for place in left if ring(place) == ring(left[0])]


def _options(state: State, seat: int) -> list[Option]:
    """Tiles in hand with places where they touch none that they should not, or where there is no such the fewest."""
    laid, places = tiles_of(state), open_places(state)
    hand = state.players[seat].tiles
    found = {(tile, place): faults_at(laid, place, tile) for place in places for tile in hand}
    least = min(found.values())
    return [
        Option(f"{tile}:{place}", f"at:{place}", {"place": place, "system": tile})
        for (tile, place), faults in found.items()
        if faults == least
    ]
