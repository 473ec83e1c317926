"""The Alastor: as a space combat begins, ground forces of Nekro join it as if they were ships (34)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution
from rules.ti4.cards.card import ALWAYS, Card
from rules.ti4.cards.frames import Played
from rules.ti4.combat.flagships import ALASTOR, has_flagship
from rules.ti4.combat.joined import SPACE, available, join
from rules.ti4.state import State
from rules.ti4.tactical.space_combat import space_combat

IN_SPACE = "in-space"  # a condition: those that ships carry, and none on planets


class TheAlastor(Card):
    """Nekro: any number of ground forces in the system, those in space before those on planets."""

    id = ALASTOR
    conditions = (IN_SPACE, ALWAYS)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """How many, in the first round, as long as the flagship is there."""
        combat = space_combat(state, seat)
        if combat and combat.round == 1 and has_flagship(state, seat, ALASTOR) and not combat.joined:
            for number in range(sum(available(state, seat).values()), 0, -1):
                yield Option(str(number), "", {"joining": number})

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """All of them, or all in space."""
        there = available(state, seat)
        number = there[SPACE] if condition == IN_SPACE else sum(there.values())
        words = {option.word for option in self.targets(state, seat)}
        return str(number) if str(number) in words else None

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """They fight until the combat ends."""
        join(execution.state, played.seat, int(played.target))
