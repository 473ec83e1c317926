"""Cards and notes dealt anew that a seat cannot see, with what others have said about them (`Game.rearrange`)."""

from __future__ import annotations

from random import Random

from rules.ti4.cards.battle_plans import CHANCES, RETREAT
from rules.ti4.cards.card import below
from rules.ti4.cards.instructions import instructions_for, is_for_battle, spoken_of
from rules.ti4.cards.moments import innermost_window, window_options
from rules.ti4.cards.powers import is_power
from rules.ti4.cards.seen import forget, remember, seen_of
from rules.ti4.cards.windows import LEVEL
from rules.ti4.state import Player, State


def deal_anew(state: State, seat: int, rng: Random) -> None:
    """Other hands and the deck are shuffled together; what their owners have said is about their new cards.

    What was said about powers stays: who is not asked about one that can be used has said something, as all can see.
    """
    _deal_notes(state, seat, rng)
    others = [player for player in state.players if player.seat != seat]
    known = {player.seat: _known(state, seat, player.seat) for player in others}
    hands = [copy for player in others for copy in player.hand if copy not in known[player.seat]]
    cards = sorted([*state.action_deck, *hands])
    rng.shuffle(cards)
    for player in others:
        unknown = len(player.hand) - len(known[player.seat])
        player.hand = sorted([*known[player.seat], *(cards.pop() for _ in range(unknown))])
    for player in others:
        _see_anew(state, player, seat, rng)
    _offer_anew(state, seat, rng)
    for player in others:
        kept = [word for word in player.filed.split() if _of_power(word)]
        player.filed = " ".join([*kept, *_some([word for word in _said(player) if not _of_power(word)], rng)])
        player.plan = _plan_anew(player, rng) if player.plan else ""
        player.line = f"{LEVEL * player.line.count(LEVEL)}{_line(state, player, rng)}" if player.line else ""
    state.action_deck = sorted(cards)
    _shuffle_agendas(state, seat, rng)


def _known(state: State, seat: int, holder: int) -> list[str]:
    """The cards that a player knows to be in the hand of another: once seen, or offered to them."""
    offered = (offer for offer in state.offers if offer.parties == (holder, seat))
    cards = (copy for offer in offered for copy in offer.cards_given.split())
    return [*dict.fromkeys((*seen_of(state.players[seat], holder), *cards))]


def _offer_anew(state: State, seat: int, rng: Random) -> None:
    """Offers of cards between others are about cards that they hold now, each offered once."""
    free = {
        player.seat: [copy for copy in player.hand if copy not in _known(state, seat, player.seat)]
        for player in state.players
    }
    for offer in state.offers:
        if seat not in offer.parties:
            rng.shuffle(free[offer.seat])
            offer.cards_given = " ".join(free[offer.seat].pop() for _ in offer.cards_given.split())
            offer.cards_wanted = " ".join(rng.sample(state.players[offer.to].hand, len(offer.cards_wanted.split())))


def _see_anew(state: State, player: Player, seat: int, rng: Random) -> None:
    """What a player has seen of hands that were dealt anew is about the cards in them now; the own hand has stayed."""
    numbers = {holder.seat: len(seen_of(player, holder.seat)) for holder in state.players}
    for holder in state.players:
        if holder.seat != seat and numbers[holder.seat]:
            forget(player, holder.seat)
            remember(player, holder.seat, rng.sample(holder.hand, numbers[holder.seat]))


def unsay(player: Player) -> None:
    """Nothing is said beforehand any more; moments that are open stay so (`Game.unsay`)."""
    player.filed = player.plan = player.ballot = ""
    player.line = LEVEL * player.line.count(LEVEL)


def _deal_notes(state: State, seat: int, rng: Random) -> None:
    """Notes in other hands are shuffled, but for what was offered to the seat; offers between others are other ones."""
    others = [player for player in state.players if player.seat != seat]
    seen = {offer.given for offer in state.offers if offer.to == seat}
    notes = sorted(note for player in others for note in player.notes if note not in seen)
    rng.shuffle(notes)
    for player in others:
        player.notes = sorted(note if note in seen else notes.pop() for note in player.notes)
    for offer in state.offers:
        if seat not in offer.parties:
            offer.given = rng.choice(state.players[offer.seat].notes) if offer.given else ""
            offer.wanted = rng.choice(state.players[offer.to].all_notes) if offer.wanted else ""


def _shuffle_agendas(state: State, seat: int, rng: Random) -> None:
    """The agenda deck, with what others have put on top of it or below it."""
    placed = [each for each in (*state.agendas_on_top, *state.agendas_below) if each.seat != seat]
    agendas = sorted([*state.agenda_deck, *(each.agenda for each in placed)])
    rng.shuffle(agendas)
    for each in placed:
        each.agenda = agendas.pop()
    state.agenda_deck = sorted(agendas)


def _said(player: Player) -> list[str]:
    """All that a player could have said about the cards in hand."""
    return [*instructions_for(spoken_of(player))]


def _plan_anew(player: Player, rng: Random) -> str:
    """What the player may have planned for this battle; a chance to retreat at where one was named, another perhaps."""
    cards = _some([word for word in _said(player) if is_for_battle(word)], rng)
    named = any(word.startswith(f"{RETREAT}:") for word in player.plan.split())
    return " ".join([*cards, f"{RETREAT}:{below(rng.choice(CHANCES))}"] if named else cards)


def _of_power(instruction: str) -> bool:
    return is_power(instruction.partition(":")[0])


def _some(words: list[str], rng: Random) -> list[str]:
    return [word for word in words if rng.random() < 0.5]


def _line(state: State, player: Player, rng: Random) -> str:
    """A card that the player could want to play in the moment that is open, or none."""
    window = innermost_window(state)
    words = [option.word for option in window_options(state, window, player.seat)] if window else []
    return rng.choice(["", *words])
