"""Which answer leads where: each is carried out on positions drawn at random, played on, and valued.

Sequential halving (Karnin, Koren and Somekh, 2013): all candidates get the same few looks, then the better half of
them gets as many together, and so on. All see the same draws of what is secret, so that luck does not part them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from itertools import chain
from math import ceil, inf, log2
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
COMPARED = 150  # answers in all futures by which some are compared; no look is begun after so many

Path = tuple[tuple[str, Answer], ...]  # answers of one seat, each with the kind of its question
Noted = Callable[[Any], Mapping[str, int]]  # what is noted of the position at the end of a future


@record
class Expected:
    """An answer with what it leads to on average, in points of the game, and how many futures say so.

    Of answers the one with the greatest `worth` is the best; the fewer `looks`, the less that is sure. `holds` is what
    was noted at their ends, on average; `path` how the seat played on in one of them, from this answer.
    """

    answer: Answer
    worth: float
    looks: int
    holds: Mapping[str, float] = field(default_factory=dict)
    path: Path = ()


@record
class _End:
    """Where one future ended: what it is worth, what was noted of it, and what the seat answered on the way."""

    worth: float
    holds: Mapping[str, int]
    path: Path


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


def compared(
    game: Game,
    ahead: Lookahead,
    position: Any,
    question: Decision,
    rng: Random,
    effort: Effort,
    count: int,
    noted: Noted,
) -> Sequence[Expected]:
    """The best `count` answers, all of them looked at as often and on the same draws, so that they compare.

    What is `noted` at the ends is told on average; not of a game that plans by itself. After `COMPARED` answers of any
    seats no look is begun.
    """
    if ahead.ranks:
        return ranked(game, ahead, position, question, rng, effort)[:count]
    seed = str(rng.random())
    tried = dict.fromkeys(ahead.candidates(view(position, question.seat), question, rng))
    deserved = ahead.deserved(question.kind, effort)
    search = _Search(game, ahead, position, question, seed, deserved, {answer: [] for answer in tried})
    search.most, search.noted = COMPARED, noted
    search.run(count)
    return search.ranking()[:count]


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
        found: dict[Answer, list[_End]],
    ) -> None:
        self.game, self.ahead, self.position, self.question = game, ahead, position, question
        self.seed, self.effort, self.found = seed, effort, found
        self.worth = effort.worth or ahead.worth
        self.until = ahead.stage(position, question.seat) + effort.stages
        self.draws = 0
        self.heat: dict[Answer, int] = {}  # the last one in which an answer was looked at
        self.deep = 0
        self.given = 0  # answers in all futures
        self.most = inf  # after which no look is begun, but for those by which answers compare
        self.noted: Noted = _nothing

    def run(self, kept: int = 1) -> None:
        """Look at futures until so many answers are left and the effort is spent."""
        left = list(self.found)[: self.effort.looks]
        heats = max(1, ceil(log2(max(len(left), 1))))
        heat, least = 0, min(kept, 2)  # a single answer is looked at only where its end matters
        while len(left) > 2 - least and heat < heats and self.given < self.most:
            if heat == 1 and self.effort.deep:
                self.deep = self.effort.deep
                self.found |= {answer: [] for answer in left}  # what branches is not to be compared with what does not
            for _ in range(max(1, self.effort.looks // heats // len(left))):
                left = self._looked(left)
                if self.given >= self.most:
                    break
            self.heat |= dict.fromkeys(left, heat)
            left = sorted(left, key=self._mean, reverse=True)[: max(kept, ceil(len(left) / 2))]
            heat += 1

    def ranking(self) -> list[Expected]:
        """What was looked at: those that were looked at longest first, among them the best."""
        seen = [
            Expected(answer, self._mean(answer), len(ends), _averages(ends), ends[0].path)
            for answer, ends in self.found.items()
            if ends
        ]
        return sorted(seen, key=lambda each: (self.heat.get(each.answer, 0), each.worth), reverse=True)

    def _mean(self, answer: Answer) -> float:
        return fmean(end.worth for end in self.found[answer])

    def _looked(self, answers: Iterable[Answer]) -> list[Answer]:
        """Those of the answers that the rules accept, each with one look more at the next draw."""
        self.draws += 1
        rng = Random(f"{self.seed}/{self.draws}")
        drawn = self.position if self.draws == 1 else imagined(self.game, self.position, self.question.seat, rng)
        drawn = self._resealed(drawn, rng)
        accepted = []
        for answer in answers:
            if self.draws == 1 and self.given >= self.most:
                break
            end = self._future(drawn, self.question, answer, f"{self.seed}/{self.draws}/on", self.deep)
            if end is not None:
                self.found[answer].append(end)
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

    def _future(
        self, drawn: Any, question: Decision, answer: Answer, luck: str, deep: int, before: Path = ()
    ) -> _End | None:
        """The end of one future that goes on with an answer, after those on the way; None where the rules refuse it."""
        position, rng, seat = copy(self.game, drawn), Random(luck), question.seat
        self.given += 1
        try:
            give(self.game, position, question, answer, rng)
        except Illegal:
            return None
        path = [*before, (question.kind, answer)]
        for _ in range(LONGEST):
            if self.ahead.stage(position, seat) >= self.until:
                break
            waiting = awaited_question(self.game, position)
            if waiting is None:
                break
            if deep and waiting.seat == seat and waiting.ask.forced() is None:
                best = self._best(position, waiting, luck, deep - 1, tuple(path))
                if best is not None:
                    return best
            self.given += 1
            position, quick = _answered(self.game, self.ahead, position, waiting, rng, seat)
            if waiting.seat == seat:
                path.append((waiting.kind, quick))
        return _End(self.worth(position, seat), self.noted(position), tuple(path))

    def _best(self, position: Any, question: Decision, luck: str, deep: int, before: Path) -> _End | None:
        """The end that the best of the first candidates leads to; None where the rules refuse all of them."""
        seen = position if self.ahead.open else view(position, question.seat)
        tried = list(dict.fromkeys(self.ahead.candidates(seen, question, Random(luck))))[: self.effort.wide]
        ends = [self._future(position, question, answer, luck, deep, before) for answer in tried]
        return max((end for end in ends if end is not None), key=lambda end: end.worth, default=None)


def _nothing(position: Any) -> Mapping[str, int]:
    return {}


def _averages(ends: Sequence[_End]) -> Mapping[str, float]:
    return {name: fmean(end.holds[name] for end in ends) for name in ends[0].holds}


def awaited_question(game: Game, position: Any) -> Decision | None:
    """What somebody waits for, first what stands beside the course of the game; None when nobody waits for anything.

    Questions that may be answered at any time are passed over.
    """
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
    return _answered(game, ahead, position, question, rng, own, first)[0]


def _answered(
    game: Game,
    ahead: Lookahead,
    position: Any,
    question: Decision,
    rng: Random,
    own: int | None,
    first: Iterable[Answer] = (),
) -> tuple[Any, Answer]:
    """As `answered`, and what was answered."""
    for answer in chain(first, quick_answers(ahead, position, question, rng, own)):
        after = position if ahead.whole else copy(game, position)
        try:
            give(game, after, question, answer, rng)
        except Illegal:
            continue
        return after, answer
    give(game, position, question, question.default, rng)
    return position, question.default


def quick_answers(
    ahead: Lookahead, position: Any, question: Decision, rng: Random, own: int | None = None
) -> Iterable[Answer]:
    """What the quick player answers, best first, or all that can be answered; `own` as for `answered`."""
    forced = question.ask.forced()
    if forced is not None:
        return [forced]
    seen = position if ahead.open else view(position, question.seat)
    simpler = ahead.others if own not in (None, question.seat) else None
    return (simpler or ahead.quick)(seen, question, rng)
