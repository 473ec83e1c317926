"""Phase II: the gaia phase."""

from __future__ import annotations

from rules.core.decisions import Allocate, Answer, Decision, Illegal, Option, Slot, allocation, choose
from rules.core.flow import ActingRule, AskingRule, Execution, Rule, results
from rules.gaia.actions.technology import tile_open
from rules.gaia.economy.goods import gain
from rules.gaia.economy.waste import forfeit
from rules.gaia.frames import ItarTile, LeaveGaia, TakeTile, TerranGoods
from rules.gaia.state import State

TERRAN_PRICES = {"qic": 4, "ore": 3, "knowledge": 4, "credits": 1}
ITAR_PRICE = 4


def finish_projects(state: State) -> None:
    """Transdim planets with a gaiaformer become gaia planets."""
    for player in state.players:
        for at in player.projects:
            state.planets[at] = "gaia"


class LeaveGaiaRule(ActingRule):
    """Tokens leave the gaia area for bowl I, Terrans' for bowl II; Bal T'aks' gaiaformers come home."""

    frame = LeaveGaia

    def run(self, execution: Execution[State], frame: LeaveGaia) -> None:
        """Move them; Terrans with an institute then take goods."""
        execution.pop()
        player = execution.state.players[frame.seat]
        power = player.power
        moved = player.power.gaia
        power.gaia = 0
        if player.faction == "terrans":
            power.two += moved
        else:
            power.one += moved
        if power.stone == "gaia":
            power.stone = "1"
        if moved or player.resting:
            back = {"tokens": moved, "gaiaformers": player.resting}
            execution.tell("left-gaia", seat=frame.seat, **results(back))
        player.gaiaformers += player.resting
        player.resting = 0
        if player.faction == "terrans" and player.institute and moved:
            execution.push(TerranGoods(frame.seat, moved))


class TerranGoodsRule(AskingRule):
    """8-1 Terrans: as much power as tokens moved, for goods as by free actions."""

    frame = TerranGoods

    def ask(self, state: State, frame: TerranGoods) -> Decision:
        """How much of which goods. Nothing has to be taken; at the peer's table everything has."""
        slots = tuple(
            Slot(kind, frame.power // price, costs={"gaia-power": price}, gains={kind: 1})
            for kind, price in TERRAN_PRICES.items()
            if frame.power >= price
        )
        least = 1 if state.options["peer"] == "yes" else 0
        ask = Allocate(slots, least, frame.power)
        return Decision(frame.seat, "terran-goods", ask, (f"credits={frame.power}",), {"power": frame.power})

    def do(self, execution: Execution[State], frame: TerranGoods, answer: Answer) -> None:
        """The goods must not cost more than what left the gaia area; at the peer's table, no less either."""
        goods = allocation(answer)
        cost = sum(TERRAN_PRICES[kind] * number for kind, number in goods.items())
        if cost > frame.power or (execution.state.options["peer"] == "yes" and cost < frame.power):
            raise Illegal("terran-goods-power", power=frame.power, cost=cost)
        execution.pop()
        execution.tell("terran-goods", seat=frame.seat, **dict.fromkeys(TERRAN_PRICES, 0) | goods)
        forfeit(execution, frame.seat, "gaia-power", frame.power - cost)
        gain(execution, frame.seat, goods)


class ItarTileRule(Rule):
    """8-1 Itars: with the institute, four tokens of the gaia area for a technology tile, as often as they like."""

    frame = ItarTile

    def ask(self, state: State, frame: ItarTile) -> Decision | None:
        """Another tile, or not."""
        player = state.players[frame.seat]
        able = player.faction == "itars" and player.institute and player.power.gaia >= ITAR_PRICE
        if not able or not tile_open(state, player):
            return None
        tile = Option("tile", costs={"gaia-area": ITAR_PRICE}, gains={"tile": "any"})
        return choose(frame.seat, "itar-tile", [tile, Option("decline")], ("decline",), price=ITAR_PRICE)

    def do(self, execution: Execution[State], frame: ItarTile, answer: Answer) -> None:
        """Give four tokens and take one; then the question comes again."""
        if answer[0] == "decline":
            execution.pop()
            return
        execution.state.players[frame.seat].power.gaia -= ITAR_PRICE
        execution.push(TakeTile(frame.seat))
