"""For whoever is new to a game: what each question is about, said above its picture the first time."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.table.game.snapshot import GameSnapshot, Panel
from bot.ui.kit.controls import Control, button
from bot.ui.kit.ids import Call
from bot.ui.panel.navigation import START, Nav
from bot.words.posts.lines import SMALL
from bot.words.texts import Texts
from rules.core.decisions import Decision

TIMES = 1  # that a tip is told which is not for a certain time
STATEMENT_END = re.compile(r"(?<=[.!])\s")


def taught(kind: str, texts: Texts) -> bool:
    """Whether there is a guided first game of this kind."""
    return texts.has(f"{kind}-tip-welcome")


def asking(snapshot: GameSnapshot, texts: Texts, user_id: int) -> Iterator[Control]:
    """The button by which somebody says that they are new to a game, or that they need no tips any more."""
    seat = snapshot.own_seat(user_id)
    if seat is not None and taught(snapshot.row.kind, texts) and not snapshot.row.guided:
        verb = "unlearn" if snapshot.seats[seat].learning else "learn"
        yield button(texts(f"ui-{verb}"), Call(verb, snapshot.row.id))


def tips(panel: Panel, texts: Texts, nav: Nav = START, *, small: bool = False, whole: bool = True) -> list[str]:
    """What a beginner should know about the open questions, line by line; nothing for others.

    Nor is anything said under a heading: there one has read it already, and it speaks of what else there was. `small`
    is in small letters. Not `whole` is what each says first.
    """
    if not panel.teaches or nav.group is not None:
        return []
    found = (_tip(panel, question, texts) for question in panel.unanswered)
    mark = SMALL if small else ""
    told = found if whole else map(_first, found)
    return [f"> {mark}💡 {line}" for tip in told for line in tip.splitlines()]


def cut(panel: Panel, texts: Texts, nav: Nav = START) -> bool:
    """Whether a tip says more than what it says first."""
    return tips(panel, texts, nav) != tips(panel, texts, nav, whole=False)


def _first(tip: str) -> str:
    """The first statement of a tip, with the question it answers."""
    first, *others = STATEMENT_END.split(tip, 1)
    return f"{first} …" if others else first


def _tip(panel: Panel, question: Decision, texts: Texts) -> str:
    """The tip for the time this kind of question is asked: one of its own, or the common one the first time."""
    name, time = f"{panel.snapshot.row.kind}-tip-{question.kind}", panel.learnt.get(question.kind, 0) + 1
    if texts.has(own := f"{name}-{time}"):
        return texts(own)
    if time <= TIMES and texts.has(name):
        return texts(name)
    return ""
