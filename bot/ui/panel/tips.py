"""Somebody's first game: what each question is about, said above it the first few times."""

from __future__ import annotations

from dataclasses import replace

import structlog

from bot.plain_text import clip
from bot.table.snapshot import Panel
from bot.table.table import Table
from bot.words.news import happened
from bot.words.texts import Texts
from rules.core.decisions import Decision

log = structlog.get_logger()
TIMES = 2
RECENT = 60
LINES = 5
LINE = 300


def taught(kind: str, texts: Texts) -> bool:
    """Whether there is a guided first game of this kind."""
    return texts.has(f"{kind}-tip-welcome")


def tips(panel: Panel, texts: Texts) -> list[str]:
    """What a beginner should know about the open questions; nothing outside a guided game."""
    if not panel.look.row.guided:
        return []
    found = (_tip(panel, question, texts) for question in panel.owed)
    return [f"> 💡 {line}" for tip in found for line in tip.splitlines()]


def _tip(panel: Panel, question: Decision, texts: Texts) -> str:
    """The tip for the time this kind of question is asked: one of its own, or the common one the first times."""
    name, time = f"{panel.look.row.kind}-tip-{question.kind}", panel.learnt.get(question.kind, 0) + 1
    if texts.has(own := f"{name}-{time}"):
        return texts(own)
    return texts(name) if time <= TIMES and texts.has(name) else ""


async def onward(table: Table, now: Panel, user: int) -> Panel:
    """The panel after a turn; in a guided game after the computer's too, so that question follows question."""
    if not (now.committed and now.look.row.guided):
        return now
    try:
        while await table.computer_turn(now.look.row.id):
            pass
    except Exception:  # the turn counts all the same; the computer's is tried again later
        log.exception("computer-failed", game=now.look.row.id)
    return replace(await table.panel(now.look.row.id, user), committed=True)


async def meanwhile(table: Table, now: Panel, texts: Texts) -> list[str]:
    """What a beginner's last turn did, and the computer's after it; nothing in other games or beside a draft."""
    look = now.look
    if not look.row.guided or now.draft_moves:
        return []
    moves = await table.log(look.row.id, look.row.seq - RECENT, RECENT)
    own = [move.base for move in moves if move.seat == now.seat and move.how == "person"]
    news = [move for move in moves if own and move.seq > own[-1]]
    return [clip(line, LINE) for line in [*happened(look, news, texts)][-LINES:]]
