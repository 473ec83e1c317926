"""Tables at which laws for which somebody is elected are asked about, or have just done what they do."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rules.core.flow import Execution
from rules.ti4.agendas.effect import repeal
from rules.ti4.state import State
from tests.ti4.kit import Table
from tests.ti4.scenes import SIX, acting, attack, battle, landing, with_technology

LODOR, ABYZ, WELLON = ("26", "lodor"), ("38", "abyz"), ("19", "wellon")  # cultural, hazardous, industrial


def at_rest(*factions: str) -> Table:
    """The first player is about to act, nobody holds a card, and nobody is near another."""
    table = acting(*(factions or ("letnev", "sol", "xxcha")))
    for player in table.state.players:
        player.technologies.clear()
        table.deal_cards(player.seat)
    return table


def holding(planet: tuple[str, str], seat: int = 0, place: str = "203", **units: int) -> Table:
    """A player controls a planet, with these units on it."""
    table = at_rest()
    table.lay(place, planet[0], seat)
    if units:
        table.put(planet[1], seat, **units)
    return table


def committee() -> Table:
    """An agenda that elects a player is revealed, and the second player owns Committee Formation."""
    table = at_rest()
    table.enact("committee-formation", "p2")
    return table


def arbiter() -> Table:
    """The strategy phase ends, and the second player owns Imperial Arbiter."""
    table = Table()
    table.enact("imperial-arbiter", "p2")
    table.cards(*SIX)
    return table


def arbitrated() -> Table:
    """Two strategy cards were swapped."""
    table = arbiter()
    table.play("p2 imperial-arbiter diplomacy:leadership")
    return table


def commerce() -> Table:
    """Trade with two neighbors."""
    table = at_rest()
    table.enact("minister-of-commerce", "p1")
    table.put("203", 1, cruiser=1)
    table.put("303", 2, cruiser=1)
    table.player().strategy_cards = ["trade"]
    table.play("p1 action strategic:trade")
    return table


def exploration() -> Table:
    """A planet is gained."""
    table = at_rest()
    table.enact("minister-of-exploration", "p1")
    table.clear(0)
    table.put("304", 0, carrier=1, infantry=2)
    table.lay("203", WELLON[0])
    table.play("p1 action activate:203", "p1 move carrier:304=1 infantry:304=2", "p1 commit wellon=1")
    return table


def industry() -> Table:
    """A space dock is placed beside another one."""
    table = at_rest()
    table.enact("minister-of-industry", "p1")
    table.lay("203", "27", 0)
    table.player().strategy_cards = ["construction"]
    table.player().trade_goods = 1
    table.play("p1 action strategic:construction", "p1 place-structure space-dock:starpoint")
    return table


def peace(owner: int = 1) -> Table:
    """A system with units of the second player is activated."""
    table = at_rest()
    table.enact("minister-of-peace", f"p{owner + 1}")
    table.put("203", 1, cruiser=1)
    table.play("p1 action activate:203")
    return table


def peaceful() -> Table:
    """The turn was ended."""
    table = peace()
    table.play("p2 minister-of-peace end")
    return table


def war(*technologies: str) -> Table:
    """An action is over, and the first player owns Minister of War."""
    table = with_technology(*technologies)
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.enact("minister-of-war", "p1")
    table.play("p1 action activate:303", "p1 move destroyer:304=1")
    return table


def prophecy() -> Table:
    """One fighter is made where two had to be."""
    table = at_rest()
    table.enact("prophecy-of-ixth", "p1")
    table.player().trade_goods = 1
    table.play("p1 action activate:304", "p1 produce fighter=1 pay:trade-goods=1")
    return table


def shard() -> Table:
    """The owner of the Shard loses a space combat."""
    table = battle({"cruiser": 1}, {"cruiser": 1})
    table.resolve("shard-of-the-throne", "p2")
    attack(table, "cruiser:304=1", dice=(7, 1))
    return table


def crown() -> Table:
    """A home planet of the owner of the Crown of Emphidia is taken."""
    table = at_rest()
    table.resolve("crown-of-emphidia", "p2")
    home = next(place for place, system in table.state.galaxy.items() if system is table.state.home(1))
    table.lay("203", WELLON[0], 1)
    table.clear(1)
    table.clear(0)
    table.put(home, 0, infantry=1, carrier=1)
    table.play(f"p1 action activate:{home}", "p1 commit jord=1")
    return table


def thalnos(own: dict[str, int], enemy: dict[str, int], *dice: int) -> Table:
    """Dice of a space combat have fallen, and the first player owns the Crown of Thalnos."""
    table = battle(own, enemy)
    table.player().technologies.append("war-sun")
    table.enact("crown-of-thalnos", "p1")
    attack(table, *(f"{kind.replace('_', '-')}:304={number}" for kind, number in own.items()), dice=dice)
    return table


def rolled_again() -> Table:
    """One of two cruisers hits with its second die, and the other one is lost."""
    table = thalnos({"cruiser": 2}, {"cruiser": 2}, 1, 1, 1, 1)
    table.play("p1 reroll-ships cruiser=2", dice=(7, 1, 7, 1))
    return table


def thalnos_landed(*dice: int) -> Table:
    """Dice of a ground combat have fallen, and the first player owns the Crown of Thalnos."""
    table = landing({"infantry": 1})
    table.enact("crown-of-thalnos", "p1")
    table.play("p1 action activate:203", "p1 move carrier:304=1 infantry:304=3", "p1 commit wellon=2", dice=dice)
    return table


def ground_rolled_again() -> Table:
    """Both ground forces roll again, and one is lost."""
    table = thalnos_landed(1, 1, 1)
    table.play("p1 reroll-ground-forces infantry=2", dice=(1, 8))
    return table


def demilitarized() -> Table:
    """All units on a planet are destroyed."""
    table = holding(LODOR, infantry=2, pds=1, space_dock=1)
    table.resolve("demilitarized-zone", "lodor")
    return table


def worth_less() -> Table:
    """A planet is worth more, and then less again."""
    table = holding(ABYZ)
    table.resolve("core-mining", "abyz")
    execution: Execution[State] = Execution(table.state, Random(1), table.state.course)
    repeal(execution, "core-mining")
    table.events += execution.events
    return table


def mined() -> Table:
    """An infantry is destroyed."""
    table = holding(ABYZ, infantry=2)
    table.resolve("core-mining", "abyz")
    return table


def holy() -> Table:
    """The planet brings a point to one player after another."""
    table = landing({})
    table.lay("203", LODOR[0], 1)
    table.resolve("holy-planet-of-ixth", "lodor")
    table.play("p1 action activate:203", "p1 move carrier:304=1 infantry:304=3", "p1 commit lodor=1")
    return table


def team() -> Table:
    """A technology is researched for which the research team is exhausted, or could be."""
    table = holding(WELLON)
    table.enact("research-team-propulsion", "wellon")
    table.player().strategy_cards = ["technology"]
    table.play("p1 action strategic:technology")
    return table


SCENES: tuple[Callable[[], Table], ...] = (
    *(arbiter, arbitrated, commerce, exploration, industry, peace, peaceful, war, prophecy, shard, crown),
    *(lambda: thalnos({"cruiser": 1}, {"cruiser": 1}, 1, 1), rolled_again, lambda: thalnos_landed(1, 1, 1)),
    *(ground_rolled_again, demilitarized, mined, worth_less, holy, team),
)
