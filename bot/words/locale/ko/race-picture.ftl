# 레이스 포 더 갤럭시 그림
race-picture-title = 레이스 포 더 갤럭시
race-picture-set-up = 게임 준비
race-picture-over = 게임 끝
race-picture-round = { $round }라운드
race-picture-ended = { $round }라운드 종료
race-picture-seat = { $seat }번 자리
race-picture-asked = 고르는 중
race-picture-ready = 준비 완료
race-picture-winner = 승리
race-picture-results = 최종 승점
race-picture-part-cards = 카드
race-picture-part-chips = 승점 칩
race-picture-part-six = 6비용 개발
race-picture-now = 이번
race-picture-last = 지난
race-picture-pile-chips = 남은 승점 칩
race-picture-pile-deck = 카드 더미
race-picture-pile-discard = 버린 카드
race-picture-tableau = 개인 공간: 카드 { $count }장, { $end }장이면 게임 끝
race-picture-hand = 손에 든 카드: { $count }장
race-picture-not-now = 지금은 고를 수 없는 카드: { $count }장
race-picture-explore = 탐험: { $count }장을 뽑아 { $keep }장을 가집니다
race-picture-start = 게임 준비: { $count }장 중 { $keep }장을 가집니다
race-picture-start-own = 시작 세계
race-picture-start-world = 게임 준비: 세계 1, 2 중 1장, 카드 { $count }장 중 { $keep }장을 가집니다
race-picture-nothing = 고를 카드가 없습니다
race-picture-most = 최다

# The letter of a kind of good
race-picture-letter-novelty = 특
race-picture-letter-rare = 희
race-picture-letter-genes = 유
race-picture-letter-alien = 외

# What icons mean
race-picture-icon-phase-explore = 탐험: 2장을 뽑아 1장 가지기
race-picture-icon-phase-develop = 개발: 개발 카드 놓기
race-picture-icon-phase-settle = 정착: 세계 놓기
race-picture-icon-phase-trade = 거래: 상품을 팔 때 쓰는 기능
race-picture-icon-phase-consume = 소비: 상품으로 승점 얻기
race-picture-icon-phase-produce = 생산: 생산 세계에 상품 놓기
race-picture-icon-novelty = 특산품, 팔면 카드 2장
race-picture-icon-rare = 희귀 원소, 팔면 카드 3장
race-picture-icon-genes = 유전자, 팔면 카드 4장
race-picture-icon-alien = 외계 기술, 팔면 카드 5장
race-picture-icon-any = 모든 종류의 상품
race-picture-icon-novelty-ring = 특산품 공짜 세계
race-picture-icon-rare-ring = 희귀 원소 공짜 세계
race-picture-icon-genes-ring = 유전자 공짜 세계
race-picture-icon-alien-ring = 외계 기술 공짜 세계
race-picture-icon-any-ring = 모든 공짜 세계
race-picture-icon-different = 서로 다른 종류의 상품
race-picture-icon-here = 이 세계의 상품
race-picture-icon-card = 가져올 카드
race-picture-icon-hand = 손에 든 카드
race-picture-icon-look = 고를 카드 더 뽑기
race-picture-icon-keep = 그중에서 더 가지기
race-picture-icon-self = 이 카드를 버림
race-picture-icon-vp = 승점
race-picture-icon-chips = 승점 칩의 승점
race-picture-icon-military = 군사력
race-picture-icon-world = 세계: 내야 할 카드 수
race-picture-icon-defense = 군사 세계: 정복에 필요한 군사력
race-picture-icon-development = 개발: 내야 할 카드 수
race-picture-icon-printed = 카드에 적힌 승점
race-picture-icon-six = 6비용 개발의 지금 승점, 손에서는 놓았을 때의 승점
race-picture-icon-tab = 메뉴에 나오는 카드 번호
race-picture-icon-crate = 세계에 놓인 상품
race-picture-icon-tableau = 놓은 카드, 12장이면 게임 끝
race-picture-icon-deck = 카드 더미
race-picture-icon-discard = 버린 카드
race-picture-icon-each = ~마다
race-picture-icon-gives = ~하면 받는 것
race-picture-icon-times = 이 횟수까지

# Action cards
race-picture-action-explore5 = 5장 더 뽑기
race-picture-action-explore1 = 1장 더 뽑고 1장 더 가지기
race-picture-action-develop = 내 개발 비용 1 감소
race-picture-action-develop2 = 두 번째 개발 단계
race-picture-action-settle = 세계를 놓은 뒤 카드 1장
race-picture-action-settle2 = 두 번째 정착 단계
race-picture-action-trade = 먼저 상품을 팔아 카드 받기
race-picture-action-double = 상품으로 얻는 승점 2배
race-picture-action-produce = 공짜 세계 하나에 상품
race-picture-action-last = 테두리만 있는 카드: 지난 라운드
race-picture-action-covered = 골랐지만 아직 공개 전
race-picture-action-open = 아직 고르지 않음

# The key
race-picture-key = 기호 설명
race-picture-key-phases = 단계
race-picture-key-actions = 액션 카드: 고른 사람이 그 단계에서 더 받는 것
race-picture-key-cards = 카드에 있는 것
race-picture-key-goods = 상품: 원반은 생산 세계, 고리는 놓을 때 상품 1개를 받는 공짜 세계
race-picture-key-powers = 기능에 쓰이는 것
race-picture-key-table = 테이블에 있는 것
race-picture-key-examples = 기능 읽기

# One card
race-picture-tag = { $tag } 카드
race-picture-six = 개발 { $cost } · 승점 ?
race-picture-card-start = 시작 세계
race-picture-card-military = 군사력이 { $strength } 이상이면 카드를 내지 않고 정복합니다
race-picture-card-windfall = 공짜 세계: 놓는 즉시 상품이 하나 생깁니다
race-picture-card-copies = 카드 더미에 { $count }장
race-picture-card-where = { $name }의 개인 공간에 있습니다{ $good ->
    [0] {""}
   *[other] , 상품이 놓여 있습니다
}{ $points ->
    [-1] {""}
   *[other] , 지금 승점은 { $points }점입니다
}.
race-picture-card-counts = 게임이 끝났을 때의 승점
race-picture-counts = 지금 승점 { $points }점

# What happened
race-picture-since = 그동안 있었던 일
race-picture-since-nothing = 그동안 있었던 일이 없습니다.
race-picture-since-before = 이보다 앞선 { $count }가지 일은 생략했습니다
race-picture-gamble-kept = 가짐
race-picture-held = 놓지 않음
race-picture-gamble-lost = 버림

# Pictures in words
race-picture-words-phases = 이번 라운드의 단계: { $list }
race-picture-words-piles = 남은 승점 칩 { $chips }점, 카드 더미 { $deck }장, 버린 카드 { $discard }장
race-picture-words-amounts = 승점 { $vp }점 (승점 칩 { $chips }점), 손에 든 카드 { $hand }장, 상품 { $crate }개, 군사력 { $military }, 놓은 카드 { $tableau }
race-picture-words-now = 이번 라운드: { $list }
race-picture-words-last = 지난 라운드: { $list }
race-picture-words-laid = { $card } ({ $good } 있음)
race-picture-words-good = 상품이 놓여 있음
race-picture-words-covered = { $number } · 뒷면

# For people who do not see the picture
race-picture-alt-row = { $name }: 승점 { $points }점, 놓은 카드 { $cards }장, 손에 든 카드 { $hand }장
race-picture-alt-chosen = 이번 라운드 액션: { $list }.
race-picture-alt-last = 지난 라운드 액션: { $list }.
race-picture-alt-asked = 고르는 중: { $list }.
race-picture-alt-tableau = { $name }의 개인 공간에 { $end }장 중 { $count }장이 있습니다.
race-picture-alt-cards = 카드: { $list }.
race-picture-alt-amounts = 지금까지 승점은 { $points }점이고 그중 승점 칩이 { $chips }점입니다. 상품: { $goods }, 군사력: { $military }.
race-picture-alt-hand = { $name }의 손에 든 카드는 { $count }장입니다.
race-picture-alt-face-down = 공개된 카드는 없습니다.
race-picture-alt-both = { $one }, { $other }
race-picture-alt-key = 레이스 포 더 갤럭시의 모든 아이콘과 그 뜻을 단계, 액션 카드, 카드, 상품, 기능, 테이블로 나누어 보여 줍니다. 아래에는 기능 다섯 개를 풀어 설명했습니다. ‘텍스트로 보기’에서 같은 내용을 읽을 수 있습니다.
race-picture-alt-since = { $count }가지 일이 있었습니다.
race-item-new-galactic-order = { race-name-new-galactic-order } (군사력 { $count })
