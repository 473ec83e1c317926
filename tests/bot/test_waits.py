"""The ledger of waits: what follows from open questions, what goes on, and who is called for what."""

from __future__ import annotations

from dataclasses import replace

from bot.store.rows import GameRow, SeatRow, WaitRow
from bot.table.game.change import Acted
from bot.table.game.waits import HOUR, PING_AGAIN, WINDOW_HOURS, callable_again, first_wait, known_to_all, window_end
from bot.table.waiting.ledger import followed, newly_asked
from rules.core.decisions import Decision, Option, Pick

SEATS = [SeatRow("abc123", 0, 11, "Ann"), SeatRow("abc123", 1, 12, "Ben"), SeatRow("abc123", 2, None, "Orrery", "easy")]
NOBODY = Acted()
TABLE = GameRow("abc123", "parley", 1, 2, 3, "en", 0, "running")


def question(seat: int, kind: str, **how: bool) -> Decision:
    return replace(Decision(seat, kind, Pick((Option("yes"),)), ("yes",)), **how)  # type: ignore[arg-type]  # flags


def ledger(
    *questions: Decision, before: tuple[WaitRow, ...] = (), acted: Acted = NOBODY, at: int = 0
) -> tuple[WaitRow, ...]:
    return followed(TABLE, before, questions, acted, at)


def called(waits: tuple[WaitRow, ...], at: int) -> tuple[WaitRow, ...]:
    return tuple(replace(wait, called_at=at) for wait in waits)


def test_each_open_question_stands_there_with_how_it_is_open() -> None:
    waits = ledger(
        question(0, "action"), question(0, "charge", aside=True), question(1, "trade", optional=True),
        question(1, "bid", settled=True, sealed=True), question(1, "react", blind=True),
    )  # fmt: skip
    assert [(wait.kind, wait.manner, wait.awaited, known_to_all(wait)) for wait in waits] == [
        ("action", "turn", True, True),
        ("charge", "aside", True, True),
        ("trade", "optional", False, False),
        ("bid", "settled", False, False),
        ("react", "turn", True, False),
    ]


def test_a_blind_question_is_what_a_seat_is_asked_last() -> None:
    waits = ledger(question(0, "react", blind=True), question(0, "action"))
    first = first_wait(waits, 0)
    assert first
    assert first.kind == "action"
    assert first_wait(waits, 1) is None


def test_a_wait_goes_on_until_its_seat_acts() -> None:
    asked = (question(0, "action"), question(1, "charge", aside=True))
    before = ledger(*asked, at=100)
    assert {wait.since for wait in ledger(*asked, before=before, at=200)} == {100}
    after = ledger(*asked, before=before, acted=Acted(frozenset({0})), at=200)
    assert [wait.since for wait in after] == [200, 100]


def test_a_question_of_a_turn_that_another_takes_the_place_of_goes_on_in_it() -> None:
    before = called(ledger(question(0, "action"), at=100), 100)
    (after,) = ledger(question(0, "leech"), before=before, at=200)
    assert (after.kind, after.since, after.called_at) == ("leech", 100, 100)
    assert newly_asked(before, (after,), SEATS, NOBODY) == []


def test_somebody_who_waits_is_called_for_each_question_aside_by_itself() -> None:
    """One call for a seat would leave the second offer unseen: a ping belongs to a question."""
    first = ledger(question(0, "action"), question(0, "offer-1", aside=True), at=100)
    both = ledger(
        question(0, "action"), question(0, "offer-1", aside=True), question(0, "offer-2", aside=True),
        before=called(first, 100), at=200,
    )  # fmt: skip
    asked = newly_asked(first, both, SEATS, NOBODY)
    assert [wait.kind for wait in asked] == ["offer-2"]
    assert callable_again(asked[0], 200)


def test_who_moves_and_computers_are_not_called() -> None:
    waits = ledger(*(question(seat, "action") for seat in range(3)), at=100)
    assert [wait.seat for wait in newly_asked((), waits, SEATS, Acted(frozenset({0}), frozenset({0})))] == [1]


def test_a_question_that_is_taken_back_and_put_anew_calls_nobody_twice_within_the_hour() -> None:
    asked = question(1, "charge", aside=True)
    first = called(ledger(asked, at=100), 100)
    gone = ledger(question(0, "action"), before=first, at=110)
    assert [(wait.kind, wait.manner, wait.awaited) for wait in gone][1] == ("charge", "withdrawn", False)
    anew = ledger(asked, before=gone, at=120)
    assert anew[0].since == 120
    assert not callable_again(newly_asked(gone, anew, SEATS, NOBODY)[0], 120)
    assert callable_again(anew[0], 100 + PING_AGAIN)
    assert [wait.kind for wait in ledger(question(0, "action"), before=gone, at=100 + PING_AGAIN)] == ["action"]


def test_an_answer_forgets_the_call() -> None:
    first = called(ledger(question(1, "charge"), at=100), 100)
    assert len(ledger(question(0, "action"), before=first, acted=Acted(frozenset({1})), at=110)) == 1


def test_a_window_ends_for_all_at_once_and_another_one_later() -> None:
    first = ledger(question(0, "react", blind=True), question(1, "react", blind=True), at=100)
    assert {wait.until for wait in first} == {window_end(first)} == {100 + WINDOW_HOURS * HOUR}
    more = ledger(question(1, "react", blind=True), question(2, "react", blind=True), before=first, at=200)
    assert window_end(more) == window_end(first)
    other = ledger(question(0, "react", blind=True), before=first, acted=Acted(closed=True), at=300)
    assert window_end(other) == 300 + WINDOW_HOURS * HOUR


def test_a_game_that_asks_nobody_has_no_waits() -> None:
    assert ledger(before=called(ledger(question(0, "action"), at=100), 100), at=110) == ()
