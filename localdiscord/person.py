"""A person for tests: uses commands, buttons, selects and modals, and sees what their page would show."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from localdiscord.actions.broadcast import may_read
from localdiscord.actions.commands import visible_commands
from localdiscord.actions.direct_messages import open_dm
from localdiscord.actions.interactions import press, submit_modal, use_command
from localdiscord.actions.person_messages import send_message
from localdiscord.checks.commands import GROUP, SUBCOMMAND
from localdiscord.checks.components import walk
from localdiscord.checks.controls import BUTTON
from localdiscord.checks.modals import LABEL
from localdiscord.common.json_types import Json
from localdiscord.entities.channels import Channel
from localdiscord.entities.interactions import Interaction
from localdiscord.entities.messages import LOADING, Message
from localdiscord.state.hub import Listener
from localdiscord.state.world import World

T = TypeVar("T")
POLL_SECONDS = 0.05
TIMEOUT_SECONDS = 60.0  # ends a test that hangs; how fast a bot is does not decide


class NoAnswer(Exception):
    """The bot did not respond in three seconds."""


class Reply:
    """A bot's response to an interaction. `message` and `modal` are up to date whenever they are read."""

    def __init__(self, person: Person, interaction: Interaction) -> None:
        self._person = person
        self.interaction = interaction

    @property
    def message(self) -> Message:
        """The message that `@original` stands for. Refuses with 10008 when there is none."""
        return self._person.world.message(self.interaction.channel_id, self.interaction.response_id or "")

    @property
    def modal(self) -> Json:
        """The modal that the bot opened. Raises AssertionError when it opened none."""
        assert self.interaction.modal, "the bot opened no modal"
        return self.interaction.modal

    async def loaded(self) -> Message:
        """Wait until the bot has filled a loading message, and return it. Raises TimeoutError."""
        return await self._person.until(lambda: None if self.message.has(LOADING) else self.message)


class Person:
    """A member of the server who acts in `channel`, at first the server's first one.

    Methods that use a command or a component raise `NoAnswer` when the bot does not respond in time, and `Refusal` when
    Discord would not let the person do so.
    """

    def __init__(self, world: World, username: str, channel: Channel | None = None) -> None:
        self.world = world
        self.user = next(user for user in world.people() if user.username == username)
        self.channel = channel or next(iter(world.channels.values()))
        self._listener = Listener(self.user)
        world.hub.listeners.add(self._listener)

    async def until(self, check: Callable[[], T | None]) -> T:
        """Wait until `check()` returns something else than None, and return that.

        It is called again after every event on the person's page, and now and then without one. Raises TimeoutError
        after a minute.
        """
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while (found := check()) is None:
                with suppress(TimeoutError):
                    async with asyncio.timeout(POLL_SECONDS):
                        await self._listener.queue.get()
        await asyncio.sleep(self.world.hub.settle)
        return found

    def say(self, content: str) -> Message:
        """Post a message and return it."""
        return send_message(self.world, self.user, self.channel, content)

    async def slash(self, line: str, **options: Any) -> Reply:
        """Use a command, such as `slash("race new", seats=3)`, and return the bot's response."""
        command, nested = self._command(line, options, None)
        return await self._response(use_command(self.world, self.user, self.channel, command["id"], nested))

    async def complete(self, line: str, focused: str, **options: Any) -> list[Json]:
        """Return the bot's choices for the option `focused`, whose typed text is one of the options."""
        command, nested = self._command(line, options, focused)
        interaction = use_command(self.world, self.user, self.channel, command["id"], nested, completing=True)
        return await interaction.outcome or []

    async def click(self, message: Message, button: str) -> Reply:
        """Press the button with this label or custom id, and return the bot's response."""
        return await self._response(self._press(message, button))

    async def choose(self, message: Message, *values: str, custom_id: str | None = None) -> Reply:
        """Choose from the select with this custom id, or from the only one, and return the bot's response."""
        return await self._response(self._press(message, custom_id, list(values)))

    async def submit(self, reply: Reply, **values: Any) -> Reply:
        """Submit the modal that the reply opened, with values by custom id, and return the bot's response."""
        fields = [{"type": LABEL, "component": _field(custom_id, value)} for custom_id, value in values.items()]
        opener = reply.interaction
        custom_id = reply.modal["custom_id"]
        return await self._response(submit_modal(self.world, self.user, opener.id, custom_id, fields))

    def sees(self, channel: Channel | None = None) -> list[Message]:
        """The messages that the person can read in a channel (at first their own), oldest first."""
        messages = self.world.messages.get((channel or self.channel).id, {}).values()
        return [each for each in messages if may_read(self.world, self.user, each)]

    def dm(self) -> Channel:
        """The person's DM channel with the first bot."""
        bot = next(iter(self.world.applications.values())).user
        return open_dm(self.world, self.user, bot)

    async def _response(self, interaction: Interaction) -> Reply:
        try:
            await interaction.outcome
        except asyncio.CancelledError:
            if not interaction.failed:
                raise
            raise NoAnswer(interaction.name or interaction.data.get("custom_id", "")) from None
        await asyncio.sleep(self.world.hub.settle)
        return Reply(self, interaction)

    def _press(self, message: Message, name: str | None, values: list[Any] | None = None) -> Interaction:
        """Use the component with this label or custom id; without a name the only one that is no button."""
        current = self.world.message(message.channel_id, message.id)
        components = [each for each in walk(current.components) if "custom_id" in each]
        if name is None:
            found = [each for each in components if each["type"] != BUTTON]
        else:
            found = [each for each in components if name in (each.get("label"), each["custom_id"])]
        assert found, f"no component {name!r} among {components}"
        channel = self.world.channel(message.channel_id)
        return press(self.world, self.user, channel, message.id, found[0]["custom_id"], values)

    def _command(self, line: str, options: Json, focused: str | None) -> tuple[Json, list[Json]]:
        """The command, and its options nested below group and subcommand as Discord sends them."""
        name, *path = line.split()
        command = next(each for each in visible_commands(self.world, self.user) if each["name"] == name)
        return command, _nested(command.get("options") or [], path, options, focused)


def _nested(definitions: list[Json], path: list[str], values: Json, focused: str | None) -> list[Json]:
    by_name = {option["name"]: option for option in definitions}
    if path:
        subcommand = by_name[path[0]]
        assert subcommand["type"] in (SUBCOMMAND, GROUP)
        inner = _nested(subcommand.get("options") or [], path[1:], values, focused)
        return [{"name": path[0], "type": subcommand["type"], "options": inner}]
    options = [{"name": name, "type": by_name[name]["type"], "value": value} for name, value in values.items()]
    for option in options:
        if option["name"] == focused:
            option["focused"] = True
    return options


def _field(custom_id: str, value: Any) -> Json:
    return {"custom_id": custom_id, "values" if isinstance(value, list) else "value": value}
