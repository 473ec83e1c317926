"""Tables at which powers on the map are asked about, or were just used."""

from __future__ import annotations

from collections.abc import Callable

from tests.ti4.kit import Table
from tests.ti4.scenes import acting


def silent(table: Table) -> Table:
    """Nobody holds action cards, and the Naalu, who act first, have passed."""
    for seat, kind in table.asked():
        if seat == 1 and kind == "action":
            table.player(1).spent_cards = [*table.player(1).strategy_cards]
            table.play("p2 action pass")
    for player in table.state.players:
        table.deal_cards(player.seat)
    return table


def holding_iff() -> Table:
    """Sol act, and hold Creuss IFF; the token alpha lies at 202."""
    table = acting("sol", "creuss", "xxcha")
    table.give_note(0, "creuss-iff.2")
    table.state.galaxy["202"].wormhole_tokens.append("alpha")
    return table


def watched(technology: str, faction: str) -> Table:
    """Sol act; another faction owns a technology, and has ships at 203 but none at 202."""
    table = silent(acting("sol", faction, "xxcha"))
    table.player(1).technologies.append(technology)
    table.put("203", 1, cruiser=1)
    return table


def called(*, moving: bool = True) -> Table:
    """Sol hold Ragh's Call, and are about to land on a planet of the Saar, who own others if they can be moved."""
    table = acting("sol", "saar", "xxcha")
    for seat in range(3):
        table.deal_cards(seat)
    table.lay("203", "19", 1)
    table.lay("202", "20", 1 if moving else -1)
    for planet in table.state.home(1).planets:
        planet.owner = 1 if moving else 2
    table.put("wellon", 1, infantry=3, pds=1)
    table.give_note(0, "raghs-call.2")
    table.play("p1 action activate:203")
    table.play("p1 move carrier:304=1 infantry:jord=2", dice=(1,))
    table.play("p1 battle-plan raghs-call.2:always", "p2 battle-plan")
    return table


def foreseeing(ships: int = 1) -> Table:
    """Sol may come to 203, where the Naalu have a cruiser with a fighter on a carrier; all are without action cards."""
    table = silent(acting("sol", "naalu", "xxcha"))
    table.clear(0)
    table.put("304", 0, cruiser=ships)
    table.player().pools.fleet = 8
    table.put("203", 1, carrier=1, fighter=1, infantry=1)
    table.put("204", 2, destroyer=1)
    return table


def placed() -> Table:
    """A wormhole token was moved."""
    table = holding_iff()
    table.play("p1 action before:creuss-iff.2:alpha:204")
    return table


def alarmed() -> Table:
    """E-Res Siphons and Neuroglaive have spoken."""
    table = watched("e-res-siphons", "jolnar")
    table.player(2).technologies.append("neuroglaive")
    table.player(2).pools.fleet = 3
    table.put("203", 2, cruiser=1)
    table.play("p1 action activate:203")
    return table


def called_away() -> Table:
    """Ragh's Call was used."""
    table = called()
    table.play("p1 commit wellon=2", dice=(1,))
    return table


def leaving() -> Table:
    """Ships leave by Foresight, and may take ground forces along."""
    table = foreseeing()
    table.lay("203", "19", 1)
    table.put("203", 1, carrier=1, fighter=1, infantry=1)
    table.put("wellon", 1, infantry=3)
    table.play("p1 action activate:203", "p1 move cruiser:304=1", "p2 play-now foresight:202")
    return table


def left() -> Table:
    """They have done so."""
    table = leaving()
    table.play("p2 withdraw wellon=2")
    return table


def forged() -> Table:
    """Star Forge has placed fighters."""
    table = acting("muaat", "xxcha", "hacan")
    table.play("p1 action card:star-forge:304:fighter")
    return table


def scavenged() -> Table:
    """The Saar have landed on a planet that was nobody's."""
    table = acting("saar", "sol", "xxcha")
    table.lay("203", "19")
    table.play("p1 action activate:203", "p1 move carrier:304=1 infantry:lisis-ii=1", "p1 commit wellon=1")
    return table


SCENES: tuple[Callable[[], Table], ...] = (placed, alarmed, called_away, leaving, left, forged, scavenged)
