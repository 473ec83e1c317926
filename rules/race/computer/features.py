"""What a position shows to a seat, by name, from which is learnt how it will end."""

from __future__ import annotations

from collections.abc import Iterator

from rules.opponents.evaluation import Features
from rules.race.cards.scoring import points
from rules.race.computer.appraisal import NEVER, Outlook, appraised, kept_worth, outlook, price
from rules.race.computer.calling import prospects
from rules.race.computer.horizon import rounds_left
from rules.race.designs import VALUE_OF_GOOD, design_of
from rules.race.phases.rounds import TABLEAU_END
from rules.race.state import State

BEST = 4  # cards of the hand that are looked at one by one
WHOLE = 12.0  # rounds of a game


def features(state: State, seat: int) -> Features:
    """What a seat sees at the beginning of a round: of itself, and of the others on average."""
    player = state.players[seat]
    others = [other for other in state.players if other is not player]
    left = rounds_left(state)
    found = {
        "left": left,
        "pool": state.pool / len(state.players),
        "last": float(left <= 1.3),
        "longest": float(max(len(each.tableau) for each in state.players)),
        "seats": float(len(state.players)),
        "ahead": points(state, player) - float(max(points(state, other) for other in others)),
    }
    look = outlook(state, player)
    for name, value in _open(look, own=True):
        found[f"own {name}"] = value
    for other in others:
        for name, value in _open(outlook(state, other), own=False):
            key = f"other {name}"
            found[key] = found.get(key, 0.0) + value / len(others)
    found.update(_hand(look))
    return found


def _open(look: Outlook, *, own: bool) -> Iterator[tuple[str, float]]:
    """What lies open of a player, and what the phases bring."""
    state, player = look.state, look.player
    early = look.left / WHOLE
    lying = look.lying
    yield "points", float(points(state, player))
    yield "cards", float(len(player.tableau))
    yield "short", (TABLEAU_END - len(player.tableau)) * early
    yield "hand", float(len(player.hand))
    yield "hand early", len(player.hand) * early
    yield "goods early", len(player.goods) * early
    yield "military early", lying.military * early
    yield "produces early", look.goods * early
    yield "consumes early", look.mouths * early
    yield "fed early", min(look.goods, look.mouths) * early
    yield "kinds early", len(look.kinds) * early
    for kind in VALUE_OF_GOOD:
        yield f"goods {kind}", float(sum(state.card(good.world).good == kind for good in player.goods))
    for card in player.tableau:
        name = design_of(card)
        yield f"has {name}", 1.0
        yield f"early {name}", early
    called = prospects(look, own=own)
    for action, worth in called.called.items():
        yield f"call {action}", worth
    yield "growing", sum(look.kinds.get(kind, 0) * VALUE_OF_GOOD[kind] for kind in look.kinds) * early


def _hand(look: Outlook) -> Iterator[tuple[str, float]]:
    """What the player knows of the hand: what the best cards are worth, and how many cannot be placed yet."""
    state, player = look.state, look.player
    worths = sorted((kept_worth(look, card) for card in player.hand), reverse=True)
    total = 0.0
    for place in range(BEST):
        total += worths[place] if place < len(worths) else 0.0
        yield f"best {place + 1}", total
    yield "worth", sum(worths)
    yield "sixes", float(sum(bool(state.card(card).score) for card in player.hand)) * look.left / WHOLE
    yield "six", max((_six(look, card) for card in player.hand if state.card(card).score), default=0.0)
    yield "strong", float(sum(price(look, card) == NEVER for card in player.hand))
    yield "free", float(sum(price(look, card) == 0 for card in player.hand if state.card(card).world))


def _six(look: Outlook, card: str) -> float:
    return appraised(look, card) if price(look, card) < NEVER else 0.0
