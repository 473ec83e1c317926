"""Examples in docstrings of the rules, and of what pictures of all games share, come out as they say."""

from __future__ import annotations

import ast
import doctest
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ">>>"
IN_A_SENTENCE = re.compile(r"`([^`]+[)\]\w])` is `([^`]+)`")  # such as `sum((1, 2))` is `3`


def modules(*folders: str) -> dict[str, str]:
    """The text of each module of some folders, by its name."""
    found = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]
    names = (path.relative_to(ROOT).with_suffix("").parts for path in found)
    return {".".join(name): path.read_text("utf-8") for name, path in zip(names, found, strict=True)}


@pytest.mark.parametrize("module", [name for name, text in modules("rules").items() if EXAMPLE in text])
def test_an_example_comes_out_as_it_says(module: str) -> None:
    found = doctest.testmod(import_module(module))
    assert found.attempted > 0
    assert found.failed == 0


def in_sentences(text: str) -> list[tuple[str, str]]:
    """The calls and results that docstrings tell of within a sentence."""
    kinds = (ast.FunctionDef, ast.ClassDef, ast.Module)
    docs = [ast.get_docstring(node) or "" for node in ast.walk(ast.parse(text)) if isinstance(node, kinds)]
    found = [pair for doc in docs for pair in IN_A_SENTENCE.findall(doc)]
    return [(call, result) for call, result in found if "(" in call]


SAID = {name: in_sentences(text) for name, text in modules("rules/core", "images/drawing", "images/words").items()}


@pytest.mark.parametrize("module", [name for name, pairs in SAID.items() if pairs])
def test_an_example_within_a_sentence_comes_out_as_it_says(module: str) -> None:
    known: dict[str, Any] = vars(import_module(module))
    for call, result in SAID[module]:
        came = eval(call, {**known})
        assert result in (str(came), repr(came)), call


def test_an_example_within_a_sentence_is_noticed() -> None:
    assert in_sentences('def add(a, b):\n    """Both: `add(1, 2)` is `3`, and `a` is `b`."""') == [("add(1, 2)", "3")]
