"""Set-up: factions, chosen one after another or bid for."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Illegal, Option, Unavailable, choose
from rules.core.flow import AskingRule, Execution, results
from rules.gaia.components import FACTIONS
from rules.gaia.economy.effects import under
from rules.gaia.frames import Bid, ChooseFaction
from rules.gaia.setup.starting import start_goods, take_start
from rules.gaia.state import State

FIRST_GAME = {
    2: ("hadsch-hallas", "xenos"),
    3: ("terrans", "taklons", "geodens"),
    4: ("terrans", "hadsch-hallas", "xenos", "taklons"),
}
BID_WINDOW = 31  # how far above the least bid one may go in one step


def free_factions(state: State) -> list[str]:
    """Factions whose two-sided board nobody has taken."""
    colours = {FACTIONS[taken].colour for taken in state.pool}
    return [faction for faction in state.offered if FACTIONS[faction].colour not in colours]


def _option(faction: str) -> Option:
    board = FACTIONS[faction]
    return Option(faction, "", {"planet": board.home}, gains=under("start", start_goods(faction)))


class FactionRule(AskingRule):
    """Seven boards with a faction on each side; clockwise from the start player."""

    frame = ChooseFaction

    def ask(self, state: State, frame: ChooseFaction) -> Decision:
        """The factions whose board is still free."""
        return choose(frame.seat, "faction", [_option(faction) for faction in free_factions(state)])

    def unavailable(self, state: State, frame: ChooseFaction) -> list[Unavailable]:
        """Factions that are taken, lie under one that is, or are not played with."""
        free = free_factions(state)
        return [Unavailable(_option(faction), _taken(state, faction)) for faction in FACTIONS if faction not in free]

    def do(self, execution: Execution[State], frame: ChooseFaction, answer: Answer) -> None:
        """Take it with what its board shows, or put it up for auction."""
        execution.pop()
        execution.state.pool.append(answer[0])
        mine = execution.state.options["auction"] == "none"
        brought = under("start", start_goods(answer[0])) if mine else {}
        execution.tell("faction", seat=frame.seat, faction=answer[0], **results(brought))
        if mine:
            player = execution.state.players[frame.seat]
            player.faction = answer[0]
            take_start(player)


def _taken(state: State, faction: str) -> Illegal:
    if faction in state.pool:
        return Illegal("faction-taken")
    return Illegal("faction-side" if faction in state.offered else "faction-not-offered")


class BidRule(AskingRule):
    """Whoever has no faction bids points for one, above what it stands at; the outbid player bids again."""

    frame = Bid

    def ask(self, state: State, frame: Bid) -> Decision:
        """A faction and points. While factions are still chosen, an untaken one may be had for nothing."""
        options = []
        for faction in state.pool:
            least = _standing_bid(state, faction) + 1
            options += [_bid(faction, vp, f"faction:{faction}") for vp in range(least, least + BID_WINDOW)]
        if len(state.pool) < len(state.players):
            options = [_bid(faction, 0, "new") for faction in free_factions(state)] + options
        cheapest = min(options, key=lambda option: int(option.word.partition(":")[2]))
        return choose(frame.seat, "bid", options, (cheapest.word,))

    def unavailable(self, state: State, frame: Bid) -> list[Unavailable]:
        """Bids that are no higher than what stands."""
        standing = [(faction, _standing_bid(state, faction)) for faction in state.pool]
        return [
            Unavailable(_bid(faction, vp, f"faction:{faction}"), Illegal("bid-low", least=vp + 1))
            for faction, vp in standing
            if vp >= 0
        ]

    def do(self, execution: Execution[State], frame: Bid, answer: Answer) -> None:
        """The bid stands; go on to the next player without a faction."""
        execution.pop()
        state = execution.state
        faction, _, points = answer[0].partition(":")
        for other in state.players:
            if other.faction == faction:
                other.faction = ""
                other.bid = 0
        bidder = state.players[frame.seat]
        bidder.faction = faction
        bidder.bid = int(points)
        if faction not in state.pool:
            state.pool.append(faction)
        execution.tell("bid", seat=frame.seat, faction=faction, points=int(points))
        seats = [*range(frame.seat + 1, len(state.players)), *range(frame.seat)]
        if (following := next((seat for seat in seats if not state.players[seat].faction), None)) is not None:
            execution.push(Bid(following))


def _bid(faction: str, vp: int, group: str) -> Option:
    return Option(f"{faction}:{vp}", group, costs={"end:vp": vp})


def _standing_bid(state: State, faction: str) -> int:
    return next((player.bid for player in state.players if player.faction == faction), -1)
