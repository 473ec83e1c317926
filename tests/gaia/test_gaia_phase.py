"""Phase II: the gaia phase."""

from __future__ import annotations

from rules.gaia.state import Federation, Power
from tests.gaia.kit import Table


def before_gaia(*factions: str, **options: str) -> Table:
    """The last player's pass of round 1 is the next thing to happen."""
    table = Table(*factions, **options)
    for seat in range(len(factions) - 1):
        table.play(f"p{seat + 1} action {table.words(seat, 'action')[-1]}")
    return table


def end_round(table: Table) -> None:
    seat = table.pending()[0].seat
    table.play(f"p{seat + 1} action {table.words(seat, 'action')[-1]}")


def test_tokens_return_to_bowl_one_and_terrans_to_bowl_two() -> None:
    table = before_gaia("xenos", "terrans")
    for faction in ("xenos", "terrans"):
        table[faction].power = Power(0, 0, 3, gaia=5)
    end_round(table)
    assert table["xenos"].power.one >= 5
    assert table["terrans"].power.two >= 5
    assert table["terrans"].power.gaia == 0


def test_terrans_institute_turns_what_leaves_into_goods_if_they_like() -> None:
    table = before_gaia("xenos", "terrans")
    table["terrans"].power = Power(0, 0, 3, gaia=5)
    table["terrans"].structures[next(iter(table["terrans"].structures))] = "institute"
    end_round(table)
    while "terran-goods" not in table.kinds(1):
        table.default()
    goods = (table["terrans"].ore, table["terrans"].credits)
    assert table.refused("p2 terran-goods ore=1 knowledge=1") == "terran-goods-power"
    table.play("p2 terran-goods ore=1 credits=2")
    assert (table["terrans"].ore, table["terrans"].credits) == (goods[0] + 1, goods[1] + 2)


def test_terrans_may_take_nothing_but_not_at_the_peers_table() -> None:
    for peer, kinds in (("no", []), ("yes", ["terran-goods"])):
        table = before_gaia("xenos", "terrans", peer=peer)
        table["terrans"].power = Power(0, 0, 3, gaia=4)
        table["terrans"].structures[next(iter(table["terrans"].structures))] = "institute"
        end_round(table)
        while "terran-goods" not in table.kinds(1):
            table.default()
        if peer == "yes":
            assert table.refused("p2 terran-goods") == "allocate-sum"
        else:
            table.play("p2 terran-goods")
        assert [kind for kind in table.kinds(1) if kind == "terran-goods"] == kinds


def test_itars_institute_buys_tiles_with_four_tokens_as_often_as_they_like() -> None:
    table = before_gaia("terrans", "itars")
    table["itars"].power = Power(0, 0, 3, gaia=9)
    table["itars"].structures[next(iter(table["itars"].structures))] = "institute"
    end_round(table)
    while "itar-tile" not in table.kinds(1):
        table.default()
    table.play("p2 itar-tile tile", "p2 tile terra", "p2 advance terra", "p2 itar-tile tile", "p2 tile nav")
    table.play("p2 advance decline")
    assert [own.tile for own in table["itars"].technologies] == ["tech1", "tech2"]
    assert "itar-tile" not in table.kinds(1)
    assert table["itars"].power.gaia == 0


def test_bal_taks_gaiaformers_come_home() -> None:
    table = before_gaia("terrans", "baltaks")
    table.play("p2 action gaiaformer-qic:1")
    assert (table["baltaks"].gaiaformers, table["baltaks"].resting) == (0, 1)
    end_round(table)
    assert (table["baltaks"].gaiaformers, table["baltaks"].resting) == (1, 0)


def test_a_lost_planet_of_the_gaia_phase_is_charged_for_at_once() -> None:
    table = before_gaia("xenos", "itars")
    itars, xenos = table["itars"], table["xenos"]
    itars.power = Power(0, 0, 3, gaia=4)
    itars.structures[next(iter(itars.structures))] = "institute"
    itars.research["nav"] = 4
    itars.federations.append(Federation("fed2", green=True))
    table.state.tokens["fed2"] -= 1
    xenos.power = Power(6, 0, 0)
    end_round(table)
    while "itar-tile" not in table.kinds(1):
        table.default()
    table.play("p2 itar-tile tile", "p2 tile nav", "p2 advance nav")
    near = [
        at
        for at in table.words(1, "lost-planet")
        if any(table.state.galaxy.distance(at, own) <= 2 for own in xenos.structures)
    ]
    table.play(f"p2 lost-planet {near[0]}")
    assert "charge" in table.kinds(0)
