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


def tips(panel: Panel, texts: Texts, nav: Nav = START, *, small: bool = False, most: int | None = None) -> list[str]:
    """What a beginner should know about the open questions, line by line; nothing for others.

    Nor is anything said under a heading: there one has read it already, and it speaks of what else there was. `small`
    is in small letters. Of each its first sentences are told, `most` of them; None for all.
    """
    if not panel.teaches or nav.group is not None:
        return []
    found = (_tip(panel, question, texts) for question in panel.unanswered)
    mark = SMALL if small else ""
    if most == 0:
        return []
    return [f"> {mark}💡 {line}" for tip in found for line in _first(tip, most).splitlines()]


def cut(panel: Panel, texts: Texts, nav: Nav, most: int | None) -> bool:
    """Whether a tip says more than its first sentences, `most` of them."""
    return tips(panel, texts, nav) != tips(panel, texts, nav, most=most)


def _first(tip: str, most: int | None) -> str:
    """The first statements of a tip, each whole, with the question it answers; without a sign of what is left out."""
    ends = [found.start() for found in STATEMENT_END.finditer(tip)]
    if most is None or most > len(ends):
        return tip
    return tip[: ends[most - 1]]


def _tip(panel: Panel, question: Decision, texts: Texts) -> str:
    """The tip for the time this kind of question is asked: one of its own, or the common one the first time."""
    name, time = f"{panel.snapshot.row.kind}-tip-{question.kind}", panel.learnt.get(question.kind, 0) + 1
    if texts.has(own := f"{name}-{time}"):
        return texts(own)
    if time <= TIMES and texts.has(name):
        return texts(name)
    return ""
