"""Korean verbs: what is told as done, as what will be done. English tells events in the present as it is."""

from __future__ import annotations

import re

FIRST = "가"
CONSONANTS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
FINALS = " ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"
NONE = " "
CONTRACTED = {
    "ㅕ": "ㅣ",
    "ㅘ": "ㅗ",
    "ㅝ": "ㅜ",
    "ㅙ": "ㅚ",
}  # of a stem, which became one with the past: 버렸
ENDED = re.compile(r"(?P<word>[가-힣]*[가-힣])(?P<ending>습니다|지만)")
STEMS = {  # of verbs whose past does not tell how they go, by its end
    "했": "하",
    "하였": "하",
    "있": "있",
    "이었": "이",
    "였": "이",
    "켰": "켜",
    "폈": "펴",
    "시켰": "시키",
    "일으켰": "일으키",
    "삼켰": "삼키",
    "썼": "쓰",
    "껐": "끄",
    "떴": "뜨",
    "컸": "크",
    "텄": "트",
    "담갔": "담그",
    "잠갔": "잠그",
    "지었": "짓",
    "부었": "붓",
    "그었": "긋",
    "나았": "낫",
    "모았": "모으",
    "놨": "놓",
    "놀랐": "놀라",
    "자랐": "자라",
    "바랐": "바라",
    "이르렀": "이르",
    "도왔": "돕",
    "가까웠": "가깝",
    "어려웠": "어렵",
    "깨달았": "깨닫",
    "실었": "싣",
}


def present(told: str) -> str:
    """A text with each past form that ends a sentence, or stands before *but*, in the present: 놓습니다."""
    return ENDED.sub(lambda found: _ended(found["word"], found["ending"]), told)


def _ended(word: str, ending: str) -> str:
    if _parts(word[-1])[2] != "ㅆ":
        return word + ending
    stem = _stem(word)
    if ending == "지만":
        return stem + ending
    first, vowel, final = _parts(stem[-1])
    if final in (NONE, "ㄹ"):
        return stem[:-1] + _syllable(first, vowel, "ㅂ") + "니다"
    return f"{stem}습니다"


def _stem(word: str) -> str:
    """What endings stand behind, of a word that ends in a syllable of the past."""
    for end in sorted(STEMS, key=len, reverse=True):
        if word.endswith(end):
            return word.removesuffix(end) + STEMS[end]
    before, (first, vowel, _) = word[:-1], _parts(word[-1])
    if before and first == "ㅇ" and vowel in "ㅏㅓ":
        return before
    if before and first == "ㄹ" and vowel in "ㅏㅓ":
        return _in_reu(before)
    return before + _syllable(first, CONTRACTED.get(vowel, vowel), NONE)


def _in_reu(before: str) -> str:
    """A verb in 르, whose ㄹ may be doubled in the past: 고르 of 골랐, 따르 of 따랐."""
    first, vowel, final = _parts(before[-1])
    return before[:-1] + _syllable(first, vowel, NONE if final == "ㄹ" else final) + "르"


def _parts(syllable: str) -> tuple[str, str, str]:
    """First consonant, vowel and final consonant of a syllable."""
    initial, final = divmod(ord(syllable) - ord(FIRST), len(FINALS))
    first, vowel = divmod(initial, len(VOWELS))
    return CONSONANTS[first], VOWELS[vowel], FINALS[final]


def _syllable(first: str, vowel: str, final: str) -> str:
    initial = CONSONANTS.index(first) * len(VOWELS) + VOWELS.index(vowel)
    return chr(ord(FIRST) + initial * len(FINALS) + FINALS.index(final))
