"""Descriptions of commands in every language; names stay English, so that people can tell each other what to type."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.words.texts import LOCALES, Texts, language

ENGLISH, *OTHERS = LOCALES
TRANSLATED = {each.value: language(each.value) for each in discord.Locale if language(each.value) != ENGLISH}
DESCRIBED: dict[str, dict[str, str]] = {}  # the messages that describe commands, with their arguments


def localized(message: str, **args: str) -> locale_str:
    """A description of a command: the English text `message`, which the translator knows to translate."""
    DESCRIBED[message] = args
    return locale_str(Texts(ENGLISH)(message, **args), message_id=message, **args)


def translations() -> list[str]:
    """What describes commands in other languages, to find out whether it has changed.

    Discord's library asks for each description in each of its languages, thirty times as often, which takes a tenth of
    a start; the commands as they are sent are made of these where there is something to send.
    """
    return [Texts(lang)(message, **args) for lang in OTHERS for message, args in sorted(DESCRIBED.items())]


class Translator(app_commands.Translator):
    """Finds the words of a description in the language of the client."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """The description in `locale`; None where the English one serves, and for names."""
        lang = TRANSLATED.get(locale.value)
        if lang is None or "message_id" not in string.extras:
            return None  # so it is for nearly all of Discord's languages, which are asked for one by one
        extras = dict(string.extras)
        return Texts(lang)(extras.pop("message_id"), **extras)
