"""Cards that cancel another one: Sabotage (2.8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution
from rules.ti4.cards.card import ACTION_CARD, ALWAYS, Card
from rules.ti4.cards.frames import Played
from rules.ti4.cards.moments import KINDS, kind_of
from rules.ti4.cards.playing import card_in_question, cards_in_question, is_heavy
from rules.ti4.components.action_cards import ACTION_CARDS, name_of
from rules.ti4.state import State

MINE, HEAVY = "mine", "heavy"


class Sabotage(Card):
    """Cancels the card that another player has just announced.

    A condition is a kind of cards or the name of one, too: those are cancelled, whoever plays them.
    """

    id = "sabotage"
    conditions = (MINE, HEAVY, ALWAYS, *KINDS, *(name for name in ACTION_CARDS if name != "sabotage"))

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """The card of another player that can still be cancelled (2.8)."""
        played = card_in_question(state)
        if played and played.seat != seat:
            yield Option("", "", {"target": played.seat, "cancels": name_of(played.card)})

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """Where it harms the player, is one of those that decide games, of that kind or name, or whatever it is."""
        played = card_in_question(state)
        if played is None or played.seat == seat:
            return None
        name = name_of(played.card)
        spoken = {
            MINE: seat in Card.by_id[name].hits(state, played),
            HEAVY: is_heavy(name),
            ALWAYS: True,
            kind_of(name): True,
        }
        return "" if spoken.get(condition, condition == name) else None

    def hits(self, state: State, played: Played) -> Iterable[int]:
        """Whose card it would cancel: that which was announced before it."""
        before = [frame for frame in cards_in_question(state) if frame is not played]
        return [before[0].seat] if before else ()

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """The other card has no effect."""
        found = card_in_question(execution.state)
        assert found is not None
        cancel(execution, played.seat, found)


def cancel(execution: Execution[State], seat: int, found: Played) -> None:
    """A card has no effect, by another player."""
    found.cancelled = True
    facts: dict[str, str | int] = {"seat": seat, "target": found.seat, ACTION_CARD: name_of(found.card)}
    execution.tell("cancelled-card", **facts)
