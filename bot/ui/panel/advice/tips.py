"""Somebody's first game: what each question is about, said above its picture the first few times."""

from __future__ import annotations

from bot.table.game.snapshot import Panel
from bot.ui.panel.navigation import START, Nav
from bot.words.posts.lines import SMALL
from bot.words.texts import Texts
from rules.core.decisions import Decision

TIMES = 2


def taught(kind: str, texts: Texts) -> bool:
    """Whether there is a guided first game of this kind."""
    return texts.has(f"{kind}-tip-welcome")


def tips(panel: Panel, texts: Texts, nav: Nav = START, *, small: bool = False) -> list[str]:
    """What a beginner should know about the open questions, line by line; nothing outside a guided game.

    Nor is anything said under a heading: there one has read it already, and it speaks of what else there was. `small`
    is in small letters.
    """
    if not panel.snapshot.row.guided or nav.group is not None:
        return []
    found = (_tip(panel, question, texts) for question in panel.unanswered)
    mark = SMALL if small else ""
    return [f"> {mark}💡 {line}" for tip in found for line in tip.splitlines()]


def _tip(panel: Panel, question: Decision, texts: Texts) -> str:
    """The tip for the time this kind of question is asked: one of its own, or the common one the first times."""
    name, time = f"{panel.snapshot.row.kind}-tip-{question.kind}", panel.learnt.get(question.kind, 0) + 1
    if texts.has(own := f"{name}-{time}"):
        return texts(own)
    if time <= TIMES and texts.has(name):
        return texts(name)
    return ""
