"""The settings that a host has given: what stands in the environment, and for what does not, in the file `.env`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

from bot.settings import Settings, read, variable

FILE = Path(".env")
Given = Mapping[str, str]  # by the names of variables in small letters, since they may be written in any


class Unfit(ValueError):
    """What is wrong with settings, a line for each, without their values: one may be a secret at the wrong place."""

    def __init__(self, *faults: str) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


def in_environment() -> Given:
    """The variables of the process that have a value: `ORRERY_HTTP=` is what is left of one that was taken away."""
    return {name.lower(): value for name, value in os.environ.items() if value}


def in_file() -> Given:
    """Those of the file `.env`, where there is one."""
    if not FILE.is_file():
        return {}
    from dotenv import dotenv_values  # most containers have no such file, and are asked for their health all the time

    return {name.lower(): value for name, value in dotenv_values(FILE, encoding="utf-8").items() if value}


def given_settings() -> Settings:
    """The settings; raises `Unfit`."""
    given, values, faults = {**in_file(), **in_environment()}, dict[str, Any](), list[str]()
    for setting in fields(Settings):
        name = variable(setting)
        if name.lower() not in given:
            continue
        try:
            values[setting.name] = read(setting, given[name.lower()])
        except ValueError as error:
            faults.append(f"{name}: {error}")
    if faults:
        raise Unfit(*faults)
    try:
        return Settings(**values)
    except ValueError as error:  # without a name: settings that do not go with each other
        raise Unfit(str(error)) from None
