"""Battles in which the Nekro Virus takes a technology, or lays an assimilator on one."""

from __future__ import annotations

from collections.abc import Callable

from tests.ti4.kit import Table
from tests.ti4.scenes import acting

X, Y = "valefar-assimilator-x", "valefar-assimilator-y"


def fight(*owned: str, own: tuple[str, ...] = (), enemy: str = "sol") -> Table:
    """Nekro is about to attack cruisers of a player who owns these technologies; neither holds a card."""
    table = acting("nekro", enemy, "hacan")
    for seat in (0, 1):
        table.clear(seat)
        table.deal_cards(seat)
    table.player().technologies, table.player(1).technologies = [*own], [*owned]
    table.put("304", 0, cruiser=2)
    table.put("203", 1, cruiser=2)
    table.player().pools.fleet = 8
    return table


def one_hit(table: Table) -> None:
    """A cruiser of the enemy is destroyed in the first round."""
    table.staying = True
    table.play("p1 action activate:203", "p1 move cruiser:304=2", dice=(10, 1, 1, 1))


def only_hits(table: Table) -> None:
    """Both cruisers of the enemy are destroyed in the first round."""
    table.staying = True
    table.play("p1 action activate:203", "p1 move cruiser:304=2", dice=(10, 10, 1, 1))


def take(table: Table, technology: str) -> None:
    """It is answered, and the last cruiser of the enemy is destroyed in the second round."""
    table.play(f"p1 take-technology {technology}", dice=(10, 1, 1))


def asked() -> Table:
    """What there is to take: technologies of everybody, and one to be copied."""
    table = fight("sarween-tools", "instinct-training", enemy="xxcha")
    one_hit(table)
    return table


def taking() -> Table:
    """A technology of everybody."""
    table = asked()
    take(table, "sarween-tools")
    return table


def replacing() -> Table:
    """A copied upgrade takes the place of an own one."""
    table = fight("super-dreadnought-2", own=("dreadnought-2",), enemy="l1z1x")
    one_hit(table)
    take(table, "x:super-dreadnought-2")
    return table


def launching() -> Table:
    """Docks go into space with Floating Factories."""
    table = fight("floating-factory-2", enemy="saar")
    table.put("mordai-ii", 0, space_dock=1)
    one_hit(table)
    take(table, "x:floating-factory-2")
    return table


def landing_docks() -> Table:
    """And back onto planets without them, or into the reinforcements."""
    table = fight("instinct-training", enemy="xxcha")
    table.player().copied = {X: "floating-factory-2", Y: "yin-spinner"}
    table.put("304", 0, space_dock=1)
    table.put("205", 0, space_dock=1)
    one_hit(table)
    take(table, "x:instinct-training")
    return table


SCENES: tuple[Callable[[], Table], ...] = (asked, taking, replacing, launching, landing_docks)
