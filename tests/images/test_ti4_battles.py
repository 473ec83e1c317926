"""Battles of Twilight Imperium as one strip: who won, what was lost, and every die that fell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import islice
from random import Random

import pytest

from bot.games.ti4 import what_to_show
from bot.words.texts import Texts
from images.drawing.scene import Scene
from images.layout.parts import WIDTH
from images.layout.seats import numbered_owner
from images.options import Options
from images.ti4.boards.battle import _odds
from images.ti4.boards.battle_words import fight_lines
from images.ti4.boards.fights import Fight, fights
from images.ti4.views import VIEWS
from images.words.phrases import in_order_of_steps, with_its_end
from rules.core.flow import Event
from rules.core.hidden import view
from rules.core.play import parse, step
from rules.ti4.components.units import UnitKind
from rules.ti4.game import GAME
from tests.images import ti4_sample as sample
from tests.images.measure import clipped, collisions, small_signs
from tests.ti4.agenda_scenes_elected import rolled_again
from tests.ti4.battle_card_scenes import escaping, rerolling
from tests.ti4.battle_power_scenes import ambushing, impelling, indoctrinated, rammed
from tests.ti4.kit import Table
from tests.ti4.scenes import attack, battle

TEXTS = Texts("en")
PLACE = "203"
AIR = 10  # px beside a bar
MOST = 450  # px on a phone 390 px wide
OWN: dict[UnitKind, int] = {"dreadnought": 1, "carrier": 2, "cruiser": 2, "destroyer": 1, "fighter": 3, "infantry": 4}
ENEMY: dict[UnitKind, int] = {"carrier": 1, "cruiser": 2, "destroyer": 1, "fighter": 3}
MOVES = 900  # of a game
FOUGHT = 4  # moves of a game in which dice fall, at least


def numbered(events: list[Event]) -> tuple[tuple[int, Event], ...]:
    return tuple(enumerate(events, 1))


def told(table: Table) -> list[Fight]:
    return fights(table.state, numbered(table.events), PLACE)


def report(table: Table) -> Scene:
    return VIEWS["report"].scene(table.state, TEXTS, Options(events=numbered(table.events), tile=PLACE))


def struck(scene: Scene) -> Counter[str]:
    """The units that are struck out in the boxes of both sides."""
    return Counter(thing.tag for thing in scene.of("cross") if thing.w > 40)


def test_the_report_says_who_won_and_strikes_out_what_was_lost() -> None:
    table = battle({"cruiser": 2}, {"cruiser": 1})
    attack(table, "cruiser:304=2", dice=(7, 1, 2))
    scene = report(table)
    (fight,) = told(table)
    assert (fight.result, fight.winner, fight.lost(1)) == ("won", 0, Counter(cruiser=1))
    assert fight.left[0] == Counter(cruiser=2)
    assert struck(scene) == Counter({"struck cruiser": 1})
    said = VIEWS["report"].alt(table.state, TEXTS, Options(events=numbered(table.events), tile=PLACE))
    assert "lost: 1 cruiser" in said
    assert "The Yssaril Tribes wins" in said
    assert "Round 1: The Yssaril Tribes: Cruiser (7+): 1 hit (7), 1 miss (1);" in said


@pytest.mark.parametrize("scene", [rammed, impelling, ambushing, indoctrinated])
def test_what_powers_destroy_stands_in_the_report(scene: Callable[[], Table]) -> None:
    table = scene()
    (fight,) = told(table)
    lost = [counter for step in fight.steps for counter in step.lost.values()]
    assert any(lost), scene.__name__
    assert not clipped(report(table))
    assert VIEWS["report"].words(table.state, TEXTS, Options(events=numbered(table.events), tile=PLACE))


def test_dice_that_hit_are_lit() -> None:
    table = battle({"cruiser": 2}, {"cruiser": 1})
    attack(table, "cruiser:304=2", dice=(7, 1, 2))
    dice = {(thing.id, thing.variant) for thing in report(table).of("die")}
    assert dice == {("7", "lit"), ("1", "missed"), ("2", "missed")}


def test_both_can_be_lost() -> None:
    table = battle({"cruiser": 1}, {"cruiser": 1})
    attack(table, "cruiser:304=1", dice=(7, 7))
    (fight,) = told(table)
    assert (fight.result, fight.lost(0), fight.lost(1)) == ("drawn", Counter(cruiser=1), Counter(cruiser=1))


def test_whoever_retreats_is_not_lost() -> None:
    table = battle({"cruiser": 1}, {"cruiser": 2})
    table.staying = False
    table.put("303", 1, cruiser=1)
    attack(table, "cruiser:304=1")
    table.play("p2 retreat to:303", dice=(7, 1, 1))
    (fight,) = told(table)
    assert (fight.result, fight.winner, fight.retreated, fight.retreat_to) == ("retreated", 0, 1, "303")
    assert (fight.fled[1], fight.lost(1)) == (Counter(cruiser=1), Counter(cruiser=1))
    scene = report(table)
    assert [text.words for text in scene.texts if text.tag == "fled"] == ["retreated to 303"]


def test_fighters_that_a_barrage_destroyed_are_lost_where_others_are_left() -> None:
    table = battle({"destroyer": 1, "cruiser": 1}, {"fighter": 3, "carrier": 1})
    attack(table, "destroyer:304=1", "cruiser:304=1", dice=(9, 1, 9, 1, 1, 1, 1))
    assert table.asked() == [(1, "assign-hits")]
    (fight,) = told(table)
    assert fight.steps[0].lost == {1: Counter(fighter=1)}
    live = VIEWS["battle"].scene(table.state, TEXTS, Options(events=numbered(table.events), seat=1))
    assert [text.words for text in live.texts if text.tag == "result"] == ["The Federation of Sol assigns 1 hit"]


def test_rounds_on_a_planet_are_told_apart_from_the_bombardment_before_them() -> None:
    table = invasion({"dreadnought": 1, "carrier": 1, "infantry": 3}, {"infantry": 3})
    attack(table, "dreadnought:304=1", "carrier:304=1", "infantry:304=3", dice=(5,))
    table.play("p1 commit vefut-ii=3", dice=(8, 1, 1, 7, 1, 8, 8, 1))
    (fight,) = told(table)
    assert [(each.what, each.round) for each in fight.steps] == [("bombardment", 0), ("ground", 1), ("ground", 2)]
    assert [each.lost.get(1, Counter()).total() for each in fight.steps] == [1, 1, 1]
    assert (fight.winner, fight.lost(0), fight.lost(1)) == (0, Counter(infantry=1), Counter(infantry=3))
    assert fight.left[0] == Counter(infantry=2)


def test_no_more_ground_forces_are_lost_than_there_were() -> None:
    table = invasion({"dreadnought": 2}, {"infantry": 1})
    attack(table, "dreadnought:304=2", dice=(5, 5))
    (fight,) = told(table)
    assert fight.lost(1) == Counter(infantry=1)


def test_dice_that_were_rolled_again_stand_in_the_place_of_those_that_missed() -> None:
    (fight,) = [fight for fight in told(rerolling()) if fight.planet]
    (step,) = [step for step in fight.steps if step.what == "ground"]
    assert [[die.shown for die in volley.dice] for volley in step.volleys] == [[1, 1], [8, 8]]


def test_dice_of_ships_that_were_rolled_again_stand_there_too_and_whoever_missed_is_lost() -> None:
    (fight,) = told(rolled_again())
    step = fight.steps[0]
    assert sorted([die.shown for die in volley.dice] for volley in step.volleys) == [[1, 1], [7, 1]]
    assert step.lost[0] == Counter(cruiser=1)


def test_a_combat_that_was_broken_off_has_no_winner() -> None:
    table = escaping()
    (fight,) = told(table)
    assert (fight.result, fight.retreated, fight.fled) == ("broke-off", 1, {})


def test_a_post_shows_each_system_once_and_an_escape_where_it_was_fought() -> None:
    """The report of an escape was headed by where that led; two planets of a system had the same picture each."""
    table = escaping()
    (shown,) = [each for each in what_to_show(table.events[-9:]) if each.what == "report"]
    said = VIEWS["report"].alt(table.state, TEXTS, Options(events=numbered(table.events), tile=shown.options.tile))
    assert said.startswith(f"Battle in {PLACE}. ")
    assert "nothing left" not in said
    assert "retreated to " in said
    won = [Event("ground-won", {"seat": 0, "target": 1, "planet": planet}) for planet in ("bereg", "lirta-iv", "jord")]
    space = Event("won", {"seat": 0, "target": 1, "place": "102", "system": "bereg lirta-iv"})
    assert [each.options.tile for each in what_to_show([space, *won])] == ["102", "jord"]
    assert [each.options.tile for each in what_to_show(won)] == ["bereg", "jord"]


def invasion(own: dict[str, int], enemy: dict[str, int]) -> Table:
    table = battle(own, {})
    table.lay(PLACE, "20", 1)
    table.put("vefut-ii", 1, **enemy)
    return table


@pytest.mark.parametrize("seed", range(24))
def test_what_is_told_as_lost_is_what_is_gone(seed: int) -> None:
    """Played with dice that fall at random: what was there and is not any more has to be told."""
    table = invasion({str(kind): n for kind, n in OWN.items()}, {"infantry": 3, "pds": 1})
    table.put(PLACE, 1, **ENEMY)
    table.staying = seed % 2 == 0
    rng = Random(seed)
    for move in ("action activate:203", "move " + " ".join(f"{kind}:304={n}" for kind, n in OWN.items())):
        table.events += step(GAME, table.state, parse(f"p1 {move}"), rng).events
    while (asked := table.asked()) and asked[0][1] not in ("action", "produce"):
        decision = next(decision for decision in table.pending() if decision.awaited)
        words = f"p{decision.seat + 1} {decision.kind} {' '.join(decision.default)}".strip()
        table.events += step(GAME, table.state, parse(words), rng).events
    before = {0: Counter(OWN), 1: Counter({**ENEMY, "infantry": 3, "pds": 1})}
    for seat, units in before.items():
        there = Counter({kind: n for force in table.state.forces(seat) for kind, n in force.units.items()})
        gone = units - there
        said = sum((fight.lost(seat) for fight in told(table)), Counter[UnitKind]())
        assert said == gone


@pytest.mark.parametrize("seats", [3, 5])
def test_battles_of_a_game_can_be_read_and_leave_room_for_their_questions(seats: int) -> None:
    texts, events, shown = Texts(("en", "ko")[seats % 2]), list[Event](), 0
    for state, news in islice(sample.played(seats), MOVES):
        events += news
        kinds = {event.kind for event in news}
        if not kinds & {"fired", "cannon", "ground-fired", "bombarded", "won", "ground-won"}:
            continue
        shown += 1
        seen = view(state, 0)
        place = state.active or next(str(each.facts["place"]) for each in reversed(events) if each.kind == "activated")
        own = Options(seat=0, names=sample.NAMES, events=numbered(events), tile=place)
        for what in ("battle", "report"):
            scene = VIEWS[what].scene(seen, texts, own)
            assert collisions(scene) == clipped(scene) == small_signs(scene) == [], what
            assert scene.height <= 2500
            assert what == "report" or scene.height * 390 / scene.width <= MOST
            assert 0 < len(VIEWS[what].alt(seen, texts, own)) <= 1024
            assert len("\n".join(VIEWS[what].words(seen, texts, own))) <= 3500
    assert shown > FOUGHT


def test_without_a_battle_there_is_none_and_an_unknown_system_is_refused() -> None:
    state = sample.early()
    state.active = ""
    for what in ("battle", "report"):
        assert "No battle" in VIEWS[what].alt(state, TEXTS, Options())
    with pytest.raises(KeyError):
        VIEWS["report"].scene(state, TEXTS, Options(tile="999"))


def test_ground_forces_that_fight_as_ships_are_shown_with_them() -> None:
    table = battle({"flagship": 1, "infantry": 2}, {"cruiser": 1}, factions=("nekro", "sol", "xxcha"))
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.player().filed = "the-alastor:in-space"
    attack(table, "flagship:304=1", "infantry:304=2", dice=(1, 1, 1, 1, 7))
    table.play("p1 assign-hits lose:infantry=1", dice=(9, 1, 1, 1))
    (fight,) = told(table)
    assert (fight.left[0], fight.lost(0)) == (Counter(flagship=1, infantry=1), Counter(infantry=1))


def test_a_chance_of_all_stands_apart_from_its_bar() -> None:
    """100% touched the end of the bar."""
    drawn = Scene(WIDTH)
    _odds(drawn, [numbered_owner(seat, "") for seat in range(2)], {0: 0.0, 1: 1.0}, 0)
    (bar,) = drawn.of("bar")
    assert [text.words for text in drawn.texts] == ["0%", "100%"]
    assert drawn.texts[1].box[0] - bar.box[2] >= AIR


def test_of_a_long_battle_the_last_blow_is_told_and_the_middle_left_out() -> None:
    """Of a battle of five rounds two were told, and not how it ended."""
    said = [("Ann wins.", 0), *((f"Round {number}.", soon) for number, soon in enumerate(in_order_of_steps(5), 1))]
    assert with_its_end(said, 60) == "Ann wins. Round 1. Round 2. Round 3. Round 4. Round 5."
    assert with_its_end(said, 40) == "Ann wins. Round 1. Round 2. … Round 5."
    assert with_its_end(said, 30) == "Ann wins. Round 1. … Round 5."
    assert with_its_end(said, 20) == "Ann wins. … Round 5."
    assert with_its_end(said, 9) == "Ann wins."


def test_who_had_nothing_there_is_not_said_to_have_lost_it() -> None:
    """ "Ben: nothing left" stood below a bombardment, and Ben had landed nobody."""
    table = invasion({"dreadnought": 2}, {"infantry": 1})
    attack(table, "dreadnought:304=2", dice=(5, 5))
    (fight,) = told(table)
    lines = [*fight_lines(table.state, TEXTS, fight, ("Ann", "Ben"), steps=False)]
    assert lines == ["**Ben**: lost: 1 infantry"]
