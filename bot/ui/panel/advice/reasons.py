"""Why a computer would answer so, in words: what tells its best answers from each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.agents.reasons import POINTS, Advised
from bot.words.effects import NEXT, facts_apart
from bot.words.labels import Labels, effects
from bot.words.posts.lines import unnamed
from bot.words.posts.said import BETWEEN
from images.words.numbers import roughly, signed
from rules.core.decisions import Answer, Decision, Facts, Pick
from rules.core.flow import Event

LEAST = 0.5  # by which averages must differ to be worth a word, and expected points to be told
ALIKE = 2  # words that answers share, of which the rest tells enough
AMOUNTS = 3  # that are told of an answer at most
BECAUSE = 3  # reasons of rules of thumb that are told of an answer at most
SCORES = (POINTS, "score", "vp", "chips")  # what games call points where options bring them, or a purse holds them


class Why(NamedTuple):
    """Why an answer is good, in a line; whether that tells `points` expected in the end, and an `average`."""

    line: str
    points: bool = False
    average: bool = False


def reasons(question: Decision, advice: Sequence[Advised], labels: Labels) -> list[Why]:
    """A line for each answer: how it compares with the others, what differs, and what follows in the turn.

    What all of them bring is left out, where there are several, and what an option says itself.
    """
    done = [list(_done(question, each, labels)) for each in advice]
    common = set(done[0]).intersection(*done[1:]) if len(done) > 1 else set[str]()
    differing = _differing(question, advice)
    return [
        _reason(advice, place, [line for line in done[place] if line not in common], differing, labels)
        for place in range(len(advice))
    ]


def named(question: Decision, answer: Answer, first: Answer, labels: Labels) -> str:
    """An answer; one of several words by what tells it from the first, where much of the two is the same."""
    same, lost, new = set(first) & set(answer), set(first) - set(answer), set(answer) - set(first)
    if not isinstance(question.ask, Pick) or len(same) < ALIKE or not lost or not new:
        return labels.told(question, answer)
    without = labels.answer(question, tuple(word for word in first if word in lost))
    instead = labels.answer(question, tuple(word for word in answer if word in new))
    return labels.texts("ui-hint-instead", without=without, instead=instead)


def _reason(
    advice: Sequence[Advised], place: int, done: Sequence[str], differing: Sequence[str], labels: Labels
) -> Why:
    told, amounts = BETWEEN.join(done), _amounts(advice[place], differing, labels)
    average = bool(amounts) and not advice[place].certain
    because = _because(advice, place, labels)
    if amounts and told and advice[place].certain:
        told, amounts = labels.texts("ui-hint-because", points=amounts, what=told), ""
    elif told:
        told = labels.texts("ui-hint-follows", what=told)
    ahead = _ahead(advice, place)
    parts = [*filter(None, (_standing(ahead, place, labels), amounts, *because, told))]
    if parts:
        return Why(BETWEEN.join(parts), points=bool(ahead), average=average)
    return Why(labels.texts("ui-hint-thumb", place=place + 1) if len(advice) > 1 else labels.texts("ui-hint-alone"))


def _because(advice: Sequence[Advised], place: int, labels: Labels) -> list[str]:
    """The weightiest reasons of rules of thumb; where they are those of the first answer, that it is as good."""
    own = advice[place].because
    if place and own and own == advice[0].because:
        return [labels.texts("ui-hint-even-worse")]
    return list(dict.fromkeys(map(labels.reason, own)))[:BECAUSE]


def _ahead(advice: Sequence[Advised], place: int) -> float | None:
    """By how many points an answer is better, or less than 0; 0 where that is not worth a word.

    None where it is not known, or there is no other.
    """
    own, *others = (advice[number].worth for number in (place, *_others(advice, place)))
    known = [worth for worth in others if worth is not None]
    if own is None or not known:
        return None
    ahead = own - known[0]
    if (ahead < LEAST and not place) or (ahead > -LEAST and place):
        return 0.0
    return ahead


def _standing(ahead: float | None, place: int, labels: Labels) -> str:
    """How many points an answer is better or worse; "" where that is not known."""
    if ahead is None:
        return ""
    way = "worse" if place else "better"
    if not ahead:
        return labels.texts(f"ui-hint-even-{way}")
    return labels.texts(f"ui-hint-{way}", points=f"{abs(ahead):.1f}")


def _others(advice: Sequence[Advised], place: int) -> list[int]:
    """The other answers, first that with which one is compared: the first, or the best behind it."""
    others = [number for number in range(len(advice)) if number != place]
    return sorted(others, key=lambda number: (bool(place) and number, -(advice[number].worth or 0)))


def _done(question: Decision, advised: Advised, labels: Labels) -> Iterator[str]:
    """What the seat does: of the answer itself only what that brings beyond what it says, then all that follows."""
    _, gains = effects(question, advised.answer)
    for place, events in enumerate(advised.steps):
        for event in events:
            said = labels.planned.event(event)
            if said and (place or _brings_more(event, gains)):
                yield unnamed(said, labels.names[int(event.facts["seat"])])


def _brings_more(event: Event, gains: Facts) -> bool:
    _, _, brought = facts_apart(event.facts)
    return any(gains.get(name) != amount for name, amount in brought.items())


def _differing(question: Decision, advice: Sequence[Advised]) -> list[str]:
    """The amounts worth a word, points first, then those that differ most: no option says how they change."""
    spread: dict[str, float] = {}
    said = [_said(question, each) for each in advice]
    for name in {name: None for each in advice for name in each.brings if name == POINTS or name not in SCORES}:
        changes = [each.brings.get(name, 0.0) for each in advice]
        unsaid = any(abs(change - own.get(name, 0)) >= LEAST for change, own in zip(changes, said, strict=True))
        if unsaid:
            spread[name] = max(changes) - min(changes) if len(advice) > 1 else abs(changes[0])
    widest = sorted((name for name in spread if spread[name] >= LEAST), key=lambda name: -spread[name])
    return sorted(widest, key=lambda name: name != POINTS)[:AMOUNTS]


def _said(question: Decision, advised: Advised) -> dict[str, int]:
    """By how much an answer changes amounts, as its options say."""
    costs, gains = effects(question, advised.answer)
    found: dict[str, int] = {}
    for amounts, sign in ((costs, -1), (gains, 1)):
        for name, amount in amounts.items():
            if isinstance(amount, int):
                known = POINTS if name in SCORES else name
                found[known] = found.get(known, 0) + sign * amount
    return found


def _amounts(advised: Advised, names: Sequence[str], labels: Labels) -> str:
    """By how much points and purse change on average, or points only where that is certain: lines say the rest."""
    said = []
    for name in names:
        change = round(advised.brings.get(name, 0.0), 1)
        if not change or (advised.certain and name != POINTS):
            continue
        told = signed(round(change)) if advised.certain else roughly(change)
        said.append(labels.texts("ui-hint-points", points=told) if name == POINTS else f"{labels.name(name)} {told}")
    if advised.certain or not said:
        return NEXT.join(said)
    return labels.texts("ui-hint-average", what=NEXT.join(said))
