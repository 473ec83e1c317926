"""The vote on an agenda: while it lies open, when it is over, and the laws in force."""

from __future__ import annotations

import pytest

from bot.games.ti4 import what_to_show
from bot.ui.panel import panel_pictures
from bot.words.texts import Texts
from images.options import Options
from images.ti4.views import VIEWS
from rules.core.flow import Event
from rules.core.hidden import view
from tests.bot.test_tips import panels
from tests.images.measure import clipped, collisions
from tests.ti4.agenda_scenes import council, voting
from tests.ti4.kit import Table

NAMES = ("Ann", "Ben", "Cid")
VIEW = VIEWS["council"]


def decided() -> Table:
    """Two have voted for an agenda, one has predicted that it comes about."""
    table = council("mutiny", "imperial-rider.1")
    table.play("p1 council imperial-rider.1:for", "p2 council vote:for exhaust:kamdorn", "p3 council")
    return table


def past(table: Table) -> Options:
    """How it came out, for a picture of it."""
    events = tuple(enumerate(table.events, 1))
    return Options(events=events, names=NAMES, card="mutiny")


@pytest.mark.parametrize("locale", ["en", "ko"])
def test_an_open_vote_shows_each_outcome_and_what_each_seat_can_still_do(locale: str) -> None:
    table, texts = voting(), Texts(locale)
    scene = VIEW.scene(view(table.state, 0), texts, Options(seat=0, names=NAMES))
    said = {text.tag: text.words for text in scene.texts}
    assert said["agenda mutiny"] == texts("ti4-name-mutiny")
    assert (said["total for"], said["total against"]) == ("1", "0")
    assert said["said 1"] == texts("ti4-picture-votes", count=1)
    assert said["said 2"] == texts("ti4-picture-abstained")
    ready = sum(planet.exhausted is False for planet in table.state.planets(0))
    assert ready
    assert said["said 0"].startswith(texts("ti4-picture-votes-left", count="").strip(" 표"))
    assert collisions(scene) == clipped(scene) == []


def test_nothing_of_a_filed_vote_is_seen_before_it_is_cast() -> None:
    table = council()
    table.play("p2 council vote:for exhaust:kamdorn")
    texts, options = Texts("en"), Options(seat=0, names=NAMES)
    before = VIEW.words(view(council().state, 0), texts, options)
    assert VIEW.words(view(table.state, 0), texts, options) == before


@pytest.mark.parametrize("locale", ["en", "ko"])
def test_the_outcome_shows_who_voted_how_and_which_predictions_came_about(locale: str) -> None:
    table, texts = decided(), Texts(locale)
    words = VIEW.words(table.state, texts, past(table))
    assert words[0].startswith("**" + texts("ti4-picture-council-result"))
    [line] = [line for line in words if line.startswith(f"**{texts('ti4-name-outcome-for')}**")]
    assert "Ben 1" in line
    assert sum("Ben" in line for line in words) == 1  # who voted for what is said once
    assert texts("ti4-picture-predicted", card=texts("ti4-name-imperial-rider")) in line
    scene = VIEW.scene(table.state, texts, past(table))
    assert [thing.tag for thing in scene.of("badge") if "predicted" in thing.tag] == ["predicted 0"]
    assert collisions(scene) == clipped(scene) == []


@pytest.mark.parametrize("locale", ["en", "ko"])
def test_whoever_votes_for_something_alone_stands_below_with_that_and_not_with_the_sum_again(locale: str) -> None:
    table, texts = decided(), Texts(locale)
    scene = VIEW.scene(table.state, texts, past(table))
    said = {text.tag: text.words for text in scene.texts}
    assert (said["total for"], said["said 1"]) == ("1", texts("ti4-name-outcome-for"))
    table.events.insert(-1, Event("voted", {"seat": 2, "votes": 4, "outcome": "for", "shape": "outcome"}))
    place = next(at for at, event in enumerate(table.events) if event.kind == "outcome")
    table.events.insert(place, table.events.pop(-2))
    both = {text.tag: text.words for text in VIEW.scene(table.state, texts, past(table)).texts}
    assert both["said 1"] == texts("ti4-picture-votes", count=1)


def test_the_first_of_two_agendas_is_still_shown_behind_the_second() -> None:
    table = decided()
    table.events[:0] = [
        Event("voted", {"seat": 2, "votes": 7, "outcome": "against", "shape": "outcome"}),  # on another one before
        Event("outcome", {"agenda": "economic-equality", "outcome": "against", "shape": "outcome"}),
        Event("agenda", {"agenda": "mutiny"}),
    ]
    table.events += [
        Event("agenda", {"agenda": "archived-secret"}),
        Event("abstained", {"seat": 1}),
        Event("outcome", {"agenda": "archived-secret", "target": 0, "shape": "target"}),
    ]
    words = VIEW.words(table.state, Texts("en"), past(table))
    assert "**For**: Ben 1 · Ann: predicted by Imperial Rider" in words


def test_an_agenda_that_nobody_voted_on_has_no_outcome() -> None:
    table = council("mutiny")
    with pytest.raises(KeyError):
        VIEW.scene(table.state, Texts("en"), past(table))


def test_posts_show_the_outcome_of_an_agenda() -> None:
    shown = [(each.what, each.options.card) for each in what_to_show(decided().events)]
    assert ("council", "mutiny") in shown


@pytest.mark.parametrize("locale", ["en", "ko"])
def test_laws_in_force_stand_with_owner_or_planet_and_round(locale: str) -> None:
    table, texts = council(), Texts(locale)
    table.enact("minister-of-commerce", "p2")
    table.enact("core-mining", "kamdorn")
    scene = VIEW.scene(table.state, texts, Options(names=NAMES))
    laws = {text.words for text in scene.texts if text.tag == "law"}
    assert laws == {texts("ti4-name-minister-of-commerce"), texts("ti4-name-core-mining")}
    whose = [text.words for text in scene.texts if text.tag == "whose"]
    assert whose[0].startswith("Ben")
    assert whose[1].startswith(texts("ti4-name-kamdorn"))
    assert collisions(scene) == clipped(scene) == []


@pytest.mark.parametrize("locale", ["en", "ko"])
def test_what_is_looked_up_says_which_laws_are_in_force_and_since_when(locale: str) -> None:
    table, texts = council(), Texts(locale)
    table.state.round = 3
    table.resolve("minister-of-commerce", "p2", (1, "p2", 1))
    options = Options(entries=("agenda:minister-of-commerce", "agenda:mutiny"), names=NAMES)
    told = " ".join(VIEWS["reference"].words(table.state, texts, options))
    assert texts("ti4-reference-in-force", round=3, elected=texts("ti4-name-faction-hacan")) in told
    assert told.count(texts("ti4-reference-in-force", round=3, elected="none")[:12]) == 1


def test_without_an_agenda_the_laws_stand_alone() -> None:
    table = Table()
    words = VIEW.words(table.state, Texts("en"), Options(names=NAMES))
    assert words[0].startswith("**Laws in force")
    assert VIEW.scene(table.state, Texts("en"), Options(names=NAMES)).height


def test_whoever_lays_out_agendas_reads_them() -> None:
    """Politics showed that no law is in force, and not the two agendas that are put on top or below."""
    panel = next(each for each in panels("ti4") if each.questions and each.questions[0].kind == "place-agendas")
    shown = panel_pictures.about(panel, panel.questions[0])
    assert shown is not None
    assert (shown.what, len(shown.options.entries)) == ("reference", 2)
    assert all(entry.startswith("agenda:") for entry in shown.options.entries)
