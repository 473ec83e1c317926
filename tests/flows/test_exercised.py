"""Nothing people can press, type, be refused or wait for is without a flow (see `exercised`)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.ui.kit.controls import HANDLERS
from bot.words import texts
from tests.flows import exercised
from tests.flows.conftest import Bot, duel_cog

HERE = Path(__file__).parent
NAMED = {**exercised.COMMANDS, **exercised.VERBS, **exercised.REFUSALS, **exercised.CLOCKS}


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


def test_every_clock_has_a_flow() -> None:
    started = re.findall(r"every\([^,]+, self\.([\w.]+)\)", (HERE.parents[1] / "bot" / "app.py").read_text("utf-8"))
    assert started
    assert set(started) - set(exercised.ELSEWHERE) <= set(exercised.CLOCKS)


@pytest.mark.parametrize("flow", sorted(set(NAMED.values())))
def test_every_flow_that_is_named_is_there(flow: str) -> None:
    file, _, name = flow.partition("::")
    function, _, case = name.partition("[")
    source = (HERE / f"{file}.py").read_text("utf-8")
    assert f"def {function}(" in source
    assert not case or f'"{case.removesuffix("]")}":' in source
