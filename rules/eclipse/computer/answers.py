"""The answers of a computer player to every kind of question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from rules.core.decisions import Allocate, Answer, Decision, Option, Pick, Slot, spread
from rules.eclipse.combat_phase.decisions import TO_THE_END
from rules.eclipse.components.sectors import SECTORS
from rules.eclipse.components.ships import SHIPS
from rules.eclipse.computer import upgrades
from rules.eclipse.computer.actions import action_value
from rules.eclipse.computer.moves import move_value
from rules.eclipse.computer.values import (
    best_class,
    can_afford,
    defence_value,
    rounds_left,
    sector_value,
    technology_value,
)
from rules.eclipse.economy.ships import ships_left
from rules.eclipse.economy.tracks import balance, production
from rules.eclipse.phases.upkeep import short
from rules.eclipse.state import Player, State

Valued = Callable[[State, Player, Option], float]
NOISE = 0.01
WORTH_PLACING = 0.8
ENOUGH = 10.0  # what money that is missing is worth: more than is paid for it
LATE = 3  # rounds before the end in which a discovery is rather kept for its points


def answers(view: State, question: Decision, rng: Random) -> Iterator[Answer]:
    """Answers to try, the one it likes best first; the default where it has no opinion.

    The default also comes last, since an answer may be refused. `view` is what the seat sees, and is not changed; `rng`
    makes it choose among what it likes nearly as well.
    """
    player, ask = view.players[question.seat], question.ask
    if question.kind == "build" and isinstance(ask, Allocate):
        yield _build(view, player, ask)
    elif question.kind == "artifacts" and isinstance(ask, Allocate):
        scarce = min(("money", "science", "materials"), key=lambda name: getattr(player, name))
        yield spread({scarce: ask.least})
    elif question.kind == "engage":
        yield (TO_THE_END,)
    elif question.kind in BLUEPRINTS and isinstance(ask, Pick):
        yield BLUEPRINTS[question.kind](player, question, ask)
    elif question.kind in OPINIONS and isinstance(ask, Pick):
        valued = OPINIONS[question.kind]
        values = {option.word: valued(view, player, option) + rng.random() * NOISE for option in ask.options}
        yield (max(values, key=lambda word: values[word]),)
    yield question.default


def _place(view: State, player: Player, option: Option) -> float:
    """A tile is discarded where it brings nothing; of its positions one that opens most."""
    if option.word == "discard":
        return WORTH_PLACING
    printed = SECTORS[str(option.facts["tile"])]
    ancients = 0 if player.board.peace_with_ancients else printed.ancients
    return sector_value(view, player, printed.id) - 1.2 * ancients


def _claim(view: State, player: Player, option: Option) -> float:
    return float((option.word == "yes") == can_afford(player, 1))


def _discovery(view: State, player: Player, option: Option) -> float:
    """Used while there is time to use it."""
    return float((option.word == "use") == (rounds_left(view) > LATE))


def _technology(view: State, player: Player, option: Option) -> float:
    name = option.word.rpartition(":")[2]
    if name == "none":
        return 0.5
    return technology_value(view, name)


def _explore(view: State, player: Player, option: Option) -> float:
    if option.word == "none":
        return 0.5
    return action_value(view, player, option)


def _influence(view: State, player: Player, option: Option) -> float:
    """A sector nearby is taken where money allows it; nothing is given up."""
    if option.word.startswith("track:") and can_afford(player, 1):
        return sector_value(view, player, option.word.partition(":")[2])
    return 0.5 if option.word == "none" else 0.0


def _colonize(view: State, player: Player, option: Option) -> float:
    """The track that is lowest; money first while upkeep is above income."""
    if option.word in ("done", "none"):
        return -100.0
    track = str(option.facts["track"])
    need = -float(production(player, track))
    return need + (4.0 if track == "money" and balance(player) < 2 else 0.0)


def _pay(view: State, player: Player, option: Option) -> float:
    """Trade before a sector is given up, for as much as is missing; then the least sector."""
    if option.word.startswith("trade"):
        enough = min(short(player), int(option.gains["money"]))
        return 10.0 + ENOUGH * enough - int(option.costs.get("science", 0)) - int(option.costs.get("materials", 0)) / 2
    return -sector_value(view, player, str(option.facts["tile"]))


def _build(view: State, player: Player, ask: Allocate) -> Answer:
    """A monolith if it can, then orbitals early, then the ships that give most, in the sector in most danger."""
    left, materials, chosen = ask.most, player.materials, dict[str, int]()
    built = Counter[str]()
    for slot in sorted(ask.slots, key=lambda slot: -_build_value(view, player, slot)):
        cost, kind = int(slot.costs["materials"]), str(slot.facts["kind"])
        count = min(left, slot.cap, materials // cost)
        if kind in SHIPS:  # those of a class are left once, not once in every sector
            count = min(count, ships_left(view, player, kind) - built[kind])
        if count and _build_value(view, player, slot) > 0:
            chosen[slot.word] = count
            built[kind] += count
            left -= count
            materials -= count * cost
    return spread(chosen) or (f"{ask.slots[0].word}=1",)


def _build_value(view: State, player: Player, slot: Slot) -> float:
    kind, sector = str(slot.facts["kind"]), view.sector(str(slot.facts["tile"]))
    if kind == "monolith":
        return 5.0
    if kind == "orbital":
        return 4.0 if rounds_left(view) > 2 else 0.0
    danger = defence_value(view, player, sector)
    return (2.0 if kind == best_class(player) else 1.0) + min(1.0, danger) / 10


BLUEPRINTS = {"upgrade": upgrades.upgrade, "slot": upgrades.slots}
OPINIONS: dict[str, Valued] = {
    "action": action_value,
    "place": _place,
    "claim": _claim,
    "discovery": _discovery,
    "ancient-technology": _technology,
    "research": _technology,
    "explore": _explore,
    "influence": _influence,
    "move": move_value,
    "colonize": _colonize,
    "settle": _colonize,
    "pay": _pay,
}
