"""A referee corrects a game, and one more player agrees."""

from __future__ import annotations

from typing import Any

import simcord

from bot.ui.kit.ids import Call
from tests.flows.people import Hall, buttons, more, selects, shown, words
from tests.flows.test_rewinding import asked, charted, the_vote


async def to_form(hall: Hall, who: simcord.MemberActor, game: str, seq: int) -> Any:
    """The form of a correction from a move on, from the panel."""
    return await who.click(await asked(hall, who, game, seq), label="Correct from here …")


async def filled(who: simcord.MemberActor, opened: Any, lines: str, reason: str = "a misclick") -> str:
    return words(shown(await who.submit_modal(opened, {"lines": lines, "reason": reason})))


def two(hall: Hall, snapshot: Any, ann: simcord.MemberActor) -> tuple[simcord.MemberActor, int]:
    """The host of the table, and the number of the seat of who has charted, from 1."""
    host = next(who for who in (hall.ann, hall.ben) if who.id == snapshot.row.owner_id)
    return host, 1 + (snapshot.seat_of(ann.id) or 0)


async def test_the_host_corrects_a_move_and_another_player_agrees(hall: Hall) -> None:
    game, ann, _, seq = await charted(hall)
    host, number = two(hall, await hall.snapshot(), ann)
    opened = await to_form(hall, host, game, seq)
    assert f"={seq} # {ann.name} sets a beacon on a1" in str(opened.modal)
    assert f"Moves instead: ={seq} keeps move {seq}" in str(opened.modal)
    other = next(who for who in (hall.ann, hall.ben) if who.id != host.id)
    seen = await filled(host, opened, f"p{number} chart b2\n={seq + 1}")
    assert f"Shall the game be corrected from “{ann.name} sets a beacon on a1” in round 1 on? “a misclick”" in seen
    assert f"**{ann.name}** sets a beacon on b2" in seen
    assert f"Moves of {ann.name} change. Whoever’s moves change has to agree" in seen
    assert "The first picture is the game as it stands" in seen
    post = await the_vote(hall)
    assert buttons(post) == ["Yes", "No", "What changes?"]
    looked = shown(await other.click(post, label="What changes?"))
    assert [file.filename for file in looked.attachments] == ["before-duel-chart.png", "after-duel-chart.png"]
    assert "No points and nothing that anybody can spend change" in words(looked)
    kept = await hall.forge(Call("correct-see", game, 0, ("1",)))
    await other.click(post, label="Yes")
    await hall.env.settle()
    said = [message.content for message in hall.thread.history()]
    assert any(f"The game is corrected from “{ann.name} sets a beacon on a1” in round 1 on." in each for each in said)
    assert any(f"**{ann.name}** sets a beacon on b2" in each for each in said)
    log = await more(other, await hall.panel(other), "log")
    assert f"Correction: {ann.name} sets a beacon on b2" in words(log)
    assert f"~~`{seq}–{seq + 1}` {ann.name} sets a beacon on a1~~ (taken back)" in words(log)
    assert f"The moves from {seq} on are corrected" in words(log)
    assert f"The game is corrected from “{ann.name} sets a beacon on a1” in round 1 on" in words(log)
    turns = await more(other, await hall.panel(other), "further")
    labels = [option["label"] for option in selects(turns)[0]["options"]]
    corrected = next(label for label in labels if f"{ann.name} sets a beacon on b2" in label)
    assert {label.split(" · ")[1].split()[0] for label in labels} == {
        "Ann",
        "Ben",
    }  # the moves of a correction are of both
    again = await asked(hall, other, game, int(corrected.split(" · ")[0]))
    assert "will be asked" in words(again)
    assert buttons(next(each for each in hall.thread.history() if each.id == post.id)) == []
    assert "This vote is over" in words(shown(await other.click(kept, label="forged")))


async def test_a_refused_correction_is_offered_again_with_what_was_written(hall: Hall) -> None:
    game, ann, _, seq = await charted(hall)
    host, _ = two(hall, await hall.snapshot(), ann)
    lines = f"{ann.name} z9\n={seq + 1}"
    opened = await to_form(hall, host, game, seq)
    seen = shown(await host.submit_modal(opened, {"lines": lines, "reason": "a misclick"}))
    assert "The rules refuse line 1" in words(seen)
    assert f"`={seq}` keeps move {seq}." in words(seen)  # of this table, and in the words of its game
    assert "the name of its player, a space, and the answer in the words that `/duel act` takes" in words(seen)
    again = await host.click(seen, label="Correct what I wrote …")
    assert repr(lines)[1:-1] in repr(again.modal)
    assert f"**{ann.name}** sets a beacon on b2" in await filled(host, again, f"{ann.name.upper()} b2\n={seq + 1}")


async def test_what_the_rules_refuse_is_said_with_the_reason(hall: Hall) -> None:
    game, ann, _, seq = await charted(hall)
    host, number = two(hall, await hall.snapshot(), ann)
    for lines, why in (
        (f"p{number} chart z9", "The rules refuse line 1"),
        ("=99", "There is no such move in the log"),
        (f"p{number} chart a1\n={seq + 1}\np{number} power 2", "whoever’s turn it is makes it"),
        ("\n".join([f"={seq}"] * 61), "A correction has 60 moves at most"),
    ):
        opened = await to_form(hall, host, game, seq)
        assert why in await filled(host, opened, lines)
    opened = await to_form(hall, host, game, seq)
    assert "Say in up to 200 characters why" in await filled(host, opened, "", " ")
    assert (await hall.bot.table.votes.open_of(game)) == []


async def test_others_cannot_correct(hall: Hall) -> None:
    game, ann, ben, seq = await charted(hall)
    host, _ = two(hall, await hall.snapshot(), ann)
    other = ben if host.id == ann.id else ann
    assert "Correct from here …" not in buttons(await asked(hall, other, game, seq))
    for verb in ("correct", "corrected"):
        message = await hall.forge(Call(verb, game, 0, (str(seq),)))
        assert "Only the owner" in words(shown(await other.click(message, label="forged")))
