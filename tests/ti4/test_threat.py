"""What a panel tells first of all: who attacks its owner, with what, and how likely they keep the field."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.pictures.forecaster import Forecaster
from bot.table.drafts.drafts import panel_of
from bot.table.game.run import begin
from bot.ui.panel import forecasts
from bot.ui.panel.meanwhile import News, lines_of_news
from bot.words.texts import Texts
from rules.core import hidden
from rules.core.decisions import Facts
from rules.ti4.forecast import forecast
from rules.ti4.game import GAME
from rules.ti4.threat import threat
from tests.bot.snapshots import snapshot_of
from tests.ti4.kit import Table
from tests.ti4.scenes import arrive, attack, battle, landing

NAMES = ("Ann", "Ben", "Cid")


def seen(table: Table, seat: int = 1) -> Facts:
    """The attack on a player, as the player sees it."""
    return threat(hidden.view(table.state, seat), seat)


def attacked(place: str = "203") -> Table:
    """Two cruisers come to one, whose player is asked what they plan; or rather to what is in another place."""
    table = battle({"cruiser": 2}, {"cruiser": 1}, place)
    table.deal_cards(1, "sabotage.1")
    table.play(f"p1 action activate:{place}", "p1 move cruiser:304=2")
    assert (1, "battle-plan") in table.asked()
    return table


def test_a_space_combat_is_told_with_both_fleets_and_the_odds_of_its_defender() -> None:
    table = battle({"cruiser": 2}, {"cruiser": 1})
    table.play("p1 action activate:203")
    attackers = forecast(table.state, table.pending(0)[0])["cruiser:304=2"]
    assert not seen(table)  # nothing has come yet
    told = seen(attacked())
    assert (told["stage"], told["units"], told["against"]) == ("space", "cruiser=2", "cruiser=1")
    assert int(str(told["odds"])[:-1]) + int(str(attackers["odds"])[:-1]) <= 100
    assert told["home"] == 0


def test_nobody_else_is_told_so_and_nobody_before_or_after_it() -> None:
    table = attacked()
    assert not seen(table, 0)
    assert not seen(table, 2)
    table = battle({"cruiser": 2}, {"cruiser": 1})
    assert not seen(table)
    table.lay("202", "19", 1)
    table.staying = False
    attack(table, "cruiser:304=2")
    assert table.asked() == [(1, "retreat")]
    assert seen(table)  # before the first dice
    table.play("p2 retreat stay", "p1 retreat stay", dice=(1, 1, 1))
    assert not seen(table)


def test_a_landing_is_told_with_the_planet_in_danger() -> None:
    table = landing({"infantry": 2})
    table.deal_cards(1, "bunker.1")
    arrive(table)
    told = seen(table)
    assert (told["stage"], told["planet"], told["against"]) == ("landing", "wellon", "infantry=2")
    assert told["odds"]


def test_where_nothing_fights_back_there_are_no_odds() -> None:
    table = landing({"space_dock": 1})
    arrive(table)
    told = seen(table)
    assert (told["defended"], told["odds"]) == (0, "")


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en", ("Ann attacks you in 203", "2 cruisers", "Against your 1 cruiser", "% to win", "of your ships lost")),
        ("ko", ("Ann이 203", "나를 공격합니다: 순양함 2척", "내 순양함 1척으로 맞서면 승률", "예상 손실")),
    ],
)
def test_its_line_names_who_with_what_and_the_odds(locale: str, words: tuple[str, ...]) -> None:
    texts = Texts(locale)
    said = texts("ti4-threat", **texts.facts("ti4", seen(attacked()), NAMES))
    assert all(each in said for each in words), said


async def test_a_panel_tells_of_it_above_all_that_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    async def meanwhile(*_: object) -> News:
        return News(["• Ann moves"])

    monkeypatch.setattr(forecasts, "meanwhile", meanwhile)
    bot: Any = SimpleNamespace(table=None, forecaster=Forecaster())
    snapshot, texts = snapshot_of(GAME, attacked().state, "threat"), Texts("en")
    told = [await forecasts.news(bot, panel_of(snapshot, seat, begin(snapshot)), texts) for seat in (1, 2)]
    bot.forecaster.close()
    assert [len(lines_of_news(news, texts)) for news in told] == [2, 1]
    assert lines_of_news(told[0].within(1), texts)[0].startswith("⚔️ **P0 attacks you in 203")
