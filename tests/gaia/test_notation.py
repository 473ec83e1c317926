"""Turns in the notation of the peer platform."""

from __future__ import annotations

import pytest

from rules.core.decisions import Illegal
from rules.gaia.notation import read
from rules.gaia.spending import amounts, converted, joined
from rules.gaia.state import Federation, Power
from tests.gaia.kit import Table


def said(table: Table, seat: int, *commands: str) -> list[str]:
    """Play commands, each read where it is said; all lines they stood for."""
    played = []
    for command in commands:
        lines = read(table.state, seat, command)
        table.play(*(f"p{seat + 1} {line}" for line in lines))
        played += lines
    return played


def returning(amount: int, **options: str) -> Table:
    """A table whose second player, Terrans with an institute, has tokens that come back from the gaia area."""
    table = Table("xenos", "terrans", **options)
    terrans = table["terrans"]
    terrans.power = Power(0, 0, 3, gaia=amount)
    terrans.structures[next(iter(terrans.structures))] = "institute"
    for seat in (0, 1):
        table.play(f"p{seat + 1} action {table.words(seat, 'action')[-1]}")
    while "terran-goods" not in table.kinds(1):
        table.default()
    return table


def rich(*factions: str) -> Table:
    """A table whose first player can pay for anything."""
    table = Table(*(factions or ("terrans", "xenos")))
    player = table.state.players[0]
    player.credits, player.ore, player.knowledge, player.qic = 30, 15, 15, 9
    player.power.three = 9
    return table


def test_a_mine_is_the_action_or_the_place_that_is_asked() -> None:
    table = Table("terrans", "xenos", until="settle")
    at = table.words(0, "settle")[0]
    assert read(table.state, 0, f"build m {at.upper()}") == [f"settle {at}"]
    table = rich()
    at = next(word for word in table.words(0, "action") if word.startswith("mine:"))
    assert read(table.state, 0, f"build m {at[5:].upper()}") == [f"action {at}"]
    table.play("p1 action power6")
    at = table.words(0, "mine")[0]
    assert read(table.state, 0, f"build m {at}") == [f"mine {at}"]


def test_an_upgrade_with_its_tile_and_level() -> None:
    table = rich()
    at = next(iter(table["terrans"].structures))
    assert read(table.state, 0, f"build ts {at.upper()}") == [f"action station:{at}"]
    table["terrans"].structures[at] = "station"
    assert said(table, 0, f"build lab {at.upper()}", "tech free1") == [f"action lab:{at}", "tile free1"]
    assert said(table, 0, "up nav") == ["advance nav"]
    assert table["terrans"].research["nav"] == 1


def test_what_has_followed_by_itself_may_be_said_again() -> None:
    table = rich()
    at = next(iter(table["terrans"].structures))
    table["terrans"].structures[at] = "station"
    said(table, 0, f"build lab {at}", "tech sci", "up sci")
    assert table.kinds(0) == ["finish"]
    assert (read(table.state, 0, "up sci"), read(table.state, 0, "cover free1")) == ([], [])
    assert table["terrans"].research["sci"] == 1


def test_research_is_an_action() -> None:
    table = rich()
    assert said(table, 0, "UP NAV") == ["action research:nav"]


def test_conversions_before_and_after_the_action() -> None:
    table = rich()
    assert said(table, 0, "spend 4pw for 1o,1c") == ["action power-ore:1", "action power-credits:1"]
    said(table, 0, "up sci")
    assert said(table, 0, "spend 1o for 1t") == ["finish ore-tokens:1"]


def test_a_turn_may_end_in_a_pass() -> None:
    table = rich()
    booster = next(word for word in table.words(0, "action") if word.startswith("pass:"))
    assert said(table, 0, booster.replace(":", " ")) == [f"action {booster}"]


def test_a_charge_is_taken_or_declined() -> None:
    table = Table("terrans", "xenos")
    assert read(table.state, 1, "charge 2pw") == ["charge yes"]
    assert read(table.state, 1, "charge 1t,2pw") == ["charge token-first"]
    assert read(table.state, 1, "charge 2pw,1t") == ["charge token-last"]
    assert read(table.state, 1, "decline 2pw") == ["charge no"]


def test_a_federation_is_its_hexes_and_its_token() -> None:
    table = rich()
    assert read(table.state, 0, "federation 3A5,3B2 fed4") == ["action federation", "federate 3a5 3b2", "token fed4"]


def test_what_ivits_have_is_left_out_of_the_federation_that_is_extended() -> None:
    table = Table("ivits", "terrans")
    table["ivits"].federated, table["ivits"].satellites = ["3a5"], ["3c"]
    assert "federate 3b2" in read(table.state, 0, "federation 3A5,3C,3B2 fed4")


@pytest.mark.parametrize("peer", ["no", "yes"])
def test_what_terrans_make_of_the_gaia_area_is_one_answer_though_said_in_two_commands(peer: str) -> None:
    table = returning(9, peer=peer)
    before = (table["terrans"].qic, table["terrans"].ore, table["terrans"].credits)
    commands = joined(["spend 4tg for 1q", "Spend 5TG for 1o,2c"])
    assert said(table, 1, *commands) == ["terran-goods qic=1 ore=1 credits=2"]
    after = (table["terrans"].qic, table["terrans"].ore, table["terrans"].credits)
    assert after == (before[0] + 1, before[1] + 1, before[2] + 2)


def test_terrans_who_give_only_the_first_of_two_commands_are_warned_of_what_they_leave() -> None:
    table = returning(9)
    (line,) = read(table.state, 1, "spend 4tg for 1q")
    assert table.wasted(f"p2 {line}") == [(1, "gaia-power", 5)]
    table = returning(9)
    assert table.wasted("p2 terran-goods qic=1 ore=1 credits=2") == []


def test_only_what_is_made_of_the_gaia_area_is_joined() -> None:
    turn = ["up sci", "spend 3tg for 1o", "burn 1", "spend 3tg for 1o", "spend 1tg for 1c"]
    assert joined(turn) == ["up sci", "spend 3tg,3tg,1tg for 1o,1o,1c", "burn 1"]
    for apart in (["spend 4tg for tech", "spend 4tg for tech"], ["spend 1o for 1t", "spend 1o for 1c"], turn[:3]):
        assert joined(apart) == apart


def test_goods_of_another_price_than_what_is_spent_cannot_be_read() -> None:
    table = returning(9)
    for command in ("spend 5tg for 1q", "spend 3tg for 1q", "spend 4tg,1tg for 1q"):
        with pytest.raises(Illegal):
            read(table.state, 1, command)


def test_incomes_are_told_by_their_amounts() -> None:
    table = Table("ambas", "terrans", until="booster")
    table["ambas"].structures["6b3"], table["ambas"].power = "institute", Power(0, 4, 0)
    while table.kinds(0) != ["income"]:
        table.default()
    assert read(table.state, 0, "income 2t,4pw") == ["income tokens:institute", "income charge:institute"]
    with pytest.raises(Illegal):
        read(table.state, 0, "income 3pw")
    assert said(table, 0, "income 4pw") == ["income charge:institute"]
    assert table["ambas"].power == Power(2, 0, 4)


def test_board_and_special_actions() -> None:
    table = rich()
    assert read(table.state, 0, "action power3") == ["action power3"]
    assert read(table.state, 0, "special 4pw") == ["action special:tech9"]
    table["terrans"].federations.append(Federation("fed3", green=True))
    table.state.tokens["fed3"] -= 1
    table["terrans"].federations.append(Federation("fed5", green=True))
    table.state.tokens["fed5"] -= 1
    assert said(table, 0, "action qic2", "fedtile fed3") == ["action qic2", "rescore fed3"]


@pytest.mark.parametrize(
    "command",
    [
        *("", "dance", "build", "build m", "build zz 3a1", "special vp", "up"),
        *("spend 2pw for 1o", "spend 3pw", "spend 8tg for 2tech", "spend 3tg for tech", "spend 4tg,1o for tech"),
    ],
)
def test_what_cannot_be_read_is_refused(command: str) -> None:
    with pytest.raises(Illegal) as refusal:
        read(rich().state, 0, command)
    assert refusal.value.code == "notation"


def test_what_nobody_asks_for_is_refused() -> None:
    table = rich()
    with pytest.raises(Illegal):
        read(table.state, 1, "build m 3a1")


@pytest.mark.parametrize(
    ("paid", "goods", "expected"),
    [
        ("7pw", "2o,1c", {"power-ore": 2, "power-credits": 1}),
        ("q", "o", {"qic-ore": 1}),
        ("3k,3pw", "1o,3c", {"power-ore": 1, "knowledge-credits": 3}),
        ("20c", "5k", {"credits-knowledge": 5}),
        ("2gf", "2q", {"gaiaformer-qic": 2}),
        ("t-a3", "k", {"token-knowledge": 1}),
    ],
)
def test_sums_of_conversions(paid: str, goods: str, expected: dict[str, int]) -> None:
    assert converted(amounts(paid), amounts(goods), doubled=False) == expected


@pytest.mark.parametrize("goods", ["9q,9o,9k,30c,3t", "24q,1o,24k", "18q,17o,12k,9c,9t"])
def test_sums_that_nothing_pays_are_refused_without_trying_every_split(goods: str) -> None:
    with pytest.raises(Illegal) as refusal:
        converted(amounts("99pw,90c,80o,70k,60q"), amounts(goods), doubled=False)
    assert refusal.value.code == "notation"


def test_doubled_tokens_pay_for_ore_and_credits_together() -> None:
    assert converted(amounts("4pw"), amounts("1o,1c"), doubled=True) == {"power-ore-credits": 1}
    assert converted(amounts("10pw"), amounts("3o,1c"), doubled=True) == {"power-ore": 2, "power-ore-credits": 1}
    assert converted(amounts("8pw"), amounts("2o,2c"), doubled=True) == {"power-ore": 2, "power-credits": 2}
