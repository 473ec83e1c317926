"""Computer players, by level: they see what their seat may see and a question, and offer answers."""

from typing import cast

from bot.agents.agent import Agent
from bot.agents.easy import EasyAgent
from bot.agents.random import RandomAgent
from bot.agents.thinking import ThinkingAgent

EASY = EasyAgent()
CLUB = ThinkingAgent("club", EASY, patience=10)
AGENTS: dict[str, Agent] = {
    "easy": EASY,
    "club": CLUB,
    "strong": ThinkingAgent("strong", EASY, patience=60),
    "random": RandomAgent(),
}
LEVELS = ("easy", "club", "strong")  # what people choose between
USUAL = "club"  # of a computer that sits down without a choice, or plays on for somebody
BEGINNER = "easy"  # of those in a first game
AT_ONCE = "easy"  # of one whose turn is made while the database waits


def levels(game_id: str) -> list[str]:
    """Those of `LEVELS` that play a game differently, the weakest first; `easy` is always among them.

    A level that does not think about this game would play as `easy` does, and is left out.
    """
    return [level for level in LEVELS if level == "easy" or cast(ThinkingAgent, AGENTS[level]).thinks_about(game_id)]
