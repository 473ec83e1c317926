"""Presses of a referee who corrects a game, and of those who look at what that changes."""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refusal
from bot.manifest.manifest import manifest
from bot.pictures import requests
from bot.table.game.roles import Actor, require
from bot.table.game.snapshot import GameSnapshot
from bot.table.game.transactions import in_play
from bot.ui.kit import attachments, permissions, readers, way_back
from bot.ui.kit.controls import Press, Reply, on, rows
from bot.ui.kit.layout import AGAIN, Picture, written_in
from bot.ui.kit.readers import Reader
from bot.ui.kit.reply import begin, say, show
from bot.ui.lobby import votes_view
from bot.ui.lobby.going_back import correction_view
from bot.words.labels import Labels
from rules.core.decisions import Illegal


async def _acting(press: Press) -> tuple[GameSnapshot, Actor]:
    snapshot = await press.bot.table.games.snapshot(press.call.game)
    return snapshot, await permissions.actor(press.interaction, snapshot.row)


@on("correct", reply=Reply.FORM)
async def ask(press: Press) -> None:
    """Open the form of a correction; raises `Refusal` not-owner."""
    snapshot, actor = await _acting(press)
    require(snapshot, actor, "correct")
    in_play(snapshot)
    move, texts = press.call.number(0), await readers.texts(press.interaction)
    taken = await press.bot.table.undo.taken(press.call.game, move)
    if move not in {each.seq for each in taken}:
        raise Refusal("vote-unfit")
    labels = Labels(texts, snapshot.row.kind, snapshot.names)
    again = written_in(press.interaction.message) if AGAIN in press.call.args else ""
    await press.interaction.response.send_modal(correction_view.form(press.call.game, move, taken, labels, again))


@on("corrected")
async def propose(press: Press) -> None:
    """Put a correction to the vote, and show what it would change; what the rules refuse is said with their reason."""
    await begin(press.interaction)
    snapshot, actor = await _acting(press)
    lines = press.written(correction_view.LINES)
    reason = press.written(correction_view.REASON)
    try:
        number = await press.bot.table.corrections.propose(press.call.game, actor, press.call.number(0), lines, reason)
    except Refusal as refused:
        why = refused.__cause__
        if not isinstance(why, Refusal | Illegal):
            raise
        texts = await readers.texts(press.interaction)
        labels = Labels(texts, snapshot.row.kind, snapshot.plain_names)
        said, move = f"{labels.refusal(refused)} {labels.refusal(why)}", press.call.number(0)
        back = way_back.to_turn(press.interaction, texts, press.call.game)
        refusal = correction_view.refused_view(snapshot.row, move, said, lines, texts, back)
        await show(press.interaction, refusal)
        return None
    if (await press.bot.table.games.snapshot(press.call.game)).row.seq != snapshot.row.seq:
        texts = await readers.texts(press.interaction)
        return await say(press.interaction, texts("post-correct", move=press.call.number(0)))
    return await _show(press, number, actor)


@on("correct-see", reply=Reply.APART)
async def see(press: Press) -> None:
    """Show what a correction would change, in a message of its own."""
    way_back.stay(press.interaction)
    await begin(press.interaction, apart=True)
    _, actor = await _acting(press)
    await _show(press, press.call.number(0), actor)


async def _show(press: Press, number: int, actor: Actor) -> None:
    proposal = await press.bot.table.corrections.proposal(press.call.game, actor, number)
    reader, seat = await readers.reader(press.interaction), proposal.before.seat_of(press.user)
    what = next(iter(manifest(proposal.before.row.kind).boards.of(proposal.before.view(None))), "")
    pictures = [
        *await _drawn(press, proposal.before, what, seat, reader, "before"),
        *await _drawn(press, proposal.after, what, seat, reader, "after"),
    ]
    chosen = proposal.vote.ballots.get(str(press.user), "")
    voting = press.user in proposal.vote.voters
    controls = list(votes_view.ballot(proposal.vote, reader.texts, chosen))[:2] if voting else []
    back = way_back.back(press.interaction, reader.texts)
    await show(
        press.interaction, correction_view.view(proposal, reader.texts, pictures, rows(controls), back), pictures
    )


async def _drawn(
    press: Press, snapshot: GameSnapshot, what: str, seat: int | None, reader: Reader, name: str
) -> list[Picture]:
    """The first board of a game, under a file name of its own."""
    request = requests.board(snapshot, what, seat, snapshot.view(seat))
    drawn = await attachments.pictures_of(press.bot, request, reader)
    return [replace(picture, name=f"{name}-{picture.name}") for picture in drawn]
