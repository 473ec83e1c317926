"""The law of results: what an entry of the log brought somebody is named in its words, in every language.

What a seat has is what everybody sees of its purse and its points, the same way in every game. What changed from one
answer to the next must stand in the public lines told of that seat meanwhile: as many as the texts of amounts
(`<game>-amount-<name>`) say there, added or taken away. What was paid may have been said by the option before.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from bot.manifest.manifest import Manifest
from bot.words.posts.said import BETWEEN
from bot.words.texts import LOCALES, Texts
from rules.core.flow import Event
from rules.core.game import Game
from rules.core.hidden import view
from rules.core.play import Move
from testkit.account import effects
from testkit.laws.base import Play
from testkit.laws.effects import account_of
from testkit.positions import more_answers

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay")
OVER = "over"  # the event behind which the table of the final scoring stands
ALL = "*"
MANY = 77  # a number that no text has of its own

Held = Mapping[str, int]
Line = tuple[Event, Sequence[str]]  # an event and its words, a text for each language
Answered = tuple[Any, Move, Any, Sequence[Event]]  # a position, an answer, the position after it, what was told


@dataclass(frozen=True)
class Unnamed:
    """What a seat's lines do not name: so many of an amount, after these kinds of events."""

    kinds: tuple[str, ...]
    name: str
    change: int
    locale: str
    words: str

    def __str__(self) -> str:
        return f"{self.locale}: {self.change:+} {self.name} [{' '.join(self.kinds)}] {self.words}"


@dataclass
class _Seat:
    """What changed for a seat since its last line, and of what options have said that it is paid."""

    changed: Counter[str] = field(default_factory=Counter)
    paid: dict[str, list[int]] = field(default_factory=dict)


class ResultsLaw:
    """The law for one game, with what its manifest says that no line names."""

    def __init__(self, game: Game, manifest: Manifest, locales: Sequence[str] = LOCALES) -> None:
        self.game = game
        self.account = account_of(game)
        self.unnamed = manifest.telling.unnamed
        self.locales = locales

    def games(self, plays: Iterable[Play]) -> Iterator[Unnamed]:
        """What is told nowhere in games, and in those that a game adds since random ones seldom come so far."""
        for play in plays:
            yield from self.told(self.played(play))
        for answered in more_answers(self.game.id):
            yield from self.told(answered)

    def told(self, answered: Iterable[Answered]) -> Iterator[Unnamed]:
        """What is told nowhere in a game, answer by answer."""
        seats: dict[int, _Seat] = {}
        last, held_now = None, list[Held]()
        for before, move, after, events in answered:
            held_before = held_now if before is last else self.held(before)
            last, held_now = after, self.held(after)
            held = list(zip(held_before, held_now, strict=True))
            kinds, told = {event.kind for event in events}, [*self._told(events)]
            for number, (had, has) in enumerate(held):
                seat = seats.setdefault(number, _Seat())
                changed = {name: has.get(name, 0) - had.get(name, 0) for name in had.keys() | has.keys()}
                seat.changed.update({name: n for name, n in changed.items() if n and not self._excepted(name, kinds)})
                if number == move.seat and any(seat.changed.values()):
                    for name, amount in self._paid(before, move):
                        seat.paid.setdefault(name, []).append(amount)
                lines = self._lines(number, told)
                if lines:
                    yield from self._missed(seats.pop(number), lines)
                elif number == move.seat and move.kind in self.account.settling:
                    seats.pop(number)  # an option before has said it

    def held(self, state: Any) -> list[Held]:
        """By seat, the amounts that everybody sees it have, by name, its points among them."""
        public = view(state, None)
        scores = self.game.scores(public)
        return [{self.account.score: score, **self.game.purse(public, seat)} for seat, score in enumerate(scores)]

    def played(self, play: Play) -> Iterator[Answered]:
        """A game that was played, answer by answer."""
        stored = [*(station.saved for station in play.stations[1:]), play.last]
        before = play.stations[0].position(self.game)
        for station, saved in zip(play.stations, stored, strict=True):
            after = self.game.codec.validate_json(saved)
            yield before, station.move, after, station.events
            before = after

    def _paid(self, before: Any, move: Move) -> Iterator[tuple[str, int]]:
        asked = next(each for each in self.game.pending(before, move.seat) if each.kind == move.kind)
        for costs, _, times in effects(asked, move.answer):
            yield from ((name, amount * times) for name, amount in costs.items() if isinstance(amount, int))

    def _told(self, events: Iterable[Event]) -> Iterator[Line]:
        """The public events with their words in each language."""
        for event in events:
            if event.seen_by is None:
                yield event, [Texts(locale).event(self.game.id, event, NAMES) for locale in self.locales]

    def _lines(self, seat: int, told: Sequence[Line]) -> Sequence[Line]:
        """Those that are about a seat, and with them those about nobody."""
        own = NAMES[seat]
        if not any(own in words[0] for _, words in told):
            return []
        return [(event, words) for event, words in told if own in words[0] or not any(map(words[0].count, NAMES))]

    def _missed(self, seat: _Seat, lines: Sequence[Line]) -> Iterator[Unnamed]:
        kinds = tuple(dict.fromkeys(event.kind for event, _ in lines))
        for name, change in seat.changed.items():
            if not change:
                continue
            worded = [
                *seat.paid.get(name, ()),
                *(self.account.worded.get(event.kind, {}).get(name, 0) for event, _ in lines),
            ]
            for number, locale in enumerate(self.locales):
                words = BETWEEN.join(each[number] for _, each in lines)
                if not self._names(locale, name, change, words, worded):
                    yield Unnamed(kinds, name, change, locale, words)

    def _names(self, locale: str, name: str, change: int, words: str, worded: Sequence[int]) -> bool:
        if follows := self.account.follows.get(name):
            return any(said(self.game.id, locale, each, words) for each in follows)
        return change in _sums([*said(self.game.id, locale, name, words), *filter(None, worded)])

    def _excepted(self, name: str, kinds: Collection[str]) -> bool:
        keys = {name, *(f"{kind}/{each}" for kind in kinds for each in (name, ALL))}
        return not keys.isdisjoint(self.unnamed) or (OVER in kinds and name == self.account.score)


def said(game_id: str, locale: str, name: str, words: str) -> list[int]:
    """How many of an amount a text names, each time it does."""
    if not Texts(locale).has(f"{game_id}-amount-{name}"):
        return []
    found = _form(game_id, locale, name).finditer(words)
    return [int((match["many"] or "1").replace("−", "-")) for match in found]


@cache
def _form(game_id: str, locale: str, name: str) -> re.Pattern[str]:
    """What finds an amount in a text: its text with any number, or with one of it."""
    texts = Texts(locale)
    many, one = (texts(f"{game_id}-amount-{name}", n=number) for number in (MANY, 1))
    forms = [re.escape(many).replace(str(MANY), r"\+?(?P<many>−?\d+)", 1), re.escape(one)]
    return re.compile("|".join(rf"(?<![\d−]){form}(?![A-Za-z\d])" for form in forms))


def _sums(numbers: Iterable[int]) -> set[int]:
    """All that some of these make, added or taken away."""
    found = {0}
    for number in numbers:
        found |= {total + each for total in found for each in (number, -number)}
    return found
