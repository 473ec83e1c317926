"""Technology tiles and research (action 5, 8-2, 8-6)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Answer, Barred, Decision, Illegal, Option, choose
from rules.core.flow import Rule, Turn
from rules.gaia.components import STANDARD_SLOTS, TILES, TOKENS, TRACKS
from rules.gaia.frames import Advance, Cover, LostPlanet, TakeTile
from rules.gaia.goods import gain, times
from rules.gaia.scoring import count, score
from rules.gaia.state import Federation, Player, State, Technology
from rules.gaia.waste import waste

RESEARCH_COST = 4
TOP = 5


def has_green(player: Player) -> bool:
    """Whether a federation token can still be flipped."""
    return any(own.green for own in player.federations)


def flip(player: Player) -> None:
    """Turn a green federation token to its grey side; which one makes no difference."""
    next(own for own in player.federations if own.green).green = False


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
    return [_option(player, track) for track in TRACKS if may_advance(state, player, track)]


def _option(player: Player, track: str) -> Option:
    facts = {"knowledge": RESEARCH_COST, "level": min(TOP, player.research[track] + 1)}
    return Option(f"research:{track}", "research", facts)


def research_bars(state: State, player: Player) -> Iterator[Barred]:
    """Tracks on which one cannot advance: closed, or too little knowledge."""
    for track in TRACKS:
        reason = level_closed(state, player, track)
        if not reason and player.knowledge < RESEARCH_COST:
            reason = Illegal("research-cost", need=RESEARCH_COST, have=player.knowledge)
        if reason:
            yield Barred(_option(player, track), reason)


def research(turn: Turn[State], player: Player, track: str) -> None:
    """Pay four knowledge and advance."""
    player.knowledge -= RESEARCH_COST
    advance(turn, player, track)


class AdvanceRule(Rule):
    """A level that came with a tile or an ability; it may be declined."""

    def ask(self, state: State, frame: Advance) -> Decision | None:
        """Which track, if any of them is open."""
        player = state.players[frame.seat]
        options = [_level(player, track) for track in frame.tracks if may_advance(state, player, track)]
        return choose(frame.seat, "advance", [*options, Option("decline")]) if options else None

    def bars(self, state: State, frame: Advance) -> list[Barred]:
        """Tracks whose next level is closed."""
        player = state.players[frame.seat]
        closed = [(track, level_closed(state, player, track)) for track in frame.tracks]
        return [Barred(_level(player, track), reason) for track, reason in closed if reason]

    def do(self, turn: Turn[State], frame: Advance, answer: Answer) -> None:
        """Advance or not."""
        turn.pop()
        if answer[0] != "decline":
            advance(turn, turn.state.players[frame.seat], answer[0])


def _level(player: Player, track: str) -> Option:
    return Option(track, "", {"level": min(TOP, player.research[track] + 1)})


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
        options = [_standard(slot, state.slots[slot]) for slot in open_standard(state, player)]
        options += [_advanced(track, state.advanced[track]) for track in open_advanced(state, player)]
        return choose(frame.seat, "tile", options) if options else None

    def bars(self, state: State, frame: TakeTile) -> list[Barred]:
        """Tiles that cannot be taken."""
        return [*tile_bars(state, state.players[frame.seat])]

    def do(self, turn: Turn[State], frame: TakeTile, answer: Answer) -> None:
        """Take it; an advanced one covers first."""
        turn.pop()
        player, slot = turn.state.players[frame.seat], answer[0]
        if slot.startswith("adv:"):
            turn.push(Cover(frame.seat, slot.removeprefix("adv:")))
            return
        tracks = [slot] if slot in TRACKS else list(TRACKS)
        if not any(may_advance(turn.state, player, track) for track in tracks):
            waste(turn, frame.seat, "level")
        turn.push(Advance(frame.seat, tracks))
        receive_tile(turn, player, turn.state.slots[slot], slot)


def _standard(slot: str, tile: str) -> Option:
    return Option(slot, "standard", {"tile": tile})


def _advanced(track: str, tile: str) -> Option:
    return Option(f"adv:{track}", "advanced", {"tile": tile})


def tile_bars(state: State, player: Player) -> Iterator[Barred]:
    """Standard tiles one has, advanced tiles for which something is missing or that are taken."""
    owned = {own.tile for own in player.technologies}
    for slot, tile in state.slots.items():
        if tile in owned:
            yield Barred(_standard(slot, tile), Illegal("tile-owned"))
    for track, tile in state.advanced.items():
        if reason := _tile_closed(player, track):
            yield Barred(_advanced(track, tile), reason)
    for own in (own for other in state.players for own in other.technologies):
        if TILES[own.tile].advanced:
            yield Barred(_advanced(own.slot.removeprefix("adv:"), own.tile), Illegal("tile-taken"))


def _tile_closed(player: Player, track: str) -> Illegal | None:
    """Which of the three conditions of an advanced tile is not met."""
    if player.research[track] < TOP - 1:
        return Illegal("tile-level", need=TOP - 1, have=player.research[track])
    if not has_green(player):
        return Illegal("tile-token")
    return None if coverable(player) else Illegal("tile-cover")


class CoverRule(Rule):
    """An advanced tile covers a standard one, whose effect is lost; a green federation token is flipped."""

    def ask(self, state: State, frame: Cover) -> Decision:
        """Which standard tile."""
        player = state.players[frame.seat]
        tiles = {own.slot: own.tile for own in player.technologies}
        options = [Option(slot, "", {"tile": tiles[slot]}) for slot in coverable(player)]
        return choose(frame.seat, "cover", options, tile=state.advanced[frame.slot])

    def bars(self, state: State, frame: Cover) -> list[Barred]:
        """Tiles that are covered, or advanced themselves."""
        own = state.players[frame.seat].technologies
        tops = [each for each in own if each.covered or TILES[each.tile].advanced]
        return [Barred(Option(each.slot, "", {"tile": each.tile}), _uncoverable(each)) for each in tops]

    def do(self, turn: Turn[State], frame: Cover, answer: Answer) -> None:
        """Cover it, take the tile, then advance anywhere."""
        turn.pop()
        player = turn.state.players[frame.seat]
        next(own for own in player.technologies if own.slot == answer[0]).covered = True
        flip(player)
        turn.push(Advance(frame.seat, list(TRACKS)))
        receive_tile(turn, player, turn.state.advanced.pop(frame.slot), f"adv:{frame.slot}")


def _uncoverable(own: Technology) -> Illegal:
    return Illegal("cover-covered" if own.covered else "cover-advanced")


def receive_tile(turn: Turn[State], player: Player, tile_id: str, slot: str) -> None:
    """Put a tile before the player; an immediate one pays now."""
    tile = TILES[tile_id]
    player.technologies.append(Technology(tile_id, slot))
    turn.tell("tile", seat=player.seat, tile=tile_id)
    if not tile.on:
        number = count(turn.state, player, tile.per) if tile.per else 1
        gain(turn, player.seat, times(tile.gain, number))
