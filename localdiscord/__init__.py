"""A stand-in for Discord on one machine, for playing and testing without an account.

    world = seeded_world()
    server = await serve(world)     # server.url, server.api_url, server.gateway_url
    ada = Person(world, "ada")      # or open server.url in a browser

It imports nothing of any bot and talks to bots only over the network, as Discord does.
"""

from localdiscord.person import NoAnswer, Person, Reply
from localdiscord.seed import seeded_world
from localdiscord.server import Server, serve
from localdiscord.state.world import World

__all__ = ["NoAnswer", "Person", "Reply", "Server", "World", "seeded_world", "serve"]
