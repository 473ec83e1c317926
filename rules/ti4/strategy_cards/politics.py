"""Politics: a player becomes the speaker (66). Action cards and agendas are not in the game yet."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import AskingRule, Execution
from rules.ti4.frames import ChooseSpeaker
from rules.ti4.state import State


class ChooseSpeakerRule(AskingRule):
    """Anybody but the present speaker."""

    frame = ChooseSpeaker

    def ask(self, state: State, frame: ChooseSpeaker) -> Decision:
        """Who."""
        seats = [seat for seat in state.clockwise(frame.seat) if seat != state.speaker]
        return choose(frame.seat, "choose-speaker", [Option(f"p{seat + 1}", "", {"target": seat}) for seat in seats])

    def do(self, execution: Execution[State], frame: ChooseSpeaker, answer: Answer) -> None:
        """Give them the token."""
        execution.pop()
        execution.state.speaker = int(answer[0].removeprefix("p")) - 1
        execution.tell("speaker", seat=execution.state.speaker)
