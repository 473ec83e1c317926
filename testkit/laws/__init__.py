"""Laws every game keeps, tried on positions from random games.

`play` plays a whole game and looks at each position on the way (laws *plays*, *faults*, *once*, *tree*, *ends*,
*final*). It leaves `Station`s: stored positions with the move made there. `STATION_LAWS` are tried on a sample of them
(`sample`), since they cost many steps each; `replay_law` and `hash_law` are about whole games. Whatever breaks raises
`Broken`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from rules.core.game import Game
from testkit.laws import advice, checking, effects, position, secrets, silence, together
from testkit.laws.base import Broken, Play, Station
from testkit.laws.whole import BOUND, fingerprint, fitting, hash_law, play, replay_law, setups

__all__ = [
    "BOUND",
    "STATION_LAWS",
    "Broken",
    "Play",
    "Station",
    "fingerprint",
    "fitting",
    "hash_law",
    "obey",
    "play",
    "replay_law",
    "sample",
    "sample_of",
    "setups",
]

StationLaw = Callable[[Game, Station, Random], None]

STATION_LAWS: Mapping[str, StationLaw] = {
    "codec": position.codec_law,
    "strict": position.strict_law,
    "words": position.words_law,
    "defaults": position.defaults_law,
    "options": position.options_law,
    "forced": position.forced_law,
    "checked": checking.checked_law,
    "standing": advice.standing_law,
    "answering": advice.answering_law,
    "ahead": advice.ahead_law,
    "barred": advice.barred_law,
    "purse": advice.purse_law,
    "effects": effects.effects_law,
    "looking": position.looking_law,
    "closure": secrets.closure_law,
    "secrecy": secrets.secrecy_law,
    "imagined": secrets.imagined_law,
    "quiet": secrets.quiet_law,
    "sealed": secrets.sealed_law,
    "events": secrets.events_law,
    "told": silence.told_law,
    "tells": silence.tells_law,
    "together": together.together_law,
}


def obey(law: str, game: Game, station: Station) -> None:
    """Try one law, by its name in `STATION_LAWS`, on one station; raises `Broken` for whatever goes wrong.

    What is tried at random is the same for the same station.
    """
    try:
        STATION_LAWS[law](game, station, Random(f"{law}/{station.seed}/{station.seq}"))
    except Broken as broken:
        raise Broken(law, f"{station.seed}/{station.seq} {broken}") from broken
    except Exception as error:
        raise Broken(law, f"{station.seed}/{station.seq} {error!r}") from error


def sample(plays: Sequence[Play], count: int, rng: Random) -> list[Station]:
    """Stations to try laws on, `count` of them: one for each kind of question, the rest at random.

    More where there are more kinds; one may come twice.
    """
    return sample_of([station for play in plays for station in play.stations], count, rng)


def sample_of(found: Sequence[Station], count: int, rng: Random) -> list[Station]:
    """The same of these stations."""
    stations = [*found]
    rng.shuffle(stations)
    first = {station.move.kind: station for station in reversed(stations)}
    return [*first.values(), *stations][: max(count, len(first))]
