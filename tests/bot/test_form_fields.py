"""Fields of forms: an example stands in an empty field where there is one, and nothing elsewhere."""

from __future__ import annotations

import pytest
from discord import ui

from bot.ui.kit.layout import text_field


@pytest.mark.parametrize(("example", "shown"), [("", None), ("Seoul", "Seoul")])
def test_a_field_shows_an_example_where_there_is_one(example: str, shown: str | None) -> None:
    field = text_field("Where", "zone", example=example).component
    assert isinstance(field, ui.TextInput)
    assert field.placeholder == shown
