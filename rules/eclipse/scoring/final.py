"""Scoring: what every player's points come from."""

from __future__ import annotations

from rules.eclipse.components.setup import SCORING
from rules.eclipse.components.ships import STRUCTURES
from rules.eclipse.components.technologies import CATEGORIES
from rules.eclipse.components.tracks import RESEARCH
from rules.eclipse.state import Player, Sector, State


def sector_points(player: Player, sector: Sector) -> int:
    """The points that a sector gives a player whose disc is in it: printed, by a monolith, and by the player's species.

    Whose disc is there now is not looked at, so that it serves for a sector that may be taken.
    """
    monolith = STRUCTURES["monolith"].vp if sector.monolith else 0
    return sector.printed.vp + monolith + player.board.vp_per_sector


def score(state: State, player: Player) -> dict[str, int]:
    """A player's points by what they come from; what a view hides counts nothing in it.

    Has every name, 0 where there is nothing; `traitor` is below 0. As it stands: nothing is stored.
    """
    own = state.controlled(player.seat)
    ancients = sum(sector.ancients for sector in state.map.values())
    board = player.board
    return {
        "reputation": sum(player.reputation),
        "ambassadors": SCORING.ambassador * len(player.ambassadors),
        "sectors": sum(sector.printed.vp for sector in own),
        "discoveries": SCORING.discovery * len(player.discoveries),
        "monoliths": STRUCTURES["monolith"].vp * sum(sector.monolith for sector in own),
        "technologies": sum(RESEARCH.vp[state.technologies_in(player, category)] for category in CATEGORIES),
        "traitor": SCORING.traitor * (state.traitor == player.seat),
        "species": board.vp_per_sector * len(own) + board.vp_per_ancient * ancients,
    }


def final_scoring(state: State) -> None:
    """Count everybody who is still in the game; the results show what was secret."""
    for player in state.living():
        state.results[player.seat] = score(state, player)


def points(state: State) -> list[int]:
    """Points by seat: the final ones of whoever has them, else as they stand; 0 before a species is chosen."""
    return [
        sum((state.results[player.seat] or score(state, player)).values()) if player.species else 0
        for player in state.players
    ]


def sources(state: State) -> list[dict[str, int]]:
    """What the points of each seat come from once the game is over, by seat; empty before that."""
    if not all(state.results):
        return []
    return [dict(result) for result in state.results]


def winners(state: State) -> list[int]:
    """The seats with most points, then most resources; several may share a win.

    As it stands, also before the end. Those whose civilization has collapsed are among the seats with what they have.
    """
    ranks = [(own, player.resources()) for own, player in zip(points(state), state.players, strict=True)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
