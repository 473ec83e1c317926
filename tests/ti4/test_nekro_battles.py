"""Nekro: ground forces that fight in space as ships, beside their flagship (34, 78)."""

from __future__ import annotations

from rules.ti4.chances import odds_to_win
from rules.ti4.frames import SpaceCombat
from tests.ti4.kit import Table
from tests.ti4.scenes import attack, battle

NEKRO = ("nekro", "sol", "xxcha")


def joined(own: dict[str, int], enemy: dict[str, int], *, said: str = "in-space") -> Table:
    """The Alastor and two infantry are about to attack, and it was filed who joins."""
    table = battle({"flagship": 1, "infantry": 2, **own}, enemy, factions=NEKRO)
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.player().filed = said and f"the-alastor:{said}"
    return table


def sent(table: Table, *ships: str, dice: tuple[int, ...] = ()) -> Table:
    attack(table, "flagship:304=1", "infantry:304=2", *ships, dice=dice)
    return table


def test_ground_forces_in_space_roll_and_take_hits_as_ships() -> None:
    table = sent(joined({}, {"cruiser": 2}), dice=(1, 1, 8, 1, 7, 1))
    assert table.told("fired")[0]["dice"] == "flagship:9:1 flagship:9:1 infantry:8:8 infantry:8:1"
    assert {slot.word for slot in table.pending(0)[0].ask.slots} == {  # type: ignore[union-attr]
        *("sustain:flagship", "lose:flagship", "lose:infantry"),
    }
    table.play("p1 assign-hits lose:infantry=1", dice=(9, 1, 1, 1))
    assert table.units("203") == {"flagship": 1, "infantry": 1}
    assert table.told("won")[0]["seat"] == 0


def test_without_a_word_for_it_they_stay_out_of_the_combat() -> None:
    table = sent(joined({}, {"cruiser": 1}, said=""), dice=(9, 1, 1))
    assert table.told("fired")[0]["dice"] == "flagship:9:9 flagship:9:1"


def test_any_number_of_them_may_join() -> None:
    table = joined({}, {"cruiser": 1})
    table.player().filed = ""
    table.unplanned = False
    sent(table)
    table.play("p1 battle-plan ask")
    assert [option.word for option in table.pending(0)[0].ask.options] == [  # type: ignore[union-attr]
        *("pass", "the-alastor:2", "the-alastor:1"),
    ]
    table.play("p1 play-now the-alastor:1")
    assert [option.word for option in table.pending(0)[0].ask.options] == ["pass"]  # type: ignore[union-attr]
    combat = next(frame for frame in table.state.course if isinstance(frame, SpaceCombat))
    assert combat.joined == {"p1:space": 1}


def test_they_fight_on_without_the_flagship_and_are_removed_for_want_of_capacity() -> None:
    table = joined({}, {"cruiser": 2})
    table.state.galaxy["304"].space[0].damaged = {"flagship": 1}
    attack(table, "damaged:flagship:304=1", "infantry:304=2", dice=(1, 1, 8, 1, 7, 1))
    table.play("p1 assign-hits lose:flagship=1", dice=(8, 1, 1))
    assert table.told("won")[0]["seat"] == 0
    assert table.units("203") == {}
    assert table.told("removed")[-1]["units"] == "infantry=2"


def test_those_on_planets_join_too_and_stay_there() -> None:
    table = joined({}, {}, said="always")
    table.lay("203", "19", 0)
    table.put("wellon", 0, infantry=2)
    table.put("203", 1, cruiser=1)
    sent(table, dice=(1, 1, 8, 1, 1, 1, 7))
    assert table.asked()[0] == (0, "assign-hits")
    table.play("p1 assign-hits lose:infantry=1")
    assert (table.units("203")["infantry"], table.units("wellon")) == (1, {"infantry": 2})


def test_the_defender_may_let_those_of_its_planets_fight() -> None:
    table = battle({"cruiser": 1}, {"flagship": 1}, factions=("sol", "nekro", "xxcha"))
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.lay("203", "19", 1)
    table.put("203", 1, flagship=1)
    table.put("wellon", 1, infantry=2)
    table.player(1).filed = "the-alastor:always"
    attack(table, "cruiser:304=1", dice=(1, 1, 1, 8, 1))
    assert table.told("fired")[1]["dice"] == "flagship:9:1 flagship:9:1 infantry:8:8 infantry:8:1"
    assert table.units("wellon", 1) == {"infantry": 2}


def test_salai_sai_corian_rolls_a_die_for_each_of_them_and_assault_cannon_counts_them() -> None:
    table = battle({"flagship": 1, "infantry": 2}, {"flagship": 1}, factions=("nekro", "winnu", "xxcha"))
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.player().filed = "the-alastor:always"
    table.player().technologies.append("assault-cannon")
    attack(table, "flagship:304=1", "infantry:304=2")
    assert table.told("assault-cannon")[0]["seat"] == 0
    assert table.told("won")[0]["seat"] == 0
    table = battle({"flagship": 1, "infantry": 2}, {"flagship": 1}, factions=("nekro", "winnu", "xxcha"))
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.player().filed = "the-alastor:always"
    attack(table, "flagship:304=1", "infantry:304=2", dice=(1, 1, 1, 1, 7, 1, 1))
    assert table.told("fired")[1]["dice"] == "flagship:7:7 flagship:7:1 flagship:7:1"


def test_destroyed_they_roll_to_return() -> None:
    table = joined({}, {"cruiser": 1})
    table.player().technologies.append("infantry-2")
    sent(table, dice=(1, 1, 1, 1, 7))
    table.play("p1 assign-hits lose:infantry=1", dice=(6, 9, 1, 1, 1))
    assert table.told("returning") == [{"seat": 0, "dice": "6", "count": 1}]


def test_odds_reckon_with_those_that_have_joined() -> None:
    chances: dict[str, float] = {}
    for said, infantry in (("in-space", 2), ("", 0)):
        table = joined({}, {"dreadnought": 2}, said=said)
        ones = (1,) * infantry
        sent(table, dice=(1, 1, *ones, 1, 1, 9, 1, *ones, 1, 5))
        chances[said] = odds_to_win(table.state)[0]
    assert chances["in-space"] > chances[""] + 0.1


def joined_by_nekro(faction: str, technology: str, own: dict[str, int]) -> Table:
    """A faction has fought a round against the Alastor and two infantry, which both join, and nobody has hit."""
    table = battle(own, {"flagship": 1, "infantry": 2}, factions=(faction, "nekro", "xxcha"))
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.player().technologies = [technology] if technology else []
    table.unplanned = False
    table.state.galaxy["203"].tile = "26"  # with a wormhole
    attack(table, *(f"{kind}:304={number}" for kind, number in own.items()))
    table.play("p1 battle-plan ask")
    table.staying = False
    table.play("p2 battle-plan the-alastor:in-space")
    table.play("p1 retreat stay", dice=(1,) * 6)
    return table


def words(table: Table) -> list[str]:
    """What the first player can answer."""
    return [option.word for option in table.pending(0)[0].ask.options]  # type: ignore[union-attr]


def test_devotion_hits_ground_forces_that_fight_as_ships() -> None:
    """34, 78: one of them can be chosen, and it sustains no damage."""
    table = joined_by_nekro("yin", "", {"cruiser": 2})
    assert words(table) == ["pass", "devotion:cruiser:infantry", "devotion:cruiser:flagship"]
    table.play("p1 play-now devotion:cruiser:infantry")
    assert table.units("203", 1) == {"flagship": 1, "infantry": 1}


def test_the_splicer_hits_ground_forces_that_fight_as_ships() -> None:
    """34, 78: Nekro attack, so that theirs have joined when it is used."""
    table = battle({"flagship": 1, "infantry": 2}, {"cruiser": 1}, factions=("nekro", "creuss", "xxcha"))
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.player(1).technologies = ["dimensional-splicer"]
    table.unplanned = False
    table.state.galaxy["203"].tile = "26"  # with a wormhole
    attack(table, "flagship:304=1", "infantry:304=2")
    table.play("p2 battle-plan ask", "p1 battle-plan the-alastor:in-space")
    table.play("p2 play-now dimensional-splicer:infantry")
    assert table.units("203") == {"flagship": 1, "infantry": 1}


def test_an_exotrireme_destroys_ground_forces_that_fight_as_ships() -> None:
    """34, 78: two of them, or one with the flagship."""
    table = joined_by_nekro("sardakk", "exotrireme-2", {"dreadnought": 2})
    assert words(table) == ["pass", "exotrireme-2:flagship+infantry", "exotrireme-2:infantry+infantry"]
    table.play("p1 play-now exotrireme-2:infantry+infantry")
    assert table.units("203", 1) == {"flagship": 1}
