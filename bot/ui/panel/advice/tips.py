"""For whoever is new to a game: what each question is about, said above its picture the first time."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bot.manifest.manifest import manifest
from bot.table.game.answering import options_of
from bot.table.game.snapshot import GameSnapshot, Panel
from bot.ui.kit.controls import Control, button
from bot.ui.kit.ids import Call
from bot.ui.panel.navigation import START, Nav
from bot.words.posts.said import SMALL
from bot.words.texts import Texts
from rules.core.decisions import Decision, Number, Option

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
    """The tip for the time this kind of question is asked: one of its own, or the common one the first time.

    None that recommends what is not among the choices.
    """
    game, time = panel.snapshot.row.kind, panel.learnt.get(question.kind, 0) + 1
    own, common = f"{question.kind}-{time}", question.kind
    if texts.has(f"{game}-tip-{own}"):
        return texts(f"{game}-tip-{own}") if fits(panel, own) else ""
    if time <= TIMES and texts.has(f"{game}-tip-{common}") and fits(panel, common):
        return texts(f"{game}-tip-{common}")
    return ""


def fits(panel: Panel, tip: str) -> bool:
    """Whether a choice that a tip recommends is offered now, if it recommends any: `fits(panel, "turn-1")`."""
    wanted = manifest(panel.snapshot.row.kind).panels.advised.get(tip, ())
    return not wanted or not offered(panel).isdisjoint(wanted)


def offered(panel: Panel) -> set[str]:
    """The headings and the words of all choices of a panel, each up to its first colon."""
    options = [option for question in panel.questions for option in choices(question)]
    return {name.partition(":")[0] for option in options for name in (option.group, option.word)}


def choices(question: Decision) -> Sequence[Option]:
    """What may be chosen in answer to a question: nothing, where it asks for a number."""
    return () if isinstance(question.ask, Number) else options_of(question)
