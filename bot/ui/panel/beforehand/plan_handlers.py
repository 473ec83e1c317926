"""Presses on a plan."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from bot.errors import Refusal
from bot.table.base.snapshot import Panel
from bot.ui.kit import attachments, readers, way_back
from bot.ui.kit.controls import Press, Reply, on
from bot.ui.kit.ids import Call
from bot.ui.kit.reply import begin, show
from bot.ui.panel import forms, panel_handlers, panel_lines, question_controls
from bot.ui.panel.beforehand import plan_view
from bot.ui.panel.navigation import START, Nav, labels_of, nav_of
from bot.ui.panel.panel_handlers import Change
from rules.core.decisions import Answer, Decision, Illegal


async def refresh(press: Press, change: Change, nav: Nav = START) -> None:
    """Make the change and show the plan after it, or unchanged with the reason of the refusal.

    The panel comes back when the plan has answered something, and when there is nothing to plan.
    """
    await begin(press.interaction)
    reader, note = await readers.reader(press.interaction), ""
    try:
        now = await change()
    except (Refusal, Illegal) as refused:
        now = await panel_handlers.current(press)()
        note = labels_of(now, reader.texts).refusal(refused)
    if now.committed or not plan_view.planning(now).ahead:
        done = panel_lines.committed(now, reader.texts) if now.committed else reader.texts("ui-plan-none")
        return await panel_handlers.present(press, now, reader, note=note or done)
    drawn = await attachments.drawn(press.bot, plan_view.picture(now, nav), reader)
    back = way_back.to_turn(press.interaction, reader.texts, press.call.game)
    await show(press.interaction, plan_view.view(now, reader.texts, nav, note, drawn, back), drawn)
    return None


@on("plan")
async def opened(press: Press) -> None:
    """Open the plan."""
    if press.call.args:
        way_back.leave(press.interaction, press.call)
    await refresh(press, panel_handlers.current(press))


@on("plan-open")
async def open_question(press: Press) -> None:
    """Open a question, a heading (by button or select) or a page."""
    chosen = press.values[0] if press.values else ""
    if chosen.startswith(question_controls.DIRECT):
        return await answer(press, [chosen.removeprefix(question_controls.DIRECT)])
    return await refresh(press, panel_handlers.current(press), nav_of(press.call, group=chosen))


async def answer(press: Press, words: Iterable[str]) -> None:
    """Plan an answer to the question a control was made for."""
    given = tuple(word for word in words if word != question_controls.NONE)
    await refresh(press, partial(_planned, press, lambda question: given))


async def _planned(press: Press, read: Callable[[Decision], Answer | None]) -> Panel:
    """Plan what is read of the question a control was made for; raises `Refusal` stale where that is nothing."""
    words = read(await _question(press))
    if words is None:
        raise Refusal("stale")
    return await press.bot.table.orders.plan(press.call.game, press.user, plan_view.full(press.call.arg(0)), words)


async def _question(press: Press) -> Decision:
    """The question a control was made for; raises `Refusal` stale when it cannot be planned any more."""
    now = await press.bot.table.turns.draft(press.call.game, press.user)
    question = plan_view.planning(now).ahead.get(plan_view.full(press.call.arg(0)))
    if question is None:
        raise Refusal("stale")
    return question


@on("plan-pick")
async def pick(press: Press) -> None:
    """Plan the word of a button."""
    await answer(press, press.call.args[1:2])


@on("plan-choose")
async def choose(press: Press) -> None:
    """Plan what was chosen in a select."""
    await answer(press, press.values)


@on("plan-offer")
async def offer(press: Press) -> None:
    """Plan one of the answers the game proposed."""
    value = press.values[0] if press.values else press.call.arg(1)
    await refresh(press, partial(_planned, press, lambda question: question_controls.offered(question, value)))


@on("plan-spread")
async def spread(press: Press) -> None:
    """Plan what was spread slot by slot."""
    read = partial(question_controls.allocated, value=press.call.arg(1))
    await refresh(press, partial(_planned, press, read))


@on("plan-form", reply=Reply.FORM)
async def form(press: Press) -> None:
    """Open the modal of a question."""
    now = await press.bot.table.turns.draft(press.call.game, press.user)
    labels = labels_of(now, await readers.texts(press.interaction))
    filled = Call("plan-fill", press.call.game, press.call.panel_revision, press.call.args)
    await press.interaction.response.send_modal(forms.form(await _question(press), labels, filled))


@on("plan-fill")
async def fill(press: Press) -> None:
    """Plan what is in a filled modal."""
    await refresh(press, partial(_planned, press, lambda question: forms.read(question, press.fields)))


@on("plan-back", "plan-clear")
async def forget(press: Press) -> None:
    """Take the last answer of the plan back, or the whole plan."""
    everything = press.call.verb == "plan-clear"
    await refresh(press, partial(press.bot.table.orders.unplan, press.call.game, press.user, everything=everything))
