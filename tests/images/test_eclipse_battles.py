"""Battles of Eclipse as they go on, and as a report shows them: damage, dice in their order, and who lost what."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.words.texts import Texts
from images.eclipse.boards import battle, report
from images.eclipse.boards.fights import volleys
from images.options import Options
from rules.core.flow import Event
from rules.eclipse.state import NO_SEAT
from tests.images import eclipse_sample as sample
from tests.images.measure import clipped, collisions, overlap
from tests.images.test_eclipse_pictures import offered
from tests.images.test_eclipse_scenes import EN, tagged, words


def test_a_battle_shows_damage_losses_and_the_die_that_is_asked_about() -> None:
    state, decision = sample.battle()
    scene = battle.scene(state, EN, Options(seat=decision.seat, choices=offered(decision)))
    assert words(scene, "damage ship 1.1") == ["1/2"]
    assert tagged(scene, "lost ship 3.1")
    dice = tagged(scene, "die")
    assert [thing.id for thing in dice][:3] == ["1:6", "1:5", "1:6"]
    assert [thing.variant for thing in dice].count("lit") == 1
    lit = {thing.tag for thing in scene.of("slot")}
    assert lit == {f"lit ship {word}" for word in offered(decision) if "." in word}
    assert not any(overlap(one.box, other.box) for one, other in combinations(dice, 2))


def test_volleys_of_the_log_are_shown_below_a_battle() -> None:
    state, decision = sample.battle()
    tile = battle.sector_of(state)
    told = Event("fired", {"seat": 0, "ship": "cruiser", "tile": tile, "dice": "yellow:6 red:2", "destroyed": 1})
    elsewhere = Event("fired", {"seat": 0, "ship": "cruiser", "tile": "999", "dice": "yellow:6", "destroyed": 0})
    neutral = Event("neutral-fired", {"ship": "ancient", "tile": tile, "dice": "yellow:6 red:1"})
    before, begins = (1, Event("fired", told.facts)), (1, Event("battle", {"seat": 0, "tile": tile}))
    volley, other = volleys([before, begins, (1, told), (2, elsewhere), (3, neutral)], tile)
    assert (volley.dice, volley.destroyed) == ([(1, 6), (4, 2)], 1)
    assert (other.seat, other.dice, other.destroyed) == (NO_SEAT, [(1, 6), (4, 1)], 0)
    scene = battle.scene(state, EN, Options(seat=decision.seat, events=[(1, told)]))
    assert {"1:6", "4:2"} <= {thing.id for thing in tagged(scene, "die")}
    assert words(scene, "destroyed") == ["×1"]
    assert [(thing.id, thing.colour) for thing in tagged(scene, "destroyed")] == [("", "")]


def test_a_report_shows_what_was_fired_as_it_came_and_losses_below_whoever_lost_them() -> None:
    """Volleys stood side by side as if at once, and a loss below whoever fired."""
    state, _ = sample.battle()
    tile = battle.sector_of(state)
    begun = Event("battle", {"seat": 0, "tile": tile})
    neutral = Event("neutral-fired", {"ship": "ancient", "tile": tile, "dice": "yellow:1", "hit": "", "hits": 0})
    told: dict[str, str | int] = {"dice": "yellow:6", "hit": "yellow:6", "hits": 1, "destroyed": 1}
    mine = Event("fired", {"seat": 0, "ship": "cruiser", "tile": tile, "lost": "lost-ancient:1", **told})
    scene = report.scene(state, EN, Options(events=[*enumerate((begun, neutral, mine))], tile=tile))
    first, second = tagged(scene, "firing")
    assert (first.id, second.id, first.y < second.y, first.x > second.x) == ("ancient", "cruiser", True, True)
    lost = tagged(scene, "destroyed defender")
    assert {(thing.kind, thing.id) for thing in lost} == {("ship", "ancient"), ("cross", "")}
    assert {(thing.x, thing.y) for thing in lost} == {(first.x, second.y)}


def test_without_a_battle_there_is_none_to_see() -> None:
    assert words(battle.scene(sample.full(), EN), "nothing")


def test_of_an_older_log_a_loss_is_shown_by_its_class_where_there_is_one_only() -> None:
    state, _ = sample.battle()
    tile = battle.sector_of(state)
    fired = Event("neutral-fired", {"ship": "ancient", "tile": tile, "dice": "yellow:6", "destroyed": 2})
    told = [Event("battle", {"seat": 0, "tile": tile}), fired]
    for lost, shown in (("lost-cruiser:2", {"", "cruiser"}), ("lost-cruiser:1 lost-interceptor:1", {""})):
        events = [*enumerate([*told, Event("losses", {"seat": 0, "tile": tile, "ships": lost})])]
        scene = report.scene(state, EN, Options(events=events, tile=tile))
        assert {thing.id for thing in tagged(scene, "destroyed attacker")} == shown


@pytest.mark.parametrize(("locale", "told"), [("en", "retreated to 303"), ("ko", "303으로 후퇴")])
def test_a_report_says_where_ships_retreated_to(locale: str, told: str) -> None:
    """They stood among those that were left."""
    state, _ = sample.battle()
    tile = battle.sector_of(state)
    begun = Event("battle", {"seat": 0, "target": 1, "tile": tile})
    left = Event("left", {"seat": 1, "tile": tile, "ship": "cruiser", "target": "303"})
    scene = report.scene(state, Texts(locale), Options(events=[(1, begun), (2, left)], tile=tile))
    assert words(scene, "fled") == [told]
    assert [thing.id for thing in tagged(scene, "fled")] == ["cruiser"]
    assert collisions(scene) == clipped(scene) == []
