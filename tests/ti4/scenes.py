"""Tables of Twilight Imperium at moments that many tests begin with: an action, a battle, a landing, a trade."""

from __future__ import annotations

from functools import cache

from tests.ti4.kit import Table

SIX = ("leadership", "diplomacy", "politics", "construction", "trade", "warfare")


def acting(*factions: str) -> Table:
    """The first player is about to act."""
    return _acting(factions).again()


@cache
def _acting(factions: tuple[str, ...]) -> Table:
    """The same, played once."""
    table = Table(*factions)
    table.cards(*SIX)
    return table


NEUTRAL = ("yssaril", "sol", "xxcha")  # factions whose powers change nothing in most battles


def battle(
    own: dict[str, int], enemy: dict[str, int], place: str = "203", factions: tuple[str, ...] = NEUTRAL
) -> Table:
    """The first player is about to send these ships from home against those of the second in a system."""
    table = acting(*factions)
    for seat in (0, 1):
        table.clear(seat)
        table.player(seat).technologies.clear()
    table.put("304", 0, **own)
    table.put(place, 1, **enemy)
    table.player().pools.fleet = table.player(1).pools.fleet = 8
    table.staying, table.unplanned = True, factions != NEUTRAL
    return table


def attack(table: Table, *ships: str, dice: tuple[int, ...] = ()) -> None:
    """Send ships to where the enemy is."""
    table.play("p1 action activate:203", " ".join(["p1 move", *ships]), dice=dice)


def landing(defenders: dict[str, int], infantry: int = 3, **space: int) -> Table:
    """The first player is about to arrive with ground forces at Wellon, which the second holds."""
    return landing_as(NEUTRAL, defenders, infantry, **space)


def landing_as(factions: tuple[str, ...], defenders: dict[str, int], infantry: int = 3, **space: int) -> Table:
    """The same of these factions."""
    table = acting(*factions)
    for seat in (0, 1):
        table.player(seat).technologies.clear()
    table.clear(1)
    table.lay("203", "19", 1)
    table.clear(0)
    table.put("304", 0, carrier=1, infantry=infantry, **space)
    table.player().pools.fleet = 6
    table.unplanned = factions != NEUTRAL
    if defenders:
        table.put("wellon", 1, **defenders)
    return table


def arrive(table: Table, *more: str, dice: tuple[int, ...] = ()) -> None:
    """Go to Wellon with a carrier and three ground forces, and whatever else is said."""
    table.play("p1 action activate:203", " ".join(["p1 move", "carrier:304=1", "infantry:304=3", *more]), dice=dice)


def with_technology(*technologies: str) -> Table:
    """The first player owns these, and is about to act."""
    table = acting()
    table.player().technologies += technologies
    return table


def neighboring() -> Table:
    """The first player acts, and the second is a neighbor, but not the third."""
    table = acting()
    table.put("203", 1, cruiser=1)
    table.player().commodities = 3
    table.player(1).trade_goods = 2
    table.player(1).commodities = 2
    return table


def to_status(table: Table) -> None:
    """Everybody passes, and the status phase begins."""
    table.cards(*SIX)
    for player in table.state.players:
        player.spent_cards = [*player.strategy_cards]
    for seat in (0, 1, 2):
        table.play(f"p{seat + 1} action pass")
