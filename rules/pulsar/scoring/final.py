"""Final scoring, in the order of the reference card. Cubes and gyrodynes are shared out as it brings most."""

from __future__ import annotations

from rules.pulsar.benefits.technology_effects import effects
from rules.pulsar.components import CUBES_PER_POINT, GYRODYNE_VP, INITIATIVE_VP, PULSAR_VP, station_vp
from rules.pulsar.counting import count, step
from rules.pulsar.scoring.goals import best_division
from rules.pulsar.state import Player, State
from rules.pulsar.tracks import ranking

OF_GOALS = ("goal-steps", "goals-bought")


def final_scoring(state: State) -> None:
    """Fill `results` with the parts of each seat, and add them to the points, in place. To be done once.

    The parts are those of `final_points`, by seat; a second time would add them again.
    """
    state.results = [final_points(state, player) for player in state.players]
    for player, parts in zip(state.players, state.results, strict=True):
        player.vp += sum(parts.values())


def final_points(state: State, player: Player) -> dict[str, int]:
    """The points that the end of the game brings a player if it comes now, by where they come from.

    Has every name, 0 where there is nothing. What the player has scored before is not among them, and nothing is
    stored.
    """
    division = best_division(state, player)
    claims = state.claims(player.seat)
    gyrodynes = len(player.gyrodynes) + sum(bool(state.pulsars[place].gyrodyne) for place in claims)
    return {
        "patents": _patents(state, player) + division.patent_vp,
        "goals": division.goal_vp,
        "pulsars": PULSAR_VP * len(claims),
        "gyrodynes": GYRODYNE_VP * gyrodynes,
        "cubes": division.cubes_left // CUBES_PER_POINT,
        "initiative": _initiative(state, player.seat),
        "stations": station_vp(scored_stations(state, player)),
    }


def sources(state: State) -> list[dict[str, int]]:
    """What the points of each seat come from once the game is over, by seat; empty before that.

    `game` are those scored before the end; the others are the parts of `final_points`.
    """
    return [
        {"game": player.vp - sum(ended.values()), **ended}
        for player, ended in zip(state.players, state.results, strict=False)
    ]


def _patents(state: State, player: Player) -> int:
    """Purple patents that need no cubes and no goals."""
    each = sum(
        effect.vp * count(state, player, effect.what)
        for _, effect in effects(state, player.seat, "final-each")
        if effect.what not in OF_GOALS
    )
    steps = sum(
        step(effect.steps, count(state, player, effect.what))
        for _, effect in effects(state, player.seat, "final-steps")
    )
    return each + steps


def _initiative(state: State, seat: int) -> int:
    """By the final turn order; with two players each counter counts."""
    points = INITIATIVE_VP[len(state.players)]
    return sum(vp for owner, vp in zip(ranking(state.initiative), points, strict=True) if owner == seat)


def scored_stations(state: State, player: Player) -> int:
    """How many stations a player scores, with those that only count here."""
    more = sum(effect.stations for _, effect in effects(state, player.seat, "final-stations"))
    return state.stations(player.seat) + player.extra_stations + more


def winners(state: State) -> list[int]:
    """Most points, then the foremost counter on the initiative track."""
    points = [player.vp for player in state.players]
    best = [seat for seat, own in enumerate(points) if own == max(points)]
    return [next(seat for seat in ranking(state.initiative) if seat in best)]
