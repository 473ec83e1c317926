"""Set-up: components chosen by a player, factions made ready, first structures and boosters."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Answer, Decision, Illegal, Option, Unavailable, choose
from rules.core.flow import ActingRule, AskingRule, Execution, Rule
from rules.gaia.components import (
    ADVANCED_TILES,
    BOOSTERS,
    FACTIONS,
    FINAL_TILES,
    ROUND_TILES,
    ROUNDS,
    STANDARD_SLOTS,
    STANDARD_TILES,
    SUPPLY_TOKENS,
    TOKENS_EACH,
    TRACKS,
)
from rules.gaia.frames import Bid, ChooseFaction, FirstBooster, FirstMine, Lay, Prepare
from rules.gaia.reach import occupied
from rules.gaia.setup.choosing import FIRST_GAME, free_factions
from rules.gaia.setup.starting import take_start
from rules.gaia.state import State


class ComponentRule(Rule):
    """Everything that chance would lay out may be chosen by the start player instead, one after another."""

    frame = Lay

    def ask(self, state: State, frame: Lay) -> Decision | None:
        """The next component, until all are there."""
        slot, left = next(self._missing(state), ("", []))
        if not slot:
            return None
        return choose(frame.seat, "component", [Option(one) for one in left], slot=slot)

    def _missing(self, state: State) -> Iterator[tuple[str, list[str]]]:
        """(slot, what may go there), in the order in which the board is laid."""
        if len(state.boosters) < len(state.players) + 3:
            yield "booster", _without(BOOSTERS, state.boosters)
        for slot in STANDARD_SLOTS:
            if slot not in state.slots:
                yield slot, _without(STANDARD_TILES, state.slots.values())
        for track in TRACKS:
            if track not in state.advanced:
                yield f"adv:{track}", _without(ADVANCED_TILES, state.advanced.values())
        if not state.terra_token:
            yield "terra-token", list(SUPPLY_TOKENS)
        if len(state.round_tiles) < ROUNDS:
            yield f"round{len(state.round_tiles) + 1}", _without(ROUND_TILES, state.round_tiles)
        if len(state.final_tiles) < 2:
            yield f"final{len(state.final_tiles) + 1}", _without(FINAL_TILES, state.final_tiles)

    def do(self, execution: Execution[State], frame: Lay, answer: Answer) -> None:
        """The component goes to the slot that was asked about."""
        state = execution.state
        slot = next(self._missing(state))[0]
        chosen = answer[0]
        if slot == "booster":
            state.boosters.append(chosen)
        elif slot.startswith("adv:"):
            state.advanced[slot.removeprefix("adv:")] = chosen
        elif slot == "terra-token":
            state.terra_token = chosen
        elif slot.startswith("round"):
            state.round_tiles.append(chosen)
        elif slot.startswith("final"):
            state.final_tiles.append(chosen)
        else:
            state.slots[slot] = chosen
        execution.tell("laid", seat=frame.seat, slot=slot, component=chosen)


def _without(everything: object, taken: object) -> list[str]:
    return [one for one in everything if one not in taken]  # type: ignore[attr-defined,operator]


class PrepareRule(ActingRule):
    """The parts of the set-up that come after the board."""

    frame = Prepare

    def run(self, execution: Execution[State], frame: Prepare) -> None:
        """Begin a part."""
        execution.pop()
        {"factions": _factions, "ready": _ready, "structures": _structures, "boosters": _boosters}[frame.part](
            execution
        )


def _factions(execution: Execution[State]) -> None:
    state = execution.state
    options = execution.state.options
    seats = range(len(state.players))
    state.offered = list(FIRST_GAME[len(seats)] if options["factions"] == "first-game" else FACTIONS)
    if options["factions"] == "random":
        _draw_factions(execution)
    if options["auction"] != "none":
        execution.push(Bid(0))
    if options["auction"] != "bid-while-choosing" and not state.pool:
        execution.push(*(ChooseFaction(seat) for seat in seats))


def _draw_factions(execution: Execution[State]) -> None:
    """A random board for each player, either side up; without an auction it is theirs."""
    state = execution.state
    for player in state.players:
        state.pool.append(execution.rng.choice(free_factions(state)))
        if state.options["auction"] == "none":
            player.faction = state.pool[-1]


def _ready(execution: Execution[State]) -> None:
    """Everybody takes what their board shows; bought factions sit in the order in which they came up."""
    state = execution.state
    state.tokens = {token: TOKENS_EACH - (token == state.terra_token) for token in SUPPLY_TOKENS}
    if state.options["auction"] != "none":
        owner = {player.faction: player.seat for player in state.players}
        state.table = [owner[faction] for faction in state.pool]
    state.order = list(state.table)
    for player in state.players:
        if not player.research:  # else it was taken with the board; not in games that began before it was
            take_start(player)


def _structures(execution: Execution[State]) -> None:
    """Mines clockwise, then back; Xenos' third after that; Ivits' institute last of all."""
    state = execution.state
    miners = [seat for seat in state.table if state.players[seat].faction != "ivits"]
    xenos = [seat for seat in miners if state.players[seat].faction == "xenos"]
    ivits = [seat for seat in state.table if seat not in miners]
    execution.push(*(FirstMine(seat) for seat in (*miners, *reversed(miners), *xenos, *ivits)))


def _first_structures(faction: str) -> int:
    """How many structures a faction begins with."""
    return {"ivits": 1, "xenos": 3}.get(faction, 2)


def _boosters(execution: Execution[State]) -> None:
    execution.push(*(FirstBooster(seat) for seat in reversed(execution.state.table)))


class SettleRule(AskingRule):
    """A first structure on a home planet, free; nobody charges."""

    frame = FirstMine

    def ask(self, state: State, frame: FirstMine) -> Decision:
        """The home planets that nobody has settled."""
        player, taken = state.players[frame.seat], occupied(state)
        free = [at for at, planet in state.planets.items() if planet == player.board.home and at not in taken]
        return choose(
            frame.seat,
            "settle",
            [Option(at, "", {"hex": at}) for at in free],
            number=len(player.structures) + 1,
            count=_first_structures(player.faction),
            faction=player.faction,
            planet=player.board.home,
        )

    def do(self, execution: Execution[State], frame: FirstMine, answer: Answer) -> None:
        """A mine, or Ivits' institute, at no cost."""
        execution.pop()
        player = execution.state.players[frame.seat]
        kind = "institute" if player.faction == "ivits" else "mine"
        player.structures[answer[0]] = kind
        execution.tell("settled", seat=frame.seat, hex=answer[0], kind=kind)


class BoosterRule(AskingRule):
    """The first boosters, counter-clockwise from the last player."""

    frame = FirstBooster

    def ask(self, state: State, frame: FirstBooster) -> Decision:
        """The boosters that nobody has taken yet."""
        return choose(frame.seat, "booster", [Option(booster) for booster in state.boosters])

    def unavailable(self, state: State, frame: FirstBooster) -> list[Unavailable]:
        """Those that others have taken."""
        taken = [player.booster for player in state.players if player.booster]
        return [Unavailable(Option(booster), Illegal("booster-taken")) for booster in taken]

    def do(self, execution: Execution[State], frame: FirstBooster, answer: Answer) -> None:
        """The booster lies before the player from now on."""
        execution.pop()
        execution.state.boosters.remove(answer[0])
        execution.state.players[frame.seat].booster = answer[0]
        execution.tell("booster", seat=frame.seat, booster=answer[0])
