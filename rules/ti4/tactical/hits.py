"""Hits on ships: damage is sustained where it can be, then ships are destroyed, by the choice of their owner (87)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace

from rules.core.decisions import Answer, Decision, Slot, allocation
from rules.core.flow import ActingRule, Execution, Rule
from rules.ti4.cards.frames import ShipsDestroyed, Sustained
from rules.ti4.cards.moments import SHIP_DESTROYED, SPACE_HITS, SUSTAINED, moment
from rules.ti4.combat.flagships import VAN_HAUGE
from rules.ti4.combat.joined import fighting, lose_joined, without_fighters
from rules.ti4.combat.sharing import Shares, Target
from rules.ti4.combat.sustaining import cancelled_by, may_sustain
from rules.ti4.components.units import UNIT_KINDS, UnitClass, UnitKind, class_of, kind_of
from rules.ti4.frames import AssignHits, Frame, SpaceCombat
from rules.ti4.galaxy.forces import force_of, take_damaged_first
from rules.ti4.objectives.secrets import score_deed
from rules.ti4.scoring.deeds import Destruction
from rules.ti4.singularity import after_destruction
from rules.ti4.state import State
from rules.ti4.tactical.ground_losses import roll_to_return
from rules.ti4.tactical.limits import check_limits

SUSTAIN, LOSE = "sustain", "lose"


class AssignHitsRule(Rule):
    """As many hits as there are, or as the ships can take."""

    frame = AssignHits

    def asks(self, state: State, frame: AssignHits) -> bool:
        """Where there is a choice, unless it has been made."""
        return not frame.chosen and shares(state, frame).forced() is None

    def ask(self, state: State, frame: AssignHits) -> Decision | None:
        """Which ships sustain damage, and which are destroyed."""
        found = shares(state, frame)
        if found.forced() is not None:
            return None
        units = state.players[frame.seat].units
        prices = {kind: unit.price for kind, unit in units.items()}
        default = found.least(lambda slot: (slot.group != SUSTAIN, prices[kind_of(str(slot.facts["kind"]))]))
        facts: dict[str, str | int] = {**state.at(state.active), "hits": frame.hits, "aimed": found.due_aimed}
        return Decision(frame.seat, "assign-hits", found.ask(), default, facts)

    def do(self, execution: Execution[State], frame: AssignHits, answer: Answer) -> None:
        """Carry it out; raises `Illegal` where it leaves hits over, or takes too many."""
        shares(execution.state, frame).check(allocation(answer))
        frame.chosen = [*answer]
        _carry_out(execution, frame)

    def run(self, execution: Execution[State], frame: AssignHits) -> None:
        """Carry on with what was chosen, or with what there is no choice about."""
        frame.chosen = frame.chosen or [*(shares(execution.state, frame).forced() or ())]
        _carry_out(execution, frame)


def _carry_out(execution: Execution[State], frame: AssignHits) -> None:
    """Ship after ship sustains damage, since each may be answered by whoever made the hit; then all else (87)."""
    sustained = next((word for word in frame.chosen if word.startswith(SUSTAIN)), None)
    answered = [] if sustained is None else moment(execution, SUSTAINED, [frame.by])
    if sustained is None or not answered:
        execution.pop()
        _take_hits(execution, frame, tuple(frame.chosen))
        return
    word, _, number = sustained.partition("=")
    left = int(number) - 1
    frame.chosen = [f"{word}={left}" if each == sustained else each for each in frame.chosen]
    frame.chosen = [each for each in frame.chosen if not each.endswith("=0")]
    cancelled = min(frame.hits, cancelled_by(execution.state.players[frame.seat]))
    frame.hits, frame.aimed = frame.hits - cancelled, max(0, frame.aimed - cancelled)
    _take_hits(execution, replace(frame, hits=cancelled), (f"{word}=1",))
    kind = word.partition(":")[2]
    execution.push(*answered, Sustained(frame.seat, frame.by, kind))


class SustainedRule(ActingRule):
    """Nobody has made anything of it."""

    frame = Sustained


class ShipsDestroyedRule(ActingRule):
    """Nobody has made anything of it."""

    frame = ShipsDestroyed


def shares(state: State, frame: AssignHits) -> Shares:
    """All that can take the hits, and how many they have to take."""
    return Shares([*_targets(state, frame)], frame.hits, frame.aimed)


def _targets(state: State, frame: AssignHits) -> Iterator[Target]:
    player, force = state.players[frame.seat], force_of(state.galaxy[state.active].space, frame.seat)
    sustain = frame.sustain and may_sustain(state, frame.seat)
    units = fighting(state, frame.seat)
    kinds = [kind for kind in _hit(units, fighters=frame.fighters) if frame.kind in ("", kind)]
    for kind in kinds:
        whole = units[kind] - force.damaged.get(kind, 0)
        if frame.kind and force.damaged.get(kind):
            continue  # whoever may say which ship takes a hit says a damaged one
        if sustain and player.units[kind].sustains and whole:
            slot = Slot(f"{SUSTAIN}:{kind}", whole, {"kind": kind, "what": SUSTAIN}, SUSTAIN)
            yield Target(slot, cancelled_by(player), big=kind != "fighter")
    for kind in kinds:
        slot = Slot(f"{LOSE}:{kind}", units[kind], {"kind": kind, "what": LOSE}, LOSE)
        yield Target(slot, 1, big=kind != "fighter")


def _hit(units: Mapping[UnitKind, int], *, fighters: bool) -> list[UnitKind]:
    """Kinds of ships that can take hits: fighters too, or only where no other ship is left."""
    kinds = [kind for kind in UNIT_KINDS if units.get(kind)]
    if fighters or not without_fighters(units):
        return kinds
    return [kind for kind in kinds if kind != "fighter"]


def _take_hits(execution: Execution[State], frame: AssignHits, answer: Answer) -> None:
    """Ships that sustain are damaged; of those lost damaged ones go first."""
    state, player = execution.state, execution.state.players[frame.seat]
    forces = state.galaxy[state.active].space
    amounts = allocation(answer)
    gone: list[UnitKind] = []
    combat = next((each for each in reversed(execution.stack) if isinstance(each, SpaceCombat)), None)
    for kind in player.units:
        sustained, lost = (amounts.get(f"{what}:{kind}", 0) for what in (SUSTAIN, LOSE))
        if sustained:
            force = force_of(forces, frame.seat)
            force.damaged[kind] = force.damaged.get(kind, 0) + sustained
            if combat:
                key = f"{frame.seat}:{kind}"
                combat.sustained[key] = combat.sustained.get(key, 0) + sustained
        if lost:
            _take_off(execution, frame.seat, kind, lost)
            gone.append(kind)
    if answer:
        execution.tell("hit", seat=frame.seat, **state.at(state.active), hits=frame.hits, units=" ".join(answer))
    if gone:
        _tell_of_destruction(execution, frame, gone)


def _take_off(execution: Execution[State], seat: int, kind: UnitKind, number: int) -> None:
    """Ships that are destroyed leave the board, damaged ones first; ground forces that fight as ships may come back."""
    if kind == "infantry":
        lose_joined(execution, seat, number)
        roll_to_return(execution, seat, number)
    else:
        take_damaged_first(execution.state.galaxy[execution.state.active].space, seat, kind, number)


def hit_by_ability(execution: Execution[State], taken: AssignHits) -> None:
    """Have hits taken in a space combat that no combat die has made.

    Before they are assigned whoever takes them may cancel some by a card.
    """
    execution.push(*moment(execution, SPACE_HITS, [taken.seat]), taken)


def assign_hits(
    execution: Execution[State], combat: SpaceCombat, hits: Mapping[str, int], aimed: Mapping[str, int]
) -> None:
    """Both sides of a combat take what the other has hit, by the number of who did (`p2`); the defender first.

    What keeps a side from sustaining damage does so though it is itself hit at the same time.
    """
    taken: list[Frame] = []
    for seat in (combat.attacker, combat.defender):
        if number := hits[f"p{seat + 1}"]:
            hit = combat.attacker + combat.defender - seat
            sustain, shot = may_sustain(execution.state, hit), aimed.get(f"p{seat + 1}", 0)
            due = AssignHits(hit, number, seat, "combat", sustain=sustain, aimed=shot)
            taken += [*moment(execution, SPACE_HITS, [hit]), due]
    execution.push(*taken)


def destroy_ships(execution: Execution[State], seat: int, by: int, ships: Mapping[UnitKind, int]) -> None:
    """Destroy ships in the active system by an ability of a player, maybe the owner, in place; damaged ones first.

    Told as `lost-units`. What follows from destroyed ships, such as objectives, is seen to; no hits are assigned.
    """
    state = execution.state
    for kind, number in ships.items():
        _take_off(execution, seat, kind, number)
    execution.tell(
        "lost-units",
        seat=seat,
        target=by,
        **state.at(state.active),
        units=" ".join(f"{kind}={number}" for kind, number in ships.items()),
    )
    _tell_of_destruction(execution, AssignHits(seat, 0, by, "other"), [*ships])


def _tell_of_destruction(execution: Execution[State], frame: AssignHits, gone: list[UnitKind]) -> None:
    """What is too much without these ships, an objective that was met, and a moment for whoever has lost them."""
    state, forces = execution.state, execution.state.galaxy[execution.state.active].space
    combat = next((each for each in reversed(state.course) if isinstance(each, SpaceCombat)), None)
    if combat is None:
        check_limits(execution, frame.seat, state.active)
    else:
        ships = (kind for kind in gone if class_of(kind) == "ship")
        combat.destroyed = [*dict.fromkeys((*combat.destroyed, *ships))]
        destroyed = ShipsDestroyed(frame.seat, frame.by, [*gone])
        execution.push(*moment(execution, SHIP_DESTROYED, [frame.seat]), destroyed)
        after_destruction(execution, frame.seat)
    if explodes(state, frame.seat, gone):
        destroy_all_ships(execution, frame.seat, state.active)
    if gone:
        last: tuple[UnitClass, ...] = () if force_of(forces, frame.seat).ships else ("ship",)
        deed = Destruction(frame.by, frame.seat, tuple(gone), frame.manner, last)
        barred = combat.scored if combat else []
        if score_deed(execution, deed, barred) and combat:
            combat.scored.append(frame.by)


def explodes(state: State, seat: int, destroyed: Collection[UnitKind]) -> bool:
    """Whether Van Hauge is among the ships of a player that were just destroyed: all ships in its system follow."""
    return "flagship" in destroyed and state.players[seat].units["flagship"].id == VAN_HAUGE


def destroy_all_ships(execution: Execution[State], by: int, place: str) -> None:
    """All ships in a system are destroyed by a player, whosever they are, and what fights as one.

    Docks and other ground forces in space are not.
    """
    state = execution.state
    for force in [*state.galaxy[place].space]:
        ships = {kind: number for kind, number in force.units.items() if class_of(kind) == "ship"}
        if place == state.active:
            ships = fighting(state, force.seat)
        if ships and place == state.active:
            destroy_ships(execution, force.seat, by, ships)
        elif ships:
            for kind, number in ships.items():
                take_damaged_first(state.galaxy[place].space, force.seat, kind, number)
            told = " ".join(f"{kind}={number}" for kind, number in ships.items())
            execution.tell("lost-units", seat=force.seat, target=by, **state.at(place), units=told)
            check_limits(execution, force.seat, place)
