"""Move: ships are activated one after the other, each as far as its drives carry it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import AskingRule, Execution
from rules.core.hexes import Hex, parse
from rules.eclipse.actions.diplomacy import break_relations
from rules.eclipse.actions.idle import end_unused
from rules.eclipse.components.setup import SCORING
from rules.eclipse.components.ships import SHIPS
from rules.eclipse.frames import Move
from rules.eclipse.galaxy.movement import partners_in, routes
from rules.eclipse.galaxy.presence import free_ships, is_contested
from rules.eclipse.state import Fleet, Player, Sector, State

NOTHING = "none"


def move_options(state: State, player: Player, activations: int = 1) -> Iterator[Option]:
    """Every class of ships in every sector, with every sector it can reach in one activation.

    So many activations may send several ships of the class there in one go.
    """
    for place, sector in state.places():
        fleet = sector.fleet(player.seat)
        for kind in sorted(fleet.ships) if fleet and free_ships(sector, player) else ():
            if SHIPS[kind].mobile:
                yield from _ways(state, player, place, sector, kind, activations)


def _ways(state: State, player: Player, place: Hex, sector: Sector, kind: str, activations: int) -> Iterator[Option]:
    most = min(activations, free_ships(sector, player), cast(Fleet, sector.fleet(player.seat)).ships[kind])
    for there, way in sorted(routes(state, player, place, kind).items()):
        target = state.map[str(there)]
        facts: dict[str, str | int] = {"ship": kind, "source": sector.tile, "target": target.tile, "steps": len(way)}
        facts["place"] = target.tile
        facts["battle"] = int(is_contested(target, player))
        betrayed = _betrayed(state, player, way)
        facts["betrays"] = int(bool(betrayed))
        costs = _costs(state, player, betrayed)
        word = f"{kind}:{sector.tile}:{target.tile}"
        yield Option(word, f"ships:{kind}:{sector.tile}", {**facts, "count": 1}, costs)
        for count in range(2, most + 1):
            yield Option(f"{word}:{count}", f"ships:{kind}:{sector.tile}", {**facts, "count": count}, costs)


def _costs(state: State, player: Player, betrayed: list[int]) -> dict[str, int]:
    """The points that are lost with ambassadors, and for the traitor card."""
    if not betrayed:
        return {}
    card = 0 if state.traitor == player.seat else -SCORING.traitor
    return {"vp": SCORING.ambassador * len(betrayed) + card}


def _betrayed(state: State, player: Player, way: list[Hex]) -> list[int]:
    """The partners whose sectors a way enters."""
    found = [seat for place in way for seat in partners_in(state.map[str(place)], player)]
    return list(dict.fromkeys(found))


class MoveRule(AskingRule):
    """Up to so many activations; the same ship may be activated again."""

    frame = Move

    def ask(self, state: State, frame: Move) -> Decision:
        """The next activation, or no more."""
        options = [*move_options(state, state.players[frame.seat], frame.left), Option(NOTHING)]
        return choose(frame.seat, "move", options, (NOTHING,), left=frame.left)

    def do(self, execution: Execution[State], frame: Move, answer: Answer) -> None:
        """Send a ship on its way, or move no more."""
        if answer[0] == NOTHING:
            player = execution.state.players[frame.seat]
            more = any(move_options(execution.state, player))
            end_unused(execution, player, "move", "moves", left=frame.left, more=more)
            execution.pop()
            return
        kind, source, target, *several = answer[0].split(":")
        count = int(several[0]) if several else 1
        frame.left -= count
        if not frame.left:
            execution.pop()
        for _ in range(count):
            _move_ship(execution, execution.state.players[frame.seat], kind, source, target)


def _move_ship(execution: Execution[State], player: Player, kind: str, source: str, target: str) -> None:
    """A ship goes its way; whoever enters a sector of a partner breaks their relations."""
    state = execution.state
    way = routes(state, player, parse(state.hex_of(source)), kind)[parse(state.hex_of(target))]
    for seat in _betrayed(state, player, way):
        break_relations(execution, player, state.players[seat])
    state.sector(source).remove_ship(player.seat, kind)
    state.sector(target).add_ship(player.seat, kind)
    execution.tell("moved", seat=player.seat, ship=kind, source=source, target=target)
