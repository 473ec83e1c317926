"""A server with people in it, and how they find what they press."""

from __future__ import annotations

from typing import Any

import simcord
from simcord import InteractionResult, MemberActor, ResponseMessage

from bot.look import Look
from tests.flows.limits import BUTTON, SELECT, TEXT, walk


def words(message: Any) -> str:
    """All text of a message."""
    parts = walk(components(message))
    return "\n".join([message.content, *(part["content"] for part in parts if part["type"] == TEXT)])


def components(message: Any) -> list[dict[str, Any]]:
    if isinstance(message, ResponseMessage):
        return message.components
    return [component.to_dict() for component in message.components]


def buttons(message: Any) -> list[str]:
    return [part["label"] for part in walk(components(message)) if part["type"] == BUTTON]


def selects(message: Any) -> list[dict[str, Any]]:
    return [part for part in walk(components(message)) if part["type"] == SELECT]


def shown(result: InteractionResult) -> Any:
    """The private message an interaction ended with."""
    message = result.response or (result.followups[-1] if result.followups else None)
    assert message is not None, result
    return message


class Hall:
    """A server with a channel, and Ann, Ben and Cho (who reads Korean)."""

    def __init__(self, env: simcord.Env) -> None:
        self.env = env
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("tables")
        self.ann = self.guild.add_member(env.create_user("Ann"))
        self.ben = self.guild.add_member(env.create_user("Ben"))
        self.cho = self.guild.add_member(env.create_user("Cho"))

    @property
    def table(self) -> Any:
        return self.env.bot.table

    async def look(self, who: MemberActor | None = None) -> Look:
        """The only game there is."""
        looks: list[Look] = await self.table.games_of((who or self.ann).id)
        return looks[0]
