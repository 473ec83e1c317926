"""The passive action: charging power from neighbours."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision
from rules.core.play import pending_question
from rules.gaia.components import ROUNDS
from rules.gaia.economy.charging import best_neighbour, power_value
from rules.gaia.game import GAME
from rules.gaia.state import Power, Technology
from tests.gaia.kit import Table


def neighbours() -> Table:
    """Terrans with a mine two hexes from Xenos' station; Terrans are to move and can upgrade."""
    table = Table("terrans", "xenos")
    table["terrans"].structures = {"3a7": "mine"}
    table["xenos"].structures = {"3b3": "station"}
    table.state.planets["3b3"] = "desert"
    table["terrans"].credits = table["terrans"].ore = 15
    table["xenos"].power = Power(4, 0, 0)
    return table


def test_a_neighbour_within_two_may_charge_its_best_value_for_a_point_less() -> None:
    table = neighbours()
    table.play("p1 action station:3a7", "p1 finish end")
    assert table.kinds(1) == ["charge"]
    points = table["xenos"].vp
    (charged, *_) = table.play("p2 charge yes")
    assert charged.facts == {"seat": 1, "power": 2, "vp": 1, "by": 0, "hex": "3a7"}
    assert table["xenos"].vp == points - 1
    assert table["xenos"].power == Power(2, 2, 0)


def test_of_two_structures_of_a_turn_a_neighbour_is_asked_of_the_first_first() -> None:
    table = neighbours()
    table.state.built = [(0, "3a6")]
    table.play("p1 action station:3a7", "p1 finish end")
    asked = [event.facts["hex"] for _ in range(2) for event in table.play("p2 charge yes") if "hex" in event.facts]
    assert asked == ["3a6", "3a7"]


def test_declining_changes_nothing() -> None:
    table = neighbours()
    table.play("p1 action station:3a7", "p1 finish end")
    before = (table["xenos"].vp, table["xenos"].power)
    table.play("p2 charge no")
    assert (table["xenos"].vp, table["xenos"].power) == before


def test_nobody_is_asked_beyond_two_hexes_or_with_nothing_to_charge() -> None:
    table = neighbours()
    table["xenos"].power = Power(0, 0, 6)
    table.play("p1 action station:3a7", "p1 finish end")
    assert table.kinds(1) == ["action"]


def test_points_cap_what_can_be_charged() -> None:
    table = neighbours()
    table["xenos"].vp = 0
    table.play("p1 action station:3a7", "p1 finish end", "p2 charge yes")
    assert table["xenos"].vp == 0
    assert table["xenos"].power == Power(3, 1, 0)


def test_a_gaia_project_lets_nobody_charge() -> None:
    table = neighbours()
    table["xenos"].structures["3c"] = "station"
    table.state.planets["3c"] = "desert"
    table["terrans"].qic = 9
    table.play("p1 action gaiaformer:3a0", "p1 bowls one=4 two=2", "p1 finish end")
    assert table.kinds(1) == ["action"]


def test_institutes_and_academies_are_worth_three_and_four_with_the_tile() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    player.structures = {"3a7": "institute", "1b1": "academy-k", "4a0": "lab", "4a4": "mine"}
    assert [power_value(table.state, player, at) for at in player.structures] == [3, 3, 2, 1]
    player.technologies.append(Technology("tech3", "int"))
    assert [power_value(table.state, player, at) for at in player.structures] == [4, 4, 2, 1]
    player.technologies[0].covered = True
    assert power_value(table.state, player, "3a7") == 3


def test_mad_androids_institute_adds_one_on_titanium() -> None:
    table = Table("bescods", "xenos")
    player = table["bescods"]
    player.structures = {"3a3": "mine", "3a7": "institute"}
    assert table.state.planets["3a3"] == "titanium"
    assert power_value(table.state, player, "3a3") == 2
    assert power_value(table.state, player, "3a7") == 3


def test_space_stations_and_gaiaformers_do_not_charge() -> None:
    table = Table("ivits", "xenos")
    player = table["ivits"]
    player.structures = {}
    player.stations, player.projects = ["3c"], ["3a0"]
    assert best_neighbour(table.state, player, "3b3") == 0


def test_taklons_with_institute_take_their_token_before_or_after() -> None:
    for word, after in (("token-first", Power(1, 2, 0, stone="3")), ("token-last", Power(1, 2, 0, stone="3"))):
        table = Table("terrans", "taklons")
        table["terrans"].structures = {"3a7": "mine"}
        table["terrans"].credits = table["terrans"].ore = 15
        table["taklons"].structures = {"3b3": "station", "4b2": "institute"}
        table.state.planets["3b3"] = "swamp"
        table["taklons"].power = Power(2, 0, 0, stone="3")
        table.play("p1 action station:3a7", "p1 finish end", f"p2 charge {word}")
        assert table["taklons"].power == after
    table = Table("terrans", "taklons")
    table["terrans"].structures = {"3a7": "mine"}
    table["terrans"].credits = table["terrans"].ore = 15
    table["taklons"].structures = {"3b3": "station", "4b2": "institute"}
    table.state.planets["3b3"] = "swamp"
    table["taklons"].power = Power(0, 0, 3, stone="3")
    table.play("p1 action station:3a7", "p1 finish end", "p2 charge token-first")
    assert table["taklons"].power == Power(0, 0, 4, stone="3")  # the new token itself is charged


def test_standing_orders_answer_for_their_owner() -> None:
    table = neighbours()
    table.play("p1 action station:3a7", "p1 finish end")
    (question,) = [one for one in table.pending() if one.kind == "charge"]
    answers = {order: GAME.standing(table.state, question, {"charge": order}) for order in GAME.orders[0].choices}
    assert answers == {
        "free-then-ask": None,
        "ask": None,
        "free": ("no",),
        "up-to-2": ("yes",),
        "up-to-3": ("yes",),
        "up-to-4": ("yes",),
        "up-to-5": ("yes",),
        "no": ("no",),
    }


def charging_taklons(power: Power) -> tuple[Table, Decision]:
    """Taklons with the institute, asked to charge two for a neighbour's station."""
    table = Table("terrans", "taklons")
    table["terrans"].structures = {"3a7": "mine"}
    table["terrans"].credits = table["terrans"].ore = 15
    table["taklons"].structures = {"3b3": "station", "4b2": "institute"}
    table.state.planets["3b3"] = "swamp"
    table["taklons"].power = power
    table.play("p1 action station:3a7", "p1 finish end")
    return table, pending_question(GAME, table.state, 1, "charge")


def test_orders_of_taklons_take_the_most_they_allow_and_what_is_free() -> None:
    table, question = charging_taklons(Power(0, 1, 3, stone="3"))  # room for one without the new token
    answers = {order: GAME.standing(table.state, question, {"charge": order}) for order in GAME.orders[0].choices}
    assert answers["free"] == question.default == ("token-last",)
    assert answers["up-to-2"] == ("token-first",)
    assert (answers["free-then-ask"], answers["no"]) == (None, ("no",))
    table, question = charging_taklons(Power(0, 0, 3, stone="3"))
    assert GAME.standing(table.state, question, {"charge": "free"}) == ("token-last",)


def test_orders_of_taklons_charge_what_is_there_before_the_token_comes() -> None:
    table, question = charging_taklons(Power(0, 2, 0, stone="3"))
    assert GAME.standing(table.state, question, {"charge": "up-to-2"}) == ("token-last",)
    table["taklons"].vp = 0
    question = pending_question(GAME, table.state, 1, "charge")
    assert GAME.standing(table.state, question, {}) == question.default == ("token-last",)


def test_orders_pay_nothing_after_the_last_pass() -> None:
    table = neighbours()
    table.state.round = ROUNDS
    table.play("p1 action station:3a7")
    table["xenos"].passed = True
    table.play("p1 finish end")
    question = pending_question(GAME, table.state, 1, "charge")
    answers = {order: GAME.standing(table.state, question, {"charge": order}) for order in GAME.orders[0].choices}
    assert answers.pop("ask") is None
    assert set(answers.values()) == {("no",)}
    table["xenos"].vp = 0
    question = pending_question(GAME, table.state, 1, "charge")
    assert GAME.standing(table.state, question, {"charge": "up-to-4"}) == ("yes",)  # for nothing


def passed_neighbours(**income: int) -> Answer | None:
    """What is answered for Xenos who have passed, by their economy level and the tokens of their booster."""
    table = neighbours()
    table.play("p1 action station:3a7")
    player = table["xenos"]
    player.passed, player.power = True, Power(1, 2, 3)
    table.play("p1 finish end")
    player.research["eco"] = income["eco"]
    player.booster = "booster2" if income.get("tokens") else player.booster
    question = pending_question(GAME, table.state, 1, "charge")
    return GAME.standing(table.state, question, {"charge": "up-to-2"})


def test_orders_pay_nothing_for_power_that_the_next_income_charges_anyway() -> None:
    assert passed_neighbours(eco=4) == ("no",)  # four power find room for four
    assert passed_neighbours(eco=4, tokens=2) == ("yes",)  # and here for eight
    assert passed_neighbours(eco=3) is None  # half of it would be in vain
    assert passed_neighbours(eco=2) == ("yes",)


def test_declining_what_the_next_income_charges_anyway_is_no_waste() -> None:
    table = neighbours()
    table["xenos"].structures = {"3b3": "mine"}
    table.play("p1 action station:3a7")
    player = table["xenos"]
    player.passed, player.power, player.research["eco"] = True, Power(1, 2, 3), 4
    table.play("p1 finish end")
    assert table.wasted("p2 charge no") == []


def test_orders_pay_after_the_last_pass_where_power_still_becomes_credits() -> None:
    table = neighbours()
    table.state.round, table.state.options["peer"] = ROUNDS, "yes"
    table.play("p1 action station:3a7")
    table["xenos"].passed = True
    table.play("p1 finish end")
    question = pending_question(GAME, table.state, 1, "charge")
    assert GAME.standing(table.state, question, {"charge": "up-to-4"}) == ("yes",)


def test_why_less_than_the_whole_value_is_charged() -> None:
    table = neighbours()
    table["xenos"].structures["3b3"] = "institute"
    table["xenos"].power = Power(1, 0, 4)
    table.play("p1 action station:3a7", "p1 finish end")
    assert table.why("p2 charge whole") == ("charge-room", {"need": 3, "have": 2})
    table["xenos"].power, table["xenos"].vp = Power(4, 0, 0), 1
    assert table.why("p2 charge whole") == ("charge-points", {"need": 2, "have": 1})
    table["xenos"].vp = 2
    assert table.unavailable(1, "charge") == set()
