"""A turn as text: `mine:7b2; charge 2`. The same words as in the log, completed as they are typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot import drafts
from bot.errors import Refusal
from bot.look import Panel
from bot.steps import Run
from bot.turns import typed
from bot.ui.labels import Labels
from bot.ui.parts import MENU, clip
from rules.core import play
from rules.core.decisions import Allocate, Answer, Decision, Illegal, Number, Pick

LIMIT = 100
NOTE = " — "
MOST_NUMBERS = 100
Choice = tuple[str, str]


def lines(text: str) -> list[str]:
    """The answers in a typed turn: parted by `;`, without the notes that completion puts behind them."""
    parts = (part.partition(NOTE)[0].strip().lower() for part in text.split(";"))
    return [part for part in parts if part]


def complete(panel: Panel, text: str, labels: Labels) -> list[Choice]:
    """Up to 25 `(shown, value)` ways to go on from what is typed so far, by the words or by what they mean."""
    done, _, last = text.rpartition(";")
    head = lines(done)
    parts = last.partition(NOTE)[0].lower().split()
    found: list[Choice] = []
    for value, said in _candidates(_questions(panel, head), labels):
        whole = "; ".join((*head, value))
        if len(whole) <= LIMIT and _fits(parts, f"{value} {said}".lower()):
            found.append((clip(f"{whole}{NOTE}{said}", LIMIT), whole))
    return found[:MENU]


def _fits(parts: Sequence[str], text: str) -> bool:
    return all(part in text for part in parts)


def _questions(panel: Panel, head: Sequence[str]) -> tuple[Decision, ...]:
    """What is asked after the draft and the answers typed so far; nothing when they do not fit."""
    look, seat = panel.look, panel.seat
    state = play.copy(look.game, panel.drafted_state)
    run = Run(look.game, state, look.row.seed, look.row.seq + len(panel.draft_moves))
    try:
        for line in head:
            if run.binding:
                return ()
            drafts.draft_move(run, look, typed(run.asked(seat), line))
    except (Refusal, Illegal):
        return ()
    return () if run.binding else run.asked(seat)


def _candidates(questions: Sequence[Decision], labels: Labels) -> Iterator[Choice]:
    for question in questions:
        for answer in answers(question):
            yield _line(question, answer, questions), labels.answer(question, answer)


def _line(question: Decision, answer: Answer, questions: Sequence[Decision]) -> str:
    """The shortest line that means this answer."""
    short = " ".join(answer)
    try:
        if short and typed(questions, short).kind == question.kind:
            return short
    except Refusal:
        pass
    return " ".join((question.kind, *answer))


def answers(question: Decision) -> Iterator[Answer]:
    """Answers worth offering: what the game proposes, its default, and every single word."""
    ask = question.ask
    if isinstance(ask, Pick):
        yield from ask.offers or ([question.default] if ask.most > 1 or not ask.least else [])
        if ask.least <= 1 and not ask.offers:
            yield from ((option.word,) for option in ask.options)
    elif isinstance(ask, Number):
        yield from ((str(n),) for n in range(ask.least, min(ask.most, ask.least + MOST_NUMBERS) + 1))
    elif isinstance(ask, Allocate):
        yield question.default
