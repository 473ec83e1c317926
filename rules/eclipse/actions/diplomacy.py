"""Diplomacy, with four players and more: ambassadors with a cube each on one another's reputation tracks.

Both players must agree. A player offers in their own turn, and the other accepts in theirs: nobody is called between.
Both may do it when combat is over, too (`combat/relations.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import Execution, Rule, results
from rules.eclipse.components.resources import RESOURCES
from rules.eclipse.components.setup import AMBASSADORS, DIPLOMACY_FROM, SCORING
from rules.eclipse.economy.tracks import with_cubes
from rules.eclipse.frames import MakeRoom, ReturnCube
from rules.eclipse.galaxy.wormholes import fully_joined
from rules.eclipse.secrets import frames
from rules.eclipse.state import NO_SEAT, Offer, Player, Sector, State
from rules.eclipse.together import ask_last


def may_relate(state: State, first: Player, second: Player) -> bool:
    """Whether two players can have diplomatic relations now.

    Sectors of theirs are connected by a whole wormhole, neither has ships where the other has a ship or a disc, neither
    is the traitor, and both have an ambassador and a place for the other's.
    """
    if len(state.players) < DIPLOMACY_FROM or first is second or second.seat in first.ambassadors:
        return False
    both = (first, second)
    if any(player.collapsed or player.seat == state.traitor for player in both):
        return False
    if any(len(player.ambassadors) == AMBASSADORS for player in both) or not all(map(_could_take, both)):
        return False
    meet = any(_meet(sector, first.seat, second.seat) for sector in state.map.values() if sector.fleets)
    return not meet and fully_joined(state, first.seat, second.seat)


def _meet(sector: Sector, first: int, second: int) -> bool:
    """Whether ships of one are where ships or a disc of the other are."""
    present = {fleet.seat for fleet in sector.fleets}
    return {first, second} <= present | {sector.disc} and bool(present & {first, second})


def room_for(player: Player, *, reputation: int, ambassadors: int) -> bool:
    """Whether so many reputation tiles and ambassadors, both counted in all, fit on a player's reputation track.

    Slots for either kind take what the slots of its own kind do not hold.
    """
    slots = player.board.reputation_track
    shared = max(0, reputation - slots.reputation) + max(0, ambassadors - slots.ambassadors)
    return shared <= slots.both


def _could_take(player: Player) -> bool:
    """Whether an ambassador finds a place, if need be that of a reputation tile."""
    return room_for(player, reputation=0, ambassadors=len(player.ambassadors) + 1)


def diplomacy_options(state: State, player: Player) -> Iterator[Option]:
    """Relations to accept, to offer, and offers to take back; none with whoever is still to make room for others.

    The words are `accept:2:money`, with the player's number and the track of the own cube, `offer:…` alike, and
    `withdraw:2`.
    """
    making_room = {frame.seat for frame in frames(state) if isinstance(frame, MakeRoom)}
    for other in state.players:
        if making_room & {player.seat, other.seat} or not may_relate(state, player, other):
            continue
        offered = any(offer.seat == other.seat and offer.to == player.seat for offer in state.offers)
        own = any(offer.seat == player.seat and offer.to == other.seat for offer in state.offers)
        if own:
            yield Option(f"withdraw:{other.seat + 1}", "diplomacy", {"receiver": other.seat})
            continue
        verb = "accept" if offered else "offer"
        for track in with_cubes(player, RESOURCES):
            facts: dict[str, str | int] = {"receiver": other.seat, "track": track}
            gains = {"ambassador": 1, "vp": SCORING.ambassador} if offered else {}
            yield Option(f"{verb}:{other.seat + 1}:{track}", "diplomacy", facts, gains=gains)


def offer(execution: Execution[State], player: Player, to: str, track: str) -> None:
    """Offer relations; the other may accept in any turn of theirs and when combat is over, while they are possible."""
    execution.state.offers.append(Offer(player.seat, int(to) - 1, track))
    execution.tell("offer", seat=player.seat, receiver=int(to) - 1)


def withdraw(execution: Execution[State], player: Player, to: str) -> None:
    """Take an offer back."""
    state = execution.state
    state.offers = [each for each in state.offers if (each.seat, each.to) != (player.seat, int(to) - 1)]
    execution.tell("withdraw", seat=player.seat, receiver=int(to) - 1)


def decline(execution: Execution[State], player: Player, to: str) -> None:
    """An offer is forgotten that the other player made; they may make another one."""
    state = execution.state
    state.offers = [each for each in state.offers if (each.seat, each.to) != (int(to) - 1, player.seat)]
    execution.tell("declined", seat=player.seat, receiver=int(to) - 1)


def accept(execution: Execution[State], player: Player, to: str, track: str) -> None:
    """Begin relations, in place: an ambassador with a cube goes to each other's reputation track.

    `to` is the number of the other player, from 1. There must be an offer. Both are asked for room where they have
    none.
    """
    state = execution.state
    other = state.players[int(to) - 1]
    made = next(each for each in state.offers if (each.seat, each.to) == (other.seat, player.seat))
    state.offers = [each for each in state.offers if {each.seat, each.to} != {player.seat, other.seat}]
    offered = made.track if other.track[made.track] else with_cubes(other, RESOURCES)[0]
    player.track[track] -= 1
    other.track[offered] -= 1
    player.ambassadors.append(other.seat)
    other.ambassadors.append(player.seat)
    gains = results({"vp": SCORING.ambassador})  # of each of them
    execution.tell("relations", seat=player.seat, receiver=other.seat, **gains)
    execution.push(MakeRoom(player.seat), MakeRoom(other.seat))


class MakeRoomRule(Rule):
    """An ambassador finds a full reputation track: a reputation tile goes back into the bag."""

    frame = MakeRoom

    def asks(self, state: State, frame: MakeRoom) -> bool:
        """Where the tiles do not fit; also where all are alike, so that nobody learns that they are."""
        return not _fits(state.players[frame.seat])

    def ask(self, state: State, frame: MakeRoom) -> Decision | None:
        """Which tile; the smallest first. Nobody else learns what it was."""
        if not self.asks(state, frame):
            return None
        tiles = state.players[frame.seat].reputation
        return choose(frame.seat, "make-room", tile_options(tiles, [-points for points in tiles]))

    def do(self, execution: Execution[State], frame: MakeRoom, answer: Answer) -> None:
        """Put it back."""
        state = execution.state
        execution.pop()
        tiles = state.players[frame.seat].reputation
        chosen = tile_value(tiles, answer[0])
        tiles.remove(chosen)
        state.reputation = sorted([*state.reputation, chosen])
        execution.tell("made-room", seat=frame.seat)


def tile_options(tiles: Sequence[int], gains: Sequence[int]) -> list[Option]:
    """One option for each of some reputation tiles, the smallest first; their words do not tell their values.

    `gains` are the points that choosing each tile brings, below zero where they are lost.
    """
    order = sorted(range(len(tiles)), key=lambda number: tiles[number])
    return [
        Option(f"tile:{number + 1}", facts={"points": tiles[number]}, gains={"vp": gains[number]}) for number in order
    ]


def tile_value(tiles: Sequence[int], word: str) -> int:
    """The value of the tile that such a word names."""
    return tiles[int(word.partition(":")[2]) - 1]


def _fits(player: Player) -> bool:
    return room_for(player, reputation=len(player.reputation), ambassadors=len(player.ambassadors))


def break_relations(execution: Execution[State], breaker: Player, other: Player) -> None:
    """An attack ends relations: cubes go home, to any track, and whoever attacked takes the traitor card."""
    state = execution.state
    breaker.ambassadors.remove(other.seat)
    other.ambassadors.remove(breaker.seat)
    before, state.traitor = state.traitor, breaker.seat
    taken = {"vp": SCORING.ambassador - SCORING.traitor * (before != breaker.seat)}
    execution.tell("betrayed", seat=breaker.seat, target=other.seat, **results({}, taken))
    _tell_ambassador_gone(execution, other.seat)
    if before not in (NO_SEAT, breaker.seat):
        execution.tell("traitor-gone", seat=before, **results({"vp": -SCORING.traitor}))
    for player in (breaker, other):
        execution.push(ReturnCube(player.seat, list(RESOURCES)))


def _tell_ambassador_gone(execution: Execution[State], seat: int) -> None:
    execution.tell("ambassador-gone", seat=seat, **results({}, {"vp": SCORING.ambassador}))


def drop_offers(state: State) -> None:
    """Forget offers that can no longer be accepted."""
    players = state.players
    state.offers = [each for each in state.offers if may_relate(state, players[each.seat], players[each.to])]


def end_relations(execution: Execution[State], player: Player) -> None:
    """A civilization is gone, its ambassadors and offers with it; those at its board go home with their cubes.

    Their owners are asked for the tracks when they have paid, one cube after the other: all pay at the same time, and
    what they are asked meanwhile stays as it is.
    """
    state = execution.state
    for seat in player.ambassadors:
        state.players[seat].ambassadors.remove(player.seat)
        _tell_ambassador_gone(execution, seat)
        ask_last(execution, ReturnCube(seat, list(RESOURCES)))
    player.ambassadors = []
    state.offers = [each for each in state.offers if player.seat not in (each.seat, each.to)]
    if state.traitor == player.seat:
        state.traitor = NO_SEAT
