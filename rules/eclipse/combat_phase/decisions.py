"""What players decide in a battle: to fire or retreat, which ships dice hit, and what to do in a stalemate."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Illegal, Option, choose
from rules.core.flow import AskingRule, Execution, Rule
from rules.eclipse.battle.fleets import Fight, present
from rules.eclipse.battle.salvos import Hit, asking_order, hits_by_rule, legal_hits
from rules.eclipse.battle.salvos import dice as damage_of_dice
from rules.eclipse.battle.steps import (
    active,
    assign,
    attack,
    disperse,
    retreat,
    retreat_from_stalemate,
)
from rules.eclipse.combat_phase.battle_rule import fight_of, fire, retreat_targets, store
from rules.eclipse.components.ships import SHIPS
from rules.eclipse.frames import Assign, Battle, Engage, Stalemate
from rules.eclipse.state import State

FIRE = "fire"
TO_THE_END = "to-the-end"
FIRING = (FIRE, TO_THE_END)
RULE = "rule"
LOSE = "lose"


def battle_of(state: State) -> Battle:
    """The battle that is being fought, below the question on the stack; StopIteration where there is none."""
    return next(frame for frame in reversed(state.stack) if isinstance(frame, Battle))


def retreat_options(state: State, tile: str, seat: int) -> list[Option]:
    """Where a player's ships can retreat to from a sector."""
    targets = retreat_targets(state, tile, seat)
    return [Option(f"retreat:{target}", "retreat", {"target": target, "place": target}) for target in targets]


class EngageRule(AskingRule):
    """An activated squadron fires, or declares its retreat to a sector; it leaves when it is activated again."""

    frame = Engage

    def ask(self, state: State, frame: Engage) -> Decision:
        """Fire, once or until the battle is over, or where to retreat to."""
        battle = battle_of(state)
        options = [Option(FIRE), Option(TO_THE_END), *retreat_options(state, battle.tile, frame.seat)]
        return choose(frame.seat, "engage", options, (FIRE,), ship=frame.ship, tile=battle.tile)

    def do(self, execution: Execution[State], frame: Engage, answer: Answer) -> None:
        """Fire, retreat to a sector, or fight on to the end without being asked again."""
        execution.pop()
        battle: Battle = execution.stack[-1]
        fight = fight_of(execution.state, battle)
        word, _, target = answer[0].partition(":")
        if word == TO_THE_END:
            battle.to_the_end.append(frame.seat)
        if word in FIRING:
            store(battle, attack(fight))
            return
        battle.targets[str(active(fight))] = target
        store(battle, retreat(fight))
        execution.tell("retreats", seat=frame.seat, tile=battle.tile, ship=frame.ship, target=target)


class AssignRule(Rule):
    """A die is never split and never withheld: each goes to a ship that it hits and that the others leave alive."""

    frame = Assign

    def asks(self, state: State, frame: Assign) -> bool:
        """While a die has a choice of ships."""
        return asked_die(state, frame) is not None

    def ask(self, state: State, frame: Assign) -> Decision | None:
        """Which ship the next die hits; or all that are left by the rule of the neutral ships, which comes first."""
        number = asked_die(state, frame)
        if number is None:
            return None
        fight = fight_of(state, battle_of(state))
        facts: dict[str, str | int] = {
            "die": fight.rolls[number],
            "damage": damage_of_dice(fight)[number],
            "tile": battle_of(state).tile,
        }
        options = [_ship_option(fight, ship) for ship in _ships_for(fight, _assigned(fight, frame), number)]
        return choose(frame.seat, "assign", [Option(RULE), *options], (RULE,), **facts)

    def do(self, execution: Execution[State], frame: Assign, answer: Answer) -> None:
        """Assign the die, or all that are left by the rule."""
        battle = battle_of(execution.state)
        fight = fight_of(execution.state, battle)
        assigned = _assigned(fight, frame)
        if answer[0] == RULE:
            _finish(execution, battle, _by_rule_after(fight, assigned))
            return
        squadron, _, ship = answer[0].partition(".")
        assigned[_waiting(fight, assigned)[0]] = Hit(int(squadron), int(ship) - 1)
        frame.chosen = [_entry(assigned, number) for number in range(len(fight.rolls))]

    def run(self, execution: Execution[State], frame: Assign) -> None:
        """All dice are assigned."""
        battle = battle_of(execution.state)
        _finish(execution, battle, _assigned(fight_of(execution.state, battle), frame))


Assigned = dict[int, Hit | None]  # by die what it hits; a die without an entry waits


def asked_die(state: State, frame: Assign) -> int | None:
    """The place of the die that its player is asked about, None when no die has a choice any more."""
    fight = fight_of(state, battle_of(state))
    return next(iter(_waiting(fight, _assigned(fight, frame))), None)


def _assigned(fight: Fight, frame: Assign) -> Assigned:
    """The dice assigned by hand, and those before the next choice that have none."""
    found: Assigned = {}
    for number, each in enumerate(frame.chosen):
        if each is not None:
            found[number] = Hit(*each) if each else None
    for number in _waiting(fight, found):
        ships = _ships_for(fight, found, number)
        if len(ships) > 1:
            break
        found[number] = next(iter(ships), None)
    return found


def _waiting(fight: Fight, assigned: Assigned) -> list[int]:
    """The dice that are not assigned yet, in the order in which they are."""
    return [number for number in asking_order(fight) if number not in assigned]


def _ships_for(fight: Fight, assigned: Assigned, number: int) -> tuple[Hit, ...]:
    return legal_hits(fight, [assigned.get(each) for each in range(len(fight.rolls))], number)


def _entry(assigned: Assigned, number: int) -> list[int] | None:
    if number not in assigned:
        return None
    hit = assigned[number]
    return [hit.squadron, hit.ship] if hit else []


def _ship_option(fight: Fight, hit: Hit) -> Option:
    squadron = fight.squadrons[hit.squadron]
    left = squadron.profile.hull + 1 - squadron.damage[hit.ship]
    facts: dict[str, str | int] = {"ship": squadron.ship, "number": hit.ship + 1, "needed": left}
    return Option(f"{hit.squadron}.{hit.ship + 1}", squadron.ship, facts)


def after_die(state: State, word: str) -> Fight | None:
    """The battle after a die goes to a ship, as an answer of `Assign` names it, and all that are left by the rule.

    None where no die is asked about. Nothing is changed.
    """
    frame = next((frame for frame in reversed(state.stack) if isinstance(frame, Assign)), None)
    if frame is None or asked_die(state, frame) is None:
        return None
    fight = fight_of(state, battle_of(state))
    assigned = _assigned(fight, frame)
    if word != RULE:
        squadron, _, ship = word.partition(".")
        assigned[_waiting(fight, assigned)[0]] = Hit(int(squadron), int(ship) - 1)
    whole = _by_rule_after(fight, assigned)
    return assign(fight, [whole[number] for number in range(len(fight.rolls))])


def _by_rule_after(fight: Fight, assigned: Assigned) -> Assigned:
    """Dice that were assigned by hand stay so; the others are assigned one by one as the rule would."""
    found = {**assigned}
    whole = hits_by_rule(fight)
    for number in _waiting(fight, assigned):
        legal = _ships_for(fight, found, number)
        wanted = whole[number]
        found[number] = wanted if wanted in legal else next(iter(legal), None)
    return found


def _finish(execution: Execution[State], battle: Battle, assigned: Assigned) -> None:
    execution.pop()
    fight = fight_of(execution.state, battle)
    try:
        after = assign(fight, [assigned[number] for number in range(len(fight.rolls))])
    except ValueError:
        raise Illegal("assignment") from None
    fire(execution, battle, after)


class StalemateRule(AskingRule):
    """Nobody can harm anybody: the attacker's ships retreat at once, or are lost."""

    frame = Stalemate

    def ask(self, state: State, frame: Stalemate) -> Decision:
        """Where to, or not."""
        battle = battle_of(state)
        options = [*retreat_options(state, battle.tile, frame.seat), Option(LOSE)]
        return choose(frame.seat, "stalemate", options, None, tile=battle.tile)

    def do(self, execution: Execution[State], frame: Stalemate, answer: Answer) -> None:
        """Every ship that can move goes there."""
        execution.pop()
        battle: Battle = execution.stack[-1]
        fight = fight_of(execution.state, battle)
        word, _, target = answer[0].partition(":")
        execution.tell("stalemate", seat=frame.seat, tile=battle.tile)
        if word == LOSE:
            store(battle, disperse(fight))
            return
        squadrons = fight.squadrons
        going = [place for place in present(squadrons, "attacker") if SHIPS[squadrons[place].ship].mobile]
        battle.targets.update({str(place): target for place in going})
        store(battle, retreat_from_stalemate(fight, going))
