"""Cards in words: what is printed on them, what they do in each phase, what lies on them."""

from __future__ import annotations

from images.race.cards.tokens import shape
from images.race.colours import PHASES
from images.race.seats import card_name
from images.words.limited import Line
from images.words.phrases import Texts, bold
from rules.core.hidden import MASK
from rules.race.cards.wording import power_words, score_words
from rules.race.designs import Card, Power, Score

WHAT = {"world": "world", "defense": "military", "development": "development"}


def power_text(power: Power, texts: Texts) -> str:
    """What a power does."""
    message, facts = power_words(power)
    return texts(message, **facts)


def score_text(score: Score, texts: Texts) -> str:
    """What a line of a 6-cost development counts."""
    message, facts = score_words(score)
    return texts(message, **facts)


def printed(card: Card, texts: Texts) -> str:
    """What a card is: its kind, cost or defense, points, good and tags."""
    facts = {"cost": card.price, "vp": card.vp, "good": card.good, "windfall": int(card.windfall)}
    what = texts("race-picture-six" if card.score else f"race-what-{WHAT[shape(card)]}", **facts)
    return " · ".join([what, *(texts("race-picture-tag", tag=texts(f"race-name-tag-{tag}")) for tag in card.tags)])


def effects(card: Card, texts: Texts) -> list[str]:
    """What a card does: a line for each power behind the numeral of its phase, and for each thing that it counts."""
    powers = [f"{PHASES[power.phase][0]}: {power_text(power, texts)}" for power in card.powers]
    return [*powers, *(f"★: {score_text(score, texts)}" for score in card.score)]


def line(card: Card, texts: Texts, number: int = 0, *, good: bool = False, points: int | None = None) -> Line:
    """A card in a line: its number in menus, what it is, what lies on it, what it counts, what it does."""
    if card.id == MASK:
        return Line(texts("race-picture-words-covered", number=number))
    called = card_name(card.id, texts)
    if number:
        called = f"{number} · {called}"
    parts = [printed(card, texts)]
    if points is not None:
        parts.append(texts("race-picture-counts", points=points))
    if good:
        parts.append(texts("race-picture-words-good"))
    does = effects(card, texts)
    return Line(f"{bold(called)}: {' · '.join(parts)}", f" | {' | '.join(does)}" if does else "")
