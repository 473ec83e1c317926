"""A panel that stands open follows the game, and disturbs nobody who is choosing."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from simcord import MemberActor
from simcord.backend.errors import BackendError

from bot.store.rows import PrefsRow
from bot.table.game.answering import options_of
from bot.ui.kit.ids import Call
from bot.ui.panel import following
from tests.flows.people import Hall, buttons, more, shown, take, words
from tests.flows.test_ahead import passed, two
from tests.flows.test_council import player, seated
from tests.flows.test_votes import put, the_post
from tests.ti4.scenes import neighboring

MINUTE = 60.0


@pytest.fixture(autouse=True)
def without_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "PAUSE", timedelta())


async def answered(hall: Hall, who: MemberActor) -> None:
    """Somebody answers and confirms without their panel, and a moment passes."""
    game = (await hall.snapshot()).row.id
    for _ in range(9):
        panel = await hall.bot.table.turns.panel(game, who.id)
        if not (panel.confirmable or panel.unanswered):
            break
        await hall.answer(panel, who.id, {})
    await hall.moment()


async def waiting(hall: Hall) -> tuple[MemberActor, Any, MemberActor]:
    """Somebody who has bid, their panel, and whose bid they wait for."""
    await hall.game()
    first = await hall.reach("bid")
    panel = await hall.panel(first)
    panel = shown(await first.click(panel, label=buttons(panel)[0]))
    await hall.moment()
    return first, panel, await hall.reach("bid")


async def test_a_panel_shows_what_happens_without_its_owner(hall: Hall) -> None:
    _, panel, last = await waiting(hall)
    assert f"Waiting for: {last.mention}" in words(panel)
    assert "You can change it until everybody has answered" in words(panel)
    await answered(hall, last)
    assert "You can change it" not in words(panel)
    assert f"**{last.name}**" in words(panel)


async def test_against_a_computer_the_panel_goes_on_with_the_game(hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "duel new", computers=1)
    await hall.ann.click(hall.card, label="Start")
    panel = await hall.panel(hall.ann)
    for _ in range(3):
        panel = shown(await hall.ann.click(panel, label=buttons(panel)[0]))
    await hall.moment()
    snapshot = await hall.snapshot()
    mine = await hall.bot.table.turns.panel(snapshot.row.id, hall.ann.id)
    assert snapshot.asked
    assert ("Waiting for" in words(panel)) == (not mine.unanswered)


async def test_who_is_choosing_keeps_their_place(hall: Hall) -> None:
    game = await hall.game(three=True)
    panel = await hall.panel(hall.ann)
    before = words(panel)
    await hall.bot.table.leaving.resign(game, hall.cho.id)
    await answered(hall, hall.ben)
    assert words(panel) == before  # the question is the same, and its controls are good
    drafted = shown(await hall.ann.click(panel, label=buttons(panel)[0]))
    assert "This has moved on" not in words(drafted)


async def test_who_is_at_something_that_is_no_longer_asked_is_led_on(hall: Hall) -> None:
    game = await hall.game()
    who = await hall.reach("chart")
    opened = shown(await who.click(await hall.panel(who), label="Row c · 6 choices"))
    await hall.moment()
    await hall.bot.table.turns.act(game, who.id, ["chart a1"], confirm=True, key="typed elsewhere")
    await hall.moment()
    assert "The game has moved on meanwhile" in words(opened)
    assert buttons(opened) == ["Go on"]
    on = shown(await who.click(opened, label="Go on"))
    assert (on.id, "where do you set a beacon" in words(on)) == (opened.id, False)


async def test_whose_undo_took_away_what_one_was_at_is_said(gaia: None, hall: Hall) -> None:
    """It said that the game had moved on, though it had gone back, and of a draft as well; and named nobody."""
    first, second = await two(hall)
    turns, undo, game = hall.bot.table.turns, hall.bot.table.undo, (await hall.snapshot()).row.id
    await passed(hall, first)
    opened = await take(second, await hall.panel(second), "build a mine")
    await hall.moment()
    panel = await turns.panel(game, second.id)
    mine = next(option.word for option in options_of(panel.unanswered[0]) if option.word.startswith("mine"))
    await turns.press(game, second.id, panel.panel_revision, panel.unanswered[0].kind, [(mine,)], hall.key())
    assert (await turns.panel(game, second.id)).drafting
    await undo.last_turn(game, first.id)
    await hall.moment()
    assert f"{first.name} took their turn back: the game stands before it again." in words(opened)
    assert "moved on" not in words(opened)
    aside = words(await hall.panel(second))
    assert "your draft, which answered to it, was put aside" in aside
    assert "moved on" not in aside
    await undo.redo(game, first.id)
    assert (await turns.panel(game, second.id)).drafting  # it is back, too


async def test_a_turn_that_waits_for_its_confirmation_stays(hall: Hall) -> None:
    game = await hall.game()
    who = await hall.reach("chart")
    drafted = shown(await who.click(await hall.panel(who), label="Row c · 6 choices"))
    while "Your turn is complete" not in words(drafted):
        drafted = shown(await who.click(drafted, label=buttons(drafted)[0]))
    before = words(drafted)
    hall.bot.following.poke(game)
    await hall.moment()
    assert (words(drafted), "Confirm" in buttons(drafted)) == (before, True)


async def test_what_happens_quickly_is_one_edit(hall: Hall) -> None:
    _, panel, last = await waiting(hall)
    before = edits(hall)
    game = (await hall.snapshot()).row.id
    for _ in range(20):
        hall.bot.following.poke(game)
    await answered(hall, last)
    assert edits(hall) - before == 1
    assert f"**{last.name}**" in words(panel)


async def test_no_panel_is_edited_more_often_than_once_in_two_seconds(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, panel, last = await waiting(hall)
    monkeypatch.setattr(following, "PAUSE", timedelta(seconds=2))
    before = words(panel)
    await answered(hall, last)
    await hall.moment()
    assert words(panel) == before  # it was shown just now
    await hall.env.advance_time(2.5)
    await hall.moment()
    assert f"**{last.name}**" in words(panel)


async def test_a_panel_that_is_opened_anew_takes_the_place_of_the_one_before(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("chart")
    before = await hall.panel(who)
    panel = await hall.panel(who)
    assert deleted(hall) == 1
    with pytest.raises(BackendError, match="Unknown Message"):
        await who.click(before, label="Row c · 6 choices")
    opened = shown(await who.click(panel, label="Row c · 6 choices"))
    assert (opened.id, deleted(hall)) == (panel.id, 1)
    other = hall.ben if who.id == hall.ann.id else hall.ann
    await hall.panel(other)
    assert deleted(hall) == 1  # others have panels of their own


async def test_what_was_opened_in_the_place_of_a_panel_stays_beside_a_new_one(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("chart")
    sheet = await more(who, await hall.panel(who), "mine")
    await hall.panel(who)
    assert deleted(hall) == 0
    assert "Back to my turn" in buttons(sheet)


async def test_an_old_panel_is_left_when_discord_takes_no_change_of_it(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("chart")
    await hall.panel(who)
    await hall.env.advance_time(16 * MINUTE)
    await hall.panel(who)
    assert deleted(hall) == 0


async def test_a_panel_that_another_process_has_shown_later_takes_its_place(hall: Hall) -> None:
    game = await hall.game()
    await hall.panel(hall.ann)
    for asked, gone in ((0, 0), (1 << 63, 1)):
        hall.bot.following.shown_elsewhere(hall.ann.id, asked, game)
        await hall.moment()
        assert deleted(hall) == gone


def deleted(hall: Hall) -> int:
    """How many private messages were deleted."""
    return sum(each.method == "DELETE" and each.path.endswith("/messages/@original") for each in hall.env.http_requests)


def edits(hall: Hall) -> int:
    """How often a private message was changed."""
    return sum(each.method == "PATCH" and each.path.endswith("/messages/@original") for each in hall.env.http_requests)


async def test_what_stands_in_the_place_of_a_panel_is_left_alone(hall: Hall) -> None:
    first, panel, last = await waiting(hall)
    sheet = await more(first, panel, "mine")
    before = words(sheet)
    await answered(hall, last)
    assert words(sheet) == before


async def test_after_a_quarter_of_an_hour_a_panel_stays_as_it_is_and_answers(hall: Hall) -> None:
    first, panel, last = await waiting(hall)
    await hall.env.advance_time(16 * MINUTE)
    before = words(panel)
    await answered(hall, last)
    assert words(panel) == before
    assert words(await more(first, panel, "refresh")) != before


async def test_who_has_left_is_told_so_in_the_panel(hall: Hall) -> None:
    first, panel, _ = await waiting(hall)
    await hall.bot.table.leaving.resign((await hall.snapshot()).row.id, first.id)
    await hall.moment()
    assert "You have resigned from this game" in words(panel)


async def test_an_open_view_of_votes_shows_what_others_vote_and_that_it_is_decided(hall: Hall) -> None:
    game = await hall.game(three=True, clock="relaxed")
    opened = await more(hall.ann, await hall.panel(hall.ann), "votes")
    asked = shown(await hall.ann.select(opened, ["pause"], custom_id=str(Call("vote-new", game))))
    seen = shown(await hall.ann.click(asked, label="Put it to the vote"))
    assert "1 of 3 have voted" in words(seen)
    voters, post = [hall.ben, hall.cho], await the_post(hall)
    await voters[0].click(post, label="No")
    await hall.moment()
    assert "2 of 3 have voted" in words(seen)
    assert buttons(seen)[-1] == "Back to the game"
    await voters[1].click(post, label="Yes")
    await hall.moment()
    assert "The clocks stand still since" in words(seen)
    assert "have voted" not in words(seen)
    panel = shown(await hall.ann.click(seen, label="Back to the game"))
    await put(hall, hall.ben, game, "resume")
    await hall.moment()
    assert "Shall the clocks" not in words(panel)  # the view has gone, and is followed no more


async def test_an_open_view_of_votes_says_so_to_whoever_has_lost_the_seat(hall: Hall) -> None:
    game = await hall.game(three=True, clock="relaxed")
    opened = await more(hall.ann, await hall.panel(hall.ann), "votes")
    asked = shown(await hall.ann.select(opened, ["pause"], custom_id=str(Call("vote-new", game))))
    seen = shown(await hall.ann.click(asked, label="Put it to the vote"))
    await hall.bot.table.leaving.resign(game, hall.ann.id)
    await hall.moment()
    assert "You have no seat at this table" in words(seen)


async def test_a_panel_goes_on_in_the_language_that_is_set_now(hall: Hall) -> None:
    """Not in the one in which it was opened."""
    first, panel, last = await waiting(hall)
    await hall.bot.table.preferences.set(PrefsRow(first.id, "ko"))
    await answered(hall, last)
    assert f"**{last.name}**이" in words(panel)
    assert f"**{last.name}** " not in words(panel)


async def test_an_open_view_of_votes_goes_on_in_the_language_that_is_set_now(hall: Hall) -> None:
    game = await hall.game(three=True, clock="relaxed")
    opened = await more(hall.ann, await hall.panel(hall.ann), "votes")
    await hall.bot.table.preferences.set(PrefsRow(hall.ann.id, "ko"))
    await put(hall, hall.ben, game, "pause")
    await hall.moment()
    assert "함께 정하기" in words(opened)


async def test_a_deal_that_is_put_together_stays_while_an_action_is_asked(hall: Hall) -> None:
    """The panel went back to the action within seconds of the first press, and the deal stood in *More …*."""
    await seated(hall, neighboring())
    ann = await player(hall, 0)
    deal = await more(ann, await hall.panel(ann), "way:deal")
    terms = shown(await ann.click(deal, label=buttons(deal)[0]))
    before = words(terms)
    assert "Which action" not in before
    await hall.moment()
    assert words(terms) == before
