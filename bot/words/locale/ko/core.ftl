# 테이블의 거절
refusal-no-game = 그런 테이블은 더 이상 없습니다.
refusal-not-lobby = 게임이 시작되었습니다.
refusal-not-running = 진행 중인 게임이 아닙니다.
refusal-not-owner = 이 테이블의 방장({ $owner })만 할 수 있습니다.
refusal-not-seated = 이 테이블에 앉아 있지 않습니다.
refusal-already-seated = 이미 이 테이블에 앉아 있습니다.
refusal-table-full = 자리가 모두 찼습니다.
refusal-too-few = 적어도 { $least }명이 필요합니다.
refusal-no-hints = 이 테이블에서는 힌트를 쓰지 않습니다.
refusal-no-agent = 그런 컴퓨터 플레이어는 없습니다.
refusal-option-unknown = 그런 옵션은 없습니다.
refusal-option-seats = { $seats }명이 하는 게임에서는 이 옵션이 아무런 영향을 주지 않습니다.
refusal-text-players = { $serves }명이 하는 게임의 것인데, 이 테이블에서는 { $least }명에서 { $most }명까지 할 수 있습니다.
refusal-order-unknown = 그런 자동 응답은 없습니다.
refusal-stale = 그사이 게임이 진행되었습니다. 지금 묻는 것은 다음과 같습니다.
refusal-counted-already = 이미 반영되었습니다. 지금 묻는 것은 다음과 같습니다.
refusal-not-together = 고른 것을 차례로 모두 할 수는 없습니다. 바뀐 것은 없습니다.
refusal-draft-empty = 되돌릴 것이 없습니다.
refusal-not-confirmable = 아직 이번 차례에 할 일을 모두 고르지 않았습니다.
refusal-follow-own = 이 게임의 소식은 어차피 받습니다.
refusal-follow-many = 끝나면 알려 드릴 게임이 이미 { $most }개입니다. 먼저 하나를 거두세요.
refusal-undo-nothing = { undo-barred }
undo-barred = { $why ->
    [chance] 내 지난 차례는 되돌릴 수 없습니다. 그 차례에 운이 개입했고, 운은 다시 시험할 수 없습니다.
    [chance-since] 내 지난 차례는 되돌릴 수 없습니다. 그 뒤에 운이 개입했고, 운은 다시 시험할 수 없습니다.
    [revealed] 내 지난 차례는 되돌릴 수 없습니다. 그 차례에 숨겨져 있던 정보가 알려졌습니다.
    [revealed-since] 내 지난 차례는 되돌릴 수 없습니다. 그 뒤에 숨겨져 있던 정보가 알려졌습니다.
    [acted] 내 지난 차례는 되돌릴 수 없습니다. 그 뒤에 { JOSA($name, "이/가") } 진행했습니다.
    [answered] 내 지난 차례는 되돌릴 수 없습니다. 그 뒤에 다른 사람이 직접 또는 자동 응답으로 답했습니다.
    [corrected] 내 지난 차례는 되돌릴 수 없습니다. 그 뒤에 게임이 정정되었습니다.
    [window] 다른 사람이 비공개로 대응할 수 있는 동안에는 아무것도 되돌릴 수 없습니다.
    [gone] 내 지난 차례는 되돌릴 수 없습니다. 그 전의 상황이 더는 남아 있지 않습니다.
   *[none] 아직 되돌릴 수 있는 내 차례가 없습니다.
 }
refusal-undo-too-often = 이 게임에서 한 시간 안에 { $most }번 되돌렸습니다. 잠시 뒤에 다시 해 주세요.
refusal-redo-nothing = 되돌린 것을 취소할 수 없습니다. 되돌린 차례가 없거나, 그 뒤에 누군가 진행했습니다.
refusal-line-unknown = “{ $line }”: 지금 묻는 것에 대한 답으로 읽을 수 없습니다.
refusal-line-ambiguous = “{ $line }”: 둘 이상의 질문에 맞습니다. 질문 이름을 앞에 써 주세요.
refusal-barred = { $option }: { $reason }

# 모두가 함께 쓰는 것을 한 사람이 차지하지 않게 하는 거절
refusal-too-fast = 한꺼번에 너무 많이 눌렀습니다. 몇 초 뒤에 계속해 주세요.
refusal-too-many-games = 이미 게임이 { $most }개 있습니다. 먼저 그중 하나를 끝내거나 떠나세요.
refusal-server-full = 이 서버에 이미 게임이 { $most }개 있습니다. 먼저 그중 하나가 끝나야 합니다.
refusal-tables-too-often = 한 시간 안에 테이블을 { $most }개 열었습니다. 잠시 뒤에 다시 해 주세요.
refusal-reports-too-often = 한 시간 안에 문제를 { $most }번 알렸습니다. 잠시 뒤에 다시 해 주세요.
refusal-first-too-often = 하루 안에 첫 게임을 { $most }번 시작했습니다. 내일 다시 시작하거나, 컴퓨터 플레이어와 함께하는 테이블을 여세요.

# 규칙 공통의 거절
illegal-seats = { $least }명에서 { $most }명까지 할 수 있습니다.
illegal-option-unknown = 옵션 { $option }의 값으로 { JOSA($value, "은/는") } 쓸 수 없습니다.
illegal-text-long = { $most }자까지 적을 수 있습니다. 적은 글자: { $given }자.
illegal-text-seats = *옵션*에 적은 내용은 { $serves }명이 하는 게임의 것인데, 지금은 { $seats }명이 하는 게임입니다.
illegal-pick-count = { $least }개에서 { $most }개까지 골라야 합니다. 고른 것: { $given }개.
illegal-pick-unknown = “{ $word }”: 고를 수 있는 것이 아닙니다.
illegal-pick-twice = 같은 것이 답에 두 번 있습니다.
illegal-number-shape = 정수를 적어 주세요.
illegal-number-range = { $least }에서 { $most }까지의 숫자를 적어 주세요.
illegal-allocate-shape = “{ $word }”: 이름=숫자 꼴로 적어 주세요.
illegal-allocate-cap = “{ $word }”: 최대 { $most }까지입니다.
illegal-allocate-sum = 모두 { $least }~{ $most }개를 골라야 하는데 { $given }개를 골랐습니다.
illegal-line-shape = “{ $line }”: 읽을 수 없습니다.
illegal-not-asked = 지금은 그것을 정할 때가 아닙니다.

# 게임 스레드의 알림
post-start = 게임을 시작합니다. 자리 순서: { $names }.
post-rounds = { $count }라운드: { $lost }
post-asked = { ADDRESSED($mentions, "님") } 차례입니다.
post-undo = { JOSA($name, "이/가") } 자기 차례를 되돌렸습니다.
post-redo = { JOSA($name, "이/가") } 되돌린 차례를 다시 살렸습니다.
post-correct = 게임을 { $what } { $when }부터 정정했습니다.
post-rewind = { $name } 님의 요청으로 게임이 { $what } { $when } 직전으로 돌아갔습니다. 운이 개입한 일은 다시 해도 결과가 같습니다.
post-taken-back = { $what ->
    [whole] -# ↩️ 되돌린 차례입니다.
    [part] -# ↩️ 줄을 그은 부분은 되돌렸습니다.
   *[other] -# ↩️ 여기 적힌 일 가운데 일부는 되돌렸습니다.
}
post-resign = { JOSA($name, "이/가") } 게임을 떠났습니다. 컴퓨터 플레이어가 자리를 이어받습니다.
post-followed = 지켜보던 게임이 끝났습니다.
post-abandon = 테이블이 닫혀 게임이 결과 없이 끝났습니다.
post-lost = 이 게임의 채널이 삭제되었습니다. 게임은 계속되며 `/play`에서 볼 수 있습니다. 참가자 누구나 그 서버의 다른 채널에서 `{ $command }` 명령으로 새 자리를 정할 수 있습니다.
post-moved = { $mentions }: 게임이 옮겨져 여기에서 계속됩니다.
post-window = **{ $ask }** 답할 시간은 { $ends } 끝납니다. 답했는지는 아무도 모릅니다.
post-window-closed = 답할 시간이 끝났습니다. 여기서 더 답할 것은 없습니다.
post-over = 게임이 끝났습니다. { $count ->
    [1] { JOSA(LISTED($names), "이/가") }{ $lead ->
        [0] {""}
       *[other] {" "}{ $lead }점 차로
    } 이겼습니다
   *[other] { JOSA(LISTED($names), "이/가") } 함께 이겼습니다
}.
post-over-decided = 지금 점수대로 게임을 끝냈습니다. { $count ->
    [1] { JOSA(LISTED($names), "이/가") }{ $lead ->
        [0] {""}
       *[other] {" "}{ $lead }점 차로
    } 앞서 있습니다
   *[other] { JOSA(LISTED($names), "이/가") } 공동 선두입니다
}.
finale-decided = **승부를 가른 요인**
finale-led = { JOSA($name, "이/가") } 모든 라운드를 선두로 마쳤습니다.
finale-led-late = { $before ->
    [never] { JOSA($name, "은/는") } 마지막 라운드에야 선두로 나섰습니다.
    [shared] { JOSA($name, "은/는") } 마지막 라운드를 공동 선두로 시작해 단독 선두로 마쳤습니다.
   *[lost] { JOSA($name, "은/는") } 내주었던 선두를 마지막 라운드에야 되찾았습니다.
}
finale-ahead = { $points ->
    [0] { JOSA($name, "과/와") } { $other }의 점수 차이 · { $parts }
   *[other] { JOSA($name, "과/와") } { $other }의 { $points }점 차 · { $parts }
}
finale-ahead-besides = 그 밖에 · { $parts }{ $points ->
    [0] {""}
   *[other] {" "}· 모두 합쳐 { JOSA($name, "과/와") } { $other }의 { $points }점 차
}
finale-led-last = { $before ->
    [never] { JOSA($name, "은/는") } 종료 점수까지 더한 뒤에야 앞섰습니다.
    [shared] { JOSA($name, "은/는") } 마지막 라운드를 공동 선두로 마쳤고, 종료 점수까지 더한 뒤에 앞섰습니다.
   *[lost] { JOSA($name, "은/는") } 내주었던 선두를 종료 점수까지 더한 뒤에야 되찾았습니다.
}
finale-overtaken = { $when ->
    [end] 종료 점수를 더하기 전까지는
   *[round] 마지막 라운드 전까지는
} { JOSA(LISTED($others), "이/가") } { $count ->
    [1] {""}
   *[other] 함께{" "}
}{ $lead }점 앞섰지만, { $when ->
    [end] 종료 점수에서
   *[round] 마지막 라운드와 종료 점수에서
} { JOSA($name, "이/가") } { $other }보다 { $points }점 더 얻었습니다{ $parts ->
    [none] .
   *[other] : { $parts }
}
finale-part = { $part } { SIGNED($points) }
finale-part-counted = { finale-part } ({ $own }개 : { $other }개)
finale-more = { JOSA($name, "이/가") } 앞선 항목: { $parts }
finale-part-rest = 나머지 { SIGNED($points) }
finale-leads = -# 라운드별 선두: { $stretches }
finale-lead = { $until ->
    [same] { $since }
   *[other] { $since }~{ $until }
}라운드 { $count ->
    [0] 동점
   *[other] { $names }
}
finale-lead-at-the-end = 종료 점수를 더한 뒤 { $count ->
    [0] 동점
   *[other] { $names }
}
finale-place = **{ $rank }** · { $name } · { $points }점{ $gained ->
    [0] { $late ->
        [0] {""}
       *[other] {" "}(종료 점수 { SIGNED($late) })
    }
   *[other] { $late ->
        [0] {" "}({ SIGNED($gained) })
       *[other] {" "}(라운드 { SIGNED($gained) }, 종료 점수 { SIGNED($late) })
    }
}{ chapter-moved }
finale-round-parts = 마지막 라운드: { $parts }
finale-end-parts = 종료: { $parts }
finale-rest-of-parts = 그 밖에 { $points }
finale-last-round =
    ### 마지막 라운드 ({ $round }라운드)
chapter-points = { $name }: { $points }{ $gained ->
    [0] {""}
   *[other] {" "}({ SIGNED($gained) })
}
finale-turn = { $what } · { $round }라운드
finale-since = { $what } · { $round }라운드부터
finale-in-round = { $round }라운드
finale-front = { $what } · { $round }라운드, 이때 선두로 나섰습니다
finale-grew = { $round }라운드에 { $name } { SIGNED($own) }점, { $other } { $others ->
    [0] 0
   *[other] { SIGNED($others) }
}점{ $front ->
    [yes] {" "}(이때 { JOSA($name, "이/가") } 선두로)
   *[no] {""}
}
finale-difference = **{ $part }: { $name } { SIGNED($points) }** ({ $own } : { $other }점)
finale-in-turns = { JOSA($name, "은/는") } { $turns ->
    [1] 한 차례에
   *[other] { $turns }차례에 걸쳐
}{ $others ->
    [0] {""}
    [1] , { JOSA($other, "은/는") } 한 차례에
   *[other] , { JOSA($other, "은/는") } { $others }차례에 걸쳐
} 얻었습니다
finale-item = { $what } { $points }점
finale-both = 둘이 똑같이 얻은 것: { $points }점
finale-longest = 한 차례에 가장 많은 일을 한 사람: { $name } ({ $round }라운드, { $count }가지{ $points ->
    [0] {""}
   *[other] , { SIGNED($points) }점
})
finale-saved = 자동 응답과 계획 덕분에 { $count }번은 기다리지 않고 진행했습니다
opening-points = -# 시작 점수: { $seats }
opening-seat = { $name } { $points }점
opening-points-alike = -# 모두 { $points }점으로 시작합니다.
chapter-over =
    ### { $round }라운드 끝
chapter-part-over =
    ### { $round }라운드: { $name } 끝
chapter-place = **{ $rank }** · { $name } · { $points }점{ $gained ->
    [0] {""}
   *[other] {" "}({ SIGNED($gained) }{ $alone ->
        [none] {""}
       *[other] {": "}{ $alone }
    })
}{ chapter-moved }
chapter-moved = { $up ->
    [0] {""}
   *[other] {" "}▲{ $up }
}{ $down ->
    [0] {""}
   *[other] {" "}▼{ $down }
}
chapter-lead = { $count ->
    [1] { JOSA(LISTED($names), "이/가") } 선두로 나섰습니다.
   *[other] { JOSA(LISTED($names), "이/가") } 공동 선두입니다.
}
chapter-still = -# 점수 변화 없음. { $points }
chapter-mattered = **주요 장면**
chapter-besides = -# ★ 그 밖에: { $what }{ $count ->
    [0] {""}
   *[other] {" "}· 외 { $count }개
}
chapter-by-itself = • **{ $part }**: { $seats }
chapter-of-seat = { $name } { SIGNED($points) }점
chapter-brought = **{ SIGNED($points) }점**{ $turns ->
    [1] {""}
   *[other] {" "}({ $turns }차례)
} · { $what }
chapter-so-far = -# 지금 끝나면 더해질 점수: { $seats }
chapter-adds = { $name } { SIGNED($points) }점 ({ $parts })
chapter-grew = { $name }: { $part } { SIGNED($points) }점
chapter-others = 그 밖에 { $parts }
chapter-and-more = { $what } (같은 일 { $count }번 더)
chapter-gained = { SIGNED($points) }점
post-rematch = { $mentions }: { $name } 님이 재대결을 원합니다. *재대결*을 누르면 다시 함께합니다. 모두가 누르면 시작합니다.
post-remind = { $mention }: { $since }부터 답을 기다리고 있습니다.
post-more = … 그 밖에 { $count }건. 기록에서 모두 볼 수 있습니다.
thread-name = { $name } · { $game }

# Numbers in pictures, where they stand alone: one that is held, and one that is added or taken away
number = { $n }
signed = { SIGNED($n) }

# 게임이 끝난 지도 그림에서 모두의 줄 위에
picture-order-end = 최종 순위

# 그림 속 게임의 흐름
picture-course = 라운드별 점수
picture-course-end = 끝
picture-sources = 점수 내역
picture-sources-rest = 그 밖에
picture-total = 합계
picture-course-none = 아직 끝난 라운드가 없습니다
picture-course-alt = 모두의 점수를 라운드별로 보여 줍니다. { $rounds ->
    [0] 아직 끝난 라운드가 없습니다.
   *[other] { $rounds }라운드가 끝난 뒤: { $list }.
}

# 어떤 곳에 있는 수량
amount-there = { $amount }({ $place })
one-of-each = { $name } – { $what }

# In lines of what happened
event-between = {". "}
event-paid = { $what } 지불
