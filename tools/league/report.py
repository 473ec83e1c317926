"""What a league has seen, for people to read."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from statistics import mean, median

from openskill.models import PlackettLuce

from testkit.report import standard_error
from tools.league.playing import Result


def report(game_id: str, results: Sequence[Result]) -> str:
    """Points and wins of each player with their standard errors, CPU a decision, ratings, and laws that are broken."""
    rounds = [result.rounds for result in results]
    lines = [f"{len(results)} games of {game_id}, {mean(rounds):.1f} ± {standard_error(rounds):.1f} rounds"]
    ratings = rated(results)
    for name in dict.fromkeys(name for result in results for name in result.players):
        seats = [(r, seat) for r in results for seat, player in enumerate(r.players) if player == name]
        points = [result.points[seat] for result, seat in seats]
        wins = [result.wins[seat] for result, seat in seats]
        seconds = sorted(each for result in results for each in result.seconds.get(name, []))
        cost = f"CPU a decision {1000 * median(seconds):.0f} ms, p99 {1000 * seconds[len(seconds) * 99 // 100]:.0f} ms"
        games = sum(name in result.players for result in results)
        share = sum(wins) / games
        won = f"won {share:.1%} ± {sqrt(share * (1 - share) / games):.1%} of the games it sat in"
        lines.append(
            f"  {name}: points {mean(points):.1f} ± {standard_error(points):.1f}, {won}, {cost}, {ratings[name]}"
        )
    lines += _by_label(results)
    if tried := sum(result.tried for result in results):
        lines.append(f"  every law tried on {tried} positions")
    lines += [f"  BROKEN {line}" for result in results for line in result.broken]
    return "\n".join(lines)


def rated(results: Sequence[Result]) -> dict[str, str]:
    """A rating of each player, as text; a player who sits at a table twice is rated by its first seat."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for result in results for name in result.players}
    for result in results:
        names = list(dict.fromkeys(result.players))
        if len(names) < 2:
            continue
        ranks = [-mean(p for p, n in zip(result.points, result.players, strict=True) if n == name) for name in names]
        for name, (rating,) in zip(names, model.rate([[ratings[name]] for name in names], ranks=ranks), strict=True):
            ratings[name] = rating
    return {name: f"rating {rating.mu:.1f} ± {rating.sigma:.1f}" for name, rating in ratings.items()}


def _by_label(results: Sequence[Result]) -> list[str]:
    """Points by player and faction or species, where there are any."""
    points: dict[tuple[str, str], list[int]] = defaultdict(list)
    for result in results:
        for seat, label in enumerate(result.labels):
            if label:
                points[result.players[seat], label].append(result.points[seat])
    return [
        f"    {name} as {label}: {mean(found):.1f} ± {standard_error(found):.1f} in {len(found)}"
        for (name, label), found in sorted(points.items())
    ]
