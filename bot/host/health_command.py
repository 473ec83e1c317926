"""`orrery health`: whether the running bot is well, for whatever watches over it; containers ask every half minute."""

from __future__ import annotations

import argparse
import sys

from bot.monitoring.health_file import last_said, renewed_lately
from bot.settings import Settings

ELSEWHERE = "which a bot with these settings writes once it has started"


def add_arguments(command: argparse.ArgumentParser) -> None:
    """`orrery health` has none."""


def run(args: argparse.Namespace, settings: Settings) -> int:
    """Say what the bot said last; 0 where that is young."""
    if said := last_said(settings.health_file):
        print(said)
    if renewed_lately(settings.health_file):
        return 0
    if settings.health_file.exists():
        print("not well within the last minute", file=sys.stderr)
    else:
        print(f"no bot has been well here: there is no {settings.health_file}, {ELSEWHERE}", file=sys.stderr)
    return 1
