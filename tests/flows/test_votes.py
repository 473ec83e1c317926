"""What a table decides together, its clock, and the hours of its people."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
import simcord

from bot.store.deed_rows import VoteRow
from bot.ui.kit.ids import Call
from bot.ui.panel import following
from tests.flows.people import Hall, buttons, more, selects, shown, words

LONG = 100 * 24 * 3600


async def posts(hall: Hall) -> list[str]:
    await hall.env.settle()
    return [message.content for message in hall.thread.history()]


async def put(hall: Hall, who: simcord.MemberActor, game: str, what: str) -> Any:
    """Somebody puts something to the vote, from their panel."""
    opened = await more(who, await hall.panel(who), "votes")
    asked = shown(await who.select(opened, [what], custom_id=str(Call("vote-new", game))))
    return shown(await who.click(asked, label="Put it to the vote"))


async def test_what_is_chosen_is_asked_once_more_before_everybody_is_called(hall: Hall) -> None:
    """A slip of a finger on a long menu called the whole table to a vote that ends the game."""
    game = await hall.game()
    opened = await more(hall.ann, await hall.panel(hall.ann), "votes")
    asked = shown(await hall.ann.select(opened, ["decided"], custom_id=str(Call("vote-new", game))))
    assert "Shall the game end here, with the points as they stand?" in words(asked)
    assert await hall.bot.table.votes.open_of(game) == []
    seen = shown(await hall.ann.click(asked, label="Back to the votes"))
    assert "have voted" not in words(seen)
    assert await hall.bot.table.votes.open_of(game) == []


async def test_a_table_without_a_clock_is_not_offered_to_stop_it(hall: Hall) -> None:
    await hall.game()
    opened = await more(hall.ann, await hall.panel(hall.ann), "votes")
    offered = {option["value"] for option in selects(opened)[0]["options"]}
    assert "pause" not in offered
    assert "clock:daily" in offered


async def the_post(hall: Hall) -> Any:
    await hall.env.settle()
    return next(message for message in reversed(list(hall.thread.history())) if buttons(message)[:1] == ["Yes"])


async def test_a_table_stops_its_clocks_and_lets_them_run_again(hall: Hall) -> None:
    game = await hall.game(three=True, clock="relaxed")
    seen = await put(hall, hall.ann, game, "pause")
    assert "Shall the clocks stand still?" in words(seen)
    assert "1 of 3 have voted" in words(seen)
    assert "your vote: Yes" in words(seen)
    post = await the_post(hall)
    assert hall.ben.mention in post.content
    assert hall.ann.mention not in post.content
    assert "Your vote: **Yes**" in words(shown(await hall.ben.click(post, label="Yes")))
    assert "The table has stopped its clocks (2 of 3 agreed) · proposed by Ann." in await posts(hall)
    assert (await hall.snapshot()).row.paused_at is not None
    assert "The clocks stand still since" in words(hall.status)
    await put(hall, hall.ben, game, "resume")
    post = await the_post(hall)
    for who in (hall.ann, hall.cho):
        await hall.env.settle()
        await who.click(post, label="Yes")
    assert (await hall.snapshot()).row.paused_at is None


async def test_a_vote_on_the_post_leaves_the_open_panel_which_said_that_it_waits(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page of the votes took the place of the question that somebody was at."""
    monkeypatch.setattr(following, "PAUSE", timedelta())
    game = await hall.game(three=True, clock="relaxed")
    panel = await hall.panel(hall.ben)
    await put(hall, hall.ann, game, "pause")
    await hall.moment()
    assert "A vote waits for you" in words(panel)
    post = await the_post(hall)
    pressed = await hall.ben.click(post, label="Yes")
    await hall.moment()
    assert not pressed.followups
    assert not [each for each in hall.env.http_requests if each.method == "DELETE"]
    assert "A vote waits for you" not in words(panel)
    assert (await hall.snapshot()).row.paused_at is not None


async def test_votes_are_for_the_people_of_the_table_and_end(hall: Hall) -> None:
    game = await hall.game()
    await put(hall, hall.ann, game, "end")
    post = await the_post(hall)
    assert "This vote is for others" in words(shown(await hall.cho.click(post, label="No")))
    await put_again(hall, game)
    await hall.ben.click(post, label="No")
    assert "The game goes on (1 of 2 agreed) · proposed by Ann." in await posts(hall)
    assert "This vote is over" in words(shown(await hall.ben.click(post, label="Yes")))
    assert (await hall.snapshot()).row.status == "running"
    message = await hall.forge(Call("votes", game))
    assert "no seat at this table" in words(shown(await hall.cho.click(message, label="forged")))


async def put_again(hall: Hall, game: str) -> None:
    assert "There is a vote on this already" in words(await put(hall, hall.ann, game, "end"))


async def test_a_vote_is_changed_in_the_private_view_too(hall: Hall) -> None:
    game = await hall.game()
    await put(hall, hall.ann, game, "decided")
    seen = await more(hall.ben, await hall.panel(hall.ben), "votes")
    assert "Shall the game end here, with the points as they stand?" in words(seen)
    seen = shown(await hall.ben.click(seen, label="Yes"))
    assert (await hall.bot.table.games.snapshot(game)).row.status == "abandoned"
    finale = next(said for said in await posts(hall) if "The game is over, with the points as they stand." in said)
    assert "**1** · " in finale
    assert "share the lead" in finale


async def test_the_page_of_votes_says_so_where_nothing_can_be_put_to_the_vote(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the deciding vote, also on the page that somebody else has open; and in a lobby."""
    monkeypatch.setattr(following, "PAUSE", timedelta())
    lobby = await hall.lobby()
    message = await hall.forge(Call("votes", lobby), "Votes")
    seen = shown(await hall.ann.click(message, label="Votes"))
    assert "Nothing can be put to the vote now" in words(seen)
    assert (selects(seen), buttons(seen)) == ([], ["Back to the game"])
    await hall.bot.table.lobby.start(lobby, hall.ann.id, "s")
    await hall.env.settle()
    await put(hall, hall.ann, lobby, "end")
    other = await more(hall.ann, await hall.panel(hall.ann), "votes")
    page = await more(hall.ben, await hall.panel(hall.ben), "votes")
    seen = shown(await hall.ben.click(page, label="Yes"))
    assert "Nothing can be put to the vote now" in words(seen)
    assert selects(seen) == []
    await hall.moment()
    assert "Nothing can be put to the vote now" in words(other)
    assert selects(other) == []


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("concede", "Ben wins: the table has given Ben the game"),
        ("decided", "ended the game with the points as they stand"),
        ("end", "ended the game without a result"),
    ],
)
async def test_how_a_table_has_ended_its_game_stands_in_its_status(hall: Hall, what: str, said: str) -> None:
    game = await hall.game()
    ben = (await hall.snapshot()).seat_of(hall.ben.id)
    await put(hall, hall.ann, game, f"concede:{ben}" if what == "concede" else what)
    await hall.ben.click(await the_post(hall), label="Yes")
    await hall.env.settle()
    assert said in words(hall.status)
    assert said in words(next(message for message in hall.channel.history() if game in words(message)))
    assert "given up" not in words(hall.status)
    assert "Rematch" in buttons(hall.status)
    await hall.ann.click(hall.status, label="Rematch")
    assert (await hall.snapshot()).row.rematch_of == game


async def test_what_makes_no_sense_now_is_refused(hall: Hall) -> None:
    game = await hall.game()
    for what in ("resume", "extend", "replace:0", "replace:7", "overdue", "clock:sundial", "clock:none"):
        seat = (await hall.snapshot()).seat_of(hall.ann.id)
        about = f"replace:{seat}" if what == "replace:0" else what
        message = await hall.forge(Call("votes", game), "Votes")
        opened = shown(await hall.ann.click(message, label="Votes"))
        assert about not in [option["value"] for option in selects(opened)[0]["options"]]
        message = await hall.forge_select(Call("vote-new", game), about)
        refused = await hall.ann.select(message, [about], custom_id=str(Call("vote-new", game)))
        assert "cannot be put to the vote now" in words(shown(refused))


async def test_a_house_rule_stands_in_the_status(hall: Hall) -> None:
    game = await hall.game()
    opened = await more(hall.ann, await hall.panel(hall.ann), "votes")
    form = await hall.ann.click(opened, label="Propose a house rule")
    seen = shown(await hall.ann.submit_modal(form, {"rule": "No deals *before* breakfast"}))
    assert "Shall this be a house rule" in words(seen)
    voted = words(shown(await hall.ben.click(await the_post(hall), label="Yes")))
    assert "It carried the motion" in voted
    await hall.env.settle()
    over = next(message for message in hall.thread.history() if "This vote is over" in message.content)
    assert "This vote is over: **Yes**." in over.content
    assert not buttons(over)
    assert hall.ben.mention not in over.content
    assert "House rule: No deals \\*before\\* breakfast" in words(hall.status)
    assert (await hall.snapshot()).row.id == game


async def test_a_seat_that_is_offered_is_taken_over_by_somebody_else(hall: Hall) -> None:
    game = await hall.game()
    seat = (await hall.snapshot()).seat_of(hall.ben.id)
    message = await hall.forge(Call("take-seat", game), "Take the seat")
    assert "not offered any more" in words(shown(await hall.cho.click(message, label="Take the seat")))
    await put(hall, hall.ann, game, f"substitute:{seat}")
    await hall.env.settle()
    assert "offered to whoever wants it" not in words(hall.status)
    await hall.ben.click(await the_post(hall), label="Yes")
    await hall.env.settle()
    assert "The seat of Ben is offered to whoever wants it" in words(hall.status)
    assert "has a seat at this table already" in words(shown(await hall.ann.click(hall.status, label="Take the seat")))
    said = [message for message in hall.thread.history() if "offered to whoever wants it (" in message.content]
    assert buttons(said[0]) == ["Take the seat"]
    seen = shown(await hall.cho.click(said[0], label="Take the seat"))
    assert "Duel" in words(seen)
    assert "Before, Ben played it" in words(seen)
    assert "My turn" in buttons(seen)
    assert (await hall.snapshot()).seat_of(hall.cho.id) == seat
    assert any("Cho has taken over the seat of Ben" in said for said in await posts(hall))


async def test_the_host_chooses_a_clock_and_its_time_stands_in_the_status(hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "duel new")
    await hall.ben.click(hall.card, label="Join")
    options = shown(await hall.ann.click(hall.card, label="Options"))
    game = (await hall.bot.table.games.of_person(hall.ann.id))[0].row.id
    await hall.ann.select(options, ["daily"], custom_id=str(Call("pace", game)))
    assert "Daily clock: 45 waking hours each" in words(hall.card)
    await hall.ann.click(hall.card, label="Start")
    await hall.env.settle()
    assert "due <t:" in words(hall.status)
    await put(hall, hall.ann, game, "clock:none")
    await hall.ben.click(await the_post(hall), label="Yes")
    await hall.env.settle()
    assert "due <t:" not in words(hall.status)


async def test_a_clock_that_has_run_out_is_put_to_the_others(hall: Hall) -> None:
    game = await hall.game()
    table = hall.bot.table
    async with table.transactions.write() as rows:
        await rows.put(VoteRow(game, 1, "overdue", {"seat": 0, "since": 0}, 0, 0, LONG * 100, (hall.ann.id,), {}))
        facts = {"kind": "overdue", "facts": {"seat": 0}, "by": 0, "users": [hall.ann.id], "ends": 5, "vote": 1}
        await rows.post(game, "vote", facts)
    table.transactions.changed(game)
    await hall.env.settle()
    post = next(message for message in hall.thread.history() if "Wait on" in buttons(message))
    assert "is over. What now?" in post.content
    assert buttons(post) == ["Use the default", "A computer takes this turn", "Look for a substitute", "Wait on"]


@pytest.mark.parametrize("zone", ["Asia/Seoul", "seoul", "서울", "부산"])
async def test_people_say_when_they_play(hall: Hall, zone: str) -> None:
    hub = shown(await hall.ann.slash(hall.channel, "play"))
    settings = shown(await hall.ann.click(hub, label="Settings"))
    form = await hall.ann.click(settings, label="My hours and vacation …")
    filled = {"zone": zone, "wakes": "9", "sleeps": "24", "weekends": ["no"], "away": "3"}
    kept = words(shown(await hall.ann.submit_modal(form, filled)))
    assert "You play from 9 to 24 o’clock (Seoul), not at weekends." in kept
    assert "You are away for 3 days" in kept
    prefs = await hall.bot.table.preferences.of(hall.ann.id)
    assert (prefs.zone, prefs.wakes, prefs.sleeps, prefs.weekends) == ("Asia/Seoul", 9, 0, False)


GOOD = {"zone": {"zone": "UTC"}, "wakes": {"wakes": "9"}, "sleeps": {"sleeps": "22"}}


@pytest.mark.parametrize(
    ("field", "given", "refused"),
    [
        ("zone", "Atlantis", "No time zone is called “Atlantis”"),
        ("wakes", "25", "“25” is no number from 0 to 23"),
        ("sleeps", "25", "“25” is no number from 0 to 24"),
    ],
)
async def test_hours_there_are_not_are_refused(hall: Hall, field: str, given: str, refused: str) -> None:
    hub = shown(await hall.ann.slash(hall.channel, "play"))
    form = await hall.ann.click(shown(await hall.ann.click(hub, label="Settings")), label="My hours and vacation …")
    filled = {"zone": "Asia/Seoul", "wakes": "9", "sleeps": "22", "weekends": ["yes"], "away": "0", field: given}
    said = shown(await hall.ann.submit_modal(form, filled))
    assert refused in words(said)
    assert (await hall.bot.table.preferences.of(hall.ann.id)).wakes == 8
    again = str((await hall.ann.click(said, label="Correct what I wrote …")).modal)
    assert [name for name, text in filled.items() if name != "weekends" and f"'{text}'" not in again] == []
    kept = await hall.ann.submit_modal(await hall.ann.click(said, label="Correct what I wrote …"), filled | GOOD[field])
    assert "You play from 9 to 22 o’clock" in words(shown(kept))


async def test_koreans_fill_in_their_hours_in_korean(hall: Hall) -> None:
    """Cities by their Korean names, in the form, in the settings and typed; yes and no are chosen.

    A number may have as many zeros before it as there is room for.
    """
    hub = shown(await hall.ann.slash(hall.channel, "play"))
    settings = shown(await hall.ann.click(hub, label="Settings"))
    settings = shown(await hall.ann.select(settings, ["ko"], custom_id=str(Call("language"))))
    form = await hall.ann.click(settings, label="게임 가능 시간과 휴가 …")
    filled = {"zone": "서울시", "wakes": "오전 9시", "sleeps": "00023", "weekends": ["no"], "away": "0"}
    settings = shown(await hall.ann.submit_modal(form, filled))
    prefs = await hall.bot.table.preferences.of(hall.ann.id)
    assert (prefs.wakes, prefs.sleeps) == (9, 23)
    assert "(서울)" in words(settings)
    again = str((await hall.ann.click(settings, label="게임 가능 시간과 휴가 …")).modal)
    assert "'서울'" in again
    assert [choice in again for choice in ("'예'", "'아니요'")] == [True, True]


async def test_the_settings_show_the_hours(hall: Hall) -> None:
    settings = shown(await hall.ann.click(shown(await hall.ann.slash(hall.channel, "play")), label="Settings"))
    assert "You have not set your hours. Until you do, these count: from 8 to 23 o’clock (UTC)." in words(settings)
    form = await hall.ann.click(settings, label="My hours and vacation …")
    filled = {"zone": "berlin", "wakes": "10", "sleeps": "20", "weekends": ["yes"], "away": "2"}
    settings = shown(await hall.ann.submit_modal(form, filled))
    assert "You play from 10 to 20 o’clock (Berlin)." in words(settings)
    assert "You are away for 2 days" in words(settings)
    form = await hall.ann.click(settings, label="My hours and vacation …")
    assert "You are away" not in words(shown(await hall.ann.submit_modal(form, filled | {"away": "0"})))


async def test_who_plays_against_computers_alone_ends_the_game_with_a_finale(hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "duel new", computers=1)
    await hall.ann.click(hall.card, label="Start")
    await hall.env.settle()
    seen = await more(hall.ann, await hall.panel(hall.ann), "votes")
    (offered,) = selects(seen)
    assert [option["value"] for option in offered["options"]] == ["decided", "end"]
    asked = shown(await hall.ann.select(seen, ["decided"], custom_id=offered["custom_id"]))
    await hall.ann.click(asked, label="Put it to the vote")
    await hall.env.settle()
    assert any("with the points as they stand." in said for said in await posts(hall))
