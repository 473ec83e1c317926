"""Odds of battles: exact ones against dice that fall and against battles by lot, and what is known of them anyway."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from rules.core.chance import chance
from rules.eclipse.battle.assignment import Tie
from rules.eclipse.battle.automatic import fight_out
from rules.eclipse.battle.fleets import SIDES, Fight, Squadron, squadron
from rules.eclipse.battle.profiles import Profile
from rules.eclipse.battle.salvos import hits_by_rule
from rules.eclipse.battle.steps import (
    Assignment,
    FireOrRetreat,
    Roll,
    assign,
    attack,
    begin,
    next_step,
    retreat,
    rolled,
)
from rules.eclipse.odds import Odds, Policy, odds
from rules.eclipse.probability.model import Model
from rules.eclipse.probability.sampled import Sampled
from rules.eclipse.probability.work import TooMuchWork, Work
from tests.eclipse.fights import (
    ANCIENT,
    CRUISER,
    DREADNOUGHT,
    GCDS,
    INTERCEPTOR,
    UNARMED,
    dice_of,
    drawn,
    long_battle,
)

BATTLES = 150
RULES: tuple[Tie, ...] = ("focus", "spread")
POLICIES: tuple[Policy, ...] = ("focus", "spread", "best")


def fought(fight: Fight, tie: Tie, rng: Random) -> Odds:
    """The odds as dice that fall have them."""
    wins = 0
    survivors = [[0] * len(one.damage) for one in fight.squadrons]
    for _ in range(BATTLES):
        after, winner = fight_out(fight, dice_of(rng), {"attacker": tie, "defender": tie})
        wins += winner == "attacker"
        for counts, one in zip(survivors, after.squadrons, strict=True):
            for number in range(one.survivors):
                counts[number] += 1
    shares = tuple(tuple(count / BATTLES for count in counts) for counts in survivors)
    return Odds(wins / BATTLES, shares, "sampled", 0.0, BATTLES)


def same_within_four_sigma(expected: Odds, got: Odds) -> None:
    pairs = [(expected.attacker, got.attacker)]
    for ours, theirs in zip(expected.survivors, got.survivors, strict=True):
        pairs += zip(ours, theirs, strict=True)
    for probability, share in pairs:
        deviation = max(probability * (1 - probability) / BATTLES, BATTLES**-2) ** 0.5
        assert abs(share - probability) <= 4 * deviation + 1e-9, (probability, share)


@pytest.mark.parametrize("policy", RULES)
@pytest.mark.parametrize("seed", range(5))
def test_dice_fall_as_the_odds_say(seed: int, policy: Tie) -> None:
    fight = begin(drawn(Random(seed)))
    found = odds(fight, attacker=policy, defender=policy)
    assert (found.method, found.battles) == ("exact", 0)
    assert found.error < 1e-6
    same_within_four_sigma(found, fought(fight, policy, Random(f"{seed} {policy}")))


@pytest.mark.parametrize("seed", range(100, 105))
def test_dice_fall_as_the_odds_of_a_battle_under_way_say(seed: int) -> None:
    rng = Random(seed)
    fight = under_way(begin(drawn(rng, 3)), rng)
    same_within_four_sigma(odds(fight), fought(fight, "focus", rng))


def under_way(fight: Fight, rng: Random) -> Fight:
    """A fight some steps later, with a retreat now and then; never with dice that wait to be assigned."""
    for _ in range(rng.randint(3, 12)):
        match next_step(fight):
            case FireOrRetreat():
                fight = rng.choice((attack, retreat))(fight)
            case Roll(_, dice):
                fight = rolled(fight, dice_of(rng)(len(dice)))
            case Assignment():
                fight = assign(fight, hits_by_rule(fight))
    if fight.rolls:
        fight = assign(fight, hits_by_rule(fight))
    return fight


@pytest.mark.parametrize("seed", range(200, 206))
def test_battles_by_lot_come_to_the_same(seed: int) -> None:
    fight = begin(drawn(Random(seed), 3))
    model = Model(fight, {"attacker": "focus", "defender": "focus"}, Work(1e9))
    ends = Sampled(model, chance("lot", seed)).ending(BATTLES)
    wins = sum(count for pair, count in ends.items() if model.attacker_wins(pair)) / BATTLES
    assert sum(ends.values()) == BATTLES
    expected = odds(fight)
    assert expected.method == "exact"
    same_within_four_sigma(replace(expected, survivors=()), Odds(wins, (), "sampled", 0.0))


def test_one_die_against_one_die() -> None:
    """Whoever fires first wins with 1/6 each time it is his turn: 6/11."""
    found = odds([squadron("interceptor", side, INTERCEPTOR) for side in SIDES])
    assert found.attacker == pytest.approx(5 / 11)
    assert found.defender == pytest.approx(6 / 11)
    assert found.survivors == (pytest.approx((5 / 11,)), pytest.approx((6 / 11,)))


def test_survivors_stand_in_the_order_of_the_squadrons() -> None:
    fleets = [
        squadron("ancient", "defender", ANCIENT),
        squadron("interceptor", "attacker", INTERCEPTOR, 2),
        squadron("dreadnought", "attacker", DREADNOUGHT),
    ]
    found = odds(fleets)
    assert [len(row) for row in found.survivors] == [1, 2, 1]
    assert found.survivors[0][0] == pytest.approx(found.defender)
    assert found.survivors[1][0] > found.survivors[1][1]


def test_a_stalemate_is_the_defenders() -> None:
    found = odds([squadron("cruiser", "attacker", UNARMED), squadron("cruiser", "defender", UNARMED, 2)])
    assert (found.attacker, found.survivors) == (0.0, ((0.0,), (1.0, 1.0)))


def test_missiles_alone_may_win_but_no_more() -> None:
    """Two dice of two damage; one 6 destroys a hull of 1: 11/36. Else neither has a cannon."""
    missiles = Profile(1, missiles=(2, 2))
    found = odds([squadron("interceptor", "attacker", missiles), squadron("cruiser", "defender", Profile(0, hull=1))])
    assert found.attacker == pytest.approx(11 / 36)
    assert found.survivors[0] == pytest.approx((11 / 36,))


def test_who_has_declared_a_retreat_can_be_hit_until_it_leaves() -> None:
    fight = begin([squadron("interceptor", "attacker", INTERCEPTOR), squadron("interceptor", "defender", INTERCEPTOR)])
    fight = assign(rolled(attack(fight), [1]), [None])
    found = odds(retreat(fight))
    assert found.attacker == 0.0
    assert found.survivors == (pytest.approx((5 / 6,)), (pytest.approx(1.0),))


def test_a_battle_that_is_over_is_won() -> None:
    fight, winner = fight_out(begin(long_battle()), dice_of(Random(1)))
    found = odds(fight)
    assert found.attacker == float(winner == "attacker")
    assert found.survivors == tuple(
        tuple(float(number < one.survivors) for number in range(len(one.damage))) for one in fight.squadrons
    )


def test_dice_that_wait_have_no_odds() -> None:
    fight = begin([squadron("cruiser", "attacker", CRUISER), squadron("ancient", "defender", ANCIENT)])
    with pytest.raises(ValueError, match="wait"):
        odds(rolled(attack(fight), [6, 6]))


def big_fleets() -> list[Squadron]:
    strong = Profile(2, hull=4, computer=3, shield=2, cannons=(2, 2, 4), missiles=(2, 2))
    return [squadron(ship, side, strong, 4) for side in SIDES for ship in ("cruiser", "dreadnought", "starbase")]


def test_great_fleets_are_fought_by_lot_and_always_alike() -> None:
    found = odds(big_fleets())
    assert found.method == "sampled"
    assert found.battles >= 1000
    assert 0.0 < found.error < 0.05
    assert odds(big_fleets()) == found


def test_the_best_is_never_worse_than_the_rule() -> None:
    rng = Random(3)
    for _ in range(15):
        fleets = drawn(rng)
        best = odds(fleets, attacker="best")
        if best.method == "exact":
            assert all(best.attacker >= odds(fleets, attacker=policy).attacker - 1e-9 for policy in RULES)


def test_where_only_one_ship_can_be_hit_there_is_nothing_to_choose() -> None:
    fleets = [squadron("dreadnought", "attacker", DREADNOUGHT), squadron("gcds", "defender", GCDS)]
    found = {odds(fleets, attacker=one, defender=other) for one, other in product(POLICIES, repeat=2)}
    assert len(found) == 1


def test_work_is_bounded() -> None:
    work = Work(3)
    work.spend(3)
    with pytest.raises(TooMuchWork):
        work.spend(1)


def chances_of(row: Sequence[float]) -> bool:
    return all(0.0 <= chance <= 1.0 for chance in row) and list(row) == sorted(row, reverse=True)


def test_chances_of_survivors_fall() -> None:
    rng = Random(5)
    for _ in range(20):
        found = odds(drawn(rng))
        assert all(chances_of(row) for row in found.survivors)
        assert 0.0 <= found.attacker <= 1.0
