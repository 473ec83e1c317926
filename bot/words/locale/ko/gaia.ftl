gaia-place = { UPPER($place) }
gaia-rules =
    ### 가이아 프로젝트 요약
    여섯 라운드 동안 수입, 가이아, 행동, 라운드 마무리 단계를 되풀이합니다. 차례마다 행동을 하나 하고, 그 앞뒤로 추가 행동을 얼마든지 할 수 있습니다.
    - **광산 건설**: 크레딧 2와 광석 1을 냅니다. 테라포밍 단계에는 광석이, 먼 거리에는 정보 큐브(+2씩)가 더 듭니다. 가이아 행성에는 정보 큐브 1개가 듭니다.
    - **가이아 프로젝트**: 가이아포머와 파워 토큰으로 차원 변형 행성을 다음 라운드까지 가이아 행성으로 바꿉니다.
    - **업그레이드**: 광산 → 무역 스테이션 → 연구실 → 아카데미, 또는 무역 스테이션 → 행성 의회. 연구실과 아카데미를 지으면 기술 타일을 얻고, 대개 연구 레벨도 하나 올립니다.
    - **연방 구축**: 파워 값의 합이 7 이상인 내 건물들을 되도록 적은 위성으로 연결합니다. 위성 하나에 파워 토큰 하나를 버리고, 연방 토큰을 얻습니다.
    - **연구 진행**: 지식 4로 한 레벨 올립니다. 5레벨에는 녹색 연방 토큰이 필요하고 한 사람만 오를 수 있습니다.
    - **파워 행동과 정보 행동**은 모두를 통틀어 라운드당 한 번씩, **특수 행동**은 가진 사람이 라운드당 한 번씩 합니다.
    - **패스**: 새 라운드 부스터를 고르고 쓰던 것을 반납합니다. 처음으로 패스한 사람이 다음 라운드의 시작 플레이어가 됩니다.
    내 건물과 이웃한 구역(두 칸 거리 이내)에 누가 건물을 지으면, 파워보다 1점 적은 승점을 내고 파워를 충전할 수 있습니다.
    끝나면 최종 점수 타일 두 개(18, 12, 6점), 3레벨부터 연구 레벨마다 4점, 크레딧·광석·지식 3개당 1점을 더합니다.

# Questions
gaia-ask-component = 구성물 고르기: { $slot }
gaia-ask-rotate = 우주 구역 타일을 시계 방향으로 돌릴까요?
gaia-step-rotate = { $count ->
    [0] 우주 구역 타일을 돌리지 않음
   *[other] 시계 방향으로 돌린 우주 구역 타일: { $answer }
}
gaia-ask-faction = 종족을 고르세요
gaia-ask-bid = 종족에 승점을 거세요
gaia-ask-settle = 시작 건물{ $count ->
    [1] {""}
   *[other] {" "}{ $count }개 중 { $number ->
        [1] 첫 번째
        [2] 두 번째
        [3] 세 번째
       *[other] { $number }번째
    }
}: { $faction }의 기반 행성({ $planet }) 중 어디에 배치할까요?
gaia-ask-booster = 라운드 부스터를 고르세요
gaia-ask-income = 다음으로 어떤 수입을 받을까요?
gaia-ask-terran-goods = 가이아 구역에서 나온 파워 { $power }만큼의 자원
gaia-ask-itar-tile = 가이아 구역의 토큰 { $price }개를 버리고 기술 타일을 가져올까요?
gaia-step-itar-tile = 가이아 구역의 토큰 { $price }개: { $answer }
gaia-ask-action = { $round }라운드: 행동을 고르세요
gaia-ask-finish = 행동을 마쳤습니다.
gaia-ask-mine = 어디에 지을까요?{ $steps ->
    [0] { $range ->
        [0] {""}
       *[other] {" "}(거리 +{ $range })
    }
   *[other] {" "}(테라포밍 { $steps }단계 무료{ $range ->
        [0] {""}
       *[other] , 거리 +{ $range }
    })
}
gaia-ask-tile = 기술 타일을 고르세요
gaia-ask-cover = ‘{ $tile }’ 타일로 어떤 타일을 덮을까요?
gaia-ask-advance = 어떤 연구 분야를 올릴까요?
gaia-step-advance = 연구 분야: { $answer }
gaia-ask-lost-planet = 검은 행성을 어디에 놓을까요?
gaia-ask-federate = 연방 구축: 파워 값 { $need } 이상, 위성 { $afford }개까지
gaia-ask-token = 연방 토큰을 고르세요
gaia-ask-rescore = 어떤 연방 토큰의 점수를 한 번 더 받을까요?
gaia-ask-space-station = 우주 정거장을 어디에 놓을까요?
gaia-ask-swap = 행성 의회와 어떤 광산의 위치를 바꿀까요?
gaia-ask-downgrade = 어떤 연구실을 무역 스테이션으로 되돌릴까요?
gaia-ask-stone = 브레인스톤을 어디에 둘까요? ({ $move } { $amount })
gaia-step-stone = 브레인스톤 → { $answer } ({ $move } { $amount })
gaia-ask-bowls = 어느 구역의 토큰 { $amount }개를 { JOSA($to, "으로/로") } 보낼까요?
gaia-step-bowls = { JOSA($to, "으로/로") } 보내는 토큰 { $amount }개: { $answer }
gaia-ask-charge = { JOSA($by, "이/가") } { $hex }에 건물을 지었습니다. { $vp ->
    [0] 무료로
   *[other] 승점 { $vp }점을 내고
} 파워 { JOSA($power, "을/를") } 충전할까요?

# Headings
gaia-group-mine = 광산 건설
gaia-group-gaia = 가이아 프로젝트
gaia-group-upgrade = 업그레이드
gaia-group-federation = 연방 구축
gaia-group-research = 연구 진행
gaia-group-board = 파워/정보 행동
gaia-group-special = 특수 행동
gaia-group-free = 추가 행동
gaia-group-pass = 패스
gaia-open-pass = 패스하고 다음 라운드 부스터 고르기
gaia-letters = 행성 글자({ $letters })는 선택지에 쓰지 않습니다.
gaia-group-end = 차례 마치기
gaia-group-standard = 기본 기술 타일
gaia-group-advanced = 고급 기술 타일
gaia-group-new = 아직 고르지 않은 종족
gaia-group-faction = { $arg }
gaia-group-sector = 타일 { $arg }
gaia-group-site = 내 건물
gaia-group-space = 위성

# Actions
gaia-word-mine = 광산 { $hex } ({ $planet }{ $steps ->
    [0] {""}
   *[other] , { $steps }단계
})
gaia-word-gaiaformer = 가이아 프로젝트 { $hex }
gaia-word-station = 무역 스테이션 { $hex }
gaia-word-lab = 연구실 { $hex }
gaia-word-institute = 행성 의회 { $hex }
gaia-word-academy-k = 지식 아카데미 { $hex }
gaia-word-academy-q = 행동 아카데미 { $hex }
gaia-word-research = { $arg } { $level }레벨로
gaia-each-mine = { gaia-word-mine }
gaia-word-mine-gaiaformer = { gaia-word-gaiaformer }
gaia-word-special = { $arg }
gaia-word-pass = 패스하고 가져오기: { $arg }
gaia-under-pass-pass = { $arg }
gaia-name-pass = 패스
gaia-name-federation = 연방 구축
gaia-name-end = 차례 마치기
gaia-name-decline = 하지 않기
gaia-name-gaiaformer = 가이아 프로젝트
gaia-name-mine-gaiaformer = 가이아 프로젝트
gaia-name-mine-mine = 광산
gaia-name-itar-tile-tile = 타일 가져오기
gaia-each-tile = { $head }: { $tile }
gaia-word-tile-adv = 고급, { $arg }: { $tile }
gaia-each-cover = { $tile }
gaia-each-advance = { $head } { $level }레벨로
gaia-name-advance-decline = 올리지 않기
gaia-each-lost-planet = { $hex }
gaia-each-space-station = { $hex }
gaia-each-bid = { $head }: 승점 { $arg }점
gaia-word-charge = { $source }
gaia-word-tokens = { $source }
gaia-each-faction = { $head } ({ $planet })
gaia-each-rotate = 타일 { $head }: { $arg } × 60°

# Free actions, as they are told of
gaia-name-word-power-qic = 파워 → 정보 큐브
gaia-name-word-power-ore = 파워 → 광석
gaia-name-word-power-knowledge = 파워 → 지식
gaia-name-word-power-credits = 파워 → 크레딧
gaia-name-word-power-ore-credits = 파워 → 광석과 크레딧
gaia-name-word-qic-ore = 정보 큐브 → 광석
gaia-name-word-knowledge-credits = 지식 → 크레딧
gaia-name-word-ore-credits = 광석 → 크레딧
gaia-name-word-ore-tokens = 광석 → 파워 토큰
gaia-name-word-credits-qic = 크레딧 → 정보 큐브
gaia-name-word-credits-ore = 크레딧 → 광석
gaia-name-word-credits-knowledge = 크레딧 → 지식
gaia-name-word-token-knowledge = III구역 토큰 → 지식
gaia-name-word-gaiaformer-qic = 가이아포머 → 정보 큐브
gaia-name-word-burn = 파워 토큰 희생
gaia-name-word-burn-away = 공급처로 파워 토큰 희생

# Charging, brainstone, bowls
gaia-name-charge-yes = 충전하기
gaia-name-charge-whole = 모두 충전하기
gaia-name-charge-token-first = 새 토큰부터 받기
gaia-name-charge-token-last = 새 토큰은 나중에 받기
gaia-name-charge-no = 충전하지 않기
gaia-name-stone-1 = I구역
gaia-name-stone-2 = II구역
gaia-name-stone-3 = III구역
gaia-name-stone-gone = 게임에서 제거
gaia-name-bowls-1 = 브레인스톤은 I구역에 두기
gaia-name-bowls-2 = 브레인스톤은 II구역에 두기
gaia-name-bowls-3 = 브레인스톤은 III구역에 두기
gaia-name-bowls-gaia = 브레인스톤을 가이아 구역으로
gaia-name-bowls-gone = 브레인스톤을 게임에서 제거
gaia-name-one = I구역
gaia-held-one = 파워 I구역
gaia-name-two = II구역
gaia-name-three = III구역
gaia-name-stone = 브레인스톤
gaia-name-to-gaia = 가이아 구역
gaia-name-to-supply = 공급처
gaia-name-move-charge = 충전
gaia-name-move-spend = 사용
gaia-name-move-burn = 희생

# Goods
gaia-name-credits = 크레딧
gaia-name-ore = 광석
gaia-name-knowledge = 지식
gaia-name-qic = 정보 큐브
gaia-name-vp = 승점
gaia-name-gaia-area = 가이아 구역
gaia-name-gaiaformers = 가이아포머
gaia-name-stone-bowl = 브레인스톤이 있는 구역

# What options cost and gain; of a head, `what` is all under it
gaia-amount-credits = 크레딧 { $n }
gaia-amount-ore = 광석 { $n }
gaia-amount-knowledge = 지식 { $n }
gaia-amount-qic = 정보 큐브 { $n }
gaia-amount-vp = 승점 { $n }
gaia-amount-power = 파워 { $n }
gaia-amount-gaia-power = 파워 { $n }
gaia-amount-charge = 파워 { $n } 충전
gaia-amount-tokens = 파워 토큰 { $n }
gaia-amount-two = II구역 토큰 { $n }개
gaia-amount-three = III구역 토큰 { $n }개
gaia-amount-gaia-area = 가이아 구역 토큰 { $n }개
gaia-amount-gaiaformers = 가이아포머 { $n }
gaia-amount-green = 녹색 연방 토큰
gaia-amount-tile = 기술 타일
gaia-amount-token = 연방 토큰
gaia-amount-ability = 행성 의회의 능력
gaia-amount-place = 검은 행성
gaia-amount-becomes = 다음 라운드에 가이아 행성
gaia-amount-income = 수입: { $what }
gaia-amount-action = 행동: { $what }
gaia-amount-start = 시작: { $what }
gaia-amount-end = 게임 끝: { $what }
gaia-amount-now = { $what }
gaia-amount-step = 테라포밍 1단계당 광석 { $n }
gaia-amount-range = 거리 { $n }
gaia-amount-project = 가이아 프로젝트에 파워 토큰 { $n }

# Factions
gaia-name-terrans = 테란
gaia-name-lantids = 란티다
gaia-name-xenos = 제노스
gaia-name-gleens = 글린
gaia-name-taklons = 타클론
gaia-name-ambas = 앰바스
gaia-name-hadsch-hallas = 하드쉬 할라
gaia-name-ivits = 하이브
gaia-name-geodens = 기오덴
gaia-name-baltaks = 발 타크
gaia-name-firaks = 파이락
gaia-name-bescods = 매드 안드로이드
gaia-name-nevlas = 네블라
gaia-name-itars = 아이타
gaia-name-token-gleens = 글린 전용 토큰 (크레딧 2, 광석 1, 지식 1)
gaia-name-rescore-gleens = 글린 전용 토큰 (크레딧 2, 광석 1, 지식 1)

# Planets
gaia-name-planet-terra = 대지
gaia-name-planet-oxide = 산성
gaia-name-planet-volcanic = 화산
gaia-name-planet-desert = 사막
gaia-name-planet-swamp = 늪
gaia-name-planet-titanium = 티타늄
gaia-name-planet-ice = 얼음
gaia-name-planet-gaia = 가이아
gaia-name-planet-transdim = 차원 변형
gaia-name-planet-lost = 검은 행성

# Research tracks, also as places of technology tiles
gaia-name-terra = 테라포밍
gaia-name-nav = 항해술
gaia-name-int = 인공 지능
gaia-name-gaia = 가이아 프로젝트
gaia-name-eco = 경제
gaia-name-sci = 과학
gaia-name-free1 = 원하는 분야
gaia-name-free2 = 원하는 분야
gaia-name-free3 = 원하는 분야

# Places of components in the set-up
gaia-name-slot-booster = 라운드 부스터
gaia-name-slot-terra = 테라포밍의 기본 기술 타일
gaia-name-slot-nav = 항해술의 기본 기술 타일
gaia-name-slot-int = 인공 지능의 기본 기술 타일
gaia-name-slot-gaia = 가이아 프로젝트의 기본 기술 타일
gaia-name-slot-eco = 경제의 기본 기술 타일
gaia-name-slot-sci = 과학의 기본 기술 타일
gaia-name-slot-free1 = 원하는 분야의 기본 기술 타일, 첫째
gaia-name-slot-free2 = 원하는 분야의 기본 기술 타일, 둘째
gaia-name-slot-free3 = 원하는 분야의 기본 기술 타일, 셋째
gaia-word-adv = { $arg }의 고급 기술 타일
gaia-name-slot-terra-token = 테라포밍 5레벨의 연방 토큰
gaia-name-slot-round1 = 1라운드 점수 타일
gaia-name-slot-round2 = 2라운드 점수 타일
gaia-name-slot-round3 = 3라운드 점수 타일
gaia-name-slot-round4 = 4라운드 점수 타일
gaia-name-slot-round5 = 5라운드 점수 타일
gaia-name-slot-round6 = 6라운드 점수 타일
gaia-name-slot-final1 = 최종 점수 타일, 첫째
gaia-name-slot-final2 = 최종 점수 타일, 둘째

# Structures
gaia-name-mine = 광산
gaia-name-station = 무역 스테이션
gaia-name-lab = 연구실
gaia-name-academy-k = 지식 아카데미
gaia-name-academy-q = 행동 아카데미
gaia-name-institute = 행성 의회
gaia-kind-mine = { gaia-name-mine }
gaia-kind-station = { gaia-name-station }
gaia-kind-lab = { gaia-name-lab }
gaia-kind-academy-k = { gaia-name-academy-k }
gaia-kind-academy-q = { gaia-name-academy-q }
gaia-kind-institute = { gaia-name-institute }

# Where income and special actions come from
gaia-name-source-faction = 종족 보드
gaia-name-source-booster = 라운드 부스터
gaia-name-source-booster4 = 테라포밍 1단계 무료로 광산 건설
gaia-name-source-booster5 = 거리 +3
gaia-name-source-tech9 = 파워 4 충전
gaia-name-source-adv3 = 정보 큐브 1, 크레딧 5
gaia-name-source-adv11 = 광석 3
gaia-name-source-adv13 = 지식 3
gaia-name-source-swap = 행성 의회와 광산의 위치 교환
gaia-name-source-downgrade = 연구실 → 무역 스테이션
gaia-name-source-space-station = 우주 정거장
gaia-name-source-lowest = 가장 낮은 연구 분야
gaia-name-special-booster4 = 라운드 부스터: 테라포밍 1단계 무료로 광산 건설
gaia-name-special-booster5 = 라운드 부스터: 거리 +3으로 광산이나 가이아 프로젝트
gaia-name-special-tech9 = 기술 타일: 파워 4 충전
gaia-name-special-adv3 = 기술 타일: 정보 큐브 1, 크레딧 5
gaia-name-special-adv11 = 기술 타일: 광석 3
gaia-name-special-adv13 = 기술 타일: 지식 3
gaia-name-special-academy-q = 행동 아카데미
gaia-name-special-swap = 행성 의회: 광산과 위치 교환
gaia-name-special-downgrade = 행성 의회: 연구실 → 무역 스테이션, 연구 1레벨
gaia-name-special-space-station = 행성 의회: 우주 정거장 배치
gaia-name-special-lowest = 가장 낮은 연구 분야 1레벨 올리기
gaia-name-action-special = 특수 행동

# Technology tiles
gaia-name-tech1 = 광석 1, 정보 큐브 1
gaia-name-tech2 = 행성 유형당 지식 1
gaia-name-tech3 = 행성 의회와 아카데미의 파워 값 4
gaia-name-tech4 = 승점 7
gaia-name-tech5 = 수입: 광석 1, 파워 1 충전
gaia-name-tech6 = 수입: 지식 1, 크레딧 1
gaia-name-tech7 = 가이아 행성에 광산을 지을 때마다 승점 3
gaia-name-tech8 = 수입: 크레딧 4
gaia-name-tech9 = 행동: 파워 4 충전
gaia-name-adv1 = 패스: 연방 토큰당 승점 3
gaia-name-adv2 = 연구 레벨을 올릴 때마다 승점 2
gaia-name-adv3 = 행동: 정보 큐브 1, 크레딧 5
gaia-name-adv4 = 광산당 승점 2
gaia-name-adv5 = 패스: 연구실당 승점 3
gaia-name-adv6 = 우주 구역당 광석 1
gaia-name-adv7 = 패스: 행성 유형당 승점 1
gaia-name-adv8 = 가이아 행성당 승점 2
gaia-name-adv9 = 무역 스테이션당 승점 4
gaia-name-adv10 = 우주 구역당 승점 2
gaia-name-adv11 = 행동: 광석 3
gaia-name-adv12 = 연방 토큰당 승점 5
gaia-name-adv13 = 행동: 지식 3
gaia-name-adv14 = 광산을 지을 때마다 승점 3
gaia-name-adv15 = 무역 스테이션을 지을 때마다 승점 3

# Round boosters
gaia-name-booster1 = 광석 1, 지식 1
gaia-name-booster2 = 광석 1, 파워 토큰 2
gaia-name-booster3 = 크레딧 2, 정보 큐브 1
gaia-name-booster4 = 크레딧 2; 행동: 테라포밍 1단계 무료로 광산 건설
gaia-name-booster5 = 파워 2 충전; 행동: 거리 +3
gaia-name-booster6 = 광석 1; 패스: 광산당 승점 1
gaia-name-booster7 = 광석 1; 패스: 무역 스테이션당 승점 2
gaia-name-booster8 = 지식 1; 패스: 연구실당 승점 3
gaia-name-booster9 = 파워 4 충전; 패스: 행성 의회와 아카데미당 승점 4
gaia-name-booster10 = 크레딧 4; 패스: 가이아 행성당 승점 1

# Federation tokens
gaia-name-fed1 = 승점 12
gaia-name-fed2 = 승점 8, 정보 큐브 1
gaia-name-fed3 = 승점 8, 파워 토큰 2
gaia-name-fed4 = 승점 7, 광석 2
gaia-name-fed5 = 승점 7, 크레딧 6
gaia-name-fed6 = 승점 6, 지식 2

# Power and QIC actions
gaia-name-power1 = 지식 3 (파워 7)
gaia-name-power2 = 테라포밍 2단계 무료로 광산 건설 (파워 5)
gaia-name-power3 = 광석 2 (파워 4)
gaia-name-power4 = 크레딧 7 (파워 4)
gaia-name-power5 = 지식 2 (파워 4)
gaia-name-power6 = 테라포밍 1단계 무료로 광산 건설 (파워 3)
gaia-name-power7 = 파워 토큰 2 (파워 3)
gaia-name-qic1 = 기술 타일 (정보 큐브 4)
gaia-name-qic2 = 연방 토큰 점수 한 번 더 받기 (정보 큐브 3)
gaia-name-qic3 = 승점 3과 행성 유형당 승점 1 (정보 큐브 2)

# Scoring
gaia-name-score1 = 테라포밍 단계당 승점 2
gaia-name-score2 = 연구 레벨당 승점 2
gaia-name-score3 = 광산당 승점 2
gaia-name-score4 = 연방 토큰당 승점 5
gaia-name-score5 = 무역 스테이션당 승점 4
gaia-name-score6 = 가이아 행성의 광산당 승점 4
gaia-name-score7 = 행성 의회와 아카데미당 승점 5
gaia-name-score8 = 무역 스테이션당 승점 3
gaia-name-score9 = 가이아 행성의 광산당 승점 3
gaia-name-score10 = 행성 의회와 아카데미당 승점 5
gaia-name-structure = 건물이 가장 많은 사람
gaia-name-structure-fed = 연방 안의 건물이 가장 많은 사람
gaia-name-type = 행성 유형이 가장 많은 사람
gaia-name-component-gaia = 가이아 행성이 가장 많은 사람
gaia-name-sector = 우주 구역이 가장 많은 사람
gaia-name-satellite = 위성이 가장 많은 사람
gaia-name-event-step = 테라포밍
gaia-name-event-research = 연구 진행
gaia-name-event-mine = 광산 건설
gaia-name-event-federation = 연방 토큰
gaia-name-event-station = 무역 스테이션 건설
gaia-name-event-gaia-mine = 가이아 행성의 광산 건설
gaia-name-event-big = 행성 의회나 아카데미 건설
gaia-name-event-institute = 행성 의회 건설
gaia-name-event-academy-k = 지식 아카데미 건설
gaia-name-event-academy-q = 행동 아카데미 건설

# What happened
gaia-event-faction = { JOSA($seat, "이/가") } { JOSA($faction, "을/를") } 골랐습니다
gaia-event-laid = { JOSA($seat, "이/가") } { $slot } 자리에 { JOSA($component, "을/를") } 골랐습니다
gaia-event-turned = { JOSA($seat, "이/가") } 우주 구역 타일 { JOSA($sector, "을/를") } 시계 방향으로 { $degrees }° 돌렸습니다
gaia-event-dealt = { $seat }의 종족: { $faction }
gaia-event-final-scorings = 종료 시 점수를 받는 사람: { $finals }
gaia-event-round-scorings = 1–{ $rounds }라운드의 점수(차례대로): { $tiles }
gaia-event-bid = { JOSA($seat, "이/가") } { $faction }에 승점 { $points }점을 걸었습니다
gaia-event-settled = { JOSA($seat, "이/가") } { $hex }에 { JOSA($kind, "을/를") } 놓았습니다
gaia-event-booster = { JOSA($seat, "이/가") } 라운드 부스터를 골랐습니다 ({ $booster })
gaia-event-round = { $round }라운드가 시작되었습니다
gaia-event-income = { $seat }의 수입{ $credits ->
    [0] {""}
   *[other] {" · "}크레딧 +{ $credits }
}{ $ore ->
    [0] {""}
   *[other] {" · "}광석 +{ $ore }
}{ $knowledge ->
    [0] {""}
   *[other] {" · "}지식 +{ $knowledge }
}{ $qic ->
    [0] {""}
   *[other] {" · "}정보 큐브 +{ $qic }
}{ $charge ->
    [0] {""}
   *[other] {" · "}파워 { $charge } 충전
}{ $tokens ->
    [0] {""}
   *[other] {" · "}파워 토큰 +{ $tokens }
}
gaia-event-over-limit-result = { JOSA($seat, "이/가") } 한도를 넘은 { JOSA($result, "을/를") } 잃었습니다
gaia-event-left-gaia-result = { JOSA($seat, "이/가") } 가이아 구역에서 돌려받았습니다: { $result }
gaia-event-built = { JOSA($seat, "이/가") } { $hex }에 광산을 지었습니다 ({ $planet })
gaia-event-project = { JOSA($seat, "이/가") } { $hex }에서 가이아 프로젝트를 시작했습니다
gaia-event-scored = { JOSA($seat, "이/가") } { JOSA($event, "으로/로") } 승점 { $points }점을 얻었습니다 (라운드·기술 타일)
gaia-event-scored-in-full = { JOSA($seat, "이/가") } { JOSA($event, "으로/로") } 승점 { $points }점을 얻었습니다 ({ $through })
gaia-event-scored-times = { JOSA($seat, "이/가") } { $event } { $count }번으로 승점 { $points }점을 얻었습니다 (라운드·기술 타일)
gaia-event-scored-times-in-full = { JOSA($seat, "이/가") } { $event } { $count }번으로 승점 { $points }점을 얻었습니다 ({ $through })
gaia-through-round = 라운드 타일
gaia-through-technology = 기술 타일
gaia-event-researched = { JOSA($seat, "이/가") } { $track } 연구를 { $level }레벨로 올렸습니다
gaia-event-tile = { JOSA($seat, "이/가") } 기술 타일을 가져왔습니다 ({ $tile })
gaia-event-token = { JOSA($seat, "이/가") } 연방 토큰을 얻었습니다: { $token }
gaia-event-upgraded = { JOSA($seat, "이/가") } { $hex }에 { JOSA($kind, "을/를") } 세웠습니다
gaia-event-upgraded-in-full = { JOSA($seat, "이/가") } { $hex }의 { JOSA($was, "을/를") } { JOSA($kind, "으로/로") } { $was ->
    [lab] { $kind ->
        [station] 되돌렸습니다
       *[other] 업그레이드했습니다
    }
   *[other] 업그레이드했습니다
}
gaia-event-swapped = { JOSA($seat, "이/가") } 행성 의회를 { JOSA($hex, "으로/로") } 옮겼습니다
gaia-event-charged = { JOSA($seat, "이/가") } { $vp ->
    [0] {""}
   *[other] 승점 { $vp }점을 내고{" "}
}파워 { JOSA($power, "을/를") } 충전했습니다
gaia-event-charged-in-full = { JOSA($seat, "이/가") } { $by }의 { $hex } 건물로 파워 { JOSA($power, "을/를") } 충전했습니다{ $vp ->
    [0] {""}
   *[other] {" "}(승점 −{ $vp })
}
gaia-event-declined = { JOSA($seat, "은/는") } 파워를 충전하지 않았습니다
gaia-event-declined-several = { JOSA(LISTED($names), "은/는") } 파워를 충전하지 않았습니다
gaia-event-converted = { JOSA($seat, "이/가") } 추가 행동을 했습니다: { $word } × { $count }
gaia-event-converted-result = { JOSA($seat, "이/가") } 추가 행동을 했습니다: { $result }
gaia-event-rescored = { JOSA($seat, "이/가") } 자기 연방 토큰의 점수를 한 번 더 받았습니다: { $token }
gaia-event-ability = { JOSA($seat, "이/가") } { $faction }의 능력을 사용했습니다
gaia-event-action = { JOSA($seat, "이/가") } 파워/정보 행동을 했습니다: { $action }
gaia-event-special = { JOSA($seat, "이/가") } 특수 행동을 했습니다: { $source }
gaia-event-federated = { JOSA($seat, "이/가") } { $satellites ->
    [0] 위성 없이
   *[other] 위성 { $satellites }개로
} 연방을 구축했습니다
gaia-event-passed = { JOSA($seat, "이/가") } 패스했습니다{ $points ->
    [0] {""}
   *[other] {" "}→ 승점 { $points }
}
gaia-event-passed-result = { JOSA($seat, "이/가") } 패스했습니다 ({ $result })
gaia-amount-by-booster = 쓰던 라운드 부스터로 승점 { $n }
gaia-amount-by-tile = 고급 기술 타일로 승점 { $n }
gaia-name-none = 없음
gaia-event-lost-planet = { JOSA($seat, "이/가") } 검은 행성을 { $hex }에 놓았습니다
gaia-event-space-station = { JOSA($seat, "이/가") } 우주 정거장을 { $hex }에 놓았습니다
gaia-event-terran-goods = { JOSA($seat, "이/가") } 가이아 구역의 파워로 얻었습니다{ $qic ->
    [0] {""}
   *[other] {" · "}정보 큐브 +{ $qic }
}{ $ore ->
    [0] {""}
   *[other] {" · "}광석 +{ $ore }
}{ $knowledge ->
    [0] {""}
   *[other] {" · "}지식 +{ $knowledge }
}{ $credits ->
    [0] {""}
   *[other] {" · "}크레딧 +{ $credits }
}
gaia-event-over = 게임이 끝났습니다

# 게임이 끝날 때의 칭호
gaia-title-charged = 상대 건물로 파워를 가장 많이 충전한 사람: { $name } ({ $count })
gaia-title-mines = 광산을 가장 많이 지은 사람: { $name } ({ $count }개)
gaia-title-research = 연구를 가장 많이 한 사람: { $name } ({ $count }번)

# What a move gives away, told to its mover
gaia-event-wasted = { $what }
gaia-event-forfeited = { $what }
gaia-what-credits = 30까지만 가질 수 있어 크레딧 { JOSA($count, "을/를") } 잃습니다
gaia-what-ore = 15까지만 가질 수 있어 광석 { JOSA($count, "을/를") } 잃습니다
gaia-what-knowledge = 15까지만 가질 수 있어 지식 { JOSA($count, "을/를") } 잃습니다
gaia-what-charge = 옮길 토큰이 없어 파워 { JOSA($count, "을/를") } 충전하지 못합니다
gaia-what-uncharged = 승점을 내지 않고 파워 { JOSA($count, "을/를") } 충전할 수 있는데 그만둡니다
gaia-what-overpaid = 파워 { JOSA($count, "을/를") } 필요한 것보다 더 씁니다
gaia-what-gaia-power = 가이아 구역에서 나온 파워 { $count }
gaia-what-steps = 여기서는 무료 테라포밍 { $count }단계를 쓰지 않습니다
gaia-what-range = 여기서는 늘어난 거리를 쓰지 않습니다
gaia-what-level = 올릴 수 있는 분야가 없어 이 타일로 레벨을 올리지 못합니다
gaia-what-project = 마지막 라운드라서 가이아 프로젝트를 끝낼 수 없습니다
gaia-what-special = { $source ->
    [booster4] { gaia-name-special-booster4 }
    [booster5] { gaia-name-special-booster5 }
    [tech9] { gaia-name-special-tech9 }
    [adv3] { gaia-name-special-adv3 }
    [adv11] { gaia-name-special-adv11 }
    [adv13] { gaia-name-special-adv13 }
    [academy-q] { gaia-name-special-academy-q }
    [downgrade] { gaia-name-special-downgrade }
    [space-station] { gaia-name-special-space-station }
   *[lowest] { gaia-name-special-lowest }
}
gaia-what-income-credits = 다음 수입에서 크레딧 { JOSA($count, "이/가") } 한도를 넘습니다
gaia-what-income-ore = 다음 수입에서 광석 { JOSA($count, "이/가") } 한도를 넘습니다
gaia-what-income-knowledge = 다음 수입에서 지식 { JOSA($count, "이/가") } 한도를 넘습니다
gaia-what-income-charge = 다음 수입에서 파워 { JOSA($count, "을/를") } 충전하지 못합니다
gaia-what-goods = 추가 행동으로 얻을 승점 { $count }점

# Refusals
gaia-illegal-rotate-twice = 같은 타일이 답에 두 번 있습니다.
gaia-illegal-rotate-adjacent = 같은 유형의 행성 둘이 서로 인접하게 됩니다 (게임 보드 변형). 다른 타일을 돌려 보세요.
gaia-illegal-terran-goods-power = 파워 { $cost }만큼이 필요한데, 가이아 구역에서 나온 파워는 { $power }입니다 (테란, 행성 의회).
gaia-illegal-federation-structures = 아직 어느 연방에도 속하지 않은 내 건물로만 연방을 구축할 수 있습니다 (연방 구축).
gaia-illegal-federation-space = 위성은 빈 우주 공간에만, 내 다른 연방과 인접하지 않게 놓을 수 있습니다 (연방 구축).
gaia-illegal-federation-afford = 위성을 { $afford }개까지 놓을 수 있는데 더 많이 필요합니다 (연방 구축: 위성당 파워 토큰 1개, 하이브는 정보 큐브 1개).
gaia-illegal-federation-apart = 이 칸들이 모두 한 덩어리로 연결되어 있지 않습니다 (연방 구축).
gaia-illegal-federation-value = 건물들의 파워 값을 더해도 { $need }에 미치지 못합니다 (연방 구축).
gaia-illegal-federation-satellites = 이 건물들은 더 적은 위성으로 연결할 수 있습니다 (연방 구축: 위성은 최소한으로).
gaia-illegal-federation-smaller = 행성과 위성을 적어도 하나씩 덜 쓰는 연방이 가능하므로 이렇게는 구축할 수 없습니다 (연방 구축, 추가 규칙).
gaia-illegal-range = { $away }칸 떨어져 있고 항해 거리는 { $range }입니다. 정보 큐브 { $need }개(하나에 +2)가 필요한데 { $have }개뿐입니다 (광산 건설, 접근 가능성).
gaia-illegal-mine-none-left = 종족 보드의 광산을 모두 게임 보드에 놓았습니다 (광산 건설).
gaia-illegal-mine-taken = 다른 사람의 건물이 있습니다 (광산 건설: 비어 있는 행성).
gaia-illegal-mine-growing = 내 가이아 프로젝트가 다음 가이아 단계에 끝납니다 (광산 건설, 차원 변형 행성).
gaia-illegal-mine-gaiaformer = 다른 사람의 가이아포머가 있어서 그 주인만 지을 수 있습니다 (광산 건설, 가이아 행성).
gaia-illegal-mine-transdim = 차원 변형 행성에는 건물을 지을 수 없습니다. 가이아 프로젝트로 가이아 행성으로 바꿔야 합니다 (광산 건설, 거주 가능성).
gaia-illegal-mine-cost = { $good } { JOSA($need, "이/가") } 필요한데 { $have }뿐입니다 (광산 건설: 광산과 테라포밍 비용을 한 번에 지불).
gaia-illegal-mine-gaia = 가이아 행성에는 거리에 쓰는 것 말고도 정보 큐브 1개가 더 듭니다. 모두 { $need }개가 필요한데 { $have }개뿐입니다 (광산 건설, 거주 가능성).
gaia-illegal-project-level = 아직 가이아포머가 없습니다. 가이아 프로젝트 1레벨에서 처음 얻습니다 (가이아 프로젝트 시작).
gaia-illegal-project-gaiaformers = 종족 보드에 쓸 수 있는 가이아포머가 없습니다 (가이아 프로젝트 시작).
gaia-illegal-project-tokens = 파워 토큰 { $need }개가 필요한데 세 구역에 { $have }개뿐입니다 (가이아 프로젝트 시작, 비용).
gaia-illegal-project-own = 이미 내 가이아포머가 있습니다 (가이아 프로젝트 시작).
gaia-illegal-project-taken = 다른 사람의 가이아포머가 있습니다 (가이아 프로젝트 시작).
gaia-illegal-upgrade-none-left = 이 건물은 { $count }개뿐이고 모두 지었습니다 (기존 건물 업그레이드).
gaia-illegal-upgrade-source = 업그레이드할 { JOSA($source, "이/가") } 없습니다 (기존 건물 업그레이드).
gaia-illegal-upgrade-lost-planet = 검은 행성에는 교체할 광산이 없습니다 (8-2, 항해술).
gaia-illegal-upgrade-guest = 다른 사람의 건물 옆에 지은 광산은 업그레이드할 수 없습니다 (8-1, 란티다).
gaia-illegal-upgrade-cost = { $good } { JOSA($need, "이/가") } 필요한데 { $have }뿐입니다 (기존 건물 업그레이드).
gaia-illegal-upgrade-apart = 두 칸 안에 상대방의 건물이 없어서 크레딧 { JOSA($need, "이/가") } 필요한데 { $have }뿐입니다 (기존 건물 업그레이드, 광산 → 무역 스테이션).
gaia-illegal-federation-no-token = 공급처에 남은 연방 토큰이 없습니다 (연방 구축).
gaia-illegal-federation-worth = 파워 값 { JOSA($need, "이/가") } 필요한데 연방에 속하지 않은 내 건물을 모두 더해도 { $have }입니다 (연방 구축, 건물의 파워 값).
gaia-illegal-federation-satellites-short = 가장 작은 연방에도 위성 { $need }개가 필요한데 { $have }개까지 놓을 수 있습니다 (연방 구축: 위성당 파워 토큰 1개, 하이브는 정보 큐브 1개).
gaia-illegal-federation-cut-off = 위성을 놓아도 내 건물들을 충분히 연결할 수 없습니다 (연방 구축, 행성의 연결).
gaia-illegal-token-gone = 이 종류의 토큰은 남아 있지 않습니다 (연방 구축).
gaia-illegal-rescore-not-own = 이 종류의 토큰을 가지고 있지 않습니다 (8-3, 정보 행동).
gaia-illegal-research-top = 이미 5레벨입니다 (연구 진행).
gaia-illegal-research-baltaks = 발 타크는 행성 의회를 세우기 전에는 이 분야를 올릴 수 없습니다 (8-1, 발 타크).
gaia-illegal-research-full = 다른 사람이 5레벨에 있고, 5레벨에는 한 사람만 오를 수 있습니다 (연구 진행).
gaia-illegal-research-token = 5레벨에 오르려면 녹색 연방 토큰을 뒤집어야 하는데 없습니다 (연구 진행).
gaia-illegal-research-cost = 지식 { JOSA($need, "이/가") } 필요한데 { $have }뿐입니다 (연구 진행).
gaia-illegal-tile-owned = 이미 가지고 있는 타일입니다 (기술 타일 획득).
gaia-illegal-tile-level = 이 분야 { $need }레벨이 필요한데 지금 { $have }레벨입니다 (기술 타일 획득, 고급 기술 타일의 조건 1).
gaia-illegal-tile-token = 뒤집을 녹색 연방 토큰이 없습니다 (기술 타일 획득, 고급 기술 타일의 조건 2).
gaia-illegal-tile-cover = 덮을 기본 기술 타일이 없습니다 (기술 타일 획득, 고급 기술 타일의 조건 3).
gaia-illegal-tile-taken = 하나뿐인 고급 기술 타일을 이미 누가 가져갔습니다 (기술 타일 획득, 고급 기술 타일).
gaia-illegal-cover-covered = 이미 덮인 타일입니다 (기술 타일 획득, 고급 기술 타일).
gaia-illegal-cover-advanced = 고급 기술 타일은 덮을 수 없습니다 (기술 타일 획득, 고급 기술 타일).
gaia-illegal-action-taken = 이번 라운드에 이미 누가 한 행동입니다 (파워 행동과 정보 행동: 라운드당 한 번).
gaia-illegal-action-power = III구역에 파워 { JOSA($need, "이/가") } 필요한데 { $have }뿐입니다 (파워 행동과 정보 행동).
gaia-illegal-action-qic = 정보 큐브 { $need }개가 필요한데 { $have }개뿐입니다 (파워 행동과 정보 행동).
gaia-illegal-action-no-site = 테라포밍 { $steps }단계가 무료라도 지금 비용을 내고 지을 수 있는 광산이 없습니다 (8-3, 파워 행동).
gaia-illegal-action-no-tile = 가져올 수 있는 기술 타일이 없습니다 (8-3, 정보 행동).
gaia-illegal-action-no-token = 점수를 한 번 더 받을 연방 토큰이 없습니다 (8-3, 정보 행동).
gaia-illegal-special-used = 이번 라운드에 이미 한 행동입니다 (특수 행동: 라운드당 한 번).
gaia-illegal-special-none = 라운드 부스터, 기술 타일, 아카데미, 종족 능력 가운데 특수 행동을 주는 것이 없습니다 (특수 행동).
gaia-illegal-special-no-site = 이 행동으로도 지금 짓거나 시작할 수 있는 곳이 없습니다 (특수 행동).
gaia-illegal-special-no-mine = 행성 의회와 바꿀 광산이 없습니다 (8-1, 앰바스).
gaia-illegal-special-no-lab = 연구실이 없습니다 (8-1, 파이락).
gaia-illegal-special-no-station = 무역 스테이션이 모두 게임 보드에 있어서 연구실을 되돌릴 수 없습니다 (8-1, 파이락).
gaia-illegal-special-no-space = 남은 우주 정거장이 없거나, 놓을 수 있는 칸에 닿지 않습니다 (8-1, 하이브).
gaia-illegal-special-lowest = 가장 낮은 분야 가운데 올릴 수 있는 것이 없습니다 (8-1, 매드 안드로이드).
gaia-illegal-special-covered = 고급 기술 타일에 덮여서 효력을 잃었습니다 (기술 타일 획득, 고급 기술 타일).
gaia-illegal-special-institute = 행성 의회를 세워야 할 수 있는 행동입니다 (8-1).
gaia-illegal-space-taken = 위성이나 우주 정거장이 있습니다 (8-2, 항해술: 빈 우주 공간).
gaia-illegal-station-taken = 내 우주 정거장이 있습니다 (8-1, 하이브).
gaia-illegal-swap-lost-planet = 검은 행성에는 바꿀 광산이 없습니다 (8-1, 앰바스).
gaia-illegal-free-cost = { $good } { JOSA($need, "이/가") } 필요한데 { $have }뿐입니다 (추가 행동).
gaia-illegal-booster-own = 이번에 반납하는 라운드 부스터라 다시 가져갈 수 없습니다 (패스).
gaia-illegal-booster-taken = 다른 사람이 가진 라운드 부스터입니다 (패스).
gaia-illegal-faction-taken = 다른 사람이 고른 종족입니다 (종족 선택).
gaia-illegal-faction-side = 같은 종족 보드의 뒷면을 누가 골랐습니다 (종족 선택).
gaia-illegal-faction-not-offered = 첫 게임 추천 종족만 쓰는 게임입니다 (게임 준비).
gaia-illegal-bid-low = 앞의 입찰보다 높아야 합니다: 승점 { $least }점 이상 (게임 옵션, 경매).
gaia-illegal-charge-room = 이웃한 건물의 파워 값은 { JOSA($need, "이지만/지만") } 파워 { $have }까지만 충전할 수 있습니다 (수동적 행동: 파워 충전).
gaia-illegal-charge-points = 모두 충전하려면 승점 { $need }점이 필요한데 { $have }점뿐입니다 (수동적 행동: 파워 충전).

gaia-good-credits = 크레딧
gaia-good-ore = 광석
gaia-good-knowledge = 지식
gaia-good-qic = 정보 큐브
gaia-good-power = III구역의 파워
gaia-good-token = III구역의 파워 토큰
gaia-good-two = II구역의 파워 토큰
gaia-good-gaiaformer = 종족 보드의 가이아포머

# Table options
gaia-option-factions = 종족
gaia-choice-factions-chosen = 차례로 선택
gaia-choice-factions-random = 무작위
gaia-choice-factions-first-game = 첫 게임 추천 종족
gaia-option-board = 게임 보드
gaia-choice-board-standard = 추천 배치
gaia-choice-board-outer = 바깥쪽 타일을 무작위로
gaia-choice-board-inner-outer = 안쪽과 바깥쪽 타일을 따로 무작위로
gaia-choice-board-shuffled = 모든 타일을 무작위로
gaia-option-rotation = 타일 방향
gaia-choice-rotation-none = 그대로
gaia-choice-rotation-random = 무작위
gaia-choice-rotation-last = 마지막 플레이어가 돌림
gaia-option-size = 3인 게임 보드
gaia-choice-size-full = 타일 10개
gaia-choice-size-cross = 9번과 10번을 뺀 타일 8개
gaia-option-turn-order = 차례 순서
gaia-choice-turn-order-clockwise = 처음 패스한 사람부터 시계 방향
gaia-choice-turn-order-passing = 패스한 순서대로
gaia-option-auction = 종족 경매
gaia-choice-auction-none = 없음
gaia-choice-auction-bid-after = 모두 고른 다음
gaia-choice-auction-bid-while-choosing = 고르면서
gaia-option-components = 타일과 라운드 부스터
gaia-choice-components-random = 무작위
gaia-choice-components-chosen = 시작 플레이어가 선택
gaia-option-federations = 연방 규칙
gaia-choice-federations-printed = 어디에서도 더 작은 연방을 만들 수 없어야 함
gaia-choice-federations-subset = 같은 행성들로 더 작은 연방을 만들 수 없어야 함
gaia-choice-federations-flexible = 원하지 않는 내 행성을 위성으로 피해 가도 됨
gaia-option-adjacency = 인접할 수 없는 같은 유형의 행성
gaia-choice-adjacency-any = 모든 유형
gaia-choice-adjacency-home = 일곱 가지 기반 유형만
gaia-option-bowls = 파워 토큰을 뺄 구역 (직접 고르려면 자동 응답도 바꿔야 함)
gaia-choice-bowls-ask = 매번 직접 고르기
gaia-choice-bowls-lowest = I, II, III구역 순서로
gaia-option-peer = boardgamers.space의 방식
gaia-choice-peer-no = 아니요, 규칙서대로
gaia-choice-peer-yes = 예

# Standing orders
gaia-order-charge = 파워 충전
gaia-choice-charge-free-then-ask = 무료면 충전하고, 아니면 나에게 묻기
gaia-choice-charge-ask = 항상 나에게 묻기
gaia-choice-charge-free = 무료일 때만, 아니면 충전하지 않기
gaia-choice-charge-up-to-2 = 파워 2까지, 더 크면 충전하지 않기
gaia-choice-charge-up-to-3 = 파워 3까지, 더 크면 충전하지 않기
gaia-choice-charge-up-to-4 = 파워 4까지, 더 크면 충전하지 않기
gaia-choice-charge-up-to-5 = 파워 5까지, 더 크면 충전하지 않기
gaia-choice-charge-no = 충전하지 않기
gaia-order-bowls = 파워 토큰을 뺄 구역
gaia-order-income = 수입 순서
gaia-choice-income-lossless = 손해가 없으면 새 파워 토큰부터, 아니면 나에게 묻기
gaia-choice-income-ask = 항상 나에게 묻기
gaia-choice-income-tokens-first = 새 파워 토큰부터
gaia-order-level = 기술 타일로 올릴 분야
gaia-choice-level-take = 분야가 하나면 바로 올리기
gaia-choice-level-ask = 항상 물어보기
gaia-order-stone = 충전할 때 브레인스톤
gaia-choice-stone-ask = 물어보기
gaia-choice-stone-up = 항상 먼저 옮기기

# Pictures
gaia-board-board = 게임 보드
gaia-board-research = 연구 보드
gaia-board-scoring = 점수 계산 보드
gaia-board-coordinates = 좌표
gaia-board-key = 기호 설명
gaia-board-key-2 = 기호 설명 2

# Controls of all games, in this game's words
gaia-ui-mine = 내 종족 보드
gaia-ui-sheets = 종족 보드
gaia-ui-sector = { $sector }번 우주 구역
gaia-ui-zoom = 우주 구역 하나를 크게 보기 …
