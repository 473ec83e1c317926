"""Power and qic actions of the research board (action 6, 8-3): each once a round, for everybody together."""

from __future__ import annotations

from rules.core.decisions import Option
from rules.core.flow import Turn
from rules.gaia.components import BOARD_ACTIONS, BoardAction
from rules.gaia.frames import FreeMine, Gain, Rescore, TakeTile
from rules.gaia.mines import sites
from rules.gaia.power import flow, spendable
from rules.gaia.scoring import count
from rules.gaia.state import Player, State
from rules.gaia.technology import open_advanced, open_standard


def _possible(state: State, player: Player, action: BoardAction) -> bool:
    """Paid for, and with something to do."""
    if action.id in state.used or spendable(player) < action.power or player.qic < action.qic:
        return False
    if action.steps:
        return bool(sites(state, player, action.steps))
    if action.id == "qic1":
        return bool(open_standard(state, player) or open_advanced(state, player))
    return action.id != "qic2" or bool(player.federations)


def board_options(state: State, player: Player) -> list[Option]:
    """An option for each action still open."""
    return [
        Option(action.id, "board", {"power": action.power} if action.power else {"qic": action.qic})
        for action in BOARD_ACTIONS.values()
        if _possible(state, player, action)
    ]


def board_action(turn: Turn[State], player: Player, name: str) -> None:
    """Pay, mark it used, and carry it out."""
    action, seat = BOARD_ACTIONS[name], player.seat
    turn.state.used.append(name)
    turn.tell("action", seat=seat, action=name)
    player.qic -= action.qic
    if action.steps:
        turn.push(FreeMine(seat, steps=action.steps))
    elif name == "qic1":
        turn.push(TakeTile(seat))
    elif name == "qic2":
        turn.push(Rescore(seat))
    elif name == "qic3":
        player.vp += 3 + count(turn.state, player, "type")
    else:
        turn.push(Gain(seat, dict(action.gain)))
    flow(turn, seat, "spend", action.power)
