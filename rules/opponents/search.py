"""Which answer leads where: each is carried out on positions drawn at random, played on, and valued.

Sequential halving (Karnin, Koren and Somekh, 2013): all candidates get the same few looks, then the better half of
them gets as many together, and so on. All see the same draws of what is secret, so that luck does not part them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from math import ceil, log2
from random import Random
from statistics import fmean
from typing import Any

from rules.core.decisions import Answer, Decision, Illegal
from rules.core.game import Game
from rules.core.hidden import view
from rules.core.play import copy, give
from rules.core.records import record
from rules.opponents.lookahead import Effort, Lookahead

LONGEST = 400  # answers in one future; what takes longer is valued where it stands


@record
class Expected:
    """An answer with what it leads to on average, in points of the game, and how many futures say so.

    Of answers the one with the greatest `worth` is the best; the fewer `looks`, the less that is sure.
    """

    answer: Answer
    worth: float
    looks: int


def imagined(game: Game, state: Any, seat: int, rng: Random) -> Any:
    """A position that looks the same to a seat, in which everything that it cannot see is drawn at random.

    What others have said beforehand is not in it, but for sealed answers. It follows from what the seat sees and from
    `rng` alone.
    """
    position = copy(game, state)
    game.unsay(position, seat)
    game.rearrange(position, seat, rng)
    return position


def ranked(
    game: Game, ahead: Lookahead, position: Any, question: Decision, rng: Random, effort: Effort
) -> Sequence[Expected]:
    """The answers worth a look that the rules accept, best first, as far as the effort goes.

    `position` is one that the seat may imagine. The same position, question, `rng` and effort give the same ranking.
    """
    if ahead.ranks:
        return [Expected(answer, worth, 1) for answer, worth in ahead.ranks(position, question, rng, effort)]
    seed = str(rng.random())
    tried = dict.fromkeys(ahead.candidates(view(position, question.seat), question, rng))
    deserved = ahead.deserved(question.kind, effort)
    search = _Search(game, ahead, position, question, seed, deserved, {answer: [] for answer in tried})
    search.run()
    return search.ranking()


class _Search:
    """One search: what each answer led to in the futures looked at so far."""

    def __init__(
        self,
        game: Game,
        ahead: Lookahead,
        position: Any,
        question: Decision,
        seed: str,
        effort: Effort,
        found: dict[Answer, list[float]],
    ) -> None:
        self.game, self.ahead, self.position, self.question = game, ahead, position, question
        self.seed, self.effort, self.found = seed, effort, found
        self.until = ahead.stage(position, question.seat) + effort.stages
        self.draws = 0
        self.heat: dict[Answer, int] = {}  # the last one in which an answer was looked at
        self.deep = 0

    def run(self) -> None:
        """Look at futures until one answer is left or the effort is spent."""
        left = list(self.found)[: self.effort.looks]
        heats = max(1, ceil(log2(max(len(left), 1))))
        heat = 0
        while len(left) > 1:
            if heat == 1 and self.effort.deep:
                self.deep = self.effort.deep
                self.found |= {answer: [] for answer in left}  # what branches is not to be compared with what does not
            for _ in range(max(1, self.effort.looks // heats // len(left))):
                left = self._looked(left)
            self.heat |= dict.fromkeys(left, heat)
            left = sorted(left, key=self._mean, reverse=True)[: ceil(len(left) / 2)]
            heat += 1

    def ranking(self) -> list[Expected]:
        """What was looked at: those that were looked at longest first, among them the best."""
        seen = [Expected(answer, fmean(worths), len(worths)) for answer, worths in self.found.items() if worths]
        return sorted(seen, key=lambda each: (self.heat.get(each.answer, 0), each.worth), reverse=True)

    def _mean(self, answer: Answer) -> float:
        return fmean(self.found[answer])

    def _looked(self, answers: Iterable[Answer]) -> list[Answer]:
        """Those of the answers that the rules accept, each with one look more at the next draw."""
        self.draws += 1
        rng = Random(f"{self.seed}/{self.draws}")
        drawn = self.position if self.draws == 1 else imagined(self.game, self.position, self.question.seat, rng)
        drawn = self._resealed(drawn, rng)
        accepted = []
        for answer in answers:
            worth = self._future(drawn, self.question, answer, f"{self.seed}/{self.draws}/on", self.deep)
            if worth is not None:
                self.found[answer].append(worth)
                accepted.append(answer)
        return accepted

    def _resealed(self, drawn: Any, rng: Random) -> Any:
        """A position in which others have sealed what they would answer, in place of anything that is legal."""
        own = self.question.seat
        for question in self.game.pending(drawn):
            if question.sealed and question.settled and question.seat != own:
                drawn = copy(self.game, drawn) if drawn is self.position else drawn
                drawn = answered(self.game, self.ahead, drawn, question, rng, own)
        return drawn

    def _future(self, drawn: Any, question: Decision, answer: Answer, luck: str, deep: int) -> float | None:
        """What one future is worth that begins with an answer; None where the rules refuse it."""
        position, rng, seat = copy(self.game, drawn), Random(luck), question.seat
        try:
            give(self.game, position, question, answer, rng)
        except Illegal:
            return None
        for _ in range(LONGEST):
            if self.ahead.stage(position, seat) >= self.until:
                break
            waiting = asked(self.game, position)
            if waiting is None:
                break
            if deep and waiting.seat == seat and waiting.ask.forced() is None:
                best = self._best(position, waiting, luck, deep - 1)
                if best is not None:
                    return best
            position = answered(self.game, self.ahead, position, waiting, rng, seat)
        return self.ahead.worth(position, seat)

    def _best(self, position: Any, question: Decision, luck: str, deep: int) -> float | None:
        """What the best of the first candidates is worth; None where the rules refuse all of them."""
        seen = position if self.ahead.open else view(position, question.seat)
        tried = list(dict.fromkeys(self.ahead.candidates(seen, question, Random(luck))))[: self.effort.wide]
        worths = [self._future(position, question, answer, luck, deep) for answer in tried]
        return max((worth for worth in worths if worth is not None), default=None)


def asked(game: Game, position: Any) -> Decision | None:
    """What somebody waits for, first what stands beside the course of the game; None when the game is over."""
    awaited = [question for question in game.pending(position) if question.awaited]
    return next((each for each in awaited if each.aside), awaited[0] if awaited else None)


def answered(
    game: Game,
    ahead: Lookahead,
    position: Any,
    question: Decision,
    rng: Random,
    own: int | None = None,
    first: Iterable[Answer] = (),
) -> Any:
    """The position, changed or another, after the first quick answer that the rules accept, or the default.

    Answers in `first` are tried before. `own` is the seat that thinks: others may play on in a simpler way.
    """
    for answer in chain(first, _quick(ahead, position, question, rng, own)):
        after = position if ahead.whole else copy(game, position)
        try:
            give(game, after, question, answer, rng)
        except Illegal:
            continue
        return after
    give(game, position, question, question.default, rng)
    return position


def _quick(ahead: Lookahead, position: Any, question: Decision, rng: Random, own: int | None) -> Iterable[Answer]:
    """What the quick player answers, or all that can be answered."""
    forced = question.ask.forced()
    if forced is not None:
        return [forced]
    seen = position if ahead.open else view(position, question.seat)
    simpler = ahead.others if own not in (None, question.seat) else None
    return (simpler or ahead.quick)(seen, question, rng)
