"""What nobody may miss of what happened, and what of a battle is read by few."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.games.ti4 import battle_by_battle
from bot.manifest.manifest import manifest
from bot.manifest.weight import Weight
from bot.store.rows import MoveRow
from bot.table.drafts import drafts
from bot.table.game.run import begin
from bot.ui.panel import panel_pictures
from bot.ui.panel.meanwhile import Reading, worded
from bot.words.posts.lines import Teller
from bot.words.texts import Texts
from rules.core.decisions import Facts, Option, choose
from rules.core.flow import Event
from rules.ti4.components.technologies import TECHNOLOGIES
from rules.ti4.game import GAME
from rules.ti4.tactical.dice import Roll, Rolled, roll_told
from tests.bot.snapshots import snapshot_of
from tests.ti4.positions import empty_galaxy
from tests.ti4.scenes import acting

WEIGHTS, REPORT = manifest("ti4").telling.weights, manifest("ti4").telling.report
CANNON = Event(
    "cannon", {"seat": 1, "target": 0, "place": "106", "system": "26", "dice": "pds:6:9", "thrown": 1, "hits": 1}
)
HIT = Event("hit", {"seat": 0, "place": "106", "system": "26", "hits": 1, "units": "lose:carrier=1"})


def test_what_somebody_loses_outside_of_a_battle_is_theirs_to_read_first() -> None:
    """Units that a card of another shot down in one's own action stood nowhere but in the log."""
    assert WEIGHTS.of(HIT) is WEIGHTS.of(Event("removed")) is Weight.SETTLEMENT


def test_a_new_objective_is_a_line_of_its_own_and_the_secret_one_that_was_drawn_is_named() -> None:
    assert WEIGHTS.of(Event("revealed")) is Weight.TURNING_POINT
    assert WEIGHTS.of(Event("secret")) is Weight.SETTLEMENT


@pytest.mark.parametrize("locale", ["en", "ko"])
def test_a_loss_in_ones_own_action_is_read_before_the_rest(locale: str) -> None:
    texts, snapshot = Texts(locale), snapshot_of(GAME, empty_galaxy(), "news")
    events = (Event("activated", {"seat": 0, "place": "106", "system": "26"}), CANNON, HIT)
    teller = Teller(snapshot, texts, 0)
    told = [*worded(teller, teller.lines([moved(events)], by_seat=True), 0)]
    (first,) = (line.words for line in told if line.reading is Reading.OWN)
    assert texts("ti4-name-carrier").lower() in first.lower()


@pytest.mark.parametrize(
    ("locale", "told"), [("en", "1 hit (9), 2 misses (4, 8)"), ("ko", "타격 1(9), 빗나감 2(4, 8)")]
)
def test_dice_are_told_with_what_hit_and_what_missed(locale: str, told: str) -> None:
    """Also those of games that had begun before that was told."""
    dice: Facts = {"dice": "cruiser:7:4 cruiser:7:9 fighter:9:8", "thrown": 3, "hits": 1}
    fight = Event("combat", {"seat": 1, "target": 0, "place": "106", "system": "26"})
    fired = Event("fired", {"seat": 1, "place": "106", "system": "26", **dice})
    teller = Teller(snapshot_of(GAME, empty_galaxy(), "news"), Texts(locale), 0)
    (line,) = teller.lines([moved((fight, fired))])
    assert any(told in words for words in teller.words(line, details=True))
    assert "hit" in roll_told([Rolled(Roll("cruiser", 7, 1), (4,))])


def test_in_a_battle_losses_stay_below_what_decided_it() -> None:
    fight = Event("combat", {"seat": 1, "target": 0, "place": "106", "system": "26"})
    won = Event("won", {"seat": 1, "target": 0, "place": "106", "system": "26"})
    (line,) = Teller(snapshot_of(GAME, empty_galaxy(), "news"), Texts("en"), 0).lines([moved((fight, HIT, won))])
    assert line.weight is Weight.TURNING_POINT
    assert [said.kind for said in line.said] == ["combat", "won"]


def test_a_battle_is_told_from_who_met_round_by_round_to_who_won() -> None:
    fight = Event("combat", {"seat": 1, "target": 0, "place": "106", "system": "26"})
    rounds = [Event("fired", {"seat": seat, "target": 1 - seat, "place": "106"}) for seat in (1, 0, 1, 0)]
    won = Event("won", {"seat": 1, "target": 0, "place": "106", "system": "26"})
    ground = Event("ground-fired", {"seat": 1, "target": 0, "planet": "quann"})
    conquered = Event("ground-won", {"seat": 1, "target": 0, "planet": "quann"})
    space, invasion = battle_by_battle([fight, *rounds[:2], HIT, *rounds[2:], won, ground, conquered])
    assert [event.kind for event in space] == ["combat", "fired", "fired", "hit", "fired", "fired", "won"]
    assert [event.kind for event in invasion] == ["ground-fired", "ground-won"]
    assert REPORT.parted(space) == (range(1), [range(1, 4), range(4, 6)], range(6, 7))
    assert REPORT.parted(invasion) == (range(0), [range(1)], range(1, 2))


RETREAT = Event("retreat-announced", {"seat": 0, "place": "305", "system": "saudor"})
AT = {"place": "106", "system": "lazar sakulag"}


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "has no ship left for the retreat to 305 (Saudor)"),
        ("ko", "함선을 모두 잃어 305(사우도르) 성계로 후퇴하지 못했습니다"),
    ],
)
def test_of_a_retreat_that_did_not_come_about_the_end_of_the_battle_says_so(locale: str, told: str) -> None:
    """Somebody announced one and lost all ships before it, and the announcement stood beside who won."""
    won, failed = Event("won", {"seat": 1, "target": 0, **AT}), replace(RETREAT, kind="retreat-failed")
    teller = Teller(snapshot_of(GAME, empty_galaxy(), "news"), Texts(locale), 0)
    (line,) = teller.lines([moved((RETREAT, HIT, won, failed))])
    assert [said.kind for said in line.said] == ["won", "retreat-failed"]
    assert line.said[1].text.endswith(told)
    (own,) = battle_by_battle([RETREAT, Event("won", {"seat": 0, "target": 1, **AT})])
    assert [event.kind for event in own] == ["won"]


@pytest.mark.parametrize("locale", ["en", "ko"])
def test_a_retreat_and_its_announcement_are_told_once(locale: str) -> None:
    went = replace(RETREAT, kind="retreated")
    teller = Teller(snapshot_of(GAME, empty_galaxy(), "news"), Texts(locale), 0)
    assert [said.kind for line in teller.lines([moved((RETREAT, went))]) for said in line.said] == ["retreated"]
    assert [said.kind for line in teller.lines([moved((RETREAT,))]) for said in line.said] == ["retreat-announced"]


@pytest.mark.parametrize(
    ("events", "en", "ko"),
    [
        (
            (
                Event("rift", {"seat": 0, "kind": "cruiser", "dice": "3", "lost": 1}),
                Event("moved", {"seat": 0, "place": "211", "system": "abyz fria", "units": ""}),
            ),
            "loses 1 cruiser in the gravity rift on the way to 211 (Abyz, Fria; rolled 3)",
            "순양함 1척이 211(아비즈, 프리아) 성계로 가다가 중력 균열에서 사라졌습니다 (주사위 3)",
        ),
        (
            (Event("moved", {"seat": 0, **AT, "units": "carrier=1 infantry=2", "origins": "101 202"}),),
            "moves from 101, 202 to 106: 1 carrier, 2 infantry",
            "101, 202에서 106 성계로 이동했습니다: 우주모함 1척, 보병 2기",
        ),
        (
            (
                Event("outcome", {"agenda": "seed-of-an-empire", "outcome": "for", "shape": "outcome"}),
                Event("agenda-point", {"seat": 0, "gain:vp": 1}),
            ),
            ": Seed of an Empire → 1 VP",
            ": 제국의 씨앗 → 1점",
        ),
        (
            (Event("placed-infantry", {"seat": 0, "planets": "nestphar", "count": 1}),),
            "places 1 infantry on Nestphar",
            "네스트파에 보병 1기를 놓았습니다",
        ),
        (
            (Event("placed-infantry", {"seat": 0, "planets": "nestphar quann", "count": 1}),),
            "places infantry on Nestphar, Quann: 1 each",
            "보병을 놓았습니다: 네스트파, 콴에 1기씩",
        ),
        (
            (Event("law-point", {"seat": 0, "law": "crown-of-emphidia", "gain:vp": 1}),),
            "gains the Crown of Emphidia → 1 VP",
            "엠피디아의 왕관을 얻었습니다 → 1점",
        ),
        (
            (
                Event(
                    "researched",
                    {"seat": 0, "technology": "war-sun", "cost:unused:influence": 4, "cost:exhausted": "meer"},
                ),
            ),
            "researches War Sun — exhausts Meer",
            "전쟁 태양을 연구했습니다 — 미르 소모",
        ),
        (
            (Event("worth-more", {"seat": 0, "planet": "quann", "law": "senate-sanctuary"}),),
            "is worth more by Senate Sanctuary → 2 influence",
            "가치가 올랐습니다 → 영향력 2",
        ),
        (
            (Event("placed-structure", {"seat": 0, "planet": "quann", "kind": "space-dock"}),),
            "builds on Quann: 1 space dock",
            "콴에 우주 항만 1개를 놓았습니다",
        ),
        (
            (Event("plague", {"seat": 0, "planet": "quann", "dice": "2 10 9", "count": 2}),),
            "Plague on Quann (rolls 2, 10, 9): 2 infantry are destroyed",
            "콴의 역병(주사위 2, 10, 9): 보병 2기가 파괴되었습니다",
        ),
    ],
)
def test_what_came_of_something_is_told_in_words_of_its_own(events: tuple[Event, ...], en: str, ko: str) -> None:
    """A ship that a gravity rift took had moved, and none had arrived; a point came from some agenda."""
    for locale, told in (("en", en), ("ko", ko)):
        teller = Teller(snapshot_of(GAME, empty_galaxy(), "news"), Texts(locale), 0)
        said = [one.text for line in teller.unfolded([moved(events)]) for one in line.said]
        assert said[-1].endswith(told), said


@pytest.mark.parametrize("predicted", [True, False])
def test_a_power_that_predicts_is_told_once(*, predicted: bool) -> None:
    """That it was used stood beside what it predicted, with its name twice."""
    used = Event("used-power", {"seat": 0, "action-card": "galactic-threat"})
    foresees = Event("predicted", {"seat": 0 if predicted else 1, "card": "galactic-threat", "outcome": "for"})
    told = [event.kind for scene in battle_by_battle([used, foresees]) for event in scene]
    assert told == (["predicted"] if predicted else ["used-power", "predicted"])


def test_that_mecatol_rex_is_taken_is_not_missed() -> None:
    taken = Event("gained-control", {"seat": 0, "planet": "mecatol-rex"})
    assert WEIGHTS.of(taken) is Weight.TURNING_POINT
    assert WEIGHTS.leads(taken)
    assert WEIGHTS.of(Event("gained-control", {"seat": 0, "planet": "quann"})) is Weight.MOVE


async def pictured(events: tuple[Event, ...], seat: int, *, guided: bool) -> list[str]:
    """The views that a panel shows after a move."""

    async def log(game: str, first: int, most: int) -> list[MoveRow]:
        return [moved(events)]

    table: Any = SimpleNamespace(games=SimpleNamespace(log=log))
    snapshot = snapshot_of(GAME, acting().state, "news")
    snapshot = replace(snapshot, row=replace(snapshot.row, guided=guided))
    found = await panel_pictures.pictures(table, drafts.panel_of(snapshot, seat, begin(snapshot)))
    return [each.what for each in found]


async def test_a_first_game_shows_a_ground_combat_as_a_picture_to_those_who_fought() -> None:
    """Nothing is posted in its thread, and one line told which of ten ground forces were left."""
    fight = (
        Event("ground-fired", {"seat": 0, "target": 1, "planet": "quann", "dice": "infantry:8=9", "hits": 1}),
        Event("ground-won", {"seat": 0, "target": 1, "planet": "quann"}),
    )
    assert await pictured(fight, 0, guided=True) == ["report", "places"]
    assert "report" in await pictured(fight, 1, guided=True)
    assert "report" not in await pictured(fight, 2, guided=True)
    assert await pictured(fight, 0, guided=False) == ["places"]


def moved(events: tuple[Event, ...]) -> MoveRow:
    """A move in which all of this happened."""
    return MoveRow("g", 1, "p1 action activate:106", 0, "person", 0, 1, True, False, events, 0, 1)


async def test_a_first_technology_is_chosen_beside_what_each_does() -> None:
    options = [Option(id, TECHNOLOGIES[id].kind, {"technology": id}) for id in ("sarween-tools", "plasma-scoring")]
    snapshot = snapshot_of(GAME, acting().state, "news")
    asked = drafts.panel_of(snapshot, 0, begin(snapshot))
    drawn = panel_pictures.about(asked, choose(0, "starting-technology", options))
    assert drawn
    assert drawn.options.entries == ("technology:sarween-tools", "technology:plasma-scoring")


def test_a_planet_that_is_taken_without_a_fight_is_told_as_any_conquest() -> None:
    """That Mecatol Rex fell to whom it was shot at stood in small print, behind the dice."""
    shot: dict[str, str | int] = {
        "seat": 1,
        "target": 0,
        "dice": "pds:6:4",
        "thrown": 1,
        "hits": 0,
        "hit": "",
        "missed": "pds:6:4",
    }
    events = (
        Event("cannon-defense", {**shot, "misses": 1, "planet": "mecatol-rex"}),
        Event("structures-destroyed", {"seat": 1, "planet": "mecatol-rex", "units": "space-dock=1"}),
        Event("captured", {"seat": 0, "target": 1, "planet": "mecatol-rex"}),
    )
    snapshot = snapshot_of(GAME, empty_galaxy(), "news")
    teller = Teller(snapshot, Texts("en"))
    one, two = snapshot.plain_names[:2]
    for details in (False, True):
        told = [words for line in teller.lines([moved(events)]) for words in teller.words(line, details=details)]
        assert told[-1] == f"★ **{one} takes Mecatol Rex from {two}**"
    (line,) = teller.lines([moved(events)])
    assert line.scene
    assert [one.kind for one in line.scene.result] == ["captured"]
    scenes = battle_by_battle([*events, Event("cannon-defense", {**shot, "misses": 1, "planet": "quann"})])
    assert len(scenes) == 2


def test_that_an_attack_was_stopped_is_not_missed() -> None:
    """It stood at the end of a line about a technology, and nowhere among what mattered."""
    stopped = Event("ended-turn", {"seat": 0, "target": 1})
    assert WEIGHTS.of(stopped) is Weight.TURNING_POINT
    assert stopped.kind in WEIGHTS.always


def test_another_action_begins_a_line_and_cards_that_are_discarded_together_stand_in_one() -> None:
    """Five times it said "discards"; an attack stood behind the technology of an action before it."""
    follows = Event("followed", {"seat": 0, "card": "technology"})
    marches = Event("activated", {"seat": 0, "place": "106", "system": "26"})
    discards = [Event("discarded-card", {"seat": 0, "action-card": card}) for card in ("sabotage", "parley")]
    teller = Teller(snapshot_of(GAME, empty_galaxy(), "news"), Texts("en"))
    told = ["".join(teller.parted(line)) for line in teller.lines([moved((follows, marches, *discards))])]
    assert len(told) == 2
    assert "activates" not in told[0]
    assert told[1].endswith("discards 2 action cards: Sabotage, Parley")
