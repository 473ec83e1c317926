"""Names of commands and options, and the locales they may be translated to."""

from __future__ import annotations

import unicodedata

from localdiscord.checks.form import Form

LOCALES = frozenset(
    {
        "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl",
        "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW",
        "ko",
    }
)  # fmt: skip


def check_name(form: Form, *, any_characters: bool = False) -> None:
    """Check a name: 1 to 32 letters, digits, `-`, `_` or `'`, in lower case; of context menus any characters."""
    name = form.value
    form.text(max_length=32, min_length=1)
    if any_characters or not isinstance(name, str):
        return
    if not all(_allowed(letter) for letter in name) or name != name.lower():
        form.add_error("APPLICATION_COMMAND_INVALID_NAME", f'Command name is invalid: "{name}"')


def _allowed(letter: str) -> bool:
    script = unicodedata.name(letter, "").split(" ")[0]
    return letter in "-_'" or unicodedata.category(letter)[0] in "LN" or script in ("DEVANAGARI", "THAI")


def check_translations(form: Form, *, name: bool, any_characters: bool = False, max_length: int = 100) -> None:
    """Check translations, a map of locale to text: as names (see `check_name`), or else by their length."""
    if form.value is None or not form.is_object():
        return
    for locale in form.value:
        if locale not in LOCALES:
            form.at(locale).add_error("BASE_TYPE_CHOICES", f"Unknown locale {locale}")
        elif name:
            check_name(form.at(locale), any_characters=any_characters)
        else:
            form.at(locale).text(max_length=max_length, min_length=1)
