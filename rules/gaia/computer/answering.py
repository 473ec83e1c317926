"""Answers to every question a seat may be asked: turns by a plan, the rest by what each answer is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from rules.core import flow
from rules.core.decisions import Answer, Decision, Illegal, Pick
from rules.core.flow import Execution
from rules.core.play import copy
from rules.gaia.components import BOOSTERS, ROUNDS
from rules.gaia.computer.alone import at_action, in_turn
from rules.gaia.computer.futures import LEANINGS, NARROW, weighed
from rules.gaia.computer.paying import in_the_end
from rules.gaia.computer.planning import Breadth, Line, best_line, by_first_turn, lines, mark, promising
from rules.gaia.computer.settling import FACTIONS, first_booster, home_worth
from rules.gaia.computer.turns import Turns, small
from rules.gaia.computer.worth import booster_worth, rivals, total_without_booster, worth
from rules.gaia.economy.charging import of_use
from rules.gaia.game import GAME, RULES
from rules.gaia.state import Player, State

Ranked = list[tuple[Answer, float]]
LAST = 6  # times as many beginnings are kept in the last round, where there is nothing to play out
PLANS = 8  # of those for the rest of the round, that are played out
LEANT = 5  # leanings by which the round is planned besides, the neutral one among them
A_POWER = (0.4, 0.55, 0.65, 0.7, 0.75, 0.75)  # points that charging one power is worth, by rounds left
SHOWN = 6  # answers of a plan that are told


def ranked(state: State, question: Decision, breadth: Breadth) -> Ranked:
    """Answers with the points that the seat may expect, best first."""
    if question.kind in SETTLING:
        return _sorted([(answer, SETTLING[question.kind](state, question, answer)) for answer in _picks(question)])
    if question.kind in ("stone", "bowls"):
        return [(small(question), 0.0)]
    if question.kind == "itar-tile":
        return [(("tile",), 0.0)]
    if question.kind == "finish":
        return [(("end",), 0.0)]
    if question.kind == "charge":
        return _charging(state, question)
    if question.kind == "terran-goods":
        return _goods(state, question)
    if in_turn(state, question.seat):
        return _turn(state, question, breadth)
    if question.kind in ("tile", "advance", "cover", "lost-planet"):
        return _apart(state, question)
    return [(question.default, 0.0)]


def _picks(question: Decision) -> list[Answer]:
    assert isinstance(question.ask, Pick)
    return [(option.word,) for option in question.ask.options]


def _sorted(found: Ranked) -> Ranked:
    return sorted(found, key=lambda each: -each[1])


def _settle(state: State, question: Decision, answer: Answer) -> float:
    return home_worth(state, state.players[question.seat], answer[0])


def _first_booster(state: State, question: Decision, answer: Answer) -> float:
    return first_booster(state, state.players[question.seat], answer[0])


def _faction(state: State, question: Decision, answer: Answer) -> float:
    return -FACTIONS.index(answer[0]) / 100  # which is better is known, and not by how much


SETTLING: dict[str, Callable[[State, Decision, Answer], float]] = {
    "settle": _settle,
    "booster": _first_booster,
    "faction": _faction,
}


def _turn(state: State, question: Decision, breadth: Breadth) -> Ranked:
    """By the best plan that begins with each answer; with passing when the turn is about to begin."""
    seat = question.seat
    turns = Turns(seat, rivals(state, seat), breadth.ways)
    if breadth.futures and state.round == ROUNDS:
        breadth = replace(breadth, beams=breadth.beams * LAST)
    found = list(lines(state, turns, breadth))
    if breadth.futures and state.round < ROUNDS:
        best, now = _played_out(state, turns, breadth, promising(found, PLANS))
    else:
        best, now = _first_answers(by_first_turn(found)), turns.worth(state)
    if not at_action(state):
        return _sorted(best)
    player = state.players[seat]
    if state.round == ROUNDS:
        ending = in_the_end(player)
        passing: Ranked = [(ending[0] if ending else ("pass",), now)]
    else:
        passing = [(answer, now + extra) for answer, extra in _boosters(state, player, question)]
    return _sorted([*_sorted(best)[:SHOWN], *passing])


def _played_out(state: State, turns: Turns, breadth: Breadth, plans: list[Line]) -> tuple[Ranked, float]:
    """First answers by what the game leads to after these plans, and others by leanings; what passing leads to."""
    leanings = LEANINGS[1:LEANT]
    leant = [best_line(state, Turns(turns.seat, turns.others, 1, leaning), NARROW) for leaning in leanings]
    by_end: dict[Any, Line] = {}
    for line in (*plans, *leant):
        if line:
            by_end.setdefault(mark(line.last.after, turns.seat), line)
    staying = [state] * at_action(state)
    worths = weighed([*(line.last.after for line in by_end.values()), *staying], turns.seat, breadth.futures)
    best: dict[Answer, float] = {}
    for points, line in sorted(zip(worths, by_end.values(), strict=False), key=lambda each: -each[0]):
        best.setdefault(line.first.answers[0], points)
    return list(best.items()), worths[-1] if staying else 0.0


def _first_answers(found: Sequence[Line]) -> Ranked:
    best: dict[Answer, float] = {}
    for line in found:
        best.setdefault(line.first.answers[0], line.worth)
    return list(best.items())


def _boosters(state: State, player: Player, question: Decision) -> Ranked:
    """The boosters there are, with how far each falls short of the best."""
    left = ROUNDS - state.round
    income = total_without_booster(player)
    points = {each: booster_worth(state, player, BOOSTERS[each], income, left) for each in state.boosters}
    most = max(points.values())
    return [((f"pass:{each}",), worth - most) for each, worth in points.items()]


def _charging(state: State, question: Decision) -> Ranked:
    """The most that is of use, where it is worth its points: power is what lets a board grow."""
    assert isinstance(question.ask, Pick)
    player = state.players[question.seat]
    rate, useful = A_POWER[ROUNDS - state.round], of_use(state, player)
    found: Ranked = []
    for option in question.ask.options:
        power = min(int(option.gains.get("charge", 0)), useful)
        tokens = int(option.gains.get("tokens", 0)) if state.round < ROUNDS else 0
        found.append(((option.word,), (power + tokens) * rate - int(option.costs.get("vp", 0))))
    return _sorted(found)


def _compared(state: State, question: Decision, answers: Sequence[Answer]) -> Ranked:
    """What each answer is worth, carried out beside what else is asked, small questions after it answered."""
    others = rivals(state, question.seat)
    found: Ranked = []
    for answer in answers:
        after = copy(GAME, state)
        execution = Execution(after, Random(0), after.stack)
        try:
            flow.answer(RULES, execution, question, answer)
        except Illegal:
            continue
        found.append((answer, worth(after, question.seat, others)))
    return _sorted(found)


def _apart(state: State, question: Decision) -> Ranked:
    """Outside one's own turn."""
    answers = _picks(question)
    if question.kind == "advance" and len(answers) > 1:
        answers = answers[:-1]
    return _compared(state, question, answers)


def _goods(state: State, question: Decision) -> Ranked:
    """What Terrans make of what leaves the gaia area: knowledge and qic by fours, ore for the rest."""
    power = int(question.facts["power"])
    player = state.players[question.seat]
    best: list[str] = []
    qic = power // 4 if player.qic < 3 else 0
    left = power - 4 * qic
    ore = min(left // 3, max(0, 15 - player.ore))
    left -= 3 * ore
    best = [f"qic={qic}"] * bool(qic) + [f"ore={ore}"] * bool(ore) + [f"credits={left}"] * bool(left)
    return [(tuple(best) or question.default, 0.0), (question.default, 0.0)]
