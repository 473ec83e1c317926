"""Warfare: a command token comes back from the board, and all go into pools anew; a dock at home produces (99)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Allocate, Answer, Decision, Option, Slot, allocation, choose, spread
from rules.core.flow import AskingRule, Execution, Rule
from rules.ti4.frames import HomeProduction, Produce, Rearrange, TakeUpToken
from rules.ti4.galaxy.forces import force_of
from rules.ti4.production.stymie import is_stymied
from rules.ti4.state import POOLS, State
from rules.ti4.tactical.limits import check_limits, fleet_needed
from rules.ti4.tactical.production import IN_SPACE

NONE = "none"


class TakeUpTokenRule(Rule):
    """A token of the player's anywhere on the board."""

    frame = TakeUpToken

    def asks(self, state: State, frame: TakeUpToken) -> bool:
        """Where an own token lies on the board."""
        return any(frame.seat in system.tokens for system in state.galaxy.values())

    def ask(self, state: State, frame: TakeUpToken) -> Decision | None:
        """Out of which system the token is taken (99)."""
        places = [place for place, system in state.galaxy.items() if frame.seat in system.tokens]
        options = [Option(place, "", state.at(place)) for place in places]
        return choose(frame.seat, "take-up-token", options) if options else None

    def do(self, execution: Execution[State], frame: TakeUpToken, answer: Answer) -> None:
        """Take it; it is put into a pool with the others."""
        execution.pop()
        execution.state.galaxy[answer[0]].tokens.remove(frame.seat)
        execution.tell("took-up-token", seat=frame.seat, **execution.state.at(answer[0]))
        following = execution.stack[-1]
        assert isinstance(following, Rearrange)
        following.gained = 1


class RearrangeRule(AskingRule):
    """All tokens of the command sheet, on its three pools."""

    frame = Rearrange

    def ask(self, state: State, frame: Rearrange) -> Decision:
        """How many tokens in which pool, all of the sheet together (99)."""
        player = state.players[frame.seat]
        pools, facts = player.pools, {"fleet": fleet_needed(state, player)}
        number = pools.all + frame.gained
        slots = pool_slots(state, number)
        default = spread({**pools.amounts(), "tactic": pools.tactic + frame.gained})
        return Decision(frame.seat, "rearrange", Allocate(slots, number, number), default, facts)

    def do(self, execution: Execution[State], frame: Rearrange, answer: Answer) -> None:
        """Put them there; fleets may be too large then."""
        state, pools = execution.state, execution.state.players[frame.seat].pools
        execution.pop()
        pools.lay_out(allocation(answer))
        execution.tell("tokens", seat=frame.seat, gained=frame.gained, pools=" ".join(answer))
        check_limits(execution, frame.seat, *state.galaxy)


def pool_slots(state: State, number: int) -> tuple[Slot, ...]:
    """The three pools, for so many tokens; the fleet pool may hold no more than a law allows."""
    room = {**dict.fromkeys(POOLS, number), "fleet": min(number, state.fleet_limit)}
    return tuple(Slot(pool, cap, {"pool": pool}) for pool, cap in room.items() if cap)


class HomeProductionRule(Rule):
    """A space dock in the home system uses its production; its system is not activated."""

    frame = HomeProduction

    def asks(self, state: State, frame: HomeProduction) -> bool:
        """Where several docks stand in the home system."""
        return len([*docks_at_home(state, frame.seat)]) > 1

    def ask(self, state: State, frame: HomeProduction) -> Decision | None:
        """Which of the docks produces (99)."""
        if not self.asks(state, frame):
            return None
        options = [Option(planet, "", {"planet": planet}) for planet in docks_at_home(state, frame.seat)]
        return choose(frame.seat, "home-production", options)

    def do(self, execution: Execution[State], frame: HomeProduction, answer: Answer) -> None:
        """Let that dock produce."""
        execution.replace(Produce(frame.seat, execution.state.place_of(answer[0]), answer[0]))

    def run(self, execution: Execution[State], frame: HomeProduction) -> None:
        """With the only one, or one in space."""
        state = execution.state
        execution.pop()
        for planet in docks_at_home(state, frame.seat):
            execution.push(Produce(frame.seat, state.place_of(planet), planet))
            return
        home = state.home(frame.seat)
        if force_of(home.space, frame.seat).count("space-dock"):
            place = next(place for place, system in state.galaxy.items() if system is home)
            execution.push(Produce(frame.seat, place, IN_SPACE))


def can_produce(state: State, seat: int) -> bool:
    """Whether a player has a space dock at home, and nothing keeps it from producing."""
    home = state.home(seat)
    place = next(place for place, system in state.galaxy.items() if system is home)
    docks = any(docks_at_home(state, seat)) or force_of(home.space, seat).count("space-dock") > 0
    return docks and not is_stymied(state, seat, place)


def docks_at_home(state: State, seat: int) -> Iterator[str]:
    """Planets of the home system with a space dock of the player."""
    for planet in state.home(seat).planets:
        if force_of(planet.forces, seat).count("space-dock"):
            yield planet.id
