"""What a position shows of how a player will end: points, income, what is ready to be used, who is strong nearby."""

from __future__ import annotations

from collections import Counter, defaultdict

from rules.core.flow import leaves
from rules.core.hexes import parse
from rules.eclipse.actions.colony_ships import may_settle
from rules.eclipse.actions.explore import explorable
from rules.eclipse.actions.influence import may_influence
from rules.eclipse.components.edges import ring_of
from rules.eclipse.components.setup import ROUNDS
from rules.eclipse.components.ships import SHIP_CLASSES
from rules.eclipse.components.technologies import CATEGORIES, TECHNOLOGIES
from rules.eclipse.components.tracks import RESEARCH
from rules.eclipse.computer.values import defence_value, fighting_value, fleet_value
from rules.eclipse.economy.ships import profile
from rules.eclipse.economy.tracks import balance, production, upkeep
from rules.eclipse.frames import Action, Phase, Reaction
from rules.eclipse.galaxy.presence import has_hostile_neutrals, is_contested
from rules.eclipse.galaxy.wormholes import connected
from rules.eclipse.scoring.final import score, sector_points
from rules.eclipse.state import Player, Sector, State

Shown = defaultdict[str, float]

A_ROUND = 40  # more than anybody has turns in a round
FULL = 6.0  # what a strength is held to be at most in comparisons


def turns_had(state: State, seat: int) -> float:
    """A number that grows by one at least with every turn a seat has had, and with every round.

    The disc of an action is taken when the turn has just begun, and a reaction may be none.
    """
    player = state.players[seat]
    taken = A_ROUND * state.round + sum(player.actions.values()) + player.passed
    if state.acting != seat:
        return taken
    chosen = not any(isinstance(frame, Action | Reaction) for _, frame in leaves(state.stack))
    return taken - (1.5 if chosen else 1.0)


def upkeeps(state: State) -> int:
    """How many upkeep phases are still to come."""
    this = any(isinstance(frame, Phase) and frame.name == "upkeep" for frame in state.stack)
    return ROUNDS - state.round + this


def features(state: State, seat: int) -> dict[str, float]:
    """By name; most stands there once as it is and once for each round to come."""
    player = state.players[seat]
    if not player.species or player.collapsed:
        return {"gone": 1.0}
    left = upkeeps(state)
    shown = _points(state, player)
    shown["rounds"] = left
    shown["last round"] = left <= 1
    for name, amount in {**_economy(player), **_science(player), **_map(state, player)}.items():
        shown[name] = amount
        shown[f"{name} by round"] = amount * left / ROUNDS
    return shown


def _points(state: State, player: Player) -> dict[str, float]:
    parts = score(state, player)
    shown: dict[str, float] = {f"points {name}": amount for name, amount in parts.items()}
    shown["points"] = sum(parts.values())
    return shown


def _economy(player: Player) -> dict[str, float]:
    shown: dict[str, float] = {}
    after = player.money + balance(player)
    trade = (player.science + player.materials) // player.board.trade_ratio
    shown["money"], shown["science"], shown["materials"] = player.money, player.science, player.materials
    for track in ("money", "science", "materials"):
        shown[f"{track} income"] = production(player, track)
    shown["upkeep"] = upkeep(player)
    shown["after"] = after
    shown["after with trade"] = min(after + trade, 12)
    shown["short"] = max(0, -after)
    shown["short with trade"] = max(0, -after - trade)
    more = player.money + balance(player, taken=1)
    shown["may act"] = (player.discs > 0) * (more + trade >= 0)
    shown["may act twice"] = (player.discs > 1) * (player.money + balance(player, taken=2) + trade >= 0)
    shown["discs"] = player.discs
    shown["colony ships"] = player.colony_ships
    shown["passed"] = player.passed
    shown["actions"] = sum(player.actions.values())
    shown["acting on"] = not player.passed
    shown["reputation tiles"] = len(player.reputation)
    shown["ambassadors"] = len(player.ambassadors)
    return shown


def _science(player: Player) -> dict[str, float]:
    shown = Shown(float)
    owned = Counter(TECHNOLOGIES[name].category for name in player.technologies)
    shown["technologies"] = len(player.technologies)
    for category in CATEGORIES:
        shown[f"of {category}"] = owned[category]
        shown[f"next of {category}"] = RESEARCH.vp[min(owned[category] + 1, len(RESEARCH.vp) - 1)]
    for name in player.technologies:
        shown[f"has {name}"] = 1
    strengths = {kind: fighting_value(profile(player, kind)) for kind in SHIP_CLASSES}
    for kind, strength in strengths.items():
        shown[f"strength of {kind}"] = strength**0.5
    return dict(shown)


def _map(state: State, player: Player) -> dict[str, float]:
    shown = Shown(float)
    seat = player.seat
    own = state.controlled(seat)
    shown["sectors"] = len(own)
    for sector in own:
        shown["population"] += sector.population
        shown["open squares"] += sum(
            not cube and may_settle(player, square)
            for cube, square in zip(sector.cubes, sector.printed.squares, strict=True)
        )
        shown["closed squares"] += sum(
            not cube and not may_settle(player, square)
            for cube, square in zip(sector.cubes, sector.printed.squares, strict=True)
        )
        shown["orbitals"] += sector.orbital
        shown["artifacts"] += sector.printed.artifact
        if sector.enemy_ships(seat):
            shown["invaded"] += 1
            shown["invaded points"] += sector_points(player, sector) * _losing(state, player, sector)
    best: dict[int, float] = {}
    for sector in state.map.values():
        for fleet in sector.fleets:
            best[fleet.seat] = max(best.get(fleet.seat, 0.0), fleet_value(state.players[fleet.seat], sector))
            if fleet.seat == seat:
                for kind, count in fleet.ships.items():
                    shown[f"count of {kind}"] += count
                if is_contested(sector, player):
                    _add_battle(state, player, sector, shown)
    mine = best.pop(seat, 0.0)
    shown["fleet"] = mine**0.5
    _add_targets(state, player, mine, shown)
    for place in explorable(state, player):
        shown[f"explorable {ring_of(place)}"] += 1
    others = [best.get(other.seat, 0.0) for other in state.living() if other is not player]
    shown["strongest other"] = max(others, default=0.0) ** 0.5
    shown["stronger than"] = sum(mine > each for each in others)
    shown["others passed"] = sum(other.passed for other in state.players if other is not player)
    return dict(shown)


def _losing(state: State, player: Player, sector: Sector) -> float:
    """How probably a player loses a battle here, by strengths alone."""
    mine, theirs = fleet_value(player, sector), defence_value(state, player, sector)
    return theirs / (mine + theirs) if mine + theirs else 0.0


def _add_battle(state: State, player: Player, sector: Sector, shown: Shown) -> None:
    """A battle that will be fought here, and what may be won by it."""
    winning = 1.0 - _losing(state, player, sector)
    sure = winning**2 / (winning**2 + (1 - winning) ** 2)
    shown["battles"] += 1
    shown["battles won"] += sure
    enemies = sector.ancients + sector.defended + sector.enemy_ships(player.seat)
    shown["enemies beaten"] += sure * enemies
    if sector.disc != player.seat:
        shown["points to win"] += sure * sector_points(player, sector)
        shown["discoveries to win"] += sure * sector.discovery


def _add_targets(state: State, player: Player, mine: float, shown: Shown) -> None:
    """Sectors beside one's own that could be taken: free ones, and those of neutrals or others that are weaker."""
    seen: set[str] = set()
    for place, sector in state.map.items():
        if sector.disc != player.seat and not sector.ships(player.seat):
            continue
        for there, target in connected(state, parse(place), player):
            name = str(there)
            if name in seen or target.disc == player.seat or target.ships(player.seat):
                continue
            seen.add(name)
            against = defence_value(state, player, target)
            if not against and target.disc < 0:
                if may_influence(state, player, name, target):
                    shown["free sectors"] += 1
                    shown["free points"] += sector_points(player, target)
                continue
            odds = min(FULL, mine / against) if against else FULL
            kind = "neutral" if has_hostile_neutrals(target, player) else "taken"
            shown[f"{kind} near"] += 1
            shown[f"{kind} odds"] = max(shown[f"{kind} odds"], odds)
            if odds > 1:
                shown[f"{kind} points"] += sector_points(player, target)
