"""The text of a call follows who is asked now, whatever else at the table changes."""

from __future__ import annotations

import pytest

from bot.post.announcer import Announcer
from bot.post.sending import Withheld
from bot.store.rows import PrefsRow
from bot.table.clocks.clock import PACES
from bot.table.game.roles import Actor
from bot.table.game.waits import TOGETHER
from bot.table.table import Table
from bot.words.posts.note import Note
from tests.bot.company import appointed
from tests.bot.conftest import ANN, BEN, CAT, Clock, Driver, lobby, started
from tests.bot.test_announce import Server, rows_of

HOUR = 3600


async def begun(table: Table, pace: str) -> tuple[Driver, Announcer, Server]:
    """A duel with a clock in which Ann has won the bids and was called to chart."""
    for who in (ANN, BEN):
        await table.preferences.set(PrefsRow(who.user_id, zone="UTC", wakes=0, sleeps=0))
    game = await lobby(table, BEN)
    await table.lobby.choose_clock(game, ANN.user_id, pace)
    await table.lobby.start(game, ANN.user_id, "v")
    driver, server = Driver(table, game), Server()
    await driver.bids(ann="blade:15", ben="blade:11")
    announcer = Announcer(table, server)
    await announcer.deliver(game)
    return driver, announcer, server


def last(server: Server) -> Note:
    """The post that was edited last."""
    return server.amended[-1][1]


def asks(note: Note, who: str = "<@11>") -> bool:
    return f"{who}: your move" in note.text and "no longer asked" not in note.text


def calls_of(server: Server) -> list[Note]:
    """The posts whose calls stand, as they read now."""
    written = {note.nonce: note for note in server.notes.values()} | {note.nonce: note for _, note in server.amended}
    return [note for note in written.values() if note.stands]


@pytest.mark.parametrize(("before", "after"), [("none", "daily"), ("daily", "fast"), ("fast", "none")])
async def test_a_vote_on_the_clock_leaves_a_call_and_its_wait(
    table: Table, clock: Clock, before: str, after: str
) -> None:
    driver, announcer, server = await begun(table, before)
    (wait,) = [each for each in (await table.games.snapshot(driver.game_id)).waits if each.seat == 0]
    clock.time += 5 * HOUR
    await table.votes.open(driver.game_id, Actor(ANN.user_id, "Ann"), "clock", clock=after)
    (vote,) = await table.votes.open_of(driver.game_id)
    snapshot = await table.votes.cast(driver.game_id, BEN.user_id, vote.number, "yes")
    await announcer.deliver(driver.game_id)
    (now,) = [each for each in snapshot.waits if each.seat == 0]
    assert (now.since, now.called_at) == (wait.since, wait.called_at)
    assert now.until == (clock.time + PACES[after].most if after in PACES else None)
    assert (now.due_at or 0) > clock.time  # nobody is reminded because of a vote
    calls = [note for _, note in server.amended if "your move" in note.text or "no longer" in note.text]
    assert calls  # its time is another one now
    assert asks(calls[-1])
    assert ((f"<t:{now.until}:R>") in calls[-1].text) == (now.until is not None)


@pytest.mark.parametrize("point", ["before-amend", "after-amend"])
async def test_an_edit_whose_answer_was_lost_is_made_again_after_an_undo(table: Table, point: str) -> None:
    """A post said that Ann had answered, and went on saying so when her answer was taken back."""
    driver, announcer, server = await begun(table, "none")
    asked = calls_of(server)[-1]
    assert asks(asked)
    await driver.press(ANN, "chart", "a1")
    await driver.confirm(ANN)
    server.fail = lambda reached: Withheld("reset") if reached == point else None
    await announcer.deliver(driver.game_id)
    server.fail = lambda reached: None
    await table.undo.last_turn(driver.game_id, ANN.user_id)
    await announcer.deliver(driver.game_id)
    says = {note.nonce: note.text for note in [*server.notes.values(), *(note for _, note in server.amended)]}
    assert says[asked.nonce] == asked.text


async def test_an_edit_that_opens_a_call_again_is_made_undone_where_its_answer_was_lost(table: Table) -> None:
    """Whoever answers once more is said to have answered, though nobody noted that the post asked them again."""
    driver, announcer, server = await begun(table, "none")
    await driver.press(ANN, "chart", "a1")
    await driver.confirm(ANN)
    await announcer.deliver(driver.game_id)
    await table.undo.last_turn(driver.game_id, ANN.user_id)
    server.fail = lambda reached: Withheld("reset") if reached == "after-amend" else None
    await announcer.deliver(driver.game_id)
    assert any(asks(note) for note in calls_of(server))
    server.fail = lambda reached: None
    await driver.confirm(ANN)
    await announcer.deliver(driver.game_id)
    assert not any(asks(note) for note in calls_of(server))


async def test_a_call_names_the_time_that_more_time_gives(table: Table, clock: Clock) -> None:
    driver, announcer, server = await begun(table, "fast")
    await table.votes.open(driver.game_id, Actor(ANN.user_id, "Ann"), "extend")
    (vote,) = await table.votes.open_of(driver.game_id)
    snapshot = await table.votes.cast(driver.game_id, BEN.user_id, vote.number, "yes")
    await announcer.deliver(driver.game_id)
    (wait,) = [each for each in snapshot.waits if each.seat == 0]
    assert any(f"<t:{wait.until}:R>" in note.text for _, note in server.amended)
    edits = len(server.amended)
    await announcer.deliver(driver.game_id)
    assert len(server.amended) == edits


async def test_who_takes_their_turn_back_is_asked_by_their_call_again(table: Table, clock: Clock) -> None:
    driver, announcer, server = await begun(table, "none")
    clock.time += 60
    await driver.press(ANN, "chart", "a1")
    await driver.confirm(ANN)
    await announcer.deliver(driver.game_id)
    assert "✓ Ann" in last(server).text
    clock.time += 60
    await table.undo.last_turn(driver.game_id, ANN.user_id)
    await announcer.deliver(driver.game_id)
    texts = [note.text for _, note in server.amended[-2:]]
    assert any("-# ↩️ Taken back." in text and "Ben: no longer asked" not in text for text in texts)
    assert any("<@11>: your move" in text and "✓" not in text for text in texts)
    await driver.confirm(ANN)
    await announcer.deliver(driver.game_id)
    assert any("✓ Ann" in note.text for _, note in server.amended[-2:])


async def test_whose_call_went_with_an_undo_is_not_said_to_be_asked_no_longer(table: Table, clock: Clock) -> None:
    """The post of a turn said "Ben: no longer asked." for good, though its turn was put back, and Ben asked again."""
    driver, announcer, server = await begun(table, "none")
    clock.time += 60
    await driver.press(ANN, "chart", "a1")
    await driver.confirm(ANN)
    await announcer.deliver(driver.game_id)
    for jump in (table.undo.last_turn, table.undo.redo):
        clock.time += 60
        await jump(driver.game_id, ANN.user_id)
        await announcer.deliver(driver.game_id)
    stand = {note.nonce: note for note in server.notes.values()} | {note.nonce: note for _, note in server.amended}
    assert any(asks(note, "<@22>") for note in stand.values())
    assert not any("no longer asked" in note.text for note in (*server.notes.values(), *stand.values()))


async def test_who_was_reminded_before_the_turn_they_take_back_is_asked_by_their_call_again(
    table: Table, clock: Clock
) -> None:
    """The reminder stood between: it is no call of its own that could be opened."""
    driver, announcer, server = await begun(table, "none")
    asked = calls_of(server)[-1]
    clock.time += 30 * HOUR
    await table.reminders.write_due()
    await announcer.deliver(driver.game_id)
    assert "remind" in [row.kind for row in await rows_of(table)]
    await driver.press(ANN, "chart", "a1")
    await driver.confirm(ANN)
    await announcer.deliver(driver.game_id)
    await table.undo.last_turn(driver.game_id, ANN.user_id)
    await announcer.deliver(driver.game_id)
    assert asked.nonce in [note.nonce for note in calls_of(server)]


async def test_who_returns_before_the_computer_moved_is_said_to_be_asked(table: Table, clock: Clock) -> None:
    driver, announcer, server = await begun(table, "none")
    clock.time += 60
    await table.leaving.step_back(driver.game_id, ANN.user_id)
    clock.time += 60
    await table.leaving.come_back(driver.game_id, ANN.user_id)
    await announcer.deliver(driver.game_id)
    note = [note for note in server.notes.values() if "Ann" in note.text][-1]
    assert asks(note)
    assert note.calls == ()


async def test_a_call_names_whoever_answers_for_the_seat_by_now(table: Table, clock: Clock) -> None:
    """A call in a thread went on naming a sitter from whom the seat had been taken back."""
    driver, announcer, server = await begun(table, "none")
    clock.time += 60
    await appointed(table, driver.game_id, ANN.user_id, CAT, "sitter")
    await announcer.deliver(driver.game_id)
    assert all(asks(note, "<@33>") for note in calls_of(server))
    clock.time += 60
    await table.companions.dismiss(driver.game_id, ANN.user_id, CAT.user_id)
    await announcer.deliver(driver.game_id)
    assert calls_of(server)
    assert all(asks(note) and not asks(note, "<@33>") for note in calls_of(server))
    edits = len(server.amended)
    await announcer.deliver(driver.game_id)
    assert len(server.amended) == edits


async def test_a_call_that_another_answers_says_for_whom(table: Table, clock: Clock) -> None:
    driver, announcer, server = await begun(table, "none")
    await appointed(table, driver.game_id, ANN.user_id, CAT, "sitter")
    clock.time += 60
    await driver.press(CAT, "chart", "a1")
    await driver.confirm(CAT)
    await table.companions.dismiss(driver.game_id, ANN.user_id, CAT.user_id)
    await announcer.deliver(driver.game_id)
    await announcer.deliver(driver.game_id)
    assert any(note.text.endswith("✓ Cat (for Ann)") for _, note in server.amended)
    assert any(note.text.endswith("✓ Ann") for _, note in server.amended)  # what she had answered herself


async def test_who_is_asked_the_same_again_after_an_undo_is_asked_by_the_call_they_had(
    table: Table, clock: Clock
) -> None:
    """Ann moves, takes it back and moves again before anything of it was posted: Ben was called once."""
    driver, announcer, server = await begun(table, "none")
    clock.time += 60
    await driver.press(ANN, "chart", "a1")
    await driver.confirm(ANN)
    await table.undo.last_turn(driver.game_id, ANN.user_id)
    clock.time += 6
    await driver.confirm(ANN)
    (wait,) = [each for each in (await table.games.snapshot(driver.game_id)).waits if each.seat == 1]
    assert wait.called_at is not None
    assert wait.called_at < wait.since
    await announcer.deliver(driver.game_id)
    await announcer.deliver(driver.game_id)
    stand = {note.nonce: note for note in server.notes.values()} | {note.nonce: note for _, note in server.amended}
    assert [note.calls for note in server.notes.values()].count((BEN.user_id,)) == 1
    assert asks(stand[f"{driver.game_id}-6"], "<@22>")
    assert not any("Ben: no longer asked" in note.text for note in stand.values())


async def test_a_call_whose_answer_was_lost_is_edited_where_nobody_is_left_to_call(table: Table, clock: Clock) -> None:
    """Whom it calls have answered before it is tried again: it would not be posted now, but may stand there."""
    await started(table, BEN)  # calls both, so that the next table waits with that
    driver = Driver(table, await started(table, BEN))
    clock.time += TOGETHER
    await table.calls.release_due()
    assert (await rows_of(table))[-1].kind == "call"
    await lost_and_answered(table, clock, driver)


async def test_a_reminder_whose_answer_was_lost_is_edited_where_all_have_answered(table: Table, clock: Clock) -> None:
    driver = Driver(table, await started(table, BEN))
    clock.time += 25 * HOUR
    await table.reminders.write_due()
    assert (await rows_of(table))[-1].kind == "remind"
    await lost_and_answered(table, clock, driver)


async def lost_and_answered(table: Table, clock: Clock, driver: Driver) -> None:
    """All that waits is posted, of the last post the answer is lost; then all answer, and it is tried again."""
    server, row = Server(), (await rows_of(table))[-1]
    nonce = f"{row.game_id}-{row.id}"

    def lost(point: str) -> Exception | None:
        return OSError("the answer is lost") if point == "after-post" and nonce in server.notes else None

    announcer, server.fail = Announcer(table, server), lost
    with pytest.raises(OSError, match="lost"):
        await announcer.deliver(driver.game_id)
    server.fail = lambda point: None
    assert server.notes[nonce].stands
    clock.time += 60
    await driver.bids(ann="blade:15", ben="blade:11")
    await announcer.deliver(driver.game_id)
    edited = {note.nonce: note for _, note in server.amended}
    assert edited[nonce].stands == ()
    assert "your move" not in edited[nonce].text


async def test_a_post_whose_answer_was_lost_is_edited_where_its_call_is_over_by_then(
    table: Table, clock: Clock
) -> None:
    """Discord keeps the first of two posts with the same nonce: what that says is not what the second one would."""
    driver, announcer, server = await begun(table, "none")
    clock.time += 60
    await driver.press(ANN, "chart", "a1")
    await driver.confirm(ANN)  # Ben is called
    lost = [OSError("the answer is lost")]
    server.fail = lambda point: lost.pop() if point == "after-post" and lost else None
    with pytest.raises(OSError, match="lost"):
        await announcer.deliver(driver.game_id)
    stands = list(server.notes.values())[-1]
    assert asks(stands, "<@22>")
    while (await table.games.snapshot(driver.game_id)).wait_of(1):
        await driver.default(BEN)
    await announcer.deliver(driver.game_id)
    edited = {note.nonce: note for _, note in server.amended}
    assert not asks(edited.get(stands.nonce, stands), "<@22>")


async def test_the_post_of_a_turn_that_was_taken_back_is_struck_until_it_is_put_back(
    duel_of_two: Driver, table: Table
) -> None:
    """It is edited where it stands; without more posts than the one that says who took what back."""
    server = Server()
    announcer = Announcer(table, server)
    await duel_of_two.bids(ann="blade:15", ben="blade:11")
    await announcer.deliver(duel_of_two.game_id)
    await duel_of_two.press(ANN, "chart", "a1")
    await duel_of_two.confirm(ANN)
    await announcer.deliver(duel_of_two.game_id)
    (post,) = [note for note in server.notes.values() if "beacon on a1" in note.text]
    await table.undo.last_turn(duel_of_two.game_id, ANN.user_id)
    posts = len(server.notes)
    await announcer.deliver(duel_of_two.game_id)
    edits = [note.text for _, note in server.amended if note.nonce == post.nonce]
    assert "★ ~~**Ann sets a beacon on a1**" in edits[-1] or "• ~~**Ann** sets a beacon on a1" in edits[-1]
    assert "-# ↩️ Taken back." in edits[-1]
    assert len(server.notes) == posts + 1
    await table.undo.redo(duel_of_two.game_id, ANN.user_id)
    await announcer.deliver(duel_of_two.game_id)
    again = [note.text for _, note in server.amended if note.nonce == post.nonce][-1]
    assert ("~~" in again, "Taken back" in again, "beacon on a1" in again) == (False, False, True)


async def test_that_a_seat_is_free_again_is_said_only_as_long_as_it_is(table: Table, clock: Clock) -> None:
    """It stood in the channel long after the game had begun."""
    server = Server()
    announcer = Announcer(table, server)
    game = await lobby(table, BEN, agents=1)
    await table.lobby.join(game, CAT)
    await announcer.deliver(game)
    said = []
    for _ in range(2):
        await table.lobby.leave(game, CAT.user_id)
        await announcer.deliver(game)
        said.append(server.amended[-1][1].text)
        await table.lobby.join(game, CAT)
        await announcer.deliver(game)
        said.append(server.amended[-1][1].text)
    assert ["became free again" in text for text in said] == [True, False, True, False]
    await table.lobby.leave(game, CAT.user_id)
    await announcer.deliver(game)
    edits = len(server.amended)
    await announcer.deliver(game)
    assert len(server.amended) == edits
    await table.lobby.start(game, ANN.user_id)
    await announcer.deliver(game)
    assert "the game has begun" in server.amended[-1][1].text
