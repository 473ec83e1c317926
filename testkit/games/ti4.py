"""How random games of Twilight Imperium are played, and how costs and gains are booked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from random import Random

from bot.ui.panel.spreading.controls import answers_shown
from rules.core.decisions import Allocate, Answer, Decision, Facts, Pick, spread
from rules.core.game import Setup
from rules.core.play import copy
from rules.ti4.cards.card import Card
from rules.ti4.cards.frames import Played
from rules.ti4.chances import known_odds
from rules.ti4.components.action_cards import name_of
from rules.ti4.computer.answers import answers
from rules.ti4.computer.military.reach import reachable
from rules.ti4.economy.worth import UNUSED
from rules.ti4.forecast import forecast
from rules.ti4.game import GAME
from rules.ti4.state import State
from rules.ti4.tactical.movement import STAY, movable, parse, plan
from testkit import account
from testkit.games import ti4_searches
from testkit.games.ti4_uses import components, used
from testkit.random_games import random_game

__all__ = ["GROUND", "Account", "components", "random_answers", "searches", "used"]
GROUND = ("gap",)  # kinds of things on pictures that texts may cross
SHAPES = ("bar",)  # drawn as long or as high as what they show
LEADING = 0.9  # of the answers of one player, those of the computer player
FOLLOWING = 0.5  # of the answers of the others, but for where ships go, which takes longest to work out
TACTICAL = 0.75  # of other actions, where a system is in reach
BOLD = 0.9  # of ships and cargo that may move there, those that are tried first
OPTIONAL = 0.15  # of answers, where there are questions that nobody waits for
TRIES = 6
FORESEEN, MOVES_FORESEEN = 8, 1500  # games, and moves of each, of which odds are worked out for a measurement
PLAYED = 8  # games of which positions are kept: they are long, and each number of seats comes twice
PAID_FOR_POINTS = ("pay-objective", "custodians")  # questions whose slots are planets and trade goods


TO_COME = ("retreat",)  # questions whose options cost something only when dice have fallen


class Account(account.Account):
    """Victory points are the score; what is chosen to be scored is only scored when all have chosen."""

    score = "vp"
    settling = frozenset(
        {"score", "pay-objective", "spend-cards", "custodians", "elect-by-committee"}
    )  # told of otherwise, or before
    of_others = frozenset(
        {
            *("readied", "tokens", "drew-secret", "imperial", "custodians", "dealt-tiles", "starting-components"),
            *("law-goods", "law-point", "lost-law-point", "worth-more", "worth-less", "captured"),
            *("cancelled-card", "scavenged", "phase"),  # with the phase after it everybody's planets are readied
        }
    )

    def counted(self, state: State) -> dict[str, int]:
        """Besides what the seat has, what a card that it announced will bring and cost."""
        counted = super().counted(state)
        for played in state.course:
            if isinstance(played, Played) and played.seat == self.seat and not played.cancelled:
                for name, amount in _announced(state, played).items():
                    counted[name] += amount
        return counted

    def _numbers(self, amounts: Facts) -> dict[str, int]:
        """What is unused of planets that are exhausted is gone as well."""
        return super()._numbers(_with_unused(amounts))

    def shown(self, state: State) -> tuple[bool, bool]:
        """Without the points of deeds, which dice decide and which count by themselves (61)."""
        self.before = {**self.before, self.score: self.counted(state)[self.score]}
        return super().shown(state)

    def book(self, decision: Decision, answer: Answer) -> None:
        """Besides the rest, what is paid for an objective or the custodians."""
        if decision.kind not in TO_COME:
            super().book(decision, answer)
        for costs, _, times in account.effects(decision, answer) if decision.kind in PAID_FOR_POINTS else ():
            self.pay(self._numbers(costs), times)


def _with_unused(amounts: Facts) -> dict[str, str | int]:
    """Amounts with those that are unused by their own names."""
    found: dict[str, str | int] = {}
    for name, amount in amounts.items():
        name = name.removeprefix(f"{UNUSED}:")
        before = found.get(name, 0)
        found[name] = before + amount if isinstance(before, int) and isinstance(amount, int) else amount
    return found


def _announced(state: State, played: Played) -> dict[str, int]:
    """What a card gains on the target that it was announced for, less what it costs."""
    card = Card.by_id.get(name_of(played.card))
    options = card.targets(state, played.seat) if card else ()
    found = Counter[str]()
    for option in options:
        if option.word == played.target:
            found.update({name: int(amount) for name, amount in option.gains.items()})
            found.subtract({name: n for name, n in _with_unused(option.costs).items() if isinstance(n, int)})
    return found


def random_question(questions: Sequence[Decision], rng: Random) -> Decision:
    """One that somebody waits for, or one that nobody does: of each kind as often, so that deals are made as well."""
    optional = [question for question in questions if question.optional]
    if not optional or rng.random() >= OPTIONAL:
        return rng.choice([question for question in questions if question.awaited])
    kind = rng.choice(sorted({question.kind for question in optional}))
    return rng.choice([question for question in optional if question.kind == kind])


def random_answers(state: State, decision: Decision, rng: Random) -> Iterator[Answer]:
    """One player plays to win for the most part, so that games end by points; among the others anything happens.

    At random systems are activated that ships can reach, and ships go there in numbers. What can be scored is,
    and command tokens stay as they are for the most part: at random nobody has a fleet for long.
    """
    leading = decision.seat == max(state.players, key=lambda player: player.faction).seat
    if rng.random() < (LEADING if leading else FOLLOWING * (decision.kind not in ("action", "move"))):
        yield next(answers(state, decision, rng))
    if decision.kind == "action" and rng.random() < TACTICAL:
        yield _reaching(state, decision, rng)
    if decision.kind == "move":
        yield _moving(state, decision, rng)
    if decision.kind in ("council", "cast-votes"):
        yield _voting(decision, rng)
    if decision.kind in ("redistribute", "commit", "score", "score-now") and rng.random() < BOLD:
        yield decision.default
    while True:
        yield decision.ask.sample(rng)


def _voting(decision: Decision, rng: Random) -> Answer:
    """An outcome with planets, a card on the agenda, or both apart, now and then with a condition."""
    assert isinstance(decision.ask, Pick)
    words = [option.word for option in decision.ask.options]
    votes = [word for word in words if word.startswith("vote:")]
    planets = [word for word in words if word.startswith("exhaust:")]
    others = [word for word in words if word not in (*votes, *planets)]
    chosen = [rng.choice(votes)] if votes and rng.random() < BOLD else []
    if chosen != ["vote:later"] and chosen:
        chosen += [word for word in planets if rng.random() < 0.5]
    return (*chosen, *(word for word in others if rng.random() < 0.3))


def _reaching(state: State, decision: Decision, rng: Random) -> Answer:
    """A system that some own ships reach, for the most part one with ships of others rather than another."""
    assert isinstance(decision.ask, Pick)
    seat, near = decision.seat, reachable(state, decision.seat)
    found = [
        option
        for option in decision.ask.options
        if option.word.startswith("activate:") and option.facts["place"] in near
    ]
    rng.shuffle(found)
    if rng.random() < BOLD:
        found.sort(key=lambda option: not state.galaxy[str(option.facts["place"])].ships_of_others(seat))
    for option in found:
        if any(movable(replace(state, active=str(option.facts["place"])), seat)):
            return (option.word,)
    return decision.ask.sample(rng)


def _moving(state: State, decision: Decision, rng: Random) -> Answer:
    """As many units as can be, less and less of them until they can."""
    assert isinstance(decision.ask, Allocate)
    share = BOLD
    if decision.ask.slots[0].word == STAY:
        return ()
    for _ in range(TRIES):
        amounts = {slot.word: sum(rng.random() < share for _ in range(slot.cap)) for slot in decision.ask.slots}
        moves = {parse(word): number for word, number in amounts.items() if number}
        if plan(state, decision.seat, moves) is not None:
            return spread(amounts)
        share *= 0.7
    return ()


def searches() -> dict[str, dict[str, Callable[[], object]]]:
    """What is worked out for a question, and the odds beside it."""
    return {**ti4_searches.searches(), **_odds_foreseen()}


def _odds_foreseen() -> dict[str, dict[str, Callable[[], object]]]:
    """The odds beside all that a panel lists of moves and landings into a fight, in the first actions of some games."""
    found: dict[str, dict[str, Callable[[], object]]] = {"odds of moves": {}, "odds of landings": {}}
    for seed in range(FORESEEN):
        played = random_game(GAME, Setup(3 + seed % 4), f"odds {seed}", Random(seed))
        for number, (state, _, _) in enumerate(islice(played, MOVES_FORESEEN)):
            for decision in GAME.pending(state):
                if asked := _with_fights(state, decision):
                    kind = "odds of moves" if decision.kind == "move" else "odds of landings"
                    found[kind][f"seed {seed} move {number}"] = partial(_anew, copy(GAME, state), asked)
    return found


def _with_fights(state: State, decision: Decision) -> Decision | None:
    """The question with the answers that its panel lists, where any of them leads to a fight."""
    if decision.kind not in ("move", "commit") or not isinstance(decision.ask, Allocate):
        return None
    asked = replace(decision, ask=replace(decision.ask, offers=tuple(answers_shown(decision, None, 0))))
    return asked if forecast(state, asked) else None


def _anew(state: State, decision: Decision) -> object:
    """What is foreseen, with no odds kept."""
    known_odds.cache_clear()
    return forecast(state, decision)
