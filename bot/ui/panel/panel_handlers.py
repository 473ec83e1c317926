"""Presses on the panel. Each is tried by the table; a refusal shows the panel as it is, and why."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from functools import partial

from bot.errors import Refusal
from bot.manifest.manifest import Notation
from bot.table.game.snapshot import Panel
from bot.ui.kit import attachments, readers, way_back
from bot.ui.kit.controls import HANDLERS, Press, Reply, Style, button, joined, on, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import card, layout, shown_pictures, text
from bot.ui.kit.readers import Reader
from bot.ui.kit.reply import begin, show
from bot.ui.kit.way_back import OVER, WATCH
from bot.ui.panel import forecasts, forms, panel_pictures, panel_view, question_controls, typed
from bot.ui.panel.advice import hints, tips, unavailable
from bot.ui.panel.asked import NONE
from bot.ui.panel.following import Shown
from bot.ui.panel.meanwhile import NOTHING, lines_of_result
from bot.ui.panel.navigation import START, Nav, labels_of, nav_of, onward
from bot.ui.panel.panel_lines import ending
from bot.ui.panel.spreading.allocation import allocated
from bot.words.labels import title
from bot.words.posts.said import QUOTED
from bot.words.texts import Texts
from rules.core.decisions import Answer, Decision, Illegal

Change = Callable[[], Awaitable[Panel]]
Opened = Callable[[Panel], Nav]
Told = Callable[[Panel, Texts], str]


async def refresh(
    press: Press, change: Change, opened: Opened = lambda now: START, *, done: Told | None = None, chosen: Nav = START
) -> None:
    """Acknowledge, make the change, and show the panel after it, or unchanged with the reason of the refusal.

    `done` says of the panel after it what has changed, where that is not what was committed. `chosen` is what was open
    and stays so where the rules refuse it, such as units that were put together one by one.
    """
    await begin(press.interaction)
    reader = await readers.reader(press.interaction)
    try:
        now = await press.bot.table.guided_games.onward(await change(), press.user)
        if done:
            said = done(now, reader.texts)
        else:
            said = lines_of_result(now, reader.texts)
        note = said if now.committed else ""
    except (Refusal, Illegal) as refused:
        now = await current(press)()
        if chosen != START and isinstance(refused, Illegal):
            opened = partial(_still, chosen)
        note = labels_of(now, reader.texts).refusal(refused)
        if refused.code == "stale" and now.taken_back:
            note = reader.texts("ui-undone-by", name=now.taken_back)
    await present(press, now, reader, opened(now), note)


def _still(chosen: Nav, now: Panel) -> Nav:
    """What was chosen so far, of whatever the panel shows now."""
    return chosen


async def present(press: Press, now: Panel, reader: Reader, nav: Nav = START, note: str = "") -> None:
    """Show a panel with its picture, and where it begins with what happened meanwhile."""
    if nav.group or nav.page:
        news = NOTHING
    else:
        news = await forecasts.news(press.bot, now, reader.texts)
    waiting = await press.bot.table.games.waiting(press.user, now.snapshot.row.id)
    foreseen = await forecasts.foreseen(press.bot, now, nav)
    contents = panel_view.Contents(now, reader.texts, nav, news, foreseen)
    room = contents.room_of_picture(note, waiting)
    wanted = panel_pictures.with_room(await panel_pictures.pictures(press.bot.table, now, nav), room)
    drawn = await attachments.all_pictures_of(press.bot, wanted, reader)
    unnoted = shown = contents.view(drawn, waiting)
    if note:
        shown = contents.view(drawn, waiting, note)
    message = await show(press.interaction, shown, shown_pictures(shown, drawn))
    await press.bot.following.opened(press.interaction, message, Shown(now, nav, unnoted, drawn))


@on("turn", "refresh")
async def turn(press: Press) -> None:
    """Open the panel; whoever has no seat watches."""
    try:
        await refresh(press, current(press))
    except Refusal as refused:
        if refused.code not in ("not-seated", "answers-no-more"):
            raise
        await HANDLERS[WATCH](Press(press.interaction, Call(WATCH, press.call.game)))


@on("home", OVER)
async def home(press: Press) -> None:
    """Back to where in the panel one was."""
    await refresh(press, current(press), lambda now: nav_of(press.call))


@on("open")
async def opened(press: Press) -> None:
    """Open a question, a heading (by button or select) or a page."""
    chosen = press.value_or()
    if chosen.startswith(question_controls.DIRECT):
        return await _answered(press, [chosen.removeprefix(question_controls.DIRECT)])
    return await refresh(press, current(press), lambda now: nav_of(press.call, group=chosen))


@on("why")
async def why_not(press: Press) -> None:
    """Show what cannot be chosen, in the panel's place."""
    await begin(press.interaction)
    now, texts = await current(press)(), await readers.texts(press.interaction)
    kind = press.call.arg(0)
    question = next((asked for asked in now.questions if asked.kind == kind), None)
    if question is None and (kind or not unavailable.any_reason(now, None)):
        return await refresh(press, _stale)
    nav = nav_of(press.call, group=press.value_or())
    shown = unavailable.view(now, texts, question, nav, way_back.to_turn(press.interaction, texts, press.call.game))
    await show(press.interaction, shown)
    return None


@on("tip")
async def tip(press: Press) -> None:
    """Show the tips of a first game in whole, in the panel's place."""
    await begin(press.interaction)
    now, texts = await current(press)(), await readers.texts(press.interaction)
    told = tips.tips(now, texts)
    if not told:
        return await refresh(press, _stale)
    back = way_back.to_turn(press.interaction, texts, press.call.game)
    await show(press.interaction, layout(card(text(title(now.snapshot, texts), *told), *back)))
    return None


@on("hint")
async def hint(press: Press) -> None:
    """Show what a computer would do, in the panel's place; raises `Refusal` as `Computers.advice` does.

    Until it knows, it says that it thinks; whoever has pressed something else meanwhile is not called away from that.
    """
    await begin(press.interaction)
    now, texts = await current(press)(), await readers.texts(press.interaction)
    question = next((asked for asked in now.unanswered if asked.kind == press.call.arg(0)), None)
    if question is None:
        return await refresh(press, _stale)
    back = way_back.to_turn(press.interaction, texts, press.call.game)
    message = await show(press.interaction, hints.thinking(now, texts, question, back))
    presses = press.bot.following.presses(message)
    advice = await press.bot.table.computers.advice(now, question, hints.SHOWN)
    if press.bot.following.presses(message) == presses:
        await show(press.interaction, hints.view(now, texts, question, advice, back))
    return None


def current(press: Press) -> Change:
    """No change: the panel as it is."""
    return partial(press.bot.table.turns.panel, press.call.game, press.user)


def answer(press: Press, *answers: Iterable[str]) -> Change:
    """Give an answer, or several one after another, to the question a control was made for."""
    call, given = press.call, [tuple(word for word in words if word != NONE) for words in answers]
    return partial(
        press.bot.table.turns.press,
        call.game,
        press.user,
        call.panel_revision,
        call.arg(0),
        given,
        str(press.interaction.id),
    )


async def _answered(press: Press, *answers: Iterable[str], group: str = "") -> None:
    """Give answers, and open what they lead to; a heading stays open where the same is asked again."""
    asked = list[Decision]()

    async def given() -> Panel:
        asked.extend((await press.bot.table.turns.draft(press.call.game, press.user)).questions)
        return await answer(press, *answers)()

    await refresh(press, given, lambda now: onward(now, asked, press.call.arg(0), group))


@on("pick")
async def pick(press: Press) -> None:
    """Answer with the word of a button."""
    await _answered(press, press.call.args[1:2], group=press.call.arg(2))


@on("advised")
async def advised(press: Press) -> None:
    """Answer with what a computer would, all words of it."""
    await _answered(press, press.call.args[1:])


@on("choose")
async def choose(press: Press) -> None:
    """Answer with what was chosen in a select, behind the option under which it stands if there is one."""
    await _answered(press, [*press.call.args[2:3], *press.values], group=press.call.arg(1))


@on("several")
async def several(press: Press) -> None:
    """Answer, one after another, with everything that was chosen in a select."""
    chosen = press.values or (press.value,)  # a select sends one at least: `value` refuses a forged press
    group = press.call.arg(1, NONE)
    await _answered(press, *((word,) for word in chosen), group="" if group == NONE else group)


@on("offer")
async def offer(press: Press) -> None:
    """Answer with one of the answers the game proposed."""
    value = press.value_or(press.call.arg(1))
    await refresh(press, partial(_read, press, lambda asked: question_controls.offered(asked, value)))


async def _read(press: Press, read: Callable[[Decision], Answer | None]) -> Panel:
    """Answer with what is read of the question a control was made for; raises `Refusal` stale where that is nothing."""
    now = await press.bot.table.turns.draft(press.call.game, press.user)
    asked = next((decision for decision in now.questions if decision.kind == press.call.arg(0)), None)
    words = read(asked) if asked else None
    if words is None:
        raise Refusal("stale")
    return await answer(press, words)()


@on("spread")
async def spread(press: Press) -> None:
    """Answer with what was spread slot by slot."""
    chosen = nav_of(press.call)
    await refresh(press, partial(_read, press, lambda asked: allocated(asked, press.call.arg(1))), chosen=chosen)


@on("form", reply=Reply.FORM)
async def form(press: Press) -> None:
    """Open the modal of a question; it must be the first response, so nothing is drawn here."""
    call = press.call
    now = await press.bot.table.turns.draft(call.game, press.user)
    asked = [decision for decision in now.questions if decision.kind == call.arg(0)]
    if not asked or now.panel_revision != call.panel_revision:
        return await refresh(press, _stale)
    labels = labels_of(now, await readers.texts(press.interaction))
    filled = Call("fill", call.game, call.panel_revision, call.args)
    await press.interaction.response.send_modal(forms.form(asked[0], labels, filled))
    return None


async def _stale() -> Panel:
    raise Refusal("stale")


@on("fill")
async def fill(press: Press) -> None:
    """Answer with a filled modal."""
    await refresh(press, partial(_read, press, lambda asked: forms.answer_of_form(asked, press.fields)))


@on("back")
async def back(press: Press) -> None:
    """Take the last answer of the draft back."""
    await refresh(press, partial(press.bot.table.turns.back, press.call.game, press.user, press.call.panel_revision))


@on("discard")
async def discard(press: Press) -> None:
    """Drop the draft."""
    await refresh(press, partial(press.bot.table.turns.discard, press.call.game, press.user))


@on("confirm")
async def confirm(press: Press) -> None:
    """Put the draft into the game."""
    call = press.call
    await refresh(
        press,
        partial(press.bot.table.turns.confirm, call.game, press.user, call.panel_revision, str(press.interaction.id)),
    )


@on("give-up")
async def give_up(press: Press) -> None:
    """Ask in the panel's place whether the draft shall count that gives something up; *Confirm* stands there."""
    way_back.leave(press.interaction, press.call)
    await begin(press.interaction)
    now, texts = await current(press)(), await readers.texts(press.interaction)
    lost = ending(now, labels_of(now, texts)).lost
    if not lost or now.panel_revision != press.call.panel_revision:
        return await refresh(press, _stale)
    sure = button(texts("ui-give-up-yes"), Call("confirm", press.call.game, now.panel_revision), Style.danger)
    away = way_back.to_turn(press.interaction, texts, press.call.game)
    said = text(title(now.snapshot, texts), f"**{texts('ui-give-up-sure', what=lost)}**")
    await show(press.interaction, layout(card(said, *joined(rows([sure]), away))))
    return None


@on("undo")
async def undo(press: Press) -> None:
    """Take the last confirmed turn back into the draft; a button of an older panel does not take another one."""
    await take_back(press, press.call.panel_revision)


def undone(now: Panel, texts: Texts) -> str:
    """That a turn is taken back: to be confirmed anew, where it can be; and then what may be pressed."""
    again = "draft" if now.confirmable and not now.forfeited else "asked"
    return QUOTED.join([texts(f"ui-undone-{again}"), texts(f"ui-undone-{again}-ways")])


async def take_back(press: Press, panel_revision: int | None = None) -> None:
    """Take the last confirmed turn back; with a panel revision, only the one that this panel shows."""
    taken_back = partial(press.bot.table.undo.last_turn, press.call.game, press.user, panel_revision)
    await refresh(press, taken_back, done=undone)


@on("redo")
async def redo(press: Press) -> None:
    """Put back what the last undo took back."""
    put_back = partial(press.bot.table.undo.redo, press.call.game, press.user, press.call.panel_revision)
    await refresh(press, put_back, done=lambda _, texts: texts("ui-redone"))


async def type_turn(press: Press, text: str, *, confirm: bool, notation: Notation | None = None) -> None:
    """Take a typed turn; the panel shows what was understood."""
    interpreter = typed.TypedWords(await readers.texts(press.interaction), notation)
    act = partial(
        press.bot.table.turns.act,
        press.call.game,
        press.user,
        typed.commands(text, notation),
        confirm=confirm,
        key=str(press.interaction.id),
        interpreter=interpreter,
    )
    await refresh(press, act)
