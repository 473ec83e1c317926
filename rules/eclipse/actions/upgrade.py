"""Upgrade: ship part tiles are returned, and others placed on the slots of blueprints.

A tile may cover a printed part, but no other tile: that one is returned first. What counts is the blueprint when the
upgrade is done.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Answer, Decision, Illegal, Option, Unavailable, choose
from rules.core.flow import AskingRule, Execution
from rules.eclipse.components.blueprints import faults, totals
from rules.eclipse.components.ship_parts import ANCIENT_PARTS, placeable
from rules.eclipse.components.ships import SHIP_CLASSES, ShipClass
from rules.eclipse.economy.ships import profile
from rules.eclipse.frames import Slot, Upgrade
from rules.eclipse.state import Player, State

DONE = "done"
LATER = "later"
CANCEL = "cancel"
EMPTY = "empty"  # what a part on an empty slot covers


def blueprint_faults(player: Player) -> list[tuple[ShipClass, str]]:
    """What is wrong with a player's blueprints: the class, and why."""
    return [
        (kind, fault)
        for kind in SHIP_CLASSES
        for fault in faults(player.board.blueprints[kind], tuple(player.blueprints[kind]))
    ]


def parts_for(player: Player) -> list[str]:
    """The parts a player may place: those of the supply for which the technology is there, and own ancient ones."""
    return [*placeable(player.technologies), *player.ancient_parts]


class UpgradeRule(AskingRule):
    """Any number of tiles back, then up to so many placed; the answers are given one by one."""

    def ask(self, state: State, frame: Upgrade) -> Decision:
        """A part to place, a tile to return, or done; done is offered while all blueprints are legal."""
        player = state.players[frame.seat]
        parts, returns = [*part_options(player, frame)], [*return_options(player, frame)]
        if blueprint_faults(player):
            return choose(frame.seat, "upgrade", [*returns, *parts], None, left=frame.left)
        return choose(frame.seat, "upgrade", [*parts, *returns, Option(DONE)], (DONE,), left=frame.left)

    def unavailable(self, state: State, frame: Upgrade) -> list[Unavailable]:
        """Why the upgrade cannot be done as the blueprints are."""
        wrong = blueprint_faults(state.players[frame.seat])
        return [Unavailable(Option(DONE), Illegal(f"blueprint-{fault}", ship=kind)) for kind, fault in wrong[:1]]

    def do(self, execution: Execution[State], frame: Upgrade, answer: Answer) -> None:
        """Carry it out."""
        player = execution.state.players[frame.seat]
        word, *rest = answer[0].split(":")
        if word == DONE:
            execution.pop()
        elif word == "part":
            execution.push(Slot(frame.seat, rest[0]))
        else:
            return_tile(execution, player, rest[0], int(rest[1]))


def part_options(player: Player, frame: Upgrade) -> Iterator[Option]:
    """The parts that can be placed on some slot now, while tiles may still be placed."""
    if not frame.left:
        return
    for part in dict.fromkeys(parts_for(player)):
        if any(slot_options(player, part)):
            yield Option(f"part:{part}", facts={"part": part})


def return_options(player: Player, frame: Upgrade) -> Iterator[Option]:
    """The tiles that can be returned: before the first is placed, and later where a blueprint is not legal as it is."""
    if frame.placed and not blueprint_faults(player):
        return
    for kind in SHIP_CLASSES:
        for number, tile in enumerate(player.blueprints[kind]):
            if tile:
                yield Option(f"return:{kind}:{number + 1}", facts={"ship": kind, "slot": number + 1, "part": tile})


def return_tile(execution: Execution[State], player: Player, kind: str, slot: int) -> None:
    """A tile goes back to the supply, an ancient one out of the game; what was printed under it counts again."""
    part = player.blueprints[kind][slot - 1]
    player.blueprints[kind][slot - 1] = None
    execution.tell("returned", seat=player.seat, ship=kind, part=str(part))


def slot_options(player: Player, part: str) -> Iterator[Option]:
    """The slots a part may be placed on: of slots of a class that show the same, the first."""
    for kind in SHIP_CLASSES:
        seen: set[str | None] = set()
        for number, tile in enumerate(player.blueprints[kind]):
            printed = player.board.blueprints[kind].slots[number]
            if tile or printed in seen or printed == part:
                continue
            seen.add(printed)
            facts: dict[str, str | int] = {"ship": kind, "slot": number + 1, "part": part, "covers": printed or EMPTY}
            yield Option(f"{kind}:{number + 1}", facts={**facts, **_outcome(player, kind, number, part)})


def _outcome(player: Player, kind: ShipClass, number: int, part: str) -> dict[str, int]:
    """Energy left and initiative of a blueprint with this part on a slot."""
    tiles = [*player.blueprints[kind]]
    tiles[number] = part
    after = totals(player.board.blueprints[kind], tuple(tiles))
    return {"energy": after.energy_left, "initiative": after.initiative}


class SlotRule(AskingRule):
    """Where a part goes. A part that was found just now may replace a tile, and may also be kept for later."""

    def ask(self, state: State, frame: Slot) -> Decision:
        """A slot; or back to the upgrade."""
        player = state.players[frame.seat]
        options = [*_legal_at_once(player, frame.part)] if frame.free else [*slot_options(player, frame.part)]
        last = Option(LATER if frame.free else CANCEL)
        return choose(frame.seat, "slot", [*options, last], (last.word,), part=frame.part, late=state.late)

    def do(self, execution: Execution[State], frame: Slot, answer: Answer) -> None:
        """Put the part on the slot that was chosen; nothing happens where it is kept or taken back."""
        execution.pop()
        kind, _, number = answer[0].partition(":")
        if kind in (LATER, CANCEL):
            return
        player = execution.state.players[frame.seat]
        if not frame.free:
            upgrade = execution.stack[-1]
            upgrade.left -= 1
            upgrade.placed = True
        if frame.part in ANCIENT_PARTS:
            player.ancient_parts.remove(frame.part)
        player.blueprints[kind][int(number) - 1] = frame.part
        after = profile(player, kind)
        facts = {"energy": after.energy_left, "initiative": after.initiative}
        execution.tell("upgraded", seat=player.seat, ship=kind, part=frame.part, **facts)


def _legal_at_once(player: Player, part: str) -> Iterator[Option]:
    """The slots on which a part that was found leaves the blueprint legal; it may replace a tile there."""
    for kind in SHIP_CLASSES:
        blueprint = player.board.blueprints[kind]
        for number in range(len(blueprint.slots)):
            tiles = [*player.blueprints[kind]]
            covered = tiles[number] or blueprint.slots[number] or EMPTY
            tiles[number] = part
            if not faults(blueprint, tuple(tiles)):
                facts: dict[str, str | int] = {"ship": kind, "slot": number + 1, "part": part, "covers": covered}
                yield Option(f"{kind}:{number + 1}", facts={**facts, **_outcome(player, kind, number, part)})
