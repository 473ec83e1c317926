"""Which trade a computer player offers whoever is about to act, and what any offer is worth to it.

Only the player whose turn it is gets offers, so that nobody is waited for on account of one; whoever declined one gets
none of the same player any more in that round.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.core.decisions import Answer, Decision, Option, Pick, spread
from rules.ti4.cards.notes import SUPPORT, TRADE_AGREEMENT
from rules.ti4.components.action_cards import name_of
from rules.ti4.components.promissory_notes import owner_of
from rules.ti4.computer.trade.notes import BROUGHT, NEAR, brought, lost, own_in_hand, surely_held
from rules.ti4.deals.transactions import GET, GIVE, GOODS, pair
from rules.ti4.frames import Action
from rules.ti4.scoring.victory import points_to_win
from rules.ti4.state import Player, State

KEPT = 0.4  # a commodity to its owner, in trade goods
TOO_NEAR = 2  # points from victory, where nobody trades with a player any more
SOLD_FROM = 2  # the round from which on notes are sold
EVERY = 3  # rounds in which two players deal with notes once
SWAPPED_FROM = 3  # the round from which on points are swapped
LET_IN = 2  # players who may replenish for nothing
FAIR = 0.1  # what a trade must bring at least

Terms = Mapping[str, int]  # such as `give:commodities`, as an answer has them


def offered(view: State, player: Player) -> int | None:
    """To whom something is to be offered: the player who is to act, if they may like it; None for nobody."""
    acting = view.acting
    if acting in (-1, player.seat) or not isinstance(view.course[-1], Action) or _near(view, view.players[acting]):
        return None
    together = pair(player.seat, acting)
    met = any({*offer.parties} == {player.seat, acting} for offer in view.offers)
    if met or together in view.refused or together in view.traded:
        return None
    return acting if terms(view, player, view.players[acting]) else None


def proposed(view: State, player: Player, question: Decision) -> Answer:
    """The terms of an offer; () where there is nothing to offer."""
    found = terms(view, player, view.players[int(question.facts["target"])])
    return spread(found) if found else ()


def terms(view: State, player: Player, other: Player) -> Terms | None:
    """What is offered another: the first that both gain by; None where there is no such thing."""
    for found in _thought_of(view, player, other):
        turned = {_turned(word): number for word, number in found.items()}
        if min(_gain(view, player, other, found), _gain(view, other, player, turned)) > FAIR:
            return found
    return None


def _thought_of(view: State, player: Player, other: Player) -> Iterator[Terms]:
    """Points for points, commodities for commodities or goods, agreements, and notes for what the other has."""
    own, theirs = own_in_hand(player), surely_held(view, other)
    if view.round >= SWAPPED_FROM and not _near(view, player):
        yield from _swapped(own, theirs, SUPPORT)
    yield from _commodities(player, other)
    if view.round >= SOLD_FROM and (view.round + player.seat + other.seat) % EVERY == 0:
        yield from _swapped(own, theirs, TRADE_AGREEMENT)
        for note in sorted(own, key=lambda note: -brought(view, note)):
            if name_of(note) in BROUGHT:
                yield from _priced(view, note, other)


def _swapped(own: list[str], theirs: list[str], name: str) -> Iterator[Terms]:
    """A note of each, of the same name."""
    yield from (
        {f"{GIVE}:{mine}": 1, f"{GET}:{wanted}": 1}
        for mine in own
        for wanted in theirs
        if name_of(mine) == name_of(wanted) == name
    )


def _commodities(player: Player, other: Player) -> Iterator[Terms]:
    """As many for as many, which are goods for either; else two for each good."""
    both = min(player.commodities, other.commodities)
    if both:
        yield {f"{GIVE}:commodities": both, f"{GET}:commodities": both}
    if sold := min(player.commodities // 2, other.trade_goods):
        yield {f"{GIVE}:commodities": 2 * sold, f"{GET}:trade-goods": sold}
    if bought := min(other.commodities // 2, player.trade_goods):
        yield {f"{GIVE}:trade-goods": bought, f"{GET}:commodities": 2 * bought}


def _priced(view: State, note: str, other: Player) -> Iterator[Terms]:
    """A note for what it is worth to the other, rounded down, in commodities if they have them."""
    price = int(brought(view, note))
    for what, number in (("commodities", other.commodities), ("trade-goods", other.trade_goods)):
        if number >= price:
            yield {f"{GIVE}:{note}": 1, f"{GET}:{what}": price}


def _turned(word: str) -> str:
    """The same, as the other side has it."""
    side, _, what = word.partition(":")
    return f"{GET if side == GIVE else GIVE}:{what}"


def _near(view: State, player: Player) -> bool:
    return player.points >= points_to_win(view) - TOO_NEAR


def _gain(view: State, player: Player, other: Player, found: Terms) -> float:
    """What a trade brings a player, in trade goods: what is got are goods, less what is given up."""
    gain = 0.0
    for word, number in found.items():
        side, _, what = word.partition(":")
        if side == GET:
            gain += number * (1.0 if what in GOODS else _got(view, player, what))
        elif what in GOODS:
            gain -= number * (1.0 if what == "trade-goods" else KEPT)
        else:
            gain -= lost(view, what, other)
    return gain


def _got(view: State, player: Player, note: str) -> float:
    """What a note is worth to whoever gets it; one's own is worth what it takes from others."""
    return lost(view, note, player) if owner_of(note) == player.seat else brought(view, note)


def offer_value(view: State, player: Player, question: Decision, option: Option) -> float:
    """Accepting what brings more than it takes, from nobody about to win; else declining, with no terms in return."""
    if not option.word.startswith("accept"):
        return 0.0 if option.word.startswith("decline") else -1.0
    other = view.players[int(option.facts["target"])]
    offer = next(each for each in view.offers if each.parties == (other.seat, player.seat))
    found = {_turned(word): number for word, number in offer.terms.items() if word.partition(":")[2] in GOODS}
    found |= {f"{GET}:{offer.given}": 1} if offer.given else {}
    found |= {f"{GIVE}:{offer.wanted}": 1} if offer.wanted else {}
    cards = len(offer.cards_given.split()) - len(offer.cards_wanted.split())
    gain = _gain(view, player, other, found) + cards - FAIR / 2
    return -1.0 if _near(view, other) else gain


def let_in(view: State, player: Player, question: Decision) -> Answer:
    """Whom Trade lets replenish for nothing: those who can swap most then, and are not about to win."""
    assert isinstance(question.ask, Pick)
    others = [view.players[int(option.facts["target"])] for option in question.ask.options]
    behind = [each for each in others if each.points + NEAR < points_to_win(view)]
    swapping = sorted(behind, key=lambda each: (abs(each.printed.commodities - player.commodities), each.points))
    return tuple(f"p{each.seat + 1}" for each in swapping[:LET_IN])
