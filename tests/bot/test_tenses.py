"""What will be done is told in the present: in Korean events are told as done."""

from __future__ import annotations

import re

import pytest

from bot.words.labels import Labels
from bot.words.texts import FOLDERS, Texts
from images.words.tenses import present
from rules.core.flow import Event

TEXT = re.compile(r"^(?P<id>[a-z0-9-]+) = ")
TOLD = re.compile(r"-(?:event|step)-")  # of what is told in a draft or a plan
PAST = re.compile(r"[가-힣]*[가-힣](?:습니다|지만)")
LEFT = {"있습니다": "is in the present"}
CHECKED = """
가져갔습니다>가져갑니다 가져왔습니다>가져옵니다 가졌습니다>가집니다 갔습니다>갑니다
강하시켰습니다>강하시킵니다 거두었습니다>거둡니다 걸었습니다>겁니다 골랐습니다>고릅니다 굴렸습니다>굴립니다
끝났습니다>끝납니다 끝냈습니다>끝냅니다 남겼습니다>남깁니다 남았습니다>남습니다
내려놓았습니다>내려놓습니다 내렸습니다>내립니다
내주었습니다>내줍니다 냈습니다>냅니다 넘겨받았습니다>넘겨받습니다 넘겨주었습니다>넘겨줍니다
높아졌습니다>높아집니다 높였습니다>높입니다 놓았습니다>놓습니다 놓였습니다>놓입니다 달았습니다>답니다
데려갔습니다>데려갑니다 돌려받았습니다>돌려받습니다 돌렸습니다>돌립니다 돌아갔습니다>돌아갑니다
돌아왔습니다>돌아옵니다 되돌렸습니다>되돌립니다 되었습니다>됩니다 떠났습니다>떠납니다 막았습니다>막습니다
맞바꾸었습니다>맞바꿉니다 맞았습니다>맞습니다 바꾸었습니다>바꿉니다 바꿨습니다>바꿉니다 받았습니다>받습니다
버려졌습니다>버려집니다 버렸습니다>버립니다 보냈습니다>보냅니다 보았습니다>봅니다 빼앗겼습니다>빼앗깁니다
빼앗았습니다>빼앗습니다 뽑았습니다>뽑습니다 뽑았지만>뽑지만 사라졌습니다>사라집니다
선출되었습니다>선출됩니다 섬멸되었습니다>섬멸됩니다 세웠습니다>세웁니다 시작되었습니다>시작됩니다
썼습니다>씁니다 쏘았습니다>쏩니다 않았습니다>않습니다 얻었습니다>얻습니다 없었습니다>없습니다
올랐습니다>오릅니다 올렸습니다>올립니다 옮겼습니다>옮깁니다 이겼습니다>이깁니다 이어졌습니다>이어집니다
잃었습니다>잃습니다 제거되었습니다>제거됩니다 졌습니다>집니다 주었습니다>줍니다 줄었습니다>줍니다
지났습니다>지납니다 지었습니다>짓습니다 파괴되었습니다>파괴됩니다 팔았습니다>팝니다
회전시켰습니다>회전시킵니다
"""
TENSES = dict(pair.split(">") for pair in CHECKED.split())


def ends() -> set[str]:
    """Every word with which a sentence ends, of all that is told of events and steps in Korean."""
    found, told = set[str](), False
    for path in sorted((FOLDERS[0] / "ko").glob("*.ftl")):
        for line in path.read_text("utf-8").splitlines():
            if text := TEXT.match(line):
                told = bool(TOLD.search(text["id"]))
            found.update(PAST.findall(line) if told else ())
    return found


def test_every_end_of_a_line_of_the_log_can_be_told_as_planned() -> None:
    """A plan said *민준이 107에 요격기를 건설했습니다* of what nobody had done."""
    past = {end for end in ends() if present(end) != end or end in LEFT}
    with_ha = {end for end in past if "했" in end}
    assert {present(end) for end in with_ha} == {end.replace("했습", "합").replace("했", "하") for end in with_ha}
    assert past - with_ha - LEFT.keys() == TENSES.keys()  # read what a new one becomes, and add it
    assert {end: present(end) for end in TENSES} == TENSES
    assert [end for end in LEFT if present(end) != end] == []


@pytest.mark.parametrize("present_end", sorted(set(TENSES.values())))
def test_what_is_told_as_planned_is_told_so_once(present_end: str) -> None:
    assert present(present_end) == present_end


@pytest.mark.parametrize(
    ("past", "planned"),
    [
        *[("열었", "엽"), ("따랐", "따릅"), ("눌렀", "누릅"), ("채웠", "채웁"), ("만들었", "만듭"), ("켰", "켭")],
        *[("됐", "됩"), ("2장이었", "2장입"), ("3개였", "3개입"), ("도왔", "돕습"), ("모았", "모읍"), ("자랐", "자랍")],
    ],
)
def test_verbs_that_no_line_has_yet(past: str, planned: str) -> None:
    assert present(f"{past}습니다") == f"{planned}니다"


def test_each_sentence_of_a_line_is_told_so() -> None:
    assert present("민준이 골랐습니다 (돈 2) · 산 것을 팔았습니다.") == "민준이 고릅니다 (돈 2) · 산 것을 팝니다."


def test_a_plan_tells_events_in_the_present() -> None:
    built = Event("explored-in-vain", {"seat": 0, "hex": "0,-3", "tiles": "305"})
    drawn = "Ann이 0,-3을 탐험해 외부 구역 305를 뽑고"
    for locale, done, ahead in (
        ("en", "Ann explores 0,-3 and discards outer sector 305", "Ann explores 0,-3 and discards outer sector 305"),
        ("ko", f"{drawn} 버렸습니다", f"{drawn} 버립니다"),
    ):
        labels = Labels(Texts(locale), "eclipse", ["Ann"])
        assert labels.event(built) == done
        assert labels.planned.event(built) == ahead
