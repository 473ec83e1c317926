"""A turn as text: `mine:7b2; charge 2`. The same words as in the log, completed as they are typed.

A game may also read the notation of the platform its people come from: what our own words do not say is handed to it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.errors import Refusal
from bot.manifest.manifest import Notation
from bot.plain_text import clip
from bot.table.game.run import Run, move_of_line, resume, takes
from bot.table.game.snapshot import GameSnapshot, Panel
from bot.table.turns.typed_turn import WORDS, take_line
from bot.ui.kit.layout import MENU
from bot.ui.panel.asked import SAME
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.core import hidden
from rules.core.decisions import Allocate, Answer, Decision, Illegal, Number, Pick, Unavailable

LIMIT = 100
NOTE = " — "
MOST_NUMBERS = 100
UNREAD = {"line-unknown", "pick-unknown"}
Choice = tuple[str, str]


def commands(text: str, notation: Notation | None = None) -> Sequence[str]:
    """The commands of a typed turn: parted by `;`, those of a peer also by `.`, without the notes of completion."""
    heads = (part.partition(NOTE)[0] for part in text.split(";"))
    parts = (part.strip() for head in heads for part in (head.split(".") if notation else [head]))
    found = [part for part in parts if part]
    if notation:
        return notation.joined(found)
    return found


class TypedWords:
    """What people type, in a game's own words or in the notation of the platform its people come from.

    Refusals are told in the language of `texts`.
    """

    def __init__(self, texts: Texts, notation: Notation | None = None) -> None:
        self.texts = texts
        self.notation = notation

    def read(self, run: Run, snapshot: GameSnapshot, seat: int, command: str) -> list[str]:
        """Our own answers in a command, which may be a peer's where our own words do not say it."""
        own = command.lower()
        if self.notation is None or _ours(run.asked(seat), own) or _unavailable(run, seat, own):
            return [own]
        return self.notation.read(hidden.view(run.state, seat), seat, command)

    def explained(
        self, run: Run, snapshot: GameSnapshot, seat: int, line: str, refused: Refusal | Illegal
    ) -> Refusal | Illegal:
        """Where a line names what cannot be chosen, the refusal says which rule forbids it."""
        found = _unavailable(run, seat, line) if refused.code in UNREAD else None
        if found is None:
            return refused
        question, unavailable = found
        labels = Labels(self.texts, snapshot.row.kind, snapshot.names).prose
        option, reason = labels.priced(question, unavailable.option), labels.refusal(unavailable.reason)
        return Refusal("barred", option=option, reason=reason)


def _ours(questions: Sequence[Decision], line: str) -> bool:
    """Whether a line is an answer in our own words."""
    try:
        move = move_of_line(questions, line)
    except Refusal:
        return False
    return any(question.kind == move.kind and takes(question, move.answer) for question in questions)


def _unavailable(run: Run, seat: int, line: str) -> tuple[Decision, Unavailable] | None:
    """What a line names that cannot be chosen now, and in which question."""
    words, view = line.split(), hidden.view(run.state, seat)
    for question in run.asked(seat):
        for unavailable in run.game.unavailable(view, question):
            if unavailable.option.word in words:
                return question, unavailable
    return None


def complete(panel: Panel, text: str, labels: Labels) -> list[Choice]:
    """Up to 25 ways to go on from what is typed so far, by the words or by what they mean.

    Each is a pair: what is shown, and the whole line that is typed by it. `text` may hold several answers, apart by
    `;`.
    """
    done, _, last = text.rpartition(";")
    head = [command.lower() for command in commands(done)]
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
    run, seat = resume(panel), panel.seat
    try:
        for line in head:
            if run.binding:
                return ()
            take_line(run, panel.snapshot, seat, line, WORDS)
    except (Refusal, Illegal):
        return ()
    if run.binding:
        return ()
    return run.asked(seat)


def _candidates(questions: Sequence[Decision], labels: Labels) -> Iterator[Choice]:
    for question in questions:
        for answer in answers(question):
            yield _line(question, answer, questions), labels.told(question, answer)


def _line(question: Decision, answer: Answer, questions: Sequence[Decision]) -> str:
    """The shortest line that means this answer."""
    short = " ".join(answer)
    try:
        if short and move_of_line(questions, short).kind == question.kind:
            return short
    except Refusal:
        pass
    return " ".join((question.kind, *answer))


def answers(question: Decision) -> Iterator[Answer]:
    """Answers worth offering: what the game proposes, its default, and every single word that differs."""
    ask = question.ask
    if isinstance(ask, Pick):
        yield from ask.offers or ([question.default] if ask.most > 1 or not ask.least else [])
        if ask.least <= 1 and not ask.offers:
            yield from ((option.word,) for option in ask.options if SAME not in option.facts)
    elif isinstance(ask, Number):
        yield from ((str(n),) for n in range(ask.least, min(ask.most, ask.least + MOST_NUMBERS) + 1))
    elif isinstance(ask, Allocate):
        yield from dict.fromkeys((question.default, *ask.offers))
