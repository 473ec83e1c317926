"""Pictures for views: asked of the renderer, with words for those who do not see them. A game goes on without them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import structlog

from bot.look import Look, Panel
from bot.texts import Texts
from bot.ui.faces import face
from bot.ui.parts import Picture

if TYPE_CHECKING:
    from bot.app import Orrery

log = structlog.get_logger()


async def preview(bot: Orrery, panel: Panel, texts: Texts) -> list[Picture]:
    """The main board after a person's draft, or what is in their own hand."""
    look = panel.look
    what = face(look.row.kind).panel(question.kind for question in panel.questions)
    slot = (look.row.id, panel.seat)
    return await _drawn(bot, look, panel.view, what, texts, slot, seat=panel.seat) if what else []


async def own_sheet(bot: Orrery, panel: Panel, texts: Texts) -> list[Picture]:
    """A person's own sheet after their draft."""
    look, what = panel.look, face(panel.look.row.kind).sheet
    slot = (f"{look.row.id}/own", panel.seat)
    return await _drawn(bot, look, panel.view, what, texts, slot, seat=panel.seat) if what else []


async def board(bot: Orrery, look: Look, texts: Texts, what: str, seat: int | None) -> list[Picture]:
    """A shared board as a seat (None is an onlooker) may see it; nothing before the start."""
    if not what or look.state is None:
        return []
    return await _drawn(bot, look, look.view(seat), what, texts, (look.row.id, seat))


async def sheet(bot: Orrery, look: Look, texts: Texts, seat: int, viewer: int | None) -> list[Picture]:
    """The sheet of `seat`, as `viewer` may see it."""
    what = face(look.row.kind).sheet
    if not what or look.state is None:
        return []
    return await _drawn(bot, look, look.view(viewer), what, texts, (f"{look.row.id}/{seat}", viewer), seat=seat)


async def _drawn(
    bot: Orrery, look: Look, view: Any, what: str, texts: Texts, slot: tuple[str, int | None], **options: Any
) -> list[Picture]:
    names = tuple(look.names)
    try:
        painted = await bot.renderer.picture(look.row.kind, view, what, texts, slot, names=names, **options)
    except Exception:
        log.exception("picture-failed", game=look.row.id, what=what)
        return []
    return [Picture(painted.filename, painted.data, painted.alt)]
