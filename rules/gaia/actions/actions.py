"""Phase III: turns. One action, with free actions before and after it, until everybody has passed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rules.core.decisions import Answer, Decision, Option, Pick, Unavailable, choose
from rules.core.flow import Execution, Rule
from rules.gaia.actions.board_actions import board_action, board_options, unavailable_board_actions
from rules.gaia.actions.federations import federation_options, unavailable_federation
from rules.gaia.actions.free_actions import CONVERSIONS, convert, free_options, unavailable_free_actions
from rules.gaia.actions.mines import build_mine, mine_option, mine_options, unavailable_mines
from rules.gaia.actions.passing import pass_options, pass_turn, unavailable_boosters
from rules.gaia.actions.projects import project_options, start_project, unavailable_projects
from rules.gaia.actions.research import research, research_options, unavailable_tracks
from rules.gaia.actions.special_actions import special, special_options, unavailable_specials
from rules.gaia.actions.upgrading import unavailable_upgrades, upgrade, upgrade_options
from rules.gaia.components import BOARD_ACTIONS, TRACKS
from rules.gaia.frames import Action, Federate, Finish, Neighbours
from rules.gaia.state import Player, State


def _mines(state: State, player: Player) -> Sequence[Option]:
    return mine_options(state, player, prefix="mine:")


def _free(state: State, player: Player) -> Sequence[Option]:
    return free_options(player)


UPGRADES = ("station", "lab", "academy-k", "academy-q", "institute")
LISTS: Mapping[str, Callable[[State, Player], Sequence[Option]]] = {
    "mine": _mines,
    "gaiaformer": project_options,
    **dict.fromkeys(UPGRADES, upgrade_options),
    "federation": federation_options,
    "research": research_options,
    **dict.fromkeys(BOARD_ACTIONS, board_options),
    "special": special_options,
    **dict.fromkeys(CONVERSIONS, _free),
    "pass": pass_options,
}
"""What lists the options whose words begin so, in the order in which they are shown."""


def options(state: State, player: Player) -> list[Option]:
    """Everything a turn may begin with."""
    return [option for listed in dict.fromkeys(LISTS.values()) for option in listed(state, player)]


def options_about(state: State, player: Player, word: str) -> Sequence[Option]:
    """Of the options those of the kind of action that a word means, itself among them if a turn may begin with it."""
    head, _, rest = word.partition(":")
    if head == "mine":
        return mine_option(state, player, rest, "mine:")
    if head in UPGRADES:
        return upgrade_options(state, player, head)
    if head == "research" and rest in TRACKS:
        return research_options(state, player, rest)
    listed = LISTS.get(head)
    return listed(state, player) if listed else ()


def unavailable(state: State, player: Player) -> list[Unavailable]:
    """Everything a turn may not begin with, although one may look for it."""
    return [
        *unavailable_mines(state, player, prefix="mine:"),
        *unavailable_projects(state, player),
        *unavailable_upgrades(state, player),
        *unavailable_federation(state, player),
        *unavailable_tracks(state, player),
        *unavailable_board_actions(state, player),
        *unavailable_specials(state, player),
        *unavailable_free_actions(player),
        *unavailable_boosters(state, player),
    ]


def _upgrade_to(kind: str) -> Callable[[Execution[State], Player, str], None]:
    return lambda execution, player, at: upgrade(execution, player, kind, at)


def _board(name: str) -> Callable[[Execution[State], Player, str], None]:
    return lambda execution, player, _: board_action(execution, player, name)


def _federate(execution: Execution[State], player: Player, _: str) -> None:
    execution.push(Federate(player.seat))


ACTIONS: dict[str, Callable[[Execution[State], Player, str], None]] = {
    "mine": build_mine,
    "gaiaformer": start_project,
    **{kind: _upgrade_to(kind) for kind in UPGRADES},
    "federation": _federate,
    "research": research,
    **{name: _board(name) for name in BOARD_ACTIONS},
    "special": special,
}


class ActionRule(Rule):
    """The action of a turn; passing is one too, and ends it at once."""

    frame = Action

    def ask(self, state: State, frame: Action) -> Decision:
        """Which action, or a free one first. The default is to pass with the first booster."""
        found = options(state, state.players[frame.seat])
        passing = next(option.word for option in found if option.group == "pass")
        return choose(frame.seat, "action", found, (passing,), round=state.round)

    def ask_about(self, state: State, frame: Action, answer: Answer) -> Decision:
        """The kind of action that is answered, alone."""
        found = options_about(state, state.players[frame.seat], answer[0]) if answer else ()
        return Decision(frame.seat, "action", Pick(tuple(found)), answer)

    def unavailable(self, state: State, frame: Action) -> list[Unavailable]:
        """What each kind of action says."""
        return unavailable(state, state.players[frame.seat])

    def asks(self, state: State, frame: Action) -> bool:
        """Passing is always there to choose."""
        return True

    def do(self, execution: Execution[State], frame: Action, answer: Answer) -> None:
        """Carry it out; anything but a free action leads to the end of the turn."""
        player = execution.state.players[frame.seat]
        word, _, rest = answer[0].partition(":")
        if word == "pass":
            execution.pop()
            pass_turn(execution, player, rest)
        elif word in ACTIONS:
            execution.replace(Finish(frame.seat))
            ACTIONS[word](execution, player, rest)
        else:
            convert(execution, player, word, int(rest))


END = Option("end", "end")


class FinishRule(Rule):
    """After the action: more free actions, or the end of the turn."""

    frame = Finish

    def ask(self, state: State, frame: Finish) -> Decision:
        """End the turn, or convert first."""
        found = (END, *free_options(state.players[frame.seat]))
        return Decision(frame.seat, "finish", Pick(found), (END.word,), closes=True)

    def ask_about(self, state: State, frame: Finish, answer: Answer) -> Decision | None:
        """For the end of the turn alone nothing is to be listed."""
        if answer != (END.word,):
            return self.ask(state, frame)
        return Decision(frame.seat, "finish", Pick((END,)), answer, closes=True)

    def unavailable(self, state: State, frame: Finish) -> list[Unavailable]:
        """Conversions that cannot be paid."""
        return [*unavailable_free_actions(state.players[frame.seat])]

    def asks(self, state: State, frame: Finish) -> bool:
        """The end of the turn is always there to choose."""
        return True

    def do(self, execution: Execution[State], frame: Finish, answer: Answer) -> None:
        """Convert and ask again, or let the neighbours charge."""
        word, _, rest = answer[0].partition(":")
        if word == "end":
            execution.replace(Neighbours(frame.seat))
        else:
            convert(execution, execution.state.players[frame.seat], word, int(rest))
