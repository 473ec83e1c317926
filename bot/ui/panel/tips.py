"""Somebody's first game: what each question is about, said above it the first few times."""

from __future__ import annotations

from bot.table.base.snapshot import Panel
from bot.words.texts import Texts
from rules.core.decisions import Decision

TIMES = 2


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
