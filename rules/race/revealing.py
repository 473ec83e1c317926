"""All sealed answers of a kind are in: they are shown, and carried out in the order of turns."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.sealing import Act, OpeningRule
from rules.race.frames import Reveal
from rules.race.phases.choosing import show_actions
from rules.race.phases.exploring import keep_explored
from rules.race.phases.placing import place, settle_up
from rules.race.phases.rounds import cut_hands
from rules.race.setup import keep_starts
from rules.race.state import Player, State


class RevealRule(OpeningRule):
    """Everybody has answered."""

    frame = Reveal
    acts: Mapping[str, Act] = {
        "start": keep_starts,
        "actions": show_actions,
        "explore": keep_explored,
        "develop": place,
        "settle": place,
        "pay": settle_up,
        "limit": cut_hands,
    }

    def players(self, state: State, frame: Reveal) -> list[Player]:
        """In the order of turns."""
        return state.in_order()
