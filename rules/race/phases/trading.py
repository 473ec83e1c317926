"""$: selling a good for cards."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Facts, Illegal, Unavailable, choose
from rules.core.flow import Execution, Rule
from rules.race.cards.cardplay import draw, kind_of, take_good
from rules.race.cards.wording import world_option
from rules.race.designs import VALUE_OF_GOOD
from rules.race.frames import Trade
from rules.race.state import Player, State

ACTION = "trade"  # what sells where no power does


def price(state: State, player: Player, world: str, *, bonuses: bool) -> int:
    """Cards the good of a world brings: by its kind, and by trade powers for any good, its kind, or this world."""
    kind = kind_of(state, world)
    if not bonuses:
        return VALUE_OF_GOOD[kind]
    return VALUE_OF_GOOD[kind] + sum(
        power.n
        for key, power in state.powers(player, "trade", "bonus")
        if power.good in ("any", kind) or (power.good == "this-world" and key.partition(":")[0] == world)
    )


def _sale(state: State, player: Player, world: str, *, bonuses: bool) -> Facts:
    return {"hand": price(state, player, world, bonuses=bonuses)}


def without_good(state: State, player: Player) -> list[Unavailable]:
    """The worlds of a player that could bear a good and bear none."""
    bearing = [card for card in player.tableau if state.card(card).good and not player.good_on(card)]
    return [Unavailable(world_option(state, world), Illegal("no-good-here")) for world in bearing]


class TradeRule(Rule):
    """One good is sold: by the action card before all consumption, or by a consume power."""

    frame = Trade

    def asks(self, state: State, frame: Trade) -> bool:
        """Whether there is a good to sell."""
        return bool(state.players[frame.seat].goods)

    def ask(self, state: State, frame: Trade) -> Decision | None:
        """Which good, if there is one."""
        player = state.players[frame.seat]
        options = [
            world_option(state, good.world, {"goods": 1}, _sale(state, player, good.world, bonuses=frame.bonuses))
            for good in player.goods
        ]
        if not options:
            return None
        return choose(frame.seat, "trade", options, power=frame.power or ACTION)

    def unavailable(self, state: State, frame: Trade) -> list[Unavailable]:
        """Worlds without a good."""
        return without_good(state, state.players[frame.seat])

    def do(self, execution: Execution[State], frame: Trade, answer: Answer) -> None:
        """Sell the good of that world for as many cards as it is worth."""
        execution.pop()
        player = execution.state.players[frame.seat]
        world = answer[0]
        cards = price(execution.state, player, world, bonuses=frame.bonuses)
        take_good(execution.state, player, world)
        execution.tell("sold", seat=frame.seat, world=world, cards=cards)
        draw(execution, player, cards)
