"""What an action card, a promissory note or a power of a faction does: a class for each name, found by it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from rules.core.decisions import Facts, Option
from rules.core.flow import Execution
from rules.core.hidden import MASK
from rules.ti4.cards.frames import Played
from rules.ti4.cards.powers import is_power, may_play_cards, powers_of
from rules.ti4.components.action_cards import ACTION_CARDS, ActionCard, name_of
from rules.ti4.components.factions import POWERS, Power
from rules.ti4.components.promissory_notes import PROMISSORY_NOTES, PromissoryNote, is_note, owner_of
from rules.ti4.state import Player, State

ALWAYS, NEVER, FIRST = "always", "never", "first"  # whenever it can be, at no time, in the first round of a combat
BELOW = "below-"  # the head of a condition: that the chance to win is below so many per cent
ACTION_CARD = "action-card"  # the fact that names one
PRINTED: Mapping[str, ActionCard | PromissoryNote | Power] = {**ACTION_CARDS, **PROMISSORY_NOTES, **POWERS}
GROUP, POWER_GROUP = "action-cards", "powers"  # the headings of such options
SHAPED = (  # facts that a line about a card names
    *("planet", "system", "where", "target", "kind", "readies", "cancels", "owner"),
    *("law", "votes", "wormhole", "what", "given", "taken", "discards"),
    *("gives-up", "units", "improves", "paid"),
    "joining",
)


class Card:
    """An action card, a note or a power. A subclass says what it may be played on, and what it does.

    What it is played on is a word, `target`, with facts for its label: a planet, a place, `p2`, or "" for a card that
    is played on nothing. conditions: when somebody may want to play it without being asked; `target_when` says on what
    then. An own action has none. usual: the condition that is proposed for a power in a battle; "" for none.
    """

    id: ClassVar[str] = ""  # none of a class that several cards share
    price: ClassVar[int] = 0  # in trade goods, when it is carried out
    conditions: ClassVar[tuple[str, ...]] = ()
    usual: ClassVar[str] = ""
    instead_of_votes: ClassVar[bool] = False  # whether whoever plays it cannot vote on the agenda
    by_id: ClassVar[dict[str, Card]] = {}

    def __init_subclass__(cls) -> None:
        """Every card is found by its id; raises KeyError for one that is not in the box."""
        if cls.id:
            Card.by_id[PRINTED[cls.id].id] = cls()

    @property
    def windows(self) -> tuple[str, ...]:
        """The moments at which it can be played, by their names in the data.

        Such as `agenda-after`; the names stand in `cards/moments.py`. Raises KeyError for a class that several cards
        share, which has no id of its own.
        """
        return PRINTED[self.id].windows

    def targets(self, state: State, seat: int) -> Iterable[Option]:
        """What a player may play it on at one of its moments; nothing where it cannot be played at all."""
        return (Option(""),)

    def serves(self, state: State, copy: str) -> bool:
        """Whether this copy is of any use now, apart from what it is played on: of notes it matters whose they are."""
        return True

    def possible(self, state: State, seat: int) -> bool:
        """Whether a power may be of use in the battle that begins, as everybody sees."""
        return True

    def price_of(self, target: str) -> int:
        """What it costs in trade goods when it is carried out, played on this."""
        return self.price

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """On what the instruction with this condition plays it now; None where it does not."""
        return next((option.word for option in self.targets(state, seat)), None)

    def hits(self, state: State, played: Played) -> Iterable[int]:
        """The players whom it harms: those who may want to cancel it for their own sake."""
        facts = self.facts(state, played.seat, played.target)
        if "target" in facts:
            return (int(facts["target"]),)
        return ()

    def facts(self, state: State, seat: int, target: str) -> Mapping[str, str | int]:
        """The facts of a target, as it was offered; none where it is offered no more."""
        return next((option.facts for option in self.targets(state, seat) if option.word == target), {})

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Carry it out, as nobody has cancelled it."""
        raise NotImplementedError(self.id)


def below(percent: int) -> str:
    """The condition that the chance to win a space combat is below so many per cent."""
    return f"{BELOW}{percent}"


def percent_of(condition: str) -> int:
    """How many per cent such a condition names."""
    return int(condition.removeprefix(BELOW))


def options_for(state: State, seat: int, window: str, head: str = "") -> Iterator[Option]:
    """What a player can play at a moment: `plague.1:jord`, one copy of each name, behind a head where there is one.

    Action cards, notes of others and powers of the own faction, each with every target; none where nothing can be
    played.
    """
    player = state.players[seat]
    hand = one_of_each(player) if may_play_cards(state, player) else []
    for copy in (*hand, *notes_of_others(player), *powers_of(player)):
        card = Card.by_id.get(name_of(copy))
        if card and window in card.windows and card.serves(state, copy):
            for target in card.targets(state, seat):
                word = f"{head}{copy}:{target.word}" if target.word else f"{head}{copy}"
                facts = announced_facts(card.id, {**target.facts, **whose(copy)})
                yield Option(word, group_of(copy), facts, target.costs, target.gains)


def group_of(copy: str) -> str:
    """The heading of options about a card, a note or a power."""
    return POWER_GROUP if is_power(copy) else GROUP


def announced_facts(card: str, facts: Facts) -> dict[str, str | int]:
    """The facts of a card with its target; which of them there are is its `shape`, by which a line is worded."""
    shape = "-".join(name for name in SHAPED if name in facts)
    return {ACTION_CARD: card, "shape": shape or "none", **facts}


def one_of_each(player: Player) -> list[str]:
    """A copy of each name in the hand of a player."""
    return [*{name_of(copy): copy for copy in reversed(player.hand)}.values()][::-1]


def others_with_cards(state: State, seat: int) -> Iterator[Option]:
    """The other players who hold an action card, as targets; how many each holds lies open (2)."""
    for player in state.playing():
        if player.seat != seat and player.hand:
            yield Option(f"p{player.seat + 1}", "", {"target": player.seat})


def notes_of_others(player: Player) -> list[str]:
    """The notes in a player's hand that are not their own, which nobody uses (69.1)."""
    return [note for note in player.notes if note != MASK and owner_of(note) != player.seat]


def whose(copy: str) -> dict[str, str | int]:
    """The fact that says whose note this is; none of an action card, which is nobody's."""
    return {"owner": owner_of(copy)} if is_note(copy) else {}
