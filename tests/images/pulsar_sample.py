"""Positions of Pulsar 2849 laid out by hand, with something of everything on the table."""

from __future__ import annotations

from rules.pulsar.components import SIZES, SYSTEMS
from rules.pulsar.state import Link, State
from tests.pulsar.kit import Table

NAMES = ["Ada", "가나다라마바사", "A name as long as they come, 32 …", "\U0001f680"]


def drafting(seats: int = 4) -> State:
    """The first round: dice lie on the board, and the first player takes one."""
    table = Table(seats)
    table.state.dice = [1, 1, 2, 3, 4, 5, 5, 6, 6][: 9 if seats == 4 else 7]
    table.state.median = 7
    return table.state


def full(side: str = "normal") -> State:
    """Round 7 of four players: every system visited, nearly every pulsar claimed, all ships at one place."""
    table = Table(4, cluster=side)
    state = table.state
    for number, (place, tile) in enumerate(zip(state.cluster.of_kind("system"), SYSTEMS, strict=False)):
        free = len(SYSTEMS[tile].planets)
        table.reveal(place, tile, *[(number + i) % 4 for i in range(min(free, number % 5))])
    for number, place in enumerate(state.cluster.of_kind("pulsar", "isolated")[:14]):
        size = [*SIZES, ""][number % 4]
        table.own(place, size, seat=number % 4, spinning=number % 3 == 0 and bool(size))
    for player in state.players:
        player.ship = "s08"
        player.vp, player.cubes, player.one, player.two = 100 + player.seat, 12, 3, 2
    table.patent("ai-r1", "ai-l2", "aii-l3", "aiii-l7")
    table.patent("ai-r1", "aii-r4", "aiii-l8", seat=2)
    for name in ("a2", "b2", "b7"):
        table.transmitter(name, *TILES[name], online=True)
    table.transmitter("c4", 1)
    table.transmitter("a7", 1, 3, online=True)
    table.players[0].links = [Link("b2", "left", "a2", "right"), Link("b7", "right", "b2", "right"),
                              Link("c4", "left", "b7", "left")]  # fmt: skip
    table.offer("c5", "c7", "c8")
    table.players[1].projects, table.players[1].runs = ["1a", "1b", "1c"], ["1c"]
    table.turn(3, 5, bonus=(2,), seat=1, round=7)
    state.dice, state.median = [4], 8
    return state


TILES = {"a2": (1, 4), "b2": (2, 5), "b7": (1, 4, 5)}  # the dice of tiles that are online
