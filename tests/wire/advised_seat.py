"""A person at a table who does what a computer player would do in their place."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from random import Random

from bot.agents import EASY
from bot.store.game_store import GameStore
from bot.table.drafts.drafts import draft_move
from bot.table.game.run import Run, resume
from bot.table.game.snapshot import Panel, unanswered
from bot.table.table import Table
from bot.ui.kit.ids import key
from bot.ui.panel.question_controls import DIRECT
from demo.visitor import Json, Visitor
from rules.core import hidden
from rules.core.decisions import Answer, Decision, Illegal, Pick
from rules.core.play import Move
from tests.wire.seat import MAX_ANSWERS, Seat, answer_controls
from tests.wire.table import verb

Presses = Callable[[int, Decision], bool]


class AdvisedSeat(Seat):
    """One person at the table `game_id` that is kept in `store`. Questions that nobody waits for stay open.

    `presses` says of a round and a question whether it is answered with the controls of the panel. Any other is
    answered by typing the turn, as is what has no control on the open page.
    """

    def __init__(self, person: Visitor, card: str, store: GameStore, game_id: str, presses: Presses) -> None:
        super().__init__(person, card, Random(person.name))
        self.table = Table(store)
        self.game_id = game_id
        self.by_press = presses

    async def answers(self) -> AsyncIterator[Json]:
        """Answer until nothing is asked any more. Yields the panel after each press and each typed turn."""
        for _ in range(MAX_ANSWERS):
            now = await self._now()
            if not now.unanswered:
                return
            if self.by_press(self.round, now.unanswered[0]):
                async for panel in super().answers():
                    yield panel
            else:
                self.panel = await self._type(now)
                yield self.panel
        raise AssertionError("the questions never end")

    async def _enough(self, panel: Json, pressed: int) -> bool:
        return complete((await self._now()).questions)

    async def _is_asked(self, panel: Json) -> bool:
        waiting = (await self._now()).unanswered
        return bool(waiting) and self.by_press(self.round, waiting[0])

    async def _answer(self, panel: Json, *, refused: bool) -> Json:
        now = await self._now()
        if not now.unanswered:  # the game has moved on meanwhile
            return await self.open()
        question = now.unanswered[0]
        answer = question.default if refused else self._advice(resume(now), question)
        for custom_id, value in presses(panel, question, answer):
            return await self.press(panel, custom_id, *([value] if value else []))
        return await self._typed([line(question, answer)], confirm=False)

    async def _type(self, now: Panel) -> Json:
        """Type a whole turn, or what of it can be known beforehand."""
        run, typed = resume(now), list[str]()
        while (asked := unanswered(run.asked(now.seat))) and not (run.binding or complete(asked)):
            answer = self._advice(run, asked[0])
            typed.append(line(asked[0], answer))
            draft_move(run, now.snapshot, Move(now.seat, asked[0].kind, answer))
            if asked[0].sealed:  # it stays open until everybody has answered
                break
        return await self._typed(typed, confirm=not run.binding)

    async def _typed(self, lines: list[str], *, confirm: bool) -> Json:
        kind = (await self._now()).snapshot.row.kind
        return await self.person.slash(f"{kind} act", words="; ".join(lines), confirm=confirm, table=self.game_id)

    async def _now(self) -> Panel:
        return await self.table.turns.panel(self.game_id, int(self.person.user_id))

    def _advice(self, run: Run, question: Decision) -> Answer:
        """The first answer that the rules accept."""
        view = hidden.view(run.state, question.seat)
        for answer in EASY.choose(run.game.id, view, question, self.rng):
            with suppress(Illegal):
                run.trial().take(Move(question.seat, question.kind, answer))
                return answer
        return question.default


def complete(questions: tuple[Decision, ...]) -> bool:
    """Whether whatever is still waited for is answered with the confirmation."""
    return all(question.closes for question in unanswered(questions))


def line(question: Decision, answer: Answer) -> str:
    """An answer as it is typed."""
    return " ".join((question.kind, *answer))


def presses(panel: Json, question: Decision, answer: Answer) -> Iterator[tuple[str, str]]:
    """The controls of a panel that give an answer, then those that open its heading: ids, and values of selects."""
    options = question.ask.options if isinstance(question.ask, Pick) else ()
    headings = [option.group for option in options if (option.word,) == answer]
    single = answer[0] if len(answer) == 1 else ""
    wanted = {"pick": single, "choose": single, "offer": key(answer)}
    for verbs, word in (*wanted.items(), ("open", DIRECT + single), ("open", "".join(headings))):
        for each in answer_controls(panel):
            if verb(each) != verbs or not word:
                continue
            values = [option["value"] for option in each.get("options", [])]
            if word in values:
                yield each["custom_id"], word
            elif not values and word in arguments(each)[1:2]:
                yield each["custom_id"], ""


def arguments(component: Json) -> list[str]:
    """The arguments in the id of a control: the kind of its question first, mostly."""
    return str(component["custom_id"]).split(":", 4)[-1].split("/")
