"""What a round is about: the phases that were called and are still to come, and how near the end of the game is."""

from __future__ import annotations

from rules.core.decisions import NO_FACTS, Facts
from rules.race.frames import Phase
from rules.race.phases.choosing import EXPLORE_BONUS, PHASES
from rules.race.phases.rounds import TABLEAU_END
from rules.race.state import Player, State

LOOKED = "explore"


def stakes(view: State, seat: int) -> Facts:
    """The phases of this round that are left, the first of them the one that goes on, and what would end the game.

    `phases`: by name, or as `yours-<action>` where this seat has its bonus; `called`: how many, 0 while they are not
    known. `cards` are those of the fullest tableau, of `end`; `chips` are those left. Nothing before the first round
    and after the last.
    """
    if not view.round or view.results:
        return NO_FACTS
    left = [view.phase, *(frame.name for frame in reversed(view.stack) if isinstance(frame, Phase))]
    called = [_called(view.players[seat], name) for name in dict.fromkeys(left) if name in PHASES]
    return {
        "called": len(called),
        "phases": " ".join(dict.fromkeys(called)),
        "cards": max(len(player.tableau) for player in view.players),
        "end": TABLEAU_END,
        "chips": max(0, view.pool),
    }


def _called(player: Player, phase: str) -> str:
    """A phase, or the action by which a player called it."""
    own = next((action for action in PHASES[phase] if action in player.actions), "")
    if own in EXPLORE_BONUS:
        return f"yours-{LOOKED}"
    return f"yours-{own}" if own else phase.removesuffix("2")
