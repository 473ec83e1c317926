"""An action card as it was announced: large, with what it does, whom and what it hits, and where that lies.

The announced view is of the `card` that was played last; the moment view stands beside a question whether to play a
card: of the card that could be cancelled, else of the battle that is fought, else of where it happens.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from images.asked import frames
from images.drawing.scene import Scene
from images.layout.parts import WIDTH, heading
from images.layout.plates import LARGE, Line, Plate, plates
from images.options import NO_OPTIONS, Options
from images.ti4 import phrases
from images.ti4.boards import battle
from images.ti4.map import places
from images.ti4.reference import facts
from images.ti4.reference.signs import sign
from images.ti4.seats import stage
from images.words.phrases import Texts, bold, first_line, sentences
from rules.core.decisions import Facts
from rules.core.flow import Event
from rules.ti4.cards.playing import cards_in_question
from rules.ti4.components.action_cards import name_of
from rules.ti4.frames import GroundCombat, SpaceCombat
from rules.ti4.state import State

CHAPTER = "action-card"
HIGHEST = 440  # px of the part of the galaxy
PEOPLE, PLANETS, PLACES = ("target", "owner"), ("planet", "readies", "system"), ("place", "where")  # facts


def announced_scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """The card that was played last, or the last `card` of this name; raises KeyError where that was not played.

    As long as no card was played at all it is what a moment shows.
    """
    if event := _played(options):
        return _scene(position, texts, event, options)
    return moment_scene(position, texts, options)


def announced_alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """Who plays which card on what, and what it does."""
    if event := _played(options):
        return _said(_words(position, texts, event, options))
    return moment_alt(position, texts, options)


def announced_words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """The card, who plays it on what, and what it does."""
    if event := _played(options):
        return _words(position, texts, event, options)
    return moment_words(position, texts, options)


def moment_scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """What somebody who may play a card looks at."""
    if event := _in_question(position, options):
        return _scene(position, texts, event, options)
    if _fought(position):
        return battle.battle_scene(position, texts, options)
    return places.scene(position, texts, replace(options, choices=()))


def moment_alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The same in a few sentences."""
    if event := _in_question(position, options):
        return _said(_words(position, texts, event, options))
    if _fought(position):
        return battle.battle_alt(position, texts, options)
    return places.alt(position, texts, replace(options, choices=()))


def moment_words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """All of it in words."""
    if event := _in_question(position, options):
        return _words(position, texts, event, options)
    if _fought(position):
        return battle.battle_words(position, texts, options)
    return places.words(position, texts, replace(options, choices=()))


def _fought(position: State) -> bool:
    return any(isinstance(frame, SpaceCombat | GroundCombat) for frame in frames(position))


def _played(options: Options) -> Event | None:
    """The last card that was played, or the last of a name; raises KeyError where that one was not."""
    events = (event for _, event in reversed(options.events) if event.kind == "played-card")
    found = next((event for event in events if options.card in ("", event.facts[CHAPTER])), None)
    if found is None and options.card:
        raise KeyError(options.card)
    return found


def _said(lines: Sequence[str]) -> str:
    """The lines below the title as sentences, as long as a description may be."""
    return sentences(*(line.replace("**", "") for line in lines[1:]))[:1000]


def _in_question(position: State, options: Options) -> Event | None:
    """How the card was announced that could be cancelled; None where there is none."""
    played = next(cards_in_question(position), None)
    if played is None:
        return None
    name = name_of(played.card)
    try:
        return _played(replace(options, card=name))
    except KeyError:
        return Event("played-card", {"seat": played.seat, CHAPTER: name, "shape": "none"})


def _scene(position: State, texts: Texts, event: Event, options: Options) -> Scene:
    """The card, and below it the systems that it names with all around them."""
    drawn, id = Scene(WIDTH), str(event.facts[CHAPTER])
    top = heading(drawn, texts("ti4-picture-announced"), stage(position, texts))
    lines = [Line(words=_by_whom(position, texts, event, options.names), muted=True)]
    lines += [Line(words=words) for words in facts.about(texts, CHAPTER, id)]
    card = Plate(facts.title(texts, CHAPTER, id), lines, sign(drawn, CHAPTER, id), tag=f"{CHAPTER} {id}")
    bottom = plates(drawn, [card], top, 1, LARGE)
    if marked := hit(position, event.facts):
        bottom = places.crop(drawn, position, texts, marked, bottom + 16, HIGHEST)
    drawn.height = round(bottom + 14)
    return drawn


def hit(position: State, told: Facts) -> list[str]:
    """The places that a card names: systems, or those of planets."""
    named = [str(told[key]) for key in ("place", "where", "planet") if told.get(key)]
    found = (phrases.place_of(position, word) for words in named for word in words.split())
    return list(dict.fromkeys(filter(None, found)))


def _words(position: State, texts: Texts, event: Event, options: Options) -> list[str]:
    id = str(event.facts[CHAPTER])
    lines = [first_line(texts("ti4-picture-announced"), stage(position, texts)), bold(facts.title(texts, CHAPTER, id))]
    lines += [_by_whom(position, texts, event, options.names), *facts.about(texts, CHAPTER, id)]
    for place in hit(position, event.facts):
        there = "; ".join(phrases.system_parts(position, texts, place, options.names))
        lines.append(f"{phrases.place_name(texts, place)}: {there or texts('ti4-picture-empty')}")
    return lines


def _by_whom(position: State, texts: Texts, event: Event, names: Sequence[str]) -> str:
    """Who plays it, and on what."""
    told = {**event.facts, **_named(position, texts, event.facts, names)}
    on = texts("ti4-played-on", **told).strip(" :")
    who = phrases.name_of(position, int(event.facts["seat"]), texts, names)
    return texts("ti4-picture-played", name=who, on=on or "none")


def _named(position: State, texts: Texts, told: Facts, names: Sequence[str]) -> Mapping[str, str]:
    """What stands in facts, as people read it."""
    found = dict[str, str]()
    for key, value in told.items():
        if key in PEOPLE:
            found[key] = phrases.name_of(position, int(value), texts, names)
        elif key in PLACES:
            found[key] = phrases.place_name(texts, str(value))
        elif key in PLANETS:
            found[key] = ", ".join(texts(f"ti4-name-{word}") for word in str(value).split())
        elif key == "outcome":
            found[key] = texts(f"ti4-name-outcome-{value}")
        elif key in ("kind", "cancels", "law", "objective"):
            found[key] = texts(f"ti4-name-{value}")
    return found
