"""Research: the levels of the tracks (action 5, 8-2)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rules.core.decisions import Answer, Decision, Facts, Illegal, Option, Unavailable, choose
from rules.core.flow import Execution, Rule, results
from rules.gaia.components import TRACKS, Goods
from rules.gaia.economy.effects import added, foreseen, income_change, token_gains
from rules.gaia.economy.federation_tokens import flip, gain_federation_token, has_green
from rules.gaia.economy.goods import as_received, gain
from rules.gaia.economy.scoring import count, points_for, score
from rules.gaia.frames import Advance, LostPlanet
from rules.gaia.state import Player, State

RESEARCH_COST = 4
TOP = 5
CHARGING = 3  # the level that charges power when it is reached
CHARGE = 3


def level_closed(state: State, player: Player, track: str) -> Illegal | None:
    """Why the next level of a track is closed to the player; None where it is open."""
    level = player.research[track]
    if level == TOP:
        return Illegal("research-top")
    if track == "nav" and player.faction == "baltaks" and not player.institute:
        return Illegal("research-baltaks")  # 8-1 Bal T'aks: no navigation before the institute
    if level == TOP - 1 and any(other.research[track] == TOP for other in state.players):
        return Illegal("research-full")  # the fifth level holds one player
    if level == TOP - 1 and not has_green(player):
        return Illegal("research-token")
    return None


def may_advance(state: State, player: Player, track: str) -> bool:
    """Whether the next level of a track is open to the player."""
    return level_closed(state, player, track) is None


def advance(execution: Execution[State], player: Player, track: str) -> None:
    """Up one level: bonus at once, three power between the second and the third level."""
    player.research[track] += 1
    level = player.research[track]
    brought = _level_goods(execution.state, player, track, level)
    told = {**brought, **_top_token(execution.state, track, level)}
    execution.tell("researched", seat=player.seat, track=track, level=level, **results(told))
    score(execution, player, "research")
    if level == TOP:
        flip(player)
        _top_level(execution, player, track)
    gain(execution, player.seat, brought)


def _level_goods(state: State, player: Player, track: str, level: int) -> Goods:
    """What reaching a level brings at once: the third charges 3, the fifth of Gaia Project counts gaia planets."""
    counted = count(state, player, "gaia") if (track, level) == ("gaia", TOP) else 0
    charge = CHARGE if level == CHARGING else 0
    return added(as_received(player, TRACKS[track].levels[level]), {"charge": charge, "vp": counted})


def _top_token(state: State, track: str, level: int) -> Facts:
    """The federation token that lies on the fifth level of terraforming."""
    if (track, level) != ("terra", TOP):
        return {}
    return {"token": state.terra_token}


def _top_level(execution: Execution[State], player: Player, track: str) -> None:
    """What the fifth level gives besides goods."""
    state = execution.state
    if track == "terra":
        token, state.terra_token = state.terra_token, ""
        gain_federation_token(execution, player, token)
    elif track == "nav":
        execution.push(LostPlanet(player.seat))


def level_effect(state: State, player: Player, track: str) -> tuple[Facts, Facts]:
    """What the next level of a track costs and gains: goods, points, income, and what holds while one stands there.

    At the fifth level income ends, and a green federation token is turned over.
    """
    old = player.research[track]
    if old == TOP:
        return {}, {}
    level = old + 1
    goods = added(_level_goods(state, player, track, level), {"vp": points_for(state, player, "research")})
    things: Facts = {}
    if level == TOP and track == "terra" and state.terra_token:
        goods, things = added(goods, token_gains(state, player, state.terra_token)), {"token": state.terra_token}
    elif level == TOP and track == "nav":
        things = {"place": "lost"}
    return {"green": int(level == TOP)}, foreseen(state, player, {**goods, **things, **_lasting(track, old)})


@lru_cache
def _lasting(track: str, old: int) -> Facts:
    """What changes while one stands on the next level: income, what a terraforming step costs, range, projects."""
    levels, level = TRACKS[track], old + 1
    tables = {"step": levels.step_cost, "range": levels.range, "project": levels.project_cost}
    now = {f"now:{name}": row[level] for name, row in tables.items() if row and row[level] != row[old]}
    return {**income_change(levels.income[old], levels.income[level]), **now}


def research_options(state: State, player: Player, *tracks: str) -> list[Option]:
    """The action of advancing on a track for four knowledge: on any, or on one of these."""
    if player.knowledge < RESEARCH_COST:
        return []
    return [_option(state, player, track) for track in tracks or TRACKS if may_advance(state, player, track)]


def _option(state: State, player: Player, track: str) -> Option:
    costs, gains = level_effect(state, player, track)
    level = {"level": min(TOP, player.research[track] + 1)}
    return Option(f"research:{track}", "research", level, {"knowledge": RESEARCH_COST, **costs}, gains)


def unavailable_tracks(state: State, player: Player) -> Iterator[Unavailable]:
    """Tracks on which one cannot advance: closed, or too little knowledge."""
    for track in TRACKS:
        reason = level_closed(state, player, track)
        if not reason and player.knowledge < RESEARCH_COST:
            reason = Illegal("research-cost", need=RESEARCH_COST, have=player.knowledge)
        if reason:
            yield Unavailable(_option(state, player, track), reason)


def research(execution: Execution[State], player: Player, track: str) -> None:
    """Pay four knowledge and advance."""
    player.knowledge -= RESEARCH_COST
    advance(execution, player, track)


class AdvanceRule(Rule):
    """A level that came with a tile or an ability; it may be declined."""

    frame = Advance

    def ask(self, state: State, frame: Advance) -> Decision | None:
        """Which track, if any of them is open."""
        player = state.players[frame.seat]
        options = [_level(state, player, track) for track in frame.tracks if may_advance(state, player, track)]
        if not options:
            return None
        return choose(frame.seat, "advance", [*options, Option("decline")])

    def asks(self, state: State, frame: Advance) -> bool:
        """Whether any of the tracks is open."""
        return any(may_advance(state, state.players[frame.seat], track) for track in frame.tracks)

    def unavailable(self, state: State, frame: Advance) -> list[Unavailable]:
        """Tracks whose next level is closed."""
        player = state.players[frame.seat]
        closed = [(track, level_closed(state, player, track)) for track in frame.tracks]
        return [Unavailable(_level(state, player, track), reason) for track, reason in closed if reason]

    def do(self, execution: Execution[State], frame: Advance, answer: Answer) -> None:
        """Advance or not."""
        execution.pop()
        if answer[0] != "decline":
            advance(execution, execution.state.players[frame.seat], answer[0])


def _level(state: State, player: Player, track: str) -> Option:
    return Option(track, "", {"level": min(TOP, player.research[track] + 1)}, *level_effect(state, player, track))
