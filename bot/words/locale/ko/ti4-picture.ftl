# Pictures of Twilight Imperium
ti4-picture-title = 트와일라잇 임페리움
ti4-picture-set-up = 준비
ti4-picture-over = 게임 끝
ti4-picture-order-turns = 위에서부터 차례 순서
ti4-picture-round = { $round }라운드
ti4-picture-ended = { $round }라운드 종료
ti4-picture-seat = { $seat }번 자리
ti4-picture-asked = 차례
ti4-picture-passed = 패스
ti4-picture-speaker = 의장
ti4-picture-eliminated = 섬멸

# Systems
ti4-picture-off = 바깥
ti4-picture-wormhole = { $letter } 웜홀
ti4-picture-custodians = 수호자 토큰
ti4-picture-damaged = 피해: { $units }
ti4-picture-tokens = 지휘 토큰: { $names }
ti4-picture-anomaly-asteroid-field = 소행성 지대
ti4-picture-anomaly-nebula = 성운
ti4-picture-anomaly-supernova = 초신성
ti4-picture-anomaly-gravity-rift = 중력 균열
ti4-picture-trait-cultural = 문화
ti4-picture-trait-hazardous = 위험
ti4-picture-trait-industrial = 산업
ti4-picture-specialty-propulsion = 추진 특화
ti4-picture-specialty-biotic = 생명공학 특화
ti4-picture-specialty-warfare = 전쟁 특화
ti4-picture-specialty-cybernetic = 인공제어 특화

# What is to be seen, in sentences
ti4-picture-alt-galaxy = 은하계, { $stage }: 성계 { $systems }개. 승점: { $list }.
ti4-picture-alt-held = 행성: { $list }.
ti4-picture-alt-asked = 차례: { $names }.
ti4-picture-alt-since = 기록 번호: { $list }.
ti4-picture-alt-no-marks = 지도에 자리가 있는 일이 없습니다.
ti4-picture-told-standing = 승점 { $vp }, 전략 카드 { $card }, 전술 지원고·함대 지원고·전략 지원고 { $pools }, 무역품 { $goods }, 원자재 { $commodities }, 준비된 자원 { $resources }, 영향력 { $influence }

# A system close up
ti4-picture-zoom = 성계 { $place } (타일 { $tile })
ti4-picture-exhausted = 소모 상태
ti4-picture-no-trait = 특성 없음
ti4-picture-ships = 함선 { $count }척
ti4-picture-adjacent = 인접: { $places }
ti4-picture-adjacent-for = { $name }에게는 또한: { $places }
ti4-picture-gap = 아직 타일이 없습니다
ti4-picture-gaps = 아직 타일이 없는 곳: { $list }.
ti4-picture-empty = 아무것도 없습니다

# What lies before a seat
ti4-picture-sign-tactic = 전술 지원고
ti4-picture-sign-fleet = 함대 지원고
ti4-picture-sign-strategy = 전략 지원고
ti4-picture-sign-pools = 남은 지휘 토큰
ti4-picture-sign-vp = 승점
ti4-picture-sign-goods = 무역품
ti4-picture-sign-commodities = 원자재
ti4-picture-sign-resources = 자원
ti4-picture-sign-influence = 영향력
ti4-picture-sign-card = 행동 카드
ti4-picture-planets = 행성: { $count }개 가운데 { $ready }개 준비
ti4-picture-technologies = 기술: { $count }
ti4-picture-units = 유닛: 비용, 공격값, 이동, 수송값, 능력
ti4-picture-cards = 전략 카드
ti4-picture-secrets = 비밀 목표
ti4-picture-used = 사용함
ti4-picture-ability-sustain = 피해 견딤
ti4-picture-ability-shield = 행성 방어막
ti4-picture-ability-barrage = 대공 탄막
ti4-picture-ability-bombardment = 폭격
ti4-picture-ability-space-cannon = 우주포
ti4-picture-ability-production = 생산
ti4-picture-alt-sheet = { $name }: 승점 { $vp }; 전술 지원고 { $tactic }, 함대 지원고 { $fleet }, 전략 지원고 { $strategy }; 무역품 { $goods }, 원자재 { $commodities }; 준비된 자원 { $resources }, 영향력 { $influence }.
ti4-picture-told-unit = 비용 { $cost }, 공격값 { $combat }, 이동 { $move }, 수송값 { $capacity }

# Technologies
ti4-picture-tree = 기술
ti4-picture-upgrades = 유닛 향상
ti4-picture-own-technologies = 세력 기술
ti4-picture-colour-propulsion = 추진
ti4-picture-colour-biotic = 생명공학
ti4-picture-colour-warfare = 전쟁
ti4-picture-colour-cybernetic = 인공제어
ti4-picture-state-owned = 보유
ti4-picture-state-open = 연구 가능
ti4-picture-state-skipped = 행성을 소모 상태로 하면 연구 가능
ti4-picture-state-closed = 전제 조건 부족
ti4-picture-planets-exhausted = 행성 { $count }개 소모
ti4-picture-alt-tree = { $name }의 기술: { $count }개 보유.
ti4-picture-told-state = { $state }: { $list }.

# Strategy cards and objectives
ti4-picture-primary = { $does }
ti4-picture-secondary = 다른 사람: { $does }
ti4-picture-brief-leadership = 토큰 3개, 영향력으로 더
ti4-picture-brief-diplomacy = 성계 하나를 막고 행성 2개 준비
ti4-picture-brief-politics = 의장을 정하고 행동 카드 2장
ti4-picture-brief-construction = PDS나 우주 항만, 이어서 PDS
ti4-picture-brief-trade = 무역품 3개, 원자재 보충
ti4-picture-brief-warfare = 게임판의 토큰을 거두고 재배치
ti4-picture-brief-technology = 기술 하나 무료, 또 하나는 자원 6
ti4-picture-brief-imperial = 공용 목표 달성, 메카톨 렉스면 1점
ti4-picture-free = 남아 있음
ti4-picture-alt-cards = 가져간 전략 카드: { $list }.
ti4-picture-alt-free = 남은 카드와 무역품: { $list }.
ti4-picture-told-goods = 남아 있음, 무역품 { $count }
ti4-picture-objectives = 목표: 승점 { $points }점이면 승리
ti4-picture-own-secrets = 내 비밀 목표
ti4-picture-stage-one = 1단계, { $left ->
    [0] 모두 공개
   *[other] 비공개 { $left }장
}
ti4-picture-stage-two = 2단계, { $left ->
    [0] 모두 공개
   *[other] 비공개 { $left }장
}
ti4-picture-other-points = 비밀 목표와 그 밖의 승점
ti4-picture-part-objectives = 목표
ti4-picture-part-custodians = 수호자 토큰
ti4-picture-part-imperial = 메카톨 렉스(제국)
ti4-picture-alt-points = 승점 { $points }점이면 승리합니다. 승점: { $list }.
ti4-picture-alt-objectives = 공용 목표: { $list }.

# What public objectives ask for
ti4-task-corner-the-market = 같은 특성의 행성 4개를 통제
ti4-task-develop-weaponry = 유닛 향상 2개를 보유
ti4-task-diversify-research = 두 색의 기술을 각각 2개 보유
ti4-task-erect-a-monument = 자원 8 소비
ti4-task-expand-borders = 고향 성계 밖의 행성 6개를 통제
ti4-task-found-research-outposts = 기술 특화가 있는 행성 3개를 통제
ti4-task-intimidate-council = 메카톨 렉스에 인접한 성계 2개에 함선을 둠
ti4-task-lead-from-the-front = 전술 지원고와 전략 지원고에서 지휘 토큰 3개 소비
ti4-task-negotiate-trade-routes = 무역품 5개 소비
ti4-task-sway-the-council = 영향력 8 소비
ti4-task-centralize-galactic-trade = 무역품 10개 소비
ti4-task-conquer-the-weak = 다른 플레이어의 고향 성계에 있는 행성 하나를 통제
ti4-task-form-galactic-brain-trust = 기술 특화가 있는 행성 5개를 통제
ti4-task-found-a-golden-age = 자원 16 소비
ti4-task-galvanize-the-people = 전술 지원고와 전략 지원고에서 지휘 토큰 6개 소비
ti4-task-manipulate-galactic-law = 영향력 16 소비
ti4-task-master-the-sciences = 네 색의 기술을 각각 2개 보유
ti4-task-revolutionize-warfare = 유닛 향상 3개를 보유
ti4-task-subdue-the-galaxy = 고향 성계 밖의 행성 11개를 통제
ti4-task-unify-the-colonies = 같은 특성의 행성 6개를 통제

# The key
ti4-picture-key = 범례
ti4-picture-alt-key = 트와일라잇 임페리움 그림에 있는 기호의 뜻입니다.
ti4-picture-key-systems = 성계
ti4-picture-key-planets = 행성
ti4-picture-key-pieces = 놓인 것
ti4-picture-key-goods = 플레이어가 가진 것
ti4-picture-key-units = 유닛
ti4-picture-key-battles = 전투
ti4-picture-key-values = 유닛의 값
ti4-picture-means-controlled = 성계의 행성을 모두 한 플레이어가 통제
ti4-picture-means-active = 활성 성계
ti4-picture-means-wormhole = 웜홀; 같은 글자끼리 인접
ti4-picture-means-asteroid-field = 소행성 지대
ti4-picture-means-nebula = 성운
ti4-picture-means-supernova = 초신성
ti4-picture-means-gravity-rift = 중력 균열
ti4-picture-means-custodians = 수호자 토큰
ti4-picture-means-worth = 행성: 자원 / 영향력
ti4-picture-means-cultural = 문화 행성
ti4-picture-means-hazardous = 위험 행성
ti4-picture-means-industrial = 산업 행성
ti4-picture-means-plain = 특성 없는 행성
ti4-picture-means-exhausted = 소모 상태인 행성
ti4-picture-means-specialty = 이 색의 기술 특화
ti4-picture-means-seat = 플레이어
ti4-picture-means-fleet = 플레이어의 함선 수
ti4-picture-means-ships = 다른 함선이 없는 곳에서는 함선의 종류
ti4-picture-means-token = 플레이어의 지휘 토큰
ti4-picture-means-vp = 승점
ti4-picture-means-card = 전략 카드, 우선권 순
ti4-picture-means-pools = 지휘 토큰: 전술 지원고, 함대 지원고, 전략 지원고
ti4-picture-means-tactic = 전술 지원고
ti4-picture-means-fleet-pool = 함대 지원고
ti4-picture-means-strategy = 전략 지원고
ti4-picture-means-goods = 무역품
ti4-picture-means-commodities = 원자재
ti4-picture-means-resources = 자원
ti4-picture-means-influence = 영향력
ti4-picture-means-space-dock = 우주 항만
ti4-picture-means-pds = PDS
ti4-picture-means-dice = 공격값: 이 값 이상이면 타격, × 주사위 수
ti4-picture-means-move = 이동
ti4-picture-means-capacity = 수송값
ti4-picture-means-sustain = 피해 견딤
ti4-picture-means-shield = 행성 방어막
ti4-picture-means-damage = 피해를 입음
ti4-picture-means-source = 여기서 함선이 올 수 있음
ti4-picture-means-choice = 선택지와 그 글자
ti4-picture-means-hit = 타격을 준 주사위
ti4-picture-means-missed = 빗나간 주사위
ti4-picture-means-lost = 전투에서 잃음
ti4-picture-means-sustained = 피해를 견딤

# The part of the galaxy that a question is about
ti4-picture-which-system = 어느 성계?
ti4-picture-which-place = 어느 자리?
ti4-picture-which-planet = 어느 행성?
ti4-picture-which-ships = 어느 함선이 이동?
ti4-picture-where = 이 성계의 일
ti4-picture-own-systems = 내 성계
ti4-picture-alt-places = { $name }의 선택: 은하계 가운데 성계 { $count }개.
ti4-picture-alt-choices = 글자: { $list }.
ti4-picture-alt-marked = 해당 성계: { $list }.
ti4-picture-alt-sources = 함선과 육군이 올 수 있는 곳: { $list }.

# Battles
ti4-picture-battle = 전투
ti4-picture-battle-in = { $place } 전투
ti4-picture-battle-on = { $planet } 전투
ti4-picture-no-battle = 전투 없음
ti4-picture-attacker = 공격자
ti4-picture-defender = 방어자
ti4-picture-won = { $name } 승리
ti4-picture-drawn = 양쪽 모두 전멸
ti4-picture-retreated = { $name }, { JOSA($place, "으로/로") } 후퇴
ti4-picture-to-assign = { $name }, 타격 { $count } 배정
ti4-picture-fled = { JOSA($place, "으로/로") } 후퇴
ti4-picture-combat-round = { $round }라운드
ti4-picture-step-cannon = 우주포
ti4-picture-step-assault = 강습포
ti4-picture-step-barrage = 대공 탄막
ti4-picture-step-bombardment = 폭격
ti4-picture-step-defense = 우주포 방어
ti4-picture-fate-left = 남음: { $units }
ti4-picture-fate-away = 후퇴: { $units }
ti4-picture-fate-damaged = 그중 피해: { $units }
ti4-picture-fate-sustained = 피해 견딤: { $units }
ti4-picture-fate-lost = 잃음: { $units }
ti4-picture-told-dice = { $unit }({ $value }+): { ti4-rolled }
ti4-picture-told-volley = { $name }: { $dice }{ $several ->
    [0] {""}
   *[other] , 모두 타격 { $hits }
}

# 정책
ti4-picture-council = 정책
ti4-picture-council-result = 정책의 결과
ti4-picture-laws = 시행 중인 법률
ti4-picture-no-laws = 시행 중인 법률 없음
ti4-picture-law-since = { $round }라운드부터
ti4-picture-voters = 투표
ti4-picture-votes-open = 투표 · 남은 표: { $count }
ti4-picture-votes = { $count }표
ti4-picture-votes-left = 최대 { $count }표
ti4-picture-abstained = 투표 안 함
ti4-picture-silent = 투표권 없음
ti4-picture-predicted = 예측 카드: { $card }
ti4-picture-speaker-named = { $name }(의장)
ti4-picture-change-units = { $count ->
   *[other] 유닛
}
ti4-picture-change-planets = { $count ->
   *[other] 준비된 행성
}
ti4-picture-change-technologies = { $count ->
   *[other] 기술
}
ti4-picture-change-tokens = { $count ->
   *[other] 지휘 토큰
}
ti4-picture-change-vp = 승점
ti4-picture-change-trade-goods = { $count ->
   *[other] 무역품
}
ti4-picture-change-resources = 자원
ti4-picture-change-influence = 영향력
ti4-picture-digest = 있었던 일
ti4-picture-digest-all = 공개된 것
ti4-picture-alt-digest = { $what } 결과. 승점: { $list }.
