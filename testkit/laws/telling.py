"""The law of telling: no answer changes what everybody sees without a line for everybody that tells of it.

What is no news of its own, such as whose turn it is, or is told with another step, is declared by the game with the
reason (`Telling.untold`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.manifest.manifest import Manifest
from bot.words.texts import LOCALES, Texts
from rules.core.decisions import Answer, Decision, Illegal, Pick
from rules.core.flow import Event
from rules.core.game import Game
from rules.core.hidden import view
from rules.core.play import Move, step
from testkit.laws.base import SCALARS, Play, walk

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay")
ALL = "*"
STACK = "stack"  # where a game is: what is asked next says it
Seen = dict[tuple[Any, ...], Any]
OPTIONS = 2  # of a question at a kept position that are tried
OF_A_KIND = 12  # answers in games that tell nothing: those of a kind are alike


@dataclass(frozen=True)
class Untold:
    """An answer that nothing told of, and the fields of the position that it changed for everybody."""

    move: Move
    fields: frozenset[str]

    def __str__(self) -> str:
        return f"{self.move}: {', '.join(sorted(self.fields))}"


class TellingLaw:
    """The law for one game, with what its manifest says that no line tells."""

    def __init__(self, game: Game, manifest: Manifest) -> None:
        self.game = game
        self.untold = manifest.telling.untold
        self.texts = Texts(LOCALES[0])

    def games(self, plays: Iterable[Play]) -> Iterator[Untold]:
        """What is told nowhere in games, of the first few answers of each kind that tell nothing."""
        silent = Counter[str]()
        for play in plays:
            after = [*(station.saved for station in play.stations[1:]), play.last]
            for station, saved in zip(play.stations, after, strict=True):
                if silent[station.move.kind] < OF_A_KIND and not self.tells(station.events):
                    silent[station.move.kind] += 1
                    now = self.game.codec.validate_json(saved)
                    yield from self._changed(station.move, seen(station.position(self.game)), now)

    def position(self, saved: bytes) -> Iterator[Untold]:
        """What is told nowhere of answers to what is asked at a position."""
        rng, begun = Random(0), self.game.codec.validate_json(saved)
        before = seen(begun)
        for decision in self.game.pending(begun):
            for answer in answers(decision, rng):
                now = self.game.codec.validate_json(saved)
                move = Move(decision.seat, decision.kind, answer)
                try:
                    outcome = step(self.game, now, move, Random(0))
                except Illegal:
                    continue
                if not self.tells(outcome.events):
                    yield from self._changed(move, before, now)

    def tells(self, events: Iterable[Event]) -> bool:
        """Whether one of these events has words that everybody may read."""
        public = (event for event in events if event.seen_by is None)
        return any(self.texts.event(self.game.id, event, NAMES) for event in public)

    def _changed(self, move: Move, before: Seen, now: Any) -> Iterator[Untold]:
        changed = frozenset(name for name in changes(before, now) if not self._declared(move.kind, name))
        if changed:
            yield Untold(move, changed)

    def _declared(self, kind: str, name: str) -> bool:
        return any(each in self.untold for each in (f"{kind}/{name}", f"{kind}/{ALL}", f"{ALL}/{name}"))


def answers(decision: Decision, rng: Random) -> list[Answer]:
    """The default of a question, one that is drawn, and a few of its options where one is chosen."""
    found, ask = [decision.default, decision.ask.sample(rng)], decision.ask
    if isinstance(ask, Pick) and ask.least <= 1:
        found += [(option.word,) for option in rng.sample(ask.options, min(OPTIONS, len(ask.options)))]
    return [*dict.fromkeys(found)]


def changes(before: Seen, now: Any) -> set[str]:
    """The fields of a position that everybody sees otherwise than they were `seen` before, without numbers and keys."""
    after = seen(now)
    return {named(path) for path in before.keys() | after.keys() if before.get(path) != after.get(path)} - {STACK}


def seen(state: Any) -> Seen:
    """Everything that everybody sees of a position, by the path to it."""
    return {path: (value,) for path, value in walk(view(state, None)) if value.__class__ in SCALARS}


def named(path: Sequence[Any]) -> str:
    """What lies at a path: a field of the position, or of one of the list there: `players.dice`."""
    if len(path) > 2 and isinstance(path[1], int) and isinstance(path[2], str) and path[0] != STACK:
        return f"{path[0]}.{path[2]}"
    return str(path[0])
