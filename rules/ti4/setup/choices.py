"""What each player chooses before the first round, all at once: units, a technology, a secret objective (S11, S12)."""

from __future__ import annotations

from rules.core.decisions import Allocate, Answer, Decision, Illegal, Option, Slot, allocation, choose, spread
from rules.core.flow import AskingRule, Execution
from rules.ti4.components.planets import PLANETS
from rules.ti4.components.setup import STRUCTURE_LIMITS
from rules.ti4.components.technologies import GENERIC, TECHNOLOGIES
from rules.ti4.components.units import UnitKind, class_of
from rules.ti4.galaxy.forces import put
from rules.ti4.setup.frames import KeepSecret, StartingTechnology, StartingUnits
from rules.ti4.state import Player, State


class KeepSecretRule(AskingRule):
    """Of the secret objectives dealt one is kept; the others go back unseen."""

    frame = KeepSecret

    def ask(self, state: State, frame: KeepSecret) -> Decision:
        """Which of the secret objectives dealt."""
        secrets = state.players[frame.seat].secrets
        return choose(frame.seat, "keep-secret", [Option(id, "", {"objective": id}) for id in secrets])

    def do(self, execution: Execution[State], frame: KeepSecret, answer: Answer) -> None:
        """Keep it; the others go back into the deck unseen."""
        state, player = execution.state, execution.state.players[frame.seat]
        execution.pop()
        state.secret_deck = sorted([*state.secret_deck, *(id for id in player.secrets if id not in answer)])
        player.secrets = [*answer]
        execution.tell("kept-secret", frame.seat, seat=frame.seat, objective=answer[0])


class StartingTechnologyRule(AskingRule):
    """A technology without prerequisites that the player does not own."""

    frame = StartingTechnology

    def ask(self, state: State, frame: StartingTechnology) -> Decision:
        """Which one."""
        player = state.players[frame.seat]
        found = [id for id in GENERIC if not TECHNOLOGIES[id].needs and not player.has(id)]
        options = [Option(id, TECHNOLOGIES[id].kind, {"technology": id}) for id in found]
        return choose(frame.seat, "starting-technology", options)

    def do(self, execution: Execution[State], frame: StartingTechnology, answer: Answer) -> None:
        """Own it."""
        execution.pop()
        execution.state.players[frame.seat].technologies.append(answer[0])
        execution.tell("starting-technology", seat=frame.seat, technology=answer[0])


class StartingUnitsRule(AskingRule):
    """Ground forces and structures of the start, on any planets of the home system."""

    frame = StartingUnits

    def ask(self, state: State, frame: StartingUnits) -> Decision:
        """How many of each on which planet; a word is `kind:planet`."""
        player, home = state.players[frame.seat], state.home(frame.seat)
        units = units_to_place(player)
        slots = [
            Slot(f"{kind}:{planet.id}", limit(kind, number), {"kind": kind, "planet": planet.id})
            for kind, number in units.items()
            for planet in home.planets
        ]
        number = sum(units.values())
        ask = Allocate(tuple(slots), number, number)
        return Decision(frame.seat, "starting-units", ask, best_places(state, player))

    def do(self, execution: Execution[State], frame: StartingUnits, answer: Answer) -> None:
        """Put them there; raises `Illegal` where there are too many or too few of a kind."""
        state, player = execution.state, execution.state.players[frame.seat]
        amounts, units = allocation(answer), units_to_place(player)
        for kind, number in units.items():
            given = sum(count for word, count in amounts.items() if word.partition(":")[0] == kind)
            if given != number:
                raise Illegal("starting-units", kind=kind, number=number, given=given)
        execution.pop()
        for kind in units:
            for planet in state.home(player.seat).planets:
                if count := amounts.get(f"{kind}:{planet.id}", 0):
                    put(planet.forces, player.seat, kind, count)
        execution.tell("starting-units", seat=frame.seat, units=" ".join(answer))


def units_to_place(player: Player) -> dict[UnitKind, int]:
    """The units of the start that stand on planets."""
    return {
        kind: number
        for kind, number in player.printed.units.items()
        if class_of(kind) != "ship" and not player.units[kind].move
    }


def limit(kind: UnitKind, number: int) -> int:
    """How many of a kind, out of so many, can stand on one planet."""
    return min(number, STRUCTURE_LIMITS.get(kind, number))


def best_places(state: State, player: Player) -> Answer:
    """All on the planet with the most resources, where a dock makes most, but a ground force on each other one."""
    planets = sorted((planet.id for planet in state.home(player.seat).planets), key=lambda id: -PLANETS[id].resources)
    amounts = {f"{kind}:{planets[0]}": number for kind, number in units_to_place(player).items()}
    for planet in planets[1:]:
        if amounts[f"infantry:{planets[0]}"] > 1:
            amounts[f"infantry:{planets[0]}"] -= 1
            amounts[f"infantry:{planet}"] = 1
    return spread(amounts)
