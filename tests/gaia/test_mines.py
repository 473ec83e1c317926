"""Actions 1 and 2: mines, gaia projects, the lost planet."""

from __future__ import annotations

from collections import Counter

from rules.gaia.actions.mines import Site, sites
from rules.gaia.state import Federation
from tests.gaia.kit import Table


def site(table: Table, faction: str, at: str, **more: int) -> Site | None:
    """The site a faction has at a hex, or None."""
    return next((one for one in sites(table.state, table[faction], **more) if one.hex == at), None)


def rich(table: Table, faction: str) -> None:
    """Plenty of everything."""
    player = table[faction]
    player.credits, player.ore, player.knowledge, player.qic = 30, 15, 15, 9


def test_a_mine_on_the_home_planet_costs_two_credits_and_one_ore() -> None:
    table = Table("terrans", "xenos")
    before = (table["terrans"].credits, table["terrans"].ore)
    table["terrans"].qic = 1
    table.play("p1 action mine:4a4")
    assert table["terrans"].structures["4a4"] == "mine"
    assert before[0] - table["terrans"].credits == 2
    assert before[1] - table["terrans"].ore == 1


def test_terraforming_costs_three_ore_a_step_then_two_then_one() -> None:
    table = Table("terrans", "xenos")
    rich(table, "terrans")
    prices = []
    for level in range(6):
        table["terrans"].research["terra"] = level
        prices.append(site(table, "terrans", "4b0").cost["ore"] - 1)  # oxide: one step from terra
    assert prices == [3, 3, 2, 1, 1, 1]


def test_free_steps_lower_the_cost_and_surplus_steps_are_forfeited() -> None:
    table = Table("terrans", "xenos")
    rich(table, "terrans")
    assert site(table, "terrans", "4b0", free_steps=1).cost["ore"] == 1
    assert site(table, "terrans", "4b0", free_steps=2).cost["ore"] == 1


def test_each_qic_adds_two_to_the_range() -> None:
    table = Table("terrans", "xenos")
    rich(table, "terrans")
    table["terrans"].structures = {"3a7": "mine"}
    costs = {one.hex: one.cost.get("qic", 0) for one in sites(table.state, table["terrans"])}
    distance = table.state.galaxy.distance
    for at, qic in costs.items():
        extra = int(table.state.planets[at] == "gaia")
        assert qic - extra == max(0, -(-(distance("3a7", at) - 1) // 2))


def test_a_gaia_planet_costs_a_qic_and_gleens_an_ore() -> None:
    table = Table("gleens", "lantids")
    rich(table, "gleens")
    rich(table, "lantids")
    gaia = next(at for at, planet in table.state.planets.items() if planet == "gaia")
    for faction in ("gleens", "lantids"):
        table[faction].research["nav"] = 5
        table[faction].structures["3a7" if faction == "lantids" else "3a6"] = "mine"
    assert site(table, "lantids", gaia).cost["qic"] >= 1
    assert site(table, "gleens", gaia).cost["ore"] == 2


def test_a_mine_on_a_gaia_planet_brings_gleens_two_points() -> None:
    table = Table("gleens", "terrans")
    rich(table, "gleens")
    table.state.round_tiles[0] = "score2"
    table["gleens"].structures = {"3c": "mine"}
    table.state.planets["3c"] = "desert"
    points = table["gleens"].vp
    table.play("p1 action mine:3b5")
    assert table["gleens"].vp - points == 2


def test_a_transdim_planet_takes_no_mine() -> None:
    table = Table("terrans", "xenos")
    rich(table, "terrans")
    assert all(one.planet != "transdim" for one in sites(table.state, table["terrans"]))


def test_a_planet_with_somebodys_gaiaformer_is_for_its_owner_alone() -> None:
    table = Table("terrans", "xenos")
    rich(table, "terrans")
    table.state.planets["3a0"] = "gaia"
    table["xenos"].projects.append("3a0")
    assert site(table, "terrans", "3a0") is None
    table["xenos"].projects.clear()
    table["terrans"].projects.append("3a0")
    assert site(table, "terrans", "3a0").cost == {"credits": 2, "ore": 1}


def test_building_on_the_own_project_brings_the_gaiaformer_home() -> None:
    table = Table("terrans", "xenos")
    rich(table, "terrans")
    table.state.planets["3a0"] = "gaia"
    table["terrans"].gaiaformers, table["terrans"].projects = 0, ["3a0"]
    table.play("p1 action mine:3a0")
    assert (table["terrans"].gaiaformers, table["terrans"].projects) == (1, [])


def test_a_project_sends_tokens_to_the_gaia_area_and_grows_in_the_next_gaia_phase() -> None:
    table = Table("terrans", "xenos")
    table["terrans"].power.one, table["terrans"].power.two = 4, 4
    table.play("p1 action gaiaformer:3a0", "p1 bowls one=4 two=2", "p1 finish end")
    assert table["terrans"].power.gaia == 6
    assert table.state.planets["3a0"] == "transdim"
    table.play("p2 action pass:booster5", "p1 action pass:booster1")
    assert table.state.planets["3a0"] == "gaia"
    assert table["terrans"].power.gaia == 0


def test_a_gaiaformer_is_no_start_for_range() -> None:
    table = Table("terrans", "xenos")
    table["terrans"].structures = {"3a7": "mine"}
    table["terrans"].qic = 0
    near = {one.hex for one in sites(table.state, table["terrans"])}
    table["terrans"].projects.append("3a0")
    assert {one.hex for one in sites(table.state, table["terrans"])} == near


def test_the_cost_of_a_project_falls_with_research() -> None:
    table = Table("terrans", "xenos")
    facts = []
    for level in range(1, 6):
        table["terrans"].research["gaia"] = level
        asked = next(one for one in table.pending() if one.kind == "action")
        facts.append(next(o.costs["tokens"] for o in asked.ask.options if o.word == "gaiaformer:3a0"))
    assert facts == [6, 6, 4, 3, 3]


def test_eight_mines_are_all_there_are_and_the_lost_planet_takes_none() -> None:
    table = Table("terrans", "xenos")
    rich(table, "terrans")
    homes = [at for at, planet in table.state.planets.items() if planet not in ("gaia", "transdim")]
    taken = set(table["xenos"].structures)
    table["terrans"].structures = dict.fromkeys([at for at in homes if at not in taken][:8], "mine")
    assert sites(table.state, table["terrans"]) == []
    lost = next(iter(table["terrans"].structures))
    table["terrans"].lost = lost
    assert sites(table.state, table["terrans"])


def test_the_lost_planet_is_a_mine_of_a_type_of_its_own() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    rich(table, "terrans")
    player.research["nav"], player.knowledge = 4, 4
    player.federations.append(Federation("fed2", green=True))
    table.state.tokens["fed2"] -= 1
    table.state.round_tiles[0] = "score3"
    points = player.vp
    table.play("p1 action research:nav")
    at = table.words(0, "lost-planet")[0]
    table.play(f"p1 lost-planet {at}")
    assert table.state.planets[at] == "lost"
    assert player.structures[at] == "mine"
    assert player.vp - points == 2  # the round pays for a mine
    assert not player.federations[0].green
    assert f"station:{at}" not in [o.word for d in table.pending() for o in d.ask.options]


def test_a_planet_that_no_qic_reach_says_how_far_it_is() -> None:
    table = Table("terrans", "xenos")
    assert table.why("p1 action mine:5a0") == ("range", {"away": 4, "range": 1, "need": 2, "have": 1})
    table["terrans"].research["nav"] = 2
    assert table.why("p1 action mine:2a7") == ("range", {"away": 5, "range": 2, "need": 2, "have": 1})


def test_planets_far_beyond_reach_are_left_out() -> None:
    table = Table("terrans", "xenos")
    table["terrans"].qic = 0
    distance, own = table.state.galaxy.distance, table["terrans"].structures
    unavailable = {word.partition(":")[2] for word in table.unavailable(0, "action") if word.startswith("mine:")}
    away = {at: min(distance(at, one) for one in own) for at in table.state.planets}
    assert {at for at in unavailable if away[at] > 5} == set()
    assert {at for at in away if 1 < away[at] <= 5} <= unavailable
    assert unavailable & set(own) == set()


def test_why_no_mine_may_stand_on_a_planet() -> None:
    table = Table("terrans", "xenos")
    assert table.why("p1 action mine:3a6") == ("mine-taken", {})
    assert table.why("p1 action mine:3a0") == ("mine-transdim", {})
    table["xenos"].projects = ["3a0"]
    assert table.why("p1 action mine:3a0") == ("mine-gaiaformer", {})
    table["xenos"].projects, table["terrans"].projects = [], ["3a0"]
    assert table.why("p1 action mine:3a0") == ("mine-growing", {})


def test_what_is_short_for_a_mine() -> None:
    table = Table("terrans", "xenos")
    assert table.why("p1 action mine:1b5") == ("mine-cost", {"good": "ore", "need": 10, "have": 7})
    assert table.why("p1 action mine:3b5") == ("mine-gaia", {"need": 2, "have": 1})
    table["terrans"].credits = 1
    assert table.why("p1 action mine:4a4") == ("mine-cost", {"good": "credits", "need": 2, "have": 1})
    table["terrans"].projects, table.state.planets["3a0"] = ["3a0"], "gaia"
    assert table.why("p1 action mine:3a0") == ("mine-cost", {"good": "credits", "need": 2, "have": 1})


def test_gleens_lack_ore_for_a_gaia_planet_and_lantids_may_stand_beside_others() -> None:
    gleens = Table("gleens", "terrans")
    gleens["gleens"].structures, gleens["gleens"].ore = {"3a7": "mine"}, 1
    gleens["gleens"].research["nav"] = 2
    assert gleens.why("p1 action mine:3b5") == ("mine-cost", {"good": "ore", "need": 2, "have": 1})
    lantids = Table("lantids", "xenos")
    lantids["lantids"].ore = 0
    assert lantids.why("p1 action mine:3a6") == ("mine-cost", {"good": "ore", "need": 1, "have": 0})


def test_without_mines_on_the_board_that_is_the_one_reason() -> None:
    table = Table("terrans", "xenos")
    homes = [at for at, planet in table.state.planets.items() if planet not in ("gaia", "transdim")]
    free = [at for at in homes if at not in table["xenos"].structures]
    table["terrans"].structures = dict.fromkeys(free[:8], "mine")
    assert table.why("p1 action mine") == ("mine-none-left", {})
    assert [word for word in table.unavailable(0, "action") if word.startswith("mine")] == ["mine"]


def test_why_no_project_can_start() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    player.qic = 0
    assert table.why("p1 action gaiaformer:3a0") == ("range", {"away": 3, "range": 1, "need": 1, "have": 0})
    player.projects = ["1a3"]
    assert table.why("p1 action gaiaformer:1a3") == ("project-own", {})
    player.projects, table["xenos"].projects = [], ["1a3"]
    assert table.why("p1 action gaiaformer:1a3") == ("project-taken", {})
    player.power.one, player.power.two = 4, 1
    assert table.why("p1 action gaiaformer") == ("project-tokens", {"need": 6, "have": 5})
    player.gaiaformers = 0
    assert table.why("p1 action gaiaformer") == ("project-gaiaformers", {})
    player.research["gaia"] = 0
    assert table.why("p1 action gaiaformer") == ("project-level", {})


def test_a_mine_with_a_free_step_or_more_range_gives_reasons_by_those() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    player.power.three = 3
    table.play("p1 action power6")
    assert table.why("p1 mine 5a0") == ("range", {"away": 4, "range": 1, "need": 2, "have": 1})
    assert table.why("p1 mine 7a10") == ("mine-transdim", {})
    assert not any("gaiaformer" in word for word in table.unavailable(0, "mine"))
    table = Table("terrans", "xenos")
    table["terrans"].booster, table.state.boosters[0] = "booster5", "booster4"
    table["terrans"].qic = 0
    table.play("p1 action special:booster5")
    assert table.why("p1 mine 2a11") == ("range", {"away": 5, "range": 4, "need": 1, "have": 0})
    assert table.why("p1 mine gaiaformer:5a2") == ("range", {"away": 6, "range": 4, "need": 1, "have": 0})


def test_the_lost_planet_lies_on_no_satellite() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    player.research["nav"], player.knowledge = 4, 4
    player.federations.append(Federation("fed2", green=True))
    table.state.tokens["fed2"] -= 1
    table["xenos"].satellites = ["3b3"]
    table.play("p1 action research:nav")
    assert table.why("p1 lost-planet 3b3") == ("space-taken", {})


def test_empty_space_is_listed_by_sector_so_that_no_list_runs_to_pages() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    player.research["nav"], player.knowledge, player.qic = 4, 4, 9
    player.federations.append(Federation("fed2", green=True))
    table.state.tokens["fed2"] -= 1
    table.play("p1 action research:nav")
    (question,) = table.pending()
    groups = Counter(option.group for option in question.ask.options)
    assert len(groups) == 7
    assert max(groups.values()) <= 19
