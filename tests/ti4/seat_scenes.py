"""Tables in the middle of a battle, a vote and a deal, where a seat is about to change hands; one player may be out."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.core.flow import run_until_question
from rules.ti4.agendas.elimination import eliminate_players
from rules.ti4.game import GAME
from tests.ti4.agenda_moves import execution
from tests.ti4.kit import Table

OUT = 3  # of four players, who has lost everything in the scenes of `ELIMINATED`


def _four(*, out: bool) -> Table:
    """The first player is about to act; the second has ships beside, and the fourth may be out of the game."""
    table = Table("yssaril", "sol", "xxcha", "letnev", options={"announced": "none"})
    table.cards(
        *("leadership", "diplomacy", "politics", "construction", "trade", "warfare", "technology", "imperial"),
    )
    for player in table.state.players:
        table.deal_cards(player.seat)
        player.technologies.clear()
    if out:
        table.clear(OUT)
        for planet in [*table.state.planets(OUT)]:
            planet.owner = 0
        happening = execution(table)
        eliminate_players(happening)
        run_until_question(GAME.rules, happening)
        table.events += happening.events
        assert table.player(OUT).eliminated
    return table


def battle(*, out: bool = False) -> Table:
    """The second player assigns a hit, in the first round of a combat."""
    table = _four(out=out)
    for seat in (0, 1):
        table.clear(seat)
    table.put("203", 0, cruiser=2)
    table.put("203", 1, carrier=1, fighter=2)
    table.staying = True
    table.play("p1 action activate:203", dice=(7, 1, 1, 1, 1))
    return table


def vote(*, out: bool = False) -> Table:
    """An agenda lies open, and the third player has answered already."""
    table = _four(out=out)
    table.lay("203", "19", 0)
    table.lay_open("mutiny")
    table.play("p3 council")
    return table


def deal(*, out: bool = False) -> Table:
    """The first player has made the second an offer."""
    table = _four(out=out)
    table.put("203", 1, carrier=1)
    table.put("204", 0, carrier=1)
    table.player().commodities, table.player(1).commodities = 3, 2
    table.play("p1 deal with:p2", "p1 terms give:commodities=2 get:commodities=1")
    return table


MIDDLES: Mapping[str, tuple[Callable[..., Table], str]] = {  # and what the second player is asked in each
    "battle": (battle, "assign-hits"),
    "vote": (vote, "council"),
    "deal": (deal, "offers"),
}
