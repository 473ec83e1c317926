"""Computer players: they see a view and a question, and offer answers."""

from bot.agents.agent import Agent
from bot.agents.keen import KeenAgent
from bot.agents.random import RandomAgent

AGENTS: dict[str, Agent] = {"keen": KeenAgent(), "random": RandomAgent()}
DEFAULT = "keen"
