"""A battle as a chain of states: how both sides stand, and which event comes next."""

from __future__ import annotations

from collections.abc import Mapping

from rules.eclipse.battle.fleets import SIDES, Fight, Side, opponent
from rules.eclipse.probability.course import Event, course
from rules.eclipse.probability.states import FleetStates
from rules.eclipse.probability.volleys import Outcome, Policy, Volleys
from rules.eclipse.probability.work import Work

Pair = tuple[int, int]  # the attacker's state and the defender's


class Model:
    """Both sides of a fight, their volleys and the course of the battle."""

    def __init__(self, fight: Fight, policies: Mapping[Side, Policy], work: Work) -> None:
        self.course = course(fight)
        self.policies = policies
        self.work = work
        self.fleets: dict[Side, FleetStates] = {
            side: FleetStates([one for one in fight.squadrons if one.side == side]) for side in SIDES
        }
        self.volleys = {
            side: Volleys(self.fleets[side].squadrons, self.fleets[opponent(side)], policies[side], work)
            for side in SIDES
        }
        self.start: Pair = (self.fleets["attacker"].start, self.fleets["defender"].start)

    def is_over(self, pair: Pair) -> bool:
        """Whether only one side is left."""
        return self.fleets["attacker"].beaten[pair[0]] or self.fleets["defender"].beaten[pair[1]]

    def attacker_wins(self, pair: Pair) -> bool:
        """Whether the defender is beaten; a battle without end is a stalemate, which the attacker loses."""
        return self.fleets["defender"].beaten[pair[1]]

    def endurance(self, pair: Pair) -> int:
        """How much more damage both sides can take; it sinks with each hit."""
        return self.fleets["attacker"].endurance[pair[0]] + self.fleets["defender"].endurance[pair[1]]

    def outcomes(self, event: Event, pair: Pair) -> tuple[float, list[Outcome]]:
        """What an event's fire does in a state: the probability that it does nothing, and its results."""
        ships = self.ships(event, pair)
        if not ships:
            return 1.0, []
        return self.volleys[event.side].outcomes(event, ships, pair[event.side == "attacker"])

    def ships(self, event: Event, pair: Pair) -> int:
        """How many ships of an event's squadron are in the sector."""
        return self.fleets[event.side].firing[pair[event.side != "attacker"]][event.squadron]

    def left(self, event: Event, pair: Pair) -> Pair:
        """The state after the squadron of an event has left the sector."""
        fleet = self.fleets[event.side]
        if event.side == "attacker":
            return fleet.leave(pair[0], event.squadron), pair[1]
        return pair[0], fleet.leave(pair[1], event.squadron)

    def hit(self, event: Event, pair: Pair, targets: int) -> Pair:
        """The state in which the targets of an event stand like that."""
        if event.side == "attacker":
            return pair[0], targets
        return targets, pair[1]

    def survivors(self, pair: Pair) -> dict[Side, tuple[int, ...]]:
        """How many ships of each squadron survive a battle that ends so; the attacker's are lost in a stalemate."""
        found = {side: fleet.survivors(state) for (side, fleet), state in zip(self.fleets.items(), pair, strict=True)}
        if not self.is_over(pair):
            found["attacker"] = self.fleets["attacker"].retreated(pair[0])
        return found
