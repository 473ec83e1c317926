"""Imperial: a public objective is scored; Mecatol Rex is worth a point, and without it a secret is drawn (45)."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import ActingRule, AskingRule, Execution, Rule, results
from rules.ti4.components.objectives import OBJECTIVES
from rules.ti4.components.places import CENTRE_PLACE
from rules.ti4.components.planets import MECATOL_REX
from rules.ti4.components.setup import OBJECTIVE_SETUP
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.frames import CentreOrSecret, ReturnSecret, ScoreNow, Scoring
from rules.ti4.scoring.conditions import scorable
from rules.ti4.scoring.victory import gain_points
from rules.ti4.state import Player, State

NONE = "none"
POINTS = STRATEGY_CARDS["imperial"].primary.centre_vp


class ScoreNowRule(Rule):
    """One of the public objectives, if it is fulfilled."""

    frame = ScoreNow

    def asks(self, state: State, frame: ScoreNow) -> bool:
        """Where the player fulfils a public objective now."""
        return bool(public(state, state.players[frame.seat]))

    def ask(self, state: State, frame: ScoreNow) -> Decision | None:
        """Which of the public objectives, or none."""
        found = public(state, state.players[frame.seat])
        options = [Option(id, "", {"objective": id}, gains={"vp": OBJECTIVES[id].points}) for id in found]
        return choose(frame.seat, "score-now", [*options, Option(NONE)]) if options else None

    def do(self, execution: Execution[State], frame: ScoreNow, answer: Answer) -> None:
        """Score the objective, and pay what it costs (61)."""
        execution.pop()
        if answer[0] != NONE:
            execution.push(Scoring(frame.seat, answer[0]))


def public(state: State, player: Player) -> list[str]:
    """Public objectives that a player can score."""
    return [id for id in scorable(state, player) if id in state.objectives]


class CentreOrSecretRule(ActingRule):
    """A point for whoever controls Mecatol Rex, a secret objective for anybody else."""

    frame = CentreOrSecret

    def run(self, execution: Execution[State], frame: CentreOrSecret) -> None:
        """Gain the point of Mecatol Rex, or draw a secret without it (45)."""
        execution.pop()
        _centre_or_secret(execution, execution.state.players[frame.seat])


def _centre_or_secret(execution: Execution[State], player: Player) -> None:
    if execution.state.galaxy[CENTRE_PLACE].planet(MECATOL_REX).owner == player.seat:
        execution.tell("imperial", seat=player.seat, **results({"vp": POINTS}))
        gain_points(execution, player, "imperial", POINTS)
    else:
        draw_secret(execution, player)


def draw_secret(execution: Execution[State], player: Player) -> None:
    """A secret objective; who holds too many then puts one back that is not scored."""
    state = execution.state
    if not state.secret_deck:
        return
    drawn = execution.rng.choice(state.secret_deck)
    state.secret_deck.remove(drawn)
    player.secrets = sorted([*player.secrets, drawn])
    execution.learned = True
    execution.tell("drew-secret", seat=player.seat)
    execution.tell("secret", player.seat, seat=player.seat, objective=drawn)
    if secrets_held(state, player) > OBJECTIVE_SETUP.secret_limit:
        execution.push(ReturnSecret(player.seat))


def secrets_held(state: State, player: Player) -> int:
    """Secret objectives of a player, scored ones too, but for those that were made public."""
    scored = [id for id in player.scored if OBJECTIVES[id].stage == "secret" and id not in state.leaked]
    return len(player.secrets) + len(scored)


class ReturnSecretRule(AskingRule):
    """One that is not scored goes back into the deck."""

    frame = ReturnSecret

    def ask(self, state: State, frame: ReturnSecret) -> Decision:
        """Which of the secret objectives that are not scored."""
        secrets = state.players[frame.seat].secrets
        return choose(frame.seat, "return-secret", [Option(id, "", {"objective": id}) for id in secrets])

    def do(self, execution: Execution[State], frame: ReturnSecret, answer: Answer) -> None:
        """Put it back into the deck, unseen by all others (45)."""
        state, player = execution.state, execution.state.players[frame.seat]
        execution.pop()
        player.secrets.remove(answer[0])
        state.secret_deck = sorted([*state.secret_deck, answer[0]])
        execution.tell("returned-secret", player.seat, seat=player.seat, objective=answer[0])
