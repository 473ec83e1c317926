"""A person for tests: types commands, presses buttons, fills forms, and sees what their page would show."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from localdiscord.actions.broadcast import may_read
from localdiscord.actions.commands import visible_commands
from localdiscord.actions.direct_messages import open_dm
from localdiscord.actions.interactions import press, submit_modal, use_command
from localdiscord.actions.person_messages import speak
from localdiscord.checks.commands import GROUP, SUBCOMMAND
from localdiscord.checks.components import walk
from localdiscord.common.json_types import Json
from localdiscord.entities.channels import Channel
from localdiscord.entities.interactions import Interaction
from localdiscord.entities.messages import LOADING, Message
from localdiscord.state.hub import Listener
from localdiscord.state.world import World

T = TypeVar("T")
PATIENCE_SECONDS = 10.0


class NoAnswer(Exception):
    """The bot did not answer in three seconds."""


class Reply:
    """How the bot answered an interaction; follows later edits."""

    def __init__(self, person: Person, interaction: Interaction) -> None:
        self._person, self.interaction = person, interaction

    @property
    def message(self) -> Message:
        """The message that `@original` stands for, as it is now."""
        return self._person.world.message(self.interaction.channel_id, self.interaction.response_id or "")

    @property
    def modal(self) -> Json:
        """The form the bot opened."""
        assert self.interaction.modal, "the bot opened no form"
        return self.interaction.modal

    async def loaded(self) -> Message:
        """The message once the bot has filled it."""
        return await self._person.until(lambda: None if self.message.has(LOADING) else self.message)


class Person:
    """Acts in `place`, at first the server's first channel."""

    def __init__(self, world: World, username: str, place: Channel | None = None) -> None:
        self.world = world
        self.user = next(user for user in world.people() if user.username == username)
        self.place = place or next(iter(world.channels.values()))
        self._listener = Listener(self.user)
        world.hub.listeners.add(self._listener)

    async def until(self, check: Callable[[], T | None], patience: float = PATIENCE_SECONDS) -> T:
        """Wait until `check()` gives something; it is asked again after every event on the person's page."""
        async with asyncio.timeout(patience):
            while (found := check()) is None:
                await self._listener.queue.get()
        await asyncio.sleep(self.world.hub.settle)
        return found

    def say(self, content: str) -> Message:
        """Write a message."""
        return speak(self.world, self.user, self.place, content)

    async def slash(self, line: str, **options: Any) -> Reply:
        """Use a command, such as `slash("race new", seats=3)`, and wait for the first answer."""
        command, nested = self._fill(line, options, None)
        return await self._answered(use_command(self.world, self.user, self.place, command["id"], nested))

    async def complete(self, line: str, focused: str, **options: Any) -> list[Json]:
        """The bot's completions for the option `focused`, whose typed text is among the options."""
        command, nested = self._fill(line, options, focused)
        begun = use_command(self.world, self.user, self.place, command["id"], nested, completing=True)
        return await begun.outcome or []

    async def click(self, message: Message, what: str) -> Reply:
        """Press the button with this label or custom id."""
        return await self._answered(self._press(message, what))

    async def choose(self, message: Message, *values: str, custom_id: str | None = None) -> Reply:
        """Choose from the select with this custom id, or from the only one."""
        return await self._answered(self._press(message, custom_id, list(values)))

    async def submit(self, reply: Reply, **values: Any) -> Reply:
        """Send the form the reply opened; values by custom id."""
        fields = [{"type": 18, "component": _field(custom_id, value)} for custom_id, value in values.items()]
        opener, custom_id = reply.interaction, reply.modal["custom_id"]
        return await self._answered(submit_modal(self.world, self.user, opener.id, custom_id, fields))

    def sees(self, place: Channel | None = None) -> list[Message]:
        """The messages the person can read in a place, oldest first."""
        messages = self.world.messages.get((place or self.place).id, {}).values()
        return [each for each in messages if may_read(self.world, self.user, each)]

    def dm(self) -> Channel:
        """The person's direct messages with the bot."""
        bot = next(iter(self.world.applications.values())).user
        return open_dm(self.world, self.user, bot)

    async def _answered(self, interaction: Interaction) -> Reply:
        try:
            await interaction.outcome
        except asyncio.CancelledError:
            if not interaction.failed:
                raise
            raise NoAnswer(interaction.name or interaction.data.get("custom_id", "")) from None
        await asyncio.sleep(self.world.hub.settle)
        return Reply(self, interaction)

    def _press(self, message: Message, what: str | None, values: list[Any] | None = None) -> Interaction:
        current = self.world.message(message.channel_id, message.id)
        controls = [each for each in walk(current.components) if "custom_id" in each]
        wanted = [each for each in controls if what in (each.get("label"), each["custom_id"])]
        if what is None:
            wanted = [each for each in controls if each["type"] != 2]
        assert wanted, f"no control {what!r} among {controls}"
        place = self.world.channel(message.channel_id)
        return press(self.world, self.user, place, message.id, wanted[0]["custom_id"], values)

    def _fill(self, line: str, options: Json, focused: str | None) -> tuple[Json, list[Json]]:
        """The command, and its options nested below group and subcommand as Discord sends them."""
        name, *path = line.split()
        command = next(each for each in visible_commands(self.world, self.user) if each["name"] == name)
        return command, _nested(command.get("options") or [], path, options, focused)


def _nested(known: list[Json], path: list[str], values: Json, focused: str | None) -> list[Json]:
    by_name = {option["name"]: option for option in known}
    if path:
        step = by_name[path[0]]
        assert step["type"] in (SUBCOMMAND, GROUP)
        inner = _nested(step.get("options") or [], path[1:], values, focused)
        return [{"name": path[0], "type": step["type"], "options": inner}]
    return [
        {"name": name, "type": by_name[name]["type"], "value": value} | ({"focused": True} if name == focused else {})
        for name, value in values.items()
    ]


def _field(custom_id: str, value: Any) -> Json:
    return {"custom_id": custom_id, "values" if isinstance(value, list) else "value": value}
