# 가이아 프로젝트 그림
gaia-picture-title = 가이아 프로젝트
gaia-picture-set-up = 게임 준비
gaia-picture-round = { $rounds }라운드 중 { $round }라운드
gaia-picture-seat = { $seat }번 자리
gaia-picture-asked = 차례
gaia-picture-passed = 패스

# The letter of a faction, on its structures and badges: every faction another
gaia-picture-letter-terrans = 테
gaia-picture-letter-lantids = 란
gaia-picture-letter-xenos = 제
gaia-picture-letter-gleens = 글
gaia-picture-letter-taklons = 타
gaia-picture-letter-ambas = 엠
gaia-picture-letter-hadsch-hallas = 하
gaia-picture-letter-ivits = 브
gaia-picture-letter-geodens = 기
gaia-picture-letter-baltaks = 발
gaia-picture-letter-firaks = 파
gaia-picture-letter-bescods = 매
gaia-picture-letter-nevlas = 네
gaia-picture-letter-itars = 아

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
gaia-picture-icon-academy-k = 아카데미
gaia-picture-icon-academy-q = 아카데미(정보)
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
gaia-picture-marked = 마지막 수
gaia-picture-federation = 연방

gaia-picture-research = 연구 보드
gaia-picture-track-terra = 테라포밍
gaia-picture-track-nav = 항해술
gaia-picture-track-int = 인공 지능
gaia-picture-track-gaia = 가이아
gaia-picture-track-eco = 경제
gaia-picture-track-sci = 과학
gaia-picture-taken = 가져감
gaia-picture-advanced = 금색 테두리: 고급 기술 타일
gaia-picture-under-tracks = 위 연구 분야의 기술 타일
gaia-picture-free-tiles = 원하는 분야를 올리는 기술 타일
gaia-picture-board-actions = 파워 행동과 정보 행동, 라운드당 한 번씩

gaia-picture-scoring = 점수 계산 보드
gaia-picture-round-tiles = 라운드마다 얻는 승점
gaia-picture-now = 지금
gaia-picture-past = 지남
gaia-picture-final-tile = 최종 점수 { $number }: 승점 18, 12, 6
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
gaia-picture-buildings = 건물: 개인판에 남은 수, 비용, 수입
gaia-picture-left = { $count }개 중 { $left }개
gaia-picture-income = 다음 라운드 수입
gaia-picture-technologies = 기술 타일
gaia-picture-booster = 라운드 부스터
gaia-picture-federations = 연방 토큰
gaia-picture-specials = 특수 행동
gaia-picture-special-swap = 의회와 광산 교환
gaia-picture-special-downgrade = 연구실→스테이션
gaia-picture-special-space-station = 우주 정거장
gaia-picture-special-lowest = 가장 낮은 연구

# For people who do not see the picture
gaia-picture-alt-set-up = 게임을 준비하고 있습니다.
gaia-picture-alt-round = { $rounds }라운드 중 { $round }라운드입니다.
gaia-picture-alt-points = 승점: { $list }.
gaia-picture-alt-built = 게임 보드의 건물 수: { $list }.
gaia-picture-alt-asked = 차례: { $names }.
gaia-picture-alt-sheet = { $name }: { $goods }.
gaia-picture-alt-power = 파워는 I구역 { $one }, II구역 { $two }, III구역 { $three }, 가이아 구역 { $gaia }입니다.
gaia-picture-alt-stands = 게임 보드의 건물: { $list }.
gaia-picture-alt-income = 다음 라운드 수입: { $goods }.
gaia-picture-alt-research = 여섯 연구 분야와 기술 타일, 행동이 있는 연구 보드입니다.
gaia-picture-alt-leads = 가장 높은 레벨: { $list }.
gaia-picture-alt-actions = 이번 라운드에 쓸 수 있는 파워 행동과 정보 행동은 { $count }개 중 { $left }개입니다.
gaia-picture-alt-final = 최종 점수, { $what }: { $list }.
gaia-picture-alt-boosters = 아무도 가지지 않은 라운드 부스터: { $left }개.
