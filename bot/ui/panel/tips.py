"""Somebody's first game: what each question is about, said above it the first few times."""

from __future__ import annotations

from bot.plain_text import clip
from bot.table.base.snapshot import Panel
from bot.table.table import Table
from bot.words.news import happened
from bot.words.texts import Texts
from rules.core.decisions import Decision

TIMES = 2
RECENT = 60
LINES = 5
LINE = 300


def taught(kind: str, texts: Texts) -> bool:
    """Whether there is a guided first game of this kind."""
    return texts.has(f"{kind}-tip-welcome")


def tips(panel: Panel, texts: Texts) -> list[str]:
    """What a beginner should know about the open questions; nothing outside a guided game."""
    if not panel.snapshot.row.guided:
        return []
    found = (_tip(panel, question, texts) for question in panel.unanswered)
    return [f"> 💡 {line}" for tip in found for line in tip.splitlines()]


def _tip(panel: Panel, question: Decision, texts: Texts) -> str:
    """The tip for the time this kind of question is asked: one of its own, or the common one the first times."""
    name, time = f"{panel.snapshot.row.kind}-tip-{question.kind}", panel.learnt.get(question.kind, 0) + 1
    if texts.has(own := f"{name}-{time}"):
        return texts(own)
    return texts(name) if time <= TIMES and texts.has(name) else ""


async def meanwhile(table: Table, now: Panel, texts: Texts) -> list[str]:
    """What a beginner's last turn did, and the computer's after it; nothing in other games or beside a draft."""
    snapshot = now.snapshot
    if not snapshot.row.guided or now.drafting:
        return []
    moves = await table.games.log(snapshot.row.id, snapshot.row.seq - RECENT, RECENT)
    own = [move.base for move in moves if move.seat == now.seat and move.how == "person"]
    news = [move for move in moves if own and move.seq > own[-1]]
    return [clip(line, LINE) for line in [*happened(snapshot, news, texts)][-LINES:]]
