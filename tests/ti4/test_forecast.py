"""What a panel says of a space combat that is fought on: the odds of the ships that are left, and nothing else."""

from __future__ import annotations

import pytest

from rules.ti4.forecast import forecast
from rules.ti4.odds.fleets import Fleet, Squadron
from rules.ti4.odds.printed import printed
from rules.ti4.odds.reckoning import odds
from tests.ti4.kit import Table
from tests.ti4.scenes import attack, battle

ENEMY = (("carrier", 1), ("fighter", 2))


def asked(own: dict[str, int], enemy: dict[str, int]) -> Table:
    """The defender of a space combat is asked about a retreat."""
    table = battle(own, enemy)
    table.lay("202", "19", 1)
    table.staying = False
    attack(table, *(f"{kind.replace('_', '-')}:304={number}" for kind, number in own.items()))
    assert table.asked() == [(1, "retreat")]
    return table


def test_of_equal_fleets_either_side_is_as_likely_to_win() -> None:
    table = asked({"cruiser": 1}, {"cruiser": 1})
    told = forecast(table.state, table.pending(1)[0])["stay"]
    table.play("p2 retreat stay")
    assert told == forecast(table.state, table.pending(0)[0])["stay"]
    win = 0.4 * 0.6 / (1 - 0.6 * 0.6)  # one hits before the other does, or both at once
    assert told == {"odds": f"{100 * win:.0f}%", "losses": f"{0.4 / (1 - 0.36):.1f}"}


def test_the_barrage_is_over() -> None:
    table = battle({"destroyer": 1}, {"carrier": 1, "fighter": 2})
    table.lay("202", "19", 1)
    table.staying = False
    attack(table, "destroyer:304=1", dice=(1, 1))
    told = forecast(table.state, table.pending(1)[0])["stay"]["odds"]
    sides = [Fleet((Squadron(printed("destroyer"), 1),)), Fleet(tuple(Squadron(printed(id), n) for id, n in ENEMY))]
    again = odds(*sides, place="space").defender  # with the barrage that has fallen already
    assert int(str(told).rstrip("%")) > 100 * again + 1


@pytest.mark.parametrize("kind", ["action", "move"])
def test_of_other_questions_nothing_is_foreseen(kind: str) -> None:
    table = battle({"cruiser": 1}, {"cruiser": 1})
    if kind == "move":
        table.play("p1 action activate:203")
    assert forecast(table.state, next(each for each in table.pending(0) if each.kind == kind)) == {}
