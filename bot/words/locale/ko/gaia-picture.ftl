# 가이아 프로젝트 그림
gaia-picture-title = 가이아 프로젝트
gaia-picture-set-up = 게임 준비
gaia-picture-over = 게임 끝
gaia-picture-order-turns = 위에서부터 차례 순서
gaia-picture-round = { $rounds }라운드 중 { $round }라운드
gaia-picture-ended = { $rounds }라운드 중 { $round }라운드 종료 · 다음 수입 포함
gaia-picture-seat = { $seat }번 자리
gaia-picture-asked = 차례
gaia-picture-passed = 패스

# The short sign of a planet type, on the planet
gaia-picture-short-terra = 대
gaia-picture-short-oxide = 산
gaia-picture-short-volcanic = 화
gaia-picture-short-desert = 사
gaia-picture-short-swamp = 늪
gaia-picture-short-titanium = 티
gaia-picture-short-ice = 얼
gaia-picture-short-gaia = 가
gaia-picture-short-transdim = 차
gaia-picture-short-lost = 검

gaia-picture-planet-terra = 대지
gaia-picture-planet-oxide = 산성
gaia-picture-planet-volcanic = 화산
gaia-picture-planet-desert = 사막
gaia-picture-planet-swamp = 늪
gaia-picture-planet-titanium = 티타늄
gaia-picture-planet-ice = 얼음
gaia-picture-planet-gaia = 가이아
gaia-picture-planet-transdim = 차원 변형
gaia-picture-planet-lost = 검은 행성

# Icons, structures and goods in the keys of pictures: short, they stand in columns
gaia-picture-icon-mine = 광산
gaia-picture-icon-station = 무역 스테이션
gaia-picture-icon-lab = 연구실
gaia-picture-icon-academy-k = 지식 아카데미
gaia-picture-icon-academy-q = 행동 아카데미
gaia-picture-icon-institute = 행성 의회
gaia-picture-icon-gaiaformer = 가이아포머
gaia-picture-icon-space-station = 우주 정거장
gaia-picture-icon-satellite = 위성
gaia-picture-icon-vp = 승점
gaia-picture-icon-credits = 크레딧
gaia-picture-icon-ore = 광석
gaia-picture-icon-knowledge = 지식
gaia-picture-icon-qic = 정보 큐브
gaia-picture-icon-power = 파워
gaia-picture-icon-value = 파워 값
gaia-picture-icon-charge = 파워 충전
gaia-picture-icon-tokens = 새 파워 토큰
gaia-picture-icon-stone = 브레인스톤
gaia-picture-icon-step = 테라포밍 단계
gaia-picture-icon-range = 거리
gaia-picture-icon-research = 연구 레벨
gaia-picture-icon-type = 행성 유형
gaia-picture-icon-gaia = 가이아 행성
gaia-picture-icon-lost = 검은 행성
gaia-picture-icon-sector = 우주 구역
gaia-picture-icon-federation = 연방 토큰
gaia-picture-icon-grey = 회색 연방 토큰
gaia-picture-icon-action = 행동, 라운드당 한 번
gaia-picture-icon-used = 이번 라운드에 사용함
gaia-picture-icon-income = 수입
gaia-picture-icon-pass = 패스할 때
gaia-picture-icon-project = 가이아 프로젝트
gaia-picture-icon-tile = 기술 타일

gaia-picture-bowl-one = I구역
gaia-picture-bowl-two = II구역
gaia-picture-bowl-three = III구역
gaia-picture-bowl-gaia = 가이아 구역

gaia-picture-research = 연구 보드
gaia-picture-track-terra = 테라포밍
gaia-picture-track-nav = 항해술
gaia-picture-track-int = 인공 지능
gaia-picture-track-gaia = 가이아
gaia-picture-track-eco = 경제
gaia-picture-track-sci = 과학
gaia-picture-taken = 가져감
gaia-picture-under-tracks = 위 연구 분야의 기술 타일
gaia-picture-free-tiles = 원하는 분야를 올리는 기술 타일
gaia-picture-board-actions = 파워 행동과 정보 행동, 라운드당 한 번씩

gaia-picture-scoring = 점수 계산 보드
gaia-picture-results = 최종 승점
gaia-picture-part-tiles = 라운드·기술 타일
gaia-picture-part-federations = 연방 토큰
gaia-picture-part-actions = 정보 행동(행성 유형)
gaia-picture-part-passing = 패스
gaia-picture-part-research = 연구
gaia-picture-part-charging = 파워 충전에 쓴 점수
gaia-picture-part-ability = 종족 능력
gaia-picture-part-game = 시작 점수
gaia-picture-part-final-structure = 건물 수(순위)
gaia-picture-part-final-structure-fed = 연방 안 건물 수(순위)
gaia-picture-part-final-type = 행성 유형 수(순위)
gaia-picture-part-final-gaia = 가이아 행성 수(순위)
gaia-picture-part-final-sector = 우주 구역 수(순위)
gaia-picture-part-final-satellite = 위성 수(순위)
gaia-picture-part-levels = 연구 단계
gaia-picture-part-goods = 남은 자원
gaia-picture-part-bid = 입찰
gaia-item-structure = 건물 { $count }개
gaia-item-structure-fed = 연방 안 건물 { $count }개
gaia-item-type = 행성 유형 { $count }개
gaia-item-gaia = 가이아 행성 { $count }개
gaia-item-sector = 우주 구역 { $count }개
gaia-item-satellite = 위성 { $count }개
gaia-picture-round-tiles = 라운드마다 얻는 승점
gaia-picture-now = 지금
gaia-picture-past = 지남
gaia-picture-final-over = 최종 점수 { $number }: 승점 18, 12, 6
gaia-picture-final-tile = 최종 점수 { $number } (승점 18, 12, 6): 지금 순위대로라면
gaia-picture-final-structure = 건물이 가장 많은 사람
gaia-picture-final-structure-fed = 연방 안의 건물이 가장 많은 사람
gaia-picture-final-type = 행성 유형이 가장 많은 사람
gaia-picture-final-gaia = 가이아 행성이 가장 많은 사람
gaia-picture-final-sector = 우주 구역이 가장 많은 사람
gaia-picture-final-satellite = 위성이 가장 많은 사람
gaia-picture-neutral = 중립
gaia-picture-boosters = 라운드 부스터: 테두리가 있으면 가져갈 수 있음
gaia-picture-tokens = 남은 연방 토큰

gaia-picture-power = 파워 순환계
gaia-picture-buildings = 건물: 종족 보드에 남은 수, 비용, 수입
gaia-picture-left = { $count }개 중 { $left }개
gaia-picture-income = 다음 라운드 수입
gaia-picture-technologies = 기술 타일
gaia-picture-booster = 라운드 부스터
gaia-picture-federations = 연방 토큰: 녹색은 아직 뒤집을 수 있음
gaia-picture-specials = 특수 행동
gaia-picture-special-swap = 행성 의회와 광산
gaia-picture-special-downgrade = 연구실→스테이션
gaia-picture-special-space-station = 우주 정거장
gaia-picture-special-lowest = 가장 낮은 연구

# For people who do not see the picture
gaia-picture-alt-set-up = 게임을 준비하고 있습니다.
gaia-picture-alt-over = 게임이 끝났습니다.
gaia-picture-alt-round = { $rounds }라운드 중 { $round }라운드입니다.
gaia-picture-alt-ended = { $rounds }라운드 중 { $round }라운드가 끝나고 다음 수입까지 받은 상태입니다.
gaia-picture-alt-points = 승점: { $list }.
gaia-picture-alt-built = 게임 보드의 건물 수: { $list }.
gaia-picture-alt-asked = 차례: { $names }.
gaia-picture-alt-sheet = { $name }: { $goods }.
gaia-picture-alt-power = 파워는 I구역 { $one }, II구역 { $two }, III구역 { $three }, 가이아 구역 { $gaia }{ $stone ->
    [none] {""}
   *[other] , 브레인스톤은 { $stone }
}입니다.
gaia-picture-alt-stands = 게임 보드의 건물: { $list }.
gaia-picture-alt-income = 다음 라운드 수입: { $goods }.
gaia-picture-alt-research = 여섯 연구 분야와 기술 타일, 행동이 있는 연구 보드입니다.
gaia-picture-alt-leads = 가장 높은 레벨: { $list }.
gaia-picture-alt-actions = 이번 라운드에 쓸 수 있는 파워 행동과 정보 행동은 { $count }개 중 { $left }개입니다.
gaia-picture-alt-final = 최종 점수, { $what }: { $list }.
gaia-picture-alt-boosters = 아무도 가지지 않은 라운드 부스터: { $left }개.

# Parts of the map, and the key to all views
gaia-picture-places = 어디로 할까요?
gaia-picture-areas = 어느 연방으로 할까요?
gaia-picture-satellites = { $count ->
    [0] 위성 없음
   *[other] 위성 { $count }개
}
gaia-picture-sector = { $sector }번 우주 구역
gaia-picture-charges = 지금 충전할 수 있는 파워
gaia-picture-on-mine = 광산
gaia-picture-on-station = 스테이션
gaia-picture-on-lab = 연구실
gaia-picture-on-academy-k = 아카데미 K
gaia-picture-on-academy-q = 아카데미 Q
gaia-picture-on-institute = 행성 의회
gaia-picture-on-gaiaformer = 가이아포머
gaia-picture-on-space-station = 우주 정거장
gaia-picture-on-satellite = 위성
gaia-picture-key = 기호 설명
gaia-picture-key-planets = 행성: 색, 무늬, 글자
gaia-picture-key-players = 사람: 색, 번호, 모양
gaia-picture-key-structures = 주인의 색으로 그린 건물과 그 파워 값
gaia-picture-key-goods = 자원과 파워
gaia-picture-key-tiles = 타일, 연구 분야, 행동
gaia-picture-key-marks = 선과 표시
gaia-picture-worth = { $name }: { $power }
gaia-picture-key-each = 이 일이 일어날 때마다
gaia-picture-key-per = 1개마다
gaia-picture-key-once = 연구 레벨에 오르면 바로
gaia-picture-key-place = 7번 우주 구역의 칸: A는 바깥 고리, B는 안쪽 고리, C는 한가운데
gaia-picture-key-sector = 우주 구역의 경계
gaia-picture-key-federation = 주인의 색으로 두른 연방
gaia-picture-key-mark = 지난 차례에 놓은 곳
gaia-picture-key-choice = 메뉴에서 이 글자가 붙은 선택
gaia-picture-key-line = 기록의 12번째 줄이 일어난 곳
gaia-picture-key-acting = 이 테두리: 차례인 사람, 이번 라운드, 고급 기술 타일
gaia-picture-key-free = 이 테두리: 아무도 가지지 않은 라운드 부스터
gaia-picture-key-built = 이 테두리: 이미 열린 수입
gaia-picture-key-covered = 고급 기술 타일에 덮여 효력을 잃음

# For people who do not see these pictures
gaia-picture-alt-coordinates = 칸 { $count }개의 좌표를 모두 적은 게임 보드입니다.
gaia-picture-alt-since = 게임 보드에 표시한 기록 번호: { $list }.
gaia-picture-alt-no-marks = 게임 보드에서는 아무 일도 없었습니다.
gaia-picture-alt-places = { JOSA($name, "이/가") } 고를 곳을 보여 주는 게임 보드의 일부, { $count }칸입니다. 선택마다 글자가 붙어 있습니다.
gaia-picture-alt-choices = 글자와 칸: { $list }.
gaia-picture-alt-zoom = { $sector }번 우주 구역과 그 둘레의 칸입니다. 이 우주 구역의 행성은 { $count }개입니다.
gaia-picture-alt-there = 이 우주 구역의 건물과 위성: { $list }.
gaia-picture-alt-empty = 이 우주 구역에는 아직 아무것도 없습니다.
gaia-picture-alt-key = 가이아 프로젝트의 모든 그림에 나오는 표시를 설명합니다. 행성, 사람, 건물, 자원, 타일, 선과 표시를 묶어서 보여 줍니다.

# All of a picture in words
gaia-picture-told-round = 이번 라운드: { $tile }
gaia-picture-told-map = 게임 보드에 있는 것
gaia-picture-told-federated = 연방에 속한 칸
gaia-picture-told-federation = 연방
gaia-picture-told-free = 빈 행성
gaia-picture-told-sectors = 맞닿은 우주 구역: { $list }
gaia-picture-told-beside = 둘레
gaia-picture-told-empty = 빈 우주 공간
gaia-picture-told-area = { $there }, 위성을 놓을 칸 { $satellites }
gaia-picture-told-limits = 한도: { $goods }
gaia-picture-told-resting = 가이아 구역의 가이아포머: { $count }
gaia-picture-told-covered = 덮임
gaia-picture-told-used = 사용함
gaia-picture-told-green = 뒤집을 수 있음
gaia-picture-told-turned = 뒤집음
gaia-picture-told-tiles = 고급 기술 타일: { $advanced }. 기본 기술 타일: { $standard }.
gaia-picture-told-step = 단계마다 광석 { $ore }
gaia-picture-told-range = 거리 { $range }
gaia-picture-told-project = 가이아 프로젝트에 파워 { $power }
gaia-picture-told-gaia-five = + 가이아 행성마다 승점 1
gaia-picture-told-boosters = 라운드 부스터, 가져갈 수 있는 것부터
gaia-picture-told-rank = { $name } { $count } (승점 +{ $points })

# The sheet, and the tracks alone
gaia-picture-own-vp = 승점
gaia-picture-own-credits = 크레딧
gaia-picture-own-ore = 광석
gaia-picture-own-knowledge = 지식
gaia-picture-own-qic = 정보 큐브
gaia-picture-own-gaiaformer = 가이아포머
gaia-picture-own-satellite = 남은 위성
gaia-picture-own-space-station = 남은 정거장
gaia-picture-faction = 테라포밍과 능력
gaia-picture-told-next = { $track } { $level }레벨로: { $worth }
gaia-picture-alt-tracks = 연구 분야 6개입니다.
