"""A game that shows its positions while it moves on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from typing import Any

from rules.core.flow import Execution, Rule

See = Callable[[Any, Any], None]


class Watch(Rule):
    """A rule that shows the position before it runs; all else is the rule's own."""

    def __init__(self, rule: Rule, see: See) -> None:
        self.ask, self.asks, self.do = rule.ask, rule.asks, rule.do  # type: ignore[method-assign]
        self._rule, self._see = rule, see

    def run(self, execution: Execution[Any], frame: Any) -> None:
        """Show, then run."""
        self._see(execution.state, frame)
        self._rule.run(execution, frame)


def watched(game: Any, tags: Iterable[str], see: See) -> Any:
    """The game with these rules watched; `see` takes the position and the frame about to run."""
    seen = copy(game)
    seen.rules = {**game.rules, **{at: Watch(game.rules[at], see) for at in tags}}
    return seen
