# Pictures of Twilight Imperium
ti4-picture-title = 트와일라잇 임페리움
ti4-picture-set-up = 준비
ti4-picture-over = 게임 종료
ti4-picture-round = { $round }라운드
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
ti4-picture-empty = 아무것도 없습니다

# What lies before a seat
ti4-picture-sign-tactic = 전술 지원고
ti4-picture-sign-fleet = 함대 지원고
ti4-picture-sign-strategy = 전략 지원고
ti4-picture-sign-pools = 증원 부대
ti4-picture-sign-vp = 승점
ti4-picture-sign-goods = 무역품
ti4-picture-sign-commodities = 원자재
ti4-picture-sign-resources = 자원
ti4-picture-sign-influence = 영향력
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
