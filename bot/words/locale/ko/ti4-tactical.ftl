# 생산: 지금까지 고른 것과 지불 방법
ti4-counted-produce = { $counted }{ $landed ->
    [0] {""}
   *[other] ({ $where })
}
ti4-price-produce = { $head ->
    [taken] 새 유닛을 위해 게임판에서 뺍니다
   *[other] { $made ->
        [1] 자원 { $price }
       *[other] { $made }개에 자원 { $price }
    }
}
ti4-slot-produce = { ti4-price-produce } · { $more ->
    [0] 더 못 고름
   *[other] { $more }개 더 가능
}
ti4-so-far-produce = 자원 { $able } 중 { $price } 사용{ $off ->
    [0] {""}
   *[other] {" "}({ ti4-name-sarween-tools }: { $off } 절약)
}, 더 만들 수 있는 유닛 { $left }
ti4-way-produce = { $paid ->
    [0] 이대로 하기 (낼 것 없음)
   *[other] { $only ->
        [0] 지불 ({ $aims }): { $rest }
       *[other] { JOSA($rest, "으로/로") } 내기
    }{ $besides ->
        [0] { $lost ->
            [0] {""}
           *[other] {" "}({ $lost } 낭비)
        }
       *[other] { $lost ->
            [0] {" "}(자원 { $besides }도 함께 사라짐)
           *[other] {" "}({ $lost } 낭비, 자원 { $besides }도 함께 사라짐)
        }
    }
}
ti4-counted-integrated-economy = { ti4-counted-produce }
ti4-price-integrated-economy = { ti4-price-produce }
ti4-slot-integrated-economy = { ti4-slot-produce }
ti4-so-far-integrated-economy = { ti4-so-far-produce }
ti4-way-integrated-economy = { ti4-way-produce }
ti4-aim-least-lost = 낭비 최소
ti4-aim-no-goods = 무역품 최소
ti4-aim-other-kept = { $what ->
    [resources] 영향력 아낌
   *[influence] 자원 아낌
}
ti4-so-far-custodians = 영향력 { $able } 중 { $price } 사용
ti4-way-custodians = { ti4-way-produce }
ti4-so-far-pay-objective = { $influence ->
    [0] 자원
   *[other] 영향력
} { $able } 중 { $price } 사용
ti4-way-pay-objective = { ti4-way-produce }
ti4-so-far-gain-tokens = { $left ->
    [0] 영향력 { $able } 중 { $price } 사용
   *[other] 무료 토큰 { $left }개 남음
}
ti4-slot-gain-tokens = { $more ->
    [0] 더 못 고름
   *[other] { $more }개 더 가능
}
ti4-way-gain-tokens = { ti4-way-produce }
ti4-ui-otherwise = 다르게 내기 …

# 풀에 마지막으로 남은 토큰
ti4-last = ⚠️ { $what }: 마지막 토큰입니다. 쓰면 남지 않습니다.

# 읽는 사람에 대한 공격
ti4-threat = ⚔️ **{ JOSA($seat, "이/가") } { $home ->
    [0] {""}
   *[other] 내 고향 성계인{" "}
}{ $place }({ $system })에서 나를 공격합니다: { $units }.** { $stage ->
    [space] 내 { JOSA($against, "으로/로") } 맞서면 승률 { $odds }, 예상 손실 함선 { $lost }척
    [landing] { $defended ->
        [0] { $planet }에는 맞서 싸울 내 유닛이 없습니다
       *[other] 육군이 모두 { $planet }에 강하하면 내 { JOSA($against, "으로/로") } 지켜 낼 확률 { $odds }, 예상 손실 유닛 { $lost }기
    }
   *[landed] { $defended ->
        [0] { $planet }에는 맞서 싸울 내 유닛이 없습니다
       *[other] { $planet }: 내 { JOSA($against, "으로/로") } 지켜 낼 확률 { $odds }, 예상 손실 유닛 { $lost }기
    }
}.

# 이동: 출발지별 유닛
ti4-counted-move-from = { $damaged ->
    [0] { $counted }
   *[other] 피해 입은 { $counted }
}{ $landed ->
    [0] {""}
   *[other] ({ $where })
}

# 선언된 카드와 승률의 그림
ti4-picture-odds = 승률: { $list }.
ti4-picture-announced = 행동 카드
ti4-picture-played = { JOSA($name, "이/가") } 냈습니다{ $on ->
    [none] {""}
   *[other] : { $on }
}.

# 다른 질문으로 가는 버튼
ti4-open-instructions = 저절로 쓸 카드·능력 …
ti4-beforehand-instructions = 카드와 능력을 묻지 않고 언제 쓸지 정합니다.
ti4-open-hand = 카드나 능력 …
ti4-open-deal = 거래 …
ti4-open-terms = { $target } 님과 거래 …

# 얼마씩 고르는 목록
ti4-choose-excess = { $least }개 이상 제거
ti4-choose-bombard = 최대 { $most }개 조준
ti4-choose-transit-diodes = 집을 곳과 놓을 곳 …
ti4-choose-pay-objective = 낼 것 …
ti4-counted-pay-objective = { $counted }
