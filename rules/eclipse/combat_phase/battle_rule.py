"""A battle runs by itself from decision to decision; `rules.eclipse.battle` does its arithmetic."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import cast

from rules.core.flow import ActingRule, Execution
from rules.core.hexes import parse
from rules.eclipse.battle import fleets
from rules.eclipse.battle.assignment import Tie
from rules.eclipse.battle.fleets import SIDES, Fight, Side, destroyed, retreated, ties
from rules.eclipse.battle.profiles import Profile
from rules.eclipse.battle.salvos import dice as damage_of_dice
from rules.eclipse.battle.salvos import has_choice, hits_by_rule, lowest_hit, salvo
from rules.eclipse.battle.steps import (
    Assignment,
    FireOrRetreat,
    Leaving,
    Over,
    Roll,
    active,
    assign,
    attack,
    begin,
    disperse,
    leave,
    next_step,
    rolled,
)
from rules.eclipse.components.neutrals import NEUTRALS, NeutralKind
from rules.eclipse.components.ship_parts import DIE_COLOURS
from rules.eclipse.components.ships import SHIP_CLASSES, SHIPS, ShipClass
from rules.eclipse.economy.ships import profile
from rules.eclipse.frames import Activation, Assign, Battle, Engage, SectorCombat, Squadron, Stalemate
from rules.eclipse.galaxy.wormholes import connected
from rules.eclipse.state import NO_SEAT, Player, Sector, State


def begin_battle(execution: Execution[State], combat: SectorCombat, attacker: int, defender: int) -> None:
    """Two sides meet; ships keep the damage of an earlier battle of the sector."""
    state, sector = execution.state, execution.state.sector(combat.tile)
    combat.fought += [seat for seat in (attacker, defender) if seat != NO_SEAT and seat not in combat.fought]
    if defender == NO_SEAT:
        enemy = "gcds" if sector.defended else "ancient"
        execution.tell("assault", seat=attacker, tile=combat.tile, enemy=enemy)
    else:
        execution.tell("battle", seat=attacker, tile=combat.tile, target=defender)
    battle = Battle(combat.tile, attacker, defender, [])
    fight = begin(both_sides(state, sector, attacker, defender, combat.damage))
    store(battle, fight)
    execution.push(battle)
    if decided_ties(battle, fight):
        execution.push(Activation(attacker if defender == NO_SEAT else defender))


def decided_ties(battle: Battle, fight: Fight) -> list[list[int]]:
    """Squadrons of equal initiative whose order a player decides, in the usual order, group by group.

    The defender decides of all of them. Of neutral ships nobody does: they come first, and the attacker decides of the
    others, which are all the attacker's.
    """
    sides: tuple[Side, ...] = ("attacker",) if battle.defender == NO_SEAT else SIDES
    return ties(fight.squadrons, sides)


def both_sides(
    state: State, sector: Sector, attacker: int, defender: int, damage: Mapping[str, list[int]]
) -> list[fleets.Squadron]:
    """The squadrons of two players in a sector, or of a player and the neutral ships there (NO_SEAT).

    `damage` has that of a class of ships from earlier battles of the sector, by `seat:class`.
    """
    attackers = _squadrons(state, sector, attacker, "attacker", damage)
    if defender == NO_SEAT:
        return [*attackers, *_neutral_squadrons(sector)]
    return [*attackers, *_squadrons(state, sector, defender, "defender", damage)]


def fight_of(state: State, battle: Battle) -> Fight:
    """The fight of a battle as `rules.eclipse.battle` counts with it: a copy, by the blueprints as they are now.

    Changing it does not change the frame.
    """
    squadrons = []
    for each in battle.squadrons:
        seat = seat_of(battle, each.side)
        if seat == NO_SEAT:
            own = neutral_profile(cast(NeutralKind, each.ship))
        else:
            own = fighting_profile(state.players[seat], each.ship)
        squadrons.append(fleets.Squadron(each.ship, each.side, own, tuple(each.damage), each.status))
    order = tuple(battle.order) or fleets.activation_order(squadrons)
    return Fight(tuple(squadrons), order, battle.round, battle.turn, battle.attacking, tuple(battle.rolls))


def store(battle: Battle, fight: Fight) -> None:
    """Keep a fight as it is now."""
    battle.squadrons = [Squadron(one.ship, one.side, list(one.damage), one.status) for one in fight.squadrons]
    battle.round, battle.turn = fight.round, fight.turn
    battle.attacking = fight.attacking
    battle.rolls = list(fight.rolls)


def _squadrons(
    state: State, sector: Sector, seat: int, side: Side, damage: Mapping[str, list[int]]
) -> Iterator[fleets.Squadron]:
    fleet = sector.fleet(seat)
    for kind in SHIP_CLASSES:
        count = fleet.ships.get(kind, 0) if fleet else 0
        if count:
            kept = damage.get(f"{seat}:{kind}", [0] * count)
            yield fleets.Squadron(kind, side, fighting_profile(state.players[seat], kind), tuple(kept))


def fighting_profile(player: Player, kind: str) -> Profile:
    """What a class of a player's ships brings into a battle."""
    sums = profile(player, kind)
    return Profile(sums.initiative, sums.hull, sums.computer, sums.shield, sums.cannons, sums.missiles)


def _neutral_squadrons(sector: Sector) -> Iterator[fleets.Squadron]:
    counts: dict[NeutralKind, int] = {"ancient": sector.ancients, "gcds": int(sector.defended)}
    for kind, count in counts.items():
        if count:
            yield fleets.Squadron(kind, "defender", neutral_profile(kind), (0,) * count)


def neutral_profile(kind: NeutralKind) -> Profile:
    """What a neutral ship brings into a battle."""
    one = NEUTRALS[kind]
    return Profile(one.initiative, one.hull, one.computer, one.shield, one.cannons, one.missiles)


def retreat_targets(state: State, tile: str, seat: int) -> list[str]:
    """Where a player's ships can retreat to: connected sectors with an own disc and no ships of others.

    The numbers on their tiles, in order; [] where there is none.
    """
    player, place = state.players[seat], parse(state.hex_of(tile))
    found = connected(state, place, player)
    return sorted(there.tile for _, there in found if there.disc == seat and not there.enemy_ships(seat))


def seat_of(battle: Battle, side: Side) -> int:
    """The player on a side; NO_SEAT for neutral ships."""
    if side == "attacker":
        return battle.attacker
    return battle.defender


class BattleRule(ActingRule):
    """Missiles, then rounds of engagement, until one side is left."""

    frame = Battle

    def run(self, execution: Execution[State], frame: Battle) -> None:
        """The next step; players are asked where they have a choice."""
        state, fight = execution.state, fight_of(execution.state, frame)
        step = next_step(fight)
        if isinstance(step, Over):
            execution.pop()
            _end(execution, frame, fight, step.winner)
        elif isinstance(step, FireOrRetreat):
            squadron = fight.squadrons[step.squadron]
            seat = seat_of(frame, squadron.side)
            if may_retreat(state, frame, squadron):
                execution.push(Engage(seat, squadron.ship))
            else:
                store(frame, attack(fight))
        elif isinstance(step, Leaving):
            squadron = fight.squadrons[step.squadron]
            target = frame.targets[str(step.squadron)]
            seat = seat_of(frame, squadron.side)
            execution.tell("left", seat=seat, tile=frame.tile, ship=squadron.ship, target=target)
            store(frame, leave(fight))
        elif isinstance(step, Roll):
            store(frame, rolled(fight, [execution.rng.randint(1, 6) for _ in step.dice]))
        elif isinstance(step, Assignment):
            seat = seat_of(frame, fight.squadrons[step.squadron].side)
            if seat != NO_SEAT and has_choice(fight):
                execution.push(Assign(seat))
            else:
                fire(execution, frame, assign(fight, hits_by_rule(fight, tie_of(state, seat))))
        elif retreat_targets(state, frame.tile, frame.attacker):
            execution.push(Stalemate(frame.attacker))
        else:
            execution.tell("stalemate", seat=frame.attacker, tile=frame.tile)
            store(frame, disperse(fight))


def tie_of(state: State, seat: int) -> Tie:
    """Where dice go that destroy nothing: neutral ships follow the table's option, players pile damage on one ship."""
    if seat != NO_SEAT:
        return "focus"
    return cast(Tie, state.options["neutral-damage"])


def may_retreat(state: State, battle: Battle, squadron: fleets.Squadron) -> bool:
    """Whether a squadron has the choice to retreat: a player's ships that can move and may, with a place to go."""
    seat = seat_of(battle, squadron.side)
    if seat == NO_SEAT or seat in battle.to_the_end or not SHIPS[cast(ShipClass, squadron.ship)].mobile:
        return False
    return bool(retreat_targets(state, battle.tile, seat))


def fire(execution: Execution[State], frame: Battle, after: Fight) -> None:
    """Tell the dice of a squadron and what they destroyed, and go on from there."""
    fight = fight_of(execution.state, frame)
    squadron = fight.squadrons[active(fight)]
    losses = [
        (before.ship, before.survivors - now.survivors)
        for before, now in zip(fight.squadrons, after.squadrons, strict=True)
        if now.survivors < before.survivors
    ]
    facts: dict[str, str | int] = {
        "tile": frame.tile,
        "ship": squadron.ship,
        "round": fight.round,
        "needed": lowest_hit(fight),
        "dice": dice_shown(damage_of_dice(fight), fight.rolls),
        **_dice_apart(fight),
        "destroyed": sum(count for _, count in losses),
        "lost": _lost(losses),
        **_damaged(fight, after),
    }
    _tell_of(execution, "fired", seat_of(frame, squadron.side), **facts)
    store(frame, after)


def _dice_apart(fight: Fight) -> dict[str, str | int]:
    """The waiting dice that hit any ship and those that hit none, as `dice_shown`, and how many each are."""
    told: dict[bool, list[str]] = {True: [], False: []}
    for damage, roll, die in zip(damage_of_dice(fight), fight.rolls, salvo(fight).dice, strict=True):
        told[die.reach > 0].append(dice_shown([damage], [roll]))
    hit, missed = told[True], told[False]
    return {"hit": " ".join(hit), "hits": len(hit), "missed": " ".join(missed), "misses": len(missed)}


def _lost(ships: Iterable[tuple[str, int]]) -> str:
    """Ships that are gone, by class: `lost-cruiser:2`."""
    return " ".join(f"lost-{ship}:{count}" for ship, count in ships)


def _damaged(fight: Fight, after: Fight) -> dict[str, str | int]:
    """Ships that were hit and live on, by class with the hull that is left: `hull-cruiser:1`; `wounded` says if any."""
    squadrons = zip(fight.squadrons, after.squadrons, strict=True)
    hit = [
        f"hull-{now.ship}:{now.profile.hull - damage}"
        for before, now in squadrons
        for earlier, damage in zip(before.damage, now.damage, strict=True)
        if earlier < damage <= now.profile.hull
    ]
    return {"damaged": " ".join(hit), "wounded": int(bool(hit))}


def dice_shown(dice: Sequence[int], rolls: Sequence[int]) -> str:
    """Dice by colour with what they show, such as `yellow:6 orange:3`; `dice` has the damage of each."""
    return " ".join(f"{DIE_COLOURS[damage]}:{roll}" for damage, roll in zip(dice, rolls, strict=True))


def _tell_of(execution: Execution[State], kind: str, seat: int, **facts: str | int) -> None:
    """Tell what a player did, or the neutral ships, who have no seat: `neutral-fired`."""
    if seat == NO_SEAT:
        execution.tell(f"neutral-{kind}", **facts)
    else:
        execution.tell(kind, seat=seat, **facts)


def _end(execution: Execution[State], frame: Battle, fight: Fight, winner: Side) -> None:
    """Ships that were destroyed leave the map, and those that retreated are where they went."""
    state, sector, combat = execution.state, execution.state.sector(frame.tile), execution.stack[-1]
    for side in SIDES:
        seat, enemy = seat_of(frame, side), seat_of(frame, SIDES[1 - SIDES.index(side)])
        if enemy != NO_SEAT:
            earned = combat.destroyed.setdefault(str(enemy), {})
            for kind, count in destroyed(fight, side).items():
                earned[kind] = earned.get(kind, 0) + count
        if seat != NO_SEAT and retreated(fight, side):
            combat.retreated.append(seat)
        _tell_losses(execution, frame, fight, side)
    for place, squadron in enumerate(fight.squadrons):
        seat = seat_of(frame, squadron.side)
        if seat == NO_SEAT:
            _neutrals_left(sector, squadron)
            continue
        combat.damage[f"{seat}:{squadron.ship}"] = _damage_left(squadron)
        stay = squadron.survivors if squadron.status in ("engaged", "retreating") else 0
        for _ in range(len(squadron.damage) - stay):
            sector.remove_ship(seat, squadron.ship)
        for _ in range(squadron.survivors if squadron.status == "away" else 0):
            state.sector(frame.targets[str(place)]).add_ship(seat, squadron.ship)
    _tell_of(execution, "won", seat_of(frame, winner), tile=frame.tile)


def _tell_losses(execution: Execution[State], frame: Battle, fight: Fight, side: Side) -> None:
    """The ships of a side that are gone for good, also those lost in a stalemate."""
    own = [one for one in fight.squadrons if one.side == side and one.survivors < len(one.damage)]
    if own:
        ships = _lost((one.ship, len(one.damage) - one.survivors) for one in own)
        _tell_of(execution, "losses", seat_of(frame, side), tile=frame.tile, ships=ships)


def _damage_left(squadron: fleets.Squadron) -> list[int]:
    return [damage for damage in squadron.damage if damage <= squadron.profile.hull]


def _neutrals_left(sector: Sector, squadron: fleets.Squadron) -> None:
    if squadron.ship == "gcds":
        sector.defended = squadron.survivors > 0
    else:
        sector.ancients = squadron.survivors
