"""What a computer player says though nobody waits for it: instructions for what is in its hand, and offers of trade."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.core.decisions import Answer, Decision, Pick
from rules.ti4.cards.card import ACTION_CARD
from rules.ti4.computer.hand.powers import AT_HAND, TRADE_POLICY, beside
from rules.ti4.computer.trade.deals import offered, proposed
from rules.ti4.state import State

See = Callable[[], State]
FILED: Mapping[str, str] = {  # the condition under which a card, a note or a power is used; battles have plans
    "ancient-burial-sites": "leader", "bribery": "three", "confusing-legal-text": "leader",
    "distinguished-councilor": "always", "experimental-battlestation": "always", "infiltrate": "always",
    "political-stability": "always", "public-disgrace": "imperial", "reparations": "always", "sabotage": "mine",
    "summit": "always",
    "ceasefire": "always", "cybernetic-enhancements": "always", "gift-of-prescience": "always",
    "greyfire-mutagen": "both-there", "military-support": "always", "raghs-call": "always",
    "research-agreement": "always", "spy-net": "always", "trade-agreement": "always",
}  # fmt: skip


def volunteered(see: See, question: Decision) -> Answer | None:
    """An answer to an optional question; None where there is nothing to say."""
    if question.kind == "instructions":
        return _instruction(question)
    if question.kind == "hand" and _may_be_played(question):
        view = see()
        return beside(view, view.players[question.seat], question)
    if question.kind == "terms":
        view = see()
        return proposed(view, view.players[question.seat], question)
    if question.kind == "deal":
        return _deal(see, question)
    return None


def _instruction(question: Decision) -> Answer | None:
    """The next word to file about what the player holds."""
    assert isinstance(question.ask, Pick)
    for option in question.ask.options:
        verb, _, word = option.word.partition(":")
        name, _, condition = word.partition(":")
        if verb == "file" and FILED.get(name.partition(".")[0]) == condition:
            return (option.word,)
    return None


def _deal(see: See, question: Decision) -> Answer | None:
    """With whoever is to act; in the own turn nobody is offered anything."""
    assert isinstance(question.ask, Pick)
    partners = [option.word for option in question.ask.options if option.word.startswith("with:")]
    if len(partners) != 1:
        return None
    view = see()
    target = offered(view, view.players[question.seat])
    return (partners[0],) if target is not None and partners == [f"with:p{target + 1}"] else None


def _may_be_played(question: Decision) -> bool:
    """Whether anything stands open beside the own turn that is ever used."""
    assert isinstance(question.ask, Pick)
    return any(option.facts[ACTION_CARD] in (*AT_HAND, TRADE_POLICY) for option in question.ask.options)
