"""The reference of Eclipse: every entry in signs and in words, what it needs, where it lies and who has it."""

from __future__ import annotations

import pytest

from bot.games.eclipse import REFERENCE
from bot.words.texts import Texts
from images.drawing.theme import THEMES
from images.eclipse.reference.facts import notes, title
from images.eclipse.signs import part_icon, part_value
from images.eclipse.views import VIEWS
from images.options import Options
from rules.eclipse.components.discoveries import DISCOVERIES
from rules.eclipse.components.sectors import SECTORS
from rules.eclipse.components.setup import SCORING
from rules.eclipse.components.ship_parts import PARTS
from rules.eclipse.components.ships import SHIPS
from rules.eclipse.components.species import SPECIES
from rules.eclipse.components.technologies import TECHNOLOGIES
from rules.eclipse.contents import CHAPTERS
from tests.images import eclipse_sample as sample
from tests.images.measure import clipped, collisions, faint

EN = Texts("en")
PHONE = 390 / 1080
PAGE = 16  # entries that are shown side by side
NOWHERE = REFERENCE.nowhere()
VIEW = VIEWS["reference"]


def entries(chapter: str) -> tuple[str, ...]:
    return tuple(f"{chapter}:{id}" for id in CHAPTERS[chapter])


def told(entry: str, texts: Texts) -> str:
    return " ".join(VIEW.words(NOWHERE, texts, Options(entries=[entry])))


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_can_be_read(chapter: str, texts: Texts) -> None:
    every = entries(chapter)
    for start in range(0, len(every), PAGE):
        scene = VIEW.scene(NOWHERE, texts, Options(entries=every[start : start + PAGE]))
        assert collisions(scene) == []
        assert clipped(scene) == []
        assert faint(scene, VIEW.painters, THEMES["light"]) == []
        assert scene.height <= 3600


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_an_entry_alone_fits_a_phone(chapter: str, texts: Texts) -> None:
    for entry in entries(chapter):
        scene = VIEW.scene(NOWHERE, texts, Options(entries=[entry]))
        assert collisions(scene) == []
        assert clipped(scene) == []
        assert scene.height * PHONE < 340
        assert "@" not in told(entry, texts)
        assert 0 < len(VIEW.alt(NOWHERE, texts, Options(entries=[entry]))) <= 1024


def test_a_technology_says_its_cost_and_what_it_does(texts: Texts) -> None:
    for id, technology in TECHNOLOGIES.items():
        said = told(f"technology:{id}", texts)
        assert f" {technology.cost}, (≥ {technology.min_cost})" in said
        assert texts(f"eclipse-does-{id}")[1:] in said


def test_a_part_says_which_technology_it_needs(texts: Texts) -> None:
    for id, part in PARTS.items():
        needed = f"eclipse-technology-{part.technology}" if part.technology else "eclipse-reference-free"
        expected = "eclipse-reference-ancient" if part.ancient else needed
        assert texts(expected) in notes(NOWHERE, texts, "part", id)


def test_a_ship_shows_the_slots_of_the_terran_boards() -> None:
    for ship in SHIPS:
        scene = VIEW.scene(NOWHERE, EN, Options(entries=[f"ship:{ship}"]))
        assert len(scene.of("slot")) == len(SPECIES["terran-directorate"].blueprints[ship].slots)


def test_a_sector_is_drawn_as_it_is_printed() -> None:
    for id, sector in SECTORS.items():
        scene = VIEW.scene(NOWHERE, EN, Options(entries=[f"sector:{id}"]))
        (tile,) = [thing for thing in scene.of("hex") if thing.tag == f"tile {id}"]
        assert tile.id == "".join("1" if half else "0" for half in sector.wormholes) + " "
        assert len([thing for thing in scene.of("square") if thing.tag == f"tile {id} square"]) == len(sector.squares)


def test_it_says_where_things_lie_and_who_has_them() -> None:
    state = sample.full()
    player = state.players[0]
    home = player.board.home
    assert EN("eclipse-reference-lies", hex=state.hex_of(home)) in notes(state, EN, "sector", home)
    assert "Seat 1" in notes(state, EN, "species", player.species)
    assert "Seat 1" in notes(state, EN, "technology", player.technologies[0])
    name, count = next(iter(state.supply.items()))
    assert EN("eclipse-reference-supply", count=count) in notes(state, EN, "technology", name)
    for chapter in ("technology", "sector", "species"):
        assert {notes(NOWHERE, EN, chapter, id) for id in CHAPTERS[chapter]} == {""}


def test_titles_begin_with_a_capital_letter() -> None:
    names = [title(EN, chapter, id) for chapter, ids in CHAPTERS.items() for id in ids]
    assert [name for name in names if name[0].islower()] == []


def test_what_the_game_does_not_have_is_refused() -> None:
    for entry in ("technology:dragon", "dragons:orbital"):
        with pytest.raises(KeyError):
            VIEW.scene(NOWHERE, EN, Options(entries=[entry]))


@pytest.mark.parametrize("id", CHAPTERS["discovery"])
def test_a_discovery_tile_is_drawn_with_what_it_gives_and_its_points(id: str, texts: Texts) -> None:
    scene = VIEW.scene(NOWHERE, texts, Options(entries=[f"discovery:{id}"]))
    front, back = (thing.tag.removeprefix("side ") for thing in scene.things if thing.tag.startswith("side "))
    amounts = [text.words for text in scene.texts if text.tag == "amount"]
    found = DISCOVERIES[id]
    if found.part:
        given, said = part_icon(PARTS[found.part]), [part_value(PARTS[found.part])]
    elif found.resources:
        given, said = id, [f"+{getattr(found.resources, id)}"]
    else:
        given, said = found.ship or "research", []
    assert (front, back) == (given, "vp")
    assert amounts == [*said, str(SCORING.discovery)]
    assert faint(scene, VIEW.painters, THEMES["dark"]) == []
