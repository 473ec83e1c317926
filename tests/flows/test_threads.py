"""The card in the channel, the status in the thread, what people of an earlier release press, and how a game ends."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import pytest
from simcord import MemberActor

from bot.manifest.manifest import Shown, manifest
from bot.post.announcer import FAR
from bot.post.poster import Poster
from bot.store.rows import GameRow
from bot.table.game.snapshot import Person
from bot.ui.kit.confirming import CONFIRMED
from bot.ui.kit.controls import HANDLERS
from bot.ui.kit.ids import Call
from bot.words.posts.note import Note
from tests.flows.people import Hall, buttons, components, selects, shown, words


def posts(hall: Hall) -> list[Any]:
    """What stands in the newest game's thread."""
    return [message for message in hall.thread.history() if message.content or message.components]


def statuses(hall: Hall) -> list[Any]:
    """Its status messages."""
    return [message for message in posts(hall) if "o1:rules:" in str(components(message))]


async def moved_on(hall: Hall) -> None:
    """The game has changed."""
    before = await hall.snapshot()
    while (now := await hall.snapshot()).row.rev == before.row.rev:
        who = now.asked[0].person or 0
        await hall.answer(await hall.bot.table.turns.panel(now.row.id, who), who, {})
    await hall.env.settle()


async def finished(hall: Hall, game: str) -> None:
    """Everybody answers by default until the game is over."""
    while (snapshot := await hall.bot.table.games.snapshot(game)).asked:
        who = snapshot.asked[0].person or 0
        await hall.answer(await hall.bot.table.turns.panel(game, who), who, {})
    await hall.env.settle()


async def test_the_channel_keeps_a_light_card_and_the_thread_the_controls(hall: Hall) -> None:
    await hall.game()
    assert hall.card.attachments == []
    assert buttons(hall.card) == ["Open the table"]
    link = f"https://discord.com/channels/{hall.guild.id}/{hall.thread.id}"
    assert link in str(components(hall.card))
    for said in (hall.ann.mention, hall.ben.mention, "Round 1", "▶"):
        assert said in words(hall.card)
    (status,) = statuses(hall)
    assert buttons(status) == ["My turn", "Since my move", "Board", "Sheets", "Log", "Rules"]
    assert [each.filename for each in status.attachments] == ["duel-chart.png"]
    assert (await hall.ann.click(status, label="Log")).ephemeral


async def test_a_status_that_has_scrolled_away_is_posted_anew_and_the_old_one_deleted(hall: Hall) -> None:
    game = await hall.game()
    first = hall.status.id
    for _ in range(FAR):
        async with hall.bot.table.transactions.changing(game) as (rows, _):
            await rows.post(game, "undo", {"first": 1, "last": 0, "asked": [0], "called": []})
        await hall.env.settle()
    assert hall.status.id == first
    await moved_on(hall)
    (status,) = statuses(hall)
    assert status.id != first
    assert posts(hall)[-1].id == status.id
    assert (await hall.snapshot()).row.status_id == status.id


async def test_a_status_that_somebody_deletes_is_made_anew(hall: Hall) -> None:
    await hall.game()
    first = hall.status
    hall.env.backend.delete_message(hall.thread.id, first.id)
    await moved_on(hall)
    (status,) = statuses(hall)
    assert status.id != first.id


async def as_of_old(hall: Hall, game: str) -> None:
    """A game of an earlier release: its controls hang on the message with which its thread began."""
    async with hall.bot.table.transactions.changing(game) as (rows, snapshot):
        await rows.put(replace(snapshot.row, status_id=None))
    hall.env.backend.delete_message(hall.thread.id, hall.status.id)
    await hall.env.settle()


async def old_press(hall: Hall, who: MemberActor, verb: str, game: str) -> Any:
    """Press a control that hangs on the starter message."""
    message = hall.env.backend.messages[hall.channel.id][hall.card.id]
    message.components[0]["components"][-1]["components"] = [
        {"type": 2, "id": 90, "style": 2, "label": "old", "custom_id": str(Call(verb, game))}
    ]
    return shown(await who.click(hall.card, label="old"))


@pytest.mark.parametrize(("verb", "said"), [("turn", "Which cards"), ("board", "chart"), ("log", "Nothing has")])
async def test_who_presses_a_control_of_old_is_answered_and_finds_the_new_ones_in_the_thread(
    hall: Hall, verb: str, said: str
) -> None:
    game = await hall.game()
    await as_of_old(hall, game)
    assert statuses(hall) == []
    assert said in words(await old_press(hall, hall.ann, verb, game))
    await hall.env.settle()
    assert posts(hall)[-1].id == hall.status.id
    assert buttons(hall.card) == ["Open the table"]
    assert shown(await hall.ann.click(hall.status, label="My turn"))


async def test_a_game_of_old_gets_the_new_form_when_it_moves_on(hall: Hall) -> None:
    game = await hall.game()
    await as_of_old(hall, game)
    await moved_on(hall)
    assert len(statuses(hall)) == 1
    assert buttons(hall.card) == ["Open the table"]


async def test_nothing_is_asked_of_who_may_not_do_it(hall: Hall) -> None:
    game = await hall.game()
    assert set(CONFIRMED) == {verb.removesuffix("-yes") for verb in HANDLERS if verb.endswith("-yes")}
    stranger = {verb: shown(await hall.cho.click(await hall.forge(Call(verb, game)), label="forged"))
                for verb in CONFIRMED}  # fmt: skip
    for verb, refused in stranger.items():
        assert f"{verb}-yes" not in str(components(refused)), verb
    for verb in CONFIRMED:
        asked = shown(await hall.ann.click(await hall.forge(Call(verb, game)), label="forged"))
        assert f"{verb}-yes" in str(components(asked)), verb
    await finished(hall, game)
    for verb in CONFIRMED:
        late = shown(await hall.ann.click(await hall.forge(Call(verb, game)), label="forged"))
        assert f"{verb}-yes" not in str(components(late)), verb


async def test_a_finished_game_ends_with_its_picture_its_table_of_scores_a_rematch_and_the_log(hall: Hall) -> None:
    game = await hall.game()
    await finished(hall, game)
    (status,) = statuses(hall)
    assert posts(hall)[-1].id == status.id
    assert buttons(status) == ["Rematch", "Log", "Board", "Sheets", "Rules"]
    assert [each.filename for each in status.attachments] == ["duel-chart.png"]
    scores = (await hall.bot.table.games.snapshot(game)).game.scores(
        (await hall.bot.table.games.snapshot(game)).view(None)
    )
    ranked = [line for line in words(status).splitlines() if line[:2] in ("1.", "2.")]
    assert len(ranked) == 2
    assert all(f"**{points}**" in "".join(ranked) for points in scores)


async def rematch_of(hall: Hall, game: str) -> GameRow:
    """The newest rematch."""
    async with hall.bot.table.transactions.read() as rows:
        return (await rows.some(GameRow, rematch_of=game))[-1]


async def test_a_rematch_starts_when_all_have_agreed_with_the_seats_turned(hall: Hall) -> None:
    game = await hall.game(three=True)
    before = [seat.user_id for seat in (await hall.bot.table.games.snapshot(game)).seats]
    await finished(hall, game)
    thread = hall.thread
    end = hall.status
    asked = shown(await hall.ann.click(end, label="Rematch"))
    assert hall.ben.mention in words(asked)
    assert f"The rematch **{await hall.name((await rematch_of(hall, game)).id)}**" in words(asked)
    invitation = thread.history()[-1]
    assert "Ann would like a rematch" in invitation.content
    assert {mention.id for mention in invitation.mentions} == {hall.ben.id, hall.cho.id}
    assert "Invited, no answer yet" in words(hall.card)
    assert f"Rematch of **{await hall.name(game)}** `{game}`" in words(hall.card)
    assert f"1. {hall.ann.mention}" in words(hall.card)
    again = shown(await hall.ann.click(end, label="Rematch"))  # pressed twice, it is one
    assert hall.cho.mention in words(again)
    await hall.cho.click(invitation, label="Rematch")
    assert (await rematch_of(hall, game)).status == "lobby"
    await hall.ben.click(hall.card, label="Join")
    row = await rematch_of(hall, game)
    assert row.status == "running"
    now = [seat.user_id for seat in (await hall.bot.table.games.snapshot(row.id)).seats]
    assert now == before[1:] + before[:1]
    assert "has begun" in words(shown(await hall.ben.click(end, label="Rematch")))


async def test_a_rematch_keeps_the_options_the_languages_and_the_computers(hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "duel new", computers=1)
    game = (await hall.snapshot()).row.id
    options = shown(await hall.ann.click(hall.card, label="Options"))
    await hall.ann.select(options, ["5"], custom_id=str(Call("option", game, 0, ("rounds",))))
    await hall.ann.select(options, ["both"], custom_id=str(Call("languages", game)))
    await hall.ann.click(hall.card, label="Start / 시작")
    while (await hall.bot.table.games.snapshot(game)).row.status == "running":
        await hall.bot.table.computers.play_turn(game)
        snapshot = await hall.bot.table.games.snapshot(game)
        if any(seat.person for seat in snapshot.asked):
            await hall.answer(await hall.bot.table.turns.panel(game, hall.ann.id), hall.ann.id, {})
    await hall.env.settle()
    await hall.ann.click(hall.status, label="Rematch / 재대결")
    row = await rematch_of(hall, game)
    assert (row.status, row.options, row.second_locale) == ("running", {"rounds": "5"}, "ko")  # all people have agreed
    seats = (await hall.bot.table.games.snapshot(row.id)).seats
    assert sorted(bool(seat.agent) for seat in seats) == [False, True]


async def test_a_rematch_may_be_declined_and_its_seats_are_kept_until_then(hall: Hall) -> None:
    game = await hall.game()
    await finished(hall, game)
    await hall.ann.click(hall.status, label="Rematch")
    row = await rematch_of(hall, game)
    assert row.invited == (hall.ben.id,)
    await hall.ann.click(await hall.lobby_of(hall.ann), label="Add a computer")
    await hall.ann.click(await hall.lobby_of(hall.ann), label="Add a computer")
    refused = shown(await hall.cho.click(hall.card, label="Join"))
    assert "All seats are taken" in words(refused)
    await hall.ben.click(hall.card, label="Leave")
    assert "Invited, no answer yet" not in words(hall.card)
    await hall.cho.click(hall.card, label="Join")
    assert (await rematch_of(hall, game)).status == "lobby"  # not the same people: the owner decides
    await hall.ann.click(hall.card, label="Start")
    assert (await rematch_of(hall, game)).status == "running"


async def test_who_did_not_play_asks_for_no_rematch_and_nobody_before_the_end(hall: Hall) -> None:
    game = await hall.game()
    early = shown(await hall.ann.click(await hall.forge(Call("rematch", game)), label="forged"))
    assert "not over yet" in words(early)
    await finished(hall, game)
    refused = shown(await hall.cho.click(hall.status, label="Rematch"))
    assert "no seat" in words(refused)
    guided = await hall.bot.table.guided_games.begin(
        "duel", hall.guild.id, hall.channel.id, Person(hall.ann.id, "Ann"), "en", {}
    )
    async with hall.bot.table.transactions.changing(guided.row.id) as (rows, snapshot):
        await rows.put(replace(snapshot.row, status="over"))
    first = shown(await hall.ann.click(await hall.forge(Call("rematch", guided.row.id)), label="forged"))
    assert "First games and those for practice have no rematch" in words(first)


async def test_where_no_table_may_stand_there_is_no_rematch(hall: Hall) -> None:
    game = await hall.game()
    await finished(hall, game)
    end, denied = hall.status, discord.PermissionOverwrite(create_public_threads=False)
    quiet = hall.guild.create_text_channel("quiet", overwrites={hall.guild.default_role: denied})
    for place, said in ((quiet.id, "A moderator can allow it"), (1, "only in a text channel")):
        async with hall.bot.table.transactions.changing(game) as (rows, snapshot):
            await rows.put(replace(snapshot.row, channel_id=place, shown_rev=snapshot.row.rev))
        assert said in words(shown(await hall.ann.click(end, label="Rematch")))


async def test_a_seat_that_was_left_shows_so_everywhere(hall: Hall) -> None:
    game = await hall.game(three=True)
    await hall.bot.table.leaving.resign(game, hall.ben.id)
    await hall.env.settle()
    for message in (hall.card, hall.status):
        assert "🤖 Ben" in words(message)
    board = shown(await hall.ann.click(hall.status, label="Sheets"))
    assert "🤖 Ben" in buttons(board)
    (choice,) = await hall.ann.autocomplete(hall.channel, "duel turn", "table", "")
    assert "🤖 Ben" in choice["name"]
    await moved_on(hall)
    await moved_on(hall)
    while not any("🤖 Ben" in message.content for message in posts(hall)):
        assert (await hall.bot.table.games.snapshot(game)).row.status == "running"
        await moved_on(hall)


async def test_a_mixed_table_reads_everything_in_both_languages(hall: Hall) -> None:
    game = await hall.lobby()
    assert "Posted for all in: English" in words(hall.card)
    options = shown(await hall.ann.click(hall.card, label="Options"))
    await hall.ann.select(options, ["both"], custom_id=str(Call("languages", game)))
    assert "English · 한국어" in words(hall.card)
    assert "Join / 참가" in buttons(hall.card)
    seated = [line for line in words(hall.card).splitlines() if line[:2] in ("1.", "2.", "3.")]
    assert [line[:2] for line in seated] == ["1.", "2."]  # each person once, in both languages
    assert "new to this game / 이 게임은 처음" in seated[0]
    others = shown(await hall.ben.click(hall.card, label="Options / 옵션"))
    assert all(each["disabled"] for each in selects(others))
    await hall.bot.table.lobby.start(game, hall.ann.id, "s")
    await hall.env.settle()
    assert "Open the table / 테이블로 가기" in buttons(hall.card)
    assert "My turn / 내 차례" in buttons(hall.status)
    for said in ("Round 1", "1라운드"):
        assert said in words(hall.status)
    begun = next(message.content for message in posts(hall) if message.content)
    assert "The game begins" in begun
    assert "게임을 시작합니다" in begun
    options = shown(await hall.ben.click(await hall.forge(Call("languages", game)), label="forged"))
    assert "moved on" in words(options)


async def test_a_status_right_below_the_picture_of_the_board_does_not_repeat_it(hall: Hall) -> None:
    await hall.game()
    snapshot, poster = await hall.snapshot(), Poster(hall.bot)
    board = manifest(snapshot.row.kind).boards.main
    await poster.post(snapshot, Note("The round is over.", (), "chapter", shows=(Shown(board),)))
    await poster.show_status(snapshot, below=True)
    chapter, status = [*hall.thread.history()][-2:]
    assert [len(each.attachments) for each in (chapter, status)] == [1, 0]
    later = replace(snapshot, row=replace(snapshot.row, rev=snapshot.row.rev + 1))
    await poster.show_status(later, below=True)
    assert len([*hall.thread.history()][-1].attachments) == 1


async def test_a_status_that_stays_above_it_does_not_repeat_it_either(hall: Hall) -> None:
    """The map of a round that had ended stood in its post, and once more in the status a few posts above."""
    await hall.game()
    snapshot, poster = await hall.snapshot(), Poster(hall.bot)
    shows = (Shown(manifest(snapshot.row.kind).boards.main),)
    await poster.show_status(snapshot, below=False)
    assert len(hall.status.attachments) == 1
    await poster.post(snapshot, Note("The round is over.", (), "chapter", shows=shows))
    await poster.show_status(snapshot, below=False)
    assert not hall.status.attachments
    later = replace(snapshot, row=replace(snapshot.row, rev=snapshot.row.rev + 1))
    await poster.show_status(later, below=False)
    assert len(hall.status.attachments) == 1
    await poster.post(later, Note("As it was.", (), "late", shows=shows, pictured=snapshot))
    await poster.show_status(later, below=False)
    assert len(hall.status.attachments) == 1
