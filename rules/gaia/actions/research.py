"""Research: the levels of the tracks (action 5, 8-2)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Answer, Decision, Illegal, Option, Unavailable, choose
from rules.core.flow import Execution, Rule
from rules.gaia.components import TRACKS
from rules.gaia.economy.federation_tokens import flip, gain_federation_token, has_green
from rules.gaia.economy.goods import gain
from rules.gaia.economy.scoring import count, score
from rules.gaia.frames import Advance, LostPlanet
from rules.gaia.state import Player, State

RESEARCH_COST = 4
TOP = 5


def level_closed(state: State, player: Player, track: str) -> Illegal | None:
    """Why the next level of a track is closed to the player; None where it is open."""
    level = player.research[track]
    if level == TOP:
        return Illegal("research-top")
    if track == "nav" and player.faction == "baltaks" and not player.institute:
        return Illegal("research-baltaks")  # 8-1 Bal T'aks: no navigation before the institute
    if level == TOP - 1 and any(other.research[track] == TOP for other in state.players):
        return Illegal("research-full")  # the fifth level holds one player
    return Illegal("research-token") if level == TOP - 1 and not has_green(player) else None


def may_advance(state: State, player: Player, track: str) -> bool:
    """Whether the next level of a track is open to the player."""
    return level_closed(state, player, track) is None


def advance(execution: Execution[State], player: Player, track: str) -> None:
    """Up one level: bonus at once, three power between the second and the third level."""
    player.research[track] += 1
    level = player.research[track]
    execution.tell("researched", seat=player.seat, track=track, level=level)
    score(execution, player, "research")
    if level == TOP:
        flip(player)
        _top_level(execution, player, track)
    gain(execution, player.seat, TRACKS[track].levels[level])
    if level == 3:
        gain(execution, player.seat, {"charge": 3})


def _top_level(execution: Execution[State], player: Player, track: str) -> None:
    """What the fifth level gives besides goods."""
    state = execution.state
    if track == "terra":
        token, state.terra_token = state.terra_token, ""
        gain_federation_token(execution, player, token)
    elif track == "gaia":
        player.vp += count(state, player, "gaia")
    elif track == "nav":
        execution.push(LostPlanet(player.seat))


def research_options(state: State, player: Player) -> list[Option]:
    """The action of advancing on a track for four knowledge."""
    if player.knowledge < RESEARCH_COST:
        return []
    return [_option(player, track) for track in TRACKS if may_advance(state, player, track)]


def _option(player: Player, track: str) -> Option:
    facts = {"knowledge": RESEARCH_COST, "level": min(TOP, player.research[track] + 1)}
    return Option(f"research:{track}", "research", facts)


def unavailable_tracks(state: State, player: Player) -> Iterator[Unavailable]:
    """Tracks on which one cannot advance: closed, or too little knowledge."""
    for track in TRACKS:
        reason = level_closed(state, player, track)
        if not reason and player.knowledge < RESEARCH_COST:
            reason = Illegal("research-cost", need=RESEARCH_COST, have=player.knowledge)
        if reason:
            yield Unavailable(_option(player, track), reason)


def research(execution: Execution[State], player: Player, track: str) -> None:
    """Pay four knowledge and advance."""
    player.knowledge -= RESEARCH_COST
    advance(execution, player, track)


class AdvanceRule(Rule):
    """A level that came with a tile or an ability; it may be declined."""

    def ask(self, state: State, frame: Advance) -> Decision | None:
        """Which track, if any of them is open."""
        player = state.players[frame.seat]
        options = [_level(player, track) for track in frame.tracks if may_advance(state, player, track)]
        return choose(frame.seat, "advance", [*options, Option("decline")]) if options else None

    def unavailable(self, state: State, frame: Advance) -> list[Unavailable]:
        """Tracks whose next level is closed."""
        player = state.players[frame.seat]
        closed = [(track, level_closed(state, player, track)) for track in frame.tracks]
        return [Unavailable(_level(player, track), reason) for track, reason in closed if reason]

    def do(self, execution: Execution[State], frame: Advance, answer: Answer) -> None:
        """Advance or not."""
        execution.pop()
        if answer[0] != "decline":
            advance(execution, execution.state.players[frame.seat], answer[0])


def _level(player: Player, track: str) -> Option:
    return Option(track, "", {"level": min(TOP, player.research[track] + 1)})
