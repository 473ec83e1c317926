"""Whatever people meet in a game can be looked up in every language, and the law notices what cannot."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from bot.manifest.manifest import manifest
from bot.manifest.reference import Met, Reference
from bot.words.texts import Texts
from rules import games
from rules.core.decisions import Option, choose
from testkit.reference import is_named, met_in, told_again, unexplained, untold
from tests.played import plays

GAMES = tuple(games.MODULES)
EACH = pytest.mark.parametrize("game_id", [game_id for game_id in GAMES if manifest(game_id).reference])
NOTHING = Reference({}, dict)


def reference_of(game_id: str) -> Reference:
    return manifest(game_id).reference or NOTHING


@cache
def met(game_id: str) -> set[Met]:
    return met_in(game_id, plays(games.MODULES[game_id]))


@pytest.mark.parametrize("game_id", GAMES)
def test_what_people_meet_has_an_entry(game_id: str) -> None:
    """A game without a reference is one in which they meet nothing that has a name."""
    assert unexplained(game_id, reference_of(game_id), met(game_id)) == []


@EACH
def test_every_entry_says_something_in_every_language(game_id: str) -> None:
    assert list(untold(game_id, reference_of(game_id))) == []


@EACH
def test_every_entry_is_called_by_its_name_and_chapter_once(game_id: str) -> None:
    assert list(told_again(game_id, reference_of(game_id))) == []


@EACH
def test_no_entry_stands_in_two_chapters_under_one_name(game_id: str) -> None:
    entries = reference_of(game_id).entries()
    assert len(set(entries)) == len(entries)


@EACH
def test_the_law_notices_a_chapter_that_lacks(game_id: str) -> None:
    whole = reference_of(game_id)
    first = next(iter(whole.chapters))
    less = {chapter: ids for chapter, ids in whole.chapters.items() if chapter != first}
    missed = unexplained(game_id, replace(whole, chapters=less, aliases={}), met(game_id))
    assert {id for _, id in missed} & set(whole.chapters[first])


@EACH
def test_the_law_notices_an_entry_of_which_nothing_is_said(game_id: str) -> None:
    whole = reference_of(game_id)
    more = replace(whole, chapters={**whole.chapters, "planted": ()}, aliases={"planted": "planted:nothing"})
    assert list(untold(game_id, more)) == [
        "planted: no entry planted:nothing",
        "en: the chapter planted has no name",
        "ko: the chapter planted has no name",
    ]


@EACH
def test_the_law_knows_what_texts_name(game_id: str) -> None:
    assert not is_named(game_id, "hex", "7b2")
    named = next(iter(reference_of(game_id).chapters.values()))[0]
    assert is_named(game_id, "nowhere", named)
    assert Texts("en").has(f"{game_id}-name-{named}")


def test_an_option_is_about_its_word_or_about_its_facts() -> None:
    found = Reference(
        {"ship": ("fast", "slow"), "tile": ("a", "b"), "slot": ("b", "left")}, dict, meant={"sail": "ship"}
    )
    assert found.chosen("ship", Option("fast", "", {"tile": "a"})) == "ship:fast"  # the kind of the question says so
    assert found.chosen("act", Option("sail:slow.2", "", {"tile": "a"})) == "ship:slow"  # so does the head of the word
    assert found.chosen("take", Option("left", "", {"tile": "b"})) == "tile:b"  # what lies there, not where
    assert found.chosen("take", Option("left")) == "slot:left"
    assert found.chosen("take", Option("7")) is None
    assert found.entry("slot", "b") == "slot:b"
    assert found.entry("elsewhere", "b") == "tile:b"
    assert found.entry("elsewhere", "fast:0") == "ship:fast"


def test_of_options_under_headings_the_headings_are_looked_up() -> None:
    found = Reference({"deed": ("sail", "build"), "ship": ("fast", "slow")}, dict, meant={"group": "deed"})
    options = [Option("fast", "sail"), Option("slow", "sail"), Option("x", "build")]
    asked = choose(0, "act", options)
    assert found.asked(asked, options) == ["deed:sail", "deed:build"]
    assert found.asked(asked, options[:2]) == ["ship:fast", "ship:slow"]
    assert found.met(asked, options) == ["deed:sail", "deed:build", "ship:fast", "ship:slow"]


def test_what_is_said_to_be_no_thing_has_no_entry() -> None:
    found = Reference({"tile": ("a", "b")}, dict, aliases={"c": "tile:b"}, plain=("hex", "a", "slot:c"))
    assert [found.entry("hex", "b"), found.entry("tile", "a"), found.entry("slot", "c")] == [None, None, None]
    assert found.entry("tile", "c") == "tile:b"
