"""Damage that destroys nothing: what a report shows of it, and the odds where somebody says which ship a die hits."""

from __future__ import annotations

import gzip

import pytest

from bot.words.texts import LOCALES, Texts
from images.eclipse.boards import report
from images.options import Options
from rules.core import hidden
from rules.core.decisions import Pick
from rules.core.flow import Event
from rules.core.play import copy
from rules.core.saves import load
from rules.eclipse.combat_phase.phase import parties
from rules.eclipse.forecast import forecast
from rules.eclipse.frames import Occupation, Phase, SectorCombat
from rules.eclipse.game import GAME
from tests.eclipse.kit import Table
from tests.eclipse.test_battle_news import numbered
from tools.keep import kept


def two_cruisers() -> Table:
    """A cruiser and an interceptor of the first seat are met by an interceptor and a cruiser of the second."""
    table = Table()
    sector = table.sector("102", "0,-1")
    sector.ancients, sector.discovery = 0, False
    table.ships("102", 1, cruiser=1, interceptor=1)
    table.ships("102", 0, cruiser=1, interceptor=1)
    table.state.stack = [Phase("upkeep"), Occupation(), SectorCombat("102", parties(sector))]
    table.start()
    return table


def fired(**facts: str | int) -> Event:
    told: dict[str, str | int] = {
        "seat": 0,
        "tile": "102",
        "ship": "cruiser",
        "dice": "yellow:6",
        "hit": "yellow:6",
        "hits": 1,
    }
    told |= {"missed": "", "misses": 0, "destroyed": 0, "lost": "", "round": 1, "needed": 6}
    return Event("fired", {**told, **facts})


def shown(*events: Event) -> tuple[Table, Options]:
    begun = Event("battle", {"seat": 0, "tile": "102", "target": 1})
    return two_cruisers(), Options(tile="102", events=numbered(begun, *events))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_report_shows_and_says_what_was_hit_and_lives_on(locale: str) -> None:
    table, options = shown(
        fired(damaged="hull-cruiser:0 hull-cruiser:0", wounded=1),
        fired(ship="interceptor", damaged="hull-cruiser:1", lost="lost-interceptor:1", destroyed=1),
        fired(ship="interceptor", dice="yellow:1", hit="", hits=0, missed="yellow:1", misses=1),
    )
    texts = Texts(locale)
    drawn = report.scene(table.state, texts, options)
    said = [each.words for each in drawn.texts if each.tag == "damaged"]
    assert said == [texts("eclipse-picture-report-damaged", count=count) for count in (2, 1)]
    for told in (report.alt(table.state, texts, options), " ".join(report.words(table.state, texts, options))):
        assert f"{texts('eclipse-word-hull-cruiser', arg=0)} × 2" in told
        assert texts("eclipse-word-hull-cruiser", arg=1) in told


@pytest.mark.parametrize(("locale", "winner"), [("en", "Neutral ships win"), ("ko", "중립 전투함이 이겼습니다")])
def test_a_report_names_neutral_ships_that_won(locale: str, winner: str) -> None:
    table, options = shown(Event("neutral-won", {"tile": "102"}))
    assert any(each.words.startswith(winner) for each in report.scene(table.state, Texts(locale), options).texts)


def test_each_ship_that_a_die_may_hit_has_its_odds() -> None:
    """To finish one class and to damage another differ; nothing changes by looking."""
    state = load(GAME, GAME.version, gzip.decompress(kept(GAME)["assign"].read_bytes()))
    asked, before = next(iter(GAME.pending(state))), copy(GAME, state)
    assert isinstance(asked.ask, Pick)
    found = forecast(hidden.view(state, asked.seat), asked)
    assert {*found} == {option.word for option in asked.ask.options}
    assert all({"odds", "losses"} == {*facts} for facts in found.values())
    assert len({facts["odds"] for facts in found.values()}) > 1
    assert state == before
