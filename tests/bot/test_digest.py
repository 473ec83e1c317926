"""What happened in some moves: a turning point alone, moves by person, routine of all in one small line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.manifest.manifest import MANIFESTS, Manifest, Telling
from bot.manifest.report import Report
from bot.manifest.weight import Weight, Weights
from bot.store.rows import MoveRow, OutboxRow
from bot.table.game.snapshot import GameSnapshot
from bot.words.posts import lines as told_lines
from bot.words.posts.happened import lines_of_moves, with_its_end
from bot.words.posts.lines import Teller
from bot.words.posts.note import note
from bot.words.texts import Texts
from rules.core.flow import Event

ANN_SETS, ANN_AGAIN = Event("charted", {"seat": 0, "cell": "a1"}), Event("charted", {"seat": 0, "cell": "b2"})
BEN_SETS = Event("charted", {"seat": 1, "cell": "c3"})
ANN_SHOWS, BEN_SHOWS = (
    Event("showed", {"seat": 0, "card": "blade:05"}),
    Event("showed", {"seat": 1, "card": "blade:08"}),
)
ROUND = Event("round", {"round": 2})
ROUTINE = Weights(routine=("showed",))


def turn(snapshot: GameSnapshot, seq: int, seat: int, *events: Event) -> MoveRow:
    """A turn of one move, with what happened in it."""
    return MoveRow(snapshot.row.id, seq, f"p{seat + 1} chart a1", seat, "person", seq - 1, 2, False, False, events, seq)


def lines(snapshot: GameSnapshot, *turns: MoveRow, viewer: int | None = None) -> list[str]:
    """What is told of some turns."""
    return [*lines_of_moves(snapshot, turns, Texts("en"), viewer)]


def weighing(monkeypatch: pytest.MonkeyPatch, snapshot: GameSnapshot, weights: Weights) -> None:
    """Let events of this game weigh as much."""
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(weights)))


async def test_what_is_only_announced_is_left_out_where_it_comes_about(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody was about to score, and scored, in one line; in a post of its own the former stands."""
    telling = Telling(fulfilled={"charted": "showed"})
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    moves = [turn(snapshot, 1, 0, ANN_SETS), turn(snapshot, 2, 1, BEN_SETS), turn(snapshot, 3, 0, ANN_SHOWS)]
    assert lines(snapshot, *moves) == ["• **Ben** sets a beacon on c3", "• **Ann** shows Blade 05"]
    assert lines(snapshot, *moves[:2]) == ["• **Ann** sets a beacon on a1", "• **Ben** sets a beacon on c3"]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("• **Ann** activates a · moves b · lands c · takes d", "• **Ann** activates a · moves b · … · takes d"),
        ("★ **Ann wins the battle** · loses a · loses b · draws c", "★ **Ann wins the battle** …"),
        ("• **Ann** builds a station that is very far away → 1 VP", "• **Ann** builds a station that is very far …"),
    ],
)
def test_what_is_left_out_of_a_line_stands_before_its_end(line: str, told: str) -> None:
    """A post was cut before the planet that was taken."""
    assert with_its_end(line, len(told)) == told
    assert len(told) < len(line)


def test_an_event_weighs_by_its_kind_or_by_one_of_its_facts() -> None:
    weights = Weights(("income",), ("scored",), ("built/palace",), ("order",))
    assert weights.of(Event("income")) is Weight.ROUTINE
    assert weights.of(Event("built", {"kind": "hut"})) is Weight.MOVE
    assert weights.of(Event("built", {"kind": "palace"})) is Weight.TURNING_POINT
    assert weights.of(Event("order")) is weights.of(Event("scored")) is Weight.SETTLEMENT
    assert weights.of(Event("built", {"kind": "hut"}), settling=True) is Weight.SETTLEMENT
    assert weights.of(Event("built", {"kind": "palace"}), settling=True) is Weight.TURNING_POINT


async def test_a_line_is_of_one_person_who_is_named_once(snapshot: GameSnapshot) -> None:
    assert lines(snapshot, turn(snapshot, 1, 0, ANN_SETS, ANN_AGAIN, BEN_SETS)) == [
        "• **Ann** sets a beacon on a1 · sets a beacon on b2",
        "• **Ben** sets a beacon on c3",
    ]


@pytest.mark.parametrize(("bare", "phases"), [((), 3), (("dealt",), 1)])
async def test_a_bare_heading_with_nothing_below_it_is_left_out(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch, bare: Sequence[str], phases: int
) -> None:
    """A phase in which nobody did anything was a line of its own; the last one goes on."""
    weighing(monkeypatch, snapshot, Weights(parts=("dealt",), bare=bare))
    monkeypatch.setattr(Texts, "event", lambda self, kind, event, names: event.kind)
    phase = Event("dealt")
    told = lines(snapshot, turn(snapshot, 1, 0, phase, phase, ROUND, phase))
    assert told == ["-# dealt"] * (phases - 1) + ["**round**", "-# dealt"]


async def test_who_was_not_named_before_is_named(snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A battle that somebody begins does not open with their name."""
    said = {"charted": "A battle begins", "showed": "Ann loses a ship"}
    monkeypatch.setattr(Texts, "event", lambda self, kind, event, names: said[event.kind])
    assert lines(snapshot, turn(snapshot, 1, 0, ANN_SETS, ANN_SHOWS)) == ["• A battle begins · **Ann** loses a ship"]


async def test_what_several_did_is_said_once_but_of_whoever_paid_points(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two people charged power, and that one of them paid two points for it was told nowhere."""
    weighing(monkeypatch, snapshot, ROUTINE)
    monkeypatch.setattr(Texts, "several", lambda self, game, kind, names, facts: f"{', '.join(names)} show")
    assert lines(snapshot, turn(snapshot, 1, 0, ANN_SHOWS, BEN_SHOWS)) == ["-# Ann, Ben show"]
    paid = replace(BEN_SHOWS, facts={**BEN_SHOWS.facts, "vp": 2})
    told = lines(snapshot, turn(snapshot, 1, 0, ANN_SHOWS, paid))
    assert [line.partition(" shows ")[0] for line in told] == ["-# Ann", "-# Ben"]


async def test_what_happened_several_times_is_counted(snapshot: GameSnapshot) -> None:
    assert lines(snapshot, turn(snapshot, 1, 0, ANN_SETS, ANN_SETS)) == ["• **Ann** sets a beacon on a1 (×2)"]


async def test_how_often_something_was_done_stands_in_no_brackets_behind_others(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """(round tile) (×2) stood in a row."""
    monkeypatch.setattr(Texts, "event", lambda self, game, event, names: "Ann scores (round tile)")
    told = lines(snapshot, turn(snapshot, 1, 0, ANN_SETS, ANN_SETS))
    assert told == ["• **Ann** scores (round tile) ×2"]


async def test_turns_of_one_player_share_a_line_where_there_are_many(snapshot: GameSnapshot) -> None:
    turns = [turn(snapshot, 1, 0, ANN_SETS), turn(snapshot, 2, 1, BEN_SETS), turn(snapshot, 3, 0, ANN_AGAIN)]
    assert len(lines(snapshot, *turns)) == 3
    assert [line.seat for line in Teller(snapshot, Texts("en")).lines(turns, by_seat=True)] == [0, 1]


async def test_routine_stands_in_a_small_line_of_each_person_behind_the_moves(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    weighing(monkeypatch, snapshot, ROUTINE)
    assert lines(snapshot, turn(snapshot, 1, 0, ANN_SHOWS, ANN_SETS), turn(snapshot, 2, 1, BEN_SHOWS, ROUND)) == [
        "• **Ann** sets a beacon on a1",
        "-# Ann shows Blade 05",
        "-# Ben shows Blade 08",
        "**Round 2 begins**",
    ]


async def test_what_opens_a_part_of_a_round_stands_above_what_belongs_to_it(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    weighing(monkeypatch, snapshot, Weights(routine=("showed",), parts=("phase",)))
    monkeypatch.setattr(Texts, "event", lambda self, kind, event, names: event.kind)
    phase, played = Event("phase"), turn(snapshot, 1, 0, ANN_SHOWS, Event("phase"), ANN_SHOWS, ANN_SETS)
    assert lines(snapshot, played) == ["-# showed", f"-# {phase.kind}", "• charted", "-# showed"]
    assert [line.part for line in Teller(snapshot, Texts("en")).lines([played], by_seat=True)] == [False, False]


async def test_a_turning_point_has_a_line_of_its_own(snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch) -> None:
    weighing(monkeypatch, snapshot, Weights(turning_points=("charted/b2",)))
    assert lines(snapshot, turn(snapshot, 1, 0, ANN_SETS, ANN_AGAIN, ANN_SETS)) == [
        "• **Ann** sets a beacon on a1",
        "★ **Ann sets a beacon on b2**",
        "• **Ann** sets a beacon on a1",
    ]


async def test_a_scene_is_told_whole_and_its_routine_only_where_details_are_asked_for(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def scenes(events: Sequence[Event]) -> Sequence[Sequence[Event]]:
        return [[*events]]

    telling = Telling(Weights(routine=("showed",), turning_points=("charted/b2",)), scenes)
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    whole, small = "★ **Ann sets a beacon on b2** · Ben sets a beacon on c3", "-# Ann shows Blade 05"
    played = turn(snapshot, 1, 0, ANN_AGAIN, BEN_SETS, ANN_SHOWS)
    assert lines(snapshot, played) == [whole]
    assert [*lines_of_moves(snapshot, [played], Texts("en"), details=True)] == [whole, small]


async def test_that_another_answered_stands_with_a_turning_point_too(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(told_lines, "answered_by", lambda *args: ["Cat answered"])
    for results in ((), ("charted",)):
        telling = Telling(Weights(turning_points=("charted",)), report=Report(results=results))
        monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
        assert lines(snapshot, turn(snapshot, 1, 0, ANN_SETS)) == ["★ **Ann sets a beacon on a1** · Cat answered"]


async def test_what_a_round_brings_oneself_has_a_line_of_its_own(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    weighing(monkeypatch, snapshot, Weights(settlement=("showed",)))
    events = (ANN_SHOWS, BEN_SHOWS)
    assert lines(snapshot, turn(snapshot, 1, 0, *events)) == ["-# Ann shows Blade 05", "-# Ben shows Blade 08"]
    assert lines(snapshot, turn(snapshot, 1, 0, *events), viewer=1) == [
        "• **Ben** shows Blade 08",
        "-# Ann shows Blade 05",
    ]


async def test_what_a_round_brings_at_its_beginning_stands_above_the_moves(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    weighing(monkeypatch, snapshot, Weights(settlement=("showed",)))
    assert lines(snapshot, turn(snapshot, 1, 0, ROUND, BEN_SHOWS, ANN_SETS, ANN_SHOWS)) == [
        "**Round 2 begins**",
        "-# Ben shows Blade 08",
        "• **Ann** sets a beacon on a1",
        "-# Ann shows Blade 05",
    ]


async def test_what_one_seat_alone_may_know_is_told_to_nobody_else(snapshot: GameSnapshot) -> None:
    secret = turn(snapshot, 1, 0, replace(ANN_SETS, seen_by=(0,)))
    for viewer, told in ((0, True), (1, False), (None, False)):
        assert bool(lines(snapshot, secret, viewer=viewer)) is told


async def test_what_follows_of_dice_stands_behind_them(snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two destroyers were lost, their owner retreated, and below that stood the dice that had hit them."""
    weights = Weights(routine=("fired", "drew"), settlement=("lost",), in_order=("fired", "lost"))
    report = Report(("fired",))
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(weights, report=report)))
    monkeypatch.setattr(Texts, "event", lambda self, kind, event, names: f"{names[event.facts['seat']]} {event.kind}")
    kinds = [
        (0, "drew"),
        (0, "fired"),
        (1, "fired"),
        (1, "lost"),
        (0, "fired"),
        (1, "left"),
        (0, "landed"),
        (0, "fired"),
    ]
    moves = [turn(snapshot, 1, 0, *(Event(kind, {"seat": seat}) for seat, kind in kinds))]
    told = lines(snapshot, *moves, turn(snapshot, 2, 0, Event("built", {"seat": 0})))
    assert told == [
        "-# Ann fired · Ben fired · lost",
        "-# Ann fired",
        "• **Ben** left",
        "• **Ann** landed",
        "-# Ann fired",
        "• **Ann** built",
        "-# Ann drew",
    ]


async def test_a_post_of_which_there_is_nothing_to_tell_only_calls(snapshot: GameSnapshot) -> None:
    """*Answered by Ben* stood above the call, and told nobody anything: what Ben answered is not for all."""
    silent = MoveRow(snapshot.row.id, 1, "p2 pass", 1, "person", 0, 2, False, False, (), 9)
    row = OutboxRow(1, snapshot.row.id, "turn", {"asked": [0]})
    for locale in ("en", "ko"):
        said = note(snapshot, row, [silent], Texts(locale))
        assert said is not None
        assert "<@" in said.text.splitlines()[0]
        assert "Ben" not in said.text
    assert note(snapshot, replace(row, payload={}), [silent], Texts("en")) is None  # nobody is called: no post at all
