"""II: Develop and III: Settle. Everybody chooses a card, all are shown, then everybody pays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from rules.core.decisions import Answer, Decision, Facts, Illegal, Option, Pick, Unavailable
from rules.core.flow import WASTED, Execution, results
from rules.core.sealing import SealedRule, sealed
from rules.race.cards.cardplay import discard, draw, put_good, throw
from rules.race.cards.scoring import counted_besides, lying_gains, placing_gains
from rules.race.cards.wording import words_alone
from rules.race.frames import Develop, Pay, Sealed, Settle
from rules.race.phases.choosing import SETTLE_BONUS, has_bonus
from rules.race.phases.paying import Way, affordable, develop_prices, helpers, spent, thriftier
from rules.race.phases.placeable import (
    developments,
    no_help,
    offered,
    unplaceable_developments,
    unplaceable_worlds,
    worlds,
)
from rules.race.phases.proposing import hardest
from rules.race.sealing import Answers, ask_everybody
from rules.race.state import Player, State

NONE = "none"
NO_CARD = Option(NONE)

Offers = tuple[Answer, ...]


def _placing(state: State, player: Player, kind: str, options: Iterable[Option]) -> Decision:
    again = int(state.phase != kind)  # the second time in a round
    return sealed(player, kind, Pick((NO_CARD, *options)), (NONE,), {"again": again})


class DevelopRule(SealedRule):
    """Which development to place."""

    frame = Develop

    def question(self, state: State, player: Player) -> Decision:
        """One that can be paid, or none."""
        return _placing(state, player, "develop", offered(state, player, "develop", developments(state, player)))

    def ask_about(self, state: State, frame: Develop, answer: Answer) -> Decision:
        """One that can be paid, or none; without what they cost and bring."""
        player = state.players[frame.seat]
        return _placing(state, player, "develop", words_alone(developments(state, player)))

    def unavailable(self, state: State, frame: Sealed) -> list[Unavailable]:
        """The other developments of the hand."""
        return unplaceable_developments(state, state.players[frame.seat])


class SettleRule(SealedRule):
    """Which world to place."""

    frame = Settle

    def question(self, state: State, player: Player) -> Decision:
        """One that can be paid or conquered, or none."""
        return _placing(state, player, "settle", offered(state, player, "settle", worlds(state, player)))

    def ask_about(self, state: State, frame: Settle, answer: Answer) -> Decision:
        """One that can be paid or conquered, or none; without what they cost and bring."""
        player = state.players[frame.seat]
        return _placing(state, player, "settle", words_alone(worlds(state, player)))

    def unavailable(self, state: State, frame: Sealed) -> list[Unavailable]:
        """The other worlds of the hand."""
        return unplaceable_worlds(state, state.players[frame.seat])


def begin_develop(execution: Execution[State]) -> None:
    """Cards that the phase brings are drawn before anybody chooses."""
    state = execution.state
    for player in state.in_order():
        draw(execution, player, state.total(player, "develop", "draw-first"))
    ask_everybody(execution, "develop", range(len(state.players)))


def begin_settle(execution: Execution[State]) -> None:
    """Nothing comes before the choice."""
    ask_everybody(execution, "settle", range(len(execution.state.players)))


def place(execution: Execution[State], answers: Answers) -> None:
    """Show all cards; a windfall world gets its good at once, before anybody pays or draws."""
    state = execution.state
    for player, (card,) in answers:
        if card == NONE:
            execution.tell("held", seat=player.seat)
            continue
        gains = placing_gains(state, player, card)
        told = _told(gains, counted_besides(state, player, card))
        conquered = _conquered(state, player, card)
        player.hand.remove(card)
        player.tableau.append(card)
        player.placed = card
        execution.tell("placed", seat=player.seat, card=card, **conquered, **told)
        if state.card(card).windfall:
            put_good(execution, player, card)
    ask_everybody(execution, "pay", [player.seat for player in state.players if _has_choice(state, player)])


def _told(gains: Mapping[str, int], grown: Mapping[str, int]) -> Facts:
    """What a card brings as it is told: which 6-cost developments grew with it is said right behind the points."""
    named = " ".join(f"counted:{six}={points}" for six, points in grown.items() if points > 0)
    counted: Facts = {"counted": sum(grown.values())} if grown else {}
    return {**counted, **results({"points": gains["points"], "grown": named, **gains})}


def _conquered(state: State, player: Player, card: str) -> Facts:
    """That a military world is conquered, as long as no contact could pay for it instead."""
    printed, effects = state.card(card), helpers(state, player)
    if printed.defense is None or "contact" in effects.values():
        return {}
    return {"conquered": 1}


def _ways(state: State, player: Player) -> list[Way]:
    """How the card just placed can be paid for."""
    card = state.card(player.placed)
    if card.world:
        return affordable(state.active(player), card, len(player.hand))
    return [Way(price) for price in develop_prices(state, player, [player.placed]).values()]


def _has_choice(state: State, player: Player) -> bool:
    """Whether there is anything to pay or to use."""
    return bool(player.placed) and any(way.price or way.helpers for way in _ways(state, player))


class PayRule(SealedRule):
    """Which cards of the hand are discarded, and which cards of the tableau used."""

    frame = Pay

    def question(self, state: State, player: Player) -> Decision:
        """Hand cards and cards that may help; by default the plainest way, with what is hardest to place."""
        found = _ways(state, player)
        effects = helpers(state, player)
        given = {price: hardest(state, player, player.hand, price) for price in {way.price for way in found}}
        useful = _useful(effects, found)
        options = [_of_hand(card, place) for place, card in enumerate(_payable(player, found), 1)]
        options += [Option(card, "tableau", {"use": 1}) for card in useful]
        plainest = found[0]
        default = (*given[plainest.price], *plainest.helpers)
        thrifty = [way for way in found if thriftier(effects, found, way) is None] if useful else []
        offers = tuple([(*way.helpers, *given[way.price]) for way in thrifty])
        return _payment(player, found, options, default, offers)

    def ask_about(self, state: State, frame: Pay, answer: Answer) -> Decision:
        """Hand cards and cards that may help; no way is proposed."""
        player = state.players[frame.seat]
        found = _ways(state, player)
        return _payment(player, found, words_alone((*_payable(player, found), *_useful(helpers(state, player), found))))

    def validate(self, state: State, player: Player, answer: Answer) -> None:
        """The cards used must be a way, and just its price be paid."""
        found = _ways(state, player)
        if not any(_matches(way, player, answer) for way in found):
            contacts = [name for name, effect in helpers(state, player).items() if effect == "contact"]
            named = any(_matches(way, player, (*answer, name)) for way in found for name in contacts)
            raise Illegal("payment", card=player.placed, contact=int(named))

    def warn(self, execution: Execution[State], player: Player, answer: Answer) -> None:
        """Tell what another way to pay would keep."""
        if (found := spares(execution.state, player, answer)) is None:
            return
        best, mine = found
        if best.price < mine.price:
            execution.tell(WASTED, player.seat, what="overpaid", count=mine.price - best.price)
        effects = helpers(execution.state, player)
        kept = spent(effects, best.helpers)
        for helper in spent(effects, mine.helpers):
            if helper not in kept:
                execution.tell(WASTED, player.seat, what="helper", helper=helper)

    def unavailable(self, state: State, frame: Sealed) -> list[Unavailable]:
        """Cards of the tableau that help others, but not the card placed."""
        player = state.players[frame.seat]
        useful = {name for way in _ways(state, player) for name in way.helpers}
        return [
            Unavailable(Option(name, "tableau", {"use": 1}), no_help(state, player, effect))
            for name, effect in helpers(state, player).items()
            if name not in useful
        ]


def _payable(player: Player, found: Iterable[Way]) -> list[str]:
    """Cards of the hand to pay with; none where no way has a price."""
    return player.hand if any(way.price for way in found) else []


def _useful(effects: Mapping[str, str], found: Sequence[Way]) -> list[str]:
    """Cards of the tableau that help in any way."""
    return [name for name in effects if any(name in way.helpers for way in found)]


def _payment(
    player: Player, found: Sequence[Way], options: Iterable[Option], default: Answer = (), offers: Offers = ()
) -> Decision:
    """As many cards as one of the ways takes."""
    sizes = [way.price + len(way.helpers) for way in found]
    facts: Facts = {"card": player.placed, "price": found[0].price}
    return sealed(player, "pay", Pick(tuple(options), min(sizes), max(sizes), offers), default, facts)


@lru_cache(1024)
def _of_hand(card: str, place: int) -> Option:
    """A card of the hand to pay with, by its place there (from 1)."""
    return Option(card, "hand", {"use": 0, "number": place})


def spares(state: State, player: Player, answer: Answer) -> tuple[Way, Way] | None:
    """A way to pay that gives away less than a legal answer, and that of the answer."""
    if all(card in player.hand for card in answer):
        return None  # without help from the tableau there is one price
    found = _ways(state, player)
    mine = next(way for way in found if _matches(way, player, answer))
    best = thriftier(helpers(state, player), found, mine)
    return (best, mine) if best else None


def _matches(way: Way, player: Player, answer: Answer) -> bool:
    used = [card for card in answer if card in player.tableau]
    return sorted(used) == sorted(way.helpers) and len(answer) - len(used) == way.price


def settle_up(execution: Execution[State], answers: Answers) -> None:
    """Pay in the order of turns; then come the bonus of the action card and what the tableau brings for placing."""
    state = execution.state
    for player, answer in answers:
        if not player.placed:
            continue
        world = state.card(player.placed).world
        paid = _spend(execution, player, answer)
        phase = "settle" if world else "develop"
        bonus = SETTLE_BONUS if world and has_bonus(state, player, state.phase) else 0
        after = state.total(player, phase, "draw-after")
        draw(execution, player, bonus)
        draw(execution, player, after)
        execution.tell("paid", seat=player.seat, card=player.placed, count=paid)


def _spend(execution: Execution[State], player: Player, answer: list[str]) -> int:
    """Discard what was paid, and of the tableau what helped, but for a contact, which stays; returns cards paid."""
    used = [card for card in answer if card in player.tableau]
    for card in spent(helpers(execution.state, player), used):
        before = lying_gains(execution.state, player)
        player.tableau.remove(card)
        throw(execution.state, card)
        after = lying_gains(execution.state, player)
        lost = {name: amount - after[name] for name, amount in before.items()}
        execution.tell("used", seat=player.seat, card=card, **results({}, lost))
    paid = [card for card in answer if card in player.hand]
    discard(execution, player, paid)
    return len(paid)
