"""Upkeep phase: last colony ships, money for influence, then science and materials. All players at once.

The rulebook does not say in which order players do this; nothing of it touches another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import Execution, Rule, results
from rules.eclipse.actions.colony_ships import colony_options, forfeit_colony_ships, settle
from rules.eclipse.actions.diplomacy import end_relations
from rules.eclipse.actions.trade import trade, trade_options
from rules.eclipse.components.setup import ROUNDS
from rules.eclipse.economy.cubes import give_up
from rules.eclipse.economy.tracks import balance, production, upkeep
from rules.eclipse.frames import Colonize, Pay, Together
from rules.eclipse.scoring.final import score, sector_points
from rules.eclipse.state import NO_SEAT, Player, State
from rules.eclipse.together import ask_no_more

DONE = "done"


def begin_upkeep(execution: Execution[State]) -> None:
    """A lane for each player."""
    seats = [player.seat for player in execution.state.living()]
    execution.push(Together([[Pay(seat), Colonize(seat)] for seat in seats]))


class ColonizeRule(Rule):
    """Colony ships that are left may still be activated, but not into sectors with enemy ships."""

    frame = Colonize

    def asks(self, state: State, frame: Colonize) -> bool:
        """While there is a square to settle."""
        return any(colony_options(state, state.players[frame.seat], only_at_peace=True))

    def ask(self, state: State, frame: Colonize) -> Decision | None:
        """Which square, or no more."""
        options = list(colony_options(state, state.players[frame.seat], only_at_peace=True))
        if not options:
            return None
        return choose(frame.seat, "colonize", [*options, Option(DONE)], (DONE,), last=int(state.round == ROUNDS))

    def do(self, execution: Execution[State], frame: Colonize, answer: Answer) -> None:
        """Let a colony ship settle the square that was chosen, or end settling."""
        word, *rest = answer[0].split(":")
        if word == DONE:
            forfeit_colony_ships(execution, execution.state.players[frame.seat])
            execution.pop()
        else:
            settle(execution, execution.state.players[frame.seat], *rest)


def bankruptcy_options(state: State, player: Player) -> Iterator[Option]:
    """What brings money: trade for it, or giving up a sector, whose population goes home."""
    yield from trade_options(player, ("money",))
    for sector in state.controlled(player.seat):
        gains = {"discs": 1, "less-upkeep:money": upkeep(player) - upkeep(player, taken=-1)}
        costs = {"vp": sector_points(player, sector), "cubes": sector.population}
        facts = {"tile": sector.tile, "place": sector.tile}
        yield Option(f"abandon:{sector.tile}", "abandon", facts, costs, gains)


def _abandon(execution: Execution[State], player: Player, tile: str) -> None:
    sector = execution.state.sector(tile)
    execution.tell("abandoned", seat=player.seat, tile=tile, **results({}, {"vp": sector_points(player, sector)}))
    give_up(execution, sector)


REMEDIES: dict[str, Callable[..., None]] = {"trade": trade, "abandon": _abandon}


class PayRule(Rule):
    """Money produced less upkeep. Money is never below zero: before that, players trade or give sectors up."""

    frame = Pay

    def asks(self, state: State, frame: Pay) -> bool:
        """While a player who cannot pay can do something about it."""
        player = state.players[frame.seat]
        return short(player) > 0 and any(bankruptcy_options(state, player))

    def ask(self, state: State, frame: Pay) -> Decision | None:
        """What to do about it."""
        player = state.players[frame.seat]
        options = list(bankruptcy_options(state, player)) if short(player) > 0 else []
        facts = {"short": short(player), "last": int(state.round == ROUNDS)}
        if not options:
            return None
        return choose(frame.seat, "pay", options, None, **facts)

    def do(self, execution: Execution[State], frame: Pay, answer: Answer) -> None:
        """Raise money by the chosen remedy."""
        word, *rest = answer[0].split(":")
        REMEDIES[word](execution, execution.state.players[frame.seat], *rest)

    def run(self, execution: Execution[State], frame: Pay) -> None:
        """Pay, and take what science and materials tracks produce; who still cannot pay is out of the game."""
        execution.pop()
        player = execution.state.players[frame.seat]
        if short(player) > 0:
            collapse(execution, player)
            return
        gains = {"money": balance(player), "science": production(player, "science")}
        gains["materials"] = production(player, "materials")
        for resource, amount in gains.items():
            setattr(player, resource, getattr(player, resource) + amount)
        facts = {"upkeep": upkeep(player), "produced": production(player, "money")}
        execution.tell("produced", seat=player.seat, **facts, **results(gains))


def outlook(view: State, seat: int) -> Mapping[str, int]:
    """What the next upkeep phase of a player will bring, and what one more disc would change; {} where none comes.

    `rounds`: how many upkeep phases can be paid with that disc taken and production as it is, at most the `last` that
    are left; `always`: whether all of these.
    """
    player = view.players[seat]
    if not view.round or player.collapsed or view.results[seat]:
        return {}
    last = ROUNDS - view.round + 1
    after = player.money + balance(player)
    missing = max(0, -balance(player, taken=1))
    rounds = min(last, player.money // missing) if missing else last
    return {
        "money": player.money,
        "produced": production(player, "money"),
        "upkeep": upkeep(player),
        "left": max(0, after),
        "short": max(0, -after),
        "more": upkeep(player, taken=1) - upkeep(player),
        "discs": player.discs,
        "rounds": rounds,
        "last": last,
        "always": int(rounds == last),
    }


def short(player: Player) -> int:
    """How much money is missing; not above zero for whoever can pay."""
    return -(player.money + balance(player))


def collapse(execution: Execution[State], player: Player) -> None:
    """A civilization that gave everything up and still cannot pay counts its points and leaves the game."""
    state = execution.state
    state.results[player.seat] = score(state, player)
    execution.shown = True
    result = state.results[player.seat]
    execution.tell("collapsed", seat=player.seat, vp=sum(result.values()), reputation=result["reputation"])
    player.collapsed = True
    end_relations(execution, player)
    ask_no_more(state, player.seat)
    for sector in state.map.values():
        sector.fleets = [fleet for fleet in sector.fleets if fleet.seat != player.seat]
        if sector.disc == player.seat:
            sector.disc = NO_SEAT
