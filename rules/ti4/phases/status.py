"""Status phase: objectives are scored, one is revealed, tokens come back, all is readied and repaired (81)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from rules.core.decisions import Allocate, Answer, Decision, Illegal, Option, Pick, Unavailable, allocation, spread
from rules.core.flow import ActingRule, Execution
from rules.core.sealing import Act, Answers, OpeningRule, SealedRule, await_answers, legal_answer, sealed
from rules.ti4.cards.deck import discard_after_draw, draw_cards
from rules.ti4.cards.moments import RETURNING_CARDS, STATUS_BEGINS, STATUS_OVER, moment
from rules.ti4.cards.notes import return_notes
from rules.ti4.components.objectives import OBJECTIVES, Stage
from rules.ti4.components.setup import STATUS_PHASE
from rules.ti4.frames import Open, Redistribute, Score, Scoring, StatusStep, Together
from rules.ti4.initiative import take_up_zero_token
from rules.ti4.phases.growth import grow, land_aboard
from rules.ti4.scoring.conditions import lacking, scorable
from rules.ti4.scoring.public import reveal_objective
from rules.ti4.scoring.victory import end_game
from rules.ti4.state import Player, State
from rules.ti4.strategy_cards.warfare import pool_slots
from rules.ti4.tactical.limits import check_limits, fleet_needed

HYPER_METABOLISM, NEURAL_MOTIVATOR, VERSATILE = "hyper-metabolism", "neural-motivator", "versatile"
SCORE, TOKENS = "score", "tokens"
MINISTER_OF_POLICY = "minister-of-policy"
UNTIL_THEN = "status"  # said of notes that lie open until the phase ends
POLICY_CARDS = 1


def begin_status(execution: Execution[State]) -> None:
    """The steps, one after the other."""
    players = execution.state.playing()
    await_answers(players)
    execution.push(
        *moment(execution, STATUS_BEGINS, execution.state.clockwise(execution.state.speaker)),
        *grow(execution.state),
        Together([[Score(player.seat)] for player in players]),
        Open(SCORE),
        *(StatusStep(step) for step in STEPS),
        Together([[Redistribute(player.seat)] for player in players]),
        Open(TOKENS),
    )


class ScoreRule(SealedRule):
    """One public objective at most and one secret one, chosen by all at once and scored in the order of initiative."""

    frame = Score

    def question(self, state: State, player: Player) -> Decision:
        """Which ones; that somebody can score nothing is their own secret, so they are asked, too."""
        found = [*scorable(state, player)]
        options = tuple(
            Option(id, _group(state, id), {"objective": id}, gains={"vp": OBJECTIVES[id].points}) for id in found
        )
        groups: dict[str, list[str]] = {}
        for id in found:
            groups.setdefault(_group(state, id), []).append(id)
        default = tuple(_best(ids) for ids in groups.values())
        return sealed(player, "score", Pick(options, 0, min(2, len(default))), default)

    def unavailable(self, state: State, frame: Score) -> list[Unavailable]:
        """Objectives that are open or held and not met, with what there is for each, as far as its player may know."""
        player = state.players[frame.seat]
        return [
            Unavailable(Option(id, _group(state, id), {"objective": id}), why_not(state, player, id))
            for id in (*state.objectives, *player.secrets)
            if id in OBJECTIVES and id not in player.scored and id not in scorable(state, player)
        ]

    def validate(self, state: State, player: Player, answer: Answer) -> None:
        """Not two of the same sort."""
        if len({_group(state, id) for id in answer}) < len(answer):
            raise Illegal("score-one-each")


def why_not(state: State, player: Player, objective: str) -> Illegal:
    """Why a player cannot score an objective in the status phase."""
    if OBJECTIVES[objective].phase != "status":
        return Illegal("objective-by-deed", task=objective)
    held = lacking(state, player, objective)
    if not held:
        return Illegal("objective-home")
    if held.planet:
        there, asked = held.there, held.asked
        return Illegal("objective-lacks-planet", task=objective, planet=held.planet, there=there, asked=asked)
    return Illegal("objective-lacks", task=objective, there=held.there, asked=held.asked)


def _group(state: State, id: str) -> str:
    """Public, too, are secret ones that a law has made so."""
    return "public" if id in state.objectives else "secret"


def _best(found: Sequence[str]) -> str:
    """What brings most points, and of that what costs nothing."""
    return max(found, key=lambda id: (OBJECTIVES[id].points, OBJECTIVES[id].cost is None))


class RedistributeRule(SealedRule):
    """All tokens of the command sheet, those gained just now too, on its three pools."""

    frame = Redistribute

    def question(self, state: State, player: Player) -> Decision:
        """How many tokens in which pool, those that are gained with them (81)."""
        number = player.pools.all + gained_tokens(state, player)
        slots, facts = pool_slots(state, number), {"fleet": fleet_needed(state, player)}
        return sealed(player, "redistribute", Allocate(slots, number, number), _even(state, player), facts)


def gained_tokens(state: State, player: Player) -> int:
    """Command tokens gained in the status phase; no more than are in the reinforcements."""
    gained = STATUS_PHASE.tokens + player.has(HYPER_METABOLISM) + player.able(VERSATILE)
    return min(gained, state.tokens_left(player.seat))


def _even(state: State, player: Player) -> Answer:
    """As it is, with what is gained where there is least, the tactic pool first."""
    pools = player.pools.amounts()
    for _ in range(gained_tokens(state, player)):
        least = min(("tactic", "strategy"), key=lambda pool: pools[pool])
        pools[least] += 1
    return spread(pools)


def _open_scores(execution: Execution[State], answers: Answers) -> None:
    execution.push(*(Scoring(player.seat, " ".join(words)) for player, words in answers))
    await_answers(player for player, _ in answers)


def choose_scores_anew(state: State, seat: int, rng: Random) -> None:
    """Other objectives to be scored in the place of those that a seat cannot see, for `Game.rearrange`."""
    rule = ScoreRule()
    for frame in state.course:
        if isinstance(frame, Scoring) and frame.seat != seat:
            frame.objectives = " ".join(legal_answer(rule, state, state.players[frame.seat], rng))


def _open_tokens(execution: Execution[State], answers: Answers) -> None:
    state = execution.state
    for player, words in answers:
        gained = gained_tokens(state, player)
        player.pools.lay_out(allocation(tuple(words)))
        execution.tell("tokens", seat=player.seat, gained=gained, pools=" ".join(words))
    order = state.initiative_order()
    execution.push(*moment(execution, RETURNING_CARDS, order), StatusStep("ready"), StatusStep("end"))
    for player, _ in answers:
        check_limits(execution, player.seat, *state.galaxy)


class OpenRule(OpeningRule):
    """All answers of the status phase are in; they are carried out in the order of initiative."""

    frame = Open
    acts: Mapping[str, Act] = {SCORE: _open_scores, TOKENS: _open_tokens}

    def players(self, state: State, frame: Open) -> list[Player]:
        """Whose answers are opened first: the order of initiative."""
        return [state.players[seat] for seat in state.initiative_order()]


class StatusStepRule(ActingRule):
    """A step in which nobody is asked; the phase ends behind the last one."""

    frame = StatusStep

    def run(self, execution: Execution[State], frame: StatusStep) -> None:
        """Carry out the step, which asks nobody."""
        execution.pop()
        {**STEPS, "ready": _ready, "end": _end}[frame.step](execution)


def _reveal(execution: Execution[State]) -> None:
    """The next public objective; where none is left the game is over (61.13)."""
    state = execution.state
    stages: tuple[Stage, ...] = ("one", "two")
    stage = next((each for each in stages if state.objectives_left[each]), None)
    if stage is None:
        end_game(execution)
        return
    state.objectives_left[stage] -= 1
    reveal_objective(execution, stage)


def _take_up_tokens(execution: Execution[State]) -> None:
    """Command tokens come back from the board to the reinforcements."""
    for system in execution.state.galaxy.values():
        system.tokens = []


def _ready(execution: Execution[State]) -> None:
    """Cards are readied, units repaired, strategy cards returned, and a new round begins."""
    state = execution.state
    for player in state.players:
        player.exhausted_technologies = []
        player.strategy_cards = player.strategy_cards if player.keeps_cards else []
        player.spent_cards = []
        player.passed = player.keeps_cards = False
    for law in state.laws:
        law.exhausted = False
    for system in state.galaxy.values():
        for planet in system.planets:
            planet.exhausted = False
        for force in (*system.space, *(force for planet in system.planets for force in planet.forces)):
            force.damaged = {}


def _draw_action_cards(execution: Execution[State]) -> None:
    """A card for each player, by initiative, and one more with Neural Motivator; then hands are checked."""
    state = execution.state
    order = state.initiative_order()
    for seat in order:
        player = state.players[seat]
        draw_cards(execution, player, STATUS_PHASE.action_cards + player.has(NEURAL_MOTIVATOR))
    discard_after_draw(execution, order)


def _end(execution: Execution[State]) -> None:
    """The phase is over, and the owner of Minister of Policy draws an action card."""
    land_aboard(execution)
    take_up_zero_token(execution.state)
    for player in execution.state.playing():
        return_notes(execution, player, UNTIL_THEN)
    execution.push(*moment(execution, STATUS_OVER, execution.state.clockwise(execution.state.speaker)))
    if law := execution.state.law(MINISTER_OF_POLICY):
        draw_cards(execution, execution.state.players[law.owner], POLICY_CARDS)
        discard_after_draw(execution, [law.owner])


STEPS: dict[str, Callable[[Execution[State]], None]] = {
    "reveal": _reveal,
    "draw": _draw_action_cards,
    "tokens": _take_up_tokens,
}
