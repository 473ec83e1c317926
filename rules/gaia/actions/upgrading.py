"""Upgrade existing structures (action 3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rules.core.decisions import NO_FACTS, Facts, Illegal, Option, Unavailable
from rules.core.flow import Execution
from rules.gaia.components import Goods
from rules.gaia.economy.effects import added, foreseen, structure_income, token_gains, under
from rules.gaia.economy.federation_tokens import gain_federation_token
from rules.gaia.economy.goods import affords, lack, pay
from rules.gaia.economy.scoring import BIG, points_for, score
from rules.gaia.frames import TakeTile
from rules.gaia.state import Player, State

GLEENS_TOKEN = "gleens"


def _inhabited(state: State, player: Player) -> int:
    """The hexes within two of an opponent's structure, as a mask."""
    galaxy = state.galaxy
    others = 0
    for other in state.players:
        if other is not player:
            others |= galaxy.mask(other.structures)
    return galaxy.grow(galaxy.grow(others))


def upgrade_cost(state: State, player: Player, kind: str, at: str) -> Goods:
    """What it costs that a structure becomes one of a kind: a trading station costs more where nobody is near."""
    building = player.building(kind)
    if building.isolated and not state.galaxy.bits[at] & _inhabited(state, player):
        return building.isolated
    return building.cost


def _upgrades(state: State, player: Player, kinds: Iterable[str]) -> Iterator[tuple[str, str, Goods]]:
    """(kind, hex, cost) for every upgrade, at what it costs at least. The lost planet and guest mines never rise."""
    galaxy = state.galaxy
    for kind in kinds:
        building = player.building(kind)
        if building.source and affords(player, building.cost) and player.left(kind):
            near = _inhabited(state, player) if building.isolated else galaxy.everywhere
            for at, standing in player.structures.items():
                if standing == building.source and at != player.lost and at not in player.guests:
                    yield kind, at, building.cost if galaxy.bits[at] & near else building.isolated


def upgrade_options(state: State, player: Player, *kinds: str) -> list[Option]:
    """An option for each upgrade, or each to one of these kinds."""
    found = [found for found in _upgrades(state, player, kinds or player.board.buildings) if affords(player, found[2])]
    first = {kind: at for kind, at, _ in found}
    gains = {kind: replaced_gains(state, player, kind, at) for kind, at in first.items()}
    return [_option(player, kind, at, cost, gains[kind]) for kind, at, cost in found]


def _option(player: Player, kind: str, at: str, cost: Goods, gains: Facts = NO_FACTS) -> Option:
    return Option(f"{kind}:{at}", "upgrade", {"hex": at}, cost, {**gains, **_things(player, kind)})


def replaced_gains(state: State, player: Player, kind: str, at: str) -> Facts:
    """What it brings that a structure becomes one of this kind: points, and how income changes."""
    points = {"vp": sum(points_for(state, player, event) for event in _scoring(kind))}
    token = token_gains(state, player, GLEENS_TOKEN) if _brings_token(player, kind) else {}
    return foreseen(state, player, {**added(points, token), **structure_income(player, kind, at)})


def _things(player: Player, kind: str) -> Facts:
    """What comes with a structure and is no number: a technology tile, an action, an ability, a federation token."""
    if kind == "station":
        return {}
    if kind != "institute":
        return {"tile": "any", **under("action", player.building(kind).action)}
    return {"ability": player.faction, **({"token": GLEENS_TOKEN} if _brings_token(player, kind) else {})}


def _brings_token(player: Player, kind: str) -> bool:
    return kind == "institute" and player.faction == "gleens"


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
            cost = upgrade_cost(state, player, kind, at)
            if reason := _refused(player, kind, at, cost):
                yield Unavailable(_option(player, kind, at, cost), reason)


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
    pay(player, upgrade_cost(execution.state, player, kind, at))
    execution.tell("upgraded", seat=player.seat, hex=at, kind=kind, was=player.structures[at])
    replace_structure(execution, player, kind, at)
    if kind not in ("station", "institute"):
        execution.push(TakeTile(player.seat))
    if _brings_token(player, kind):
        gain_federation_token(execution, player, GLEENS_TOKEN)  # 8-1 Gleens: counts as gaining a federation token


def replace_structure(execution: Execution[State], player: Player, kind: str, at: str) -> None:
    """Another structure stands here now: the neighbours may charge, the round may pay."""
    player.structures[at] = kind
    execution.state.built.append((player.seat, at))
    for event in _scoring(kind):
        score(execution, player, event, what=kind)


def _scoring(kind: str) -> Sequence[str]:
    """For what a structure of a kind may score in a round."""
    return {"station": ("station",), **dict.fromkeys(BIG, ("big",))}.get(kind, ())
