"""Time zones are found by the names that people have for them."""

from __future__ import annotations

import pytest

from bot.table.game.waking import zone_names
from bot.ui.lobby.seat.zones import _towns, zone_called, zone_meant, zone_spoken
from bot.words.texts import LOCALES, Texts


@pytest.mark.parametrize(
    ("given", "zone"),
    [
        ("서울", "Asia/Seoul"),
        (" 뉴욕 ", "America/New_York"),
        ("로스 앤젤레스", "America/Los_Angeles"),
        ("부산", "Asia/Seoul"),
        ("서울시", "Asia/Seoul"),
        ("한국", "Asia/Seoul"),
        ("일본", "Asia/Tokyo"),
        ("Busan", "Asia/Seoul"),
        ("new york", "America/New_York"),
        ("europe/berlin", "Europe/Berlin"),
        ("Germany", None),  # it has two
        ("Atlantis", None),
    ],
)
def test_a_zone_is_found_by_city_and_country(given: str, zone: str | None) -> None:
    assert zone_meant(given) == zone


@pytest.mark.parametrize("lang", LOCALES)
def test_what_a_zone_is_called_leads_back_to_it(lang: str) -> None:
    texts = Texts(lang)
    assert [zone for zone in zone_names() if zone_meant(zone_called(zone, texts)) != zone] == []
    assert zone_called("Asia/Seoul", texts) == {"en": "Seoul", "ko": "서울"}[lang]
    assert zone_called("UTC", texts) == "UTC"


@pytest.mark.parametrize("lang", LOCALES)
def test_towns_lead_to_zones_there_are(lang: str) -> None:
    towns = list(_towns(lang))
    assert len(towns) > 5
    assert [(town, zone) for town, zone in towns if zone_meant(town) != zone] == []


@pytest.mark.parametrize(
    ("locale", "zone"),
    [("ko", "Asia/Seoul"), ("ja", "Asia/Tokyo"), ("en-GB", "Europe/London"), ("en-US", None), ("", None), ("xx", None)],
)
def test_a_language_of_one_zone_proposes_it(locale: str, zone: str | None) -> None:
    assert zone_spoken(locale) == zone
