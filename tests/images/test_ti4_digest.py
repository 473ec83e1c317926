"""The digest of a phase: a row a seat with what it won and lost, its round, what lies open; all of it in words too."""

from __future__ import annotations

import pytest

from bot.words.texts import Texts
from images.options import Options
from images.ti4.views import VIEWS
from rules.core.flow import Event
from rules.core.hidden import view
from rules.ti4.components.agendas import AGENDAS
from rules.ti4.digest import SOURCES
from tests.images.measure import clipped, collisions
from tests.ti4.scenes import acting

NAMES = ("Ann", "Ben", "Cid")
VIEW = VIEWS["digest"]
BROUGHT = (
    Event("round", {"round": 3}),
    Event("phase", {"phase": "action"}),
    Event("points", {"seat": 0, "points": 5, "change": 1}),
    Event("won-planets", {"seat": 0, "planets": "mecatol-rex wellon", "places": "000 203"}),
    Event("built", {"seat": 0, "units": "cruiser=2 infantry=3 carrier=1 fighter=4 dreadnought=1 space-dock=1"}),
    Event("points", {"seat": 1, "points": 4, "change": 0}),
    Event("lost-planets", {"seat": 1, "planets": "wellon", "places": "203"}),
    Event("lost-units", {"seat": 1, "units": "cruiser=1 infantry=2"}),
    Event("paid", {"seat": 1, "amounts": "resources=4 trade-goods=1"}),
    Event("points", {"seat": 2, "points": 12, "change": -1}),
    Event("offer", {"giver": 0, "receiver": 2}),
    Event("card-goods", {"card": "trade", "count": 2}),
)
OPTIONS = Options(names=NAMES, events=tuple((0, event) for event in BROUGHT))


@pytest.mark.parametrize("locale", ["en", "ko"])
def test_every_seat_has_a_row_with_what_it_won_on_the_left_and_lost_on_the_right(locale: str) -> None:
    scene = VIEW.scene(view(acting().state, None), Texts(locale), OPTIONS)
    assert {f"digest {seat}" for seat in range(3)} <= {thing.tag for thing in scene.of("badge")}
    brought = [text for text in scene.texts if text.tag == "brought"]
    assert {text.x < scene.width / 2 for text in brought} == {True, False}
    assert collisions(scene) == clipped(scene) == []


def test_words_say_all_of_it() -> None:
    told = "\n".join(VIEW.words(view(acting().state, None), Texts("en"), OPTIONS))
    assert told.startswith("**Action phase** · Round 3")
    for said in (
        "5 VP (+1)",
        "took Mecatol Rex, Wellon (000, 203)",
        "lost 1 cruiser, 2 infantry",
        "offer of Ann to Cid",
        "Trade: 2",
    ):
        assert said in told


def test_without_anything_it_is_empty_rows_under_a_title_of_its_own() -> None:
    options = Options(names=NAMES, title="Since my last turn")
    assert VIEW.words(view(acting().state, None), Texts("en"), options)[0].startswith("**Since my last turn**")
    assert "–" in VIEW.alt(view(acting().state, None), Texts("en"), options)


@pytest.mark.parametrize("locale", ["en", "ko"])
def test_the_short_text_names_the_strategy_cards_that_no_post_gathers(locale: str) -> None:
    texts = Texts(locale)
    brought = (
        Event("points", {"seat": 1, "points": 2, "change": 0}),
        Event("took-cards", {"seat": 1, "cards": "trade"}),
    )
    alt = VIEW.alt(view(acting().state, None), texts, Options(events=tuple((0, each) for each in brought), names=NAMES))
    assert f"Ben 2 ({texts('ti4-digest-took-cards', cards=texts('ti4-name-trade'))})" in alt


@pytest.mark.parametrize("locale", ["en", "ko"])
@pytest.mark.parametrize("kind", ["points-of", "lost-points"])
def test_what_points_are_from_is_called_by_its_name_as_in_the_post(locale: str, kind: str) -> None:
    """A picture said "1 VP from mecatol-rex-held"."""
    texts = Texts(locale)
    laws = [law for law in AGENDAS if texts.has(f"ti4-picture-part-{law}")]
    for source in ("custodians", "agenda", "rider", "support", SOURCES["imperial"], *laws):
        told = Event(kind, {"seat": 0, "source": source, "points": 1})
        words = VIEW.words(view(acting().state, None), texts, Options(names=NAMES, events=((0, told),)))
        assert texts.digest("ti4", told) in "\n".join(words)
