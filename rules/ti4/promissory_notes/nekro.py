"""Antivirus: the promissory note of the Nekro Virus (69)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution
from rules.ti4.cards.card import ALWAYS, Card
from rules.ti4.cards.frames import Played
from rules.ti4.components.promissory_notes import owner_of
from rules.ti4.singularity import ANTIVIRUS
from rules.ti4.state import State
from rules.ti4.tactical.ground_combat import ground_combat
from rules.ti4.tactical.space_combat import space_combat


class Antivirus(Card):
    """As a combat begins it lies open, and Nekro takes no technology of its holder (`singularity.py`)."""

    id = ANTIVIRUS
    conditions = (ALWAYS,)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """In the first round of any combat of the holder."""
        combat = ground_combat(state, seat) or space_combat(state, seat)
        if combat and combat.round == 1:
            yield Option("")

    def serves(self, state: State, copy: str) -> bool:
        """As long as its owner is in the game."""
        return not state.players[owner_of(copy)].eliminated

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """It lies open already, and speaks by itself."""
