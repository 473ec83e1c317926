"""The world at the start: one server, a few channels, three people."""

from __future__ import annotations

from itertools import count

from localdiscord.common.clock import Clock
from localdiscord.common.snowflakes import id_for
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
    """Return a new world with a server, channels and people.

    A bot becomes a member when it first logs in, the one with `bot_token` from the beginning. `settle` is how many
    seconds after an event pages get it.
    """
    guild = Guild(id_for("guild/observatory"), "The Observatory", owner_id=id_for("user/ada"))
    world = World(guild, clock=clock, settle=settle)
    guild.roles[guild.id] = role(guild.id, "@everyone", EVERYONE_PERMISSIONS)
    for username, name, locale in PEOPLE:
        add_person(world, username, name, locale)
    for name, topic in CHANNELS:
        add_channel(world, name, topic)
    if bot_token:
        world.application_for(bot_token)
    return world


def add_server(world: World, name: str, shard: int = 0, shards: int = 1) -> Channel:
    """Add a server with one channel to the world, on a shard of so many; returns the channel."""
    ids = (id_for(f"guild/{name}/{number}") for number in count())
    guild = Guild(next(each for each in ids if (int(each) >> 22) % shards == shard), name, world.guild.owner_id)
    guild.roles |= {role_id: each for role_id, each in world.guild.roles.items() if each["managed"]}
    guild.roles[guild.id] = role(guild.id, "@everyone", EVERYONE_PERMISSIONS)
    world.guilds[guild.id] = guild
    return add_channel(world, f"tables-of-{name}", guild=guild)


def add_person(world: World, username: str, name: str, locale: str = "en-US") -> User:
    """Add a person to the server and return them; the id follows from the username."""
    user = User(id_for(f"user/{username}"), username, name, locale=locale, joined_at=world.now_iso())
    world.users[user.id] = user
    return user


def add_channel(world: World, name: str, topic: str | None = None, *, guild: Guild | None = None) -> Channel:
    """Add a text channel to a server, the first unless said otherwise, and return it; the id follows from the name."""
    position = sum(channel.type == TEXT for channel in world.channels.values())
    channel = Channel(id_for(f"channel/{name}"), TEXT, name, topic, (guild or world.guild).id, position=position)
    world.channels[channel.id] = channel
    return channel
