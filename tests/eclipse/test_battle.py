"""Battles step by step: whose turn it is, what hits, retreats, stalemates, and what is drawn for it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from pydantic import TypeAdapter

from rules.eclipse.battle.aftermath import population_damage, population_dice, reputation_draws, reputation_earned
from rules.eclipse.battle.automatic import fight_out
from rules.eclipse.battle.fleets import Fight, activation_order, destroyed, retreated, squadron
from rules.eclipse.battle.profiles import Profile, hits, largeness, threshold
from rules.eclipse.battle.salvos import Hit, has_choice, hits_by_rule, legal_hits
from rules.eclipse.battle.steps import (
    Assignment,
    FireOrRetreat,
    Leaving,
    Over,
    Roll,
    Stalemate,
    assign,
    attack,
    begin,
    disperse,
    leave,
    next_step,
    retreat,
    retreat_from_stalemate,
    rolled,
)
from rules.eclipse.components.ships import SHIPS
from tests.eclipse.fights import (
    ANCIENT,
    CRUISER,
    DREADNOUGHT,
    INTERCEPTOR,
    UNARMED,
    dice_of,
    drawn,
    given,
    long_battle,
)


@pytest.mark.parametrize(
    ("computer", "shield", "lowest"),
    [(0, 0, 6), (1, 0, 5), (3, 0, 3), (2, 1, 5), (0, 2, 6), (5, 0, 2), (9, 0, 2), (9, 4, 2), (1, 3, 6)],
)
def test_a_die_hits_from_a_threshold_on(computer: int, shield: int, lowest: int) -> None:
    shooter, target = Profile(0, computer=computer), Profile(0, shield=shield)
    assert threshold(shooter, target) == lowest
    assert [roll for roll in range(1, 7) if hits(roll, shooter, target)] == list(range(lowest, 7))


def test_all_ships_of_a_class_roll_together() -> None:
    three = begin([squadron("interceptor", "attacker", INTERCEPTOR, 3), squadron("ancient", "defender", UNARMED)])
    assert next_step(attack(three)) == Roll(0, (1, 1, 1))
    plasma = Profile(1, cannons=(1, 2))
    two = begin([squadron("dreadnought", "attacker", plasma, 2), squadron("ancient", "defender", UNARMED)])
    assert next_step(attack(attack(two))) == Roll(0, (1, 1, 2, 2))


def test_of_equal_initiative_all_of_the_defenders_squadrons_come_first() -> None:
    assert activation_order(long_battle()) == (0, 2, 3, 1)


def test_a_starbase_is_smaller_than_a_cruiser() -> None:
    assert largeness("dreadnought") < largeness("cruiser") < largeness("starbase") < largeness("interceptor")
    fight = begin(
        [
            squadron("starbase", "attacker", INTERCEPTOR),
            squadron("cruiser", "attacker", INTERCEPTOR),
            squadron("ancient", "defender", replace(ANCIENT, initiative=9)),
        ]
    )
    assert hits_by_rule(rolled(attack(fight), [6, 1])) == (Hit(1, 0), None)


def test_battles_hold_for_largest_what_the_data_say() -> None:
    """The sizes of classes are said once, in `ships.toml`."""
    assert sorted(SHIPS, key=largeness) == sorted(SHIPS, key=lambda ship: -SHIPS[ship].size)


def test_an_ancient_destroys_what_it_can_and_damages_the_largest() -> None:
    fight = begin(
        [
            squadron("interceptor", "attacker", Profile(0)),
            squadron("dreadnought", "attacker", replace(UNARMED, hull=2)),
            squadron("ancient", "defender", ANCIENT),
        ]
    )
    fight = rolled(attack(fight if fight.order[0] == 2 else attack(fight)), [5, 6])
    after = assign(fight, hits_by_rule(fight))
    assert [one.damage for one in after.squadrons] == [(1,), (1,), (0,)]
    assert destroyed(after, "attacker") == {"interceptor": 1}


def test_what_destroys_nothing_is_piled_up_or_spread() -> None:
    fight = begin([squadron("dreadnought", "attacker", DREADNOUGHT, 2), squadron("ancient", "defender", ANCIENT)])
    fight = rolled(attack(fight), [5, 6])
    assert assign(fight, hits_by_rule(fight, "focus")).squadrons[0].damage == (2, 0)
    assert assign(fight, hits_by_rule(fight, "spread")).squadrons[0].damage == (1, 1)
    assert has_choice(fight)


def test_the_long_battle() -> None:
    fight = begin(long_battle())
    assert next_step(fight) == Roll(0, (2,) * 6)
    fight = rolled(fight, [6, 6, 5, 4, 3, 2])
    assert next_step(fight) == Assignment(0, (2,) * 6, (6, 6, 5, 4, 3, 2))
    assert legal_hits(fight) == (Hit(2, 0), Hit(2, 1), Hit(2, 2), Hit(3, 0))
    assert legal_hits(fight, [Hit(2, 0)]) == (Hit(2, 1), Hit(2, 2), Hit(3, 0))
    assert legal_hits(fight, [Hit(2, 0), Hit(2, 1)]) == ()
    fight = assign(fight, [Hit(2, 0), Hit(2, 1), None, None, None, None])
    assert next_step(fight) == Roll(2, (2, 2))
    fight = assign(rolled(fight, [6, 6]), [Hit(0, 0), Hit(1, 0)])
    assert fight.squadrons[0].survivors == 2
    assert fight.squadrons[1].damage == (2,)
    assert next_step(fight) == Roll(1, (2, 2))
    fight = rolled(fight, [3, 2])
    assert not has_choice(fight)
    fight = assign(fight, hits_by_rule(fight))

    assert fight.round == 1
    assert next_step(fight) == FireOrRetreat(0)
    fight = retreat(fight)
    assert next_step(fight) == FireOrRetreat(2)
    fight = rolled(attack(fight), [3])
    fight = assign(fight, hits_by_rule(fight))
    assert next_step(fight) == FireOrRetreat(3)
    fight = rolled(attack(fight), [4, 2])
    assert legal_hits(fight) == (Hit(0, 1), Hit(0, 2))
    fight = assign(fight, [Hit(0, 2), None])
    assert fight.squadrons[0].survivors == 1
    assert next_step(fight) == FireOrRetreat(1)
    fight = assign(rolled(attack(fight), [6]), [Hit(2, 2)])

    assert fight.round == 2
    assert next_step(fight) == Leaving(0)
    fight = leave(fight)
    assert next_step(fight) == FireOrRetreat(3)
    fight = assign(rolled(attack(fight), [1, 2]), [None, None])
    fight = assign(rolled(attack(fight), [6]), [Hit(3, 0)])
    assert next_step(fight) == Over("attacker")

    assert destroyed(fight, "attacker") == {"interceptor": 2}
    assert destroyed(fight, "defender") == {"interceptor": 3, "cruiser": 1}
    assert not retreated(fight, "attacker")
    assert reputation_draws(destroyed(fight, "attacker"), took_part=True) == 3
    assert reputation_draws(destroyed(fight, "defender"), took_part=True) == 5
    assert reputation_earned(destroyed(fight, "defender").items(), took_part=True) == 6
    assert population_dice(fight.squadrons[0]) == ()
    assert population_damage(fight.squadrons[1], [6]) == 2


def test_population_is_attacked_with_computers_and_cannons_only() -> None:
    three = squadron("interceptor", "attacker", Profile(2, computer=3, cannons=(1,), missiles=(2, 2)), 3)
    assert population_dice(three) == (1, 1, 1)
    assert population_damage(three, [6, 3, 2]) == 2
    strong = squadron("cruiser", "attacker", Profile(2, cannons=(4, 1)))
    assert population_damage(strong, [1, 6]) == 4


@pytest.mark.parametrize(
    ("lost", "took_part", "tiles"),
    [
        ({}, True, 1),
        ({}, False, 0),
        ({"gcds": 1}, True, 4),
        ({"ancient": 2, "starbase": 1}, False, 3),
        ({"interceptor": 3, "cruiser": 1}, True, 5),
        ({"dreadnought": 2}, False, 5),
    ],
)
def test_reputation_is_drawn_for_what_was_destroyed(lost: dict[str, int], took_part: bool, tiles: int) -> None:
    assert reputation_draws(lost, took_part=took_part) == tiles


def test_who_retreats_wholly_has_not_taken_part() -> None:
    fight = begin([squadron("cruiser", "attacker", CRUISER), squadron("interceptor", "defender", INTERCEPTOR)])
    fight = assign(rolled(attack(fight), [2]), [None])
    fight = retreat(fight)
    fight = assign(rolled(attack(fight), [2]), [None])
    assert next_step(fight) == Leaving(0)
    fight = leave(fight)
    assert next_step(fight) == Over("defender")
    assert retreated(fight, "attacker")
    assert not retreated(fight, "defender")


def test_ships_about_to_retreat_stay_when_the_enemy_falls() -> None:
    fight = begin(
        [
            squadron("interceptor", "attacker", INTERCEPTOR),
            squadron("cruiser", "attacker", CRUISER),
            squadron("interceptor", "defender", replace(INTERCEPTOR, initiative=0)),
        ]
    )
    fight = rolled(attack(retreat(fight)), [6])
    fight = assign(fight, hits_by_rule(fight))
    assert next_step(fight) == Over("attacker")
    assert [one.in_sector for one in fight.squadrons] == [True, True, False]
    assert not retreated(fight, "attacker")


def test_nobody_is_harmed_in_a_stalemate_but_the_attacker_must_go() -> None:
    fight = begin([squadron("cruiser", "attacker", UNARMED, 2), squadron("cruiser", "defender", UNARMED)])
    assert next_step(fight) == Stalemate()
    lost = disperse(fight)
    assert next_step(lost) == Over("defender")
    assert lost.squadrons[0].survivors == 0
    assert destroyed(lost, "attacker") == {}
    gone = retreat_from_stalemate(fight, [0])
    assert next_step(gone) == Over("defender")
    assert gone.squadrons[0].survivors == 2
    assert retreated(gone, "attacker")


def test_missiles_may_end_in_a_stalemate() -> None:
    armed = Profile(2, hull=3, missiles=(2, 2))
    fight = begin([squadron("cruiser", "attacker", armed), squadron("cruiser", "defender", armed)])
    assert next_step(fight) == Roll(1, (2, 2))
    for _ in range(2):
        fight = rolled(fight, [6, 1])
        fight = assign(fight, hits_by_rule(fight))
    assert fight.squadrons[0].damage == fight.squadrons[1].damage == (2,)
    assert next_step(fight) == Stalemate()


def test_a_retreat_is_not_hindered_by_a_stalemate() -> None:
    fight = begin([squadron("cruiser", "attacker", CRUISER), squadron("cruiser", "defender", UNARMED)])
    fight = attack(fight)  # the defender's, which cannot fire
    fight = retreat(fight)
    assert next_step(fight) == FireOrRetreat(1)
    assert next_step(attack(fight)) == Leaving(0)


def test_a_squadron_without_cannons_may_retreat_in_its_turn() -> None:
    fight = begin([squadron("interceptor", "attacker", UNARMED), squadron("cruiser", "defender", CRUISER)])
    fight = assign(rolled(attack(fight), [1]), [None])
    assert next_step(fight) == FireOrRetreat(0)
    assert attack(fight).round == 2


@pytest.mark.parametrize(
    "hits",
    [
        [None, Hit(2, 1)],  # a die withheld
        [Hit(2, 0), Hit(2, 0)],  # a ship that is destroyed already
        [Hit(2, 1), Hit(0, 0)],  # one's own ship
        [Hit(2, 7), Hit(2, 1)],  # a ship that is not there
        [Hit(3, 0), Hit(2, 1)],  # a ship that the die does not hit
        [Hit(2, 0)],  # too few
    ],
)
def test_dice_are_not_assigned_against_the_rules(hits: list[Hit | None]) -> None:
    fight = begin(
        [
            squadron("cruiser", "attacker", replace(CRUISER, initiative=9, cannons=(1, 1))),
            squadron("interceptor", "attacker", INTERCEPTOR),
            squadron("interceptor", "defender", INTERCEPTOR, 3),
            squadron("dreadnought", "defender", replace(DREADNOUGHT, shield=1)),
        ]
    )
    fight = rolled(attack(fight), [5, 6])
    assert assign(fight, [Hit(2, 0), Hit(2, 1)]).squadrons[2].damage == (1, 1, 0)
    with pytest.raises(ValueError):  # noqa: PT011  # three functions raise it, each with words of its own
        assign(fight, hits)


@pytest.mark.parametrize("rolls", [[1], [0, 1], [7, 7], [1, 2, 3]])
def test_dice_show_one_to_six(rolls: list[int]) -> None:
    fight = begin([squadron("interceptor", "attacker", INTERCEPTOR, 2), squadron("ancient", "defender", ANCIENT)])
    with pytest.raises(ValueError, match="2 dice"):
        rolled(attack(fight), rolls)


def test_ten_points_of_computer_do_not_hit_with_a_one() -> None:
    fleets = [
        squadron("dreadnought", "attacker", Profile(5, computer=10, cannons=(1,))),
        squadron("interceptor", "defender", INTERCEPTOR),
    ]
    fight, winner = fight_out(begin(fleets), given([1, 5, 1, 6]))
    assert (winner, fight.round) == ("defender", 2)


def test_a_fight_is_plain_data_at_every_step() -> None:
    adapter = TypeAdapter(Fight)
    rng = Random(7)
    for _ in range(20):
        fight = begin(drawn(rng))
        steps = 0
        while not isinstance(step := next_step(fight), Over):
            assert adapter.validate_json(adapter.dump_json(fight)) == fight
            fight = moved_on(fight, rng)
            steps += 1
            assert steps < 3000, step


def moved_on(fight: Fight, rng: Random) -> Fight:
    """The fight after its next step, with retreats now and then, each die assigned to any ship it may go to."""
    match next_step(fight):
        case FireOrRetreat():
            return rng.choice((attack, attack, attack, retreat))(fight)
        case Leaving():
            return leave(fight)
        case Roll(_, dice):
            return rolled(fight, dice_of(rng)(len(dice)))
        case Assignment():
            hits: list[Hit | None] = []
            for _ in fight.rolls:
                hits.append(rng.choice(legal_hits(fight, hits) or (None,)))
            return assign(fight, hits)
    return disperse(fight)


def test_damage_only_grows_and_hits_no_ship_that_is_gone() -> None:
    rng = Random(8)
    for _ in range(30):
        fight = begin(drawn(rng, 3))
        while not isinstance(next_step(fight), Over):
            after = moved_on(fight, rng)
            for one, then in zip(fight.squadrons, after.squadrons, strict=True):
                assert all(new >= old for old, new in zip(one.damage, then.damage, strict=True))
                if not one.in_sector:
                    assert then.damage == one.damage
            assert (after.round, after.turn, len(after.rolls)) >= (fight.round, fight.turn, 0)
            fight = after
