"""What a reader of the thread learns of objectives, of causes, and of what had no room."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.manifest.manifest import manifest
from bot.table.course.rounds import Turn
from bot.words.posts.ending.titles import counted
from bot.words.posts.happened import with_rounds
from bot.words.posts.highlights import highlights, told_besides
from bot.words.posts.lines import Teller
from bot.words.posts.scenes.words import words
from bot.words.texts import LOCALES, Texts
from rules.core.flow import Event, Execution, run_until_question
from rules.ti4.components.objectives import OBJECTIVES
from rules.ti4.components.planets import PLANETS
from rules.ti4.components.systems import SYSTEM_OF
from rules.ti4.components.technologies import UPGRADES
from rules.ti4.game import GAME
from rules.ti4.scoring.reach import reach_told
from rules.ti4.tactical.control import gain_control
from rules.ti4.technology.gaining import gain_technology
from tests.bot.snapshots import snapshot_of
from tests.ti4.agenda_scenes_elected import peaceful
from tests.ti4.kit import Table
from tests.ti4.positions import empty_galaxy
from tests.ti4.scenes import acting, battle, to_status
from tests.ti4.test_digest import Watched
from tests.ti4.test_news import moved
from tests.ti4.test_status import objectives

AT = {"place": "106", "system": "26"}


def told(*events: Event, locale: str = "en") -> list[str]:
    """The lines of a post."""
    teller = Teller(snapshot_of(GAME, empty_galaxy(), "told"), Texts(locale))
    return [said for line in teller.lines([moved(events)]) for said in teller.words(line, details=True)]


@pytest.mark.parametrize("locale", LOCALES)
def test_behind_an_objective_stands_what_it_asks_for(locale: str) -> None:
    """*Ben scores Found Research Outposts* stood in 292 posts, and nothing said what that is."""
    texts = Texts(locale)
    for objective in OBJECTIVES:
        asked = texts(f"ti4-asks-{objective}")
        for kind in ("scored", "revealed", "scoring"):
            (line,) = told(Event(kind, {"seat": 0, "objective": objective}), locale=locale)
            assert f"({asked})" in line


def test_who_scores_nothing_is_told_in_one_line() -> None:
    none = [Event("scored-none", {"seat": seat}) for seat in (0, 2)]
    one, _, other = snapshot_of(GAME, empty_galaxy(), "told").plain_names[:3]
    assert told(*none) == [f"-# {one} and {other} score nothing"]
    table = Table()
    to_status(table)
    table.play("p1 score", "p2 score", "p3 score")
    assert [each["seat"] for each in table.told("scored-none")] == [0, 1, 2]


def test_who_would_have_scored_after_the_winner_is_told() -> None:
    """Two who had nine points were asked what they score, and their answers were never told."""
    table = Table()
    objectives(table, "lead-from-the-front")
    table.player(0).vp = {"custodians": 9}
    to_status(table)
    table.play("p1 score lead-from-the-front", "p2 score lead-from-the-front", "p3 score")
    table.play("p1 pay-objective tactic=3")
    assert table.told("too-late") == [{"seat": 1, "objectives": "lead-from-the-front"}]
    assert [each["seat"] for each in table.told("scored-none")] == [2]


def test_tokens_that_an_objective_cost_are_told_with_it() -> None:
    table = Table()
    objectives(table, "lead-from-the-front")
    to_status(table)
    table.play("p1 score lead-from-the-front", "p2 score", "p3 score", "p1 pay-objective tactic=2 strategy=1")
    assert told(Event("scored", table.told("scored")[0]))[0].endswith("— pays 2 tactic, 1 strategy → 1 VP**")


def test_it_is_said_by_what_a_turn_was_ended() -> None:
    table = peaceful()
    assert table.told("ended-turn")[-1]["by"] == "minister-of-peace"
    assert "by Minister of Peace" in told(Event("ended-turn", table.told("ended-turn")[-1]))[0]
    assert "by" not in told(Event("ended-turn", {"seat": 0, "target": 1}))[0].split()


def test_a_planet_given_by_an_agenda_says_so_and_is_no_conquest() -> None:
    """*Ann takes Mehar Xull from Ben* was the work of an agenda, and counted for the title of a conqueror."""
    table = acting()
    table.lay("203", "19", 1)
    table.state.agenda = "colonial-redistribution"
    table.resolve("colonial-redistribution", "wellon")
    table.play("p2 choose-settler p1", "p1 settle place")
    (given,) = (Event("captured", facts) for facts in table.told("captured"))
    assert "by Colonial Redistribution" in told(given)[-1]
    tally = manifest("ti4").telling.titles["conqueror"]
    by_force = Event("captured", {"seat": 0, "target": 1, "planet": "wellon"})
    assert counted(tally, [moved((given, by_force))])[0] == 1


def test_a_ship_lost_in_a_rift_is_told_once_with_its_dice() -> None:
    events = [
        Event("activated", {"seat": 0, **AT}),
        Event("rift", {"seat": 0, "kind": "carrier", "dice": "3", "lost": 1}),
        Event("moved", {"seat": 0, **AT, "units": ""}),
    ]
    (line,) = told(*events)
    assert line.count("gravity rift") == 1
    assert "rolled 3" in line
    arrived = [*events[:2], Event("moved", {"seat": 0, **AT, "units": "cruiser=1", "origins": "101"})]
    assert sum("is lost in the gravity rift (rolled 3)" in line for line in told(*arrived)) == 1
    laden = Event("rift", {**events[1].facts, "units": "carrier=1 infantry=4"})
    for some in ([laden, events[2]], [laden, *arrived[2:]]):
        assert any("loses 1 carrier, 4 infantry in the gravity rift" in line for line in told(events[0], *some))


def test_what_has_no_room_is_told_with_why_and_was_not_lost_in_battle() -> None:
    table = battle({"carrier": 1, "infantry": 2}, {"cruiser": 1})
    watched = Watched(table)
    removed: dict[str, str | int] = {"seat": 0, **AT, "units": "fighter=2"}
    watched.table.events.append(Event("removed", {**removed, "why": "capacity"}))
    assert watched.of(0)["removed-units"] == {"units": "fighter=2"}
    assert "lost-units" not in watched.of(0)
    assert "beyond what can be carried" in told(Event("removed", {**removed, "why": "capacity"}))[0]
    assert "beyond the fleet pool" in told(Event("removed", {**removed, "why": "fleet"}))[0]


def test_the_next_agenda_begins_a_line() -> None:
    outcome = Event("outcome", {"agenda": "mutiny", "outcome": "for", "shape": "outcome"})
    assert len(told(outcome, Event("agenda", {"agenda": "prophecy-of-ixth"}))) == 2


def test_those_who_decline_are_told_together_with_what_they_decline() -> None:
    declined = [Event("declined", {"seat": seat, "card": "warfare"}) for seat in (0, 1)]
    (line,) = told(*declined)
    assert line.endswith("decline the secondary ability of Warfare")
    (line,) = told(declined[0], Event("declined", {"seat": 1, "card": "trade"}))
    assert line.endswith("decline the secondary ability")


def test_a_battle_too_long_for_its_dice_is_told_by_its_rounds_and_what_they_cost() -> None:
    """A destroyer was lost for Mecatol Rex without a word, while small fights had every die."""
    where: dict[str, str | int] = {"seat": 0, "planet": "mecatol-rex"}
    dice: dict[str, str | int] = {**where, "dice": "infantry:8:9", "thrown": 30, "hits": 15, "misses": 15}
    dice |= {"hit": " ".join(["9"] * 15), "missed": " ".join(["3"] * 15)}
    fired = Event("ground-fired", dice)
    lost = Event("hit", {**where, "place": "000", "system": "mecatol-rex", "hits": 1, "units": "lose:infantry=1"})
    won = Event("ground-won", {**where, "target": 1})
    snapshot = snapshot_of(GAME, empty_galaxy(), "told")
    name, other = snapshot.plain_names[:2]
    teller = Teller(snapshot, Texts("en"))
    long = with_rounds(teller, teller.lines([moved((*[fired, lost] * 8, won))]))
    assert long == [
        f"-# 8 rounds: {name} loses 8 infantry",
        f"★ **{name} wins the ground combat on Mecatol Rex against {other}**",
    ]
    assert "15 hits" in with_rounds(teller, teller.lines([moved((fired, lost, won))]))[0]


@pytest.mark.parametrize(("locale", "room"), [("en", 200), ("ko", 110)])
def test_what_was_paid_gives_way_before_what_was_scored(locale: str, room: int) -> None:
    """*Scores Erect a Monument … exhausted: Creuss, Quann → 1 VP · also Objectives +1* named what was paid instead."""
    names = ("erect-a-monument", "spark-a-rebellion", "corner-the-market")
    paid: dict[str, str | int] = {"cost:resources": 6, "cost:trade-goods": 2, "cost:exhausted": "creuss quann"}
    scored = [Event("scored", {"seat": 0, "objective": name, "gain:vp": 1, **paid}) for name in names]
    move = moved(tuple(scored))
    turn = Turn(0, [move], (0,) * 6, (3, *(0,) * 5))
    snapshot, texts = snapshot_of(GAME, empty_galaxy(), "told"), Texts(locale)
    (found,) = highlights(snapshot, [turn], texts)
    two = words(snapshot, replace(found, lines=found.lines[:2], points=2), texts, room)
    assert all(texts(f"ti4-name-{name}") in two for name in names[:2])
    assert texts("ti4-name-creuss") not in two
    assert texts("ti4-name-creuss") in words(snapshot, replace(found, lines=found.lines[:1], points=1), texts)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_planet_that_makes_or_costs_an_objective_says_so(locale: str) -> None:
    """*Ann takes Wellon from Ben* stood in a round's post, and nobody could know what it was good for."""
    table, texts = acting(), Texts(locale)
    objectives(table, "corner-the-market", "subdue-the-galaxy")
    hazardous = [planet for planet in PLANETS if PLANETS[planet].trait == "hazardous"]
    places = [str(number) for number in range(401, 412)]  # wherever they lie
    for place, tile in zip(places, dict.fromkeys(SYSTEM_OF[planet] for planet in hazardous), strict=False):
        table.lay(place, tile)
    own, lost = hazardous[:3], hazardous[3]
    for planet in hazardous[:7]:
        table.state.planet(planet).owner = 0 if planet in own else 1
    execution = Execution(table.state, Random(1), table.state.stack)
    gain_control(execution, table.state.planet(lost), 0)
    run_until_question(GAME.rules, execution)
    told_of = [(event.facts["seat"], event.facts["now"]) for event in execution.events if event.kind == "fulfils"]
    assert told_of == [(0, 1), (1, 0)]
    (line,) = told(*execution.events, locale=locale)
    assert line.count(texts("ti4-name-corner-the-market")) == 2


def test_what_a_conquest_was_good_for_is_told_again_with_it() -> None:
    """*Ann takes Mehar Xull from Ben* stood in what mattered, without the objective that it made."""
    took = Event("captured", {"seat": 0, "target": 1, "planet": "mehar-xull"})
    reach = Event("fulfils", {"seat": 0, "objective": "corner-the-market", "now": 1})
    gone = Event("fulfils", {"seat": 1, "objective": "corner-the-market", "now": 0})
    still = (0,) * 6
    turn = Turn(0, [moved((took, reach, gone))], still, still)
    snapshot, texts = snapshot_of(GAME, empty_galaxy(), "told"), Texts("en")
    (found,) = told_besides(snapshot, [turn], [], texts)
    assert words(snapshot, found, texts).endswith(" · now fulfils Corner the Market (4 planets of one trait)")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_point_by_a_prediction_names_its_card_and_is_told_once(locale: str) -> None:
    """*Gains a victory point → 1 VP* stood under what mattered, and the reason in another line above."""
    texts = Texts(locale)
    point = Event("rider-point", {"seat": 1, "gain:vp": 1})
    (line,) = told(Event("foretold", {"seat": 1, "card": "imperial-rider"}), point, locale=locale)
    assert texts("ti4-name-imperial-rider") in line
    assert " → 1" in line
    other = Event("foretold", {"seat": 0, "card": "trade-rider"})
    assert len(told(other, point, locale=locale)) == 2


@pytest.mark.parametrize("locale", LOCALES)
def test_a_technology_that_makes_an_objective_says_so(locale: str) -> None:
    """Two unit upgrades won two points by surprise: no post had said what they were good for."""
    table, texts = acting(), Texts(locale)
    objectives(table, "develop-weaponry", "corner-the-market")
    player = table.state.players[0]
    execution = Execution(table.state, Random(1), table.state.stack)
    for upgrade in sorted(UPGRADES)[:3]:
        with reach_told(execution, player):
            gain_technology(execution, player, upgrade)
            execution.tell("gained-technology", seat=0, technology=upgrade)
    assert [event.kind for event in execution.events] == [
        *("gained-technology", "gained-technology", "fulfils", "gained-technology")
    ]
    lines = told(*execution.events, locale=locale)
    assert sum(line.count(texts("ti4-name-develop-weaponry")) for line in lines) == 1


def test_an_objective_that_is_made_twice_in_a_round_stands_with_the_deed_that_made_it_first() -> None:
    """*Ann now fulfils Expand Borders* stood in what mattered, with nothing that it came of."""
    took = Event("captured", {"seat": 0, "target": 1, "planet": "mehar-xull"})
    reach = Event("fulfils", {"seat": 0, "objective": "corner-the-market", "now": 1})
    again = Event("gained-control", {"seat": 0, "planet": "lodor"})
    still = (0,) * 6
    turns = [Turn(0, [moved((took, reach))], still, still), Turn(0, [moved((again, reach))], still, still)]
    snapshot, texts = snapshot_of(GAME, empty_galaxy(), "told"), Texts("en")
    (found,) = told_besides(snapshot, turns, [], texts)
    assert [said.kind for line in found.lines for said in line.said] == ["captured", "fulfils"]
