"""The last post of a game: who won by what, what decided it, and titles."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.manifest.ending import Ending
from bot.manifest.manifest import MANIFESTS, Manifest, Telling
from bot.manifest.sources import Item, Sources
from bot.manifest.tally import Tally
from bot.manifest.weight import Weights
from bot.table.course.rounds import Round, Turn
from bot.table.game.answering import PLAN
from bot.table.game.snapshot import GameSnapshot
from bot.words.posts.ending.deciding import deciding
from bot.words.posts.ending.finale import finale, won
from bot.words.posts.ending.leading import into_the_lead, led
from bot.words.posts.note import fitted
from bot.words.posts.parts import ahead, made_of
from bot.words.texts import Texts
from rules.core.flow import Event
from tests.bot.test_chapters import bringing
from tests.bot.test_digest import ANN_AGAIN, ANN_SETS, ANN_SHOWS, BEN_SETS, BEN_SHOWS, turn


async def test_a_finale_says_who_won_by_what_and_which_titles_were_earned(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    telling = Telling(titles={"beacons": Tally(("charted",)), "cards": Tally(("showed",))})
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [7, 12])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    ordered = replace(turn(snapshot, 4, 1, BEN_SETS), how="order", why=PLAN)
    turns = [
        Turn(0, [turn(snapshot, 1, 0, ANN_SETS, ANN_SHOWS)], (7, 3), (7, 3)),
        Turn(1, [turn(snapshot, 2, 1, BEN_SETS, BEN_SHOWS)], (7, 3), (7, 9)),
        Turn(1, [ordered], (7, 9), (7, 12)),
    ]
    told = [*finale(snapshot, (), [Round(3, (7, 3), (7, 12), turns)], Texts("en"))]
    assert told == [
        "### Round 3, the last",
        "-# • **+3 VP** · **Ben** sets a beacon on c3",
        "**The game is over. Ben wins by 5 VP.**",
        "**1** · Ben · 12 VP (+9) ▲1",
        "**2** · Ann · 7 VP ▼1",
        "**What decided it**",
        "Ben took the lead only in the last round.",
        "• **+6 VP** · **Ben** sets a beacon on c3 · shows Blade 08 · round 3, takes the lead",
        "-# Ben set the most beacons (2) · 1 wait saved by orders given ahead",
    ]
    assert [*finale(snapshot, (), (), Texts("en"))] == [told[2], "**1** · Ben · 12 VP", "**2** · Ann · 7 VP"]
    other = replace(BEN_SETS, facts={**BEN_SETS.facts, "cell": "d1"})
    long = [turn(snapshot, seq, seq % 2, other if seq % 2 else ANN_AGAIN) for seq in range(5, 9)]
    assert told[-1] in finale(snapshot, long, [Round(3, (7, 3), (7, 12), turns)], Texts("en")), "whatever else is told"


@pytest.mark.parametrize(
    ("why", "saved"),
    [(PLAN, True), ("answer:chart=a1", True), ("parry=pass", True), ("guard=never", False), ("", False)],
)
async def test_a_wait_is_saved_by_what_somebody_has_set_and_not_by_a_default(
    snapshot: GameSnapshot, why: str, saved: bool
) -> None:
    """Games in which nobody had set an order or a plan said that orders had saved a wait."""
    snapshot = snapshot.reseated(replace(snapshot.seats[1], orders={"parry": "pass"}))
    move = replace(turn(snapshot, 1, 1, BEN_SETS), how="order", why=why)
    one = Round(1, (0, 0), (0, 0), [Turn(1, [move], (0, 0), (0, 0))])
    assert any("wait saved" in line for line in finale(snapshot, (), [one], Texts("en"))) is saved
    computer = snapshot.reseated(replace(snapshot.seats[1], user_id=None))
    assert not any("wait saved" in line for line in finale(computer, (), [one], Texts("en")))


async def test_an_objective_that_ends_a_game_is_told_as_any_other_and_again_below(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What made somebody the winner stood in small letters only."""
    weights = Weights(turning_points=("charted",))
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(weights)))
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [0, 3])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    move = turn(snapshot, 1, 1, BEN_SETS, BEN_SHOWS)
    told = [*finale(snapshot, [move], [Round(1, (0, 0), (0, 3), [Turn(1, [move], (0, 0), (0, 3))])], Texts("en"))]
    assert told[:3] == ["### Round 1, the last", "★ **Ben sets a beacon on c3**", "-# • **Ben** shows Blade 08"]
    assert told[-1] == "★ **+3 VP** · **Ben sets a beacon on c3** · round 1"


async def test_a_finale_says_by_what_the_end_of_the_game_changed_who_leads(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    points = [{"game": 9, "cards": 1, "beacons": 2}, {"game": 4, "cards": 8, "beacons": 3}]
    telling = Telling(sources=Sources(lambda view: points, ("beacons", "cards")))
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [12, 15])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    turns = [Turn(0, [turn(snapshot, 1, 0, ANN_SETS, ANN_SHOWS)], (7, 4), (9, 4))]
    told = [*finale(snapshot, (), [Round(3, (7, 4), (9, 4), turns)], Texts("en"))]
    assert told[told.index("**1** · Ben · 15 VP (end +11) ▲1") :] == [
        "**1** · Ben · 15 VP (end +11) ▲1",
        "-# end: Cards 8 · Beacons 3",
        "**2** · Ann · 12 VP (round +2, end +3) ▼1",
        "-# end: Beacons 2 · Cards 1",
        "**What decided it**",
        "-# Before the scoring at the end Ann was 5 VP ahead of Ben, who then scored 8 VP more: Cards +7 · Beacons +1",
        "• **Cards: Ben +7** (8 : 1 VP)",
        "-# Besides: Ben ahead by Beacons +1; Ann ahead by During the game +5 · in all Ben has 3 VP more than Ann",
        "-# In the lead after round 3: Ann · at the end: Ben",
    ]
    level = [*finale(snapshot, (), [Round(3, (7, 4), (9, 9), [replace(turns[0], after=(9, 9))])], Texts("ko"))]
    assert level[-4:] == [
        "Ben은 마지막 라운드를 공동 선두로 마쳤고, 종료 점수까지 더한 뒤에 앞섰습니다.",
        "• **카드: Ben +7** (8 : 1점)",
        "-# 그 밖에 · Ben이 앞선 항목: 등대 +1; Ann이 앞선 항목: 게임 중 +5 · 모두 합쳐 Ben과 Ann의 3점 차",
        "-# 라운드별 선두: 3라운드 동점 · 종료 점수를 더한 뒤 Ben",
    ]


async def test_who_led_late_had_shared_the_lead_or_lost_it_or_never_had_it(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who had only been level before the last round was said to have lost the lead."""
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [12, 15])
    begun = Round(1, (0, 0), (3, 4), ())
    for last, told in (
        (Round(2, (3, 4), (9, 9), ()), "Ben shared the lead after the last round, and only the scoring at the end put"),
        (Round(2, (3, 4), (9, 8), ()), "Ben had lost the lead, and only the scoring at the end brought it back."),
    ):
        (said,) = led(snapshot, [begun, last], [1], Texts("en"))
        assert said.startswith(told)
    turns = [Turn(0, [turn(snapshot, 1, 0, ANN_SETS)], (9, 8), (9, 8)), Turn(1, [], (9, 8), (9, 15))]
    for before, told in (
        ((9, 9), "Ben was tied for the lead before the last round, and led alone after it."),
        ((9, 8), "Ben had lost the lead, and took it back only in the last round."),
    ):
        rounds = [begun, Round(2, (3, 4), before, ()), Round(3, before, (9, 15), turns)]
        (said,) = led(snapshot, rounds, [1], Texts("en"))
        assert said == told


async def test_a_finale_says_from_what_the_winner_has_more_points_than_the_next_one(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That somebody had won by six points was told, and not where they came from."""
    points = [{"cards": 1, "beacons": 8}, {"cards": 9, "beacons": 6}]
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(sources=Sources(lambda view: points))))
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [9, 15])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    early = Turn(0, [turn(snapshot, 1, 0, ANN_SETS)], (0, 0), (9, 5))
    late = Turn(1, [turn(snapshot, 2, 1, BEN_SETS)], (9, 5), (9, 15))
    told = [*finale(snapshot, (), [Round(1, (0, 0), (9, 5), [early]), Round(2, (9, 5), (9, 15), [late])], Texts("en"))]
    assert told[told.index("**What decided it**") :] == [
        "**What decided it**",
        "-# Before the last round Ann was 4 VP ahead of Ben, who then scored 10 VP more.",
        "• **Cards: Ben +8** (9 : 1 VP)",
        "-# • **+10 VP** · **Ben** sets a beacon on c3 · round 2, takes the lead",
        "-# Besides: Ann ahead by Beacons +2 · in all Ben has 6 VP more than Ann",
        "-# In the lead after round 1: Ann · 2: Ben",
    ]


async def test_what_everybody_did_or_brought_less_than_the_lead_decided_nothing(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A federation that everybody had formed was said to have decided the game, and three points of round 1."""
    monkeypatch.setitem(
        MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(Weights(turning_points=("charted", "showed"))))
    )
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [8, 12])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    turns = [
        bringing(8, turn(snapshot, 1, 0, ANN_SETS)),
        bringing(7, turn(snapshot, 2, 1, BEN_SETS)),
        bringing(3, turn(snapshot, 3, 1, BEN_SHOWS)),
    ]
    told = [*finale(snapshot, (), [Round(1, (0, 0), (8, 12), turns)], Texts("en"))]
    decided = told[told.index("**What decided it**") :]
    assert not any("Blade" in line for line in decided)
    turns[2] = bringing(4, turn(snapshot, 3, 1, BEN_SHOWS))
    told = [*finale(snapshot, (), [Round(1, (0, 0), (8, 12), turns)], Texts("en"))]
    assert any(line.startswith("-# ★ **+4 VP** · **Ben shows Blade 08** · round 1") for line in told)


async def test_a_finale_says_what_a_tie_was_decided_by_and_puts_the_others_second(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two stood in the first place with equal points, one of whom had won, and no word of why."""
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [15, 15])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    assert [*finale(snapshot, (), (), Texts("en"))] == [
        "**The game is over. Ben wins.**",
        "Level on points; the energy left decides for Ben.",
        "**1** · Ben · 15 VP",
        "**2** · Ann · 15 VP",
    ]


async def test_who_won_is_told_however_long_the_post_is(snapshot: GameSnapshot) -> None:
    headline = f"**{won(snapshot, Texts('en'))}**"
    lines = ["• what happened", headline, *(f"line {number}" for number in range(9))]
    assert fitted(lines, Texts("en"), len(headline) + 12, headline).splitlines()[1:] == [headline, "line 0"]
    assert fitted(lines, Texts("en"), 999, headline).splitlines() == lines


async def test_what_is_not_listed_of_the_points_is_told_in_one_sum(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Parts were listed that did not make up the lead; then some were left out that were as large as those listed."""
    own = {f"part{number}": points for number, points in enumerate((12, 11, 10, 9, 8, 7, 3, 2, 1))}
    points = [{"part8": 3, "part7": -2}, own]
    kind, texts = snapshot.row.kind, Texts("en")
    monkeypatch.setattr(
        Texts, "__call__", lambda self, id, **given: f"{id.removeprefix(f'{kind}-picture-')} {[*given.values()]}"
    )
    assert [*made_of(kind, own, 63, texts)][5:] == ["part-part5 [] 7", "finale-rest-of-parts [6]"]
    assert [*made_of(kind, {**own, "part0": 0, "part1": 0}, 40, texts)][-1] == "part-part8 [] 1"  # no more than seven
    level = [*made_of(kind, {**own, "part6": 7, "part7": 7}, 72, texts)]
    assert level[-3:] == ["part-part6 [] 7", "part-part7 [] 7", "part-part8 [] 1"]
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [1, 63])
    (told,) = ahead(snapshot, points, [1], texts)
    assert "finale-part-rest [5]" in told  # of 62
    assert [*ahead(snapshot, points, [0, 1], texts)] == []
    hidden = {**own, "part6": 4, "part7": -6, "part8": 6}
    assert [*made_of(kind, hidden, 61, texts)][6:] == ["part-part7 [] −6", "part-part8 [] 6", "part-part6 [] 4"]


async def test_the_turn_that_put_the_winner_in_front_is_told_though_others_brought_more(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a game that is won by four points, a point a time, no turn was said to have decided anything."""
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [1, 5])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    turns = [
        Turn(0, [turn(snapshot, 1, 0, ANN_SETS)], (0, 0), (1, 0)),
        Turn(1, [turn(snapshot, 2, 1, BEN_SETS)], (1, 0), (1, 2)),
        Turn(1, [turn(snapshot, 3, 1, BEN_SHOWS)], (1, 2), (1, 5)),
    ]
    rounds = [
        Round(1, (0, 0), (1, 0), turns[:1]),
        Round(2, (1, 0), (1, 2), turns[1:2]),
        Round(3, (1, 2), (1, 5), turns[2:]),
    ]
    told = [*finale(snapshot, (), rounds, Texts("en"))]
    assert told[told.index("**What decided it**") + 1 :] == [
        "• **+2 VP** · **Ben** sets a beacon on c3 · round 2, takes the lead",
        "-# In the lead after round 1: Ann · 2–3: Ben",
    ]


async def test_the_turns_that_decided_are_those_of_the_parts_in_which_the_winner_has_more(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The largest turns were named of a part in which both had as many points, and not those that made the lead."""
    points = [{"cards": 0, "beacons": 9}, {"cards": 8, "beacons": 9}]
    sources = Sources(lambda view: points, during=lambda event: {"charted": "beacons", "showed": "cards"}[event.kind])
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(sources=sources)))
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [9, 17])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    other = replace(BEN_SHOWS, facts={"seat": 1, "card": "blade:05"})
    worth = [(1, BEN_SHOWS, 5), (0, ANN_SETS, 9), (1, BEN_SETS, 9), (1, other, 3)]
    before, turns = (0, 0), []
    for seq, (seat, event, vp) in enumerate(worth, 1):
        after = (before[0] + vp, before[1]) if seat == 0 else (before[0], before[1] + vp)
        move = turn(snapshot, seq, seat, replace(event, facts={**event.facts, "vp": vp}))
        turns.append(Turn(seat, [move], before, after))
        before = after
    told = deciding(snapshot, [Round(1, (0, 0), (9, 17), turns)], Texts("en"))
    assert [each.highlight.turn.moves[0].seq for each in told if each.highlight] == [1]  # it took the lead, too
    sources = replace(sources, besides=lambda event: {"beacons": 5} if event.facts.get("card") == "blade:08" else {})
    assert sources.parted(BEN_SHOWS, 8) == {"beacons": 5, "cards": 3}


async def test_what_is_done_explains_a_lead_and_neither_the_first_point_nor_what_comes_by_itself(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A point of round 1 was said to have decided a game, and payouts; the award of seven that did was not named."""
    points = [{"cards": 0, "beacons": 4, "end": 1}, {"cards": 9, "beacons": 4, "end": 3}]
    sources = Sources(
        lambda view: points,
        ("end",),
        during=lambda event: {"charted": "beacons", "showed": "cards"}.get(event.kind, "cards"),
        later={"end": ("moved",)},
    )
    telling = Telling(Weights(settlement=("paid",)), sources=sources)
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    monkeypatch.setattr(Texts, "event", lambda self, game, event, names: event.kind)
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [5, 16])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    made = [(BEN_SETS, 1), (Event("moved", {"seat": 1}), 0), (Event("paid", {"seat": 1}), 8), (BEN_SHOWS, 5)]
    before, found = (0, 0), list[Round]()
    for number, (event, vp) in enumerate(made, 1):
        move = turn(snapshot, number, 1, replace(event, facts={**event.facts, "vp": vp} if vp else event.facts))
        after = (0, before[1] + vp)
        found.append(Round(number, before, after, [Turn(1, [move], before, after)]))
        before = after
    assert [each.highlight.turn.moves[0].seq for each in deciding(snapshot, found, Texts("en")) if each.highlight] == [
        4,
        2,
    ]


async def test_who_only_took_the_lead_from_a_tie_has_not_decided_what_made_the_difference(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two discs of the last round were said to have decided a game in which both had as many points from sectors."""
    points = [{"cards": 0, "beacons": 4}, {"cards": 4, "beacons": 4}]
    sources = Sources(lambda view: points, during=lambda event: {"charted": "beacons", "showed": "cards"}[event.kind])
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(sources=sources)))
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [4, 8])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    worth, found, before = [(1, BEN_SHOWS, 4), (0, ANN_SETS, 4), (1, BEN_SETS, 4)], list[Round](), (0, 0)
    for seq, (seat, event, vp) in enumerate(worth, 1):
        after = (before[0] + vp, before[1]) if seat == 0 else (before[0], before[1] + vp)
        move = turn(snapshot, seq, seat, replace(event, facts={**event.facts, "vp": vp}))
        found.append(Round(seq, before, after, [Turn(seat, [move], before, after)]))
        before = after
    assert [each.highlight.turn.moves[0].seq for each in deciding(snapshot, found, Texts("en")) if each.highlight] == [
        1
    ]


async def test_a_lead_that_was_level_for_a_turn_was_taken_when_it_was_taken_first(snapshot: GameSnapshot) -> None:
    """The turn that took the lead back from a tie was said to take it, and the one before it had it already."""
    points = [((0, 0), (2, 0)), ((2, 0), (2, 4)), ((2, 4), (4, 4)), ((4, 4), (4, 7))]
    moves = [turn(snapshot, 1, 0, ANN_SETS), turn(snapshot, 2, 1, BEN_SETS), turn(snapshot, 3, 0, ANN_SHOWS)]
    made = [*moves, turn(snapshot, 4, 1, BEN_SHOWS)]
    turns = [Turn(move.seat, [move], *each) for move, each in zip(made, points, strict=True)]
    found = into_the_lead(snapshot, [Round(1, (0, 0), (4, 7), turns)], [1], Texts("en"))
    assert found
    assert found.turn is turns[1]
    lost = [*turns[:2], replace(turns[2], after=(5, 4)), replace(turns[3], before=(5, 4))]
    found = into_the_lead(snapshot, [Round(1, (0, 0), (4, 7), lost)], [1], Texts("en"))
    assert found
    assert found.turn is lost[1]  # the last of several changes of a round stood there, by three points of no account


async def test_a_finale_says_what_ended_the_game_by_its_rules(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    telling = Telling(ended=lambda view: [Ending("chart", [1], 12)])
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    texts = Texts("en")

    def named(self: Texts, message: str, **given: object) -> str:
        return f"{message.rpartition('-')[2]} {given.get('names')} {given.get('count')}"

    monkeypatch.setattr(Texts, "__call__", named)
    over = replace(snapshot, row=replace(snapshot.row, status="over"))
    assert "-# chart Ben 12" in [*finale(over, (), (), texts)]
    assert "-# chart Ben 12" not in [*finale(snapshot, (), (), texts)]  # which the table has ended as it stood


def played(snapshot: GameSnapshot, *made: tuple[int, Event, int]) -> list[Round]:
    """Rounds of one turn each: whose it is, what happens, and what it brings."""
    found, before = list[Round](), (0, 0)
    for seq, (seat, event, vp) in enumerate(made, 1):
        after = (before[0] + vp, before[1]) if seat == 0 else (before[0], before[1] + vp)
        move = turn(snapshot, seq, seat, replace(event, facts={**event.facts, "vp": vp}))
        found.append(Round(seq, before, after, [Turn(seat, [move], before, after)]))
        before = after
    return found


async def test_each_large_part_of_the_difference_is_told_with_what_was_done_for_it(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A card of one point was said to have decided a game of which another had brought seven.

    What both did alike is no difference, and who has more of a part may not be the winner.
    """
    points = [{"cards": 5, "beacons": 8, "end": 2}, {"cards": 13, "beacons": 6, "end": 2}]
    sources = Sources(lambda view: points, during=lambda event: {"charted": "beacons", "showed": "cards"}[event.kind])
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(sources=sources)))
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [15, 21])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    other = replace(BEN_SETS, facts={**BEN_SETS.facts, "cell": "d1"})
    shows = [(1, BEN_SHOWS, 5), (0, ANN_SHOWS, 5), (1, replace(BEN_SHOWS, facts={"seat": 1, "card": "blade:05"}), 8)]
    rounds = played(snapshot, *shows, (0, ANN_SETS, 4), (0, ANN_AGAIN, 4), (1, BEN_SETS, 4), (1, other, 2))
    told = [*finale(snapshot, (), rounds, Texts("en"))]
    assert told[-3:] == [
        "• **Cards: Ben +8** (13 : 5 VP) · **Ben** shows Blade 05 · round 3: Ben +8, Ann 0",
        "-# • **Beacons: Ann +2** (8 : 6 VP) · **Ann** sets a beacon on b2 · round 5: Ann +4, Ben 0",
        "-# In the lead after round 1: Ben · 2: tied · 3–4: Ben · 5: tied · 6–7: Ben",
    ]  # nothing else makes a difference
    often = played(snapshot, *shows[:2], *[(1, each[1], 3) for each in shows[:1] * 3])
    (decisive,) = [each for each in deciding(snapshot, often, Texts("en")) if each.part == "cards"]
    assert (decisive.round, decisive.turns) == (1, (4, 1))


async def test_of_a_turn_of_several_only_the_winner_takes_the_lead_in_it(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two who had placed cards at once the other one was said to have taken the lead that they lost then."""
    points = [{"cards": 5, "beacons": 4}, {"cards": 13, "beacons": 0}]
    sources = Sources(lambda view: points, during=lambda event: {"charted": "beacons", "showed": "cards"}[event.kind])
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(sources=sources)))
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [9, 13])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    sets, shows = (replace(each, facts={**each.facts, "vp": vp}) for each, vp in ((ANN_SETS, 4), (BEN_SHOWS, 13)))
    both = Turn(0, [turn(snapshot, 2, 0, sets, shows)], (5, 0), (9, 13))
    rounds = [*played(snapshot, (0, ANN_SHOWS, 5)), Round(2, (5, 0), (9, 13), [both])]
    assert [*finale(snapshot, (), rounds, Texts("en"))][-3:-1] == [
        "• **Cards: Ben +8** (13 : 5 VP) · round 2: Ben +13, Ann 0 (Ben takes the lead)",  # told of the last round
        "-# • **Beacons: Ann +4** (4 : 0 VP) · **Ann** sets a beacon on a1 · round 2: Ann +4, Ben 0",
    ]


async def test_a_part_of_several_things_is_told_by_them(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Goals brought 26 points more, and nobody learnt which."""
    points = [{"game": 4, "cards": 3}, {"game": 2, "cards": 12}]
    items = [
        {"cards": [Item("picture-part-cards", 3)]},
        {"cards": [Item("picture-part-beacons", number) for number in (1, 5, 4, 2)]},
    ]
    sources = Sources(lambda view: points, ("cards",), items=lambda view: items)
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(sources=sources)))
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [7, 14])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    told = [*finale(snapshot, (), played(snapshot, (1, BEN_SETS, 2), (0, ANN_SETS, 4)), Texts("en"))]
    decided = told[told.index("**What decided it**") + 2]
    made = ", ".join(f"Beacons {points} VP" for points in (5, 4, 2, 1))
    assert decided == f"• **Cards: Ben +9** (12 : 3 VP) · Ben: {made} · Ann: Cards 3 VP"
    assert "-# end: Cards 12" in told  # what they are is told below
    monkeypatch.setattr("bot.words.posts.ending.finale.deciding", lambda *given: [])
    items[0]["cards"] = [Item("picture-part-cards", 2), Item("picture-part-beacons", 1)]
    told = [*finale(snapshot, (), played(snapshot, (1, BEN_SETS, 2), (0, ANN_SETS, 4)), Texts("en"))]
    assert "-# end: Cards 12 (Beacons 5 VP, Beacons 4 VP, others 3)" in told
    assert "-# end: Cards 3 (Cards 2 VP, Beacons 1 VP)" in told  # of the second, too
    points[0]["cards"], items[0]["cards"] = 12, items[1]["cards"]
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [12, 14])
    told = [*finale(snapshot, (), played(snapshot, (1, BEN_SETS, 2), (0, ANN_SETS, 4)), Texts("en"))]
    assert not any("Cards 12 (" in line for line in told)  # which makes no difference


async def test_what_counts_only_at_the_end_put_nobody_in_front(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reputation, which is hidden until the end, was told to have brought the lead, and the turn's sector with it."""
    points = [{"cards": 0, "beacons": 5}, {"cards": 9, "beacons": 8}]
    sources = Sources(
        lambda view: points,
        during=lambda event: "beacons" if event.kind == "charted" else "",
        later={"cards": ("showed",)},
    )
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(sources=sources)))
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [5, 17])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    sets = replace(BEN_SETS, facts={**BEN_SETS.facts, "vp": 8})
    both = Turn(1, [turn(snapshot, 2, 1, BEN_SHOWS, sets)], (5, 0), (5, 8))
    rounds = [*played(snapshot, (0, ANN_SETS, 5)), Round(2, (5, 0), (5, 8), [both])]
    found = deciding(snapshot, rounds, Texts("en"))
    assert [(each.part, each.leads) for each in found] == [("cards", False), ("beacons", True)]
