"""What action cards are worth to a computer player, in victory points, and when it plays them in battles."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice

from rules.core.decisions import Answer, Decision, Option, Pick
from rules.opponents.reasons import Reason, scaled
from rules.ti4.cards.battle_plans import ASK, RETREAT
from rules.ti4.cards.card import ACTION_CARD, Card
from rules.ti4.cards.playing import INSTINCT_TRAINING, SABOTAGE, cards_in_question
from rules.ti4.cards.powers import is_power
from rules.ti4.components.action_cards import name_of
from rules.ti4.computer.hand.powers import worth_using
from rules.ti4.computer.reasons import why
from rules.ti4.state import Player, State

GOOD = 0.06  # a trade good
CARDS: Mapping[str, float] = {  # what is worth the same wherever it is played
    "focused-research": 0.5 - 4 * GOOD,
    "frontline-deployment": 0.2,
    "ghost-ship": 0.12,
    "insubordination": 0.12,
    "fires-of-the-gashlai": 0.4,
    "lazax-gate-folding": 0.1,
    "lucky-shot": 0.25,
    "mageon-implants": 0.2,
    "production-biomes": -0.1,
    "promise-of-protection": 0.03,
    "stall-tactics": -0.02,
    "trade-convoys": 0.02,
    "reactor-meltdown": 0.3,
    "signal-jamming": 0.03,
    "spy": 0.15,
    "tactical-bombardment": 0.04,
    "unexpected-action": 0.15,
    "uprising": 0.1,
    "war-effort": 0.25,
    "orbital-drop": 0.1,
    "star-forge": 0.1,
    "stymie": 0.03,
    "the-inferno": 0.25,
}
SPARING = ("orbital-drop", "star-forge")  # what is used only while tokens are left for secondary abilities
COUNTED: Mapping[str, float] = {  # for each of what the option counts
    "cripple-defenses": 0.12,
    "plague": 0.05,
    "unstable-planet": 0.1,
}
SENSIBLE: Mapping[str, Sequence[str]] = {  # conditions of powers in battles; of others the usual one
    "devotion": ("last-ship", "worth"),
    "exotrireme-2": ("last-ship", "worth"),
    "impulse-core": ("last-ship", "worth"),
    "indoctrination": ("unless-more",),
    "munitions-reserves": ("many-dice",),
    "the-alastor": ("in-space",),
}
FORESIGHT = "foresight"
GLADLY = frozenset(("peace-accords", "pillage", "reclamation", "yin-spinner"))  # used whenever they can be
SPARED = 2  # command tokens for secondary abilities
LEADING = 1.5  # times as much against whoever has most points
Reckoned = Callable[[State, Player], float]


def _own_planets(view: State, player: Player) -> float:
    return 0.05 * len([*view.planets(player.seat)])


def _exhausted(view: State, player: Player) -> float:
    return 0.04 * sum(planet.exhausted for planet in view.planets(player.seat))


RECKONED: Mapping[str, Reckoned] = {
    "economic-initiative": _exhausted,
    "rise-of-a-messiah": _own_planets,
}


def action_card_reasons(view: State, player: Player, option: Option) -> Iterator[Reason]:
    """A component action by a card; less than nothing for what would harm its player."""
    card, target = str(option.facts[ACTION_CARD]), option.facts.get("target", -1)
    if target == player.seat:
        yield why("harms-self", -1.0)
        return
    if card in SPARING and player.pools.strategy <= SPARED:
        yield why("few-for-secondaries", -1.0, n=player.pools.strategy)
        return
    most = max(each.points for each in view.players)
    leads = isinstance(target, int) and target >= 0 and view.players[target].points == most
    yield from scaled(_card_reasons(view, player, card, option), LEADING if leads else 1.0)
    if leads:
        yield why("leads-game", target=target)


def _card_reasons(view: State, player: Player, card: str, option: Option) -> Iterator[Reason]:
    """What a card is worth wherever it is played, what it counts, and what it brings."""
    value, count = CARDS.get(card, 0.0), int(option.facts.get("count", 0))
    if value:
        yield why("good-card", value) if value > 0 else why("no-use", value)
    if card in COUNTED and count:
        yield why("hits-many", COUNTED[card] * count, n=count)
    if goods := int(option.gains.get("trade-goods", 0)):
        yield why("goods", GOOD * goods, n=goods)
    if card in RECKONED:
        yield why("good-card", RECKONED[card](view, player))


def reaction_reasons(view: State, player: Player, question: Decision, answer: Answer) -> Iterator[Reason]:
    """Whether the card that was announced is against the player, and so whether one is spent on it."""
    if _is_harmed(view, player):
        yield why("against-you") if answer else why("lets-happen")
    else:
        yield why("wasted-on-it") if answer else why("not-against-you")


def reaction(view: State, player: Player, question: Decision) -> Answer | None:
    """A Sabotage, or Instinct Training, for what is against oneself."""
    assert isinstance(question.ask, Pick)
    if not _is_harmed(view, player):
        return ()
    cancelling = (SABOTAGE, INSTINCT_TRAINING)
    found = (option.word for option in question.ask.options if name_of(option.word) in cancelling)
    return tuple(islice(found, 1))


def use_power(view: State, player: Player, question: Decision) -> Answer | None:
    """A power that costs nothing or is worth it, Instinct Training for what is against oneself, or a flight.

    None, which is to pass, for all else.
    """
    assert isinstance(question.ask, Pick)
    wanted = GLADLY | {INSTINCT_TRAINING} if _is_harmed(view, player) else GLADLY
    gladly = (each.word for each in question.ask.options if each.facts.get(ACTION_CARD) in wanted)
    fleeing = (each.word for each in question.ask.options if each.word == _flight(view, player))
    worth = worth_using(view, player, question.ask.options)
    return next(((word,) for word in (*gladly, *fleeing, *worth)), None)


def power_reasons(view: State, player: Player, question: Decision, answer: Answer) -> Iterator[Reason]:
    """Why a power is used, or is not."""
    yield why("worth-using") if answer and answer != question.default else why("passes-up")


def _is_harmed(view: State, player: Player) -> bool:
    """Whether the card that was announced last is against a player."""
    played = next(cards_in_question(view), None)
    return played is not None and player.seat in Card.by_id[name_of(played.card)].hits(view, played)


def _flight(view: State, player: Player) -> str:
    """Foresight on where own ships would go from twice as many; "" where there are fewer."""
    place = Card.by_id[FORESIGHT].target_when(view, player.seat, "outnumbered") if view.active else None
    return f"{FORESIGHT}:{place}" if place else ""


def battle_plan(view: State, player: Player, question: Decision) -> Answer | None:
    """Every card as soon as it can be played, by the widest of its conditions; powers where they are worth it."""
    assert isinstance(question.ask, Pick)
    options = [option for option in question.ask.options if option.word != ASK]
    words = [option.word for option in options if option.group != RETREAT]  # that is asked with the odds of the round
    cards = [word for word in words if not is_power(word.partition(":")[0])]
    widest = {word.partition(":")[0]: word for word in cards}
    return (*widest.values(), *(word for word in words if word not in cards and _sensible(word)))


def plan_reasons(view: State, player: Player, question: Decision, answer: Answer) -> Iterator[Reason]:
    """Why all is used in a battle that can be, or nothing."""
    yield why("in-first-battle") if answer else why("holds-back")


def _sensible(instruction: str) -> bool:
    """Whether a power is used by this condition."""
    power, _, condition = instruction.partition(":")
    return condition in SENSIBLE.get(power, (Card.by_id[power].usual,))
