# 적어 둔 게임 준비
gaia-option-start = 게임 보드와 타일
gaia-choice-start-no = 위의 옵션대로
gaia-write-start = 적은 대로
gaia-written-start = 적은 대로({ $seats }인용)
gaia-text-start = 게임 보드와 타일
gaia-warned-start-touching = 같은 유형의 행성 둘이 서로 인접합니다.
gaia-illegal-start-word = { JOSA($word, "은/는") } 게임 보드를 적을 때 쓰는 말이 아닙니다. 예시를 바탕으로 고쳐 주세요.
gaia-illegal-start-tile = 우주 구역 타일 { $tile }: 없는 타일이거나, 앞면이나 뒷면이 이미 놓여 있습니다.
gaia-illegal-start-map = 우주 구역 타일이 규칙서에 있는 모양으로 놓이지 않았습니다. 2인은 7개, 3인과 4인은 10개, 3인은 8개도 됩니다.
gaia-illegal-start-part = { $part }: 이 부분이 없거나, 타일 수가 다르거나, 없는 타일 또는 두 번 적은 타일이 있습니다.
gaia-illegal-start-boosters = 라운드 부스터는 플레이어 수보다 3개 많아야 합니다: 5개, 6개, 7개.
