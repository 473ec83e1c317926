"""Signs of types of planets, in a module that needs no Pillow: the bot's manifest reads it at every start."""

from __future__ import annotations

from string import ascii_uppercase

from images.words.phrases import Texts
from rules.gaia.components import WHEEL

KINDS = (*WHEEL, "gaia", "transdim", "lost")


def taken(texts: Texts) -> str:
    """The letters with which the signs of types of planets begin in a language: choices have others.

    None where the signs are of another script than the letters of choices.
    """
    begun = {texts(f"gaia-picture-short-{kind}")[0] for kind in KINDS}
    return "".join(each for each in ascii_uppercase if each in begun)
