"""Letters of which tests put together what somebody may write.

Before `hypothesis` makes a text of any letters it reads the tables of all of Unicode, for seconds in a fresh clone.
"""

from __future__ import annotations

from string import ascii_lowercase, digits, printable

OF_WORDS = f"{ascii_lowercase}{digits}:.,-"  # of which an answer's words are made
ANY = (  # one of each kind that programs take apart: spaces, digits, marks, joined and reversed writing, high planes
    f"{printable}\x00\x1b\x7f\x85\xa0\xad²٣½éßİſЖא가각한中ｱ𝔸👩🏽🚀\u0301\u200b\u200d\u200f\u2028\u202e\u2066\u3000\ufe0f\ufeff\U0010ffff"
)
