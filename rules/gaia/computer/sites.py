"""Where a seat could settle, remembered while it thinks: most turns of a plan change nothing about it."""

from __future__ import annotations

from collections.abc import Sequence

from rules.gaia.actions.mines import Site, survey
from rules.gaia.components import TRACKS
from rules.gaia.economy.goods import affords
from rules.gaia.reach import Reach
from rules.gaia.state import Player, State

QIC_BEYOND = 1  # range for which qic would have to be made first


class Sites:
    """The planets in reach of one seat, as the others wait."""

    def __init__(self) -> None:
        self._found: dict[object, Sequence[Site]] = {}

    def of(self, state: State, player: Player) -> Sequence[Site]:
        """Every planet that the seat could settle, paid for or not, with one qic more than it has."""
        if not player.left("mine"):
            return ()
        galaxy, research = state.galaxy, player.research
        own = galaxy.mask(player.structures), galaxy.mask(player.stations), galaxy.mask(player.projects)
        mark = (own, player.qic, research["nav"], research["terra"])
        if mark not in self._found:
            self._found[mark] = tuple(survey(state, player, Reach(state, player, beyond=QIC_BEYOND), 0))
        return self._found[mark]

    def any(self, state: State, player: Player, free_steps: int) -> bool:
        """Whether a mine can be paid for somewhere if so many steps of terraforming cost nothing."""
        price = TRACKS["terra"].step_cost[player.research["terra"]]
        return any(
            affords(player, {**site.cost, "ore": site.cost.get("ore", 0) - price * min(free_steps, site.steps)})
            for site in self.of(state, player)
        )
