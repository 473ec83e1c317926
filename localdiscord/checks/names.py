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


def check_name(form: Form, *, free: bool = False) -> None:
    """1 to 32 letters, digits, `-`, `_` or `'`, in lower case; `free` for context menus, which may say anything."""
    name = form.value
    form.text(32, 1)
    if free or not isinstance(name, str):
        return
    if not all(_allowed(letter) for letter in name) or name != name.lower():
        form.fault("APPLICATION_COMMAND_INVALID_NAME", f'Command name is invalid: "{name}"')


def _allowed(letter: str) -> bool:
    script = unicodedata.name(letter, "").split(" ")[0]
    return letter in "-_'" or unicodedata.category(letter)[0] in "LN" or script in ("DEVANAGARI", "THAI")


def check_translations(form: Form, *, name: bool, free: bool = False, most: int = 100) -> None:
    """A map of locale to text: names under the rule of names, anything else by length."""
    if form.value is None or not form.is_object():
        return
    for locale in form.value:
        if locale not in LOCALES:
            form.at(locale).fault("BASE_TYPE_CHOICES", f"Unknown locale {locale}")
        elif name:
            check_name(form.at(locale), free=free)
        else:
            form.at(locale).text(most, 1)
