"""Odds of combats of Twilight Imperium against dice that fall, and what is known of them anyway."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rules.ti4.components.units import UNITS, Dice
from rules.ti4.odds.fleets import Fleet, Means, Squadron, Unit
from rules.ti4.odds.printed import printed_unit
from rules.ti4.odds.reckoning import Odds, odds
from rules.ti4.odds.rolls import Roller
from rules.ti4.odds.side import Side
from tests.ti4.fought import fought

FLAGSHIPS = {unit.faction: unit.id for unit in UNITS.values() if unit.kind == "flagship" and unit.faction}
BATTLES = 1000


def fleet(means: Means | None = None, **units: int) -> Fleet:
    """A fleet of units as everybody has them at the beginning."""
    squadrons = tuple(Squadron(printed_unit(kind.replace("_", "-")), number) for kind, number in units.items())
    return Fleet(squadrons, means or Means())


def led(faction: str, means: Means | None = None, **units: int) -> Fleet:
    """The same with the flagship of a faction."""
    others = fleet(means, **units)
    return replace(others, squadrons=(*others.squadrons, Squadron(printed_unit(FLAGSHIPS[faction]), 1)))


def outcome(found: Odds) -> Any:
    return pytest.approx((found.attacker, found.draw, found.defender), abs=1e-7)


GENERAL = fleet(fighter=3, destroyer=1, cruiser=1, dreadnought=2)
MEANS = {
    "nothing": Means(),
    "rerolls": Means(rerolled_rounds=2),
    "morale": Means(first_round_bonus=1),
    "ambush": Means(ambush=True),
    "assault": Means(assault_cannon=True),
    "splicer": Means(dimensional_splicer=True),
    "impulse": Means(impulse_core=True),
    "devotion": Means(devotion=True),
    "duranium": Means(duranium_armor=True),
    "shielding": Means(non_euclidean_shielding=True),
    "holding": Means(direct_hits=1, courageous=1),
    "courage": Means(courageous=1, bonus=1),
    "repairs": Means(emergency_repairs=1, duranium_armor=True),
    "direct hits": Means(direct_hits=2),
}
FLEETS: dict[str, tuple[Fleet, Fleet]] = {
    **{name: (replace(GENERAL, means=means), GENERAL) for name, means in MEANS.items()},
    **{
        f"{name} of both": (replace(GENERAL, means=means), replace(GENERAL, means=means))
        for name, means in MEANS.items()
        if means != Means()
    },
    **{faction: (led(faction, fighter=2, destroyer=1, dreadnought=1), GENERAL) for faction in FLAGSHIPS},
    "much courage": (replace(GENERAL, means=Means(courageous=2)), GENERAL),
    "trade goods": (led("hacan", Means(trade_goods=2), cruiser=2), fleet(dreadnought=2)),
    "trade goods and rerolls": (led("hacan", Means(trade_goods=2, rerolled_rounds=2)), fleet(cruiser=3)),
    "forced hits on shields": (led("l1z1x", dreadnought=1), fleet(Means(shields_holding=1), fighter=3, cruiser=3)),
    "flagships": (led("mentak", dreadnought=1), led("letnev", cruiser=2)),
    "the lost": (led("yin", Means(courageous=1), destroyer=2), fleet(Means(courageous=1), cruiser=4)),
}


def same_within_four_sigma(probability: float, wins: int) -> None:
    deviation = max(BATTLES * probability * (1.0 - probability), 1.0) ** 0.5
    assert abs(wins - BATTLES * probability) <= 4 * deviation, (probability, wins / BATTLES)


def test_no_more_trade_goods_are_spent_on_dice_than_there_are() -> None:
    """Hacan's flagship: a trade good makes the result of a die one higher, as long as there are any."""
    ours = led("hacan", cruiser=3)
    side = Side(ours, ours.squadrons, GENERAL)
    with_one = side.number(side.states[side.start]._replace(goods=1))
    rolls = Roller(side, in_space=True).rolls(with_one, 1, 2)
    assert {hits.spent for hits in rolls} == {0, 1}


@pytest.mark.parametrize("name", FLEETS)
def test_dice_fall_as_the_odds_say(name: str) -> None:
    attacker, defender = FLEETS[name]
    rng = Random(name)
    found = odds(attacker, defender, place="space")
    wins, losses = 0, 0
    survivors = [[0] * one.number for one in attacker.squadrons]
    for _ in range(BATTLES):
        ours, theirs = fought(attacker, defender, rng)
        wins += bool(ours) > bool(theirs)
        losses += bool(ours) < bool(theirs)
        for counts, one in zip(survivors, attacker.squadrons, strict=True):
            for number in range(sum(ship.unit == one.unit for ship in ours)):
                counts[number] += 1
    assert found.attacker + found.draw + found.defender == pytest.approx(1.0)
    assert found.error < 1e-6
    same_within_four_sigma(found.attacker, wins)
    same_within_four_sigma(found.defender, losses)
    for counts, chances in zip(survivors, found.survivors[0], strict=True):
        for count, chance in zip(counts, chances, strict=True):
            same_within_four_sigma(chance, count)


def test_one_die_against_one_die() -> None:
    """Each hits with 1/5: of a round in which something happens, 4/9 are the one's, 4/9 the other's."""
    found = odds(fleet(fighter=1), fleet(fighter=1), place="space")
    assert (found.attacker, found.draw, found.defender) == pytest.approx((4 / 9, 1 / 9, 4 / 9))
    assert found.survivors == (((pytest.approx(4 / 9),),), ((pytest.approx(4 / 9),),))


def test_whoever_is_alone_wins() -> None:
    alone = odds(fleet(cruiser=1), fleet(), place="space")
    assert (alone.attacker, alone.draw, alone.defender) == (1.0, 0.0, 0.0)
    nobody = odds(fleet(), fleet(pds=1), place="planet")
    assert (nobody.attacker, nobody.draw, nobody.defender) == (0.0, 1.0, 0.0)
    assert nobody.survivors == ((), ((1.0,),))


def test_a_combat_that_nobody_can_win_is_a_draw() -> None:
    unarmed = Squadron(Unit("cruiser"), 1)
    found = odds(Fleet((unarmed,)), Fleet((unarmed,)), place="space")
    assert (found.attacker, found.draw, found.defender) == (0.0, 1.0, 0.0)


def test_repairs_may_make_a_combat_endless() -> None:
    """One die makes one hit a round: one of the two is always repaired before it can be hit again."""
    unarmed = Squadron(Unit("dreadnought", sustains=True), 2)
    found = odds(Fleet((unarmed,), Means(duranium_armor=True)), fleet(cruiser=1), place="space")
    assert found.draw == pytest.approx(1.0)
    assert found.survivors[0] == ((pytest.approx(1.0), pytest.approx(1.0)),)


def test_sides_can_be_exchanged() -> None:
    one, other = led("l1z1x", cruiser=1, fighter=2), fleet(Means(duranium_armor=True), dreadnought=2)
    there, back = odds(one, other, place="space"), odds(other, one, place="space")
    assert (there.attacker, there.draw, there.defender) == pytest.approx((back.defender, back.draw, back.attacker))
    assert there.survivors[0][0] == pytest.approx(back.survivors[1][0])


def test_survivors_stand_in_the_order_of_the_squadrons() -> None:
    found = odds(fleet(dreadnought=1, infantry=2, fighter=2), fleet(cruiser=1), place="space")
    dreadnought, infantry, fighters = found.survivors[0]
    assert infantry == (1.0, 1.0)  # it is on board
    assert found.attacker == pytest.approx(dreadnought[0])
    assert dreadnought[0] > fighters[0] > fighters[1]


def test_damage_from_before_counts() -> None:
    """A damaged dreadnought is as good as one that cannot sustain damage."""
    worn = Fleet((Squadron(printed_unit("dreadnought"), 1, damaged=1),))
    plain = Fleet((Squadron(Unit("dreadnought", Dice(5)), 1),))
    foe = fleet(cruiser=2)
    found, expected = odds(worn, foe, place="space"), odds(plain, foe, place="space")
    assert (found.attacker, found.draw, found.defender) == outcome(expected)


HOME = fleet(infantry=2, pds=1)


def first_hits(attacker: Fleet, defender: Fleet) -> float:
    """The probability that one infantry, which lands alone, is not hit by space cannon."""
    bare = replace(defender, squadrons=tuple(one for one in defender.squadrons if one.unit.kind == "pds"))
    return odds(attacker, bare, place="planet").attacker


@pytest.mark.parametrize(
    ("attacking", "defending", "landed"),
    [
        (Means(), Means(), 0.5),
        (Means(antimass_deflectors=True), Means(), 0.6),
        (Means(), Means(plasma_scoring=True), 0.25),
        (Means(l4_disruptors=True), Means(), 1.0),
        (Means(disable=True), Means(), 1.0),
    ],
)
def test_space_cannon_on_a_planet(attacking: Means, defending: Means, landed: float) -> None:
    found = first_hits(fleet(attacking, infantry=1), replace(HOME, means=defending))
    assert found == pytest.approx(landed)


@pytest.mark.parametrize(
    ("attacking", "defending", "kind", "pds", "hit"),
    [
        (Means(), Means(), "dreadnought", 0, 0.6),
        (Means(), Means(), "dreadnought", 1, 0.0),
        (Means(disable=True), Means(), "dreadnought", 1, 0.6),
        (Means(), Means(), "war-sun", 1, 1 - 0.2**3),
        (Means(plasma_scoring=True), Means(), "dreadnought", 0, 1 - 0.4**2),
        (Means(), Means(bunker=True), "dreadnought", 0, 0.2),
        (Means(no_bombardment=True), Means(), "dreadnought", 0, 0.0),
        (Means(), Means(no_bombardment=True), "dreadnought", 0, 0.0),
    ],
)
def test_bombardment(attacking: Means, defending: Means, kind: str, pds: int, hit: float) -> None:
    """Nobody lands: one infantry is there after it, or not."""
    home = fleet(defending, infantry=1, pds=pds)
    found = odds(fleet(attacking, **{kind: 1}), home, place="planet")
    assert found.survivors[1][0][0] == pytest.approx(1 - hit)


@pytest.mark.parametrize(
    ("attacking", "defending", "shot"),
    [
        (Means(), Means(), 0.5),
        (Means(maneuvering_jets=1), Means(), 0.0),
        (Means(antimass_deflectors=True), Means(), 0.4),
        (Means(), Means(experimental_battlestations=1), 1 - 0.5 * 0.4**3),
    ],
)
def test_space_cannon_in_space(attacking: Means, defending: Means, shot: float) -> None:
    """One cruiser comes; there are no ships but the PDS below."""
    found = odds(fleet(attacking, cruiser=1), fleet(defending, pds=1), place="space")
    assert found.survivors[0][0][0] == pytest.approx(1 - shot)


def test_graviton_laser_system_hits_no_fighters() -> None:
    plain = odds(fleet(carrier=1, fighter=1), fleet(pds=1), place="space").survivors[0]
    aimed = fleet(Means(graviton_laser_system=True), pds=1)
    laser = odds(fleet(carrier=1, fighter=1), aimed, place="space").survivors[0]
    assert plain == ((1.0,), (pytest.approx(0.5),))
    assert laser == ((pytest.approx(0.5),), (1.0,))


def test_shields_hold_against_barrage_but_not_against_space_cannon() -> None:
    guarded = fleet(Means(shields_holding=1), fighter=1)
    cannon = odds(guarded, fleet(pds=1), place="space")
    assert cannon.attacker == pytest.approx(0.5)
    sure = Squadron(Unit("destroyer", barrage=Dice(1, 2)), 1)
    spared = odds(guarded, Fleet((sure,)), place="space")
    assert spared.attacker == pytest.approx(1.0)
    assert odds(fleet(fighter=1), Fleet((sure,)), place="space").defender == pytest.approx(1.0)


def test_upgraded_dreadnoughts_are_safe_from_direct_hit() -> None:
    upgraded = Fleet((Squadron(printed_unit("dreadnought-2"), 2),))
    cards = odds(fleet(Means(direct_hits=2), cruiser=3), upgraded, place="space")
    none = odds(fleet(cruiser=3), upgraded, place="space")
    assert (cards.attacker, cards.draw, cards.defender) == outcome(none)


def test_a_side_may_be_kept_from_rolling() -> None:
    """Two infantry against one that does not roll in the first round."""
    silent = fleet(Means(silent_rounds=1), infantry=1)
    found = odds(silent, fleet(infantry=1), place="planet")
    even = odds(fleet(infantry=1), fleet(infantry=1), place="planet")
    assert found.attacker == pytest.approx(0.7 * even.attacker)
    assert found.draw == pytest.approx(0.7 * even.draw)


def test_large_fleets_are_reckoned_exactly() -> None:
    large = led("sol", fighter=12, destroyer=2, cruiser=2, carrier=2, dreadnought=4)
    found = odds(large, large, place="space")
    assert found.by_lot == 0.0
    assert found.error < 1e-6
    assert found.attacker == pytest.approx(found.defender)


def test_what_is_too_much_to_follow_is_fought_by_lot() -> None:
    great = led("l1z1x", fighter=16, destroyer=3, cruiser=4, carrier=4, dreadnought=5, war_sun=2)
    found = odds(great, great, place="space")
    assert 0.0 < found.by_lot <= 1.0
    assert found.error == pytest.approx(found.by_lot * 0.0224, abs=1e-4)
    assert abs(found.attacker - found.defender) < 4 * found.error
    assert found == odds(great, great, place="space")


@pytest.mark.parametrize(
    "name", ["nothing", "holding of both", "rerolls of both", "duranium", "winnu", "l1z1x", "trade goods"]
)
def test_battles_by_lot_come_to_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    attacker, defender = FLEETS[name]
    expected = odds(attacker, defender, place="space")
    monkeypatch.setattr("rules.ti4.odds.course.MOST_WORK", 0)
    found = odds(attacker, defender, place="space")
    assert found.by_lot == pytest.approx(1.0, abs=1e-6)
    assert abs(found.attacker - expected.attacker) <= 2 * found.error
    assert abs(found.defender - expected.defender) <= 2 * found.error
