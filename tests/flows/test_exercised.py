"""Nothing people can press, type or be refused is without a flow that is named for it.

That the named flow does press it, type it or is told it, is demanded when that flow ends: see `conftest.exercise`.
"""

from __future__ import annotations

import re
from pathlib import Path

from bot.ui.kit.controls import HANDLERS
from bot.words import texts
from tests.flows import exercised
from tests.flows.conftest import Bot, duel_cog

HERE = Path(__file__).parent
NAMED = {**exercised.COMMANDS, **exercised.VERBS, **exercised.REFUSALS}


def codes() -> set[str]:
    """The codes of all refusals that are not those of one game."""
    found = (path.read_text("utf-8") for path in sorted((texts.FOLDERS[0] / "en").glob("*.ftl")))
    return {code for text in found for code in re.findall(r"^((?:refusal|illegal)-[a-z-]+) =", text, re.MULTILINE)}


async def test_every_command_has_a_flow(simcord_bot: Bot, gaia: None) -> None:
    from bot.ui.install import install

    await simcord_bot.add_cog(duel_cog()())
    await install(simcord_bot)
    common = {command.name for command in simcord_bot.tree.get_command("duel").commands}  # type: ignore[union-attr]
    found = {command.qualified_name for command in simcord_bot.tree.walk_commands() if not hasattr(command, "commands")}
    own = {name for name in found if name.split()[0] == "duel" or name.split()[-1] not in common}
    assert own == set(exercised.COMMANDS)


def test_every_verb_has_a_flow() -> None:
    assert set(HANDLERS) == set(exercised.VERBS)


def test_every_refusal_has_a_flow() -> None:
    assert codes() == set(exercised.REFUSALS) | set(exercised.NEVER_TOLD)


def test_every_flow_that_is_named_is_there() -> None:
    """One that is not would be held to nothing."""
    sources = {path.stem: path.read_text("utf-8") for path in HERE.glob("test_*.py")}
    missing = []
    for flow in sorted(set(NAMED.values())):
        file, _, name = flow.partition("::")
        function, _, case = name.partition("[")
        there = f"def {function}(" in sources.get(file, "")
        if not there or (case and f'"{case.removesuffix("]")}":' not in sources[file]):
            missing.append(flow)
    assert missing == []
