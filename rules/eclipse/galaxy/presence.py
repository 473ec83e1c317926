"""Who is an enemy in a sector, and which ships are pinned there."""

from __future__ import annotations

from rules.eclipse.state import Player, Sector, State

TILE_CONNECTION = "tile-connection"  # the table option: with which ships an explored tile may be connected
FREE_SHIP = "free-ship"


def hostile_ancients(sector: Sector, player: Player) -> int:
    """How many ancient ships here would fight a player: none of them the Descendants of Draco."""
    return 0 if player.board.peace_with_ancients else sector.ancients


def hostile_ships(sector: Sector, player: Player) -> int:
    """How many enemy ships are here, ancients with them."""
    return sector.enemy_ships(player.seat) + hostile_ancients(sector, player)


def is_contested(sector: Sector, player: Player) -> bool:
    """Whether enemies of a player are here: ships of others, ancients, or the Galactic Center Defense System.

    Ancients are none of the Descendants of Draco, who live with them in peace.
    """
    return sector.defended or hostile_ships(sector, player) > 0


def free_ships(sector: Sector, player: Player) -> int:
    """How many of a player's ships are not pinned here.

    Each enemy ship pins one. The Galactic Center Defense System pins every ship until it is destroyed.
    """
    if sector.defended:
        return 0
    return max(0, sector.ships(player.seat) - hostile_ships(sector, player))


def invaders(state: State, seat: int) -> int:
    """How many ships of other players are in sectors with a player's disc or ships."""
    mine = [sector for sector in state.map.values() if sector.disc == seat or sector.fleet(seat)]
    return sum(sector.enemy_ships(seat) for sector in mine)


def is_present(sector: Sector, player: Player) -> bool:
    """Whether a player has a disc or a ship here, pinned or not: so much is asked for to influence from here."""
    return sector.disc == player.seat or sector.ships(player.seat) > 0


def may_explore_from(sector: Sector, player: Player) -> bool:
    """Whether a player may explore from here: by a disc, or a ship that is not pinned."""
    return sector.disc == player.seat or free_ships(sector, player) > 0


def may_connect(state: State, sector: Sector, player: Player) -> bool:
    """Whether a tile that a player explored may be placed by a wormhole to here.

    The rulebook asks for a disc or a ship; that it is not pinned it says only of where one explores from ("Explore").
    """
    if state.options.get(TILE_CONNECTION) == FREE_SHIP:
        return may_explore_from(sector, player)
    return is_present(sector, player)


def has_hostile_neutrals(sector: Sector, player: Player) -> bool:
    """Whether ancients or the Galactic Center Defense System here fight a player; while they do, no disc is placed."""
    return sector.defended or hostile_ancients(sector, player) > 0


def may_take_discovery(sector: Sector) -> bool:
    """Whether a discovery tile can be taken. It lies under the ancients, also those that Draco lives with in peace."""
    return sector.discovery and not sector.ancients and not sector.defended
