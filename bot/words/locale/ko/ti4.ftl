ti4-rules =
    ### 트와일라잇 임페리움 간단 규칙 (4판)
    세 단계로 된 라운드를 거듭하여, 누군가 승점 { $points ->
        [0] 10점(또는 테이블에서 정한 점수)
       *[other] { $points }점
    }에 이르면 끝납니다.
    - **전략 단계**: 의장부터 차례로 전략 카드를 한 장씩, 3~4명이면 두 장씩 가져갑니다. 카드의 숫자가 우선권입니다. 아무도 가져가지 않은 카드에는 무역품이 하나씩 놓입니다.
    - **행동 단계**: 우선권 순서대로 한 번에 한 행동 또는 패스를 하며, 모두 패스하면 끝납니다. 자기 전략 카드를 모두 쓴 뒤에야 패스할 수 있습니다.
      · **전략 행동**: 자기 전략 카드를 씁니다. 다른 사람은 그 부가 능력을 쓸 수 있고, 대부분 전략 지원고의 토큰이 하나 듭니다.
      · **작전 행동**: 전술 지원고의 토큰 하나를 성계에 놓아 활성화합니다. 자기 토큰이 없는 성계의 함선이 육군과 전투기를 싣고 그곳으로 이동합니다. 우주포가 쏘고, 우주 전투가 벌어지고, 이어서 폭격하고 강하하여 행성에서 싸운 다음, 그곳의 우주 항만이 생산합니다.
      · 자기 차례에는 이웃마다 한 번씩 거래할 수 있습니다. 무역품과 원자재를 주고받으며, 원자재는 남의 손에서 무역품이 됩니다.
    - **재정비 단계**: 공용 목표 하나와 비밀 목표 하나로 점수를 얻고, 공용 목표가 하나 공개됩니다. 게임판의 토큰을 거두고 토큰 두 개를 얻으며, 모든 카드를 준비 상태로 하고 모든 유닛을 수리합니다.
    - **전투**: 유닛마다 10면체 주사위를 굴려 공격값 이상이면 명중합니다. 무엇을 잃을지는 맞은 쪽이 고릅니다. *피해 견딤*이 있는 함선은 타격 하나를 견딜 수 있습니다.
    - **토큰**: 함대 지원고는 한 성계에 둘 수 있는 함선 수입니다(전투기 제외). 수송값은 함선이 싣는 전투기와 육군의 수입니다.
    - **메카톨 렉스**: 처음 강하하는 사람은 영향력 6을 내고 수호자 토큰을 가져오며, 이것은 승점 1점입니다.
    - **행동 카드**: 재정비 단계마다 한 장을 뽑고, 손에 일곱 장까지 듭니다. 언제 낼지 미리 정하거나 전투에서 묻게 할 수 있습니다.
    - **정책 단계**: 수호자 토큰이 사라진 뒤부터 정책 두 장에 투표합니다. 행성을 소모해 표를 던지고, 끝나면 모든 행성을 준비 상태로 합니다.
    - **내 세력**에는 고유한 능력, 기함, 기술 두 가지, 약속 어음이 있습니다. 시트에서 볼 수 있으며, 때를 보아 쓰는 능력은 카드와 함께 묻습니다.

# 질문
ti4-ask-keep-secret = 어느 비밀 목표를 남길까요?
ti4-ask-starting-technology = 어느 기술로 시작할까요?
ti4-ask-starting-units = 고향 성계의 유닛을 어디에 놓을까요?
ti4-ask-choose-card = 어느 전략 카드를 가져갈까요?
ti4-ask-action = { $second ->
    [1] { $by }: 두 번째 행동을 할까요?
   *[other] 어떤 행동을 할까요?
}
ti4-step-action = 행동: { $answer }
ti4-ask-deal = 이웃과 거래 …
ti4-ask-terms = { $target } 님에게 무엇을 주고 무엇을 받을까요?
ti4-step-terms = { $target } 님과의 계약: { $count ->
    [0] 제안하지 않음
   *[other] { $answer }
}
ti4-ask-offers = 나에게 온 제안
ti4-ask-transit-diodes = 전송 다이오드: 육군을 어디에서 어디로 옮길까요? 최대 4명입니다.
ti4-step-transit-diodes = 전송 다이오드: { $count ->
    [0] 육군을 옮기지 않음
   *[other] { $answer }
}
ti4-ask-secondary = { $card }의 부가 능력을 쓸까요?
ti4-beside-secondary = { $about-secondary }
ti4-ask-gain-tokens = 지휘 토큰을 얻습니다: { $each ->
    [0] { $free }개
   *[other] { $free ->
        [0] 쓴 영향력 { $each }마다 1개
       *[other] { $free }개, 그리고 쓴 영향력 { $each }마다 1개 더
    }
}
ti4-ask-choose-system = 외교: 다른 사람들이 토큰을 놓을 내 성계를 고르세요
ti4-ask-ready-planets = 어느 행성을 준비 상태로 할까요?
ti4-step-ready-planets = { $count ->
    [0] 준비 상태로 하는 행성 없음
   *[other] 준비 상태로 함: { $answer }
}
ti4-ask-choose-speaker = 누가 의장이 될까요?
ti4-ask-place-structure = 어느 행성에 { $docks ->
    [0] PDS를
   *[other] 건물을
} 놓을까요?
ti4-step-place-structure = { $docks ->
    [0] PDS
   *[other] 건물
}: { $answer }
ti4-beside-place-structure = { $stay ->
    [none] {""}
   *[other] ⚠️ 내 토큰이 놓인 성계의 함선은 이번 라운드에 그곳을 떠날 수 없습니다: { $stay }.
}
ti4-offer-share-trade = { $count ->
    [0] 아무에게도 해 주지 않음
   *[other] { $answer }
}
ti4-ask-share-trade = 누구에게 토큰 없이 부가 능력을 쓰게 해 줄까요? 고른 사람은 반드시 씁니다.
ti4-step-share-trade = { $count ->
    [0] 토큰 없이 부가 능력을 쓸 사람을 고르지 않음
   *[other] 토큰 없이 부가 능력을 쓸 사람: { $answer }
}
ti4-ask-take-up-token = 어느 성계의 지휘 토큰을 거둘까요?
ti4-ask-rearrange = 지휘 토큰을 지원고에 나누어 놓으세요. 가장 큰 함대에는 함대 지원고에 토큰 { $fleet }개가 필요합니다
ti4-ask-home-production = 고향의 어느 우주 항만이 생산할까요?
ti4-step-home-production = 생산하는 우주 항만: { $answer }
ti4-ask-research = 어느 기술을 연구할까요?
ti4-step-research = 연구: { $answer }
ti4-ask-score-now = 어느 공용 목표로 점수를 얻을까요?
ti4-ask-return-secret = 비밀 목표가 너무 많습니다. 어느 것을 되돌릴까요?
ti4-ask-move = { $able ->
    [0] { $place }({ $system }) 성계로 이동할 수 있는 함선이 없습니다. 이동 없이 계속합니다
   *[other] 어느 유닛이 { $place }({ $system }) 성계로 이동할까요?
}
ti4-step-move = { $count ->
    [0] { $place }({ $system }) 성계로 이동하는 유닛 없음
   *[other] { $place }({ $system }) 성계로 이동: { $answer }
}
ti4-ask-excess = { $place }({ $system }) 성계에 너무 많습니다: { $ships ->
    [0] 함선의 수송값보다 { $units } 초과
   *[other] 함대 지원고보다 함선 { $ships } 초과
}. 무엇을 제거할까요?
ti4-ask-cannon-target = { $place }({ $system }) 성계의 우주포: 누구에게 쏠까요?
ti4-ask-assign-hits = { $place }({ $system }) 성계의 내 함선에 타격 { $hits }{ $aimed ->
    [0] {""}
   *[other] {", "}그 가운데 { $aimed }개는 전투기가 아닌 함선에
}: 어느 함선이 맞을까요?
ti4-ask-retreat = { $place }({ $system }) 성계의 우주 전투: 후퇴를 선언할까요?
ti4-step-retreat = { $place }({ $system }) 성계의 우주 전투: { $answer }
ti4-ask-custodians = 영향력 { $influence }만큼 쓰고 수호자 토큰을 가져올까요? 그러면 메카톨 렉스에 강하해야 합니다.
ti4-step-custodians = { $count ->
    [0] 영향력 { $influence }만큼 쓰고 수호자 토큰을 가져오지는 않음
   *[other] 수호자 토큰에 영향력 { $influence }: { $answer }
}
ti4-ask-bombard = 어느 유닛이 어느 행성을 폭격할까요?
ti4-step-bombard = { $count ->
    [0] 폭격하지 않음
   *[other] 폭격: { $answer }
}
ti4-ask-commit = 육군을 어느 행성에 몇 기씩 강하시킬까요?
ti4-beside-commit = { $takes ->
    [0] {""}
    [1] {""}
    [2] -# 추천대로 상륙하면 행성 2개를 모두 차지합니다.
   *[other] -# 추천대로 상륙하면 행성 { $takes }개를 차지합니다.
 }
ti4-step-commit = { $count ->
    [0] 육군을 강하시키지 않음
   *[other] 강하: { $answer }
}
ti4-ask-defense-grid = { $planet }의 지상 전투: 마겐 방어망을 써서 상대가 굴리지 못하게 할까요?
ti4-step-defense-grid = { $planet }의 마겐 방어망: { $answer }
ti4-ask-produce = { $place }({ $system }) 성계의 생산: 유닛 { $limit }개까지. 무엇을 만들고 무엇으로 낼까요?
ti4-step-produce = { $count ->
    [0] { $place }({ $system }) 성계에서 생산하지 않음
   *[other] { $place }({ $system }) 성계의 생산: { $answer }
}
ti4-ask-score = 어느 목표로 점수를 얻을까요? 공용 목표 하나, 비밀 목표 하나입니다.
ti4-step-score = { $count ->
    [0] 점수를 얻는 목표 없음
   *[other] 점수를 얻을 목표: { $answer }
}
ti4-ask-pay-objective = { $objective }: 무엇으로 낼까요?
ti4-ask-redistribute = 방금 얻은 것까지 지휘 토큰을 지원고에 나누어 놓으세요. 가장 큰 함대에는 함대 지원고에 토큰 { $fleet }개가 필요합니다
ti4-choose-starting-units = 다르게 놓기: 유닛 { $most }개
ti4-choose-assign-hits = 타격 { $most } 받기
ti4-choose-ready-planets = 행성 { $most }개까지
ti4-choose-share-trade = 원하는 만큼 고르기
ti4-choose-terms = 계약에 더하기 …
ti4-choose-commit = { $most }기까지 강하

# 답하면 바로 반영될 수 있는 질문 위의 말
ti4-draws-action = { $under ->
    [ring-0] {""}
    [ring-1] {""}
    [ring-2] {""}
    [ring-3] {""}
    [off-the-map] {""}
   *[other] 카드와 능력은 바로 반영될 수 있습니다.
 }
ti4-draws-move = 주사위나 카드가 이어질 수 있는 선택은 바로 반영됩니다.
ti4-draws-retreat = 주사위나 카드가 이어질 수 있는 선택은 바로 반영됩니다.
ti4-draws-cannon-target = 주사위나 카드가 이어질 수 있는 선택은 바로 반영됩니다.
ti4-draws-secondary = 주사위나 카드가 이어질 수 있는 선택은 바로 반영됩니다.
ti4-draws-assign-hits = 주사위나 카드가 이어질 수 있는 선택은 바로 반영됩니다.
ti4-draws-pay-objective = 주사위나 카드가 이어질 수 있는 선택은 바로 반영됩니다.
ti4-draws-bombard = 주사위나 카드가 이어질 수 있는 선택은 바로 반영됩니다.
ti4-draws-commit = 주사위나 카드가 이어질 수 있는 선택은 바로 반영됩니다.
ti4-draws-custodians = 주사위나 카드가 이어질 수 있는 선택은 바로 반영됩니다.
ti4-draws-defense-grid = 주사위나 카드가 이어질 수 있는 선택은 바로 반영됩니다.
ti4-draws-produce = 주사위나 카드가 이어질 수 있는 선택은 바로 반영됩니다.
ti4-draws-redistribute = 주사위나 카드가 이어질 수 있는 선택은 바로 반영됩니다.
ti4-draws-score-now = 주사위나 카드가 이어질 수 있는 선택은 바로 반영됩니다.
ti4-draws-excess = 주사위나 카드가 이어질 수 있는 선택은 바로 반영됩니다.

# 머리글
ti4-group-strategic = 전략 행동
ti4-group-ring-0 = 작전 행동: 메카톨 렉스
ti4-group-ring-1 = 작전 행동: 안쪽 고리
ti4-group-ring-2 = 작전 행동: 두 번째 고리
ti4-group-ring-3 = 작전 행동: 세 번째 고리
ti4-group-off-the-map = 작전 행동: 크레우스 고향
ti4-group-component = 기술 사용
ti4-group-transit-diodes = 기술 사용
ti4-group-pds = PDS
ti4-group-space-dock = 우주 항만
ti4-group-propulsion = 추진
ti4-group-biotic = 생명공학
ti4-group-warfare = 전쟁
ti4-group-cybernetic = 인공제어
ti4-group-upgrade = 유닛 향상
ti4-group-public = 공용 목표
ti4-group-secret = 비밀 목표
ti4-group-payment = 낼 것
ti4-group-planets = 행성
ti4-group-trade-goods = 무역품
ti4-group-pools = 지원고
ti4-group-from = { $arg }에서 출발
ti4-group-to = 도착: { $arg }
ti4-group-sustain = 피해 견딤
ti4-group-lose = 잃기
ti4-group-give = 주기
ti4-group-get = 받기

# 선택지
ti4-each-choose-card = { $initiative }: { $card }
ti4-word-strategic = { $card } 쓰기
ti4-word-activate = { $place }({ $system })
ti4-word-x-89-bacterial-weapon = { $planet }에 X-89 세균 무기
ti4-name-action-done = 두 번째 행동 안 하기
ti4-word-with = { $target } 님과 거래
ti4-word-withdraw = { $target } 님에게 한 제안 거두기
ti4-word-give = { $arg } 주고
ti4-word-get = { $arg } 받기
ti4-word-accept = { $offers ->
    [1] 받아들이기
   *[other] { $target }: 받아들이기
}
ti4-word-decline = { $offers ->
    [1] 거절하기
   *[other] { $target }: 거절하기
}
ti4-name-secondary-use = 쓰기
ti4-name-secondary-decline = 쓰지 않기
ti4-each-choose-system = { $place }({ $system })
ti4-each-take-up-token = { $place }({ $system })
ti4-each-choose-speaker = { $target }
ti4-each-share-trade = { $target }
ti4-each-place-structure = { $planet }에 { $kind }
ti4-name-place-structure-none = 건물 안 놓기
ti4-each-research = { $technology }{ $count ->
    [0] {""}
   *[other] ({ $planets } 소모)
}
ti4-name-research-none = 기술 연구 안 하기
ti4-name-score-now-none = 목표 없이
ti4-each-move = { $damaged ->
    [0] { $kind }
   *[other] 피해 입은 { $kind }
}{ $landed ->
    [0] {""}
   *[other] ({ $where })
}
ti4-each-cannon-target = { $target }{ $graviton ->
    [0] {""}
   *[other] {", "}중력자 레이저 체계 사용
}
ti4-name-cannon-target-hold-fire = 쏘지 않기
ti4-each-assign-hits = { $kind }
ti4-each-excess = { $kind }
ti4-name-retreat-stay = 남아서 싸우기
ti4-word-retreat-to = { $place }({ $system }) 성계로 후퇴
ti4-each-bombard = { $planet }에 { $kind }
ti4-each-starting-units = { $planet }에 { $kind }
ti4-name-defense-grid-use = 쓰기
ti4-name-defense-grid-keep = 아껴 두기
ti4-each-produce = { $kind }{ $landed ->
    [0] {""}
   *[other] ({ $where })
}
ti4-word-produce-pay = { $arg }
ti4-word-pay = { $arg }
ti4-word-from = { $arg }
ti4-word-to = { $arg }
ti4-word-sustain = { $arg } 피해
ti4-word-lose = { $arg } 잃음

# 비용과 이득, 머리말이 있으면 `what`은 그 아래 모두
ti4-amount-vp = { $n }점
ti4-amount-resources = 자원 { $n }
ti4-amount-influence = 영향력 { $n }
ti4-amount-exhausted = { $what }(소모)
ti4-paid-exhausted = { $what } 소모
ti4-amount-unused = {""}
ti4-amount-trade-goods = 무역품 { $n }개
ti4-amount-commodities = 원자재 { $n }개
ti4-amount-tactic = 전술 { $n }
ti4-amount-fleet = 함대 { $n }
ti4-amount-strategy = 전략 { $n }
# 전투의 대략적인 승률과 잃을 함선 수
ti4-amount-odds = 승률 { $what }
ti4-amount-losses = 예상 손실 함선 { $what }척
ti4-amount-reach = 함선 { $n }척이 올 수 있음
ti4-amount-forces-lost = 예상 손실 육군 { $what }
ti4-amount-flagship = 기함 { $n }척
ti4-amount-war-sun = 전쟁 태양 { $n }척
ti4-amount-dreadnought = 노급 전함 { $n }척
ti4-amount-carrier = 우주모함 { $n }척
ti4-amount-cruiser = 순양함 { $n }척
ti4-amount-destroyer = 구축함 { $n }척
ti4-amount-fighter = 전투기 { $n }대
ti4-amount-infantry = 보병 { $n }기
ti4-amount-pds = PDS { $n }기
ti4-amount-space-dock = 우주 항만 { $n }개

# 플레이어가 세는 것
ti4-name-tactic = 전술 지원고
ti4-name-fleet = 함대 지원고
ti4-name-strategy = 전략 지원고
ti4-name-resources = 자원
ti4-name-influence = 영향력
ti4-name-trade-goods = 무역품
ti4-name-commodities = 원자재

# 낱말
ti4-name-off-the-map = 크레우스 고향
ti4-name-empty = 빈 우주
ti4-name-asteroid-field = 소행성 지대
ti4-name-nebula = 성운
ti4-name-supernova = 초신성
ti4-name-gravity-rift = 중력 균열

# 달성할 수 있는 목표를 패널이 알려 주는 말
ti4-stakes = **재정비 단계**: { $home ->
    [0] 고향 행성이 없으면 공용 목표로 점수를 얻지 못함
   *[other] { $open ->
        [0] 공개된 목표를 모두 달성함
       *[other] { $count ->
            [0] 공개된 목표 { $open }개 중 아직 달성한 것 없음
           *[other] 지금 가능한 목표 – { $objectives } ({ $points }점){ $most ->
                [0] {""}
               *[other] {", "}{ $others } ({ $most }점)
            }
        }
    }
}{ $agenda ->
    [0] {""}
   *[other] {" "}· 이후 의제 단계
}

# 일어난 일
ti4-event-round = { $round }라운드
ti4-ended-points = { JOSA(LISTED($names), "이/가") } { $count }점에 도달해 게임이 끝났습니다.
ti4-ended-alone = { $names }만 남아 게임이 끝났습니다.
ti4-ended-objectives = 더 공개할 목표가 없어 게임이 끝났습니다.
ti4-event-over = 게임이 끝났습니다
ti4-event-phase = { $phase }
ti4-phase-strategy = 전략 단계
ti4-phase-action = 행동 단계
ti4-phase-status = 재정비 단계
ti4-event-kept-secret = 나만 아는 일: { JOSA($objective, "을/를") } 남겼습니다
ti4-event-starting-technology = { JOSA($seat, "이/가") } { JOSA($technology, "으로/로") } 시작했습니다
ti4-event-starting-units = { JOSA($seat, "이/가") } 고향 성계에 유닛을 놓았습니다: { $units }
ti4-event-chose-card = { JOSA($seat, "이/가") } ‘{ $card }’ 카드를 가져갔습니다
ti4-event-passed = { JOSA($seat, "이/가") } 패스했습니다
ti4-event-passed-several = { JOSA(LISTED($names), "이/가") } 패스했습니다
ti4-event-strategic = { JOSA($seat, "이/가") } ‘{ $card }’ 카드를 사용했습니다
ti4-event-followed = { JOSA($seat, "이/가") } ‘{ $card }’의 부가 능력을 사용했습니다
ti4-event-declined = { JOSA($seat, "은/는") } ‘{ $card }’의 부가 능력을 사용하지 않았습니다
ti4-event-declined-several = { JOSA(LISTED($names), "은/는") } 부가 능력을 사용하지 않았습니다
ti4-event-declined-several-in-full = { JOSA(LISTED($names), "은/는") } { $card }의 부가 능력을 사용하지 않았습니다
ti4-event-gained-no-tokens = { JOSA($seat, "은/는") } 지휘 토큰을 얻지 않았습니다
ti4-event-gained-tokens = { JOSA($seat, "이/가") } 지휘 토큰을 얻었습니다: { $pools }
ti4-event-diplomacy = { JOSA($seat, "이/가") } { $place }({ $system }) 성계를 골라, 다른 사람 모두의 지휘 토큰이 그곳에 놓였습니다
ti4-event-readied = { JOSA($seat, "이/가") } 행성을 준비 상태로 했습니다: { $planets }
ti4-event-speaker = { JOSA($seat, "이/가") } 의장이 되었습니다
ti4-event-placed-structure = { JOSA($seat, "이/가") } { $planet }에 { JOSA($kind, "을/를") } 놓았습니다
ti4-event-built-structure = { JOSA($seat, "이/가") } { $planet }에 { JOSA($units, "을/를") } 놓았습니다
ti4-event-gained-result = { JOSA($seat, "이/가") } ‘무역’으로 { JOSA($result, "을/를") } 얻었습니다
ti4-event-replenished-result = { JOSA($seat, "이/가") } { JOSA($result, "을/를") } 보충했습니다
ti4-event-let-in = { JOSA($seat, "이/가") } { $target }의 원자재를 무상으로 보충해 주었습니다
ti4-event-took-up-token = { JOSA($seat, "이/가") } { $place }({ $system }) 성계의 지휘 토큰을 거두었습니다
ti4-event-tokens = { $seat }의 지휘 토큰: { $pools }
ti4-event-researched = { JOSA($seat, "이/가") } { JOSA($technology, "을/를") } 연구했습니다
ti4-event-imperial = { JOSA($seat, "이/가") } 메카톨 렉스를 통제해 점수를 얻었습니다
ti4-event-drew-secret = { JOSA($seat, "이/가") } 비밀 목표를 뽑았습니다
ti4-event-secret = 나만 아는 일: { JOSA($objective, "을/를") } 뽑았습니다
ti4-event-returned-secret = 나만 아는 일: { JOSA($objective, "을/를") } 되돌렸습니다
ti4-event-scored = { JOSA($seat, "이/가") } ‘{ $objective }’ 목표로 점수를 얻었습니다
ti4-event-scoring = { JOSA($seat, "이/가") } ‘{ $objective }’ 목표로 점수를 얻으려고 비용을 냈습니다
ti4-event-revealed = 새 목표: { $objective }
ti4-event-activated = { JOSA($seat, "이/가") } { $place }({ $system }) 성계를 활성화했습니다
ti4-event-moved = { JOSA($seat, "이/가") } { $place }({ $system }) 성계로 이동했습니다: { $units }
ti4-event-moved-from = { JOSA($seat, "이/가") } { $origins }에서 { $place } 성계로 이동했습니다: { $units }
ti4-event-lost-in-rift = { $seat }의 { JOSA($units, "이/가") } { $place }({ $system }) 성계로 가다가 중력 균열에서 사라졌습니다 (주사위 { $dice })
ti4-event-lost-on-the-way = { JOSA($seat, "이/가") } { $place }({ $system }) 성계로 이동했지만 도착한 함선이 없습니다
ti4-event-rift = { $seat }의 { JOSA($kind, "이/가") } { $lost ->
    [0] 중력 균열을 무사히 지났습니다
   *[other] 중력 균열에서 사라졌습니다
} (주사위 { $dice })
ti4-event-rift-in-full = { $seat }의 { JOSA($units, "이/가") } 중력 균열에서 사라졌습니다 (주사위 { $dice })
ti4-event-removed = { JOSA($seat, "이/가") } { $place }({ $system }) 성계에서 유닛을 제거했습니다: { $units }
ti4-event-removed-in-full = { JOSA($seat, "이/가") } { $why ->
    [fleet] 함대 지원고를 넘은
   *[capacity] 수송할 수 없는
} 유닛을 { $place }({ $system }) 성계에서 제거했습니다: { $units }
ti4-event-cannon = { JOSA($seat, "이/가") } { $place }({ $system }) 성계에서 { $target }에게 우주포를 쏘았습니다: { ti4-rolled }
ti4-event-cannon-defense = { JOSA($seat, "이/가") } { $planet }에 강하하는 { $target }에게 우주포를 쏘았습니다: { ti4-rolled }
ti4-event-combat = { $place }({ $system }) 성계의 우주 전투: { JOSA($seat, "이/가") } { JOSA($target, "을/를") } 공격했습니다
ti4-event-assault-cannon = { JOSA($seat, "이/가") } { $target }에게 강습포를 쏘았습니다
ti4-event-barrage = { $seat }의 대공 탄막: { ti4-rolled }
ti4-event-fired = { $seat }의 공격: { ti4-rolled }
ti4-event-lost-in-battle = { JOSA($seat, "이/가") } { JOSA($units, "을/를") } 잃었습니다
ti4-rolled = { $hits ->
    [0] { $misses ->
        [0] 주사위 없음
       *[other] 빗나감 { $misses }({ $missed })
    }
   *[other] 타격 { $hits }({ $hit }){ $misses ->
        [0] {""}
       *[other] , 빗나감 { $misses }({ $missed })
    }
}
ti4-event-hit = { JOSA($seat, "이/가") } 받은 타격 { $hits }: { $units }
ti4-event-repaired = { JOSA($seat, "이/가") } 듀라늄 장갑으로 { JOSA($kind, "을/를") } 수리했습니다
ti4-event-retreat-announced = { JOSA($seat, "이/가") } { $place }({ $system }) 성계로 후퇴하겠다고 선언했습니다
ti4-event-retreated = { JOSA($seat, "이/가") } { $place }({ $system }) 성계로 후퇴했습니다
ti4-event-retreat-prevented = { JOSA($seat, "은/는") } 이번 라운드에 { $place }({ $system }) 성계로 후퇴할 수 없습니다
ti4-event-retreat-failed = { JOSA($seat, "은/는") } 함선을 모두 잃어 { $place }({ $system }) 성계로 후퇴하지 못했습니다
ti4-event-won = { JOSA($seat, "이/가") } { $place }({ $system }) 성계의 우주 전투에서 { JOSA($target, "을/를") } 이겼습니다
ti4-event-drawn = { $place }({ $system }) 성계의 우주 전투에서 { JOSA($seat, "과/와") } { $target }의 유닛이 모두 파괴되었습니다
ti4-event-bombarded = { JOSA($seat, "이/가") } { JOSA($planet, "을/를") } 폭격했습니다: { ti4-rolled }
ti4-event-custodians = { JOSA($seat, "이/가") } 수호자 토큰을 가져갔습니다
ti4-event-committed = { JOSA($seat, "이/가") } 육군을 강하시켰습니다: { $units }
ti4-event-ground-fired = { $planet }, { $seat }의 공격: { ti4-rolled }
ti4-event-defense-grid = { JOSA($seat, "이/가") } { $planet }에서 마겐 방어망을 사용해 상대가 주사위를 굴리지 못하게 했습니다
ti4-event-ground-won = { JOSA($seat, "이/가") } { $planet }의 지상 전투에서 { JOSA($target, "을/를") } 이겼습니다
ti4-event-ground-drawn = { $planet }의 지상 전투에서 { JOSA($seat, "과/와") } { $target }의 유닛이 모두 파괴되었습니다
ti4-event-animated = { JOSA($seat, "이/가") } 닥시브 활성기로 { $planet }에 보병 1기를 놓았습니다
ti4-event-returning = { $seat }: { $count ->
    [0] 돌아오는 보병이 없습니다
   *[other] 보병 { $count }기가 돌아옵니다
}
ti4-event-returned = { $seat }의 보병 { $count }기가 { $planet }에 돌아왔습니다
ti4-event-structures-destroyed = { JOSA($seat, "이/가") } { $planet }의 건물을 잃었습니다: { $units }
ti4-event-gained-control = { JOSA($seat, "이/가") } { JOSA($planet, "을/를") } 차지했습니다
ti4-event-captured = { JOSA($seat, "이/가") } { $target }의 { JOSA($planet, "을/를") } 빼앗았습니다
ti4-event-captured-in-full = { JOSA($seat, "이/가") } { JOSA($by, "으로/로") } { $target }의 { JOSA($planet, "을/를") } 차지했습니다
ti4-event-produced = { JOSA($seat, "이/가") } { $place }({ $system }) 성계에서 생산했습니다: { $units }
ti4-event-wasted = 나만 보는 알림: { $what ->
    [left-behind] { $place }({ $system }) 성계에 수송할 함선이 없어 두고 온 유닛 { $count }개가 제거되었습니다
    [activation] { $place }({ $system }) 성계에는 내 함선이 갈 수 없고, 그곳의 내 유닛도 강하하거나 생산할 수 없습니다
   *[other] { $count ->
        [0] 내 함선은 그곳에 갈 수 없고, 그곳의 내 유닛도 강하하거나 생산할 수 없습니다
       *[other] 비용보다 { JOSA($what, "을/를") } { $count } 더 냈습니다
    }
}
ti4-event-bacterial-weapon = { JOSA($seat, "이/가") } X-89 세균 무기를 사용해 { $planet }의 육군을 모두 파괴했습니다
ti4-event-transit-diodes = { JOSA($seat, "이/가") } 전송 다이오드를 사용했습니다: { $taken } ▸ { $placed }
ti4-event-offered = { $seat } ▸ { $target } 거래 제안: { $terms }
ti4-event-withdrew-offer = { JOSA($seat, "이/가") } { $target } 님에게 한 제안을 거두었습니다
ti4-event-refused-offer = { JOSA($seat, "이/가") } { $target } 님의 제안을 거절했습니다
ti4-event-traded = { JOSA($seat, "이/가") } { JOSA($target, "과/와") } 거래했습니다
ti4-event-traded-paid = { $what } 줌
ti4-event-eliminated = { JOSA($seat, "이/가") } 모든 것을 잃고 섬멸되었습니다

# 거절
ti4-illegal-cards-unspent = 전략 카드를 먼저 써야 합니다(남은 카드 { $count }장). 그다음에 패스할 수 있습니다.
ti4-illegal-own-token = 이미 내 지휘 토큰이 놓여 있습니다. 성계는 라운드에 한 번만 활성화합니다 (작전 행동).
ti4-illegal-no-tactic-token = 전술 지원고에 지휘 토큰이 없습니다 (작전 행동).
ti4-illegal-strategy-card-used = 이번 라운드에 주요 능력을 이미 썼습니다 (전략 행동).
ti4-illegal-tokens-paid = 낸 것으로는 지휘 토큰 { $tokens }개를 얻습니다. { $given }개를 놓았습니다.
ti4-illegal-objective-lacks = { $task }: { $asked } 중 { $there }입니다.
ti4-illegal-objective-lacks-planet = { $task }: { JOSA($planet, "을/를") } 통제하고 있지 않으며, 그곳의 함선은 { $asked }척 중 { $there }척입니다.
ti4-illegal-objective-by-deed = { $task }: 행동 단계에 그 순간에만 달성할 수 있습니다 (61).
ti4-illegal-objective-home = 공용 목표는 고향 성계의 행성을 모두 통제해야 달성할 수 있습니다 (61.16).
ti4-illegal-score-one-each = 공용 목표와 비밀 목표는 하나씩만 됩니다.
ti4-illegal-excess-left = 부족합니다. 더 제거해야 합니다.
ti4-illegal-excess-too-much = 너무 많습니다. { JOSA($kind, "은/는") } 남겨도 됩니다.
ti4-illegal-must-land = 수호자 토큰을 가져왔습니다. 육군이 적어도 하나는 메카톨 렉스에 강하해야 합니다.
ti4-illegal-cannot-move = 이 함선이 모두 { $place }에 갈 수는 없습니다. 이동력이 모자라거나 길이 막혀 있습니다.
ti4-illegal-nothing-carries = 스스로 이동할 수 없는 유닛 { $count }기를 실을 함선이 없습니다. 우주모함처럼 수송값이 있는 함선을 함께 고르세요.
ti4-illegal-too-little-capacity = 고른 함선에는 유닛을 { $capacity }기까지 실을 수 있는데 { $count }기를 골랐습니다.
ti4-illegal-cannot-pick-up = 고른 함선은 { $place }에 갈 수 있지만, 실을 유닛을 모두 들러 태우고 갈 수는 없습니다.
ti4-illegal-too-little = { $what ->
    [resources] 비용은 자원 { $cost }인데 { $paid }만 냈습니다.
   *[influence] 비용은 영향력 { $cost }인데 { $paid }만 냈습니다.
}
ti4-illegal-diodes = 집은 만큼만, { $most }명까지 놓을 수 있습니다. 집은 육군 { $taken }, 놓은 육군 { $placed }.
ti4-illegal-starting-units = { $kind }: { $number }개를 놓아야 하는데 { $given }개를 놓았습니다.
ti4-illegal-production-limit = 여기서는 유닛을 { $most }개까지 만들 수 있는데 { $given }개를 골랐습니다.
ti4-illegal-not-produced = { JOSA($kind, "은/는") } 그곳에서 만들 수 없습니다.
ti4-illegal-ground-force-limit = 그곳에서는 육군을 { $most }명까지 만들 수 있는데 { $given }명을 골랐습니다.
ti4-illegal-plastic = { $kind }: 남은 조각보다 { $wanting } 많은데 게임판에서 { $removed }개를 뺍니다.
ti4-illegal-not-removable = { $place }의 { JOSA($kind, "은/는") } 게임판에서 뺄 수 없습니다.
ti4-illegal-plastic-stacks = { $kind }: 한 번에 { $most }곳까지만 있을 수 있습니다.
ti4-illegal-fleet-pool = 함대 지원고로는 한 성계에 함선 { $most }척까지인데 { $given }척이 됩니다.
ti4-illegal-capacity = 그중 { $over }만큼은 함선에 실을 자리가 없습니다.

# 테이블 옵션
ti4-option-points = 승리에 필요한 승점
ti4-choice-points-10 = 10
ti4-choice-points-14 = 14

# 플레이어 앞에 있는 것과 지도의 한 부분
ti4-ui-mine = 내 세력 시트
ti4-ui-sheets = 세력 시트
ti4-ui-sector = 성계 { $sector }
ti4-ui-zoom = 성계 하나를 자세히 보기 …

# 보드
ti4-board-galaxy = 은하계
ti4-board-objectives = 목표
ti4-board-strategy = 전략 카드
ti4-board-council = 정책과 법률
ti4-board-deals = 계약과 약속 어음
ti4-board-technologies = 기술
ti4-board-key = 기호 설명
ti4-board-key-2 = 기호 설명 2

# 각자의 세력, 끝날 때의 칭호
ti4-ui-dealt = 내 세력: **{ $name }**
ti4-event-faction = { $seat }의 세력: { $faction }
ti4-title-conqueror = 행성을 가장 많이 빼앗은 사람: { $name } ({ $count }개)
ti4-title-scholar = 연구를 가장 많이 한 사람: { $name } ({ $count }번)
