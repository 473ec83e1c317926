# The reference of Race for the Galaxy: chapters, and what is said of things that are no cards
race-chapter-card = 카드
race-chapter-action = 액션 카드
race-chapter-phase = 단계
race-chapter-good = 상품
race-chapter-count = 자원·수치
race-chapter-tag = 키워드

race-about-action-explore5 = 탐험 단계를 진행합니다. 카드 5장을 더 뽑아 고릅니다.
race-about-action-explore1 = 탐험 단계를 진행합니다. 카드 1장을 더 뽑고 1장을 더 가집니다.
race-about-action-develop = 개발 단계를 진행합니다. 내 개발 비용이 카드 1장 줄어듭니다.
race-about-action-settle = 정착 단계를 진행합니다. 세계를 놓은 다음 카드 1장을 가져옵니다.
race-about-action-trade = 소비 단계를 진행합니다. 그 전에 상품 하나를 팔아 카드를 가져옵니다: 특산품 2, 희귀 원소 3, 유전자 4, 외계 기술 5.
race-about-action-double = 소비 단계를 진행합니다. 상품으로 얻는 승점이 2배입니다.
race-about-action-produce = 생산 단계를 진행합니다. 비어 있는 공짜 세계 하나에 상품을 놓습니다.
race-about-action-develop2 = 두 번째 개발 단계. 액션을 2장씩 고르는 2인 게임에서 씁니다.
race-about-action-settle2 = 두 번째 정착 단계. 액션을 2장씩 고르는 2인 게임에서 씁니다.
race-about-phase-explore = I: 모두 카드 2장을 뽑아 1장을 가집니다.
race-about-phase-develop = II: 모두 개발 카드 1장을 놓고 비용만큼 카드를 버릴 수 있습니다. 개인 공간에 똑같은 개발 카드를 두 번 놓을 수 없습니다.
race-about-phase-settle = III: 모두 세계 1장을 놓을 수 있습니다. 카드로 비용을 내거나, 방어력 이상의 군사력으로 군사 세계를 정복합니다.
race-about-phase-consume = IV: 모두 소비 기능으로 상품을 써서 승점과 카드를 얻어야 합니다.
race-about-phase-produce = V: 상품이 없는 생산 세계마다 상품을 하나씩 놓습니다.
race-about-good = 상품의 종류. 상품 하나를 팔면 카드 { $cards }장을 가져오고, 거래 기능이 있으면 더 가져옵니다.
race-about-tag = 카드에 적힌 키워드. 몇몇 기능과 6비용 개발이 이것을 셉니다.
race-about-count-hand = 손에 든 카드로 비용을 냅니다. 라운드가 끝나면 10장까지 남깁니다.
race-about-count-goods = 상품은 세계마다 하나씩 놓이며, 팔거나 소비합니다.
race-about-count-chips = 소비한 상품으로 받는 승점 칩. 인원 곱하기 12점을 놓고 시작하며, 다 떨어진 라운드가 마지막입니다.
race-about-count-military = 군사 세계를 정복하는 힘. 일부는 특정 세계에만 적용됩니다.
race-about-count-tableau = 개인 공간에 놓은 카드. 누군가 12장이 된 라운드가 마지막입니다.
race-about-count-points = 카드와 승점 칩, 6비용 개발의 승점. 동점이면 손에 든 카드와 상품이 많은 사람이 이깁니다.

# For people who do not see the picture
race-reference-alt = 찾아보기: { $chapters }.
