"""What a reader of the thread learns of dice, points and goals."""

from __future__ import annotations

import pytest

from bot.manifest.manifest import manifest
from bot.words.posts.lines import Teller
from bot.words.posts.opening import opening
from bot.words.posts.parts import itemised, largest
from bot.words.texts import LOCALES, Texts
from rules import games
from rules.core.flow import Event
from rules.pulsar.game import GAME
from tests.bot.snapshots import snapshot_of
from tests.pulsar.kit import Table
from tests.ti4.test_news import moved

TELLING = manifest("pulsar").telling
FLOWN: dict[str, str | int] = {"seat": 0, "start": "s09", "place": "s11", "distance": 5, "way": "s11"}


def told(*events: Event, locale: str = "en") -> list[str]:
    """The lines of a post."""
    teller = Teller(snapshot_of(GAME, Table(3).state, "told"), Texts(locale))
    return [words for line in teller.lines([moved(events)]) for words in teller.words(line)]


def test_a_token_that_changes_a_die_is_told() -> None:
    """Who had a 4 and a 2 took a transmitter with a 6, and nothing said how."""
    table = Table(3)
    player = table.turn(2)
    player.two = 1
    (changed,) = (event for event in table.play("p1 turn take:large:2+2") if event.kind == "changed-die")
    assert changed.facts == {"seat": 0, "die": 2, "value": 4, "token": "two"}
    changed = Event("changed-die", {"seat": 0, "die": 4, "value": 6, "token": "two"})
    taken = Event("transmitter", {"seat": 0, "tile": "b8", "die": 6})
    assert told(changed, taken)[0].endswith("turns a 4 into a 6 with a +2 token · takes transmitter B8 with a 6")


def test_a_flight_says_by_which_die_and_token() -> None:
    changed = Event("changed-die", {"seat": 0, "die": 3, "value": 5, "token": "two"})
    (line,) = told(changed, Event("flown", FLOWN))
    assert line.endswith("flies 5 (die 3, +2 token): S09 ▸ S11")
    (line,) = told(Event("flown", FLOWN))
    assert line.endswith("flies 5: S09 ▸ S11")


def test_points_of_a_technology_say_what_for() -> None:
    """They stood behind the placing of a gyrodyne, as if that had brought them."""
    (line,) = told(Event("scored", {"seat": 0, "vp": 2, "source": "bi-l1"}))
    assert line.endswith("Bonus Culture (bonus die used) → 2 VP")
    assert "scored" in TELLING.weights.deeds


@pytest.mark.parametrize("kind", games.MODULES)
def test_what_is_told_as_one_brings_points_of_the_same_part(kind: str) -> None:
    """*also Technologies +2, +4 VP*: of two exploration tiles told as one nobody knew the part."""
    telling = manifest(kind).telling
    for name, fold in telling.folds.items():
        one, several = (Event(each, {"source": "", "seat": 0, "tile": ""}) for each in (name, fold.into))
        assert telling.sources.during(one) == telling.sources.during(several)


def test_stations_that_only_count_are_told_apart() -> None:
    table = Table(3)
    player = table.state.players[0]
    player.extra_stations = 1
    table.state.results = [{"stations": 22} for _ in table.state.players]
    (item,) = TELLING.sources.items(table.state)[0]["stations"]
    assert itemised("pulsar", [item], 22, Texts("en")) == "0 stations and 1 more by tiles or technologies 22 VP"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_opening_names_the_goals(locale: str) -> None:
    texts, snapshot = Texts(locale), snapshot_of(GAME, Table(3).state, "told")
    text = "\n".join(opening(snapshot, texts))
    assert texts("pulsar-event-goals", goals="").strip() in text


def test_the_rest_of_parts_is_never_more_than_the_least_named() -> None:
    """*Stations 22 · others 25* hid 15 points of purple technologies."""
    points = {"goals": 30, "stations": 22, "patents": 15, "initiative": 4, "gyrodynes": 3, "pulsars": 2, "cubes": 1}
    assert largest(points, 2) == ["goals", "stations", "patents"]


def test_a_bonus_die_that_cannot_be_used_is_small_and_no_dead_planets_are_left_out() -> None:
    assert TELLING.weights.of(Event("bonus-die-lost")).name == "ROUTINE"
    (line,) = told(Event("revealed", {"seat": 0, "place": "s09", "blue": 2, "dead": 0}))
    assert line.endswith("turns up S09: 2 blue planets")


@pytest.mark.parametrize("locale", LOCALES)
def test_systems_that_are_turned_up_stand_in_one_short_line(locale: str) -> None:
    """Four of them with all that their tiles bring filled six grey lines of a phone, of which the map shows all."""
    texts = Texts(locale)
    found = [Event("revealed", {"seat": 0, "place": f"s0{number}", "blue": 2, "dead": 1}) for number in (1, 2, 3)]
    (line,) = told(*found, locale=locale)
    assert line.startswith("-# ")
    assert [line.count(f"S0{number} (") for number in (1, 2, 3)] == [1, 1, 1]
    (alone,) = told(found[0], locale=locale)
    assert alone == f"-# {texts.event('pulsar', found[0], snapshot_of(GAME, Table(3).state, 'told').plain_names)}"
