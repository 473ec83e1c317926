"""A server with people in it, and how they find what they press."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import simcord
from discord import SelectOption, ui
from simcord import InteractionResult, MemberActor, ResponseMessage

from bot.table.game.snapshot import GameSnapshot, Panel
from bot.ui.kit.controls import button
from bot.ui.kit.ids import Call
from bot.ui.panel.orders import beforehand
from bot.words.tables import table_name
from rules.core.decisions import Decision
from tests.flows.bell import Bell
from tests.flows.limits import BUTTON, SELECT, TEXT, walk

if TYPE_CHECKING:
    from bot.app import Orrery


def components(message: Any) -> list[dict[str, Any]]:
    if isinstance(message, ResponseMessage):
        return message.components
    return [component.to_dict() for component in message.components]


def words(message: Any) -> str:
    """All text of a message."""
    parts = walk(components(message))
    return "\n".join([message.content, *(part["content"] for part in parts if part["type"] == TEXT)])


def buttons(message: Any) -> list[str]:
    """The labels of the buttons that can be pressed; last those that lead away from a panel."""
    parts = [part for part in walk(components(message)) if part["type"] == BUTTON and not part.get("disabled")]
    away = ("o1:next:", "o1:hub:", "o1:all:")
    return [part["label"] for part in sorted(parts, key=lambda part: part.get("custom_id", "").startswith(away))]


def selects(message: Any) -> list[dict[str, Any]]:
    """The selects of a message, but for *More* of a panel."""
    return [part for part in _all_selects(message) if not _is_more(part)]


def _all_selects(message: Any) -> list[dict[str, Any]]:
    return [part for part in walk(components(message)) if part["type"] == SELECT]


def values(message: Any, index: int = 0) -> list[str]:
    return [option["value"] for option in selects(message)[index]["options"]]


def shown(result: InteractionResult) -> Any:
    """The private message an interaction ended with."""
    message = result.followups[-1] if result.followups else result.response
    assert message is not None, result
    return message


def offered(message: Any) -> list[str]:
    """The labels of everything that can be pressed or chosen, but for *More* of a panel."""
    entries = [option["label"] for each in selects(message) for option in each["options"]]
    return [*buttons(message), *entries]


async def take(who: MemberActor, message: Any, said: str) -> Any:
    """Press the button, or choose the entry of a select, in whose label this stands; what is shown then."""
    if label := next((label for label in buttons(message) if said.lower() in label.lower()), ""):
        return shown(await who.click(message, label=label))
    found = [(each["custom_id"], option["value"]) for each in selects(message) for option in each["options"]
             if said.lower() in option["label"].lower()]  # fmt: skip
    assert found, (said, buttons(message))
    custom_id, value = found[0]
    return shown(await who.select(message, [value], custom_id=custom_id))


def in_more(message: Any) -> list[str]:
    """What stands in *More* of a panel."""
    return [option["value"] for each in _all_selects(message) if _is_more(each) for option in each["options"]]


async def choose(who: MemberActor, message: Any, chosen: Sequence[str]) -> InteractionResult:
    """Choose in the first select of a message, which is not *More* of a panel."""
    return await who.select(message, list(chosen), custom_id=selects(message)[0]["custom_id"])


async def more(who: MemberActor, message: Any, verb: str) -> Any:
    """Choose something in *More* of a panel; what stands in its place then."""
    (wanted,) = (each["custom_id"] for each in _all_selects(message) if _is_more(each))
    if verb in beforehand.VERBS and verb not in in_more(message):
        page = shown(await who.select(message, ["beforehand"], custom_id=wanted))
        (way,) = (each["custom_id"] for each in walk(components(page)) if f"o1:{verb}:" in each.get("custom_id", ""))
        return shown(await who.click(page, custom_id=way))
    return shown(await who.select(message, [verb], custom_id=wanted))


def _is_more(select: dict[str, Any]) -> bool:
    return str(select["custom_id"]).startswith("o1:more:")


class Hall:
    """A server with a channel, and Ann, Ben and Cho."""

    def __init__(self, env: simcord.Env) -> None:
        self.env = env
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("tables")
        self.ann, self.ben, self.cho = (self.guild.add_member(env.create_user(name)) for name in ("Ann", "Ben", "Cho"))
        self.keys = 0

    @property
    def bot(self) -> Orrery:
        return self.env.bot  # type: ignore[return-value]

    @property
    def card(self) -> Any:
        """The public message of the newest table."""
        return [message for message in self.channel.history() if message.components][-1]

    @property
    def thread(self) -> Any:
        return self.channel.threads[-1]

    @property
    def status(self) -> Any:
        """The status message in the newest game's thread."""
        return [message for message in self.thread.history() if "o1:rules:" in str(components(message))][-1]

    async def lobby(self) -> str:
        """A lobby with Ann and Ben; returns its id."""
        await self.ann.slash(self.channel, "duel new")
        await self.ben.click(self.card, label="Join")
        return (await self.snapshot()).row.id

    async def lobby_of(self, who: MemberActor, card: Any = None) -> Any:
        """What somebody may do in a lobby, or the newest one, as *More …* of its public message shows it."""
        return shown(await who.click(card or self.card, label="More …"))

    async def game(self, seed: str = "s", *, three: bool = False, clock: str = "none") -> str:
        """A game of Ann and Ben, and of Cho where `three` play, that runs, with this clock."""
        game = await self.lobby()
        if three:
            await self.cho.click(self.card, label="Join")
        await self.bot.table.lobby.choose_clock(game, self.ann.id, clock)
        await self.bot.table.lobby.start(game, self.ann.id, seed)
        await self.env.settle()
        return game

    async def snapshot(self) -> GameSnapshot:
        """Ann's newest game."""
        return await self.bot.table.games.snapshot((await self.bot.table.games.of_person(self.ann.id))[0].row.id)

    async def name(self, game: str, locale: str = "en") -> str:
        """What a table is called, or would be if it spoke another language."""
        row = (await self.bot.table.games.snapshot(game)).row
        return table_name(replace(row, locale=locale))

    def at(self, snapshot: GameSnapshot, seat: int) -> MemberActor:
        """Who sits there."""
        return next(actor for actor in (self.ann, self.ben, self.cho) if actor.id == snapshot.seats[seat].user_id)

    async def reach(self, kind: str, **answers: tuple[str, ...]) -> MemberActor:
        """Answer by default (or as given) until somebody is asked this; returns who."""
        for _ in range(99):
            snapshot = await self.snapshot()
            for seat in snapshot.asked:
                who = self.at(snapshot, seat.seat)
                panel = await self.bot.table.turns.panel(snapshot.row.id, who.id)
                if any(question.kind == kind for question in panel.unanswered):
                    await self.env.settle()
                    return who
            await self.answer(panel, who.id, answers)
        raise AssertionError(f"nobody is ever asked {kind}")

    async def answer(self, panel: Panel, user: int, answers: dict[str, tuple[str, ...]]) -> None:
        """One step on: an answer into the draft, or the confirmation of the draft."""
        table, game = self.bot.table, panel.snapshot.row.id
        if panel.confirmable:
            await table.turns.confirm(game, user, panel.panel_revision, self.key())
            return
        question = panel.unanswered[0]
        words = answers.get(question.kind, question.default)
        await table.turns.press(game, user, panel.panel_revision, question.kind, [words], self.key())

    def key(self) -> str:
        self.keys += 1
        return f"key{self.keys}"

    async def moment(self) -> None:
        """The moment passes after which open panels follow the game."""
        bell = self.bot.following.sleep
        assert isinstance(bell, Bell)
        await self.env.settle()
        bell.rung.set()
        await self.env.settle()
        bell.rung.clear()

    async def last_to_bid(self) -> tuple[Panel, Decision]:
        """The panel of who answers a sealed question when the other has answered, and the question."""
        game, first = await self.game(), await self.reach("bid")
        panel = await self.panel(first)
        await first.click(panel, label=buttons(panel)[0])
        last = await self.bot.table.turns.panel(game, (await self.reach("bid")).id)
        (question,) = (each for each in last.unanswered if each.kind == "bid")
        return last, question

    async def panel(self, who: MemberActor) -> Any:
        """The panel somebody opens from the status message."""
        return shown(await who.click(self.status, label="My turn"))

    async def forge_select(self, call: Call, value: str) -> Any:
        """A public message with a select that nobody was given, and one value in it."""
        view = ui.View(timeout=None)
        view.add_item(ui.Select(custom_id=str(call), options=[SelectOption(label="forged", value=value)]))
        channel = self.bot.get_partial_messageable(self.channel.id)
        return await channel.send("forged", view=view)

    async def forge(self, call: Call, label: str = "forged") -> Any:
        """A public message with a control that nobody was given."""
        view = ui.View(timeout=None)
        view.add_item(button(label, call))
        channel = self.bot.get_partial_messageable(self.channel.id)
        return await channel.send("forged", view=view)
