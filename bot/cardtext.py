"""What a card does, in words."""

from __future__ import annotations

from bot.texts import Texts
from rules.race.cards import Card
from rules.race.wording import power_words, score_words

SIGNS = {"explore": "I", "develop": "II", "settle": "III", "trade": "$", "consume": "IV", "produce": "V"}


def describe(texts: Texts, card: Card) -> list[str]:
    """A line for each power, behind the sign of its phase, and one for each thing that a 6-cost development counts."""
    lines = []
    for power in card.powers:
        message, facts = power_words(power)
        lines.append(f"{SIGNS[power.phase]}: {texts(message, **facts)}")
    for score in card.score:
        message, facts = score_words(score)
        lines.append(f"?: {texts(message, **facts)}")
    return lines
