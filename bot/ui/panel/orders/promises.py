"""Promises in deals: a private view of those that one may read, and the form in which one is written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from discord import ui

from bot.errors import Refusal
from bot.manifest.manifest import manifest
from bot.plain_text import clip, plain
from bot.store.personal_rows import PromiseRow
from bot.table.game.snapshot import GameSnapshot
from bot.table.people.promises import LONGEST
from bot.ui.kit import readers, way_back
from bot.ui.kit.controls import Control, Press, Reply, Row, button, on, rows, select
from bot.ui.kit.ids import Call, whole_number
from bot.ui.kit.layout import MENU, OPTION, card, layout, modal, text, text_field
from bot.ui.kit.reply import begin, show
from bot.ui.panel.pages.leaves import leaf
from bot.words.labels import title
from bot.words.texts import Texts
from rules.core.decisions import Decision

FIELD = "promise"
LIMIT = 3400  # letters of a view that are promises
TARGET = "target"  # the fact of a question that names whom it is about


def lines(snapshot: GameSnapshot, seat: int | None, texts: Texts) -> Iterator[str]:
    """The promises that stand and that a seat (None: an onlooker) may read, the newest first."""
    yield from _told(snapshot, [each for each in snapshot.promises_to(seat) if not each.done], texts)


def lines_beside(snapshot: GameSnapshot, seat: int, question: Decision, texts: Texts) -> Iterator[str]:
    """Those that stand beside a question of a deal: of the seat that it is about, or of all."""
    found, other = manifest(snapshot.row.kind).promises, question.facts.get(TARGET)
    if found is None or question.kind not in found.kinds:
        return
    about = [each for each in snapshot.promises_to(seat) if seat in (each.seat, each.receiver) and not each.done]
    yield from _told(snapshot, [each for each in about if other in (None, each.seat, each.receiver)], texts)


def controls_beside(snapshot: GameSnapshot, question: Decision, texts: Texts) -> list[Control]:
    """What promises the seat something that a question is about; of several the way to all promises."""
    found = manifest(snapshot.row.kind).promises
    if found is None or question.kind not in found.kinds:
        return []
    if TARGET in question.facts:
        return [button(texts("ui-promise"), Call("promise", snapshot.row.id, 0, (str(question.facts[TARGET]),)))]
    return [button(texts("ui-promises"), Call("promises", snapshot.row.id))]


def _told(snapshot: GameSnapshot, promises: Sequence[PromiseRow], texts: Texts) -> Iterator[str]:
    for each in reversed(promises):
        said = texts("ui-promise-of", **_facts(snapshot, each))
        yield f"~~{said}~~" if each.done else said


def _facts(snapshot: GameSnapshot, promise: PromiseRow) -> dict[str, str]:
    names = snapshot.plain_names
    return {"name": names[promise.seat], "receiver": names[promise.receiver], "text": plain(promise.text)}


def view(
    snapshot: GameSnapshot, seat: int | None, texts: Texts, back: Sequence[Row] = (), page: int = 0
) -> ui.LayoutView:
    """A page of the promises that one may read, those done with struck out; what makes another and strikes one.

    seat: None for an onlooker, who gets no controls; nor does anybody when the game is over. back: rows below them.
    """
    told = [*_told(snapshot, snapshot.promises_to(seat), texts)]
    head = [title(snapshot, texts), texts("ui-promises-title"), f"-# {texts('ui-promises-binding')}"]

    def way(some: Sequence[str], turning: list[Row]) -> ui.LayoutView:
        said = text(*head, *some, limit=LIMIT)
        return layout(card(said, *turning, *_controls(snapshot, seat, texts), *back))

    turn = partial(_page, snapshot.row.id)
    return leaf(told or [texts("ui-promises-none")], way, turn, page)


def _page(game: str, number: int) -> Call:
    return Call("promises", game, 0, (str(number),))


def _controls(snapshot: GameSnapshot, seat: int | None, texts: Texts) -> list[Row]:
    """A button for each seat that something may be promised, and a select of what is done with."""
    if seat is None or snapshot.row.status != "running":
        return []
    others = [other for other in snapshot.seats if other.seat != seat]
    made = [
        button(
            texts("ui-promise-to", name=snapshot.names[other.seat]),
            Call("promise", snapshot.row.id, 0, (str(other.seat),)),
        )
        for other in others
    ]
    mine = [each for each in snapshot.promises_to(seat) if seat in (each.seat, each.receiver) and not each.done]
    entries = [(clip(texts("ui-promise-entry", **_raw(snapshot, each)), OPTION), str(each.number)) for each in mine]
    done = [select(Call("promise-done", snapshot.row.id), entries[-MENU:], texts("ui-promise-done"))]
    return [*rows(made), *(done if entries else [])]


def _raw(snapshot: GameSnapshot, promise: PromiseRow) -> dict[str, str]:
    """The same for labels, in which nothing is formatted."""
    names = snapshot.names
    return {"name": names[promise.seat], "receiver": names[promise.receiver], "text": promise.text}


async def _show(press: Press, snapshot: GameSnapshot, page: int = 0) -> None:
    if manifest(snapshot.row.kind).promises is None:
        raise Refusal("stale")
    texts = await readers.texts(press.interaction)
    back = way_back.to_turn(press.interaction, texts, press.call.game)
    await show(press.interaction, view(snapshot, snapshot.seat_of(press.user), texts, back, page))


@on("promises")
async def opened(press: Press) -> None:
    """Show the promises that one may read; raises `Refusal` stale in a game without deals."""
    await begin(press.interaction)
    await _show(press, await press.bot.table.games.snapshot(press.call.game), press.call.number(0))


@on("promise", reply=Reply.FORM)
async def ask(press: Press) -> None:
    """Open the form of a promise to the seat of the control."""
    to = press.call.number(0)
    snapshot = await press.bot.table.games.snapshot(press.call.game)
    if press.call.arg(0) != str(to) or not 0 <= to < len(snapshot.seats):
        raise Refusal("stale")
    texts = await readers.texts(press.interaction)
    field = text_field(texts("ui-promise-field"), FIELD, longest=LONGEST, paragraph=True)
    filled = Call("promised", press.call.game, 0, (str(to),))
    await press.interaction.response.send_modal(modal(texts("ui-promise-to", name=snapshot.names[to]), filled, field))


@on("promised")
async def make(press: Press) -> None:
    """Keep what was promised."""
    await begin(press.interaction)
    words, to = press.written(FIELD), press.call.number(0)
    await _show(press, await press.bot.table.promises.make(press.call.game, press.user, to, words))


@on("promise-done")
async def strike(press: Press) -> None:
    """Strike a promise out."""
    await begin(press.interaction)
    await _show(press, await press.bot.table.promises.strike(press.call.game, press.user, whole_number(press.value)))
