# 미리 정해 두는 것
ti4-order-retreat = 물러날 수 있는 우주 전투
ti4-choice-retreat-ask = 나에게 묻기
ti4-choice-retreat-stay = 계속 싸우기
ti4-choice-retreat-below-10 = 이길 확률이 10% 미만이면 후퇴
ti4-choice-retreat-below-20 = 이길 확률이 20% 미만이면 후퇴
ti4-choice-retreat-below-35 = 이길 확률이 35% 미만이면 후퇴
ti4-choice-retreat-below-50 = 이길 확률이 50% 미만이면 후퇴
ti4-order-hits = 내 함선이 받는 타격
ti4-choice-hits-ask = 나에게 묻기
ti4-choice-hits-least = 먼저 견디고, 다음은 싼 함선부터
ti4-order-excess = 한 성계에 너무 많은 함선
ti4-choice-excess-ask = 나에게 묻기
ti4-choice-excess-cheapest = 싼 것부터 제거
ti4-order-discard = 너무 많은 행동 카드
ti4-choice-discard-ask = 나에게 묻기
ti4-choice-discard-commonest = 덱에 같은 카드가 많은 것부터 버리기
ti4-order-cannons = 내 우주포
ti4-choice-cannons-ask = 나에게 묻기
ti4-choice-cannons-fire = 쏘기, 레이저가 준비되어 있으면 함께
ti4-order-grid = 내 마겐 방어망
ti4-choice-grid-ask = 나에게 묻기
ti4-choice-grid-use = 쓸 수 있으면 바로 쓰기
ti4-order-battle = 전투의 카드와 능력
ti4-choice-battle-ask = 계획을 나에게 묻기
ti4-choice-battle-instructed = 미리 정한 것만
ti4-order-react = 다른 사람이 내는 카드
ti4-choice-react-ask = 나에게 묻기
ti4-choice-react-pass = 취소하지 않음 (다른 사람이 알게 됨)
ti4-order-council = 정책
ti4-choice-council-ask = 묻기
ti4-choice-council-pass = 카드도 투표도 없음 (다른 사람이 알게 됨)
ti4-order-score = 재정비 단계의 목표
ti4-choice-score-ask = 나에게 묻기
ti4-choice-score-best = 얻을 수 있는 가장 좋은 것
ti4-order-tokens = 재정비 단계의 지휘 토큰
ti4-choice-tokens-ask = 나에게 묻기
ti4-choice-tokens-even = 전술과 전략 가운데 적은 쪽에
ti4-order-follow = 미리 정하지 않은 부가 능력
ti4-choice-follow-ask = 나에게 묻기
ti4-choice-follow-never = 쓰지 않음
ti4-order-offers = 거래 제안
ti4-choice-offers-ask = 나에게 묻기
ti4-choice-offers-decline = 거절
ti4-ask-wish-card = { $round }라운드, 내 { $pick ->
    [1] 첫
   *[other] 두
} 번째 전략 카드: { $rank ->
    [1] 남아 있다면 무엇을 고를까요?
   *[other] 앞의 카드가 없다면 무엇을 고를까요?
}
ti4-step-wish-card = { $round }라운드 { $pick ->
    [1] 첫
   *[other] 두
} 번째 전략 카드{ $rank ->
    [1] {""}
   *[other] {" "}(없으면)
} → { $answer }
ti4-each-wish-card = { $initiative }: { $card }
ti4-ask-follow = { $card }: 그때 부가 능력을 쓸까요?
ti4-beside-follow = { $about-secondary }
ti4-step-follow = { $card } → { $answer }
ti4-name-follow-use = 쓰기
ti4-name-follow-decline = 쓰지 않기
ti4-word-use = { $shape ->
    [technology] { $technology }{ $count ->
        [0] {""}
       *[other] {" "}({ $planets } 소모)
    }
    [structure] { $planet }에 { $kind }
   *[other] 쓰기
}
ti4-ask-wish-draft = 하나씩 고르기: { $rank ->
    [1] 남아 있다면 무엇을 가져올까요?
   *[other] 앞에서 고른 것이 없다면 무엇을 가져올까요?
}
ti4-step-wish-draft = 하나씩 고르기{ $rank ->
    [1] {""}
   *[other] {" "}(없으면)
} → { $answer }
ti4-word-wish-draft-slice = 구역 { UPPER($slice) }: 자원 { $resources }, 영향력 { $influence } ({ $tiles })
ti4-word-wish-draft-position = { $position ->
    [1] 1번 자리, 의장: 고향 { $place }
   *[other] { $position }번 자리: 고향 { $place }
}
ti4-word-wish-draft-faction = { $faction }
