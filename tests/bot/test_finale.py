"""The last post of a game: who won by what, what decided it, and titles."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.manifest.manifest import MANIFESTS, Manifest, Telling
from bot.manifest.sources import Sources
from bot.manifest.tally import Tally
from bot.manifest.weight import Weights
from bot.table.course.rounds import Round, Turn
from bot.table.game.answering import PLAN
from bot.table.game.snapshot import GameSnapshot
from bot.words.posts.finale import finale, won
from bot.words.posts.note import fitted
from bot.words.posts.parts import ahead, made_of
from bot.words.texts import Texts
from tests.bot.test_chapters import bringing
from tests.bot.test_digest import ANN_SETS, ANN_SHOWS, BEN_SETS, BEN_SHOWS, turn


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
        "### The last round, 3",
        "-# • **+3 VP** · **Ben** sets a beacon on c3",
        "**The game is over. Ben wins by 5 VP.**",
        "**1** · Ben · 12 VP (+9) ▲1",
        "**2** · Ann · 7 VP ▼1",
        "**What decided it**",
        "Ben took the lead only in the last round.",
        "-# • **+6 VP** · **Ben** sets a beacon on c3 · shows Blade 08 · round 3, takes the lead",
        "-# Ben set the most beacons (2) · 1 wait saved by orders given ahead",
    ]
    assert [*finale(snapshot, (), (), Texts("en"))] == [told[2], "**1** · Ben · 12 VP", "**2** · Ann · 7 VP"]


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


async def test_what_mattered_in_the_last_round_is_told_unless_it_decided_the_game(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every round had its summary but the last."""
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [7, 12])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    turns = [
        Turn(0, [turn(snapshot, 1, 0, ANN_SETS)], (0, 3), (7, 3)),
        Turn(1, [turn(snapshot, 2, 1, BEN_SETS)], (7, 3), (7, 12)),
    ]
    told = [*finale(snapshot, (), [Round(3, (0, 3), (7, 12), turns)], Texts("en"))]
    assert told[:3] == [
        "### The last round, 3",
        "-# • **+7 VP** · **Ann** sets a beacon on a1",
        "**The game is over. Ben wins by 5 VP.**",
    ]
    assert told[-1] == "-# • **+9 VP** · **Ben** sets a beacon on c3 · round 3, takes the lead"


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
        "**2** · Ann · 12 VP (+2, end +3) ▼1",
        "**What decided it**",
        "Only the scoring at the end put Ben in front.",
        "-# In the lead by round: Ann 3 · Ben at the end",
        "Ben has 3 VP more than Ann: Cards +7 · During the game −5 · Beacons +1",
    ]
    level = [*finale(snapshot, (), [Round(3, (7, 4), (9, 9), [replace(turns[0], after=(9, 9))])], Texts("ko"))]
    assert level[-3:] == [
        "Ben은 종료 점수까지 더한 뒤에야 앞섰습니다.",
        "-# 라운드별 선두: 3라운드 동점 · 종료 점수까지 Ben",
        "Ben이 Ann보다 3점 많은 까닭: 카드 +7 · 게임 중 −5 · 등대 +1",
    ]
    lost = [Round(2, (0, 0), (3, 4), turns[:0]), Round(3, (3, 4), (9, 4), turns)]
    assert "Ben had lost the lead, and only the scoring at the end brought it back." in finale(
        snapshot, (), lost, Texts("en")
    )


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
        "Ben took the lead only in the last round.",
        "-# In the lead by round: Ann 1 · Ben 2",
        "Ben has 6 VP more than Ann: Cards +8 · Beacons −2",
        "-# • **+10 VP** · **Ben** sets a beacon on c3 · round 2, takes the lead",
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
    assert told[-1].startswith("-# ★ **+4 VP** · **Ben shows Blade 08** · round 1")


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
    """Six parts of seven were listed, and did not make up the lead; three of four of what the end brought."""
    own, other = {f"part{number}": 10 - number for number in range(7)}, {f"part{number}": 0 for number in range(6)}
    points = [other | {"part6": 1}, own]
    kind, texts = snapshot.row.kind, Texts("en")
    monkeypatch.setattr(
        Texts, "__call__", lambda self, id, **given: f"{id.removeprefix(f'{kind}-picture-')} {[*given.values()]}"
    )
    assert [*made_of(kind, own, 49, texts)][-1] == "finale-rest-of-parts [22]"
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [1, 49])
    (told,) = ahead(snapshot, points, [1], texts)
    assert "finale-part-rest [14]" in told  # of 48
    assert [*ahead(snapshot, points, [0, 1], texts)] == []


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
        "-# In the lead by round: Ann 1 · Ben 2–3",
        "-# • **+2 VP** · **Ben** sets a beacon on c3 · round 2, takes the lead",
    ]
