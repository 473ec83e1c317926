"""Presses on a planned turn."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from functools import partial

from bot.errors import Refusal
from bot.table.beforehand.plans import Planning
from bot.ui.kit import attachments, readers, way_back
from bot.ui.kit.controls import Press, Reply, on
from bot.ui.kit.ids import Call
from bot.ui.kit.reply import begin, show
from bot.ui.panel import forms, panel_handlers, question_controls
from bot.ui.panel.beforehand import ahead_view
from bot.ui.panel.navigation import START, Nav, labels_of, nav_of
from rules.core.decisions import Answer, Decision, Illegal

Change = Callable[[], Awaitable[Planning]]


async def refresh(press: Press, change: Change, nav: Nav = START) -> None:
    """Make the change and show the plan after it, or unchanged with the reason of the refusal.

    The panel comes back where nothing can be planned any more, as when the turn has come.
    """
    await begin(press.interaction)
    reader, note = await readers.reader(press.interaction), ""
    try:
        now = await change()
    except (Refusal, Illegal) as refused:
        panel = await panel_handlers.current(press)()
        note = labels_of(panel, reader.texts).refusal(refused)
        try:
            now = await _current(press)()
        except Refusal as over:
            note = labels_of(panel, reader.texts).refusal(over)
            return await panel_handlers.present(press, panel, reader, note=note)
    drawn = await attachments.drawn(press.bot, ahead_view.picture(now, nav), reader)
    back = way_back.to_turn(press.interaction, reader.texts, press.call.game)
    await show(press.interaction, ahead_view.view(now, reader.texts, nav, note, drawn, back), drawn)
    return None


def _current(press: Press) -> Change:
    return partial(press.bot.table.plans.panel, press.call.game, press.user)


@on("ahead")
async def opened(press: Press) -> None:
    """Open the plan of the next turn."""
    way_back.leave(press.interaction, press.call)
    await refresh(press, _current(press))


@on("ahead-open")
async def open_question(press: Press) -> None:
    """Open a question, a heading (by button or select) or a page."""
    chosen = press.values[0] if press.values else ""
    if chosen.startswith(question_controls.DIRECT):
        return await _answered(press, [chosen.removeprefix(question_controls.DIRECT)])
    return await refresh(press, _current(press), nav_of(press.call, group=chosen))


async def _answered(press: Press, *answers: Iterable[str]) -> None:
    """Add answers to the question a control was made for."""
    given = [tuple(word for word in words if word != question_controls.NONE) for words in answers]
    await refresh(press, partial(_press, press, given))


async def _press(press: Press, answers: list[Answer]) -> Planning:
    call, key = press.call, str(press.interaction.id)
    return await press.bot.table.plans.press(call.game, press.user, call.panel_revision, call.arg(0), answers, key)


async def _read(press: Press, read: Callable[[Decision], Answer | None]) -> Planning:
    """Answer with what is read of the question a control was made for; raises `Refusal` stale where that is nothing."""
    words = read(await _question(press))
    if words is None:
        raise Refusal("stale")
    return await _press(press, [words])


async def _question(press: Press) -> Decision:
    """The question a control was made for; raises `Refusal` stale where the plan does not ask it now."""
    now = await _current(press)()
    for question in now.panel.questions:
        if question.kind == press.call.arg(0):
            return question
    raise Refusal("stale")


@on("ahead-pick")
async def pick(press: Press) -> None:
    """Plan the word of a button."""
    await _answered(press, press.call.args[1:2])


@on("ahead-choose")
async def choose(press: Press) -> None:
    """Plan what was chosen in a select."""
    await _answered(press, press.values)


@on("ahead-several")
async def several(press: Press) -> None:
    """Plan, one after another, everything that was chosen in a select."""
    await _answered(press, *((word,) for word in press.values or (press.value,)))


@on("ahead-offer")
async def offer(press: Press) -> None:
    """Plan one of the answers the game proposed."""
    value = press.values[0] if press.values else press.call.arg(1)
    await refresh(press, partial(_read, press, lambda question: question_controls.offered(question, value)))


@on("ahead-spread")
async def spread(press: Press) -> None:
    """Plan what was spread slot by slot."""
    await refresh(press, partial(_read, press, lambda asked: question_controls.allocated(asked, press.call.arg(1))))


@on("ahead-form", reply=Reply.FORM)
async def form(press: Press) -> None:
    """Open the modal of a question."""
    now = await press.bot.table.turns.draft(press.call.game, press.user)
    labels = labels_of(now, await readers.texts(press.interaction))
    filled = Call("ahead-fill", press.call.game, press.call.panel_revision, press.call.args)
    await press.interaction.response.send_modal(forms.form(await _question(press), labels, filled))


@on("ahead-fill")
async def fill(press: Press) -> None:
    """Plan what is in a filled modal."""
    await refresh(press, partial(_read, press, lambda question: forms.read(question, press.fields)))


@on("ahead-back", "ahead-clear")
async def take_back(press: Press) -> None:
    """Take the last step of the plan back, or all of it."""
    call, everything = press.call, press.call.verb == "ahead-clear"
    back = press.bot.table.plans.back
    await refresh(press, partial(back, call.game, press.user, call.panel_revision, everything=everything))


@on("ahead-file")
async def file(press: Press) -> None:
    """Let as many steps as were chosen be played by themselves."""
    count = int(press.value) if press.value.isdecimal() else -1
    call = press.call
    await refresh(press, partial(press.bot.table.plans.file, call.game, press.user, call.panel_revision, count))


@on("take-over")
async def take_over(press: Press) -> None:
    """Make a draft of the plan whose turn has come."""
    call = press.call
    await panel_handlers.refresh(
        press, partial(press.bot.table.plans.take_over, call.game, press.user, call.panel_revision)
    )
