"""Upgrade: ship part tiles are returned, and others placed on the slots of blueprints.

A tile may cover a printed part, but no other tile: that one is returned first. What counts is the blueprint when the
upgrade is done. Parts may be named together; their slots are asked one after another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.core.decisions import Answer, Decision, Facts, Illegal, Option, Pick, Unavailable
from rules.core.flow import AskingRule, Execution, Stack, leaves
from rules.eclipse.actions.idle import end_unused
from rules.eclipse.components.blueprints import faults, totals
from rules.eclipse.components.ship_parts import ANCIENT_PARTS, PARTS, ShipPart, placeable
from rules.eclipse.components.ships import SHIP_CLASSES, ShipClass
from rules.eclipse.economy.ships import profile
from rules.eclipse.frames import Slot, Upgrade
from rules.eclipse.state import Player, State

DONE = "done"
LATER = "later"
CANCEL = "cancel"
EMPTY = "empty"  # what a part on an empty slot covers
ALONE: Facts = {"alone": 1}  # an answer that holds only by itself


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
    """Any number of tiles back, then up to so many placed; one answer may name several of both."""

    frame = Upgrade

    def ask(self, state: State, frame: Upgrade) -> Decision:
        """Parts to place, tiles to return, or done; done is offered while all blueprints are legal.

        Else the facts say which class is not, and why: no answer is an end then, and somebody looks for it.
        """
        player = state.players[frame.seat]
        parts, returns = [*part_options(player, frame)], [*return_options(player, frame)]
        options = [*parts, *returns, Option(DONE, facts=ALONE)]
        facts: dict[str, str | int] = {"left": frame.left, "faulty": "none", "fault": "none"}
        if wrong := blueprint_faults(player):
            options = [*returns, *parts]
            facts["faulty"], facts["fault"] = wrong[0][0], f"blueprint-{wrong[0][1]}"
        default = DONE if options[-1].word == DONE else options[0].word
        most = max(1, min(frame.left, len(parts)) + len(returns))
        return Decision(frame.seat, "upgrade", Pick(tuple(options), 1, most), (default,), facts)

    def unavailable(self, state: State, frame: Upgrade) -> list[Unavailable]:
        """Why the upgrade cannot be done as the blueprints are; the parts that cannot be placed."""
        player = state.players[frame.seat]
        wrong = blueprint_faults(player)
        done = [Unavailable(Option(DONE), Illegal(f"blueprint-{fault}", ship=kind)) for kind, fault in wrong[:1]]
        offered = {option.facts["part"] for option in part_options(player, frame)}
        parts = (part for part in PARTS.values() if part.id not in offered and not part.ancient)
        return [*done, *(Unavailable(_part(part.id), _refused(player, frame, part)) for part in parts)]

    def do(self, execution: Execution[State], frame: Upgrade, answer: Answer) -> None:
        """Return the tiles; where the parts go is asked next, one after another."""
        player = execution.state.players[frame.seat]
        if answer == (DONE,):
            more = any(part_options(player, frame))
            end_unused(execution, player, "upgrade", "upgrades", left=frame.left, more=more)
            execution.pop()
            return
        only_alone(DONE, answer)
        parts = [word.removeprefix("part:") for word in answer if word.startswith("part:")]
        if len(parts) > frame.left:
            raise Illegal("upgrade-parts", left=frame.left)
        for word in answer:
            verb, _, about = word.partition(":")
            if verb == "return":
                kind, _, number = about.partition(":")
                return_tile(execution, player, kind, int(number))
        execution.push(*(Slot(frame.seat, part) for part in parts))


def only_alone(word: str, answer: Answer) -> None:
    """Raise `Illegal` upgrade-alone for an answer that names something else beside this word."""
    if word in answer and len(answer) > 1:
        raise Illegal("upgrade-alone")


def part_options(player: Player, frame: Upgrade) -> Iterator[Option]:
    """The parts that can be placed on some slot now, while tiles may still be placed."""
    if not frame.left:
        return
    for part in dict.fromkeys(parts_for(player)):
        if any(slot_options(player, part)):
            yield _part(part)


def _part(part: str) -> Option:
    return Option(f"part:{part}", facts={"part": part})


def _refused(player: Player, frame: Upgrade, part: ShipPart) -> Illegal:
    """Why a part of the supply cannot be placed."""
    if part.technology is not None and not player.has(part.technology):
        return Illegal("upgrade-technology", technology=part.technology)
    if not frame.left:
        return Illegal("upgrade-parts-placed")
    return Illegal("upgrade-no-slot")


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


def slot_options(player: Player, part: str, most: int = 1) -> Iterator[Option]:
    """The slots a part may be placed on: of slots of a class that show the same, the first `most`."""
    for kind in SHIP_CLASSES:
        seen = Counter[str | None]()
        for number, tile in enumerate(player.blueprints[kind]):
            printed = player.board.blueprints[kind].slots[number]
            if tile or seen[printed] == most or printed == part:
                continue
            seen[printed] += 1
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

    frame = Slot

    def ask(self, state: State, frame: Slot) -> Decision:
        """A slot, or several where more of the part may be placed; or back to the upgrade."""
        player = state.players[frame.seat]
        facts: Facts = {"part": frame.part, "late": state.late}
        if frame.free:
            slots = (*_legal_at_once(player, frame.part), Option(LATER))
            return Decision(frame.seat, "slot", Pick(slots), (LATER,), facts)
        most = _copies(state, frame)
        slots = (*slot_options(player, frame.part, most), Option(CANCEL, facts=ALONE))
        return Decision(frame.seat, "slot", Pick(slots, 1, max(1, min(most, len(slots) - 1))), (CANCEL,), facts)

    def do(self, execution: Execution[State], frame: Slot, answer: Answer) -> None:
        """Put the part on the slots that were chosen; nothing happens where it is kept or taken back."""
        if answer in ((LATER,), (CANCEL,)):
            execution.pop()
            return
        only_alone(CANCEL, answer)
        player = execution.state.players[frame.seat]
        if not frame.free:
            upgrade, _ = _upgrade_of(execution.stack)
            upgrade.left -= len(answer)
            upgrade.placed = True
        execution.pop()
        for word in answer:
            _place(execution, player, frame.part, word)


def _upgrade_of(stack: Stack) -> tuple[Upgrade, int]:
    """The upgrade to which the innermost part of a stack belongs, and how many other parts wait for their slot."""
    above = next(place for place, frame in enumerate(reversed(stack)) if isinstance(frame, Upgrade))
    return stack[-1 - above], above - 1


def _copies(state: State, frame: Slot) -> int:
    """How many tiles of a part may be placed now: as many as are left beside those of other parts that wait."""
    stack = next(stack for stack, leaf in leaves(state.stack) if leaf is frame)
    upgrade, waiting = _upgrade_of(stack)
    copies = upgrade.left - waiting
    if frame.part in ANCIENT_PARTS:
        return min(copies, state.players[frame.seat].ancient_parts.count(frame.part))
    return copies


def _place(execution: Execution[State], player: Player, part: str, word: str) -> None:
    """Put one tile on a slot."""
    kind, _, number = word.partition(":")
    if part in ANCIENT_PARTS:
        player.ancient_parts.remove(part)
    player.blueprints[kind][int(number) - 1] = part
    after = profile(player, kind)
    facts = {"energy": after.energy_left, "initiative": after.initiative}
    execution.tell("upgraded", seat=player.seat, ship=kind, part=part, **facts)


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
