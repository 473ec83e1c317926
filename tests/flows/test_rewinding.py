"""Going back further with the consent of others, what stays of it in the log, and putting it back."""

from __future__ import annotations

from typing import Any

import simcord

from bot.ui.kit.ids import Call
from tests.flows.people import Hall, buttons, in_more, more, selects, shown, words


async def charted(hall: Hall) -> tuple[str, simcord.MemberActor, simcord.MemberActor, int]:
    """A game in which one has charted and the other answered: its id, both, and the number of the first's move."""
    game = await hall.game()
    winner = await hall.reach("chart")
    snapshot = await hall.snapshot()
    other = hall.at(snapshot, 1 - (snapshot.seat_of(winner.id) or 0))
    await hall.bot.table.turns.act(game, winner.id, ["chart a1"], confirm=True, key="chart")
    await hall.bot.table.turns.act(game, other.id, ["parry pass"], confirm=True, key="parry")
    log = await hall.bot.table.games.log(game)
    return game, winner, other, next(move.seq for move in log if move.line.endswith("chart a1"))


async def the_vote(hall: Hall) -> Any:
    await hall.env.settle()
    return next(message for message in reversed(list(hall.thread.history())) if buttons(message)[:1] == ["Yes"])


async def asked(hall: Hall, who: simcord.MemberActor, game: str, seq: int) -> Any:
    """Somebody asks, from their panel, to go back to before a move."""
    turns = await more(who, await hall.panel(who), "further")
    return shown(await who.select(turns, [str(seq)], custom_id=str(Call("rewind", game))))


async def test_the_game_goes_back_past_another_when_they_agree(hall: Hall) -> None:
    game, ann, ben, seq = await charted(hall)
    turns = await more(ann, await hall.panel(ann), "further")
    assert "Whoever has acted since has to agree" in words(turns)
    labels = [option["label"] for option in selects(turns)[0]["options"]]
    assert any(label.startswith(f"{seq} · {ann.name} sets a beacon on a1") for label in labels)
    asking = await asked(hall, ann, game, seq)
    assert f"{ben.name} will be asked" in words(asking)
    again = shown(await ann.click(asking, label="Another turn …"))
    asking = shown(await ann.select(again, [str(seq)], custom_id=str(Call("rewind", game))))
    opened = shown(await ann.click(asking, label="Ask them"))
    assert f"Shall the game go back to before “{ann.name} sets a beacon on a1” in round 1?" in words(opened)
    post = await the_vote(hall)
    assert f"before “{ann.name} sets a beacon on a1” in round 1?" in post.content
    assert "is against it" in post.content
    await ben.click(post, label="Yes")
    await hall.env.settle()
    said = [message.content for message in hall.thread.history()]
    assert any(
        f"The game is back to before “{ann.name} sets a beacon on a1” in round 1, as {ann.name} asked." in each
        for each in said
    )
    panel = await hall.panel(ann)
    assert {"Confirm", "Cancel my undo"} <= set(buttons(panel))
    log = await more(ben, await hall.panel(ben), "log")
    assert f"~~`{seq}–{seq + 1}` {ann.name} sets a beacon on a1~~ (taken back)" in words(log)
    assert f"{ann.name} took the moves from {seq} on back" in words(log)
    done = shown(await ann.click(panel, label="Cancel my undo"))
    assert "Put back, as it was." in words(done)
    await hall.env.settle()
    told = f"{ann.name} put the turn back that was taken back."
    assert any(told in message.content for message in hall.thread.history())
    log = await more(ben, await hall.panel(ben), "log")
    assert "taken back)" not in words(log)
    assert f"{ann.name} put back what was taken back" in words(log)
    for who in (ann, ben):
        seat = (await hall.snapshot()).seat_of(who.id) or 0
        message = await hall.forge(Call("redo", game, (await hall.snapshot()).seats[seat].panel_revision))
        assert "There is nothing to put back" in words(shown(await who.click(message, label="forged")))


async def test_a_line_of_the_log_leads_back_too_and_is_for_players(hall: Hall) -> None:
    game, _, ben, seq = await charted(hall)
    log = await more(ben, await hall.panel(ben), "log")
    turns = shown(await ben.click(log, label="Go back further …"))
    assert str(seq) in [option["value"] for option in selects(turns)[0]["options"]]
    for verb, value in (("further", ""), ("rewind-ask", str(seq))):
        message = await hall.forge(Call(verb, game, 0, (value,) if value else ()))
        assert "no seat at this table" in words(shown(await hall.cho.click(message, label="forged")))
    message = await hall.forge(Call("rewind-ask", game, 0, ("99",)))
    assert "cannot be put to the vote" in words(shown(await ben.click(message, label="forged")))


async def test_alone_one_goes_back_at_once(hall: Hall) -> None:
    game = await hall.game()
    who = await hall.reach("chart")
    await hall.bot.table.turns.act(game, who.id, ["chart a1"], confirm=True, key="chart")
    seq = (await hall.snapshot()).row.seq
    seen = await asked(hall, who, game, seq)
    assert "Nobody else has to agree" in words(seen)
    panel = shown(await who.click(seen, label="Go back now"))
    assert "sets a beacon on a1" in words(panel)
    assert "Confirm" in buttons(panel)


async def test_why_there_is_no_undo_is_said(hall: Hall) -> None:
    """Also where nothing is asked, and where nothing else is barred."""
    await hall.game()
    who = await hall.reach("chart")
    for reader in (hall.ann, hall.ben):
        panel = shown(await reader.slash(hall.thread, "duel turn"))
        assert "Undo my last turn" not in buttons(panel)
        told = words(await more(reader, panel, "why"))
        assert "**Undo my last turn** — Your last turn stands: something hidden" in told
        assert "*More …* → *Go back further …* asks the others." in told
    opened = shown(await who.click(await hall.panel(who), label="Row c · 6 choices"))
    complete = shown(await who.click(opened, label="c3"))
    done = shown(await who.click(complete, label="Confirm"))
    assert "Undo my last turn" in buttons(done)
    assert "why" not in in_more(done)
