"""Signs of types of planets, in a module that needs no Pillow: the bot's manifest reads it at every start."""

from __future__ import annotations

TAKEN = "DGILOSTVX"  # letters with which the English signs of types of planets begin: choices have others
