race-rules =
    ### 레이스 포 더 갤럭시 요약
    모두 서로 모르게 액션 카드를 고르고 동시에 공개합니다. 누군가 고른 단계만 모두가 함께 진행하고, 그 단계를 고른 사람은 보너스를 받습니다.
    - **I 탐험**: 카드 2장을 뽑아 1장을 가집니다. 보너스: 5장 더 뽑거나, 1장 더 뽑고 1장 더 가집니다.
    - **II 개발**: 개발 카드를 놓고 비용만큼 손에 든 카드를 버립니다. 보너스: 1장 적게 버립니다.
    - **III 정착**: 세계를 비용을 내고 놓거나, 군사력이 방어력 이상이면 군사 세계를 정복합니다. 공짜 세계(놓을 때 상품 1개)에는 바로 상품이 놓입니다. 보너스: 카드 1장을 가져옵니다.
    - **IV 소비**: 소비 기능을 반드시 사용해 상품을 승점과 카드로 바꿉니다. 보너스: 먼저 상품 1개를 팔거나 (특산품 2장, 희귀 원소 3장, 유전자 4장, 외계 기술 5장), 승점을 2배로 받습니다.
    - **V 생산**: 상품이 없는 생산 세계마다 상품을 1개씩 놓습니다. 보너스: 공짜 세계 1곳에도 놓습니다.
    기능은 카드를 놓은 다음 단계부터 쓰고, “할 수 있다”고 적힌 것이 아니면 반드시 써야 합니다. 같은 개발 카드를 두 번 놓을 수 없습니다. 라운드가 끝나면 손에 든 카드를 10장으로 줄입니다.
    누군가의 개인 공간에 카드가 12장 있거나 승점 칩(한 사람당 12점)이 떨어진 라운드로 게임이 끝납니다. 카드, 승점 칩, 6비용 개발 카드의 승점을 더합니다. 동점이면 손에 든 카드와 상품이 많은 사람이 이깁니다.

# Questions
race-ask-start = { $own ->
   *[0] 가지고 시작할 카드를 고르세요
    [1] 시작 세계는 { $world }입니다: 가지고 시작할 카드를 고르세요
}
race-step-start = 가지고 시작: { $answer }
race-ready-start = { $count ->
    [5] 첫 세계와 놓기 쉬운 네 장 가지기
   *[other] 놓기 쉬운 { $count }장 가지기
}
race-ask-actions = { $round }라운드: 액션 { $count ->
    [1] 카드를 고르세요
   *[other] 카드 { $count }장을 고르세요
}
race-step-actions = { $round }라운드 액션: { $answer }
race-ask-explore = 탐험: 가질 카드 { $count }장을 고르세요
race-step-explore = 탐험: { $answer }
race-ask-develop = 개발{ $again ->
    [0] {""}
   *[other] {" "}한 번 더
}: 어떤 개발 카드를 놓을까요?
race-step-develop = 개발{ $again ->
    [0] {""}
   *[other] {" "}한 번 더
}: { $answer }
race-ask-settle = 정착{ $again ->
    [0] {""}
   *[other] {" "}한 번 더
}: 어떤 세계를 놓을까요?
race-step-settle = 정착{ $again ->
    [0] {""}
   *[other] {" "}한 번 더
}: { $answer }
race-ask-pay = { $price ->
    [0] { JOSA($card, "을/를") } 어떻게 놓을까요?
   *[other] { $card }의 비용으로 카드 { $price }장을 버리세요
}
race-step-pay = { $card }의 비용 ({ $price }장) → { $answer }
race-ask-limit = 손에 든 카드 { $count }장을 버려 10장으로 줄이세요
race-ask-trade = { $power }: 어떤 상품을 팔까요?
race-step-trade = { $power }: { $answer }
race-ask-consume = 어떤 소비 기능을 사용할까요?{ $times ->
    [1] {""}
   *[other] {" "}상품의 승점은 2배입니다.
}
race-step-consume = 소비: { $answer }
race-ask-goods = { $power }: 어떤 상품을 소비할까요?
race-step-goods = { $power }: { $answer }
race-ask-hand-cards = { $power }: 버린 카드 1장마다 승점 { $vp }점
race-ask-gamble = 도박 세계: 숫자를 말하세요
race-ask-produce = 어떤 생산 기능을 사용할까요?
race-step-produce = 생산: { $answer }
race-ask-windfall = { $power }: 어느 세계에 상품을 놓을까요?
race-step-windfall = { $power }: { $answer }
race-ask-colonists = { $world }에 상품을 놓으려고 버릴 카드
race-name-bonus = 보너스
race-group-novelty = 특산품
race-group-rare = 희귀 원소
race-group-genes = 유전자
race-group-alien = 외계 기술
race-group-power = 기능
race-group-hand = 손에 든 카드
race-group-tableau = 개인 공간

# Answers of several cards or goods: the prompt of the menu, and the button with a whole answer, in full or short
race-choose-pay = { $exactly ->
    [0] 버릴 카드나 사용할 카드를 고르세요
   *[other] 버릴 카드 { $most }장을 고르세요
}
race-offer-pay = { $count ->
    [0] 아무것도 내지 않기
   *[other] 이렇게 내기: { $answer }
}
race-ready-pay = 놓기 어려운 { $count }장으로 내기
race-choose-limit = { $exactly ->
    [0] 버릴 카드를 { $least }장 이상 고르세요
   *[other] 버릴 카드 { $most }장을 고르세요
}
race-offer-limit = 버리기: { $answer }
race-ready-limit = 놓기 어려운 { $count }장 버리기
race-choose-start = { $most ->
    [5] 시작 세계 한 장과 카드 네 장을 고르세요
   *[other] 가질 카드 { $most }장을 고르세요
}
race-choose-explore = 가질 카드 { $most }장을 고르세요
race-offer-explore = 가지기: { $answer }
race-ready-explore = 놓기 쉬운 { $count }장 가지기
race-choose-actions = 액션 카드 { $most }장을 고르세요
race-choose-hand-cards = 버릴 카드를 { $most }장까지 고르세요
race-offer-hand-cards = { $count ->
    [0] 버리지 않기
   *[other] 버리기: { $answer }
}
race-choose-goods = 상품 { $most }개를 고르세요
race-offer-goods = 소비하기: { $answer }

# What is said above a question whose answer may count at once
race-draws-trade = 상품을 팔면 바로 카드를 가져오므로 되돌릴 수 없습니다.
race-draws-consume = 카드를 가져오거나 단계가 끝나면 지금까지 고른 것이 바로 반영됩니다.
race-draws-goods = { race-draws-consume }
race-draws-hand-cards = { race-draws-consume }
race-draws-gamble = 카드를 바로 공개하므로 되돌릴 수 없습니다.
race-draws-produce = 상품을 놓거나 카드를 가져오면 바로 반영되며 되돌릴 수 없습니다.
race-draws-windfall = 상품을 바로 놓으므로 되돌릴 수 없습니다.
race-draws-colonists = { race-draws-windfall }

# Card lines: of an option, what else is to know about a card
race-what-development = { $cost ->
    [6] 개발 6 · 승점 ?
   *[other] 개발 { $cost } · 승점 { $vp }
}
race-what-six = 개발 { $cost } · 승점 ?, 지금 { $worth }
race-what-world = 세계 { $cost } · 승점 { $vp }{ race-bears }
race-what-military = 군사 세계 { $cost } · 승점 { $vp }{ race-bears }
race-bears = { $good ->
    [novelty] {" · "}특산품
    [rare] {" · "}희귀 원소
    [genes] {" · "}유전자
    [alien] {" · "}외계 기술
   *[none] {""}
}{ $windfall ->
    [0] {""}
   *[other] {" "}(공짜 상품: 놓을 때 1개)
}
race-card = { $number } · { $head } · { $what }
race-each-start = { race-card }
race-each-explore = { race-card }
race-each-develop = { race-card }
race-each-settle = { race-card }
race-each-trade = { race-each-goods }
race-name-develop-none = 개발 카드를 놓지 않기
race-name-settle-none = 세계를 놓지 않기
race-each-pay = { $use ->
    [0] { $number } · { $head }
   *[other] { $head } 사용
}
race-each-limit = { race-card }
race-each-hand-cards = { race-card }
race-each-colonists = { race-card }
race-each-goods = { $head } ({ $good })
race-each-windfall = { $head } ({ $good })
race-name-windfall-none = 상품을 놓지 않기
race-each-consume = { $head }: { $power }
race-name-consume-pass = 기능을 더 사용하지 않기
race-each-produce = { $head }: { $power }

# Actions
race-name-explore5 = 탐험: 5장 더 뽑기
race-name-explore1 = 탐험: 1장 더 뽑고 1장 더 가지기
race-name-develop2 = 개발 한 번 더
race-name-settle2 = 정착 한 번 더
race-name-trade = 소비(거래)
race-name-double = 소비(승점 2배)

# What options cost and gain; of a head, `what` is all under it
race-amount-hand = 카드 { $n }장
race-amount-free = 무료
race-amount-goods = 상품 { $n }개
race-amount-chips = 승점 { $n }
race-amount-doubled = 승점 { $n } (2배)
race-amount-points = 승점 { $n }
race-amount-counted = 6비용 개발 { $n }점 포함
race-amount-grown = (이 중 { $what })
race-there-counted = { $n }점은 { $place }
race-amount-military = 군사력 { $n }
race-amount-uses = { $what } 사용
race-amount-tactics = 새로운 군사 전술
race-amount-colony-ship = 이민선
race-amount-bonus = { $what }
race-amount-look = { $n }장 뽑기
race-amount-keep = { $n }장 가지기
race-amount-draw = 놓은 다음 카드 { $n }장
race-amount-discount = 카드 { $n }장 할인
race-amount-does = { $what }
race-amount-saves = 카드 { $n }장 절약
race-amount-gives-up = { $what } 포기
race-amount-stays = 개인 공간은 그대로
race-amount-hardest = 놓기 어려운 카드부터
race-name-does-trade = 먼저 상품 1개를 팔아 카드 가져오기
race-name-does-double = 상품으로 얻는 승점 2배
race-name-does-produce = 공짜 세계 한 곳에 상품 1개
race-name-does-develop2 = 두 번째 개발 카드
race-name-does-settle2 = 두 번째 세계

# What a player counts
race-name-hand = 손에 든 카드
race-name-goods = 상품
race-name-chips = 승점 칩
race-name-military = 군사력
race-name-tableau = 개인 공간의 카드
race-name-points = 승점

# Phases
race-name-explore = 탐험
race-name-develop = 개발
race-name-settle = 정착
race-name-consume = 소비
race-name-produce = 생산

# What a panel says of the round and of the end of the game
race-stakes = { $called ->
    [0] {""}
   *[other] **이번 라운드**: { $phases } · {""}
}**종료 조건**: 카드 { $end }장(지금 가장 많은 사람이 { $cards }장) 또는 승점 칩 소진({ $chips } 남음)
race-name-yours-explore = 탐험(내가 고름)
race-name-yours-develop = 개발(내가 고름: 카드 1장 할인)
race-name-yours-develop2 = 개발 한 번 더(내가 고름)
race-name-yours-settle = 정착(내가 고름: 카드 +1장)
race-name-yours-settle2 = 정착 한 번 더(내가 고름)
race-name-yours-trade = 소비(내가 고름: 먼저 판매)
race-name-yours-double = 소비(내가 고름: 승점 2배)
race-name-yours-produce = 생산(내가 고름: 공짜 세계 1곳)

# Goods and tags
race-name-novelty = 특산품
race-name-rare = 희귀 원소
race-name-genes = 유전자
race-name-alien = 외계 기술
race-name-tag-rebel = 반란군
race-name-tag-alien = 외계
race-name-tag-uplift = 지성화
race-name-tag-imperium = 제국
race-name-tag-terraforming = 테라포밍

# Powers: a message for each phase and effect
race-power-explore-draw = { $n }장 더 뽑기
race-power-explore-keep = { $n }장 더 가지기
race-power-develop-discount = 개발 비용 −{ $n }
race-power-develop-draw-first = 고르기 전에 카드 { $n }장
race-power-develop-draw-after = 놓은 다음 카드 { $n }장
race-power-settle-military = { $tag ->
    [rebel] 반란군 상대로{" "}
   *[none] { $good ->
        [novelty] 특산품 세계 상대로{" "}
        [rare] 희귀 원소 세계 상대로{" "}
        [genes] 유전자 세계 상대로{" "}
        [alien] 외계 기술 세계 상대로{" "}
       *[none] {""}
    }
}군사력 { $n ->
    [-1] −1
   *[other] +{ $n }
}
race-power-settle-discount = { race-of-kind } 비용 −{ $n }
race-power-settle-draw-after = 놓은 다음 카드 { $n }장
race-power-settle-tactics = 버려서 이번 단계 군사력 +{ $n } 가능
race-power-settle-colony-ship = 버려서 세계 비용 없이 놓기 가능 (외계 기술 제외)
race-power-settle-contact = 군사 세계를 방어력보다 { $n } 적은 비용으로 놓기 가능 (외계 기술 제외)
race-power-trade-bonus = { $good ->
    [this-world] 이 세계의 상품
    [novelty] 특산품
    [rare] 희귀 원소
    [genes] 유전자
    [alien] 외계 기술
   *[any] 모든 상품
} 거래: 카드 +{ $n }장
race-power-consume-consume = { race-goods } { $times ->
    [1] 1개
   *[other] { $times }개까지
} → { $times ->
    [1] {""}
   *[other] 1개마다{" "}
}{ race-gain }
race-power-consume-set = { $kinds ->
    [any] 상품
    [all-different] 서로 다른 종류의 상품
    [novelty] 특산품
    [rare] 희귀 원소
    [genes] 유전자
   *[alien] 외계 기술
} { $goods }개 → { race-gain }
race-power-consume-all-goods = 모든 상품 → 하나를 뺀 수만큼 승점
race-power-consume-sell = { $bonuses ->
    [0] 상품 1개 거래, 거래 기능 없이
   *[other] 상품 1개 거래, 거래 기능 적용
}
race-power-consume-draw = 카드 { $n }장
race-power-consume-gamble = 1~7 중 하나를 말하고 공개한 카드의 비용이나 방어력이 같으면 가지기
race-power-consume-hand-cards = 손에 든 카드 { $n }장까지 버리기 가능 → 1장마다 승점 { $vp }점 (2배 없음)
race-power-produce-here = 이 세계에 상품
race-power-produce-windfall = { race-windfall }에 상품
race-power-produce-windfall-for-card = 손에 든 카드 1장 버리기 가능 → { race-windfall }에 상품
race-power-produce-draw = 카드 { $n }장
race-power-produce-draw-here = 여기서 상품을 생산하면 카드 { $n }장
race-power-produce-draw-worlds = { race-goods-kind }세계마다 카드 { $n }장
race-power-produce-draw-goods = 생산한 { race-goods }마다 카드 { $n }장
race-power-produce-draw-kinds = 생산한 상품 종류마다 카드 { $n }장
race-power-produce-draw-most = { race-goods } 생산량이 혼자 가장 많으면 카드 { $n }장
race-of-kind = { $good ->
    [novelty] 특산품 세계
    [rare] 희귀 원소 세계
    [genes] 유전자 세계
    [alien] 외계 기술 세계
   *[any] 세계
}
race-goods = { $good ->
    [novelty] 특산품
    [rare] 희귀 원소
    [genes] 유전자
    [alien] 외계 기술
   *[any] 상품
}
race-goods-kind = { $good ->
    [novelty] 특산품{" "}
    [rare] 희귀 원소{" "}
    [genes] 유전자{" "}
    [alien] 외계 기술{" "}
   *[any] {""}
}
race-windfall = { $good ->
    [novelty] 특산품 공짜 세계
    [rare] 희귀 원소 공짜 세계
    [genes] 유전자 공짜 세계
    [alien] 외계 기술 공짜 세계
   *[any] 공짜 세계
}
race-gain = { $vp ->
    [0] { race-gain-cards }
   *[other] 승점 { $vp }점{ $cards ->
        [0] {""}
       *[other] , { race-gain-cards }
    }
}
race-gain-cards = 카드 { $cards }장

# What the 6-cost developments count; of several lines that fit a card, the first counts
race-score-production-world = { race-goods-kind }생산 세계마다 { $points }점
race-score-windfall-world = { race-windfall }마다 { $points }점
race-score-military-world = (다른) 군사 세계마다 { $points }점
race-score-rebel-military-world = 반란군 군사 세계마다 { $points }점
race-score-world = (다른) 세계마다 { $points }점
race-score-development = (다른) 개발 카드마다 { $points }점
race-score-development-cost-6 = 6비용 개발 카드마다 { $points }점
race-score-development-with-explore-power = 탐험 기능이 있는 개발 카드마다 { $points }점
race-score-world-with-explore-power = 탐험 기능이 있는 세계마다 { $points }점
race-score-development-with-consume-power = 소비 기능이 있는 개발 카드마다 { $points }점
race-score-world-with-consume-power = 소비 기능이 있는 세계마다 { $points }점
race-score-development-with-trade-power = 거래 기능($)이 있는 개발 카드마다 { $points }점
race-score-world-with-trade-power = 거래 기능($)이 있는 세계마다 { $points }점
race-score-tag-alien-card = 다른 외계 카드마다 { $points }점
race-score-card-named = { $card ->
    [artist-colony] { race-name-artist-colony }
    [consumer-markets] { race-name-consumer-markets }
    [contact-specialist] { race-name-contact-specialist }
    [expanding-colony] { race-name-expanding-colony }
    [galactic-trendsetters] { race-name-galactic-trendsetters }
    [mining-conglomerate] { race-name-mining-conglomerate }
    [mining-robots] { race-name-mining-robots }
    [research-labs] { race-name-research-labs }
   *[other] { $card }
} { $points }점
race-score-general-military-strength = 군사력 1마다 { $points }점 (특정 세계 상대 제외)
race-score-3-vp-chips = 승점 칩 3점마다 { $points }점
race-score-good-on-own-worlds-at-game-end = 게임이 끝났을 때 내 세계의 상품마다 { $points }점

# Cards
race-name-old-earth = 옛 지구
race-name-epsilon-eridani = 엡실론 에리다니
race-name-alpha-centauri = 알파 센타우리
race-name-new-sparta = 뉴 스파르타
race-name-earths-lost-colony = 지구의 잃어버린 식민지
race-name-rebel-fuel-cache = 반란군 연료 저장고
race-name-public-works = 공공 사업
race-name-gem-world = 보석 세계
race-name-colony-ship = 이민선
race-name-comet-zone = 혜성 지대
race-name-expedition-force = 원정대
race-name-mining-robots = 채굴 로봇
race-name-rebel-miners = 반란군 광부
race-name-export-duties = 수출 관세
race-name-former-penal-colony = 옛 유형지
race-name-malevolent-lifeforms = 사악한 생명체
race-name-new-military-tactics = 새로운 군사 전술
race-name-space-marines = 우주 해병대
race-name-contact-specialist = 교섭 전문가
race-name-avian-uplift-race = 조류 지성화 종족
race-name-spice-world = 향신료 세계
race-name-lost-species-ark-world = 멸종 생물 방주 세계
race-name-new-vinland = 뉴 빈란드
race-name-artist-colony = 예술가 식민지
race-name-alien-robotic-factory = 외계 로봇 공장
race-name-plague-world = 역병 세계
race-name-distant-world = 머나먼 세계
race-name-rebel-outpost = 반란군 전초 기지
race-name-rebel-warrior-race = 반란군 전사 종족
race-name-rebel-underground = 반란군 지하 조직
race-name-new-survivalists = 새로운 생존주의자
race-name-outlaw-world = 무법자 세계
race-name-lost-alien-battle-fleet = 사라진 외계 함대
race-name-diversified-economy = 다각화 경제
race-name-consumer-markets = 소비자 시장
race-name-mining-conglomerate = 채굴 복합 기업
race-name-research-labs = 연구소
race-name-deficit-spending = 적자 지출
race-name-investment-credits = 투자 신용
race-name-pan-galactic-league = 전-은하 동맹
race-name-mining-league = 채굴 동맹
race-name-free-trade-association = 자유 무역 협회
race-name-alien-tech-institute = 외계 기술 연구원
race-name-galactic-survey-seti = 은하 탐사: SETI
race-name-galactic-federation = 은하 연방
race-name-refugee-world = 난민 세계
race-name-empath-world = 공감 능력자 세계
race-name-galactic-resort = 은하 휴양지
race-name-pre-sentient-race = 지성 이전 종족
race-name-deserted-alien-outpost = 버려진 외계 전초 기지
race-name-deserted-alien-colony = 버려진 외계 식민지
race-name-galactic-engineers = 은하 기술자
race-name-black-market-trading-world = 암시장 거래 세계
race-name-merchant-world = 상인 세계
race-name-tourist-world = 관광 세계
race-name-galactic-trendsetters = 은하 유행 선도자
race-name-alien-rosetta-stone-world = 외계 로제타석 세계
race-name-star-nomad-lair = 우주 유목민 은신처
race-name-the-last-of-the-uplift-gnarssh = 최후의 지성화 종족 그나쉬
race-name-alien-robot-sentry = 외계 로봇 보초
race-name-pirate-world = 해적 세계
race-name-reptilian-uplift-race = 파충류 지성화 종족
race-name-lost-alien-warship = 사라진 외계 전함
race-name-alien-robot-scout-ship = 외계 로봇 정찰선
race-name-runaway-robots = 탈주 로봇
race-name-interstellar-bank = 성간 은행
race-name-terraforming-robots = 테라포밍 로봇
race-name-drop-ships = 강하선
race-name-new-galactic-order = 새로운 은하 질서
race-name-asteroid-belt = 소행성대
race-name-merchant-guild = 상인 조합
race-name-secluded-world = 외딴 세계
race-name-imperium-armaments-world = 제국 군수 세계
race-name-terraformed-world = 테라포밍된 세계
race-name-replicant-robots = 리플리컨트 로봇
race-name-pilgrimage-world = 순례 세계
race-name-rebel-homeworld = 반란군 모성
race-name-new-economy = 새로운 경제
race-name-radioactive-world = 방사능 세계
race-name-aquatic-uplift-race = 수생 지성화 종족
race-name-genetics-lab = 유전학 실험실
race-name-bio-hazard-mining-world = 생물 재해 채굴 세계
race-name-deserted-alien-library = 버려진 외계 도서관
race-name-destroyed-world = 파괴된 세계
race-name-galactic-renaissance = 은하 르네상스
race-name-blaster-gem-mines = 블래스터 보석 광산
race-name-gambling-world = 도박 세계
race-name-expanding-colony = 확장하는 식민지
race-name-space-port = 우주 항구
race-name-prosperous-world = 번영하는 세계
race-name-new-earth = 새로운 지구
race-name-rebel-base = 반란군 기지
race-name-galactic-imperium = 은하 제국
race-name-trade-league = 거래 동맹
race-name-mining-world = 채굴 세계
race-name-gateway-station = 관문 정거장
race-name-abandoned-mine-squatters = 폐광 점거민
race-name-terraforming-colonists = 테라포밍 이주민
race-name-galactic-trade-emissaries = 은하 무역 사절단
race-name-industrial-robots = 산업 로봇
race-name-star-nomad-raiders = 우주 유목민 약탈단

# What happened
race-event-round = { $round }라운드가 시작되었습니다
race-ui-dealt = 내 시작 세계: **{ $name }**
race-event-start = { JOSA($seat, "이/가") } { $world }에서 시작합니다
race-event-actions = { JOSA($seat, "이/가") } ‘{ $actions }’ 액션을 골랐습니다
race-event-chosen = 액션: { $by-seat }
race-event-phase = { $phase } 단계
race-event-looking = 뽑은 카드: { $cards }
race-event-explored = { JOSA($seat, "이/가") } 탐험으로 { $drew }장을 뽑아 카드 { $kept }장을 가졌습니다
race-event-held = { JOSA($seat, "은/는") } 카드를 놓지 않았습니다
race-event-held-several = { JOSA(LISTED($names), "은/는") } 카드를 놓지 않았습니다
race-event-placed = { JOSA($seat, "이/가") } { JOSA($card, "을/를") } 놓았습니다
race-event-placed-in-full = { JOSA($seat, "이/가") } { JOSA($card, "을/를") } { $conquered ->
   *[1] 정복했습니다
}
race-event-used = { JOSA($seat, "이/가") } { JOSA($card, "을/를") } 버리고 그 기능을 사용했습니다
race-event-used-paid = { $what } 잃음
race-event-paid = { $count ->
    [0] { JOSA($seat, "이/가") } { JOSA($card, "을/를") } 비용 없이 놓았습니다
   *[other] { JOSA($seat, "이/가") } { $card }의 비용으로 카드 { $count }장을 냈습니다
}
race-event-good = { JOSA($seat, "이/가") } { $world }에 상품을 놓았습니다
race-event-goods = { JOSA($seat, "이/가") } { $worlds }에 상품을 놓았습니다
race-event-drew = { JOSA($seat, "이/가") } 카드 { $count }장을 가져왔습니다
race-event-drew-cards = 가져온 카드: { $cards }
race-event-placed-with-good = { JOSA($seat, "이/가") } { JOSA($card, "을/를") } 놓고 { $good } 상품을 올렸습니다
race-event-placed-with-good-in-full = { JOSA($seat, "이/가") } { JOSA($card, "을/를") } { $conquered ->
   *[1] 정복하고
} { $good } 상품을 올렸습니다
race-event-goods-of-kind = { JOSA($seat, "이/가") } { $worlds }에 { $good } 상품 { $count }개를 놓았습니다
race-event-sold-of-kind = { JOSA($seat, "이/가") } { $world }의 { $good } 상품을 팔았습니다: 카드 { $cards }장
race-event-sold = { JOSA($seat, "이/가") } { $world }의 상품을 팔았습니다: 카드 { $cards }장
race-event-consumed = { JOSA($seat, "이/가") } { $power }의 소비 기능을 사용했습니다: 상품 { $goods }개{ $vp ->
    [0] { $cards ->
        [0] {""}
       *[other] {" "}→ { race-gain-cards }
    }
   *[other] {" "}→ { race-gain }
}
race-event-consumed-result = { JOSA($seat, "이/가") } { $power }의 소비 기능을 사용했습니다: 상품 { $goods }개 → { $result }
race-event-consumed-together = { JOSA($seat, "이/가") } { $powers }의 소비 기능을 사용했습니다
race-event-spent = { $count ->
    [0] { JOSA($seat, "이/가") } { $power }에 카드를 버리지 않았습니다
   *[other] { JOSA($seat, "이/가") } { $power }의 소비 기능을 사용했습니다: 손에 든 카드 { $count }장 → 승점 { $vp }점
}
race-event-gambled = { JOSA($seat, "이/가") } { JOSA($guess, "을/를") } 말하고 { JOSA($card, "을/를") } 공개해서 { $hit ->
    [0] 버렸습니다
   *[other] 카드 1장을 가졌습니다
}
race-event-discarded = { JOSA($seat, "이/가") } 카드 { $count }장을 버렸습니다
race-event-wasted = { $what ->
    [overpaid] 꼭 필요한 것보다 카드를 { $count }장 더 냅니다
    [helper] { JOSA($helper, "을/를") } 버리지 않아도 됩니다
    [single] { JOSA($power, "이/가") } 하나뿐인 상품을 가져가면 승점이 없습니다
   *[unfed] 이렇게 소비하면 { JOSA($power, "이/가") } 쓸 상품이 남지 않습니다. 다른 상품을 고르면 쓸 수 있습니다
}
race-event-over = 게임이 끝났습니다
race-tie-break = 동점: { JOSA(LISTED($names), "이/가") } 손에 든 카드와 상품이 더 많아 이겼습니다.

# 게임이 끝날 때의 칭호
race-title-explored = 탐험으로 카드를 가장 많이 본 사람: { $name } ({ $count }장)
race-ended-tableau = { JOSA(LISTED($names), "이/가") } 개인 공간에 카드 { $count }장을 놓아 게임이 끝났습니다.
race-ended-pool = 승점 칩이 떨어져 게임이 끝났습니다.
race-title-placed = 카드를 가장 많이 놓은 사람: { $name } (시작 세계 빼고 { $count }장)
race-title-consumed = 소비로 점수를 가장 많이 얻은 사람: { $name } ({ $count }점)

# Refusals
race-illegal-second-alone = { $first ->
    [develop] ‘개발 한 번 더’는 ‘개발’과 함께만
   *[settle] ‘정착 한 번 더’는 ‘정착’과 함께만
} 고를 수 있습니다 (2인 게임 숙련자 규칙).
race-illegal-payment = { $contact ->
    [1] 이 카드들로 비용을 내려면 교섭해야 합니다. 교섭하는 카드(‘… 사용’)도 함께 고르세요 (III 정착).
   *[0] 이렇게는 카드의 비용을 낼 수 없습니다. 사용하는 카드에 맞는 비용만큼만 버려야 합니다 (개발, 정착).
}
race-illegal-goods-alike = 상품이 모두 서로 다른 종류여야 합니다 (소비).
race-illegal-one-start-world = 시작 세계 두 장 중 한 장과 카드 네 장을 가져야 합니다 (숙련자용 시작 세계).


# Refusals: why a card cannot be placed
race-illegal-twice = 이미 개인 공간에 있습니다. 같은 개발 카드는 두 번 놓을 수 없습니다 (II 개발).
race-illegal-too-dear = 비용이 { $price }장{ $less ->
    [0] {""}
   *[other] ({ $printed }에서 { $less } 할인)
}인데 낼 수 있는 다른 카드는 { $have }장뿐입니다{ $but ->
    [alien] . 이민선으로는 외계 기술 세계를 놓을 수 없습니다
   *[none] {""}
} ({ $phase ->
    [develop] II 개발
   *[settle] III 정착
}).
race-illegal-too-weak = 방어력은 { $need }인데 군사력은 { $have }입니다{ $tactics ->
    [0] {""}
   *[other] {" "}(‘새로운 군사 전술’ 포함)
}{ $but ->
    [contact] . 교섭으로 놓으려면 { $price }장을 내야 하는데 다른 카드는 { $cards }장뿐입니다
    [alien] . 외계 기술 세계에는 교섭도 이민선도 쓸 수 없습니다
    [ship] . 이민선으로 놓으려면 교섭도 함께 써야 합니다
   *[none] {""}
} (III 정착).

# Refusals: why a card of the tableau does not help to pay
race-illegal-contact-peaceful = 교섭은 군사 세계에만 씁니다. 이 세계는 군사 세계가 아닙니다 (III 정착).
race-illegal-contact-dear = 손에 든 카드 { $have }장으로는 교섭 비용을 낼 수 없습니다 (III 정착).
race-illegal-no-aliens = 외계 기술 세계에는 쓸 수 없습니다 (III 정착).
race-illegal-ship-alone = 이민선으로 군사 세계를 놓으려면 교섭도 함께 써야 합니다 (III 정착).

# Refusals: why a power or a good cannot be used
race-illegal-power-used = 이미 사용했습니다. 기능마다 한 단계에 한 번만 씁니다 (IV 소비, V 생산).
race-illegal-few-goods = { $kinds ->
    [any] 상품
    [all-different] 서로 다른 상품
    [novelty] 특산품
    [rare] 희귀 원소
    [genes] 유전자
   *[alien] 외계 기술
} { $need }개가 필요한데 { $have }개뿐입니다 (IV 소비).
race-illegal-no-good = { $good ->
    [novelty] 특산품이
    [rare] 희귀 원소가
    [genes] 유전자가
    [alien] 외계 기술이
   *[any] 상품이
} 없습니다 (IV 소비).
race-illegal-no-hand = 손에 든 카드가 없습니다 (IV 소비, V 생산).
race-illegal-no-deck = 공개할 카드가 남아 있지 않습니다 (IV 소비).
race-illegal-must-consume = ‘할 수 있다’고 적히지 않은 기능은 쓸 수 있는 한 반드시 써야 합니다 (IV 소비).
race-illegal-no-good-here = 상품이 놓여 있지 않습니다 (IV 소비).
race-illegal-good-kind = 이 기능은 { $good ->
    [novelty] 특산품
    [rare] 희귀 원소
    [genes] 유전자
    [alien] 외계 기술
   *[any] 상품
}에만 씁니다 (IV 소비, V 생산).
race-illegal-good-there = 이미 상품이 놓여 있습니다 (V 생산).
race-illegal-no-windfall = 공짜 세계가 아니어서 상품이 저절로 놓입니다 (V 생산).
race-illegal-no-empty-windfall = 이 기능에 맞는 공짜 세계 중에 상품이 없는 곳이 없습니다 (V 생산).
race-illegal-goods-first = 상품을 모두 놓은 다음에 셉니다 (V 생산).
race-illegal-nothing-counted = 셀 것이 없어서 카드를 가져올 수 없습니다 (V 생산).

# Table options
race-option-edition = 카드의 판
race-choice-edition-second = 2판
race-choice-edition-first = 1판
race-option-starts = 시작 세계
race-choice-starts-random = 무작위, 카드 6장 중 4장
race-choice-starts-first-game = 첫 게임, 정해진 카드 4장
race-choice-starts-expert = 숙련자용: 추가 세계를 섞어 두 장 중 한 장
race-option-two-player = 2인 게임
race-choice-two-player-simple = 일반 규칙, 액션 1장씩
race-choice-two-player-experienced = 숙련자 규칙, 액션 2장씩
race-option-second-cards = 두 번째 개발·정착 카드
race-choice-second-cards-with-first = 첫 번째 카드와 함께만
race-choice-second-cards-alone = 단독으로도 별도의 단계로
race-option-order = 소비와 생산
race-choice-order-together = 모두 동시에
race-choice-order-seats = 시작 세계 번호 순서로 한 사람씩
race-option-produce = 생산 기능
race-choice-produce-auto = 자동으로, 공짜 세계만 묻기
race-choice-produce-ask = 기능마다 묻기
race-option-gamble = 도박 세계
race-choice-gamble-must = 반드시 사용
race-choice-gamble-may = 사용하지 않아도 됨

# Standing orders
race-order-place = 개발과 정착
race-choice-place-ask = 항상 나에게 묻기
race-choice-place-none-when-nothing-fits = 놓을 것이 없으면 놓지 않기 (놓을 것이 없었음을 다른 사람이 알게 됨)
race-order-consume = 소비 기능
race-choice-consume-solve = 확실히 가장 좋은 방법이 있으면 자동으로
race-choice-consume-ask = 나에게 묻기
race-order-gamble = 도박 세계
race-choice-gamble-ask = 나에게 묻기
race-choice-gamble-guess-2 = 2라고 말하기

# Planning ahead
race-ask-file = 계획한 액션을 고르고 이 계획대로 진행할까요?
race-name-file-now = 계획한 액션을 지금 고르기
race-plan-only-file = { $answer }

# Pictures
race-board-table = 테이블
race-board-key = 기호 설명
race-board-key-2 = 기호 설명 2

# Controls of all games, in this game's words
race-ui-mine = 내 개인 공간
race-ui-sheets = 개인 공간
