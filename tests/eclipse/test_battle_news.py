"""What is told of battles: each as a scene of its own: who met, round by round, then who won and who lost what."""

from __future__ import annotations

import pytest

from bot.games.eclipse import battle_by_battle, where_fought
from bot.manifest.manifest import manifest
from bot.manifest.weight import Weight
from bot.store.rows import MoveRow
from bot.table.course.rounds import Turn
from bot.ui.panel.meanwhile import Reading, Worded, _fitting, worded
from bot.words.posts.chapter import lines_of_turns
from bot.words.posts.happened import lines_of_moves
from bot.words.posts.lines import Teller
from bot.words.texts import Texts
from images.eclipse.boards import report
from images.eclipse.boards.fights import fought, hit
from images.options import Options
from rules.core.decisions import Facts, Option, choose
from rules.core.flow import Event
from rules.eclipse.combat_phase.phase import parties
from rules.eclipse.frames import Occupation, Phase, SectorCombat
from rules.eclipse.game import GAME
from tests.bot.snapshots import snapshot_of
from tests.eclipse.kit import Table


def test_a_battle_is_told_in_the_order_it_was_fought() -> None:
    events = [Event(kind) for kind in ("passed", "battle", "fired", "fired", "losses", "won", "drew")]
    assert [[event.kind for event in line] for line in battle_by_battle(events)] == [
        ["passed"],
        ["battle", "fired", "fired", "losses", "won", "drew"],
    ]


def test_a_report_has_a_paragraph_for_who_met_for_each_round_and_for_the_end() -> None:
    """The result stood before the dice, and all in one paragraph of fifteen lines."""
    table = after_battle()
    move = MoveRow("g", 1, "p2 action pass", 1, "person", 0, 1, True, False, (PASSED, *BATTLE[:8]), 0, 1)
    snapshot = snapshot_of(GAME, table.state, "news")
    told = [*lines_of_moves(snapshot, [move], Texts("en"), details=True)]
    one, two = snapshot.plain_names[:2]
    assert told == [
        f"• **{two}** passes",
        f"★ **Battle in inner sector 102: {two} attacks {one}**",
        f"-# {two} fires, Interceptor (6+): 1 hit (🟡6), 1 miss (🟡2); destroyed: Interceptor × 1"
        f" · {one} fires, Interceptor (6+): 1 miss (🟡3)",
        f"-# {two} fires, Interceptor (6+): 1 miss (🟡5) · {one} fires, Interceptor (6+): 1 miss (🟡1)",
        f"★ **{two} wins the battle in inner sector 102** · {one} loses Interceptor × 1 in 102"
        f" · {two} draws 2 reputation tiles",
    ]
    posted = [line for line in told if not line.startswith("-#")]
    assert [*lines_of_moves(snapshot, [move], Texts("en"))] == posted  # its picture has the dice


def test_a_sector_that_is_given_up_for_upkeep_is_told_of_its_round() -> None:
    """What could not be paid, and what was given up for it, stood in a post in the middle of the round alone."""
    table = after_battle()
    snapshot = snapshot_of(GAME, table.state, "news")
    events = (
        (Event("controlled", {"seat": 0, "tile": "102", "gain:vp": 3}),),
        (Event("abandoned", {"seat": 1, "tile": "315", "cost:vp": 1}),),
    )
    level, after = (9, 9, 9), ((12, 9, 9), (12, 8, 9))
    turns = [
        Turn(
            seat, [MoveRow("g", seq, "", seat, "person", 0, 1, True, False, events[seat], 0, seq)], before, after[seat]
        )
        for seq, (seat, before) in enumerate(((0, level), (1, after[0])), 1)
    ]
    told = [*lines_of_turns(snapshot, turns, Texts("en"))]
    assert told[-1] == f"• **{snapshot.plain_names[1]}** gives up outer sector 315 to pay for upkeep — loses 1 VP"


def test_a_screen_reader_is_told_what_hit_and_what_missed() -> None:
    said = report.alt(after_battle().state, Texts("en"), Options(tile="102", events=tuple(numbered(*BATTLE[:8]))))
    assert "Combat round 1: " in said
    assert "Interceptor (6+): 1 hit (6), 1 miss (2); destroyed: 1; " in said


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_panel_of_whoever_fought_tells_every_round(seat: int) -> None:
    """One's own lost battle stood there in one line without its dice; of others' it is said how they ended."""
    snapshot = snapshot_of(GAME, after_battle().state, "news")
    teller = Teller(snapshot, Texts("en"), seat)
    move = MoveRow("g", 1, "p2 action pass", 1, "person", 0, 1, True, False, BATTLE[:8], 0, 1)
    told = [*worded(teller, teller.lines([move]), seat)]
    dice = [line.words for line in told if line.fought and line.words.startswith("-# ")]
    assert [words.count("fires") for words in dice] == ([2, 2] if seat < 2 else [])
    news = _fitting([*told, *[Worded(Reading.THEN, f"• **Cy** {'explores, ' * 20}")] * 5])
    assert [line for line in news.lines if line in dice] == dice
    ended = next(line.words for line in told if "wins the battle" in line.words)
    assert (ended in news.lines) == (ended in news.within(1).lines) == (seat < 2)
    assert not any(line in dice for line in news.within(1, fought=False).lines)
    assert set(dice) <= set(news.within(1).lines)


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "P0 fires, Interceptor: 🟡6, 🟡2; 1 ship is destroyed"),
        ("ko", "P0의 요격기 공격: 🟡6, 🟡2; 파괴한 전투함 1척"),
    ],
)
def test_dice_of_which_it_was_not_told_what_hit_are_told_as_they_fell(locale: str, told: str) -> None:
    """Games that had begun before have such lines in their logs."""
    volley = before(fired(0, "102", "yellow:6 yellow:2", 1))
    move = MoveRow("g", 1, "p1 activation rule", 0, "person", 0, 1, True, False, (BATTLE[0], volley), 0, 1)
    said = [*lines_of_moves(snapshot_of(GAME, after_battle().state, "news"), [move], Texts(locale), details=True)]
    assert any(told in line for line in said), said


@pytest.mark.parametrize("locale", ["en", "ko"])
def test_that_a_battle_goes_on_is_said_once_however_often_somebody_was_asked_in_it(locale: str) -> None:
    """A panel said four times that the battle in a sector went on, between its dice."""
    texts, volleys = Texts(locale), [fired(seat, "102", "yellow:3") for seat in (0, 1, 0, 1)]
    moves = [
        MoveRow("g", seq, "p1 engage fire", seq % 2, "person", seq - 1, 1, True, False, (volley,), 0, 1)
        for seq, volley in enumerate(volleys, 1)
    ]
    teller = Teller(snapshot_of(GAME, after_battle().state, "news"), texts, 0)
    told = [line.words for line in worded(teller, teller.lines(moves), 0)]
    headed = texts.event("eclipse", Event("battle-continued", {"tile": "102"}))
    assert [headed in line for line in told] == [True, *[False] * (len(told) - 1)]
    assert len(told) == 5
    begun = MoveRow("g", 1, "p1 engage fire", 0, "person", 0, 1, True, False, (BATTLE[0], volleys[0]), 0, 1)
    assert not any(headed in line.words for line in worded(teller, teller.lines([begun, moves[1]]), 0))


@pytest.mark.parametrize("locale", ["en", "ko"])
def test_a_battle_that_goes_on_has_no_line_before_anything_came_of_it(locale: str) -> None:
    """A post had one line, that a battle in a sector went on; the dice of it stand where they are wanted."""
    texts, volley = Texts(locale), fired(0, "102", "yellow:3")
    teller = Teller(snapshot_of(GAME, after_battle().state, "news"), texts, None)
    (line,) = teller.lines([MoveRow("g", 1, "p1 engage fire", 0, "person", 0, 1, True, False, (volley,), 0, 1)])
    assert [*teller.words(line)] == []
    assert len([*teller.words(line, details=True)]) == 2


@pytest.mark.parametrize("locale", ["en", "ko"])
def test_a_ship_that_has_retreated_is_told_once(locale: str) -> None:
    facts: Facts = {"seat": 0, "tile": "001", "ship": "cruiser", "target": "105"}
    begun, left = Event("retreats", {**facts}), Event("left", {**facts})
    other = Event("retreats", {**facts, "ship": "interceptor"})
    move = MoveRow("g", 1, "p1 engage fire", 0, "person", 0, 1, True, False, (begun, other, left), 0, 1)
    teller = Teller(snapshot_of(GAME, after_battle().state, "news"), Texts(locale), None)
    kinds = [said.kind for line in teller.lines([move]) for said in line.said]
    assert kinds == ["battle-continued", "retreats", "left"]


def test_a_disc_that_is_taken_back_weighs_as_much_as_one_that_is_placed() -> None:
    """What was placed stood in a line of its own, and what was given up for it in small letters below."""
    weights = manifest("eclipse").telling.weights
    assert weights.of(Event("released")) is weights.of(Event("controlled")) is Weight.MOVE


def test_a_volley_tells_what_hit_what_missed_and_what_it_destroyed() -> None:
    table = Table()
    sector = table.sector("102", "0,-1")
    sector.ancients, sector.discovery = 0, False
    table.ships("102", 1, interceptor=1)
    table.ships("102", 0, interceptor=1)
    table.state.stack = [Phase("upkeep"), Occupation(), SectorCombat("102", parties(sector))]
    table.start()
    table.play("p2 activation rule", dice=(1,))
    table.play("p1 engage fire", dice=(1, 6))
    missed, hit = (table.told("fired")[place] for place in (0, -1))
    assert (missed["hits"], missed["missed"], missed["lost"]) == (0, "yellow:1", "")
    assert (hit["hit"], hit["misses"], hit["lost"]) == ("yellow:6", 0, "lost-interceptor:1")
    assert (missed["round"], missed["needed"]) == (1, 6)


@pytest.mark.parametrize(
    ("locale", "told"),
    [("en", "; damaged: Cruiser (one more hit destroys it)"), ("ko", "; 손상: 순양함(한 번 더 맞으면 파괴)")],
)
def test_a_hit_that_destroys_nothing_says_which_ship_and_what_hull_it_leaves(locale: str, told: str) -> None:
    table = Table()
    sector = table.sector("102", "0,-1")
    sector.ancients, sector.discovery = 0, False
    table.ships("102", 1, cruiser=1)
    table.ships("102", 0, interceptor=1)
    table.state.stack = [Phase("upkeep"), Occupation(), SectorCombat("102", parties(sector))]
    table.start()
    table.play("p1 engage fire", dice=(6, 1))
    volley = next(event for event in table.events if event.kind == "fired")
    assert Texts(locale).event("eclipse", volley, ("Ann", "Ben")).endswith(told)


def test_a_sector_that_was_explored_and_placed_is_told_once() -> None:
    explored = Event("explored", {"seat": 0, "hex": "0,-1", "tiles": "102", "holds": "none"})
    placed = Event("placed", {"seat": 0, "hex": "0,-1", "tile": "102"})
    claimed = Event("controlled", {"seat": 0, "tile": "102"})
    assert battle_by_battle([explored, placed, claimed]) == [[explored], [claimed]]
    of_two = Event("explored", {"seat": 0, "hex": "0,-1", "tiles": "102 105", "holds": "none"})
    assert battle_by_battle([of_two, placed, claimed]) == [[of_two], [placed], [claimed]]
    assert battle_by_battle([placed, claimed]) == [[placed], [claimed]]


def test_a_sector_that_is_discarded_as_soon_as_it_is_explored_is_told_once() -> None:
    explored = Event("explored", {"seat": 0, "hex": "0,-3", "tiles": "305", "holds": "none"})
    discarded = Event("discarded", {"seat": 0, "tiles": "305", "holds": "none"})
    ((told,),) = battle_by_battle([explored, discarded])
    assert Texts("en").event("eclipse", told, ["Ann"]) == "Ann explores 0,-3 and discards outer sector 305"
    assert Texts("ko").event("eclipse", told, ["민준"]) == "민준이 0,-3을 탐험해 외부 구역 305를 뽑고 버렸습니다"
    of_two = Event("explored", {"seat": 0, "hex": "0,-3", "tiles": "305 306", "holds": "none"})
    assert [len(scene) for scene in battle_by_battle([of_two, discarded])] == [1, 1]


def test_it_is_told_that_an_explored_sector_got_no_disc() -> None:
    """The line ended with the sector, and nobody could tell whether it was taken."""
    explored = Event("explored", {"seat": 0, "hex": "0,-1", "tiles": "102", "holds": "none"})
    placed = Event("placed", {"seat": 0, "hex": "0,-1", "tile": "102"})
    left = Event("unclaimed", {"seat": 0, "tile": "102"})
    assert battle_by_battle([explored, placed, left]) == [[explored], [left]]
    assert battle_by_battle([placed, left]) == [[placed], [left]]
    assert battle_by_battle([explored, placed]) == [[explored]]  # whether it gets one is still asked
    assert Texts("en").event("eclipse", left, ["Ann"]) == "Ann leaves 102 without an influence disc"
    assert Texts("ko").event("eclipse", left, ["철수"]) == "철수가 102에는 영향력 원반을 놓지 않았습니다"


def test_an_attack_on_population_that_fails_says_so() -> None:
    failed = Event("bombarded", {"seat": 0, "tile": "203", "cubes": 0})
    assert Texts("en").event("eclipse", failed, ["Ann"]) == "Ann attacks the population of 203 in vain: all dice miss"
    assert (
        Texts("ko").event("eclipse", failed, ["철수"])
        == "철수가 203의 인구를 공격했습니다: 모두 빗나가 파괴한 큐브 없음"
    )


def test_the_pass_that_ends_the_actions_stands_before_the_battle() -> None:
    weights = manifest("eclipse").telling.weights
    assert weights.of(Event("passed", {"seat": 0})) is Weight.MOVE


def test_each_battle_is_a_scene_and_what_follows_is_not_of_it() -> None:
    kinds = ("assault", "neutral-fired", "won", "battle", "fired", "won", "produced", "technologies")
    assert [[event.kind for event in line] for line in battle_by_battle([Event(kind) for kind in kinds])] == [
        ["assault", "neutral-fired", "won"],
        ["battle", "fired", "won"],
        ["produced"],
        ["technologies"],
    ]


def test_a_battle_that_goes_on_after_a_question_says_which_it_is() -> None:
    events = [Event("fired", {"tile": "105"}), Event("battle", {"tile": "102"}), Event("fired", {"tile": "102"})]
    first, second = battle_by_battle(events)
    assert [event.kind for event in first] == ["battle-continued", "fired"]
    assert Texts("en").event("eclipse", first[0]) == "Battle in inner sector 105, continued"
    assert Texts("ko").event("eclipse", first[0]) == "내부 구역 105 전투가 이어졌습니다"
    assert [event.kind for event in second] == ["battle", "fired"]


def test_the_end_of_a_battle_that_went_on_needs_no_heading() -> None:
    kinds = ["fired", "losses", "won", "drew"]
    (line,) = battle_by_battle([Event(kind, {"tile": "105"}) for kind in kinds])
    assert [event.kind for event in line] == kinds


def test_draws_after_the_last_battle_need_no_heading() -> None:
    (line,) = battle_by_battle([Event("kept-reputation", {"seat": 1})])
    assert [event.kind for event in line] == ["kept-reputation"]
    (line,) = battle_by_battle([Event("bombarded", {"tile": "103"}), Event("strafed", {"tile": "103"})])
    assert [event.kind for event in line] == ["bombarded", "strafed"]
    (line,) = battle_by_battle([Event("kept-reputation", {"seat": 1})])
    assert [event.kind for event in line] == ["kept-reputation"]


def test_losses_of_a_battle_are_told_side_by_side() -> None:
    table = Table()
    sector = table.sector("102", "0,-1")
    sector.ancients, sector.discovery = 0, False
    table.ships("102", 1, interceptor=1)
    table.ships("102", 0, interceptor=1)
    combat = SectorCombat("102", parties(sector))
    table.state.stack = [Phase("upkeep"), Occupation(), combat]
    table.start()
    table.play("p2 activation rule", dice=(1,))
    table.play("p1 engage fire", dice=(1, 6))
    assert table.told("losses") == [{"seat": 0, "tile": "102", "ships": "lost-interceptor:1"}]
    said = Texts("en").event("eclipse", Event("losses", table.told("losses")[0]), ["Ann", "Ben"])
    assert said == "Ann loses Interceptor × 1 in 102"


@pytest.mark.parametrize("kind", ["engage", "assign", "stalemate", "bombard", "casualties"])
@pytest.mark.parametrize("locale", ["en", "ko"])
def test_what_may_be_rolled_at_once_is_said_with_its_sector(kind: str, locale: str) -> None:
    asked = choose(0, kind, [Option("fire")], tile="105")
    assert "105" in Texts(locale).warning("eclipse", asked)


def test_a_disc_is_only_final_at_once_where_a_discovery_tile_is_turned_over() -> None:
    with_tile = choose(0, "claim", [Option("yes")], tile="208", discovery=1, late=0)
    without = choose(0, "claim", [Option("yes")], tile="103", discovery=0, late=0)
    assert "208 is turned over at once" in Texts("en").warning("eclipse", with_tile)
    action = choose(0, "action", [Option("pass")])
    assert Texts("en").warning("eclipse", action) == "Exploring counts at once, and for good."
    assert Texts("en").warning("eclipse", action, "explore") == "Exploring counts at once, and for good."
    assert Texts("en").warning("eclipse", action, "research:grid") == ""
    assert Texts("en").warning("eclipse", without) == ""


def test_eclipse_tells_its_turns_so() -> None:
    assert manifest("eclipse").telling.scenes is battle_by_battle


def test_a_post_of_battles_shows_each_sector_where_one_has_ended_once() -> None:
    events = [
        Event("won", {"tile": "102"}), Event("losses", {"tile": "102"}), Event("neutral-won", {"tile": "201"}),
        Event("battle", {"tile": "305"}),
    ]  # fmt: skip
    assert [(each.what, each.options) for each in where_fought(events)] == [
        ("report", Options(tile="102")),
        ("report", Options(tile="201")),
    ]
    assert manifest("eclipse").telling.shows is where_fought


def fired(seat: int, tile: str, dice: str, destroyed: int = 0, number: int = 1) -> Event:
    """An interceptor's volley at interceptors, which sixes hit."""
    facts: Facts = {"seat": seat, "tile": tile, "ship": "interceptor", "dice": dice, "destroyed": destroyed}
    told = dice.split()
    hit, missed = ([die for die in told if die.endswith(":6") is wanted] for wanted in (True, False))
    apart: Facts = {"hit": " ".join(hit), "hits": len(hit), "missed": " ".join(missed), "misses": len(missed)}
    apart = {**apart, "damaged": "", "wounded": 0, "round": number, "needed": 6}
    return Event("fired", {**facts, **apart, "lost": f"lost-interceptor:{destroyed}" if destroyed else ""})


def before(event: Event) -> Event:
    """A volley as it was told before it was told what hit."""
    return Event(event.kind, {key: event.facts[key] for key in ("seat", "tile", "ship", "dice", "destroyed")})


def numbered(*events: Event) -> list[tuple[int, Event]]:
    """Events of one move each."""
    return [*enumerate(events, 1)]


PASSED = Event("passed", {"seat": 1, "first": 0})
BATTLE = (
    *(Event("battle", {"seat": 1, "tile": "102", "target": 0}), fired(1, "102", "yellow:6 yellow:2", 1)),
    *(fired(0, "102", "yellow:3"), fired(1, "102", "yellow:5", 0, 2), fired(0, "102", "yellow:1", 0, 2)),
    *(
        Event("losses", {"seat": 0, "tile": "102", "ships": "lost-interceptor:1"}),
        Event("won", {"seat": 1, "tile": "102"}),
    ),
    Event("drew", {"seat": 1, "count": 2}),
    *(Event("battle", {"seat": 0, "tile": "208", "target": 1}), fired(0, "208", "yellow:4")),
    Event("drew", {"seat": 1, "count": 9}),
)


def after_battle() -> Table:
    """The table after `BATTLE`: one of the attacker's two interceptors is left in 102."""
    table = Table()
    for tile, place in (("102", "0,-1"), ("208", "0,-2")):
        sector = table.sector(tile, place)
        sector.ancients, sector.discovery = 0, False
    table.ships("102", 1, interceptor=2)
    return table


def test_a_battle_is_told_round_by_round_with_all_ships_of_both_sides() -> None:
    state = after_battle().state
    (fight,) = fought(state, numbered(*BATTLE), "102")
    assert (fight.attacker.seat, fight.defender.seat, fight.winner) == (1, 0, 1)
    assert (fight.attacker.left, fight.defender.lost) == ({"interceptor": 2}, {"interceptor": 1})
    assert [[volley.seat for volley in fired] for fired in fight.rounds] == [[1, 0], [1, 0]]
    assert fight.drawn == {1: 2}  # what is drawn after the next battle is not for this one
    assert [hit(state, fight, volley) for volley in fight.rounds[0]] == [[True, False], [False]]


def test_a_battle_is_reported_though_the_next_round_has_begun_until_one_is_fought_there() -> None:
    """The post that ended a round showed its battle as "ships and population", without a word of who won."""
    state, begun = after_battle().state, (*BATTLE, Event("round", {"round": 3}))
    (fight,) = fought(state, numbered(*begun, Event("won", {"seat": 0, "tile": "102"})), "102")
    assert fight.winner == 1
    elsewhere = Event("battle", {"seat": 0, "tile": "208", "target": 1})
    assert fought(state, numbered(*begun, elsewhere), "102") == []


def test_of_whoever_has_nothing_left_and_lost_nothing_the_report_says_nothing() -> None:
    """A civilisation that collapsed after its battle stood there as `Ann: .`."""
    state = after_battle().state
    state.sector("102").fleets.clear()
    told = report.alt(state, Texts("en"), Options(tile="102", events=numbered(*BATTLE)))
    assert "Seat 2: ." not in told
    assert "Seat 1: lost Interceptor × 1." in told


def test_the_report_strikes_out_what_is_lost_and_lights_what_has_hit() -> None:
    state, options = after_battle().state, Options(tile="102", events=numbered(*BATTLE))
    drawn = report.scene(state, Texts("en"), options)
    assert len(drawn.of("cross")) == 2  # the ship that is lost, and the volley that destroyed it
    assert [thing.variant for thing in drawn.of("die")] == ["lit", "missed", "missed", "missed", "missed"]
    said = report.words(state, Texts("en"), options)
    assert said[0].startswith("**Battle in 102**")
    assert said[1:3] == ["Seat 2 wins", "**Seat 2**: 2 reputation tiles drawn"]
    assert "**Seat 1**: lost Interceptor × 1" in said
    told = report.alt(state, Texts("en"), options)
    assert "Seat 2 attacks Seat 1. Seat 2 wins." in told
    assert "Seat 1: lost Interceptor × 1." in told


def test_the_report_begins_with_the_first_round() -> None:
    state = after_battle().state
    rounds = [fired(seat, "102", f"yellow:{1 + number % 6}") for number in range(12) for seat in (1, 0)]
    events = [BATTLE[0], *rounds]
    drawn = report.scene(state, Texts("en"), Options(tile="102", events=numbered(*events)))
    assert [text.words for text in drawn.texts if text.words.startswith("Combat round ")][:1] == ["Combat round 1"]
    assert len(drawn.of("die")) == 24


@pytest.mark.parametrize(
    ("locale", "missiles"), [("en", "fires missiles, Cruiser (4+): "), ("ko", "미사일 공격 (4+): ")]
)
def test_missiles_are_no_round_of_the_combat_and_dice_say_what_hits(locale: str, missiles: str) -> None:
    """They were headed *Combat round 1*, with the first cannons, and nobody learnt which numbers hit."""
    launched = fired(1, "102", "yellow:6", 1)
    missile = Event("fired", {**launched.facts, "ship": "cruiser", "round": 0, "needed": 4})
    scene = [BATTLE[0], missile, fired(0, "102", "yellow:3"), *BATTLE[5:7]]
    state, options = after_battle().state, Options(tile="102", events=numbered(*scene))
    texts = Texts(locale)
    headings = [texts("eclipse-picture-missiles"), texts("eclipse-picture-engagement", round=1)]
    drawn = report.scene(state, texts, options)
    assert [text.words for text in drawn.texts if text.words in headings] == headings
    assert all(f"{heading}: " in report.alt(state, texts, options) for heading in headings)
    assert missiles in texts.event("eclipse", missile, ["Ann", "Ben"])
    assert [len(part) for part in manifest("eclipse").telling.report.parted(scene).rounds] == [1, 1]


def test_a_report_without_a_battle_says_so() -> None:
    state = after_battle().state
    assert report.words(state, Texts("en"))[1] == "No battle is being fought"
    assert report.alt(state, Texts("en")) == "No battle is being fought."
