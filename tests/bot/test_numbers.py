"""Numbers below zero have a minus wherever people read them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.words.labels import Labels
from bot.words.texts import FOLDERS, LOCALES, Texts
from images.words.numbers import said, signed, written
from rules.core.decisions import Decision, Number, Option
from rules.core.flow import Event


@pytest.mark.parametrize("locale", LOCALES)
def test_a_message_has_a_minus_and_no_hyphen(locale: str) -> None:
    texts = Texts(locale)
    assert "−3" in texts("ui-score", name="Ann", points=-3)
    assert texts("number", n=-3) == "−3"
    assert texts("number", n=12) == "12"
    assert texts("signed", n=-3) == "−3"
    assert texts("signed", n=3) == "+3"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_selector_still_finds_a_number_below_zero(locale: str) -> None:
    named = Texts(locale)("race-power-settle-military", n=-1, tag="none", good="none")
    assert "−1" in named
    assert "+" not in named


@pytest.mark.parametrize("locale", LOCALES)
def test_an_event_and_an_option_have_a_minus(locale: str) -> None:
    labels = Labels(Texts(locale), "gaia", ["Ann", "Bo"])
    told = labels.event(Event("declined", {"seat": 0, "gain:vp": -4}))
    assert "−4" in told
    assert "-4" not in told
    assert labels.option(Decision(0, "stage", Number(-3, 3), ("0",)), Option("-2")) == "−2"


def test_bare_numbers_have_one_too() -> None:
    assert (written(-2), written(0), written(7)) == ("−2", "0", "7")
    assert (signed(-2), signed(0), signed(7)) == ("−2", "+0", "+7")
    assert (said(-2), said("–")) == ("−2", "–")


def test_no_text_writes_a_hyphen_before_a_number() -> None:
    texts = sorted(path for folder in FOLDERS for path in Path(folder).rglob("*.ftl"))
    assert len(texts) > 20
    found = [
        f"{path.name}: {line}" for path in texts for line in path.read_text("utf-8").splitlines() if "-{ $" in line
    ]
    assert found == []
