"""*Webhook* in the settings: an address of one's own that is told when it is one's turn."""

from __future__ import annotations

from bot.errors import Refusal
from bot.plain_text import plain
from bot.store.call_rows import HookRow
from bot.table.calls.hooks import LONGEST, host_of
from bot.ui.kit import readers, way_back
from bot.ui.kit.controls import Press, Reply, Style, button, on, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import card, choice_field, layout, modal, text, text_field
from bot.ui.kit.reply import begin, show
from bot.words.texts import Texts

URL, KIND = "url", "kind"
KINDS = ("ntfy", "gotify", "json")


def _allowed(press: Press) -> None:
    """Raise `Refusal` hooks-off where the host wants no webhooks."""
    if not press.bot.settings.webhooks:
        raise Refusal("hooks-off")


@on("hook")
async def hook(press: Press) -> None:
    """Show what is set, and what an address is told."""
    _allowed(press)
    await _shown(press)


@on("hook-ask", reply=Reply.FORM)
async def ask(press: Press) -> None:
    """Open the form; what is set is not in it, since it is a key."""
    _allowed(press)
    known, texts = await press.bot.table.hooks.of(press.user), await readers.texts(press.interaction)
    kinds = [(texts(f"ui-hook-kind-{kind}"), kind) for kind in KINDS]
    form = modal(
        texts("ui-hook"),
        Call("hook-set"),
        choice_field(texts("ui-hook-kind"), KIND, kinds, known.kind if known else KINDS[0]),
        text_field(texts("ui-hook-url"), URL, example=texts("ui-hook-example"), longest=LONGEST),
    )
    await press.interaction.response.send_modal(form)


@on("hook-set")
async def keep(press: Press) -> None:
    """Keep the address, and try it at once."""
    _allowed(press)
    await begin(press.interaction)
    texts = await readers.texts(press.interaction)
    made = await press.bot.table.hooks.set(
        press.user, press.written(URL), press.written(KIND), str(press.interaction.locale)
    )
    arrived = await press.bot.hooks.test(made, texts)
    await _shown(press, texts("ui-hook-arrived" if arrived else "ui-hook-not-arrived"))


@on("hook-drop")
async def drop(press: Press) -> None:
    """Forget the address; also where the host wants no webhooks any more."""
    await press.bot.table.hooks.drop(press.user)
    await _shown(press)


async def _shown(press: Press, said: str = "") -> None:
    known, texts = await press.bot.table.hooks.of(press.user), await readers.texts(press.interaction)
    controls = [button(texts("ui-hook-set"), Call("hook-ask"), Style.primary)]
    if known:
        controls.append(button(texts("ui-hook-drop"), Call("hook-drop")))
    lines = [texts("ui-hook-title"), texts("ui-hook-what"), _set(known, texts), said]
    back = way_back.to(Call("settings"), texts)
    await show(press.interaction, layout(card(text(*lines), *rows([*controls, back]))))


def _set(known: HookRow | None, texts: Texts) -> str:
    """Where it is told, without what is secret of the address."""
    if known is None:
        return texts("ui-hook-none")
    return texts("ui-hook-known", kind=texts(f"ui-hook-kind-{known.kind}"), host=plain(host_of(known)))
