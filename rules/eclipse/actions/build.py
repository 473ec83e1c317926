"""Build: ships and structures, paid in materials, in sectors with one's own disc."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from rules.core.decisions import Allocate, Answer, Decision, Illegal, Option, Slot, Unavailable, allocation
from rules.core.flow import FORFEITED, Execution, Rule, results
from rules.eclipse.actions.trade import obtainable
from rules.eclipse.components.ships import SHIP_CLASSES, SHIPS, STRUCTURE_KINDS, STRUCTURES, ShipClass, StructureKind
from rules.eclipse.economy.ships import price, ships_left
from rules.eclipse.frames import Build
from rules.eclipse.state import Player, Sector, State

NEEDED = {ship.id: ship.technology for ship in SHIPS.values()} | {
    structure.id: structure.technology for structure in STRUCTURES.values()
}  # the technology for each kind


def build_slots(state: State, player: Player, most: int) -> Iterator[Slot]:
    """Everything a player can pay for, by sector: `cruiser:302`."""
    for kind in SHIP_CLASSES:
        if _allowed(player, SHIPS[kind].technology):
            yield from _ship_slots(state, player, kind, most)
    for structure in STRUCTURE_KINDS:
        if _allowed(player, STRUCTURES[structure].technology):
            yield from _structure_slots(state, player, structure)


def _allowed(player: Player, technology: str | None) -> bool:
    return technology is None or player.has(technology)


def _ship_slots(state: State, player: Player, kind: ShipClass, most: int) -> Iterator[Slot]:
    cost = price(player, kind)
    cap = min(most, ships_left(state, player, kind), player.materials // cost)
    for sector in state.controlled(player.seat) if cap else ():
        facts: dict[str, str | int] = {"kind": kind, "tile": sector.tile}
        yield Slot(f"{kind}:{sector.tile}", cap, facts, kind, costs={"materials": cost})


def _structure_slots(state: State, player: Player, kind: StructureKind) -> Iterator[Slot]:
    """A sector takes one orbital and one monolith."""
    cost = price(player, kind)
    for sector in state.controlled(player.seat) if player.materials >= cost else ():
        if not getattr(sector, kind):
            facts: dict[str, str | int] = {"kind": kind, "tile": sector.tile}
            yield Slot(f"{kind}:{sector.tile}", 1, facts, kind, costs={"materials": cost}, gains=_gains(kind))


def no_build(state: State, player: Player) -> Illegal:
    """Why a player who can build nothing cannot: no sector of their own, too few materials, or nothing is left."""
    if not any(state.controlled(player.seat)):
        return Illegal("build-no-sector")
    left = [kind for kind in SHIP_CLASSES if ships_left(state, player, kind)]
    costs = [price(player, kind) for kind in left if _allowed(player, SHIPS[kind].technology)]
    costs += [price(player, kind) for kind in STRUCTURE_KINDS if _allowed(player, STRUCTURES[kind].technology)]
    if costs and player.materials < min(costs):
        return Illegal("build-materials", cost=min(costs), have=player.materials)
    return Illegal("build-none-left")


def _refused(state: State, player: Player, kind: ShipClass | StructureKind) -> Illegal:
    """Why a player can build nothing of a kind."""
    technology = NEEDED[kind]
    if not _allowed(player, technology):
        return Illegal("build-technology", technology=str(technology))
    if kind in SHIPS and not ships_left(state, player, kind):
        return Illegal("no-ships-left", ship=kind)
    cost = price(player, kind)
    if player.materials < cost:
        return Illegal("build-price", cost=cost, have=player.materials)
    if kind in STRUCTURES and any(state.controlled(player.seat)):
        return Illegal("build-one-each")
    return Illegal("build-no-sector")


def payable(state: State, player: Player, slots: Iterable[Slot], most: int) -> int:
    """How many of these things can be paid for together, up to `most`: the cheapest first, as many as there are."""
    caps: dict[str, int] = {}
    costs: dict[str, int] = {}
    for slot in slots:
        caps[slot.group] = caps.get(slot.group, 0) + slot.cap
        costs[slot.group] = price(player, slot.group)
    count, materials = 0, player.materials
    for kind in sorted(costs, key=lambda kind: costs[kind]):
        there_are = min(caps[kind], ships_left(state, player, kind)) if kind in SHIPS else caps[kind]
        bought = min(there_are, most - count, materials // costs[kind])
        count += bought
        materials -= bought * costs[kind]
    return count


def _gains(kind: str) -> dict[str, int]:
    """The points of a structure; ships and orbitals have none."""
    points = STRUCTURES[kind].vp if kind in STRUCTURES else 0
    return {"vp": points} if points else {}


class BuildRule(Rule):
    """Everything of one build action in one answer."""

    frame = Build

    def asks(self, state: State, frame: Build) -> bool:
        """While there is something to build; materials may have been traded since the action began."""
        return any(build_slots(state, state.players[frame.seat], frame.left))

    def ask(self, state: State, frame: Build) -> Decision | None:
        """What and where; at least one thing, and no more than can be paid for now.

        Where there is only one thing to build, and a trade would change that, nothing is an answer, too: it would be
        built by itself before anybody can trade.
        """
        player = state.players[frame.seat]
        slots = tuple(build_slots(state, player, frame.left))
        if not slots:
            return None
        ask = Allocate(slots, 1, payable(state, player, slots, frame.left))
        if ask.forced() is not None and _trade_helps(state, player, ask, frame.left):
            ask = replace(ask, least=0)
        return Decision(frame.seat, "build", ask, (f"{slots[0].word}=1",))

    def unavailable(self, state: State, frame: Build) -> list[Unavailable]:
        """The kinds of ships and structures that can be built nowhere."""
        player = state.players[frame.seat]
        offered = {slot.group for slot in build_slots(state, player, frame.left)}
        kinds = (kind for kind in (*SHIP_CLASSES, *STRUCTURE_KINDS) if kind not in offered)
        return [Unavailable(Option(f"kind:{kind}"), _refused(state, player, kind)) for kind in kinds]

    def do(self, execution: Execution[State], frame: Build, answer: Answer) -> None:
        """Pay for all of it and put it on the map; the builder is told what could have been built besides."""
        execution.pop()
        state, player = execution.state, execution.state.players[frame.seat]
        built = allocation(answer)
        for word, count in built.items():
            kind, _, tile = word.partition(":")
            for _ in range(count):
                _build(execution, player, kind, state.sector(tile))
        left = frame.left - sum(built.values())
        if unused := payable(state, player, build_slots(state, player, left), left):
            execution.tell(FORFEITED, player.seat, what="builds", count=unused)


def _trade_helps(state: State, player: Player, ask: Allocate, most: int) -> bool:
    """Whether more could be built, or something dearer, for what a player can get by trade."""
    richer = replace(player, materials=player.materials + obtainable(player, "materials"))
    slots = tuple(build_slots(state, richer, most))
    return len(slots) > len(ask.slots) or payable(state, richer, slots, most) > ask.most


def _build(execution: Execution[State], player: Player, kind: str, sector: Sector) -> None:
    cost = price(player, kind)
    if player.materials < cost:
        raise Illegal("materials-short", cost=cost, have=player.materials)
    if kind in SHIPS and not ships_left(execution.state, player, kind):
        raise Illegal("no-ships-left", ship=kind)
    player.materials -= cost
    if kind in STRUCTURES:
        setattr(sector, kind, True)
    else:
        sector.add_ship(player.seat, kind)
    execution.tell("built", seat=player.seat, kind=kind, tile=sector.tile, **results(_gains(kind), {"materials": cost}))
