"""Action phase: in the order of initiative everybody performs one action a turn, until all have passed (3)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Answer, Decision, Illegal, Option, Unavailable, choose
from rules.core.flow import ActingRule, AskingRule, Execution
from rules.ti4.agendas.elimination import eliminate_players
from rules.ti4.cards.battle_plans import end_battle
from rules.ti4.cards.card import options_for
from rules.ti4.cards.moments import BEFORE_ACTION, COMPONENT, TURN_BEGINS, open_window
from rules.ti4.cards.playing import announce
from rules.ti4.frames import Action, EndTurn, NextTurn, TransitDiodes
from rules.ti4.laws.owners import WAR, after_action
from rules.ti4.state import NO_SEAT, Player, State
from rules.ti4.strategy_cards.strategic import begin_card, gains_at_once
from rules.ti4.tactical.activation import ACTIVATE, activate, activation_options, mapped_options, marked_options
from rules.ti4.tactical.ground_losses import bring_back
from rules.ti4.technology.bacterial_weapon import (
    BACTERIAL_WEAPON,
    bacterial_weapon_options,
    use_bacterial_weapon,
)
from rules.ti4.technology.transit_diodes import TRANSIT_DIODES, can_use_diodes

PASS, DONE, STRATEGIC, CARD, BEFORE = "pass", "done", "strategic", "card", "before"
FLEET_LOGISTICS = "fleet-logistics"
TACTICAL = "tactical"  # as what cannot be done where no system can be activated


def begin_action(execution: Execution[State]) -> None:
    """The first turn is that of the lowest initiative."""
    execution.push(NextTurn(execution.state.initiative_order()[-1]))


class NextTurnRule(ActingRule):
    """Whose turn it is; none's where all have passed."""

    frame = NextTurn

    def run(self, execution: Execution[State], frame: NextTurn) -> None:
        """The turn of the next seat."""
        state = execution.state
        execution.pop()
        state.acting = NO_SEAT
        order = state.initiative_order()
        place = order.index(frame.seat) + 1 if frame.seat in order else 0
        seats = [seat for seat in (*order[place:], *order[:place]) if not state.players[seat].passed]
        if seats:
            state.acting = seats[0]
            bring_back(execution, seats[0])
            execution.push(Action(seats[0]), EndTurn(seats[0]), NextTurn(seats[0]))
            open_window(execution, TURN_BEGINS, (player.seat for player in state.playing()))


class ActionRule(AskingRule):
    """A strategic, tactical or component action; who has used all strategy cards may pass."""

    frame = Action

    def ask(self, state: State, frame: Action) -> Decision:
        """Everything that can be done now."""
        options = [*_actions(state, state.players[frame.seat], second=frame.second)]
        default = (options[-1].word,)
        return choose(frame.seat, "action", options, default, second=int(frame.second), by=_second_by(state, frame))

    def unavailable(self, state: State, frame: Action) -> list[Unavailable]:
        """Systems that cannot be activated, used strategy cards, passing before one's strategy cards are used."""
        player = state.players[frame.seat]
        found = [Unavailable(option, Illegal("chaos-mapping")) for option in mapped_options(state, player)]
        found += [Unavailable(option, Illegal("own-token")) for option in marked_options(state, player)]
        if not player.pools.tactic:
            found.append(Unavailable(Option(TACTICAL), Illegal("no-tactic-token")))
        spent = (Option(f"{STRATEGIC}:{card}", STRATEGIC, {"card": card}) for card in player.spent_cards)
        found += [Unavailable(option, Illegal("strategy-card-used")) for option in spent]
        left = unspent(player)
        if left and not frame.second:
            found.append(Unavailable(Option(PASS), Illegal("cards-unspent", count=len(left))))
        return found

    def do(self, execution: Execution[State], frame: Action, answer: Answer) -> None:
        """Begin it; with Fleet Logistics another may follow."""
        player = execution.state.players[frame.seat]
        word, _, about = answer[0].partition(":")
        if word == TRANSIT_DIODES:
            execution.push(TransitDiodes(frame.seat))
            return
        if word == BEFORE:
            copy, _, target = about.partition(":")
            announce(execution, player.seat, copy, target, BEFORE_ACTION)
            return
        execution.pop()
        if word not in (PASS, DONE) and player.has(FLEET_LOGISTICS) and not frame.second:
            execution.push(Action(player.seat, second=True))
        if word not in (PASS, DONE):
            execution.push(*after_action(execution.state, player.seat))
        if word == PASS:
            player.passed = True
            execution.tell("passed", seat=player.seat)
        elif word == ACTIVATE:
            activate(execution, player, about)
        elif word == STRATEGIC:
            player.spent_cards.append(about)
            execution.tell("strategic", seat=player.seat, card=about)
            begin_card(execution, player, about)
        elif word == BACTERIAL_WEAPON:
            use_bacterial_weapon(execution, player, about)
        elif word == CARD:
            copy, _, target = about.partition(":")
            announce(execution, player.seat, copy, target, COMPONENT, second=frame.second)


def _second_by(state: State, frame: Action) -> str:
    """What gives a second action: that of the Minister of War stands above that of Fleet Logistics."""
    others = sum(isinstance(each, Action) and each.second for each in state.course) > 1
    if state.players[frame.seat].has(FLEET_LOGISTICS) and not others:
        return FLEET_LOGISTICS
    return WAR


def unspent(player: Player) -> list[str]:
    """Strategy cards of a player whose primary is still to be used."""
    return [card for card in player.strategy_cards if card not in player.spent_cards]


def _actions(state: State, player: Player, *, second: bool) -> Iterator[Option]:
    """Strategic actions with unused cards, tactical ones in each system, those of cards and technologies; passing last.

    Before the action of a turn stand notes and powers that are used at its start, and are no action.

    A second action need not be performed, and begins no turn.
    """
    for card in unspent(player):
        yield Option(f"{STRATEGIC}:{card}", STRATEGIC, {"card": card}, gains=gains_at_once(state, player, card))
    yield from activation_options(state, player)
    yield from bacterial_weapon_options(state, player)
    yield from options_for(state, player.seat, COMPONENT, f"{CARD}:")
    if second:
        yield Option(DONE)
        return
    yield from options_for(state, player.seat, BEFORE_ACTION, f"{BEFORE}:")
    if can_use_diodes(state, player):
        yield Option(TRANSIT_DIODES, TRANSIT_DIODES)
    if not unspent(player):
        yield Option(PASS)


class EndTurnRule(ActingRule):
    """The turn ends, and with it what lasts for it (40)."""

    frame = EndTurn

    def run(self, execution: Execution[State], frame: EndTurn) -> None:
        """No system is active any more; who has lost everything is out of the game."""
        execution.pop()
        state = execution.state
        state.active, state.offers, state.traded, state.lasting = "", [], [], []
        end_battle(state)
        for player in state.players:
            player.mutated = False
        eliminate_players(execution)
