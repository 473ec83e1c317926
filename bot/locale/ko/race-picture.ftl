# 레이스 포 더 갤럭시 그림
race-picture-title = 레이스 포 더 갤럭시
race-picture-set-up = 게임 준비
race-picture-over = 게임 끝
race-picture-round = { $round }라운드
race-picture-seat = { $seat }번 자리
race-picture-asked = 고르는 중
race-picture-ready = 준비 완료
race-picture-winner = 승리
race-picture-now = 이번
race-picture-last = 지난
race-picture-pile-chips = 남은 승점 칩
race-picture-pile-deck = 카드 더미
race-picture-pile-discard = 버린 카드
race-picture-tableau = 개인 공간: 카드 { $count }장, { $end }장이면 게임 끝
race-picture-hand = 손에 든 카드: { $count }장
race-picture-explore = 탐험: { $count }장을 뽑아 { $keep }장을 가집니다
race-picture-start = 게임 준비: { $count }장 중 { $keep }장을 가집니다
race-picture-start-world = 게임 준비: 세계 1, 2 중 1장, 카드 { $count }장 중 { $keep }장을 가집니다
race-picture-nothing = 고를 카드가 없습니다
race-picture-most = 최다

# The letter of a kind of good
race-picture-letter-novelty = 특
race-picture-letter-rare = 희
race-picture-letter-genes = 유
race-picture-letter-alien = 외

# Icons in the keys of pictures: short, they stand in columns
race-picture-icon-phase-explore = 탐험
race-picture-icon-phase-develop = 개발
race-picture-icon-phase-settle = 정착
race-picture-icon-phase-trade = 소비: 거래
race-picture-icon-phase-consume = 소비
race-picture-icon-phase-produce = 생산
race-picture-icon-novelty = 특산품
race-picture-icon-rare = 희귀 원소
race-picture-icon-genes = 유전자
race-picture-icon-alien = 외계 기술
race-picture-icon-any = 모든 상품
race-picture-icon-novelty-ring = 특산품 공짜 세계
race-picture-icon-rare-ring = 희귀 원소 공짜 세계
race-picture-icon-genes-ring = 유전자 공짜 세계
race-picture-icon-alien-ring = 외계 기술 공짜 세계
race-picture-icon-any-ring = 모든 공짜 세계
race-picture-icon-different = 서로 다른 종류
race-picture-icon-here = 이 세계의 상품
race-picture-icon-card = 가져올 카드
race-picture-icon-hand = 손에 든 카드
race-picture-icon-look = 더 뽑기
race-picture-icon-keep = 더 가지기
race-picture-icon-self = 이 카드를 버림
race-picture-icon-vp = 승점
race-picture-icon-chips = 승점 칩
race-picture-icon-military = 군사력
race-picture-icon-world = 세계의 비용
race-picture-icon-defense = 무력 세계
race-picture-icon-development = 개발 카드
race-picture-icon-six = 비용 6짜리 개발
race-picture-icon-crate = 놓여 있는 상품
race-picture-icon-tableau = 놓은 카드
race-picture-icon-deck = 카드 더미
race-picture-icon-discard = 버린 카드

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
