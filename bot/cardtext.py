"""What cards are and do, in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.texts import Texts
from rules.core.hidden import MASK
from rules.race.cards import Card
from rules.race.state import Player, State
from rules.race.wording import held_facts, power_words, score_words

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


def hand_lines(texts: Texts, view: State, seat: int) -> list[str]:
    """A line for each card of a seat's hand, numbered as in pictures and menus; one for all that the view hides."""
    player = view.players[seat]
    return card_lines(texts, view, player, player.hand)


def tableau_lines(texts: Texts, view: State, seat: int) -> list[str]:
    """A line for each card of a seat's tableau, with the good that lies there."""
    player = view.players[seat]
    return card_lines(texts, view, player, player.tableau)


def card_lines(texts: Texts, view: State, player: Player, cards: Sequence[str]) -> list[str]:
    """A line for each of these cards: number, name, kind, cost, points, good, and what it does."""
    lines = [_line(texts, view, player, card, number) for number, card in enumerate(cards, 1) if card != MASK]
    unseen = len(cards) - len(lines)
    return [*lines, *([texts("race-line-hidden", count=unseen)] if unseen else [])]


def _line(texts: Texts, view: State, player: Player, card: str, number: int) -> str:
    message = "race-line-good" if card in player.tableau and player.good_on(card) else "race-card"
    what = texts.facts("race", held_facts(view, player, card))["what"]
    head = texts(message, number=number, head=texts.name("race", card), what=what)
    return " — ".join(filter(None, (head, "; ".join(describe(texts, view.card(card))))))
