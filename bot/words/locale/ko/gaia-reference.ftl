# The reference of Gaia Project: chapters, what each thing is and does beyond its signs
gaia-chapter-faction = 종족
gaia-chapter-structure = 건물
gaia-chapter-track = 연구 분야
gaia-chapter-standard = 기본 기술 타일
gaia-chapter-advanced = 고급 기술 타일
gaia-chapter-booster = 라운드 부스터
gaia-chapter-token = 연방 토큰
gaia-chapter-board-action = 파워 행동과 정보 행동
gaia-chapter-round-tile = 라운드 점수 타일
gaia-chapter-final-tile = 최종 점수 타일
gaia-chapter-planet = 행성
gaia-chapter-resource = 자원과 파워
gaia-chapter-turn = 행동

gaia-reference-home = 기반 행성: { $planet }
gaia-reference-homes = { $names }의 기반 행성
gaia-reference-start = 시작: { $goods }; { $bowls }
gaia-reference-bowls = 파워 토큰 I구역 { $one }개, II구역 { $two }개
gaia-reference-research = { $track } 1레벨에서 시작
gaia-reference-ability = 능력
gaia-reference-steps = { $count }단계{ $ore ->
    [0] {""}
   *[other] {" "}(광석 { $ore })
}: { $planets }
gaia-reference-unusual = 다른 종족과 다름
gaia-reference-held = { $names } 소유

# What a faction can from the start
gaia-ability-terrans = 가이아 단계 때 파워 토큰을 가이아 구역에서 I구역이 아닌 II구역으로 옮깁니다.
gaia-ability-lantids = 다른 사람이 개척한 행성에도 그 건물 옆에 광산을 짓습니다. 테라포밍 비용은 내지 않습니다. 이 광산은 업그레이드할 수 없고, 행성 유형과 가이아 행성으로 세지 않습니다.
gaia-ability-xenos = 게임을 준비할 때 다른 광산이 모두 놓인 다음 세 번째 광산을 놓습니다.
gaia-ability-gleens = 행동 아카데미를 짓기 전에는 정보 큐브 대신 광석을 받습니다. 가이아 행성에는 정보 큐브 대신 광석 1개를 내고, 광산을 지으면 승점 2점을 더 얻습니다.
gaia-ability-taklons = 브레인스톤은 파워 토큰 한 개지만 파워를 쓸 때는 3입니다. I구역에서 시작합니다.
gaia-ability-ambas = 행성 의회를 짓기 전에는 능력이 없습니다.
gaia-ability-hadsch-hallas = 행성 의회를 짓기 전에는 능력이 없습니다.
gaia-ability-ivits = 광산 없이 행성 의회로 시작하며, 가장 나중에 놓습니다. 연방은 하나뿐이고 확대합니다. 토큰을 하나 더 받을 때마다 파워 값이 7 더 필요합니다. 위성은 정보 큐브 1개씩 듭니다.
gaia-ability-geodens = 행성 의회를 짓기 전에는 능력이 없습니다.
gaia-ability-baltaks = 추가 행동: 가이아포머 하나를 가이아 구역으로 옮기고 정보 큐브 1개를 받습니다. 다음 가이아 단계에 돌아옵니다. 항해술은 올릴 수 없습니다.
gaia-ability-firaks = 행성 의회를 짓기 전에는 능력이 없습니다.
gaia-ability-bescods = 특수 행동: 가장 낮은 연구 분야를 1레벨 올립니다. 행성 의회와 아카데미의 자리가 서로 바뀌어 있고, 무역 스테이션과 연구실의 수입도 반대입니다.
gaia-ability-nevlas = 추가 행동: III구역의 파워 토큰 하나를 가이아 구역으로 옮기고 지식 1을 얻습니다.
gaia-ability-itars = II구역에서 희생한 토큰을 공급처로 버리는 대신 가이아 구역에 놓을 수 있습니다.

# The same on small cards
gaia-ability-short-terrans = 가이아 구역 → I구역이 아닌 II구역.
gaia-ability-short-lantids = 다른 사람의 행성에도 테라포밍 없이 광산을 짓습니다. (업그레이드, 행성 유형 제외)
gaia-ability-short-xenos = 시작할 때 세 번째 광산.
gaia-ability-short-gleens = 행동 아카데미 전에는 정보 큐브 대신 광석. 가이아 행성: 광석 1, 광산마다 승점 2.
gaia-ability-short-taklons = 브레인스톤: 쓸 때 파워 3인 토큰.
gaia-ability-short-ambas = { gaia-ability-ambas }
gaia-ability-short-hadsch-hallas = { gaia-ability-hadsch-hallas }
gaia-ability-short-ivits = 광산 없이 행성 의회로 시작. 연방은 하나, 토큰마다 파워 값 7씩 확대. 위성은 정보 큐브.
gaia-ability-short-geodens = { gaia-ability-geodens }
gaia-ability-short-baltaks = 추가 행동: 가이아포머를 쉬게 하고 정보 큐브 1. 항해술 불가.
gaia-ability-short-firaks = { gaia-ability-firaks }
gaia-ability-short-bescods = 특수 행동: 가장 낮은 연구 분야 1레벨. 행성 의회와 아카데미가 바뀌어 있음.
gaia-ability-short-nevlas = 추가 행동: III구역 토큰을 가이아 구역으로 → 지식 1.
gaia-ability-short-itars = 희생한 토큰을 가이아 구역에 놓을 수 있음.

# What its planetary institute brings besides its income
gaia-institute-terrans = 가이아 구역에서 II구역으로 옮긴 토큰 수만큼 파워를 써서 추가 행동을 하는 것처럼 자원을 얻습니다.
gaia-institute-lantids = 다른 사람의 행성에 광산을 지을 때마다 지식 2를 얻습니다.
gaia-institute-xenos = 파워 값 7이 아닌 6으로 연방을 구축합니다. 수입으로 파워 토큰 대신 정보 큐브 1개를 받습니다.
gaia-institute-gleens = 즉시 글린의 연방 토큰을 가져옵니다: 크레딧 2, 광석 1, 지식 1. 연방을 구축한 것과 같습니다.
gaia-institute-taklons = 다른 사람의 건설로 파워를 충전할 때마다 충전 전이나 후에 파워 토큰 1개를 받습니다.
gaia-institute-ambas = 특수 행동: 행성 의회와 자신의 광산 하나의 위치를 바꿉니다. 이미 구축한 연방은 그대로입니다.
gaia-institute-hadsch-hallas = 추가 행동으로 자원을 얻을 때 파워 대신 크레딧을 쓸 수 있습니다.
gaia-institute-ivits = 특수 행동: 거리가 닿는 우주 공간에 우주 정거장을 놓습니다. 연방에서 파워 값 1이고, 여기서부터 거리를 셀 수 있습니다.
gaia-institute-geodens = 새로운 행성 유형에 처음 광산을 지을 때마다 지식 3을 얻습니다.
gaia-institute-baltaks = 항해술을 올릴 수 있습니다.
gaia-institute-firaks = 특수 행동: 연구실을 무역 스테이션으로 다운그레이드하고 연구를 1레벨 올립니다. 무역 스테이션으로 업그레이드한 것으로 봅니다.
gaia-institute-bescods = 티타늄 행성에 있는 건물의 파워 값이 1씩 늘어납니다.
gaia-institute-nevlas = III구역의 파워 토큰 하나를 파워 2로 씁니다. 토큰 개수는 1개로 셉니다.
gaia-institute-itars = 가이아 단계 때 가이아 구역의 토큰 4개를 버리고 기술 타일 하나를 가져옵니다. 여러 번 할 수 있습니다.

# The same in a few words, where many factions are compared: one line for both
gaia-ability-brief-terrans = 가이아 구역 → II구역
gaia-ability-brief-lantids = 다른 사람의 행성에 광산, 업그레이드 불가
gaia-ability-brief-xenos = 시작할 때 세 번째 광산
gaia-ability-brief-gleens = 정보 큐브 대신 광석, 가이아 광산 승점 2
gaia-ability-brief-taklons = 브레인스톤: 파워 3인 토큰
gaia-ability-brief-ivits = 행성 의회로 시작, 연방 하나를 확대
gaia-ability-brief-baltaks = 가이아포머 → 정보 큐브, 항해술 불가
gaia-ability-brief-bescods = 특수 행동: 가장 낮은 연구 1레벨
gaia-ability-brief-nevlas = III구역 토큰 → 지식 1
gaia-ability-brief-itars = 희생한 토큰 → 가이아 구역
gaia-institute-brief-terrans = 가이아 구역 토큰으로 자원
gaia-institute-brief-lantids = 지을 때마다 지식 2
gaia-institute-brief-xenos = 파워 값 6으로 연방
gaia-institute-brief-gleens = 글린의 연방 토큰
gaia-institute-brief-taklons = 충전할 때마다 토큰 1개
gaia-institute-brief-ambas = 특수 행동: 광산과 자리 바꾸기
gaia-institute-brief-hadsch-hallas = 추가 행동에 파워 대신 크레딧
gaia-institute-brief-ivits = 우주 정거장
gaia-institute-brief-geodens = 새 행성 유형마다 지식 3
gaia-institute-brief-baltaks = 항해술 가능
gaia-institute-brief-firaks = 특수 행동: 연구실 → 무역 스테이션, 연구 1레벨
gaia-institute-brief-bescods = 티타늄 행성 건물 파워 값 +1
gaia-institute-brief-nevlas = III구역 토큰은 파워 2
gaia-institute-brief-itars = 그 토큰 4개 → 기술 타일

# Structures and pieces
gaia-name-structure-mine = 광산
gaia-name-structure-station = 무역 스테이션
gaia-name-structure-lab = 연구실
gaia-name-structure-institute = 행성 의회
gaia-name-structure-academy-k = 지식 아카데미
gaia-name-structure-academy-q = 행동 아카데미
gaia-name-structure-gaiaformer = 가이아포머
gaia-name-structure-satellite = 위성
gaia-name-structure-space-station = 우주 정거장
gaia-about-structure-mine = 파워 값 1. 빈 행성에 지을 수 있는 유일한 건물입니다. 테라포밍 비용은 따로 냅니다.
gaia-about-structure-station = 파워 값 2. 광산에서 업그레이드합니다. 두 칸 거리 안에 상대방의 건물이 없으면 크레딧이 3 더 듭니다.
gaia-about-structure-lab = 파워 값 2. 무역 스테이션에서 업그레이드하고 기술 타일을 얻습니다.
gaia-about-structure-institute = 파워 값 3. 무역 스테이션에서 업그레이드하고 종족 보드에 있는 행성 의회의 능력을 얻습니다.
gaia-about-structure-academy-k = 파워 값 3. 연구실에서 업그레이드하고 기술 타일을 얻습니다.
gaia-about-structure-academy-q = 파워 값 3. 연구실에서 업그레이드하고 기술 타일과 특수 행동을 얻습니다.
gaia-about-structure-gaiaformer = 차원 변형 행성에서 가이아 프로젝트를 시작합니다. 가이아 프로젝트 1, 3, 4레벨마다 하나씩 얻고, 그곳에 광산을 지으면 돌아옵니다.
gaia-about-structure-satellite = 연방의 행성을 우주 공간으로 연결하며, 파워 토큰 1개씩 듭니다. 한 칸에 사람마다 하나씩 놓을 수 있습니다.
gaia-about-structure-space-station = 하이브 전용, 6개. 연방에서 파워 값 1이고, 개척한 행성이 아닙니다.

# Research tracks
gaia-about-track = 지식 4로, 또는 기술 타일을 가져올 때 1레벨 올립니다. 2레벨에서 3레벨로 올리면 파워 3을 충전합니다. 5레벨에는 한 사람만 갈 수 있고 녹색 연방 토큰을 뒤집어야 합니다. 게임이 끝나면 3, 4, 5레벨마다 승점 4점입니다.
gaia-about-track-terra = 테라포밍 단계당 드는 광석. 5레벨: 그곳에 놓인 연방 토큰.
gaia-about-track-nav = 항해 거리. 5레벨: 검은 행성을 놓습니다. 광산이 있는 자신의 행성으로 셉니다.
gaia-about-track-int = 즉시 정보 큐브.
gaia-about-track-gaia = 가이아포머와, 가이아 프로젝트에 드는 파워 토큰. 5레벨: 승점 4점과 가이아 행성당 1점.
gaia-about-track-eco = 크레딧, 광석, 파워 수입. 5레벨: 한 번만 얻고 수입은 끝납니다.
gaia-about-track-sci = 지식 수입. 5레벨: 지식 9를 한 번 얻고 수입은 끝납니다.

# What holds for all of a chapter
gaia-about-standard = 연구실, 아카데미, 정보 행동으로 가져옵니다. 같은 타일을 두 개 가질 수 없습니다. 연구 분야 밑의 타일은 그 분야를, 아래 줄의 세 타일은 원하는 분야를 1레벨 올립니다.
gaia-about-advanced = 기본 기술 타일 대신 가져옵니다. 그 분야의 4나 5레벨에 있어야 하고, 녹색 연방 토큰을 뒤집고, 자신의 기본 기술 타일 하나를 덮습니다. 덮인 타일은 효력을 잃습니다. 원하는 분야를 1레벨 올립니다.
gaia-about-booster = 가지고 있는 라운드 동안 수입을 주고, 행동을 하거나 패스하며 돌려놓을 때 승점을 줍니다.
gaia-about-token = 연방을 구축하면 가져오고 자원을 즉시 얻습니다. 녹색 면은 한 번 뒤집어 5레벨이나 고급 기술 타일에 쓸 수 있습니다. 12점 토큰은 양쪽 다 회색입니다.
gaia-about-token-gleens = 글린의 행성 의회가 주는 토큰. 연방을 구축한 것과 같습니다.
gaia-about-board-action = 모두를 합쳐 라운드당 한 번씩만 할 수 있습니다.
gaia-about-round-tile = 그 라운드에 할 때마다 얻는 승점.
gaia-about-final-tile = 게임이 끝나면 1~3등이 승점 18, 12, 6점을 얻습니다. 동률이면 나눕니다. 두 명이면 중립 플레이어도 셉니다.
gaia-name-final-tile-structure = 건물이 가장 많은 사람
gaia-name-final-tile-structure-fed = 연방 안의 건물이 가장 많은 사람
gaia-name-final-tile-type = 행성 유형이 가장 많은 사람
gaia-name-final-tile-gaia = 가이아 행성이 가장 많은 사람
gaia-name-final-tile-sector = 우주 구역이 가장 많은 사람
gaia-name-final-tile-satellite = 위성이 가장 많은 사람

# Planets that are nobody’s home
gaia-about-planet-gaia = 누구나 테라포밍 없이 광산 비용에 정보 큐브 1개를 더 내고 짓습니다 (글린은 광석 1개).
gaia-about-planet-transdim = 지을 수 없습니다. 가이아 프로젝트를 하면 다음 가이아 단계에 가이아 행성이 됩니다.
gaia-about-planet-lost = 항해술 5레벨에 오른 사람이 놓습니다. 고유의 행성 유형이며, 광산은 업그레이드할 수 없습니다.

# Goods and power
gaia-name-resource-credits = 크레딧
gaia-name-resource-ore = 광석
gaia-name-resource-knowledge = 지식
gaia-name-resource-qic = 정보 큐브
gaia-name-resource-vp = 승점
gaia-name-resource-power = 파워
gaia-name-resource-tokens = 파워 토큰
gaia-name-resource-stone = 브레인스톤
gaia-about-resource-credits = 30까지. 건물 비용으로 냅니다. 게임이 끝나면 크레딧, 광석, 지식 3개마다 승점 1점입니다.
gaia-about-resource-ore = 15까지. 건물과 테라포밍 비용으로 냅니다. 광석 1은 크레딧 1이나 새 파워 토큰 1개가 됩니다.
gaia-about-resource-knowledge = 15까지. 4로 연구를 1레벨 올립니다. 지식 1은 크레딧 1이 됩니다.
gaia-about-resource-qic = 거리를 2 늘리고, 가이아 행성에 짓고, 정보 행동의 비용으로 냅니다. 정보 큐브 1은 광석 1이 됩니다.
gaia-about-resource-vp = 10점에서 시작하고, 가장 많은 사람이 이깁니다.
gaia-about-resource-power = 충전하면 토큰이 I구역에서 II구역으로, I구역이 비면 II구역에서 III구역으로 옮겨집니다. III구역의 파워를 쓰면 토큰은 I구역으로 돌아갑니다. II구역의 토큰 하나를 희생하면 다른 하나를 III구역으로 옮깁니다.
gaia-about-resource-tokens = 새 토큰은 I구역에 놓습니다. 가이아 프로젝트는 다음 가이아 단계까지 가이아 구역으로 옮기고, 위성은 1개씩 버립니다.
gaia-about-resource-stone = 타클론의 토큰. 토큰 한 개처럼 움직이고, 쓸 때는 파워 3입니다.

# Actions
gaia-name-turn-mine = 광산 건설
gaia-name-turn-gaia = 가이아 프로젝트 시작
gaia-name-turn-upgrade = 기존 건물 업그레이드
gaia-name-turn-federation = 연방 구축
gaia-name-turn-research = 연구 진행
gaia-name-turn-board = 파워 행동과 정보 행동
gaia-name-turn-special = 특수 행동
gaia-name-turn-free = 추가 행동
gaia-name-turn-pass = 패스
gaia-about-turn-mine = 거리가 닿는 빈 행성에 (정보 큐브 1개당 거리 +2) 크레딧 2와 광석 1, 테라포밍 단계당 광석을 내고 짓습니다. 두 칸 거리 안의 이웃은 파워를 충전할 수 있습니다.
gaia-about-turn-gaia = 거리가 닿는 차원 변형 행성에 가이아포머를 놓고, 레벨에 따른 파워 토큰을 가이아 구역으로 옮깁니다. 다음 라운드부터 광산을 지을 수 있습니다.
gaia-about-turn-upgrade = 한 번에 한 단계: 광산, 무역 스테이션, 그다음 행성 의회나 연구실, 연구실에서 아카데미. 이웃은 파워를 충전할 수 있습니다.
gaia-about-turn-federation = 파워 값이 7 이상인 자신의 건물을 최소한의 위성으로 연결합니다. 위성마다 파워 토큰 1개를 버립니다. 연방 토큰을 가져옵니다.
gaia-about-turn-research = 지식 4를 내고 원하는 연구 분야를 1레벨 올립니다.
gaia-about-turn-board = 연구 보드의 행동. 모두를 합쳐 라운드당 한 번씩 할 수 있습니다.
gaia-about-turn-special = 자신의 종족 보드, 기술 타일, 라운드 부스터의 행동. 비용 없이 라운드당 한 번씩 합니다.
gaia-about-turn-free = 행동 전이나 후에 원하는 만큼 바꿉니다: 파워 4 → 정보 큐브 1, 파워 3 → 광석 1, 파워 4 → 지식 1, 파워 1 → 크레딧 1, 정보 큐브 1 → 광석 1, 지식 1 → 크레딧 1, 광석 1 → 크레딧 1이나 파워 토큰 1. II구역의 토큰을 희생하면 다른 하나를 III구역으로 옮깁니다.
gaia-about-turn-pass = 다른 라운드 부스터를 가져오고 자신의 것을 점수와 함께 돌려놓습니다. 가장 먼저 패스한 사람이 다음 라운드를 시작합니다.

# For people who do not see the picture
gaia-reference-alt = 찾아보기: { $chapters }.
