"""Presses on a plan."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from functools import partial

from bot.errors import Refusal
from bot.table.game.snapshot import Panel
from bot.table.plans.plans import Planning
from bot.ui.kit import readers, way_back
from bot.ui.kit.client import Interaction
from bot.ui.kit.controls import Press, Reply, Style, button, on, rows
from bot.ui.kit.ids import Call, whole_number
from bot.ui.kit.layout import card, layout, shown_pictures, text
from bot.ui.kit.living import Page
from bot.ui.kit.readers import Reader
from bot.ui.kit.reply import begin, show
from bot.ui.panel import forms, meanwhile, panel_handlers, question_controls
from bot.ui.panel.asked import NONE
from bot.ui.panel.navigation import START, Nav, labels_of, nav_of
from bot.ui.panel.pages.pictured import painted
from bot.ui.panel.planning import plan_view
from bot.ui.panel.spreading.allocation import allocated
from bot.words.texts import Texts
from rules.core.decisions import Answer, Decision, Illegal

Change = Callable[[], Awaitable[Planning]]


async def refresh(press: Press, change: Change, nav: Nav = START) -> None:
    """Make the change and show the plan after it, or unchanged with the reason of the refusal.

    The panel comes back when the plan has answered something, and when there is nothing to plan, as when the turn that
    was planned has come.
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
            note = await _moved(press.interaction, panel, reader.texts) or labels_of(panel, reader.texts).refusal(over)
            return await panel_handlers.present(press, panel, reader, note=note)
    if now.panel.committed:
        return await panel_handlers.present(
            press, now.panel, reader, note=meanwhile.lines_of_result(now.panel, reader.texts)
        )
    game, home = press.call.game, way_back.home(press.interaction, press.call.game)
    page = await _made(press.interaction, reader, now, nav, home)
    said = await _made(press.interaction, reader, now, nav, home, note) if note else page
    message = await show(press.interaction, said.view, said.pictures)
    make = partial(_page, game, nav, home)
    await press.bot.following.watching(press.interaction, message, f"plan {game}", page, make)
    return None


async def _page(game: str, nav: Nav, home: Call, interaction: Interaction, texts: Texts) -> Page:
    """The plan as it is by now; while there is none why, with the way to the turn that has come, or back."""
    table = interaction.client.table
    try:
        now = await table.plans.panel(game, interaction.user.id)
    except Refusal as over:
        moved = await _moved(interaction, await table.turns.panel(game, interaction.user.id), texts)
        if moved:
            way = button(texts("ui-turn"), Call("turn", game), Style.primary)
        else:
            way = way_back.to(home, texts)
        return Page(layout(card(text(moved or texts.refusal(over)), *rows([way]))), frozenset((game,)))
    return await _made(interaction, await readers.reader(interaction), now, nav, home)


async def _moved(interaction: Interaction, panel: Panel, texts: Texts) -> str:
    """That a turn which could be planned has come, and who moved last before it; "" where it has not."""
    if not panel.unanswered:
        return ""
    moves = await interaction.client.table.games.since(panel.snapshot.row.id, panel.seat)
    others = [panel.snapshot.plain_name(move.seat) for move in moves if move.seat not in (panel.seat, -1)]
    if not others:
        return texts("ui-plan-turn-now")
    return texts("ui-plan-turn-came", name=others[-1])


async def _made(interaction: Interaction, reader: Reader, now: Planning, nav: Nav, home: Call, note: str = "") -> Page:
    back = rows([way_back.to(home, reader.texts)])
    page = plan_view.page(now, reader.texts, nav, note, back)
    drawn = await painted(interaction, page, plan_view.picture(now, nav), reader)
    shown = page.view(drawn)
    return Page(shown, frozenset((now.row.game_id,)), shown_pictures(shown, drawn))


def _current(press: Press) -> Change:
    return partial(press.bot.table.plans.panel, press.call.game, press.user)


@on("plan")
async def opened(press: Press) -> None:
    """Open the plan."""
    if press.call.args or way_back.LEFT not in press.interaction.extras:
        way_back.leave(press.interaction, press.call, over=not press.call.args)
    await refresh(press, _current(press))


@on("plan-open")
async def open_question(press: Press) -> None:
    """Open a question, a heading (by button or select) or a page."""
    chosen = press.value_or()
    if chosen.startswith(question_controls.DIRECT):
        return await _answered(press, [chosen.removeprefix(question_controls.DIRECT)])
    return await refresh(press, _current(press), nav_of(press.call, group=chosen))


@on("plan-ask")
async def ask(press: Press) -> None:
    """Open one of the other questions from their list."""
    await refresh(press, _current(press), Nav(press.value))


async def _answered(press: Press, *answers: Iterable[str]) -> None:
    """Plan answers to the question a control was made for."""
    given = [tuple(word for word in words if word != NONE) for words in answers]
    await refresh(press, partial(_press, press, given))


async def _press(press: Press, answers: list[Answer]) -> Planning:
    call, key = press.call, str(press.interaction.id)
    name = plan_view.full(call.arg(0))
    return await press.bot.table.plans.press(call.game, press.user, call.panel_revision, name, answers, key)


async def _read(press: Press, read: Callable[[Decision], Answer | None]) -> Planning:
    """Plan what is read of the question a control was made for; raises `Refusal` stale where that is nothing."""
    words = read(_question(press, await _current(press)()))
    if words is None:
        raise Refusal("stale")
    return await _press(press, [words])


def _question(press: Press, now: Planning) -> Decision:
    """The question a control was made for; raises `Refusal` stale where it cannot be planned any more."""
    question = now.asked.get(plan_view.full(press.call.arg(0)))
    if question is None:
        raise Refusal("stale")
    return question


@on("plan-pick")
async def pick(press: Press) -> None:
    """Plan the word of a button."""
    await _answered(press, press.call.args[1:2])


@on("plan-choose")
async def choose(press: Press) -> None:
    """Plan what was chosen in a select, behind the option under which it stands if there is one."""
    await _answered(press, [*press.call.args[2:3], *press.values])


@on("plan-several")
async def several(press: Press) -> None:
    """Plan, one after another, everything that was chosen in a select."""
    await _answered(press, *((word,) for word in press.values or (press.value,)))


@on("plan-offer")
async def offer(press: Press) -> None:
    """Plan one of the answers the game proposed."""
    value = press.value_or(press.call.arg(1))
    await refresh(press, partial(_read, press, lambda question: question_controls.offered(question, value)))


@on("plan-spread")
async def spread(press: Press) -> None:
    """Plan what was spread slot by slot."""
    read = partial(allocated, written=press.call.arg(1))
    await refresh(press, partial(_read, press, read))


@on("plan-form", reply=Reply.FORM)
async def form(press: Press) -> None:
    """Open the modal of a question."""
    now = await _current(press)()
    labels = labels_of(now.panel, await readers.texts(press.interaction))
    filled = Call("plan-fill", press.call.game, press.call.panel_revision, press.call.args)
    await press.interaction.response.send_modal(forms.form(_question(press, now), labels, filled))


@on("plan-fill")
async def fill(press: Press) -> None:
    """Plan what is in a filled modal."""
    await refresh(press, partial(_read, press, lambda question: forms.answer_of_form(question, press.fields)))


@on("plan-back", "plan-clear")
async def take_back(press: Press) -> None:
    """Take the last line of the plan back, or all of it."""
    call, everything = press.call, press.call.verb == "plan-clear"
    back = press.bot.table.plans.back
    await refresh(press, partial(back, call.game, press.user, call.panel_revision, everything=everything))


@on("plan-file")
async def file(press: Press) -> None:
    """Let as many steps as were chosen be played by themselves."""
    count = whole_number(press.value, -1)
    call = press.call
    await refresh(press, partial(press.bot.table.plans.file, call.game, press.user, call.panel_revision, count))


@on("take-over")
async def take_over(press: Press) -> None:
    """Make a draft of the plan whose turn has come."""
    call = press.call
    await panel_handlers.refresh(
        press, partial(press.bot.table.plans.take_over, call.game, press.user, call.panel_revision)
    )
