"""What the process has at hand of which `tests/prepared_bot.py` copies bots: all modules, and texts that are read."""

from __future__ import annotations

import gc

import bot.__main__
import bot.running  # noqa: F401
import cogs.tables  # noqa: F401
import images.render  # noqa: F401
from bot.manifest.manifest import manifest
from bot.pictures import forecaster
from bot.words.texts import LOCALES, bundle
from rules.games import MODULES
from tests.patience import UNLIMITED_SECONDS

forecaster.SECONDS = UNLIMITED_SECONDS  # what is seen of a bot does not depend on how busy the machine is

for language in LOCALES:
    bundle(language)
for game in MODULES:
    manifest(game)

gc.collect()
gc.freeze()  # what all copies share stays where it is
