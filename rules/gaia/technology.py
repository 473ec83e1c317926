"""Technology tiles and research (action 5, 8-2, 8-6)."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import Rule, Turn
from rules.gaia.components import STANDARD_SLOTS, TILES, TOKENS, TRACKS
from rules.gaia.frames import Advance, Cover, LostPlanet, TakeTile
from rules.gaia.goods import gain, times
from rules.gaia.scoring import count, score
from rules.gaia.state import Federation, Player, State, Technology

RESEARCH_COST = 4
TOP = 5


def has_green(player: Player) -> bool:
    """Whether a federation token can still be flipped."""
    return any(own.green for own in player.federations)


def flip(player: Player) -> None:
    """Turn a green federation token to its grey side; which one makes no difference."""
    next(own for own in player.federations if own.green).green = False


def may_advance(state: State, player: Player, track: str) -> bool:
    """Whether the next level of a track is open to the player."""
    level = player.research[track]
    if track == "nav" and player.faction == "baltaks" and not player.institute:
        return False  # 8-1 Bal T'aks: no navigation before the institute
    if level == TOP - 1:  # the fifth level takes a green token and holds one player
        return has_green(player) and all(other.research[track] < TOP for other in state.players)
    return level < TOP


def advance(turn: Turn[State], player: Player, track: str) -> None:
    """Up one level: bonus at once, three power between the second and the third level."""
    player.research[track] += 1
    level = player.research[track]
    turn.tell("researched", seat=player.seat, track=track, level=level)
    score(turn, player, "research")
    if level == TOP:
        flip(player)
        _top_level(turn, player, track)
    gain(turn, player.seat, TRACKS[track].levels[level])
    if level == 3:
        gain(turn, player.seat, {"charge": 3})


def _top_level(turn: Turn[State], player: Player, track: str) -> None:
    """What the fifth level gives besides goods."""
    state = turn.state
    if track == "terra":
        token, state.terra_token = state.terra_token, ""
        gain_token(turn, player, token)
    elif track == "gaia":
        player.vp += count(state, player, "gaia")
    elif track == "nav":
        turn.push(LostPlanet(player.seat))


def gain_token(turn: Turn[State], player: Player, token: str) -> None:
    """A federation token, however it came: its goods, and the round's points for it."""
    player.federations.append(Federation(token, not TOKENS[token].grey))
    turn.tell("token", seat=player.seat, token=token)
    score(turn, player, "federation")
    gain(turn, player.seat, TOKENS[token].gain)


def research_options(state: State, player: Player) -> list[Option]:
    """The action of advancing on a track for four knowledge."""
    if player.knowledge < RESEARCH_COST:
        return []
    facts = {"knowledge": RESEARCH_COST}
    return [
        Option(f"research:{track}", "research", {**facts, "level": player.research[track] + 1})
        for track in TRACKS
        if may_advance(state, player, track)
    ]


def research(turn: Turn[State], player: Player, track: str) -> None:
    """Pay four knowledge and advance."""
    player.knowledge -= RESEARCH_COST
    advance(turn, player, track)


class AdvanceRule(Rule):
    """A level that came with a tile or an ability; it may be declined."""

    def ask(self, state: State, frame: Advance) -> Decision | None:
        """Which track, if any of them is open."""
        player = state.players[frame.seat]
        options = [
            Option(track, "", {"level": player.research[track] + 1})
            for track in frame.tracks
            if may_advance(state, player, track)
        ]
        return choose(frame.seat, "advance", [*options, Option("decline")]) if options else None

    def do(self, turn: Turn[State], frame: Advance, answer: Answer) -> None:
        """Advance or not."""
        turn.pop()
        if answer[0] != "decline":
            advance(turn, turn.state.players[frame.seat], answer[0])


def open_standard(state: State, player: Player) -> list[str]:
    """Slots of standard tiles the player does not have, covered ones included."""
    owned = {own.tile for own in player.technologies}
    return [slot for slot in STANDARD_SLOTS if state.slots[slot] not in owned]


def open_advanced(state: State, player: Player) -> list[str]:
    """Tracks whose advanced tile can be taken: level 4, a green token, a standard tile to cover."""
    if not has_green(player) or not coverable(player):
        return []
    return [track for track in TRACKS if track in state.advanced and player.research[track] >= TOP - 1]


def coverable(player: Player) -> list[str]:
    """Slots of own standard tiles that are not covered."""
    return [own.slot for own in player.technologies if not own.covered and not TILES[own.tile].advanced]


class TakeTileRule(Rule):
    """Taking a technology tile: standard under a track or free, or advanced."""

    def ask(self, state: State, frame: TakeTile) -> Decision | None:
        """Which one; None when every tile is owned and no advanced one open."""
        player = state.players[frame.seat]
        options = [Option(slot, "standard", {"tile": state.slots[slot]}) for slot in open_standard(state, player)]
        options += [
            Option(f"adv:{track}", "advanced", {"tile": state.advanced[track]})
            for track in open_advanced(state, player)
        ]
        return choose(frame.seat, "tile", options) if options else None

    def do(self, turn: Turn[State], frame: TakeTile, answer: Answer) -> None:
        """Take it; an advanced one covers first."""
        turn.pop()
        player, slot = turn.state.players[frame.seat], answer[0]
        if slot.startswith("adv:"):
            turn.push(Cover(frame.seat, slot.removeprefix("adv:")))
            return
        tracks = [slot] if slot in TRACKS else list(TRACKS)
        turn.push(Advance(frame.seat, tracks))
        receive_tile(turn, player, turn.state.slots[slot], slot)


class CoverRule(Rule):
    """An advanced tile covers a standard one, whose effect is lost; a green federation token is flipped."""

    def ask(self, state: State, frame: Cover) -> Decision:
        """Which standard tile."""
        player = state.players[frame.seat]
        tiles = {own.slot: own.tile for own in player.technologies}
        options = [Option(slot, "", {"tile": tiles[slot]}) for slot in coverable(player)]
        return choose(frame.seat, "cover", options, tile=state.advanced[frame.slot])

    def do(self, turn: Turn[State], frame: Cover, answer: Answer) -> None:
        """Cover it, take the tile, then advance anywhere."""
        turn.pop()
        player = turn.state.players[frame.seat]
        next(own for own in player.technologies if own.slot == answer[0]).covered = True
        flip(player)
        turn.push(Advance(frame.seat, list(TRACKS)))
        receive_tile(turn, player, turn.state.advanced.pop(frame.slot), f"adv:{frame.slot}")


def receive_tile(turn: Turn[State], player: Player, tile_id: str, slot: str) -> None:
    """Put a tile before the player; an immediate one pays now."""
    tile = TILES[tile_id]
    player.technologies.append(Technology(tile_id, slot))
    turn.tell("tile", seat=player.seat, tile=tile_id)
    if not tile.on:
        number = count(turn.state, player, tile.per) if tile.per else 1
        gain(turn, player.seat, times(tile.gain, number))
