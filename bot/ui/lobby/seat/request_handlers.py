"""Presses of whoever is asked to answer for somebody's seat: they see what that means, and accept or decline."""

from __future__ import annotations

from bot.ui.kit import readers
from bot.ui.kit.controls import Press, on
from bot.ui.kit.ids import Call
from bot.ui.kit.reply import say, show
from bot.ui.lobby.seat import request_view
from bot.ui.lobby.seat.own_seat_handlers import show_hand_over


@on("sit-request", asked=True)
async def request(press: Press) -> None:
    """Show what somebody is asked; raises `Refusal` not-asked or request-over."""
    asked = await press.bot.table.requests.one(press.call.game, press.user, press.call.number(0))
    await show(press.interaction, request_view.view(asked, await readers.texts(press.interaction)))


@on("sit-accept", asked=True)
async def accept(press: Press) -> None:
    """Answer for the seat from now on, and show what there is to know of it."""
    requests, number = press.bot.table.requests, press.call.number(0)
    kind = (await requests.one(press.call.game, press.user, number)).row.kind
    after = await requests.accept(press.call.game, readers.person(press.interaction), number)
    texts, seat = await readers.texts(press.interaction), after.seat_of(press.user)
    said = texts(f"ui-sit-accepted-{kind}", name=after.plain_name(seat))
    await show_hand_over(Press(press.interaction, Call("hand-over", press.call.game)), said)


@on("sit-decline", asked=True)
async def decline(press: Press) -> None:
    """Decline, and tell them that whose seat it is is told."""
    requests, number = press.bot.table.requests, press.call.number(0)
    asked = await requests.one(press.call.game, press.user, number)
    await requests.decline(press.call.game, press.user, number)
    texts = await readers.texts(press.interaction)
    await say(press.interaction, texts("ui-sit-declined", name=asked.table.plain_name(asked.row.seat)))
