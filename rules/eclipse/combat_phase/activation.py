"""In which order ships of equal initiative are activated ("Understanding combat"): the defender decides."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Facts, Option, choose
from rules.core.flow import Execution, Rule
from rules.eclipse.battle.fleets import Fight
from rules.eclipse.battle.steps import begin
from rules.eclipse.combat_phase.battle_rule import decided_ties, fight_of, seat_of, store
from rules.eclipse.combat_phase.decisions import battle_of
from rules.eclipse.frames import Activation, Battle
from rules.eclipse.state import State

RULE = "rule"  # what is left in the usual order


def undecided(battle: Battle, fight: Fight, chosen: list[int]) -> list[int]:
    """The places of the next squadrons of equal initiative of which one is to be chosen; none where all is decided."""
    for group in decided_ties(battle, fight):
        left = [place for place in group if place not in chosen]
        if len(left) > 1:
            return left
    return []


class ActivationRule(Rule):
    """One after the other, for each initiative that several squadrons have."""

    frame = Activation

    def asks(self, state: State, frame: Activation) -> bool:
        """While there are two of which nobody has said which comes first."""
        battle = battle_of(state)
        return bool(undecided(battle, fight_of(state, battle), frame.chosen))

    def ask(self, state: State, frame: Activation) -> Decision | None:
        """Which comes next, or all in the usual order."""
        battle = battle_of(state)
        fight = fight_of(state, battle)
        left = undecided(battle, fight, frame.chosen)
        if not left:
            return None
        initiative = fight.squadrons[left[0]].profile.initiative
        facts: Facts = {"tile": battle.tile, "initiative": initiative}
        options = [_option(battle, fight, place, frame.seat) for place in left]
        return choose(frame.seat, "activation", [Option(RULE), *options], (RULE,), **facts)

    def do(self, execution: Execution[State], frame: Activation, answer: Answer) -> None:
        """Put it next, or leave the rest as usual."""
        battle = battle_of(execution.state)
        fight = fight_of(execution.state, battle)
        if answer[0] == RULE:
            self.run(execution, frame)
            return
        left = undecided(battle, fight, frame.chosen)
        frame.chosen.append(next(each for each in left if _word(battle, fight, each, frame.seat) == answer[0]))

    def run(self, execution: Execution[State], frame: Activation) -> None:
        """The battle begins in that order."""
        execution.pop()
        battle = battle_of(execution.state)
        fight = fight_of(execution.state, battle)
        if frame.chosen:
            wanted = [*frame.chosen, *(place for place in fight.order if place not in frame.chosen)]
            battle.order = sorted(wanted, key=lambda place: -fight.squadrons[place].profile.initiative)
            store(battle, begin(fight.squadrons, battle.order))


def _word(battle: Battle, fight: Fight, place: int, seat: int) -> str:
    squadron = fight.squadrons[place]
    whose = "own" if seat_of(battle, squadron.side) == seat else "enemy"
    return f"{whose}-{squadron.ship}"


def _option(battle: Battle, fight: Fight, place: int, seat: int) -> Option:
    word, squadron = _word(battle, fight, place, seat), fight.squadrons[place]
    return Option(word, facts={"ship": squadron.ship, "own": int(word.startswith("own"))})
