"""A battle in words: its result, what both sides have left and lost, step by step what fell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from images.ti4 import phrases
from images.ti4.boards.fights import Fight, Step, Volley
from images.words.phrases import Texts, bold, titled
from rules.ti4.components.units import UnitKind
from rules.ti4.state import State


def result_words(position: State, texts: Texts, fight: Fight, names: Sequence[str]) -> str:
    """Who won, or that nobody is left, or who retreated; "" of a battle that goes on, or where there only was fire."""
    if not fight.result:
        return ""
    if fight.result == "drawn":
        return texts("ti4-picture-drawn")
    if fight.result == "broke-off":
        return _left(position, texts, fight, names)
    won = texts("ti4-picture-won", name=phrases.name_of(position, fight.winner, texts, names))
    if fight.result == "won":
        return won
    return f"{won}; {_left(position, texts, fight, names)}"


def _left(position: State, texts: Texts, fight: Fight, names: Sequence[str]) -> str:
    """Who has left, and where to."""
    name = phrases.name_of(position, fight.retreated, texts, names)
    return texts("ti4-picture-retreated", name=name, place=phrases.place_name(texts, fight.retreat_to))


def step_name(texts: Texts, step: Step) -> str:
    """What a step of a battle is called."""
    if step.round:
        return texts("ti4-picture-combat-round", round=step.round)
    return texts(f"ti4-picture-step-{step.what}")


def fight_lines(position: State, texts: Texts, fight: Fight, names: Sequence[str], *, steps: bool) -> Iterator[str]:
    """Its result and each side, or its `steps`, a line each."""
    if steps:
        yield from (_step(position, texts, step, names) for step in fight.steps)
        return
    if result := result_words(position, texts, fight, names):
        yield result
    yield from filter(None, (_side(position, texts, fight, seat, names) for seat in fight.seats))


def _side(position: State, texts: Texts, fight: Fight, seat: int, names: Sequence[str]) -> str:
    """A player, and what is left, what fled and what is lost of the units; "" of one that had none there."""
    fates: Mapping[str, Counter[UnitKind]] = {
        "left": fight.left.get(seat, Counter()),
        "away": fight.fled.get(seat, Counter()),
        "damaged": fight.damaged.get(seat, Counter()),
        "lost": fight.lost(seat),
    }
    there = {fate: phrases.unit_words(texts, units) for fate, units in fates.items() if +units}
    said = [texts(f"ti4-picture-fate-{fate}", units=units) for fate, units in there.items()]
    if not said and seat == fight.retreated:  # all got away, however many they were
        said = [texts("ti4-picture-fled", place=phrases.place_name(texts, fight.retreat_to))]
    return titled(phrases.name_of(position, seat, texts, names), "; ".join(said)) if said else ""


def _step(position: State, texts: Texts, step: Step, names: Sequence[str]) -> str:
    told = [_volley(position, texts, volley, names) for volley in step.volleys]
    for fate, counts in (("lost", step.lost), ("sustained", step.sustained)):
        for seat, units in counts.items():
            if +units:
                words = texts(f"ti4-picture-fate-{fate}", units=phrases.unit_words(texts, units))
                told.append(f"{phrases.name_of(position, seat, texts, names)}: {words}")
    return f"{bold(step_name(texts, step))}: {'; '.join(told)}"


def _volley(position: State, texts: Texts, volley: Volley, names: Sequence[str]) -> str:
    """Who fired, by units what hit and what missed, and how many hits that are where a die made several."""
    groups = dict.fromkeys((die.kind, die.value) for die in volley.dice)
    dice = " · ".join(
        texts("ti4-picture-told-dice", unit=texts(f"ti4-name-{kind}"), value=value, **_apart(volley, kind, value))
        for kind, value in groups
    )
    name = phrases.name_of(position, volley.seat, texts, names)
    several = int(volley.hits > sum(die.hit for die in volley.dice))
    return texts("ti4-picture-told-volley", name=name, dice=dice, several=several, hits=volley.hits)


def _apart(volley: Volley, kind: UnitKind, value: int) -> Mapping[str, str | int]:
    """What the dice of one kind of unit show, those that hit and those that missed, as the words of a roll take it."""
    own = [die for die in volley.dice if (die.kind, die.value) == (kind, value)]
    hit, missed = ([str(die.shown) for die in own if die.hit is wanted] for wanted in (True, False))
    return {"hit": ", ".join(hit), "hits": len(hit), "missed": ", ".join(missed), "misses": len(missed)}
