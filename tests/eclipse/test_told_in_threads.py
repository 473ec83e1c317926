"""What a reader of the thread learns where something was undone, or came to nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.eclipse import battle_by_battle
from bot.manifest.manifest import manifest
from bot.manifest.weight import Weight
from bot.words.posts.lines import Teller
from bot.words.texts import LOCALES, Texts
from rules.core.flow import Event
from rules.eclipse.game import GAME
from tests.bot.snapshots import snapshot_of
from tests.eclipse.kit import Table
from tests.ti4.test_news import moved


def told(*events: Event, locale: str = "en") -> list[str]:
    """The lines of a post."""
    teller = Teller(snapshot_of(GAME, Table().state, "told"), Texts(locale))
    return [words for line in teller.lines([moved(events)]) for words in teller.words(line, details=True)]


def test_a_disc_that_is_put_back_is_one_deed_without_points() -> None:
    """*takes the influence disc from 318 — loses 1 VP · places an influence disc in 318 → 1 VP* came to nothing."""
    taken = Event("released", {"seat": 0, "tile": "318", "cost:vp": 1})
    placed = Event("controlled", {"seat": 0, "tile": "318", "gain:vp": 1})
    (line,) = told(taken, placed)
    assert line.endswith("takes the influence disc from 318 and puts it back")
    elsewhere = Event("controlled", {"seat": 0, "tile": "316", "gain:vp": 1})
    assert "loses 1 VP" in told(taken, elsewhere)[0]


def test_a_retreat_that_the_end_of_the_battle_overtook_says_so() -> None:
    retreats = Event("retreats", {"seat": 0, "tile": "105", "ship": "interceptor", "target": "205"})
    left, won = Event("left", retreats.facts), Event("won", {"seat": 0, "tile": "105"})
    (line,) = battle_by_battle([Event("assault", {"seat": 0, "tile": "105", "enemy": "ancient"}), retreats, won])
    assert [event.kind for event in line] == ["assault", "retreat-ended", "won"]
    assert "the battle ends first" in told(retreats, won)[0]
    (line,) = battle_by_battle([retreats, left, won])
    assert "retreats" in [event.kind for event in line]
    (line,) = battle_by_battle([retreats])
    assert "retreats" in [event.kind for event in line]


@pytest.mark.parametrize("locale", LOCALES)
def test_it_is_said_from_where_somebody_explores(locale: str) -> None:
    """*explores -1,2* named a place that nobody finds."""
    explored: dict[str, str | int] = {"seat": 0, "hex": "-1,2", "tiles": "211", "beyond": "104"}
    (line,) = told(Event("explored", {**explored}), locale=locale)
    assert "104" in line
    assert "-1,2" not in line
    (line,) = told(Event("explored", {**explored}), Event("discarded", {"seat": 0, "tiles": "211"}), locale=locale)
    assert "104" in line


def test_a_result_names_its_seat_once() -> None:
    """*Ann loses the battle in 001 · Ann loses Interceptor × 1 in 001 · Ann draws …* said one name three times."""
    lost = Event("losses", {"seat": 0, "tile": "001", "ships": "lost-interceptor:1"})
    won = Event("won", {"seat": 0, "tile": "001"})
    (line,) = told(won, lost, Event("drew", {"seat": 0, "count": 1}))
    name = snapshot_of(GAME, Table().state, "told").plain_names[0]
    assert line.count(name) == 1


def test_whoever_draws_reputation_for_a_defeat_is_told_for_what() -> None:
    """*Ben loses the battle · draws 1 reputation tile* stood as what decided a game, and read as a mistake."""
    won = Event("won", {"seat": 0, "tile": "001"})
    drew = [Event("drew", {"seat": seat, "count": 2 - seat}) for seat in (0, 1)]
    left = Event("left", {"seat": 1, "ship": "interceptor", "target": "101"})
    other = snapshot_of(GAME, Table().state, "told").plain_names[1]
    said = "\n".join(told(won, *drew))
    assert said.count("for having fought") == 1
    assert f"{other} draws 1 reputation tile for having fought" in said
    assert "for having fought" not in "\n".join(told(left, won, *drew))  # who has retreated draws none for that


@pytest.mark.parametrize("locale", LOCALES)
def test_what_production_brings_everybody_stands_in_one_line(locale: str) -> None:
    """Four sentences of the same form stood below each other at the end of every round."""
    gains: dict[str, str | int] = {"gain:science": 6, "gain:materials": 4}
    one = Event("produced", {"seat": 0, "produced": 3, "upkeep": 5, "cost:money": 2, **gains})
    other = Event("produced", {"seat": 1, "produced": 3, "upkeep": 3})
    names = snapshot_of(GAME, Table().state, "told").plain_names
    technologies = Event("technologies", {"drawn": "starbase"})
    row, drawn = told(one, other, technologies, locale=locale)
    assert f"{names[0]} 3 − 5 (" in row
    assert row.endswith(f" · {names[1]} 3 − 3 (0)")
    assert row.count(":") == 1
    assert names[0] not in drawn
    (alone,) = told(one, locale=locale)
    assert "−2" in alone
    assert "3 − 5" not in alone


def test_tiles_that_were_drawn_and_kept_in_two_moves_are_told_once() -> None:
    """*Ben draws 3 reputation tiles* stood behind the battle, and *Ben keeps a reputation tile* below it."""
    snapshot = snapshot_of(GAME, Table().state, "told")
    drew = [Event("drew", {"seat": seat, "count": 3 - seat}) for seat in (0, 1)]
    kept = [Event("kept-reputation", {"seat": seat, "count": 1 - seat}) for seat in (0, 1)]
    moves = [moved((drew[0],)), replace(moved((kept[0], drew[1])), seq=2), replace(moved((kept[1],)), seq=3, seat=1)]
    lines = [
        words
        for line in Teller(snapshot, Texts("en")).lines(moves)
        for words in Teller(snapshot, Texts("en")).words(line)
    ]
    assert " · ".join(lines).count("reputation tile") == 2
    assert "draws 3 reputation tiles and keeps one" in lines[0]
    assert "draws 2 reputation tiles and keeps none" in lines[-1]
    (alone,) = told(kept[0])
    assert "keeps a reputation tile" in alone


@pytest.mark.parametrize("locale", LOCALES)
def test_whose_a_sector_is_after_a_battle_stands_with_it(locale: str) -> None:
    won, attacked = Event("won", {"seat": 0, "tile": "104"}), Event("bombarded", {"seat": 0, "tile": "104", "cubes": 1})
    (line,) = told(won, attacked, Event("held", {"seat": 1, "tile": "104", "cubes": 2}), locale=locale)
    assert snapshot_of(GAME, Table().state, "told").plain_names[1] in line
    (free,) = told(Event("left-free", {"seat": 0, "tile": "104", "discs": 0}), locale=locale)
    assert free.startswith("-# ")


def test_upkeep_of_a_game_that_an_earlier_release_began_is_told_in_words() -> None:
    """It was not told what was produced and paid, only what came of both."""
    (told,) = battle_by_battle([Event("produced", {"seat": 0, "gain:money": 3})])
    for language in (Texts("en"), Texts("ko")):
        said = language.event("eclipse", told[0], ["Ann"])
        assert "Ann" in said
        assert "Fluent" not in said
        assert "produces" not in said


def test_who_lost_to_neutral_ships_is_named_and_what_was_kept_is_told_with_what_was_drawn() -> None:
    """ "The attack in 104 fails": whose? That a tile was kept stood in small print, and was left out of long posts."""
    facts: dict[str, str | int] = {"seat": 1, "tile": "104"}
    events = [
        Event("assault", {**facts, "enemy": "ancient"}),
        Event("neutral-won", {"tile": "104"}),
        Event("drew", {"seat": 1, "count": 2}),
        Event("kept-reputation", {"seat": 1, "count": 1}),
    ]
    (line,) = battle_by_battle(events)
    assert [event.kind for event in line] == ["assault", "lost-battle", "drew-and-kept"]
    en, ko = ([Texts(each).event("eclipse", event, ["Ann", "Ben"]) for event in line] for each in ("en", "ko"))
    assert en[1:] == [
        "Ben loses the battle in inner sector 104",
        "Ben draws 2 reputation tiles, 1 for having fought, and keeps one",
    ]
    kept = "Ben이 명성 타일 2개(참전 몫 1개)를 뽑아 1개를 가졌습니다"
    assert ko[1:] == ["Ben이 내부 구역 104 전투에서 졌습니다", kept]
    weights = manifest("eclipse").telling.weights
    assert [weights.of(event) for event in line] == [Weight.TURNING_POINT, Weight.TURNING_POINT, Weight.MOVE]
    assert not weights.leads(line[1])
    assert weights.leads(Event("won", facts))


@pytest.mark.parametrize(
    ("tile", "en", "ko"),
    [
        ("001", "the Galactic Center (001)", "은하 중심(001)"),
        ("108", "inner sector 108", "내부 구역 108"),
        ("211", "middle sector 211", "중간 구역 211"),
        ("221", "home sector 221", "시작 구역 221"),
        ("232", "home sector 232", "시작 구역 232"),
        ("318", "outer sector 318", "외부 구역 318"),
    ],
)
def test_a_thread_says_what_a_sector_is_where_it_first_names_it(tile: str, en: str, ko: str) -> None:
    """*Ben places an influence disc in 208*: whoever has no map before them knows no numbers."""
    taken = Event("controlled", {"seat": 0, "tile": tile})
    assert Texts("en").event("eclipse", taken, ["Ben"]) == f"Ben places an influence disc in {en}"
    assert Texts("ko").event("eclipse", taken, ["벤"]) == f"벤이 {ko}에 영향력 원반을 놓았습니다"


def test_what_was_explored_is_told_with_what_is_there() -> None:
    table = Table()
    table.state.stacks["middle"].possible = ["203"]
    table.play("p1 action explore:-1,-1")
    told = next(event for event in table.events if event.kind == "explored")
    said = Texts("en").event("eclipse", told, ["Ann"])
    assert said.endswith(": middle sector 203 (3 squares, ancients × 2, 1 discovery tile)")
    before = Event("explored", {name: fact for name, fact in told.facts.items() if name != "holds"})
    assert Texts("en").event("eclipse", before, ["Ann"]) == "Ann explores -1,-1: middle sector 203"
