"""What many random games saw: counts, times, and what broke."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import quantiles, stdev
from time import perf_counter
from typing import Any

from rules.core.decisions import Decision, Pick
from rules.core.game import Game, Outcome, Setup, effective
from testkit.laws import BOUND, STATION_LAWS, Broken, Play, fitting, obey, play, replay_law, setups

LISTED = 12
NO_OPTIONS: Mapping[str, str] = {}


def standard_error(values: Sequence[float]) -> float:
    """The standard error of the mean of these values, in their own unit; 0 for fewer than two."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def family(word: str) -> str:
    """What a word starts with, before a colon."""
    return word.partition(":")[0]


@dataclass(slots=True)
class Kind:
    """A kind of question: how often it was open, in which shape, how long its longest list, and seconds to ask."""

    shape: str
    count: int = 0
    widest: int = 0
    offered: set[str] = field(default_factory=set)
    seconds: list[float] = field(default_factory=list)

    @property
    def p99(self) -> float:
        """Milliseconds that 99 in 100 calls of `pending` with this question stay under."""
        return 1000 * (quantiles(self.seconds, n=100)[-1] if len(self.seconds) > 1 else max(self.seconds))


@dataclass(slots=True)
class Report:
    """Statistics over games."""

    game: Game
    lengths: list[int] = field(default_factory=list)
    kinds: dict[str, Kind] = field(default_factory=dict)
    seats: Counter[int] = field(default_factory=Counter)
    options: Counter[str] = field(default_factory=Counter)
    factions: Counter[str] = field(default_factory=Counter)
    taken: Counter[tuple[str, str]] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    scores: list[int] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)

    def watch(self, state: Any, outcome: Outcome) -> None:
        """Note a position and what led there."""
        began = perf_counter()
        decisions = list(self.game.pending(state))
        seconds = perf_counter() - began
        for decision in decisions:
            self.note(decision, seconds)
        if not decisions:
            self.scores += self.game.scores(state)
            self.factions.update(getattr(player, "faction", "") for player in getattr(state, "players", ()))
        self.events.update(event.kind for event in outcome.events)

    def note(self, decision: Decision, seconds: float) -> None:
        """Count an open question."""
        kind = self.kinds.setdefault(decision.kind, Kind(type(decision.ask).__name__))
        kind.count += 1
        kind.seconds.append(seconds)
        if isinstance(decision.ask, Pick):
            kind.widest = max(kind.widest, len(decision.ask.options))
            kind.offered |= {option.word for option in decision.ask.options}

    def add(self, played: Play) -> None:
        """Count a game."""
        self.lengths.append(len(played.stations))
        self.seats[played.setup.seats] += 1
        self.options.update(f"{name}={choice}" for name, choice in played.setup.options.items())
        self.taken.update((move.kind, word) for move in played.moves for word in move.answer)

    def never(self) -> dict[str, list[str]]:
        """Options that were listed and never taken, by kind; of words such as `mine:3a4` all that start alike count."""
        found = {}
        for name, kind in self.kinds.items():
            taken = {family(word) for taken, word in self.taken if taken == name}
            if missed := sorted({family(word) for word in kind.offered} - taken):
                found[name] = missed
        return found

    def lines(self) -> Iterator[str]:
        """The report to read."""
        moves, longest = sum(self.lengths), max(self.lengths, default=0)
        yield f"{len(self.lengths)} games of {self.game.id}, {moves} moves, {longest} in the longest"
        yield f"seats {dict(sorted(self.seats.items()))}  options {dict(sorted(self.options.items()))}"
        if any(self.factions):
            yield f"factions {dict(self.factions.most_common())}"
        if self.scores:
            yield f"scores {min(self.scores)} to {max(self.scores)}, mean {sum(self.scores) / len(self.scores):.1f}"
        yield f"events {dict(self.events.most_common())}"
        yield f"{'question':<20}{'shape':<10}{'open':>8}{'widest':>8}{'p99 ms':>8}"
        for name, kind in sorted(self.kinds.items(), key=lambda item: -item[1].count):
            yield f"{name:<20}{kind.shape:<10}{kind.count:>8}{kind.widest:>8}{kind.p99:>8.2f}"
        for name, families in sorted(self.never().items()):
            yield f"never taken: {name}: {' '.join(families[:LISTED])}{' …' * (len(families) > LISTED)}"
        yield from (f"BROKEN {line}" for line in self.broken)
        yield f"{len(self.broken)} laws broken"


def random_setup(game: Game, number: int, rng: Random, chosen: Mapping[str, str] = NO_OPTIONS) -> Setup:
    """The covering set-ups first, then options at random; but for those that are chosen."""
    covering = setups(game)
    if number < len(covering):
        return _with(covering[number], chosen)
    options = {option.id: rng.choice(option.choices) for option in game.options if len(option.choices) > 1}
    first = rng.randrange(len(game.seats))
    return _with(fitting(game, first, effective(game, game.seats[first], options)), chosen)


def _with(setup: Setup, chosen: Mapping[str, str]) -> Setup:
    return Setup(setup.seats, {**setup.options, **chosen}, setup.given)


def law_report(
    game: Game,
    games: int,
    seed: str = "report",
    stations: int = 10,
    bound: int = BOUND,
    chosen: Mapping[str, str] = NO_OPTIONS,
) -> Report:
    """Play `games` games, trying every law on `stations` positions of each; `chosen` options are those of all games.

    bound: as of `play`. A law that is broken stands in `Report.broken` with its game, and the next game is played.
    """
    report, rng = Report(game), Random(seed)
    for number in range(games):
        try:
            played = play(game, random_setup(game, number, rng, chosen), f"{seed}/{number}", bound, report.watch)
            report.add(played)
            try_laws(game, played, stations)
        except Broken as broken:
            report.broken.append(str(broken))
    return report


def try_laws(game: Game, played: Play, stations: int) -> None:
    """Every law on some positions of a game."""
    replay_law(game, played)
    for station in Random(played.seed).sample(played.stations, min(stations, len(played.stations))):
        for law in STATION_LAWS:
            obey(law, game, station)
