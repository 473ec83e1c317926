"""The world as it is found: one server, a few channels, three people."""

from __future__ import annotations

from localdiscord.common.clock import Clock
from localdiscord.common.snowflakes import stable
from localdiscord.entities.channels import TEXT, Channel
from localdiscord.entities.users import User
from localdiscord.state.hub import SETTLE_SECONDS
from localdiscord.state.world import Guild, World, role

PEOPLE = (("ada", "Ada", "en-US"), ("minjun", "민준", "ko"), ("kofi", "Kofi", "en-US"))
CHANNELS = (
    ("lobby", "Find a table, meet the others"),
    ("tables", "Games are played here"),
    ("off-topic", "Anything else"),
)

EVERYONE_PERMISSIONS = sum(1 << bit for bit in (6, 10, 11, 14, 15, 16, 18, 31, 35, 36, 38))


def seeded_world(*, bot_token: str | None = None, clock: Clock | None = None, settle: float = SETTLE_SECONDS) -> World:
    """A new world with the server, its channels and people.

    A bot joins when it first logs in; the one with `bot_token` is a member from the beginning.
    """
    guild = Guild(stable("guild/observatory"), "The Observatory", owner_id=stable("user/ada"))
    world = World(guild, clock=clock, settle=settle)
    guild.roles[guild.id] = role(guild.id, "@everyone", EVERYONE_PERMISSIONS)
    for username, name, locale in PEOPLE:
        add_person(world, username, name, locale)
    for name, topic in CHANNELS:
        add_channel(world, name, topic)
    if bot_token:
        world.application_for(bot_token)
    return world


def add_person(world: World, username: str, name: str, locale: str = "en-US") -> User:
    """A new member of the server; the id follows from the username."""
    user = User(stable(f"user/{username}"), username, name, locale=locale, joined_at=world.now_iso())
    world.users[user.id] = user
    return user


def add_channel(world: World, name: str, topic: str | None = None) -> Channel:
    """A new text channel; the id follows from the name."""
    position = sum(channel.type == TEXT for channel in world.channels.values())
    channel = Channel(stable(f"channel/{name}"), TEXT, name, topic, world.guild.id, position=position)
    world.channels[channel.id] = channel
    return channel
