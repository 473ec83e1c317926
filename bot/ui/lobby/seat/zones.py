"""Time zones by the names people have for them: a city or a country, in any of our languages."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache

from babel import Locale, UnknownLocaleError
from babel.core import get_global

from bot.table.game.waking import zone_named, zone_names
from bot.words.texts import LOCALES, Texts


def zone_meant(given: str) -> str | None:
    """The zone that somebody means; None where no zone is called so, or more than one.

    Known are the names of the tz database (see `zone_named`), the cities after which zones are called, countries that
    have one zone, and the towns of `zone-towns`.
    """
    found = _by_name().get(_plain(given), set())
    return zone_named(given) or (next(iter(found)) if len(found) == 1 else None)


def zone_called(zone: str, texts: Texts) -> str:
    """What a zone is called in the language of `texts`: its city, where that leads back to it, else its tz name.

    `zone_meant` finds the zone by what this returns.
    """
    known = Locale.parse(texts.locale).time_zones.get(zone, {})
    city = str(known.get("city") or zone.rpartition("/")[2].replace("_", " "))
    if zone_meant(city) == zone:
        return city
    return zone


@cache
def zone_spoken(locale: str) -> str | None:
    """The zone in which most live who have this language set, as Discord names it; None where that may be several.

    Such as `ko`, of the one country where that is spoken most. It is for proposing a zone, never for setting one.
    """
    try:
        spoken = Locale.parse(locale, sep="-")
    except (UnknownLocaleError, ValueError):
        return None
    territory = spoken.territory or str(get_global("likely_subtags").get(spoken.language, "")).rpartition("_")[2]
    zones = [zone for zone in get_global("territory_zones").get(territory, ()) if zone in zone_names()]
    return zones[0] if len(zones) == 1 else None


@cache
def _by_name() -> dict[str, set[str]]:
    """The zones that are called by a name."""
    found: dict[str, set[str]] = defaultdict(set)
    for locale in LOCALES:
        for name, zone in (*_cities(locale), *_countries(locale), *_towns(locale)):
            if zone in zone_names():
                found[_plain(name)].add(zone)
    return dict(found)


def _cities(locale: str) -> Iterator[tuple[str, str]]:
    for zone, called in Locale.parse(locale).time_zones.items():
        if "city" in called:
            yield called["city"], zone


def _countries(locale: str) -> Iterator[tuple[str, str]]:
    names = Locale.parse(locale).territories
    for territory, zones in get_global("territory_zones").items():
        if len(zones) == 1 and territory in names:
            yield names[territory], zones[0]


def _towns(locale: str) -> Iterator[tuple[str, str]]:
    """Towns that keep the time of another city: `Asia/Seoul: Busan, Incheon; …`."""
    for line in Texts(locale)("zone-towns").split(";"):
        zone, _, towns = line.partition(":")
        yield from ((town, zone.strip()) for town in towns.split(","))


def _plain(name: str) -> str:
    return "".join(name.split()).casefold()
