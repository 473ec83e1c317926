"""Descriptions of commands in every language; names stay English, so that people can tell each other what to type."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.words.texts import LOCALES, Texts, language


def localized(message: str, **args: str) -> locale_str:
    """A description of a command: the English text `message`, which the translator knows to translate."""
    return locale_str(Texts(LOCALES[0])(message, **args), message_id=message, **args)


class Translator(app_commands.Translator):
    """Finds the words of a description in the language of the client."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """The description in `locale`; None where the English one serves, and for names."""
        lang = language(str(locale))
        if lang == LOCALES[0] or "message_id" not in string.extras:
            return None  # so it is for nearly all of Discord's languages, which are asked for one by one
        extras = dict(string.extras)
        return Texts(lang)(extras.pop("message_id"), **extras)
