"""How Discord reads the text of a message, as far as a name could make use of it."""

from __future__ import annotations

import re

STARTS = {
    "heading": re.compile(r"#{1,3}\s+"),
    "small": re.compile(r"-#\s+"),
    "list": re.compile(r"\s*(?:[*+-]|\d+[.)])\s+"),
    "quote": re.compile(r"\s*>(?:>>)?\s"),
}
ESCAPE = re.compile(r"\\([^0-9A-Za-z\s])")
WHOLE = {
    "code": re.compile(r"(`+)([\s\S]*?[^`])\1(?!`)"),
    "mention": re.compile(r"<(?:@[!&]?|#)\d+>|@everyone|@here|</[^>]+:\d+>|<id:\w+>"),
    "time": re.compile(r"<t:-?\d+(?::[tTdDfFRsS])?>"),
    "emoji": re.compile(r"<a?:\w+:\d+>|:[^\s:]+:"),
    "link": re.compile(r"\[(?:\\.|[^\]])+\]\(\s*<?\w+://[^)]*\)|<[A-Za-z]\w*:[^\s>]+>|<[^\s@>]+@[^\s>]+>|<\+\d+>"),
    "address": re.compile(r"https?://[^\s<]+|www\.\w|\w+@\w+\.\w+"),
    "invitation": re.compile(r"(?:discord\.gg|discord(?:app)?\.com/invite)/\w+"),
}
AROUND = {
    "strong": re.compile(r"\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)"),
    "underlined": re.compile(r"__((?:\\[\s\S]|[^\\])+?)__(?!_)"),
    "struck": re.compile(r"~~((?:\\[\s\S]|[^\\])+?)~~"),
    "hidden": re.compile(r"\|\|((?:\\[\s\S]|[^\\])+?)\|\|"),
    "slanted": re.compile(r"\*(?=\S)((?:\\[\s\S]|[^*\\])+?)\*(?!\*)|\b_((?:\\[\s\S]|[^_\\])+?)_\b"),
}


def read(text: str) -> tuple[str, set[str]]:
    """What is shown of a message, and what in it is more than letters."""
    lines, found = [], set[str]()
    for line in re.split(r"[\n\r\u2028\u2029]", text):
        start = next(((name, rest) for name, rule in STARTS.items() if (rest := rule.match(line))), None)
        if start:
            found.add(start[0])
        shown, inside = _inline(line[start[1].end() :] if start else line)
        lines.append(shown)
        found |= inside
    return "\n".join(lines), found


def _inline(text: str) -> tuple[str, set[str]]:
    shown, found, at = "", set[str](), 0
    while at < len(text):
        if escaped := ESCAPE.match(text, at):
            shown, at = shown + escaped[1], escaped.end()
            continue
        name, hit = next(
            ((name, hit) for name, rule in (WHOLE | AROUND).items() if (hit := rule.match(text, at))), ("", None)
        )
        if hit is None:
            shown, at = shown + text[at], at + 1
            continue
        found.add(name)
        at = hit.end()
        if name in AROUND:
            inner, inside = _inline(next(filter(None, hit.groups())))
            shown, found = shown + inner, found | inside
    return shown, found
