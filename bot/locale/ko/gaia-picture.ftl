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

gaia-picture-structure-mine = 광산
gaia-picture-structure-station = 무역 스테이션
gaia-picture-structure-lab = 연구실
gaia-picture-structure-academy-k = 아카데미
gaia-picture-structure-academy-q = 아카데미(정보)
gaia-picture-structure-institute = 행성 의회
gaia-picture-structure-gaiaformer = 가이아포머
gaia-picture-structure-space-station = 우주 정거장
gaia-picture-structure-satellite = 위성

gaia-picture-good-vp = 승점
gaia-picture-good-credits = 크레딧
gaia-picture-good-ore = 광석
gaia-picture-good-knowledge = 지식
gaia-picture-good-qic = 정보 큐브
gaia-picture-good-power = 파워
