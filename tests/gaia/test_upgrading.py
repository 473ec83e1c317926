"""Action 3: upgrades."""

from __future__ import annotations

from tests.gaia.kit import Table


def builder(faction: str = "terrans", other: str = "xenos") -> Table:
    """A table whose first player can pay for anything and has a mine at 3a7."""
    table = Table(faction, other)
    player = table.state.players[0]
    player.credits, player.ore = 30, 15
    player.structures = {"3a7": "mine"}
    table.state.planets["3a7"] = player.board.home
    table.state.players[1].structures = {"6b3": "mine"}
    return table


def test_a_trading_station_costs_six_credits_alone_and_three_beside_a_neighbour() -> None:
    table = builder()
    table.play("p1 action station:3a7")
    assert (table["terrans"].credits, table["terrans"].ore) == (24, 13)
    table = builder()
    table["xenos"].structures = {"3b3": "mine"}
    table.state.planets["3b3"] = "desert"
    table.play("p1 action station:3a7")
    assert (table["terrans"].credits, table["terrans"].ore) == (27, 13)


def test_the_path_of_structures() -> None:
    table = builder()
    player = table["terrans"]
    paths = {}
    for kind in ("mine", "station", "lab", "academy-k", "institute"):
        player.structures = {"3a7": kind}
        paths[kind] = {word.split(":")[0] for word in table.words(0, "action") if word.endswith(":3a7")}
    assert paths == {
        "mine": {"station"},
        "station": {"lab", "institute"},
        "lab": {"academy-k", "academy-q"},
        "academy-k": set(),
        "institute": set(),
    }


def test_mad_androids_have_institute_and_academies_the_other_way_round() -> None:
    table = builder("bescods")
    player = table["bescods"]
    player.structures = {"3a7": "station"}
    words = {word.split(":")[0] for word in table.words(0, "action") if word.endswith(":3a7")}
    assert words == {"lab", "academy-k", "academy-q"}
    player.structures = {"3a7": "lab"}
    assert "institute:3a7" in table.words(0, "action")


def test_a_lab_and_an_academy_bring_a_tile_an_institute_does_not() -> None:
    table = builder()
    table["terrans"].structures = {"3a7": "station"}
    table.play("p1 action lab:3a7")
    assert table.kinds(0) == ["tile"]
    table = builder()
    table["terrans"].structures = {"3a7": "station"}
    table.play("p1 action institute:3a7")
    assert table.kinds(0) == ["finish"]


def test_there_are_four_stations_three_labs_one_institute() -> None:
    table = builder()
    player = table["terrans"]
    homes = [at for at in table.state.planets if at != "3a7"]
    player.structures = {"3a7": "mine", **dict.fromkeys(homes[:4], "station")}
    assert "station:3a7" not in table.words(0, "action")
    player.structures = {"3a7": "station", **dict.fromkeys(homes[:3], "lab")}
    assert "lab:3a7" not in table.words(0, "action")
    player.structures = {"3a7": "station", homes[0]: "institute"}
    assert "institute:3a7" not in table.words(0, "action")


def test_guest_mines_and_the_lost_planet_never_rise() -> None:
    table = builder("lantids")
    player = table["lantids"]
    player.guests = ["3a7"]
    assert "station:3a7" not in table.words(0, "action")
    player.guests, player.lost = [], "3a7"
    assert "station:3a7" not in table.words(0, "action")


def test_gleens_institute_brings_their_token_which_counts_as_a_federation_token() -> None:
    table = builder("gleens", "terrans")
    player = table["gleens"]
    player.structures = {"3a7": "station"}
    player.credits, player.ore, player.knowledge = 6, 4, 0
    table.state.round_tiles[0] = "score4"
    points = player.vp
    table.play("p1 action institute:3a7")
    assert (player.credits, player.ore, player.knowledge) == (2, 1, 1)
    assert player.vp - points == 5
    assert player.federations[0].green
    assert player.federated == []


def test_the_round_pays_for_stations_and_for_institutes_and_academies() -> None:
    for tile, word, points in (("score5", "station:3a7", 4), ("score7", "institute:3a7", 5)):
        table = builder()
        table.state.round_tiles[0] = tile
        if points == 5:
            table["terrans"].structures = {"3a7": "station"}
        before = table["terrans"].vp
        table.play(f"p1 action {word}")
        assert table["terrans"].vp - before == points


def test_why_a_structure_cannot_be_upgraded() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    player.structures = {"3a7": "mine", "2b4": "mine", "1b1": "lab"}
    assert table.why("p1 action institute") == ("upgrade-source", {"source": "station"})
    player.ore, player.credits = 1, 5
    assert table.why("p1 action station:3a7") == ("upgrade-cost", {"good": "ore", "need": 2, "have": 1})
    player.ore = 2
    assert table.why("p1 action station:2b4") == ("upgrade-apart", {"good": "credits", "need": 6, "have": 5})
    assert table.why("p1 action academy-k:1b1") == ("upgrade-cost", {"good": "credits", "need": 6, "have": 5})
    player.lost = "3a7"
    assert table.why("p1 action station:3a7") == ("upgrade-lost-planet", {})
    player.guests = ["2b4"]
    assert table.why("p1 action station:2b4") == ("upgrade-guest", {})
    player.structures |= dict.fromkeys(("3a3", "3b2", "1a5", "1a6"), "station")
    assert table.why("p1 action station") == ("upgrade-none-left", {"count": 4})
