"""The law of the reference: whatever people meet in questions and events can be looked up, in every language."""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain
from typing import Any

from bot.manifest.reference import COPY, GROUP, PURSE, Met, Reference, of_event, of_question
from bot.words.texts import LOCALES, MissingText, Texts
from images.options import Options
from images.render import words
from images.words.chapters import says
from rules import games
from rules.core.decisions import Decision, Option, Pick
from rules.core.flow import Event
from rules.core.game import Game
from rules.core.hidden import view
from testkit.laws.base import Play
from testkit.positions import more_games

Offered = tuple[str | int, ...]


def met_in(game_id: str, plays: Iterable[Play]) -> set[Met]:
    """Every id that stands in the questions, events and purses of random games, with the place where it stands."""
    game, found, offered = games.game(game_id), set[Met](), set[Offered]()
    for play in plays:
        for station in play.stations:
            found.update(_met(game, station.position(game), station.events, offered))
        last = game.codec.validate_json(play.last)
        found.update((PURSE, name) for seat in range(play.setup.seats) for name in game.purse(view(last, seat), seat))
    for state, events in more_games(game_id):
        found.update(_met(game, state, events, offered))
    return {(where, id) for where, id in found if id}


def _met(game: Game, state: Any, events: Iterable[Event], offered: set[Offered]) -> Iterator[Met]:
    for question in game.pending(state):
        yield from of_question(_anew(question, offered))
    for event in events:
        yield from of_event(event)


def _anew(question: Decision, offered: set[Offered]) -> Decision:
    """A question with those of its options that were not `offered` before, which they are from now on.

    A position offers hundreds, nearly all of which the one before it offered, too.
    """
    if not isinstance(question.ask, Pick):
        return question
    options = {_offered(question.kind, option): option for option in question.ask.options}
    fresh = Pick(tuple(option for key, option in options.items() if key not in offered))
    offered.update(options)
    return replace(question, ask=fresh)


def _offered(kind: str, option: Option) -> Offered:
    """What tells options of a kind of question apart by what they name."""
    values = (option.facts.values(), option.costs.values(), option.gains.values())
    return (kind, option.word, option.group, *chain.from_iterable(values))


def unexplained(game_id: str, reference: Reference, met: Iterable[Met]) -> list[Met]:
    """The ids that the texts name as a thing, and that neither have an entry nor are said to be no thing."""
    return sorted(
        (where, id)
        for where, id in met
        if is_named(game_id, where, id) and not reference.entry(where, id) and not plain(reference, where, id)
    )


def plain(reference: Reference, where: str, id: str) -> bool:
    """Whether the reference says that an id at this place is no thing."""
    return reference.is_plain(where, id) or reference.is_plain(where, COPY.sub("", id.partition(":")[0]))


def is_named(game_id: str, where: str, id: str, locales: Iterable[str] = LOCALES) -> bool:
    """Whether one of these languages has a name for an id at this place."""
    whole = COPY.sub("", id)
    forms = {whole, COPY.sub("", whole.partition(":")[0])}
    messages = {
        message
        for form in forms
        for message in (f"{game_id}-name-{where}-{form}", f"{game_id}-{where}-{form}", f"{game_id}-name-{form}")
    }
    if where == GROUP:
        messages |= {f"{game_id}-group-{form}" for form in forms}
    return any(Texts(locale).has(message) for locale in locales for message in messages)


def untold(game_id: str, reference: Reference) -> Iterator[str]:
    """What is wrong with entries: no name, nothing said, in a language; aliases that lead to no entry."""
    yield from (f"{alias}: no entry {entry}" for alias, entry in reference.aliases.items() if not reference.has(entry))
    nowhere = reference.nowhere()
    for locale in LOCALES:
        texts = Texts(locale)
        for chapter, ids in reference.chapters.items():
            if not texts.has(f"{game_id}-chapter-{chapter}"):
                yield f"{locale}: the chapter {chapter} has no name"
            for id in ids:
                entry = f"{chapter}:{id}"
                with warnings.catch_warnings(record=True) as missing:
                    warnings.simplefilter("always", MissingText)
                    said = words(game_id, nowhere, reference.what, texts, Options(entries=(entry,)))
                yield from (f"{locale}: {entry}: {each.message}" for each in missing)
                if not is_named(game_id, chapter, id, [locale]):
                    yield f"{locale}: {entry} has no name"
                if len(said) < 2:
                    yield f"{locale}: nothing is said of {entry} but {said}"


def told_again(game_id: str, reference: Reference) -> Iterator[str]:
    """Entries that are called by their name or by that of their chapter twice, in a language."""
    nowhere = reference.nowhere()
    for texts in map(Texts, LOCALES):
        for entry in reference.entries():
            called, *said = words(game_id, nowhere, reference.what, texts, Options(entries=(entry,)))
            name, _, chapter = (part.replace("**", "") for part in called.partition(" · "))
            if chapter and says(name, chapter):
                yield f"{texts.locale}: {entry}: {called}"
            again = (f"{name}:", f"{name} (", f"{name} ·")
            yield from (f"{texts.locale}: {entry}: {line}" for line in said if _bare(line).startswith(again))


def _bare(line: str) -> str:
    return line.replace("**", "")
