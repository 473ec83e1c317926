"""Relations when combat is over ("Diplomacy": also at the end of the combat phase), also in the last round.

Everybody who could have relations with somebody is asked at the same time. A standing order answers for whoever has no
use for it: unless they say otherwise, players are asked only where somebody offers them relations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import ActingRule, Execution, Rule
from rules.eclipse.actions.diplomacy import accept, decline, diplomacy_options, offer
from rules.eclipse.components.setup import ROUNDS
from rules.eclipse.frames import CombatOver, Relations, Together
from rules.eclipse.state import Player, State

ACCEPT, DECLINE, OFFER, DONE = "accept", "decline", "offer", "done"
VERBS: dict[str, Callable[..., None]] = {ACCEPT: accept, DECLINE: decline, OFFER: offer}


def relations_options(state: State, player: Player) -> Iterator[Option]:
    """Offers to accept or to decline, and whom to offer relations; what is offered stays so."""
    declinable: dict[str, Option] = {}
    for option in diplomacy_options(state, player):
        verb, _, about = option.word.partition(":")
        if verb in VERBS:
            yield option
        if verb == ACCEPT:
            word = f"{DECLINE}:{about.partition(':')[0]}"
            declinable[word] = Option(word, option.group, {"receiver": option.facts["receiver"]})
    yield from declinable.values()


class CombatOverRule(ActingRule):
    """The combat phase is about to end."""

    frame = CombatOver

    def run(self, execution: Execution[State], frame: CombatOver) -> None:
        """Ask all for whom relations are possible, a lane each."""
        state = execution.state
        execution.pop()
        seats = [player.seat for player in state.living() if any(relations_options(state, player))]
        if seats:
            execution.push(Together([[Relations(seat)] for seat in seats]))


class RelationsRule(Rule):
    """A player accepts relations and offers them. Who is offered some after they were done is asked once more."""

    frame = Relations

    def asks(self, state: State, frame: Relations) -> bool:
        """While there is anybody to have relations with."""
        return any(relations_options(state, state.players[frame.seat]))

    def ask(self, state: State, frame: Relations) -> Decision | None:
        """Whose offer, or an offer to whom; or no more."""
        options = list(relations_options(state, state.players[frame.seat]))
        if not options:
            return None
        last = int(state.round == ROUNDS)
        return choose(frame.seat, "relations", [*options, Option(DONE)], (DONE,), last=last)

    def do(self, execution: Execution[State], frame: Relations, answer: Answer) -> None:
        """Carry it out; room for ambassadors is made when all are done, one player after the other."""
        word, *rest = answer[0].split(":")
        if word == DONE:
            execution.pop()
            return
        state, lane, stood = execution.state, execution.stack, len(execution.stack)
        VERBS[word](execution, state.players[frame.seat], *rest)
        if word == ACCEPT:
            state.stack[-1:-1] = lane[stood:]
            del lane[stood:]
        elif word == OFFER:
            _ask(state, int(rest[0]) - 1)


def _ask(state: State, seat: int) -> None:
    """Ask a player again who was done, and is offered relations now."""
    together = state.stack[-1]
    assert isinstance(together, Together)
    if not any(isinstance(each, Relations) and each.seat == seat for lane in together.lanes for each in lane):
        together.lanes.append([Relations(seat)])
