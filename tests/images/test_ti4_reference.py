"""The reference of Twilight Imperium: every entry in numbers and in words, where it lies and who has it."""

from __future__ import annotations

import warnings

import pytest

from bot.words.texts import MissingText, Texts
from images.drawing.theme import Palette
from images.options import Options
from images.ti4.reference.facts import holders, title
from images.ti4.views import VIEWS
from rules.ti4.components.factions import FACTIONS, FLAGSHIPS
from rules.ti4.components.objectives import OBJECTIVES
from rules.ti4.components.planets import PLANETS
from rules.ti4.components.promissory_notes import PROMISSORY_NOTES
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.components.systems import SYSTEMS
from rules.ti4.components.technologies import TECHNOLOGIES, of_faction
from rules.ti4.components.units import UNITS
from rules.ti4.contents import CHAPTERS
from tests.images import ti4_sample as sample
from tests.images.measure import clipped, collisions, faint, small_signs

EN = Texts("en")
PHONE = 390 / 1080
PAGE = 16  # entries that are shown side by side
VIEW = VIEWS["reference"]
STATE = sample.early()
EACH = pytest.mark.parametrize("chapter", CHAPTERS)


def entries(chapter: str) -> tuple[str, ...]:
    return tuple(f"{chapter}:{id}" for id in CHAPTERS[chapter])


def told(entry: str, texts: Texts) -> str:
    return " ".join(VIEW.words(STATE, texts, Options(entries=[entry])))


@pytest.mark.sampled(3)
@EACH
def test_a_chapter_can_be_read(chapter: str, texts: Texts, palette: Palette) -> None:
    every = entries(chapter)
    for start in range(0, len(every), PAGE):
        scene = VIEW.scene(STATE, texts, Options(entries=every[start : start + PAGE]))
        assert collisions(scene) == clipped(scene) == small_signs(scene) == []
        assert faint(scene, VIEW.painters, palette) == []
        assert scene.height <= 3600


@EACH
def test_an_entry_alone_fits_a_phone_and_nothing_is_missing(chapter: str, texts: Texts) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error", MissingText)
        for entry in entries(chapter):
            scene = VIEW.scene(STATE, texts, Options(entries=[entry]))
            assert collisions(scene) == clipped(scene) == small_signs(scene) == []
            assert scene.height * PHONE < 340
            said = VIEW.words(STATE, texts, Options(entries=[entry]))
            assert len(said) > 1
            assert "@" not in "".join(said)
            assert 0 < len(VIEW.alt(STATE, texts, Options(entries=[entry]))) <= 1024


@EACH
def test_a_chapter_and_its_entries_have_names(chapter: str, texts: Texts) -> None:
    assert texts.has(f"ti4-chapter-{chapter}")
    names = [title(texts, chapter, id) for id in CHAPTERS[chapter]]
    assert len(set(names)) == len(names)
    for id in CHAPTERS[chapter]:
        assert texts.has(f"ti4-name-{chapter}-{id}") or texts.has(f"ti4-name-{id}")


def test_every_component_has_an_entry() -> None:
    """An upgrade is the unit that it makes."""
    assert {*TECHNOLOGIES} <= {*CHAPTERS["technology"], *CHAPTERS["unit"]}
    assert not {*CHAPTERS["technology"]} & {*CHAPTERS["unit"]}
    every = {"unit": UNITS, "faction": FACTIONS, "planet": PLANETS, "objective": OBJECTIVES, "system": SYSTEMS}
    assert all({*CHAPTERS[chapter]} == {*components} for chapter, components in every.items())
    assert {*CHAPTERS["strategy-card"]} == {*STRATEGY_CARDS}
    assert {*CHAPTERS["promissory-note"]} == {*PROMISSORY_NOTES}
    assert {*CHAPTERS["faction-ability"]} == {ability for faction in FACTIONS.values() for ability in faction.abilities}


def test_an_upgrade_says_what_it_needs_and_what_it_makes() -> None:
    scene = VIEW.scene(STATE, EN, Options(entries=["unit:cruiser-2"]))
    signs = [thing.id for thing in scene.of("icon") if thing.tag == "signs"]
    assert signs == ["biotic", "cybernetic", "warfare", "resources", "dice", "move", "capacity"]
    said = told("unit:cruiser-2", EN)
    assert "1 Biotic, 1 Cybernetic, 1 Warfare" in said
    assert "cost 2, combat 6, move 3, capacity 1" in said


def test_a_faction_says_what_it_begins_with() -> None:
    for id, faction in FACTIONS.items():
        said = told(f"faction:{id}", EN)
        assert all(EN(f"ti4-name-{technology}") in said for technology in faction.technologies)
        scene = VIEW.scene(STATE, EN, Options(entries=[f"faction:{id}"]))
        assert {thing.id for thing in scene.of("unit") if thing.tag.startswith("starts ")} == {*faction.units}


def test_a_faction_names_all_that_is_its_own(texts: Texts) -> None:
    for id, faction in FACTIONS.items():
        own = [*faction.abilities, *of_faction(id), FLAGSHIPS[id]]
        own += [note.id for note in PROMISSORY_NOTES.values() if note.faction == id]
        said = told(f"faction:{id}", texts)
        assert [one for one in own if texts(f"ti4-name-{one}") not in said] == []


def test_what_is_of_one_faction_says_of_which(texts: Texts) -> None:
    for entry, faction in (("faction-ability:pillage", "mentak"), ("promissory-note:stymie", "arborec")):
        name = texts(f"ti4-name-faction-{faction}")
        assert texts("ti4-reference-faction", faction=name) in told(entry, texts)


def test_a_note_that_lies_open_says_before_whom(texts: Texts) -> None:
    state = sample.full()
    state.players[1].play_area = ["stymie.1"]
    said = " ".join(VIEW.words(state, texts, Options(entries=["promissory-note:stymie"])))
    assert texts("ti4-reference-open", names=texts(f"ti4-name-faction-{state.players[1].faction}")) in said


def test_a_dreadnought_that_resists_a_direct_hit_says_so(texts: Texts) -> None:
    for unit in UNITS.values():
        named = texts("ti4-name-direct-hit") in told(f"unit:{unit.id}", texts)
        assert named == unit.resists_direct_hit, unit.id


def test_a_system_is_drawn_as_it_is_printed() -> None:
    for id, system in SYSTEMS.items():
        scene = VIEW.scene(STATE, EN, Options(entries=[f"system:{id}"]))
        assert len(scene.of("planet")) == len(system.planets)
        assert [thing.id for thing in scene.of("anomaly")] == [system.anomaly] * bool(system.anomaly)
        assert [thing.id for thing in scene.of("wormhole")] == [system.wormhole] * bool(system.wormhole)


def test_where_it_lies_and_who_has_it() -> None:
    state = sample.full()
    player = state.players[2]
    own = next(planet.id for planet in state.planets(2))
    assert holders(state, "planet", own) == [2]
    assert 2 in holders(state, "technology", player.technologies[0])
    assert holders(state, "faction", player.faction) == [2]
    assert holders(state, "strategy-card", player.strategy_cards[0]) == [2]
    assert holders(state, "term", "retreat") == []
    said = " ".join(VIEW.words(state, EN, Options(entries=[f"planet:{own}"])))
    assert f"lies in {state.place_of(own)}" in said
    assert EN(f"ti4-name-faction-{player.faction}") in said


def test_without_entries_the_strategy_cards_are_shown_and_an_unknown_entry_is_refused() -> None:
    assert len(VIEW.scene(STATE, EN, Options()).of("card")) == len(STRATEGY_CARDS)
    for entry in ("unit:starfish", "starfish:carrier"):
        with pytest.raises(KeyError):
            VIEW.scene(STATE, EN, Options(entries=[entry]))
