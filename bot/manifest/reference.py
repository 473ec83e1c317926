"""What of a game can be looked up: chapters of entries, and which of them a question or an event means."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.core import hidden, play
from rules.core.decisions import Decision, Facts, Option, Pick
from rules.core.flow import Event
from rules.core.game import Game, Setup

COPY = re.compile(r"\.[0-9]+$")  # the `.2` of the second copy of a card
GROUP = "group"  # where the heading of options stands
PURSE = "purse"  # where the name of what a seat can spend stands
Met = tuple[str, str]  # where an id stands (the key of a fact, the head of a word, the kind of a question), and the id


def written(chapter: str, id: str) -> str:
    """An entry as `chapter:id`, which is how commands, custom ids and views write it.

    `entry.partition(":")` parts it again: an id may hold further colons, a chapter none.
    """
    return f"{chapter}:{id}"


def first_view(game: Game, **options: str) -> Any:
    """What everybody sees of a first position of the fewest seats, of which a game takes away what lies open.

    `options` are table options by id; the others have their defaults. It is the same in every call, but a new position
    each time, which may be changed.
    """
    return hidden.view(play.start(game, Setup(game.seats[0], options), "nowhere"), None)


@dataclass(frozen=True, slots=True)
class Reference:
    """Everything of a game that can be looked up, an entry each, written `chapter:id`.

    Attributes:
        chapters: the ids of each chapter, in the order in which people look for them.
        nowhere: gives a view of a position in which nothing lies open, for whoever looks something up without a table.
        what: the view that shows entries (its option `entries`), as a picture and in words.
        meant: the chapter that is meant where an id stands: by the key of a fact, the head of a word, the kind of a
            question, `group` (the heading of options) or `purse`. Elsewhere an id means that of the first chapter.
        aliases: ids that are called otherwise in questions and events, alone or behind where they stand (`event:big`),
            with the entry that says what they are.
        plain: ids that are no things, such as answers (`decline`), and where none stand (`hex`); also both
            (`source:faction`).
        a_page: how many entries a page of a chapter has on which a phone shows fewer than of others.
    """

    chapters: Mapping[str, Sequence[str]]
    nowhere: Callable[[], Any]
    what: str = "reference"
    meant: Mapping[str, str] = field(default_factory=dict)
    aliases: Mapping[str, str] = field(default_factory=dict)
    plain: Collection[str] = ()
    a_page: Mapping[str, int] = field(default_factory=dict)

    def entries(self) -> list[str]:
        """Every entry, written `chapter:id`, chapter by chapter.

        In the order of `chapters`, which is the one in which people look for them. A new list.
        """
        return [written(chapter, id) for chapter in self.chapters for id in self.chapters[chapter]]

    def has(self, entry: str) -> bool:
        """Whether there is this entry."""
        chapter, _, id = entry.partition(":")
        return id in self.chapters.get(chapter, ())

    def entry(self, where: str, id: str) -> str | None:
        """The entry that an id means where it stands; None where it means none.

        `where` is the key of a fact, the head of a word, the kind of a question, or `group` or `purse`, as in `meant`.
        The id may be that of a copy or of a part.
        """
        return next(filter(None, (self._named(where, each) for each in _forms(id))), None)

    def _named(self, where: str, id: str) -> str | None:
        if self.is_plain(where, id):
            return None
        first = next((chapter for chapter in self.chapters if id in self.chapters[chapter]), "")
        other = self.aliases.get(id) or (first and written(first, id))
        return self.aliases.get(written(where, id)) or self._meant(where, id) or other or None

    def _meant(self, where: str, id: str) -> str | None:
        """The entry of an id in the chapter that is meant at this place."""
        chapter = self.meant.get(where, where)
        if id not in self.chapters.get(chapter, ()):
            return None
        return written(chapter, id)

    def is_plain(self, where: str, id: str) -> bool:
        """Whether an id at this place is said to be no thing."""
        return not {where, id, written(where, id)}.isdisjoint(self.plain)

    def found(self, met: Iterable[Met]) -> list[str]:
        """The entries that ids mean where they stand, pairs of (where, id); each once, in this order.

        `where` is as of `entry`: the key of a fact, the head of a word, the kind of a question. Ids that mean none are
        left out.
        """
        return list(dict.fromkeys(filter(None, (self.entry(*each) for each in met))))

    def chosen(self, kind: str, option: Option) -> str | None:
        """What an option of a question of this kind is about before all; None where it names nothing.

        It is what its word says where the chapter is known that is meant there, else the first of its facts.
        """
        head, _, rest = option.word.partition(":")
        place = (head, rest) if rest else (kind, head)
        known = (self._meant(place[0], form) for form in _forms(place[1]) if not self.is_plain(place[0], form))
        return next(filter(None, (*known, *self.found(of_option(kind, option)))), None)

    def asked(self, decision: Decision, options: Sequence[Option]) -> list[str]:
        """What these options of a question are about; of options under several headings, those."""
        groups = dict.fromkeys(option.group for option in options)
        if len(groups) > 1 and (headings := self.found((GROUP, group) for group in groups)):
            return headings
        about = (self.chosen(decision.kind, option) for option in options)
        return list(dict.fromkeys(filter(None, about)))

    def met(self, decision: Decision, options: Sequence[Option]) -> list[str]:
        """What `asked` gives, then whatever else the question's facts and these options of it name.

        Entries as `chapter:id`, each once; `options` may be some of the question's, such as those of an open heading.
        """
        beside = [*of_facts(decision.facts), *(met for option in options for met in of_option(decision.kind, option))]
        return list(dict.fromkeys([*self.asked(decision, options), *self.found(beside)]))


def _forms(id: str) -> list[str]:
    """An id without the mark of a second copy, and the whole that it is a part of: `ship:0` is a power of `ship`."""
    whole = COPY.sub("", id)
    return list(dict.fromkeys((whole, COPY.sub("", whole.partition(":")[0]))))


def of_facts(facts: Facts) -> Iterator[Met]:
    """The ids in facts, costs and gains; several stand apart by spaces. A key may have a head: `gain:token`."""
    for key, value in facts.items():
        if isinstance(value, str):
            yield from ((key.rpartition(":")[2], id) for id in value.split())


def of_option(kind: str, option: Option) -> Iterator[Met]:
    """The ids in an option of this kind of question: in its facts, the rest of its word, the head, costs and gains."""
    yield from of_facts(option.facts)
    head, _, rest = option.word.partition(":")
    if rest:
        yield head, rest
    yield kind, head
    yield from of_facts(option.costs)
    yield from of_facts(option.gains)


def of_question(decision: Decision) -> Iterator[Met]:
    """The ids in a question: in its facts, its headings and its options."""
    yield from of_facts(decision.facts)
    if isinstance(decision.ask, Pick):
        for option in decision.ask.options:
            yield GROUP, option.group.partition(":")[0]
            yield from of_option(decision.kind, option)


def of_event(event: Event) -> Iterator[Met]:
    """The ids in an event."""
    yield from of_facts(event.facts)
