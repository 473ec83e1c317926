"""Action phase: clockwise one action each, until all have passed. Whoever has passed may only react."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace

from rules.core.decisions import Answer, Decision, Illegal, Option, Unavailable, choose
from rules.core.flow import ActingRule, AskingRule, Execution, Rule
from rules.eclipse.actions.build import build_slots, no_build
from rules.eclipse.actions.diplomacy import drop_offers
from rules.eclipse.actions.explore import explorable, explore, explore_options
from rules.eclipse.actions.influence import refresh_colony_ships, refreshable
from rules.eclipse.actions.move import move_options
from rules.eclipse.actions.research import research, research_options, unavailable_research
from rules.eclipse.combat_phase.phase import fought_over
from rules.eclipse.components.setup import REACTIONS
from rules.eclipse.components.technologies import TECHNOLOGIES
from rules.eclipse.economy.tracks import upkeep
from rules.eclipse.frames import (
    Action,
    Anytime,
    Build,
    EndTurn,
    Explore,
    Frame,
    Influence,
    Move,
    NextTurn,
    Reaction,
    Research,
    Turn,
    Upgrade,
)
from rules.eclipse.galaxy.presence import invaders
from rules.eclipse.state import NO_SEAT, Player, State

PASS = "pass"


class NextTurnRule(ActingRule):
    """Whose turn it is."""

    frame = NextTurn

    def run(self, execution: Execution[State], frame: NextTurn) -> None:
        """The phase ends at once when all have passed; also reactions are over then."""
        state, player = execution.state, execution.state.players[frame.seat]
        execution.pop()
        drop_offers(state)
        last, state.acting = state.acting, NO_SEAT
        for each in state.players:
            each.to_turn_up = 0
        if all(each.passed or each.collapsed for each in state.players):
            return
        execution.push(NextTurn(state.clockwise(frame.seat)[1]))
        player.heeded = min(player.heeded, invaders(state, player.seat))
        if player.collapsed or has_nothing_to_decide(player):
            state.acting = last  # no turn of theirs has to end before the next begins
            return
        state.acting = frame.seat
        first = Reaction(frame.seat) if player.passed else Action(frame.seat)
        beside: list[list[Frame]] = [[Anytime(seat)] for seat in passed_over(state, last, frame.seat)]
        execution.push(Turn([[first], [Anytime(frame.seat)], *beside]))


def has_nothing_to_decide(player: Player) -> bool:
    """Whether a turn holds nothing that anybody waits for: passed, and without a disc for a reaction.

    Colony ships, trade and relations are possible all the same; the next player's turn begins meanwhile.
    """
    return player.passed and not player.discs


def passed_over(state: State, last: int, seat: int) -> Iterator[int]:
    """The players between the last one who had something to decide and a seat: their turns have come just now."""
    for before in reversed(state.clockwise(seat)[1:]):
        player = state.players[before]
        if before == last or not (player.collapsed or has_nothing_to_decide(player)):
            return
        if not player.collapsed:
            yield before


def _influence_options(state: State, player: Player) -> list[Option]:
    refreshed = {"colony-ships": refreshable(player)} if refreshable(player) else {}
    return [Option("influence", "influence", gains=refreshed)]


def _of_ships(state: State, player: Player) -> Iterator[Option]:
    return _ship_actions(state, player, build_count(player))


LISTS: Mapping[str, Callable[[State, Player], Iterable[Option]]] = {
    "explore": explore_options,
    "influence": _influence_options,
    "research": research_options,
    **dict.fromkeys(("upgrade", "build", "move"), _of_ships),
}
"""What lists the actions whose words begin so, in the order in which they are shown."""


def action_options(state: State, player: Player) -> Iterator[Option]:
    """Every action a player can take: each takes a disc from the influence track to its space."""
    for listed in dict.fromkeys(LISTS.values()) if player.discs else ():
        yield from _with_disc(player, listed(state, player))


def _ship_actions(state: State, player: Player, builds: int) -> Iterator[Option]:
    """Upgrading, building and moving, which are reactions too."""
    yield Option("upgrade", "upgrade")
    if any(build_slots(state, player, builds)):
        yield Option("build", "build")
    if any(move_options(state, player)):
        yield Option("move", "move")


def unavailable_ship_actions(state: State, player: Player, builds: int) -> Iterator[Unavailable]:
    """Why a player can build or move nothing."""
    offered = {option.word for option in _ship_actions(state, player, builds)}
    if "build" not in offered:
        yield Unavailable(Option("build"), no_build(state, player))
    if "move" not in offered:
        ships = any(sector.fleet(player.seat) for _, sector in state.places())
        yield Unavailable(Option("move"), Illegal("no-way" if ships else "no-ships"))


def _with_disc(player: Player, options: Iterable[Option]) -> Iterator[Option]:
    """These options with what the disc they take costs in this round's upkeep phase: clean-up brings it back."""
    more = upkeep(player, taken=1) - upkeep(player)
    for option in options:
        costs = {**option.costs, "discs": 1, "round-upkeep:money": more}
        yield Option(option.word, option.group, option.facts, costs, option.gains)


def build_count(player: Player) -> int:
    """How many ships and structures a build action makes; Nanorobots add one."""
    extra = sum(TECHNOLOGIES[name].extra_builds for name in player.technologies)
    return player.board.activations.build + extra


class ActionRule(AskingRule):
    """One action, or passing for the rest of the phase."""

    frame = Action

    def ask(self, state: State, frame: Action) -> Decision:
        """Everything that can be done now."""
        player = state.players[frame.seat]
        options = [*action_options(state, player), Option(PASS)]
        return choose(frame.seat, "action", options, (PASS,))

    def ask_about(self, state: State, frame: Action, answer: Answer) -> Decision:
        """The kind of action that is answered, alone, and passing; without what the disc costs."""
        player = state.players[frame.seat]
        listed = LISTS.get(answer[0].partition(":")[0]) if answer and player.discs else None
        options = [*(listed(state, player) if listed else ()), Option(PASS)]
        return choose(frame.seat, "action", options, (PASS,))

    def unavailable(self, state: State, frame: Action) -> list[Unavailable]:
        """Actions that are not offered, and technologies that cannot be researched."""
        player = state.players[frame.seat]
        if not player.discs:
            return [Unavailable(Option(action), Illegal("no-disc")) for action in ACTIONS if action != "research"]
        nowhere = [] if explorable(state, player) else [Unavailable(Option("explore"), Illegal("explore-nowhere"))]
        ships = unavailable_ship_actions(state, player, build_count(player))
        return [*nowhere, *ships, *unavailable_research(state, player)]

    def do(self, execution: Execution[State], frame: Action, answer: Answer) -> None:
        """Begin it. The turn ends after a last chance for colony ships and trade."""
        word, _, about = answer[0].partition(":")
        player = execution.state.players[frame.seat]
        execution.replace(EndTurn(frame.seat))
        if word == PASS:
            pass_turn(execution, player)
            return
        _take_disc(player, word)
        ACTIONS[word](execution, player, about)


def _take_disc(player: Player, action: str) -> None:
    player.discs -= 1
    player.actions[action] = player.actions.get(action, 0) + 1


def pass_turn(execution: Execution[State], player: Player) -> None:
    """Whoever passes first takes the start player marker for the next round."""
    state = execution.state
    player.passed = True
    player.heeded = invaders(state, player.seat)
    execution.tell("passed", seat=player.seat)
    if not state.first_passed:
        state.first_passed = True
        state.first = player.seat
        execution.tell("first", seat=player.seat)


def _explore(execution: Execution[State], player: Player, place: str) -> None:
    if player.board.activations.explore > 1:
        execution.push(Explore(player.seat, player.board.activations.explore - 1))
    explore(execution, player, place)


def _influence(execution: Execution[State], player: Player, _: str) -> None:
    refresh_colony_ships(execution, player)
    execution.push(Influence(player.seat, player.board.activations.influence))


def _research(execution: Execution[State], player: Player, name: str) -> None:
    if player.board.activations.research > 1:
        execution.push(Research(player.seat, player.board.activations.research - 1))
    research(execution, player, name)


def _upgrade(execution: Execution[State], player: Player, _: str) -> None:
    execution.push(Upgrade(player.seat, player.board.activations.upgrade))


def _build(execution: Execution[State], player: Player, _: str) -> None:
    execution.push(Build(player.seat, build_count(player)))


def _move(execution: Execution[State], player: Player, _: str) -> None:
    execution.push(Move(player.seat, player.board.activations.move))


ACTIONS: dict[str, Callable[[Execution[State], Player, str], None]] = {
    "explore": _explore,
    "influence": _influence,
    "research": _research,
    "upgrade": _upgrade,
    "build": _build,
    "move": _move,
}


class ReactionRule(Rule):
    """A smaller upgrade, build or move of a player who has passed. Powers of species and Nanorobots do not add."""

    frame = Reaction

    def asks(self, state: State, frame: Reaction) -> bool:
        """While a disc is left for it."""
        return state.players[frame.seat].discs > 0

    def ask(self, state: State, frame: Reaction) -> Decision | None:
        """A reaction, or none."""
        player = state.players[frame.seat]
        if not self.asks(state, frame):
            return None
        options = [*_with_disc(player, _ship_actions(state, player, REACTIONS.build)), Option(PASS)]
        return choose(frame.seat, "reaction", options, (PASS,))

    def unavailable(self, state: State, frame: Reaction) -> list[Unavailable]:
        """Reactions that are not offered."""
        return [*unavailable_ship_actions(state, state.players[frame.seat], REACTIONS.build)]

    def do(self, execution: Execution[State], frame: Reaction, answer: Answer) -> None:
        """Carry it out."""
        player = execution.state.players[frame.seat]
        if answer[0] == PASS:
            player.heeded = invaders(execution.state, player.seat)
            execution.pop()
            return
        execution.replace(EndTurn(frame.seat))
        _take_disc(player, f"reaction-{answer[0]}")
        frames = {
            "upgrade": Upgrade(player.seat, REACTIONS.upgrade),
            "build": Build(player.seat, REACTIONS.build),
            "move": Move(player.seat, REACTIONS.move),
        }
        execution.push(frames[answer[0]])


class EndTurnRule(AskingRule):
    """The action is done; colony ships and trade are still possible."""

    frame = EndTurn

    def ask(self, state: State, frame: EndTurn) -> Decision:
        """End the turn; `last` where it ends the action phase: then upkeep follows, after so many `fights`."""
        last = all(player.passed or player.collapsed for player in state.players)
        fights = len(fought_over(state)) if last else 0
        decision = choose(frame.seat, "end", [Option("end")], last=int(last), fights=fights)
        return replace(decision, closes=True)

    def do(self, execution: Execution[State], frame: EndTurn, answer: Answer) -> None:
        """Let the next player have their turn: colony ships that are left can be used in later ones, and in upkeep."""
        execution.pop()
