"""Politics: a player becomes the speaker, action cards are drawn, and the next agendas are looked at (66)."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import AskingRule, Execution
from rules.ti4.agendas.frames import LookAtAgendas
from rules.ti4.cards.deck import discard_after_draw, draw_cards
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.frames import ChooseSpeaker
from rules.ti4.state import Player, State, seat_in

PRIMARY, SECONDARY = (
    STRATEGY_CARDS["politics"].primary.action_cards,
    STRATEGY_CARDS["politics"].secondary.action_cards,
)
AGENDAS_SEEN = STRATEGY_CARDS["politics"].primary.agendas_seen


class ChooseSpeakerRule(AskingRule):
    """Anybody but the present speaker."""

    frame = ChooseSpeaker

    def ask(self, state: State, frame: ChooseSpeaker) -> Decision:
        """Any player who is not the speaker (66)."""
        seats = [seat for seat in state.clockwise(frame.seat) if seat != state.speaker]
        return choose(frame.seat, "choose-speaker", [Option(f"p{seat + 1}", "", {"target": seat}) for seat in seats])

    def do(self, execution: Execution[State], frame: ChooseSpeaker, answer: Answer) -> None:
        """Give that player the token; cards are drawn, and agendas looked at, after it (66)."""
        execution.pop()
        execution.state.speaker = seat_in(answer[0])
        execution.tell("speaker", seat=execution.state.speaker)
        execution.push(LookAtAgendas(frame.seat, AGENDAS_SEEN))
        draw_action_cards(execution, execution.state.players[frame.seat], PRIMARY)


def draw_action_cards(execution: Execution[State], player: Player, number: int) -> None:
    """So many, and what is too many for the hand goes at once."""
    draw_cards(execution, player, number)
    discard_after_draw(execution, [player.seat])
