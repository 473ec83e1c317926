"""Technology tiles and research."""

from __future__ import annotations

from rules.gaia.game import GAME
from rules.gaia.state import Federation, Technology
from tests.gaia.kit import Table


def researcher(*factions: str) -> Table:
    """A table whose first player has knowledge for two levels and one green token."""
    table = Table(*(factions or ("terrans", "xenos")))
    player = table.state.players[0]
    player.knowledge = 8
    player.federations.append(Federation("fed2", green=True))
    table.state.tokens["fed2"] -= 1
    return table


def builder() -> Table:
    """A researcher who can turn a station at 3a7 into a lab."""
    table = researcher()
    table["terrans"].structures["3a7"], table["terrans"].ore, table["terrans"].credits = "station", 15, 30
    return table


def test_a_level_costs_four_knowledge_and_brings_its_bonus() -> None:
    table = researcher()
    table.play("p1 action research:int")
    player = table["terrans"]
    assert (player.knowledge, player.research["int"], player.qic) == (4, 1, 2)


def test_the_third_level_charges_three() -> None:
    table = researcher()
    player = table["terrans"]
    player.research["sci"] = 2
    player.power.one, player.power.two, player.power.three = 4, 0, 0
    table.play("p1 action research:sci")
    assert (player.power.one, player.power.two) == (1, 3)


def test_the_fifth_level_takes_a_green_token_and_holds_one_player() -> None:
    table = researcher()
    table["terrans"].research["sci"] = 4
    assert "research:sci" in table.words(0, "action")
    table["xenos"].research["sci"] = 5
    assert "research:sci" not in table.words(0, "action")
    table["xenos"].research["sci"] = 0
    table["terrans"].federations[0].green = False
    assert "research:sci" not in table.words(0, "action")


def test_the_fifth_terraforming_level_gives_its_token() -> None:
    table = researcher()
    player = table["terrans"]
    player.research["terra"] = 4
    ore = player.ore
    (researched, *_) = table.play("p1 action research:terra")
    assert researched.facts["gain:token"] == "fed4"
    assert [own.token for own in player.federations] == ["fed2", "fed4"]
    assert (player.federations[0].green, player.federations[1].green) == (False, True)
    assert player.ore - ore == 2  # fed4: 7 points and two ore
    assert table.state.terra_token == ""


def test_the_fifth_gaia_level_pays_four_points_and_one_for_each_gaia_planet() -> None:
    table = researcher()
    player = table["terrans"]
    player.research["gaia"] = 4
    player.structures["3b5"] = "mine"
    points = player.vp
    table.play("p1 action research:gaia")
    assert player.vp - points == 5


def test_the_fifth_economy_level_pays_once_and_ends_its_income() -> None:
    table = researcher()
    player = table["terrans"]
    player.research["eco"] = 4
    player.credits = player.ore = 0
    table.play("p1 action research:eco")
    assert (player.credits, player.ore) == (6, 3)


def test_a_tile_under_a_track_advances_that_track_only() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    player.credits = player.ore = 15
    player.structures["3a7"] = "station"
    table.play("p1 action lab:3a7", "p1 tile int")
    assert table.words(0, "advance") == ["int", "decline"]
    table.play("p1 advance int")
    assert player.research["int"] == 1
    assert [own.tile for own in player.technologies] == ["tech3"]


def test_a_free_tile_advances_any_track_and_an_advance_may_be_declined() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    player.credits = player.ore = 15
    player.structures["3a7"] = "station"
    table.play("p1 action lab:3a7", "p1 tile free1")
    assert table.words(0, "advance") == ["terra", "nav", "int", "gaia", "eco", "sci", "decline"]
    table.play("p1 advance decline")
    assert table.kinds(0) == ["finish"]


def test_no_tile_of_a_kind_twice_even_when_it_is_covered() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    player.credits = player.ore = 15
    player.structures["3a7"] = "station"
    player.technologies = [Technology("tech1", "terra", covered=True), Technology("tech7", "free1")]
    table.play("p1 action lab:3a7")
    assert not {"terra", "free1"} & set(table.words(0, "tile"))


def test_an_advanced_tile_needs_level_four_a_green_token_and_a_tile_to_cover() -> None:
    table = researcher()
    player = table["terrans"]
    player.credits = player.ore = 15
    player.structures["3a7"] = "station"
    player.research["gaia"] = 4
    table.play("p1 action lab:3a7")
    assert "adv:gaia" not in table.words(0, "tile")
    player.technologies = [Technology("tech8", "free2")]
    assert "adv:gaia" in table.words(0, "tile")
    player.federations[0].green = False
    assert "adv:gaia" not in table.words(0, "tile")


def test_an_advanced_tile_covers_flips_and_advances_anywhere() -> None:
    table = researcher()
    player = table["terrans"]
    player.credits = player.ore = 15
    player.structures["3a7"] = "station"
    player.research["gaia"] = 4
    player.technologies = [Technology("tech8", "free2"), Technology("tech9", "free3")]
    points, mines = player.vp, player.count("mine")
    table.play("p1 action lab:3a7", "p1 tile adv:gaia", "p1 cover free2", "p1 advance eco")
    assert player.technologies[0].covered
    assert not player.federations[0].green
    assert player.vp - points == 2 * mines  # adv4: two points a mine
    assert "gaia" not in table.state.advanced
    assert player.research["eco"] == 1


def test_a_research_tile_pays_for_each_level() -> None:
    table = researcher()
    player = table["terrans"]
    player.technologies = [Technology("adv2", "adv:nav")]
    table.state.round_tiles[0] = "score2"
    points = player.vp
    table.play("p1 action research:sci")
    assert player.vp - points == 4


def test_bal_taks_do_not_navigate_before_their_institute() -> None:
    table = researcher("baltaks", "xenos")
    assert "research:nav" not in table.words(0, "action")
    player = table["baltaks"]
    player.structures[next(iter(player.structures))] = "institute"
    assert "research:nav" in table.words(0, "action")


def test_why_a_track_cannot_rise() -> None:
    table = researcher()
    player = table["terrans"]
    player.research.update(terra=5, int=4, eco=4)
    table["xenos"].research["int"] = 5
    player.federations[0].green = False
    assert table.why("p1 action research:terra") == ("research-top", {})
    assert table.why("p1 action research:int") == ("research-full", {})
    assert table.why("p1 action research:eco") == ("research-token", {})
    player.knowledge = 3
    assert table.why("p1 action research:sci") == ("research-cost", {"need": 4, "have": 3})


def test_bal_taks_hear_that_navigation_waits_for_the_institute() -> None:
    table = researcher("baltaks", "xenos")
    assert table.why("p1 action research:nav") == ("research-baltaks", {})


def test_a_level_that_comes_with_a_tile_gives_the_same_reasons() -> None:
    table = builder()
    player = table["terrans"]
    player.research["int"], player.federations[0].green = 4, False
    table.play("p1 action lab:3a7", "p1 tile free1")
    assert table.why("p1 advance int") == ("research-token", {})


def test_why_a_tile_cannot_be_taken() -> None:
    table = builder()
    player = table["terrans"]
    player.technologies = [Technology("tech1", "terra", covered=True)]
    player.research["int"] = 4
    table["xenos"].technologies = [Technology("adv1", "adv:terra")]
    del table.state.advanced["terra"]
    table.play("p1 action lab:3a7")
    assert table.why("p1 tile terra") == ("tile-owned", {})
    assert table.why("p1 tile adv:terra") == ("tile-taken", {})
    assert table.why("p1 tile adv:nav") == ("tile-level", {"need": 4, "have": 0})
    assert table.why("p1 tile adv:int") == ("tile-cover", {})
    player.federations[0].green = False
    assert table.why("p1 tile adv:int") == ("tile-token", {})


def test_covered_and_advanced_tiles_cannot_be_covered() -> None:
    table = builder()
    player = table["terrans"]
    player.technologies = [
        Technology("tech1", "terra", covered=True),
        Technology("tech5", "eco"),
        Technology("adv1", "adv:terra"),
    ]
    del table.state.advanced["terra"]
    player.research["int"] = 4
    table.play("p1 action lab:3a7", "p1 tile adv:int")
    assert table.words(0, "cover") == ["eco"]
    assert table.why("p1 cover terra") == ("cover-covered", {})
    assert table.why("p1 cover adv:terra") == ("cover-advanced", {})


def test_a_level_on_the_only_track_is_taken_by_order_unless_it_takes_a_token() -> None:
    table = builder()
    player = table["terrans"]
    table.play("p1 action lab:3a7", "p1 tile eco")
    (question,) = table.pending()
    assert GAME.standing(table.state, question, {}) == ("eco",)
    assert GAME.standing(table.state, question, {"level": "ask"}) is None
    player.research["eco"] = 4
    (question,) = table.pending()
    assert question.ask.options[0].facts["level"] == 5
    assert GAME.standing(table.state, question, {}) is None


def test_no_order_chooses_between_tracks() -> None:
    table = builder()
    table.play("p1 action lab:3a7", "p1 tile free1")
    (question,) = table.pending()
    assert GAME.standing(table.state, question, {}) is None
