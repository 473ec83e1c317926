"""Computer players: they see what their seat may see and a question, and offer answers."""

from bot.agents.agent import Agent
from bot.agents.easy import EasyAgent
from bot.agents.random import RandomAgent
from bot.agents.thinking import ThinkingAgent

EASY = EasyAgent()
AGENTS: dict[str, Agent] = {
    "easy": EASY,
    "club": ThinkingAgent("club", EASY),
    "strong": ThinkingAgent("strong", EASY),
    "random": RandomAgent(),
}
LEVELS = ("easy", "club", "strong")  # what people choose between, weakest first
DEFAULT = "easy"
