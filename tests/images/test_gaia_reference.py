"""The reference of Gaia Project, the tracks with what is in reach, and sheets that name what they show."""

from __future__ import annotations

import pytest

from bot.words.texts import Texts
from cogs.gaia import REFERENCE
from images.gaia.boards.research import reachable
from images.gaia.boards.wheel import by_steps
from images.gaia.reference.entries import place
from images.gaia.views import VIEWS
from rules.gaia.components import FACTIONS
from rules.gaia.contents import CHAPTERS
from rules.gaia.state import State

EN = Texts("en")
PHONE = 390 / 1080


def texts_of(what: str, position: State, texts: Texts, **options: object) -> str:
    return " ".join(text.words for text in VIEWS[what].scene(position, texts, **options).texts)


def icons_of(what: str, position: State, texts: Texts, **options: object) -> list[str]:
    return [thing.id for thing in VIEWS[what].scene(position, texts, **options).of("icon")]


def test_fourteen_factions_stand_side_by_side(texts: Texts) -> None:
    entries = tuple(f"faction:{faction}" for faction in FACTIONS)
    scene = VIEWS["reference"].scene(REFERENCE.nowhere(), texts, entries=entries)
    names = {text.words for text in scene.texts if text.tag.startswith("faction ")}
    assert names == {texts(f"gaia-name-{faction}") for faction in FACTIONS}
    assert len(scene.of("planet")) == 14 * 7  # the home and the six others of the wheel
    assert scene.height * PHONE < 1060  # two screens of a phone


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_faction_card_says_all_of_its_board(faction: str, texts: Texts) -> None:
    board = FACTIONS[faction]
    said = texts_of("reference", REFERENCE.nowhere(), texts, entries=[f"faction:{faction}"])
    assert texts(f"gaia-ability-{faction}").split()[0] in said
    assert f"I {board.bowls[0]}, II {board.bowls[1]}" in said
    assert all(str(amount) in said.split() for amount in board.start.values() if amount)
    words = " ".join(VIEWS["reference"].words(REFERENCE.nowhere(), texts, entries=[f"faction:{faction}"]))
    assert texts(f"gaia-ability-{faction}") in words
    assert texts(f"gaia-institute-{faction}") in words
    assert texts(f"gaia-picture-planet-{board.home}") in words


def test_the_wheel_has_two_planets_at_every_distance() -> None:
    assert by_steps("terra") == {1: ["oxide", "ice"], 2: ["volcanic", "titanium"], 3: ["desert", "swamp"]}


def test_a_track_says_each_of_its_levels(texts: Texts) -> None:
    told = VIEWS["reference"].words(REFERENCE.nowhere(), texts, entries=["track:eco"])
    assert [line.split(":")[0] for line in told[1:7]] == ["0", "1", "2", "3", "4", "5"]


def test_a_tile_tells_where_it_lies_at_a_table_and_nowhere_in_the_box(full: State) -> None:
    for slot, tile in full.slots.items():
        assert EN(f"gaia-name-{slot}") in place(full, EN, "standard", tile)
    nowhere = REFERENCE.nowhere()
    assert {place(nowhere, EN, chapter, id) for chapter, ids in CHAPTERS.items() for id in ids} == {""}


def test_what_the_game_does_not_have_is_refused() -> None:
    for entry in ("faction:dragons", "dragons:terrans"):
        with pytest.raises(KeyError):
            VIEWS["reference"].scene(REFERENCE.nowhere(), EN, entries=[entry])


def test_the_tracks_mark_the_level_that_a_choice_leads_to(full: State, texts: Texts) -> None:
    levels = full.players[0].research
    choices = [f"research:{track}" for track, level in levels.items() if level < 4]
    assert choices
    assert reachable(full, 0, choices) == {track: level + 1 for track, level in levels.items() if level < 4}
    scene = VIEWS["tracks"].scene(full, texts, seat=0, choices=choices)
    marked = {thing.tag for thing in scene.things if thing.tag.startswith("choice ")}
    assert marked == {f"choice {track} {level}" for track, level in reachable(full, 0, choices).items()}
    assert scene.height * PHONE < 420
    told = VIEWS["tracks"].words(full, texts, seat=0, choices=["terra", "decline"])
    assert texts("gaia-picture-track-terra") in told[1]
    assert told[2].startswith("**")  # nothing can be reached by declining


def test_a_sheet_names_its_numbers_and_says_what_the_faction_can(full: State, texts: Texts) -> None:
    said = texts_of("sheet", full, texts, seat=0)
    for what in ("gaiaformer", "satellite", "credits", "qic"):
        assert texts(f"gaia-picture-own-{what}") in said
    faction = full.players[0].faction
    told = " ".join(VIEWS["sheet"].words(full, texts, seat=0))
    for id in (f"gaia-ability-{faction}", f"gaia-institute-{faction}"):
        assert texts(id).split()[-1] in said
        assert texts(id) in told
    home = FACTIONS[faction].home
    planets = [thing.id for thing in VIEWS["sheet"].scene(full, texts, seat=0).of("planet")]
    assert planets == [home, *(planet for planets in by_steps(home).values() for planet in planets)]


def test_what_a_seat_can_spend_fits_a_corner_of_a_phone(full: State, texts: Texts) -> None:
    scene = VIEWS["goods"].scene(full, texts, seat=0)
    assert {"one", "two", "three", "gaia"} <= {thing.id for thing in scene.of("bowl")}
    assert "credits" in icons_of("goods", full, texts, seat=0)
    assert scene.height * PHONE < 220
