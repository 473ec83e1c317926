"""Influence: discs are moved between the track and sectors, and colony ships are turned up again."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import FORFEITED, AskingRule, Execution, results
from rules.core.hexes import parse
from rules.eclipse.actions.explore import place_disc
from rules.eclipse.actions.idle import end_unused
from rules.eclipse.economy.cubes import give_up
from rules.eclipse.economy.tracks import upkeep
from rules.eclipse.frames import Influence
from rules.eclipse.galaxy.presence import has_hostile_neutrals, is_present
from rules.eclipse.galaxy.wormholes import connected
from rules.eclipse.scoring.final import sector_points
from rules.eclipse.state import NO_SEAT, Player, Sector, State

TRACK = "track"
NOTHING = "none"


def may_influence(state: State, player: Player, place: str, sector: Sector) -> bool:
    """Whether a disc may be placed in a sector: it has none, no enemies, and is connected with one's own.

    A sector with one's own ships needs no connection. Ancients keep all but the Descendants of Draco away.
    """
    if sector.disc != NO_SEAT or sector.enemy_ships(player.seat) or has_hostile_neutrals(sector, player):
        return False
    if sector.fleet(player.seat):
        return True
    return any(is_present(there, player) for _, there in connected(state, parse(place), player))


def influence_options(state: State, player: Player) -> Iterator[Option]:
    """Every disc that can be moved: from the track or a sector, to a sector or the track."""
    targets = [sector.tile for place, sector in state.map.items() if may_influence(state, player, place, sector)]
    if player.discs:
        cost = upkeep(player, taken=1) - upkeep(player)
        for target in targets:
            yield _option(state, player, TRACK, target, {"upkeep:money": cost})
    for sector in state.controlled(player.seat):
        yield _option(state, player, sector.tile, TRACK, {"upkeep:money": upkeep(player, taken=-1) - upkeep(player)})
        for target in targets:
            yield _option(state, player, sector.tile, target, {})


def _option(state: State, player: Player, source: str, target: str, costs: dict[str, int]) -> Option:
    facts = {"source": source, "target": target}
    if target != TRACK:
        facts["place"] = target
    spent = {name: amount for name, amount in costs.items() if amount > 0}
    saved = {f"less-{name}": -amount for name, amount in costs.items() if amount < 0}
    gains = {**saved, "discs": 1} if target == TRACK else {"vp": sector_points(player, state.sector(target))}
    if source == TRACK:
        spent["discs"] = 1
    else:
        spent["vp"] = sector_points(player, state.sector(source))
    return Option(f"{source}:{target}", f"from:{source}", facts, costs=spent, gains=gains)


class InfluenceRule(AskingRule):
    """Up to so many discs, one after the other. A disc taken off a sector sends its population home."""

    frame = Influence

    def ask(self, state: State, frame: Influence) -> Decision:
        """The next disc, or no more."""
        options = [*influence_options(state, state.players[frame.seat]), Option(NOTHING)]
        return choose(frame.seat, "influence", options, (NOTHING,), left=frame.left)

    def do(self, execution: Execution[State], frame: Influence, answer: Answer) -> None:
        """Move it. A disc may move to a sector that is connected only with the one it leaves."""
        source, _, target = answer[0].partition(":")
        state, player = execution.state, execution.state.players[frame.seat]
        if source == NOTHING:
            _end(execution, player, frame.left)
        frame.left -= 1
        if source == NOTHING or not frame.left:
            execution.pop()
        if source == NOTHING:
            return
        if source != TRACK:
            sector = state.sector(source)
            lost = results({}, {"vp": sector_points(player, sector)})
            execution.tell("released", seat=player.seat, tile=source, **lost)
            give_up(execution, sector)
        if target != TRACK:
            place_disc(execution, player, state.sector(target))


def _end(execution: Execution[State], player: Player, left: int) -> None:
    """No more discs move; colony ships that were turned up are a reason for the action, too."""
    placed = any(option.facts["target"] != TRACK for option in influence_options(execution.state, player))
    if player.to_turn_up < player.board.activations.refresh:
        if placed:
            execution.tell(FORFEITED, player.seat, what="discs", count=left)
    else:
        end_unused(execution, player, "influence", "discs", left=left, more=placed)


def refreshable(player: Player) -> int:
    """How many colony ships the influence action turns up."""
    return min(player.board.activations.refresh, player.board.colony_ships - player.colony_ships)


def refresh_colony_ships(execution: Execution[State], player: Player) -> None:
    """The influence action turns colony ships up, as many as its board says; also when no disc moves.

    It may do so at any time of the action: ships that are used later in this turn are turned up then.
    """
    up = refreshable(player)
    player.colony_ships += up
    player.to_turn_up = player.board.activations.refresh - up
    if up:
        execution.tell("refreshed", seat=player.seat, count=up)
