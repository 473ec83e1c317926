"""Power and qic actions of the research board (action 6, 8-3): each once a round, for everybody together."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Illegal, Option, Unavailable
from rules.core.flow import Execution, results
from rules.gaia.actions.mines import has_site
from rules.gaia.actions.technology import tile_open
from rules.gaia.components import BOARD_ACTIONS, BoardAction, Goods
from rules.gaia.economy.effects import added
from rules.gaia.economy.goods import as_received
from rules.gaia.economy.power import flow, spendable
from rules.gaia.economy.scoring import count
from rules.gaia.frames import FreeMine, Gain, Rescore, TakeTile
from rules.gaia.state import Player, State


def _refused(state: State, player: Player, action: BoardAction) -> Illegal | None:
    """Why an action cannot be taken: it must be free, paid for, and have something to do."""
    if action.id in state.used:
        return Illegal("action-taken")
    if spendable(player) < action.power:
        return Illegal("action-power", need=action.power, have=spendable(player))
    if player.qic < action.qic:
        return Illegal("action-qic", need=action.qic, have=player.qic)
    if action.steps and not has_site(state, player, action.steps):
        return Illegal("action-no-site", steps=action.steps)
    if action.id == "qic1" and not tile_open(state, player):
        return Illegal("action-no-tile")
    if action.id == "qic2" and not player.federations:
        return Illegal("action-no-token")
    return None


def board_options(state: State, player: Player) -> list[Option]:
    """An option for each action still open."""
    power = spendable(player)
    paid = [action for action in BOARD_ACTIONS.values() if action.power <= power and action.qic <= player.qic]
    return [_option(state, player, action) for action in paid if not _refused(state, player, action)]


def unavailable_board_actions(state: State, player: Player) -> Iterator[Unavailable]:
    """The actions that cannot be taken."""
    for action in BOARD_ACTIONS.values():
        if reason := _refused(state, player, action):
            yield Unavailable(_option(state, player, action), reason)


def _option(state: State, player: Player, action: BoardAction) -> Option:
    costs = {"power": action.power} if action.power else {"qic": action.qic}
    return Option(action.id, "board", costs=costs, gains=_brings(state, player, action))


def _brings(state: State, player: Player, action: BoardAction) -> Goods:
    """The goods or points of an action."""
    points = 3 + count(state, player, "type") if action.id == "qic3" else 0
    return added(as_received(player, action.gain), {"vp": points})


def board_action(execution: Execution[State], player: Player, name: str) -> None:
    """Pay, mark it used, and carry it out."""
    action = BOARD_ACTIONS[name]
    seat = player.seat
    execution.state.used.append(name)
    brought = _brings(execution.state, player, action)
    execution.tell("action", seat=seat, action=name, **results(brought))
    player.qic -= action.qic
    if action.steps:
        execution.push(FreeMine(seat, steps=action.steps))
    elif name == "qic1":
        execution.push(TakeTile(seat))
    elif name == "qic2":
        execution.push(Rescore(seat))
    else:
        execution.push(Gain(seat, brought))
    flow(execution, seat, "spend", action.power)
