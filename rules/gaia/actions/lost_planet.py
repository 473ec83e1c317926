"""Place the lost planet (8-2 Navigation 5)."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Illegal, Unavailable, choose
from rules.core.flow import Execution, Rule
from rules.gaia.actions.mines import colonise, colony_gains
from rules.gaia.economy.goods import pay
from rules.gaia.frames import LostPlanet
from rules.gaia.reach import Reach, by_sector, empty_space
from rules.gaia.state import State


class LostPlanetRule(Rule):
    """8-2 Navigation 5: the lost planet goes to empty space within range; that counts as building a mine there."""

    frame = LostPlanet

    def ask(self, state: State, frame: LostPlanet) -> Decision | None:
        """Where; None when the player reaches no empty space."""
        player = state.players[frame.seat]
        found = Reach(state, player).among(empty_space(state))
        gains = colony_gains(state, player, "lost")
        options = [by_sector(at, qic, gains) for qic, at in sorted((qic, at) for at, qic in found.items())]
        if not options:
            return None
        return choose(frame.seat, "lost-planet", options)

    def unavailable(self, state: State, frame: LostPlanet) -> list[Unavailable]:
        """Space in reach that somebody's satellite or space station takes up."""
        reach = Reach(state, state.players[frame.seat])
        taken = {at for player in state.players for at in (*player.satellites, *player.stations)}
        near = reach.among(sorted(taken))
        return [Unavailable(by_sector(at, qic), Illegal("space-taken")) for at, qic in near.items()]

    def do(self, execution: Execution[State], frame: LostPlanet, answer: Answer) -> None:
        """Pay for the range; the hex becomes the player's planet, with a mine."""
        execution.pop()
        state = execution.state
        player = execution.state.players[frame.seat]
        at = answer[0]
        pay(player, {"qic": Reach(state, player).qic(at) or 0})
        state.planets[at] = "lost"
        player.lost = at
        execution.tell("lost-planet", seat=player.seat, hex=at)
        colonise(execution, player, at)
