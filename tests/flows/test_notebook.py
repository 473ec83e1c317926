"""The notebook: for its writer alone, and for others only after the end, if its writer agrees."""

from __future__ import annotations

from typing import Any

from simcord import MemberActor

from bot.table.plans import notebook
from bot.ui.kit.ids import Call
from tests.flows.people import Hall, buttons, components, more, shown, words


async def opened(hall: Hall, who: MemberActor) -> Any:
    return await more(who, await hall.panel(who), "notes")


async def written(who: MemberActor, view: Any, label: str, text: str) -> Any:
    form = await who.click(view, label=label)
    return shown(await who.submit_modal(form, {"note": text}))


async def test_notes_are_written_and_shown_to_their_writer(hall: Hall) -> None:
    game = await hall.game()
    await hall.reach("chart")
    view = await opened(hall, hall.ann)
    assert "Nothing written yet" in words(view)
    seq = (await hall.snapshot()).row.seq
    view = await written(hall.ann, view, f"Note on move {seq}", "Ben has the *shields*")
    view = await written(hall.ann, view, "Note on the game", "hold c3")
    assert f"**Move {seq}:** Ben has the \\*shields\\*" in words(view)
    assert "**The game:** hold c3" in words(view)
    assert "Ben has" not in words(await opened(hall, hall.ben))
    assert "Ben has" not in str([components(message) for message in hall.thread.history()])
    assert all("hold c3" not in row.line for row in await hall.bot.table.games.log(game))
    emptied = await written(hall.ann, view, "Note on the game", " ")
    assert "hold c3" not in words(emptied)


async def test_notes_are_shared_after_the_end_only(hall: Hall) -> None:
    game = await hall.game()
    view = await written(hall.ann, await opened(hall, hall.ann), "Note on the game", "I bluffed")
    shared = shown(await hall.ann.click(view, label="Share after the end"))
    assert "everybody may read this" in words(shared)
    assert "I bluffed" not in words(await opened(hall, hall.ben))
    await hall.bot.table.leaving.abandon(game, hall.ann.id)
    for reader in (hall.ben, hall.cho):
        log = shown(await reader.click(hall.status, label="Log"))
        read = shown(await reader.click(log, label="Notes"))
        assert "**From the notebook of Ann:**" in words(read)
        assert "I bluffed" in words(read)
        assert "Log" in buttons(read)
        assert ("Note on the game" in buttons(read)) == (reader is hall.ben)
    record = await hall.bot.table.games.record(game)
    assert [(note.name, note.text) for note in record.notes] == [("Ann", "I bluffed")]
    await hall.bot.table.notebook.share(game, hall.ann.id, shared=False)
    assert (await hall.bot.table.games.record(game)).notes == ()
    assert b"notes" not in (await hall.bot.table.games.record(game)).data
    assert "Keep to myself" in buttons(shared)
    log = shown(await hall.cho.click(hall.status, label="Log"))
    assert "Nobody has shared notes on this game." in words(shown(await hall.cho.click(log, label="Notes")))


async def test_who_does_not_play_reads_no_notebook(hall: Hall) -> None:
    game = await hall.game()
    message = await hall.forge(Call("notes", game))
    assert "Nothing written yet" not in words(shown(await hall.cho.click(message, label="forged")))


async def test_a_notebook_is_full_some_day(hall: Hall, monkeypatch: Any) -> None:
    monkeypatch.setattr(notebook, "MOST", 1)
    await hall.game()
    await hall.reach("chart")
    view = await written(hall.ann, await opened(hall, hall.ann), "Note on the game", "one")
    seq = (await hall.snapshot()).row.seq
    assert "There are 1 notes already" in words(await written(hall.ann, view, f"Note on move {seq}", "two"))
