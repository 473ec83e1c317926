"""Phase III: turns. One action, with free actions before and after it, until everybody has passed."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.decisions import Answer, Barred, Decision, Option, Pick, choose
from rules.core.flow import Rule, Turn
from rules.gaia.actions.board_actions import board_action, board_bars, board_options
from rules.gaia.actions.federations import can_federate, federation_bars
from rules.gaia.actions.free_actions import convert, free_bars, free_options
from rules.gaia.actions.mines import build_mine, mine_bars, mine_options
from rules.gaia.actions.passing import pass_bars, pass_options, pass_turn
from rules.gaia.actions.projects import project_bars, project_options, start_project
from rules.gaia.actions.research import research, research_bars, research_options
from rules.gaia.actions.special_actions import special, special_bars, special_options
from rules.gaia.actions.upgrading import upgrade, upgrade_bars, upgrade_options
from rules.gaia.components import BOARD_ACTIONS
from rules.gaia.frames import Action, Federate, Finish, Neighbours
from rules.gaia.state import Player, State


def options(state: State, player: Player) -> list[Option]:
    """Everything a turn may begin with."""
    return [
        *mine_options(state, player, prefix="mine:"),
        *project_options(state, player),
        *upgrade_options(state, player),
        *([Option("federation", "federation")] if can_federate(state, player) else []),
        *research_options(state, player),
        *board_options(state, player),
        *special_options(state, player),
        *free_options(player),
        *pass_options(state),
    ]


def bars(state: State, player: Player) -> list[Barred]:
    """Everything a turn may not begin with, although one may look for it."""
    return [
        *mine_bars(state, player, prefix="mine:"),
        *project_bars(state, player),
        *upgrade_bars(state, player),
        *federation_bars(state, player),
        *research_bars(state, player),
        *board_bars(state, player),
        *special_bars(state, player),
        *free_bars(player),
        *pass_bars(state, player),
    ]


def _upgrade_to(kind: str) -> Callable[[Turn[State], Player, str], None]:
    return lambda turn, player, at: upgrade(turn, player, kind, at)


def _board(name: str) -> Callable[[Turn[State], Player, str], None]:
    return lambda turn, player, _: board_action(turn, player, name)


def _federate(turn: Turn[State], player: Player, _: str) -> None:
    turn.push(Federate(player.seat))


ACTIONS: dict[str, Callable[[Turn[State], Player, str], None]] = {
    "mine": build_mine,
    "gaiaformer": start_project,
    **{kind: _upgrade_to(kind) for kind in ("station", "lab", "academy-k", "academy-q", "institute")},
    "federation": _federate,
    "research": research,
    **{name: _board(name) for name in BOARD_ACTIONS},
    "special": special,
}


class ActionRule(Rule):
    """The action of a turn; passing is one too, and ends it at once."""

    def ask(self, state: State, frame: Action) -> Decision:
        """Which action, or a free one first. The default is to pass with the first booster."""
        found = options(state, state.players[frame.seat])
        passing = next(option.word for option in found if option.group == "pass")
        return choose(frame.seat, "action", found, (passing,), round=state.round)

    def bars(self, state: State, frame: Action) -> list[Barred]:
        """What each kind of action says."""
        return bars(state, state.players[frame.seat])

    def asks(self, state: State, frame: Action) -> bool:
        """Passing is always there to choose."""
        return True

    def do(self, turn: Turn[State], frame: Action, answer: Answer) -> None:
        """Carry it out; anything but a free action leads to the end of the turn."""
        player = turn.state.players[frame.seat]
        word, _, rest = answer[0].partition(":")
        if word == "pass":
            turn.pop()
            pass_turn(turn, player, rest)
        elif word in ACTIONS:
            turn.replace(Finish(frame.seat))
            ACTIONS[word](turn, player, rest)
        else:
            convert(turn, player, word, int(rest))


class FinishRule(Rule):
    """After the action: more free actions, or the end of the turn."""

    def ask(self, state: State, frame: Finish) -> Decision:
        """End the turn, or convert first."""
        found = (Option("end", "end"), *free_options(state.players[frame.seat]))
        return Decision(frame.seat, "finish", Pick(found), ("end",), closes=True)

    def bars(self, state: State, frame: Finish) -> list[Barred]:
        """Conversions that cannot be paid."""
        return [*free_bars(state.players[frame.seat])]

    def asks(self, state: State, frame: Finish) -> bool:
        """The end of the turn is always there to choose."""
        return True

    def do(self, turn: Turn[State], frame: Finish, answer: Answer) -> None:
        """Convert and ask again, or let the neighbours charge."""
        word, _, rest = answer[0].partition(":")
        if word == "end":
            turn.replace(Neighbours(frame.seat))
        else:
            convert(turn, turn.state.players[frame.seat], word, int(rest))
