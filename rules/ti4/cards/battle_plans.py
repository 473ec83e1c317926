"""Plans of a battle: which cards each side plays in it and when it retreats, one sealed answer for all of its moments.

Both sides are asked that hold any card at all, before the first dice fall. Whoever wants to decide later says so, with
or without a card that fits, and is asked in every moment of the battle.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rules.core.decisions import Decision, Option, Pick
from rules.core.flow import Execution
from rules.core.sealing import Act, Answers, OpeningRule, SealedRule, await_answers, sealed
from rules.ti4.cards.card import ACTION_CARD, NEVER, Card, below, group_of, percent_of, whose
from rules.ti4.cards.frames import BattlePlan, BattlePlans
from rules.ti4.cards.instructions import instructions_for, is_for_battle, spoken_of
from rules.ti4.cards.moments import IN_BATTLE, notes_used
from rules.ti4.cards.powers import CARD_WINDOWS, is_power, is_there, may_play_cards, powers_of
from rules.ti4.components.action_cards import name_of
from rules.ti4.frames import SpaceCombat, Together
from rules.ti4.galaxy.forces import force_of
from rules.ti4.state import Force, Player, State

ASK = "ask"
RETREAT = "retreat"  # the head and the heading of words about retreats
CHANCES = (25, 40, 50, 60)  # per cent of a chance to win, below which one may want to leave


def ask_plans(execution: Execution[State], seats: Iterable[int], windows: Sequence[str]) -> None:
    """Who has no plan yet for a battle makes one, if they hold any card for these moments of it, or a power or note."""
    state = execution.state
    able = [seat for seat in seats if seat not in state.planned and _may_plan(state, state.players[seat], windows)]
    if able:
        await_answers(state.players[seat] for seat in able)
        execution.push(Together([[BattlePlan(seat)] for seat in able]), BattlePlans(able))


def end_battle(state: State) -> None:
    """The plans are over with the action."""
    for player in state.players:
        player.plan = ""
    state.planned, state.asking = [], []


def _may_plan(state: State, player: Player, windows: Sequence[str]) -> bool:
    """Whether a player may have something for these moments, as everybody can know."""
    if player.hand and CARD_WINDOWS & {*windows} and may_play_cards(state, player):
        return True
    if player.notes and any(notes_used(state, window) for window in windows):
        return True
    return any(_useful(state, player, id, windows) for id in powers_of(player))


def _useful(state: State, player: Player, id: str, windows: Sequence[str] = IN_BATTLE) -> bool:
    """Whether a power may be of use at these moments of the battle that begins."""
    card = Card.by_id[id]
    usable = bool({*card.windows} & {*windows}) and is_there(state, player, id)
    return usable and card.possible(state, player.seat)


class BattlePlanRule(SealedRule):
    """Instructions for this battle; those that stand anyway are proposed."""

    frame = BattlePlan

    def question(self, state: State, player: Player) -> Decision:
        """Which cards are played when; or to be asked in every moment. And when one retreats, from a space combat."""
        filed = player.filed.split()
        without = {word for word in spoken_of(player) if is_power(word) and not _useful(state, player, word)}
        if not may_play_cards(state, player):
            without |= {*map(name_of, player.hand)}
        said = [word for word in instructions_for(spoken_of(player)) if is_for_battle(word)]
        said = [word for word in said if word.partition(":")[0] not in without]
        said = [word for word in said if word in filed or not word.endswith(f":{NEVER}")]  # a plan is silent instead
        options = [Option(ASK), *map(_option, said), *_retreats(state, player.seat)]
        standing = (*(word for word in filed if word in said), *_usual(state, player))
        offers = tuple(dict.fromkeys((standing, (), (ASK,))))
        ask = Pick(tuple(options), 0, len(options), offers)
        return sealed(player, "battle-plan", ask, standing, {**state.at(state.active)})


def _retreats(state: State, seat: int) -> Iterator[Option]:
    """To announce a retreat before a round in which the chance to win is below one of these (78.4)."""
    in_space = any(isinstance(frame, SpaceCombat) for frame in state.course)
    if in_space and any(state.players[seat].units[kind].move for kind in _fleet(state, seat).units):
        yield from (Option(f"{RETREAT}:{below(percent)}", RETREAT, {"percent": percent}) for percent in CHANCES)


def retreats_below(state: State, seat: int) -> int | None:
    """Below how many per cent of a chance to win a player retreats, as planned; None where nothing is."""
    words = state.players[seat].plan.split() if seat in state.planned else []
    return max((percent_of(word.partition(":")[2]) for word in words if word.startswith(f"{RETREAT}:")), default=None)


def _fleet(state: State, seat: int) -> Force:
    return force_of(state.galaxy[state.active].space, seat)


def _usual(state: State, player: Player) -> Iterator[str]:
    """What is proposed for powers that nothing is filed about."""
    filed = {word.partition(":")[0] for word in player.filed.split()}
    for id in powers_of(player):
        condition = Card.by_id[id].usual
        if condition and id not in filed and _useful(state, player, id):
            yield f"{id}:{condition}"


def _option(instruction: str) -> Option:
    card, _, condition = instruction.partition(":")
    return Option(instruction, group_of(card), {ACTION_CARD: name_of(card), "condition": condition, **whose(card)})


def _open_plans(execution: Execution[State], answers: Answers) -> None:
    """Plans stay hidden; only that somebody wants to be asked is seen by all, as soon as it happens."""
    state = execution.state
    for player, words in answers:
        player.plan = " ".join(word for word in words if word != ASK)
        state.planned.append(player.seat)
        if ASK in words:
            state.asking.append(player.seat)
            execution.tell("wants-to-be-asked", seat=player.seat)


class BattlePlansRule(OpeningRule):
    """Both plans are in."""

    frame = BattlePlans
    acts: Mapping[str, Act] = {"plans": _open_plans}

    def players(self, state: State, frame: BattlePlans) -> Sequence[Player]:
        """Those who were asked."""
        return [state.players[seat] for seat in frame.seats]
