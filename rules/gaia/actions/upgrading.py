"""Upgrade existing structures (action 3)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Illegal, Option, Unavailable
from rules.core.flow import Execution
from rules.gaia.components import Goods
from rules.gaia.economy.federation_tokens import gain_federation_token
from rules.gaia.economy.goods import affords, lack, pay
from rules.gaia.economy.scoring import BIG, score
from rules.gaia.frames import TakeTile
from rules.gaia.state import Player, State


def neighbours(state: State, player: Player, at: str) -> bool:
    """Whether an opponent's structure stands within two hexes."""
    galaxy = state.galaxy
    near = galaxy.grow(galaxy.grow(galaxy.bits[at]))
    return any(near & galaxy.mask(other.structures) for other in state.players if other is not player)


def _cost(state: State, player: Player, kind: str, at: str) -> Goods:
    building = player.building(kind)
    if building.isolated and not neighbours(state, player, at):
        return building.isolated
    return building.cost


def _upgrades(state: State, player: Player) -> Iterator[tuple[str, str, Goods]]:
    """(kind, hex, cost) for every upgrade that can be paid now. The lost planet and guest mines never rise."""
    for kind, building in player.board.buildings.items():
        if building.source and player.left(kind) and affords(player, building.cost):
            for at, standing in player.structures.items():
                if standing == building.source and at != player.lost and at not in player.guests:
                    yield kind, at, _cost(state, player, kind, at)


def upgrade_options(state: State, player: Player) -> list[Option]:
    """An option for each upgrade."""
    return [_option(kind, at, cost) for kind, at, cost in _upgrades(state, player) if affords(player, cost)]


def _option(kind: str, at: str, cost: Goods) -> Option:
    return Option(f"{kind}:{at}", "upgrade", {"hex": at, **cost})


def unavailable_upgrades(state: State, player: Player) -> Iterator[Unavailable]:
    """Upgrades that cannot be made: of a kind at all, or of a structure."""
    for kind, building in player.board.buildings.items():
        if not building.source:
            continue
        if not player.left(kind):
            yield Unavailable(Option(kind, "upgrade"), Illegal("upgrade-none-left", count=building.count))
        elif not player.count(building.source):
            yield Unavailable(Option(kind, "upgrade"), Illegal("upgrade-source", source=building.source))
        else:
            yield from _unavailable_standing(state, player, kind)


def _unavailable_standing(state: State, player: Player, kind: str) -> Iterator[Unavailable]:
    for at, standing in player.structures.items():
        if standing == player.building(kind).source:
            cost = _cost(state, player, kind, at)
            if reason := _refused(player, kind, at, cost):
                yield Unavailable(_option(kind, at, cost), reason)


def _refused(player: Player, kind: str, at: str, cost: Goods) -> Illegal | None:
    """Why one structure cannot be upgraded to a kind that is left."""
    if at == player.lost:
        return Illegal("upgrade-lost-planet")
    if at in player.guests:
        return Illegal("upgrade-guest")
    apart = cost != player.building(kind).cost and affords(player, player.building(kind).cost)
    return lack(player, cost, "upgrade-apart" if apart else "upgrade-cost")


def upgrade(execution: Execution[State], player: Player, kind: str, at: str) -> None:
    """Pay, replace the structure, and take what comes with it."""
    pay(player, _cost(execution.state, player, kind, at))
    execution.tell("upgraded", seat=player.seat, hex=at, kind=kind)
    replace_structure(execution, player, kind, at)
    if kind not in ("station", "institute"):
        execution.push(TakeTile(player.seat))
    if kind == "institute" and player.faction == "gleens":
        gain_federation_token(execution, player, "gleens")  # 8-1 Gleens: counts as gaining a federation token


def replace_structure(execution: Execution[State], player: Player, kind: str, at: str) -> None:
    """Another structure stands here now: the neighbours may charge, the round may pay."""
    player.structures[at] = kind
    execution.state.built.append((player.seat, at))
    if kind == "station":
        score(execution, player, "station")
    if kind in BIG:
        score(execution, player, "big")
