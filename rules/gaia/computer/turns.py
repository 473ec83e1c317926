"""Whole turns: an action with the free actions that pay for it and the answers to what follows, best first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf

from rules.core.decisions import Answer, Decision, Illegal, Pick
from rules.gaia.actions.federations import can_federate
from rules.gaia.actions.projects import project_options
from rules.gaia.actions.research import RESEARCH_COST, may_advance
from rules.gaia.actions.special_actions import special_options
from rules.gaia.actions.technology import tile_open
from rules.gaia.actions.upgrading import upgrade_cost
from rules.gaia.components import BOARD_ACTIONS, TRACKS
from rules.gaia.computer.alone import at_action, given, question
from rules.gaia.computer.paying import charging_up, dear, in_power, payment
from rules.gaia.computer.sites import Sites
from rules.gaia.computer.worth import NEUTRAL, Leaning, Rivals, promise, worth
from rules.gaia.state import Player, State

OFFERS = 4
AGAIN = 12  # actions that are tried once more after others, those that brought most
PLACES = 10
SMALL = ("stone", "bowls")


@dataclass(slots=True)
class Turn:
    """Answers that make up a turn, where it leads, what that is worth, and what else it promises in this round."""

    answers: list[Answer]
    after: State
    worth: float
    promise: float
    contested: bool = False
    done: tuple[str, ...] = ()  # the actions of the plan up to here, in no order


def actions(state: State, player: Player, sites: Sites) -> Iterator[tuple[list[Answer], str]]:
    """(answers up to the action itself, its heading), for all that could be paid for somehow, but for passing."""
    yield from _mines(state, player, sites)
    for option in project_options(state, player):
        yield [(option.word,)], "gaia"
    yield from _upgrades(state, player)
    if can_federate(state, player):
        yield [("federation",)], "federation"
    if (ways := payment(player, {"knowledge": RESEARCH_COST}, dear(state, player))) is not None:
        for track in TRACKS:
            if may_advance(state, player, track):
                yield [*ways, (f"research:{track}",)], "research"
    yield from _board(state, player, sites)
    for option in special_options(state, player):
        yield [(option.word,)], "special"


def _mines(state: State, player: Player, sites: Sites) -> Iterator[tuple[list[Answer], str]]:
    unwise = dear(state, player)
    for site in sites.of(state, player):
        if site.cost.get("ore", 0) > 8:
            continue
        ways = payment(player, site.cost, unwise)
        if ways is not None:
            yield [*ways, (f"mine:{site.hex}",)], "mine"


def _upgrades(state: State, player: Player) -> Iterator[tuple[list[Answer], str]]:
    unwise = dear(state, player)
    for kind, building in player.board.buildings.items():
        if not building.source or not player.left(kind):
            continue
        usual = payment(player, building.cost, unwise)
        if usual is None:
            continue
        for at, standing in player.structures.items():
            if standing != building.source or at == player.lost or at in player.guests:
                continue
            cost = upgrade_cost(state, player, kind, at)
            ways = usual if cost is building.cost else payment(player, cost, unwise)
            if ways is not None:
                yield [*ways, (f"{kind}:{at}",)], kind


def _board(state: State, player: Player, sites: Sites) -> Iterator[tuple[list[Answer], str]]:
    for action in BOARD_ACTIONS.values():
        if action.id in state.used:
            continue
        if action.steps and not sites.any(state, player, action.steps):
            continue
        if action.id == "qic2" and not player.federations:
            continue
        if action.id == "qic1" and not tile_open(state, player):
            continue
        ways = charging_up(player, action.power) if action.power else payment(player, {"qic": action.qic})
        if ways is not None:
            yield [*ways, (action.id,)], "board"


class Turns:
    """The turns of one seat while it thinks about one decision."""

    def __init__(self, seat: int, others: Rivals, width: int, leaning: Leaning = NEUTRAL) -> None:
        self.seat = seat
        self.others = others
        self.width = width  # ways of one action that are kept
        self.leaning = leaning
        self.tried: set[tuple[str, ...]] = set()
        self.gains: dict[str, float] = {}  # what each action brought when it was tried last
        self.sites = Sites()

    def worth(self, state: State) -> float:
        """What a position is worth to the seat."""
        return worth(state, self.seat, self.others, self.leaning)

    def _turn(self, answers: list[Answer], after: State) -> Turn:
        return Turn(answers, after, self.worth(after), promise(after, self.seat, self.others))

    def after(self, state: State, now: float, before: tuple[str, ...] = ()) -> list[Turn]:
        """The turns that may be played from here, which is worth so much `now`; what is pending is answered first.

        `before`: the actions of the plan so far; no action is tried again that led to as much in another order.
        """
        if not at_action(state):
            return self.settled(state, [])
        found: list[Turn] = []
        known: dict[str, list[Answer]] = {}
        for answers, heading in self._likely(state, later=bool(before)):
            word = answers[-1][0]
            done = tuple(sorted([*before, word]))
            if done in self.tried:
                continue
            self.tried.add(done)
            turns = self._ways(state, answers, heading, known)
            for turn in turns:
                turn.contested = heading == "board"
                turn.done = done
            if turns:
                self.gains[word] = turns[0].worth - now
            found += turns
        return found

    def _likely(self, state: State, *, later: bool) -> list[tuple[list[Answer], str]]:
        """The actions to try: `later` in a plan those that are new, and of the others those that brought most."""
        found = list(actions(state, state.players[self.seat], self.sites))
        if not later or len(found) <= AGAIN:
            return found
        found.sort(key=lambda each: -self.gains.get(each[0][-1][0], inf))
        new = sum(each[0][-1][0] not in self.gains for each in found)
        return found[: new + AGAIN]

    def _ways(self, state: State, answers: list[Answer], heading: str, known: dict[str, list[Answer]]) -> list[Turn]:
        """Where an action leads, by the best ways to answer what follows; none where the rules refuse it.

        `known`: the best answers that followed an action of the same heading.
        """
        after = self._played(state, answers)
        if after is None:
            return []
        if at_action(after):
            return [self._turn(answers, after)]
        tile = after.stack[-1].at == "tile"
        if tile and heading in known and (again := self._again(after, known[heading])):
            return [self._turn([*answers, *known[heading]], again)]  # a tile is as good wherever the lab stands
        turns = self.settled(after, answers)[: self.width]
        if turns and tile:
            known[heading] = turns[0].answers[len(answers) :]
        return turns

    def settled(self, state: State, before: Sequence[Answer]) -> list[Turn]:
        """Every way to answer what is asked now, to the end of the turn, best first."""
        found: list[Turn] = []
        for answer in replies(state, question(state)):
            after = self._played(state, [answer])
            if after is None:
                continue
            answers = [*before, answer]
            if at_action(after):
                found.append(self._turn(answers, after))
            else:
                found += self.settled(after, answers)[:1]
        found.sort(key=lambda turn: -turn.worth)
        return found

    def _again(self, state: State, answers: Sequence[Answer]) -> State | None:
        """Where answers lead that were given to the same questions elsewhere; None where the questions differ."""
        try:
            for answer in answers:
                if at_action(state):
                    return None
                question(state).ask.check(answer)
                state = given(state, self.seat, answer)
        except Illegal:
            return None
        return state if at_action(state) else None

    def _played(self, state: State, answers: Sequence[Answer]) -> State | None:
        """Where these answers lead, and small questions between them; None where the rules refuse one."""
        try:
            for number, answer in enumerate(answers):
                if at_action(state) and not in_power(state.players[self.seat], answer[0]):
                    return None
                state = given(state, self.seat, answer)
                while number + 1 < len(answers) and state.stack[-1].at in SMALL:
                    state = given(state, self.seat, small(question(state)))
        except Illegal:
            return None
        return state


def replies(state: State, asked: Decision) -> list[Answer]:
    """The answers to a question of a turn that are worth a look."""
    ask = asked.ask
    if isinstance(ask, Pick) and ask.offers:
        return list(ask.offers[:OFFERS])
    if asked.kind == "bowls" or not isinstance(ask, Pick):
        return [asked.default]
    words = [option.word for option in ask.options]
    if asked.kind == "stone":
        return [small(asked)]
    if asked.kind in ("space-station", "lost-planet"):
        return [(option.word,) for option in ask.options[:PLACES] if not option.costs.get("qic")] or [(words[0],)]
    if asked.kind == "advance" and len(words) > 1:
        words = words[:-1]
    return [(word,) for word in words]


def small(asked: Decision) -> Answer:
    """The answer to a question that is not worth a thought: where a token goes."""
    ask = asked.ask
    if asked.kind == "stone" and isinstance(ask, Pick):
        return (max((option.word for option in ask.options), key=lambda word: word if word.isdigit() else "0"),)
    return asked.default
