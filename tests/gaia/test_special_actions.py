"""Action 7: special actions of boosters, tiles, academies and institutes."""

from __future__ import annotations

from random import Random

import pytest

from rules.core.game import Setup
from rules.gaia.game import GAME
from rules.gaia.state import Power, Technology
from tests.gaia.kit import Table


def with_institute(faction: str, other: str = "terrans") -> Table:
    table = Table(faction, other)
    player = table[faction]
    if not player.institute:
        player.structures[next(iter(player.structures))] = "institute"
    return table


def test_a_special_action_is_taken_once_a_round() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    player.technologies = [Technology("adv11", "adv:gaia")]
    ore = player.ore
    table.play("p1 action special:adv11", "p1 finish end", "p2 action pass:booster3")
    assert player.ore - ore == 3
    assert "special:adv11" not in table.words(0, "action")


def test_a_covered_tile_has_no_action() -> None:
    table = Table("terrans", "xenos")
    table["terrans"].technologies = [Technology("tech9", "free3", covered=True)]
    assert "special:tech9" not in table.words(0, "action")


@pytest.mark.parametrize(("faction", "good", "amount"), [("terrans", "qic", 1), ("baltaks", "credits", 4)])
def test_the_action_academy_brings_a_qic_and_bal_taks_four_credits(faction: str, good: str, amount: int) -> None:
    table = Table(faction, "xenos")
    player = table[faction]
    player.structures[next(iter(player.structures))] = "academy-q"
    before = getattr(player, good)
    table.play("p1 action special:academy-q")
    assert getattr(player, good) - before == amount


def test_the_range_booster_serves_a_mine_or_a_gaia_project() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    table.state.boosters.remove("booster5")
    table.state.boosters.append(player.booster)
    player.booster, player.qic = "booster5", 0
    plain = {word for word in table.words(0, "action") if word.startswith(("mine:", "gaiaformer:"))}
    table.play("p1 action special:booster5")
    wide = set(table.words(0, "mine"))
    assert {word.removeprefix("mine:") for word in plain} < wide
    assert any(word.startswith("gaiaformer:") for word in wide)


def test_the_step_booster_saves_one_step() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    assert player.booster == "booster4"
    player.ore, player.qic = 1, 1
    table.play("p1 action special:booster4")
    one_step = [at for at in table.words(0, "mine") if table.state.planets[at] in ("oxide", "ice")]
    table.play(f"p1 mine {one_step[0]}")
    assert player.ore == 0


def test_ambas_swap_the_institute_with_a_mine_without_points_or_charging() -> None:
    table = with_institute("ambas")
    player = table["ambas"]
    old, mine = list(player.structures)
    player.federated = [old, mine]
    points = player.vp
    table.play("p1 action special:swap", f"p1 swap {mine}", "p1 finish end")
    assert player.structures == {old: "mine", mine: "institute"}
    assert player.vp == points
    assert table.kinds(1) == ["action"]
    assert player.federated == [old, mine]


def test_firaks_downgrade_counts_as_building_a_station_and_advances_any_track() -> None:
    table = with_institute("firaks")
    player = table["firaks"]
    lab = next(at for at, kind in player.structures.items() if kind == "mine")
    player.structures[lab] = "lab"
    table.state.round_tiles[0] = "score5"
    points = player.vp
    table.play("p1 action special:downgrade", f"p1 downgrade {lab}", "p1 advance int")
    assert player.structures[lab] == "station"
    assert player.vp - points == 4
    assert player.research["int"] == 1


def test_mad_androids_advance_on_their_lowest_track_for_nothing() -> None:
    table = Table("bescods", "xenos")
    player = table["bescods"]
    player.research.update(terra=1, nav=1, int=1, gaia=1)
    player.knowledge = 0
    table.play("p1 action special:lowest")
    assert table.words(0, "advance") == ["eco", "sci", "decline"]
    table.play("p1 advance eco")
    assert player.research["eco"] == 1


def test_ivits_place_stations_in_reach_which_extend_their_range() -> None:
    table = Table("ivits", "terrans")
    player = table["ivits"]
    player.qic = 0
    table.play("p1 action special:space-station")
    home = next(iter(player.structures))
    near = table.words(0, "space-station")
    assert all(table.state.galaxy.distance(home, at) == 1 for at in near)
    table.play(f"p1 space-station {near[0]}", "p1 finish end", "p2 action pass:booster3")
    player.used.clear()
    table.play("p1 action special:space-station")
    assert any(table.state.galaxy.distance(home, at) == 2 for at in table.words(0, "space-station"))


def test_a_special_charge_asks_about_the_brainstone() -> None:
    table = Table("taklons", "xenos")
    player = table["taklons"]
    player.technologies = [Technology("tech9", "free3")]
    player.power = Power(4, 0, 0, stone="1")
    table.play("p1 action special:tech9")
    assert table.words(0, "stone") == ["2", "1"]


def test_why_a_special_action_cannot_be_taken() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    player.technologies = [Technology("tech9", "free3", covered=True), Technology("adv3", "adv:int")]
    del table.state.advanced["int"]
    player.used = ["adv3"]
    assert table.why("p1 action special:adv3") == ("special-used", {})
    assert table.why("p1 action special:tech9") == ("special-covered", {})
    player.ore = 0
    assert table.why("p1 action special:booster4") == ("special-no-site", {})
    player.technologies, player.used, player.booster = [], [], "booster1"
    assert table.why("p1 action special") == ("special-none", {})


def test_why_an_ability_cannot_be_used() -> None:
    ambas = Table("ambas", "xenos")
    assert ambas.why("p1 action special:swap") == ("special-institute", {})
    ambas["ambas"].structures = {"2b4": "institute", "3a7": "station"}
    assert ambas.why("p1 action special:swap") == ("special-no-mine", {})
    firaks = with_institute("firaks")
    assert firaks.why("p1 action special:downgrade") == ("special-no-lab", {})
    stations = dict.fromkeys(("3a3", "3b2", "1a5", "1a6"), "station")
    firaks["firaks"].structures = {"2b4": "institute", "4a0": "lab", **stations}
    assert firaks.why("p1 action special:downgrade") == ("special-no-station", {})
    ivits = Table("ivits", "terrans")
    ivits["ivits"].stations = [at for at in ivits.state.galaxy.hexes if at not in ivits.state.planets][:6]
    assert ivits.why("p1 action special:space-station") == ("special-no-space", {})
    androids = Table("bescods", "xenos")
    androids["bescods"].research = dict.fromkeys(androids["bescods"].research, 4)
    assert androids.why("p1 action special:lowest") == ("special-lowest", {})


def test_stations_stand_apart_and_the_lost_planet_has_no_mine_to_swap() -> None:
    ivits = Table("ivits", "terrans")
    home = next(iter(ivits["ivits"].structures))
    beside = next(at for at in ivits.state.galaxy.neighbours(home) if at not in ivits.state.planets)
    ivits["ivits"].stations = [beside]
    ivits.play("p1 action special:space-station")
    assert ivits.why(f"p1 space-station {beside}") == ("station-taken", {})
    ambas = with_institute("ambas")
    ambas["ambas"].structures["3b3"], ambas["ambas"].lost, ambas.state.planets["3b3"] = "mine", "3b3", "lost"
    ambas.play("p1 action special:swap")
    assert ambas.why("p1 swap 3b3") == ("swap-lost-planet", {})


def test_by_order_the_brainstone_moves_up_first_when_charging_and_never_by_itself_when_spending() -> None:
    table = Table("taklons", "xenos")
    player = table["taklons"]
    player.technologies, player.power = [Technology("tech9", "free3")], Power(4, 0, 0, stone="1")
    table.play("p1 action special:tech9")
    (question,) = table.pending()
    assert GAME.standing(table.state, question, {"stone": "up"}) == ("2",)
    assert GAME.standing(table.state, question, {}) is None
    table.play("p1 stone 2")
    player.power = Power(0, 0, 4, stone="3")
    table.play("p1 finish power-ore:1")
    (question,) = table.pending()
    assert GAME.standing(table.state, question, {"stone": "up"}) is None


def test_the_order_about_the_brainstone_is_offered_only_to_those_who_have_one() -> None:
    table = Table("taklons", "terrans")
    offered = [{order.id for order in GAME.orders_for(table.state, seat)} for seat in (0, 1)]
    assert offered[0] - offered[1] == {"stone"}
    assert offered[1] == {order.id for order in GAME.orders} - {"stone"}
    begun = GAME.new(Setup(2), Random(1))  # nobody has a faction yet
    assert all("stone" not in {order.id for order in GAME.orders_for(begun, seat)} for seat in (0, 1))
