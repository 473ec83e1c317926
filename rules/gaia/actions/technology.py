"""Technology tiles, standard and advanced (action 3, 8-6)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Answer, Decision, Facts, Illegal, Option, Unavailable, choose
from rules.core.flow import AskingRule, Execution, Rule, results
from rules.gaia.actions.research import TOP, may_advance
from rules.gaia.components import STANDARD_SLOTS, TILES, TRACKS, Goods
from rules.gaia.economy.effects import INCOME, foreseen, income_change, under
from rules.gaia.economy.federation_tokens import flip, has_green
from rules.gaia.economy.goods import as_received, gain, times
from rules.gaia.economy.scoring import count
from rules.gaia.economy.waste import waste
from rules.gaia.frames import Advance, Cover, TakeTile
from rules.gaia.state import Player, State, Technology


def open_standard(state: State, player: Player) -> list[str]:
    """Slots of standard tiles the player does not have, covered ones included."""
    owned = {own.tile for own in player.technologies}
    return [slot for slot in STANDARD_SLOTS if state.slots[slot] not in owned]


def open_advanced(state: State, player: Player) -> list[str]:
    """Tracks whose advanced tile can be taken: level 4, a green token, a standard tile to cover."""
    if not has_green(player) or not coverable(player):
        return []
    return [track for track in TRACKS if track in state.advanced and player.research[track] >= TOP - 1]


def tile_open(state: State, player: Player) -> bool:
    """Whether any tile can be taken, standard or advanced."""
    return bool(open_standard(state, player) or open_advanced(state, player))


def coverable(player: Player) -> list[str]:
    """Slots of own standard tiles that are not covered."""
    return [own.slot for own in player.technologies if not own.covered and not TILES[own.tile].advanced]


class TakeTileRule(Rule):
    """Taking a technology tile: standard under a track or free, or advanced."""

    frame = TakeTile

    def ask(self, state: State, frame: TakeTile) -> Decision | None:
        """Which one; None when every tile is owned and no advanced one open."""
        player = state.players[frame.seat]
        options = [_standard(state, player, slot, state.slots[slot]) for slot in open_standard(state, player)]
        options += [_advanced(state, player, track, state.advanced[track]) for track in open_advanced(state, player)]
        if not options:
            return None
        return choose(frame.seat, "tile", options)

    def asks(self, state: State, frame: TakeTile) -> bool:
        """Whether any tile can be taken."""
        return tile_open(state, state.players[frame.seat])

    def unavailable(self, state: State, frame: TakeTile) -> list[Unavailable]:
        """Tiles that cannot be taken."""
        return [*unavailable_tiles(state, state.players[frame.seat])]

    def do(self, execution: Execution[State], frame: TakeTile, answer: Answer) -> None:
        """Take it; an advanced one covers first."""
        execution.pop()
        player = execution.state.players[frame.seat]
        slot = answer[0]
        if slot.startswith("adv:"):
            execution.push(Cover(frame.seat, slot.removeprefix("adv:")))
            return
        tracks = [slot] if slot in TRACKS else list(TRACKS)
        if not any(may_advance(execution.state, player, track) for track in tracks):
            waste(execution, frame.seat, "level")
        execution.push(Advance(frame.seat, tracks))
        receive_tile(execution, player, execution.state.slots[slot], slot)


def _standard(state: State, player: Player, slot: str, tile: str) -> Option:
    return Option(slot, "standard", {"tile": tile}, gains=_promises(state, player, tile))


def _advanced(state: State, player: Player, track: str, tile: str) -> Option:
    return Option(f"adv:{track}", "advanced", {"tile": tile}, {"green": 1}, _promises(state, player, tile))


def _brings(state: State, player: Player, tile: str) -> Goods:
    """What a tile gives when it is taken; nothing where it pays later."""
    printed = TILES[tile]
    if printed.on:
        return {}
    number = count(state, player, printed.per) if printed.per else 1
    return as_received(player, times(printed.gain, number))


def _promises(state: State, player: Player, tile: str) -> Facts:
    """What a tile gives when it is taken, and as income."""
    income = under(INCOME, as_received(player, TILES[tile].income))
    return foreseen(state, player, {**_brings(state, player, tile), **income})


def unavailable_tiles(state: State, player: Player) -> Iterator[Unavailable]:
    """Standard tiles one has, advanced tiles for which something is missing or that are taken."""
    owned = {own.tile for own in player.technologies}
    for slot, tile in state.slots.items():
        if tile in owned:
            yield Unavailable(_standard(state, player, slot, tile), Illegal("tile-owned"))
    for track, tile in state.advanced.items():
        if reason := _tile_closed(player, track):
            yield Unavailable(_advanced(state, player, track, tile), reason)
    for own in (own for other in state.players for own in other.technologies):
        if TILES[own.tile].advanced:
            option = _advanced(state, player, own.slot.removeprefix("adv:"), own.tile)
            yield Unavailable(option, Illegal("tile-taken"))


def _tile_closed(player: Player, track: str) -> Illegal | None:
    """Which of the three conditions of an advanced tile is not met."""
    if player.research[track] < TOP - 1:
        return Illegal("tile-level", need=TOP - 1, have=player.research[track])
    if not has_green(player):
        return Illegal("tile-token")
    return None if coverable(player) else Illegal("tile-cover")


class CoverRule(AskingRule):
    """An advanced tile covers a standard one, whose effect is lost; a green federation token is flipped."""

    frame = Cover

    def ask(self, state: State, frame: Cover) -> Decision:
        """Which standard tile."""
        player = state.players[frame.seat]
        tiles = {own.slot: own.tile for own in player.technologies}
        options = [_covered(state, player, slot, tiles[slot]) for slot in coverable(player)]
        return choose(frame.seat, "cover", options, tile=state.advanced[frame.slot])

    def unavailable(self, state: State, frame: Cover) -> list[Unavailable]:
        """Tiles that are covered, or advanced themselves."""
        player = state.players[frame.seat]
        own = player.technologies
        tops = [each for each in own if each.covered or TILES[each.tile].advanced]
        return [Unavailable(_covered(state, player, each.slot, each.tile), _uncoverable(each)) for each in tops]

    def do(self, execution: Execution[State], frame: Cover, answer: Answer) -> None:
        """Cover it, take the tile, then advance anywhere."""
        execution.pop()
        player = execution.state.players[frame.seat]
        next(own for own in player.technologies if own.slot == answer[0]).covered = True
        flip(player)
        execution.push(Advance(frame.seat, list(TRACKS)))
        receive_tile(execution, player, execution.state.advanced.pop(frame.slot), f"adv:{frame.slot}")


def _covered(state: State, player: Player, slot: str, tile: str) -> Option:
    return Option(slot, "", {"tile": tile}, gains=foreseen(state, player, income_change(TILES[tile].income, {})))


def _uncoverable(own: Technology) -> Illegal:
    return Illegal("cover-covered" if own.covered else "cover-advanced")


def receive_tile(execution: Execution[State], player: Player, tile_id: str, slot: str) -> None:
    """Put a tile before the player; an immediate one pays now."""
    player.technologies.append(Technology(tile_id, slot))
    brought = _brings(execution.state, player, tile_id)
    execution.tell("tile", seat=player.seat, tile=tile_id, **results(brought))
    gain(execution, player.seat, brought)
