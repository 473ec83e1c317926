"""The reference of Gaia Project, the tracks with what is in reach, and sheets that name what they show."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.gaia import REFERENCE
from bot.words.texts import Texts
from images.drawing.fonts import SMALLEST
from images.drawing.scene import Scene
from images.drawing.theme import ACCENT, THEMES
from images.gaia.boards.research import reachable
from images.gaia.boards.wheel import by_steps
from images.gaia.reference.comparison import HOME
from images.gaia.reference.entries import place
from images.gaia.reference.factions import WITHOUT_ABILITY
from images.gaia.views import VIEWS
from images.options import Options
from rules.gaia.components import FACTIONS, WHEEL
from rules.gaia.contents import CHAPTERS
from rules.gaia.state import State
from tests.images.measure import clipped, collisions, faint, smallest

EN = Texts("en")
PHONE = 390 / 1080


def texts_of(what: str, position: State, texts: Texts, **options: Any) -> str:
    return " ".join(text.words for text in VIEWS[what].scene(position, texts, Options(**options)).texts)


def icons_of(what: str, position: State, texts: Texts, **options: Any) -> list[str]:
    return [thing.id for thing in VIEWS[what].scene(position, texts, Options(**options)).of("icon")]


ALL = tuple(f"faction:{faction}" for faction in FACTIONS)


def compared(texts: Texts, entries: tuple[str, ...] = ALL) -> Scene:
    return VIEWS["reference"].scene(REFERENCE.nowhere(), texts, Options(entries=entries))


def test_fourteen_factions_are_compared_on_half_a_screen(texts: Texts) -> None:
    scene = compared(texts)
    names = [text.words for text in scene.texts if text.tag.startswith("faction ")]
    assert sorted(names) == sorted(texts(f"gaia-name-{faction}") for faction in FACTIONS)
    assert scene.height * PHONE < 450


def test_a_comparison_says_what_each_faction_begins_with_and_can(texts: Texts) -> None:
    scene = compared(texts)
    for id, faction in FACTIONS.items():
        name = next(text for text in scene.texts if text.tag == f"faction {id}")
        amounts = [text for text in scene.texts if text.y == name.y and text is not name]
        assert [text.words for text in amounts if text.tag == "start"] == [
            str(faction.start.get(good, 0)) for good in ("knowledge", "ore", "credits", "qic")
        ]
        assert [text.words for text in amounts if text.tag == "income"] == list(map(str, faction.income.values()))
        assert [text.words for text in amounts if text.tag == "bowls"] == [
            f"I {faction.bowls[0]}",
            f"II {faction.bowls[1]}",
        ]
        said = [text for text in scene.texts if text.tag == f"said {id}"]
        assert said[-1].words == texts(f"gaia-institute-brief-{id}")
        assert texts.has(f"gaia-ability-brief-{id}") == (id not in WITHOUT_ABILITY)
        track = [texts(f"gaia-picture-track-{faction.research}")] if faction.research else []
        assert [text.words for text in said if text.weight == "Bold"] == track
        panel = next(panel.box for panel in scene.of("panel") if panel.box[1] < name.y < panel.box[3])
        assert max(text.box[2] for text in said) < panel[2] - 10  # clear of the rim


def test_a_comparison_brings_out_what_few_factions_have() -> None:
    bright = {text.words for text in compared(EN).texts if text.colour == ACCENT and text.tag in ("start", "bowls")}
    assert bright == {"0", "1", "2", "3", "5", "13", "I 4", "II 0", "II 2"}
    usual = [text.words for text in compared(EN).texts if text.colour != ACCENT and text.tag == "start"]
    assert set(usual) == {"3", "4", "15", "1"}


def test_neighbours_of_the_wheel_are_neighbours_in_a_comparison() -> None:
    scene = compared(EN)
    homes = [thing.id for thing in scene.of("planet") if thing.w == HOME]
    assert homes == list(WHEEL)
    assert [thing.id for thing in scene.of("planet") if thing.w != HOME] == [*WHEEL, WHEEL[0]]
    less = compared(EN, tuple(entry for entry in ALL if entry not in ("faction:terrans", "faction:ivits")))
    assert [round(thing.h) for thing in less.of("panel")] == [84, 84, 158, 158, 158, 158, 158]


@pytest.mark.parametrize("theme", THEMES)
def test_a_comparison_can_be_read(theme: str, texts: Texts) -> None:
    scene = compared(texts)
    assert smallest(scene) >= SMALLEST
    assert collisions(scene) == clipped(scene) == []
    assert faint(scene, VIEWS["reference"].painters, THEMES[theme]) == []


def test_few_factions_stand_side_by_side_with_all_that_is_said_in_short(texts: Texts) -> None:
    scene = compared(texts, ALL[:4])
    assert len(scene.of("planet")) == 4 * 7  # the home and the six others of the wheel
    assert {text.tag for text in scene.texts if text.tag.startswith("faction ")} == {
        f"faction {id}" for id in list(FACTIONS)[:4]
    }
    assert scene.height * PHONE < 420


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_faction_card_says_all_of_its_board(faction: str, texts: Texts) -> None:
    board = FACTIONS[faction]
    said = texts_of("reference", REFERENCE.nowhere(), texts, entries=[f"faction:{faction}"])
    assert texts(f"gaia-ability-{faction}").split()[0] in said
    assert f"I {board.bowls[0]}, II {board.bowls[1]}" in said
    assert all(str(amount) in said.split() for amount in board.start.values() if amount)
    words = " ".join(VIEWS["reference"].words(REFERENCE.nowhere(), texts, Options(entries=[f"faction:{faction}"])))
    assert texts(f"gaia-ability-{faction}") in words
    assert texts(f"gaia-institute-{faction}") in words
    assert texts(f"gaia-picture-planet-{board.home}") in words


def test_the_wheel_has_two_planets_at_every_distance() -> None:
    assert by_steps("terra") == {1: ["oxide", "ice"], 2: ["volcanic", "titanium"], 3: ["desert", "swamp"]}


def test_a_track_says_each_of_its_levels(texts: Texts) -> None:
    told = VIEWS["reference"].words(REFERENCE.nowhere(), texts, Options(entries=["track:eco"]))
    assert [line.split(":")[0] for line in told[1:7]] == ["0", "1", "2", "3", "4", "5"]


def test_a_tile_tells_where_it_lies_at_a_table_and_nowhere_in_the_box(full: State) -> None:
    for slot, tile in full.slots.items():
        assert EN(f"gaia-name-{slot}") in place(full, EN, "standard", tile)
    nowhere = REFERENCE.nowhere()
    assert {place(nowhere, EN, chapter, id) for chapter, ids in CHAPTERS.items() for id in ids} == {""}


def test_what_the_game_does_not_have_is_refused() -> None:
    for entry in ("faction:dragons", "dragons:terrans"):
        with pytest.raises(KeyError):
            VIEWS["reference"].scene(REFERENCE.nowhere(), EN, Options(entries=[entry]))


def test_the_tracks_mark_the_level_that_a_choice_leads_to(full: State, texts: Texts) -> None:
    levels = full.players[0].research
    choices = [f"research:{track}" for track, level in levels.items() if level < 4]
    assert choices
    assert reachable(full, 0, choices) == {track: level + 1 for track, level in levels.items() if level < 4}
    scene = VIEWS["tracks"].scene(full, texts, Options(seat=0, choices=choices))
    marked = {thing.tag for thing in scene.things if thing.tag.startswith("choice ")}
    assert marked == {f"choice {track} {level}" for track, level in reachable(full, 0, choices).items()}
    assert scene.height * PHONE < 420
    told = VIEWS["tracks"].words(full, texts, Options(seat=0, choices=["terra", "decline"]))
    assert texts("gaia-picture-track-terra") in told[1]
    assert told[2].startswith("**")  # nothing can be reached by declining


def test_a_sheet_names_its_numbers_and_says_what_the_faction_can(full: State, texts: Texts) -> None:
    said = texts_of("sheet", full, texts, seat=0)
    for what in ("gaiaformer", "satellite", "credits", "qic"):
        assert texts(f"gaia-picture-own-{what}") in said
    faction = full.players[0].faction
    told = " ".join(VIEWS["sheet"].words(full, texts, Options(seat=0)))
    for id in (f"gaia-ability-{faction}", f"gaia-institute-{faction}"):
        assert texts(id).split()[-1] in said
        assert texts(id) in told
    home = FACTIONS[faction].home
    planets = [thing.id for thing in VIEWS["sheet"].scene(full, texts, Options(seat=0)).of("planet")]
    assert planets == [home, *(planet for planets in by_steps(home).values() for planet in planets)]


def test_what_a_seat_can_spend_fits_a_corner_of_a_phone(full: State, texts: Texts) -> None:
    scene = VIEWS["goods"].scene(full, texts, Options(seat=0))
    assert {"one", "two", "three", "gaia"} <= {thing.id for thing in scene.of("bowl")}
    assert "credits" in icons_of("goods", full, texts, seat=0)
    assert scene.height * PHONE < 220
