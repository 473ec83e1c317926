"""Pulsar's technologies have names of their own."""

from __future__ import annotations

import pytest

from bot.words.texts import LOCALES, Texts
from rules.pulsar.components import TECHNOLOGIES


@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_technologies_have_one_name(locale: str) -> None:
    names = [Texts(locale).name("pulsar", technology) for technology in TECHNOLOGIES]
    assert len(set(names)) == len(names)
