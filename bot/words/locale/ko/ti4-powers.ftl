# 세력의 능력 가운데 때를 보아 쓰는 것
ti4-group-powers = 능력
ti4-name-condition-never = 쓰지 않음
ti4-event-used-power = { JOSA($seat, "이/가") } { JOSA($action-card, "을/를") } 사용했습니다{ ti4-played-on }
ti4-event-spent-token = { JOSA($seat, "이/가") } 전략 지원고의 지휘 토큰 하나를 썼습니다
ti4-event-spent-token-result = { JOSA($seat, "이/가") } 지휘 토큰 하나를 썼습니다: { $result }
ti4-event-placed-ships = { JOSA($seat, "이/가") } { $place }({ $system }) 성계에 함선을 놓았습니다: { $units }

# 전투
ti4-event-repaired-flagship = { JOSA($seat, "이/가") } { $place }({ $system }) 성계의 기함을 수리했습니다
ti4-event-woven = { JOSA($seat, "이/가") } 발키리 입자 직조로 { $planet }에서 한 번 더 타격했습니다
ti4-event-lost-landed-fighters = { JOSA($seat, "이/가") } { $planet }에서 전투기 { $count }대를 잃었습니다
ti4-event-fighters-returned = { $seat }의 전투기 { $count }대가 { $planet }에서 우주로 돌아갔습니다
ti4-each-commit = { $planet }: { $kind }
ti4-each-lose-landed = { $kind }
ti4-ask-lose-landed = { $planet }에 있는 내 유닛에 타격 { $count }: 무엇을 잃을까요?
ti4-choose-lose-landed = 유닛
ti4-draws-lose-landed = 주사위나 카드가 이어질 수 있는 선택은 바로 반영됩니다.
ti4-name-condition-in-space = 우주에 있는 육군과 함께
ti4-illegal-hits-left = 부족합니다. 타격 { $hits }개를 받아야 합니다.
ti4-illegal-hits-too-many = 너무 많습니다. 그 가운데 하나가 없어도 모든 타격을 받습니다.
ti4-illegal-aimed-hits = 전투기가 아닌 함선이 타격 { $hits }개를 받아야 합니다.

# 세력 시트의 능력
ti4-name-ambush = 매복
ti4-name-analytical = 분석적
ti4-name-arbiters = 중재자
ti4-name-armada = 대함대
ti4-name-assimilate = 동화
ti4-name-blood-ties = 혈연
ti4-name-brilliant = 명석함
ti4-name-crafty = 교활함
ti4-name-creuss-gate = 크레우스 관문
ti4-name-devotion = 헌신
ti4-name-foresight = 예지
ti4-name-fragile = 연약함
ti4-name-galactic-threat = 은하의 위협
ti4-name-gashlai-physiology = 가슐라이 생리
ti4-name-guild-ships = 조합 함선
ti4-name-harrow = 초토화
ti4-name-indoctrination = 세뇌
ti4-name-masters-of-trade = 무역의 달인
ti4-name-mitosis = 유사 분열
ti4-name-munitions-reserves = 탄약 비축
ti4-name-nomadic = 유목
ti4-name-orbital-drop = 궤도 강하
ti4-name-peace-accords = 평화 협정
ti4-name-pillage = 노략질
ti4-name-propagation = 증식
ti4-name-quantum-entanglement = 양자 얽힘
ti4-name-quash = 기각
ti4-name-reclamation = 수복
ti4-name-scavenge = 약탈 수집
ti4-name-scheming = 계략
ti4-name-slipstream = 후류
ti4-name-stall-tactics = 지연 전술
ti4-name-star-forge = 항성 대장간
ti4-name-technological-singularity = 기술적 특이점
ti4-name-telepathic = 정신 감응
ti4-name-unrelenting = 무자비
ti4-name-versatile = 다재다능

# 세력의 약속 어음
ti4-name-acquiescence = 묵인
ti4-name-antivirus = 백신
ti4-name-creuss-iff = 크레우스 피아 식별
ti4-name-cybernetic-enhancements = 인공제어 강화
ti4-name-fires-of-the-gashlai = 가슐라이의 불
ti4-name-gift-of-prescience = 선견의 선물
ti4-name-greyfire-mutagen = 회염 변이원
ti4-name-military-support = 군사 지원
ti4-name-political-favor = 정치적 호의
ti4-name-promise-of-protection = 보호의 약속
ti4-name-raghs-call = 라그의 부름
ti4-name-research-agreement = 연구 협정
ti4-name-spy-net = 첩보망
ti4-name-stymie = 방해
ti4-name-tekklar-legion = 테클라 군단
ti4-name-trade-convoys = 무역 호송대
ti4-name-war-funding = 전쟁 자금

# 때
ti4-name-window-strategy-over = 전략 단계 끝
ti4-name-window-turn-begins = 차례가 시작될 때
ti4-name-window-action-over = 작전 행동이 끝난 뒤
ti4-name-window-status-begins = 재정비 단계가 시작될 때
ti4-name-window-status-over = 재정비 단계 끝
ti4-name-window-researched = 기술이 연구된 뒤
ti4-name-window-produced = 생산한 뒤
ti4-name-window-diplomacy-over = 외교를 해결한 뒤
ti4-name-window-enriched = 이웃이 무역품을 얻거나 거래한 뒤
ti4-name-window-space-rolled = 우주 전투 주사위

# 전투에서
ti4-name-condition-last-ship = 상대의 마지막 함선이 파괴되고 내 함선은 남으면
ti4-name-condition-worth = 내 비용보다 상대의 비용이 크면
ti4-name-condition-many-dice = 주사위가 네 개 이상이면
ti4-name-condition-up-to-1 = 매번 무역품 1개까지
ti4-name-condition-up-to-2 = 매번 무역품 2개까지
ti4-name-condition-unless-more = 내 보병이 더 많지 않으면
ti4-name-condition-both-there = 그 주인과 내가 만나면
ti4-event-ambushed = { JOSA($seat, "이/가") } 매복하여 사격했습니다: { ti4-rolled }
ti4-event-improved-dice = { JOSA($seat, "이/가") } 주사위 값을 1 높였습니다: { ti4-rolled }
ti4-event-indoctrinated = { JOSA($seat, "이/가") } { $planet }에서 { $target }의 보병 1기를 자기 보병으로 바꾸었습니다
ti4-event-scavenged = { JOSA($seat, "이/가") } { $planet }에서 ‘{ ti4-name-scavenge }’ 능력으로 얻었습니다
ti4-event-scavenged-result = { JOSA($seat, "이/가") } { $planet }에서 ‘{ ti4-name-scavenge }’ 능력으로 { JOSA($result, "을/를") } 얻었습니다
ti4-event-salvaged = { JOSA($seat, "이/가") } ‘{ ti4-name-salvage-operations }’ 기술의 효과를 얻었습니다
ti4-event-lost-goods = { JOSA($seat, "이/가") } 무역품을 잃었습니다
ti4-event-lost-goods-result = { JOSA($seat, "이/가") } { JOSA($result, "을/를") } 잃었습니다
ti4-event-mutated = { JOSA($seat, "은/는") } 이 차례가 끝날 때까지 세력의 능력과 기술을 쓸 수 없게 되었습니다
ti4-picture-step-ambush = { ti4-name-ambush }
ti4-picture-step-dimensional-splicer = { ti4-name-dimensional-splicer }
ti4-picture-step-devotion = { ti4-name-devotion }
ti4-picture-step-impulse-core = { ti4-name-impulse-core }
ti4-picture-step-exotrireme-2 = { ti4-name-exotrireme-2 }
ti4-picture-step-indoctrination = { ti4-name-indoctrination }
# 무역, 기술, 카드
ti4-name-secondary-primary = 주요 능력을 대신 쓰기
ti4-word-primary = { $technology }{ $count ->
    [0] {""}
   *[other] {" "}({ $planets } 소모)
}, 주요 능력으로
ti4-name-condition-upgrade = 유닛 강화일 때
ti4-name-condition-trade-goods = 언제나, 무역품을
ti4-name-condition-commodities = 언제나, 있으면 원자재를
ti4-event-pillaged = { JOSA($target, "이/가") } { JOSA($seat, "을/를") } 노략질했습니다
ti4-event-pillaged-paid = { $what } 잃음
ti4-event-gained-token = { JOSA($seat, "이/가") } 지휘 토큰 하나를 얻었습니다
ti4-event-gained-technology = { JOSA($seat, "이/가") } { JOSA($technology, "을/를") } 얻었습니다
ti4-picture-seen = 내가 아는 이 손의 행동 카드
ti4-name-cards = 행동 카드
ti4-amount-cards = 행동 카드 { $n }장
ti4-event-offered-cards = 두 사람만 아는 일: { $receiver }의 몫은 { $action-card }
ti4-event-gave-cards = { JOSA($seat, "이/가") } { $target }에게 행동 카드 { $count }장을 주었습니다
ti4-event-gave-which-cards = 두 사람만 아는 일: { JOSA($receiver, "이/가") } { JOSA($action-card, "을/를") } 받았습니다
ti4-event-swapped-values = { JOSA($seat, "이/가") } 이 생산 동안 { $planet }의 자원과 영향력을 맞바꾸었습니다
ti4-event-swapped-values-paid = { $what } 잃음
ti4-event-restored-values = { $seat }의 { JOSA($planet, "이/가") } 원래 값으로 돌아갔습니다
ti4-event-restored-values-paid = { $what } 잃음
ti4-name-window-producing = 생산 도중
ti4-ask-take-from-hand = { $target }의 행동 카드를 봅니다: 한 장을 가져가세요
ti4-each-take-from-hand = { $action-card }
ti4-event-looked-at-hand = { JOSA($seat, "이/가") } { $target }의 행동 카드 { $count }장을 보았습니다
ti4-event-saw-hand = 나만 아는 일: { $target }의 손에 { $action-card }
# 단계, 정책, 생산
ti4-draws-research = 일부 답은 바로 반영되어 되돌릴 수 없습니다.
ti4-draws-gain-tokens = 일부 답은 바로 반영되어 되돌릴 수 없습니다.
ti4-draws-cast-votes = 일부 답은 바로 반영되어 되돌릴 수 없습니다.
ti4-draws-take-technology = 일부 답은 바로 반영되어 되돌릴 수 없습니다.
ti4-draws-place-infantry = 일부 답은 바로 반영되어 되돌릴 수 없습니다.
ti4-draws-swap-cards = 일부 답은 바로 반영되어 되돌릴 수 없습니다.
ti4-draws-bioplasmosis = 일부 답은 바로 반영되어 되돌릴 수 없습니다.
ti4-draws-ready-planets = 일부 답은 바로 반영되어 되돌릴 수 없습니다.
ti4-ask-swap-cards = 묵인: 어느 전략 카드를 바꿀까요?
ti4-each-swap-cards = { JOSA($card, "을/를") } 주고 { $target }의 { $taken } 받기
ti4-event-zero-token = { JOSA($seat, "이/가") } “0” 토큰을 가져 우선권이 가장 높아졌습니다
ti4-event-propagated = { JOSA($seat, "은/는") } 연구할 수 없어 지휘 토큰을 획득했습니다
ti4-name-research-tokens = 지휘 토큰 3개
ti4-ask-place-infantry = { $power }: 보병 { $count }기를 어느 행성에 놓을까요?
ti4-name-place-infantry-none = 놓지 않기
ti4-ask-bioplasmosis = 생체형질: 보병을 어디에서 어디로 옮길까요? 같은 성계나 인접한 성계로 갑니다.
ti4-choose-bioplasmosis = 집을 곳과 놓을 곳 …
ti4-event-bioplasmosis = { JOSA($seat, "이/가") } 생체형질로 보병을 옮겼습니다: { $taken } ▸ { $placed }
ti4-event-infantry-aboard = { $place }({ $system }) 성계의 제네시스에 { $seat }의 보병 1기가 올랐습니다
ti4-illegal-bioplasmosis-left = 집은 만큼 보병을 놓습니다. { $taken }기를 집고 { $placed }기를 놓았습니다.
ti4-illegal-bioplasmosis-far = 보병은 같은 성계나 인접한 성계의 행성으로만 갑니다.

# 네크로 바이러스가 기술을 가져옴
ti4-ask-take-technology = 상대가 가진 기술을 얻거나, 그 세력의 기술에 동화기를 놓으세요
ti4-each-take-technology = { $shape ->
    [copied] { $assimilator }: { $technology }
   *[gained] { $technology }
}
ti4-name-take-technology-none = 기술을 얻지 않음
ti4-group-copied = 동화기로 복제
ti4-event-took-technology = { JOSA($seat, "이/가") } { $target }의 기술을 얻었습니다: { $technology }
ti4-event-assimilated = { JOSA($seat, "이/가") } { JOSA($assimilator, "을/를") } { $technology }에 놓아 그 효과를 얻었습니다
ti4-event-no-longer-copied = { JOSA($seat, "이/가") } { JOSA($assimilator, "을/를") } { $technology }에서 거두었습니다
ti4-event-lost-technology = { JOSA($seat, "이/가") } { JOSA($technology, "을/를") } 내려놓았습니다
ti4-event-moved-dock = { JOSA($seat, "이/가") } { $place }({ $system }) 성계에서 우주 항만을 옮겼습니다: { $where }
ti4-event-returned-units = { JOSA($seat, "이/가") } { $place }({ $system }) 성계에서 유닛을 거두었습니다: { $units }

# 지도: 웜홀, 항로, 생산, 다른 플레이어의 활성화
ti4-name-window-before-action = 내 차례의 행동 전
ti4-word-before = { $action-card }{ ti4-played-on } – 행동 전
ti4-event-placed-wormhole = { JOSA($seat, "이/가") } { $place }({ $system }) 성계에 토큰을 놓았습니다: { $wormhole }
ti4-event-called-away = { JOSA($seat, "이/가") } { $planet }의 보병 { $count }기를 { JOSA($where, "으로/로") } 옮겼습니다
ti4-event-foresaw = { JOSA($seat, "이/가") } { $target }의 움직임을 내다보고 { $place }({ $system }) 성계로 떠났습니다
ti4-event-siphoned = { $seat }의 전자 흡수관: { JOSA($target, "이/가") } 그 함선이 있는 성계를 활성화했습니다
ti4-event-lost-fleet-token = 신경 창날: { JOSA($seat, "이/가") } 함대 지원고의 토큰을 잃었습니다
ti4-event-lost-fleet-token-result = 신경 창날: { JOSA($seat, "이/가") } 지휘 토큰을 잃었습니다: { $result }
ti4-illegal-chaos-mapping = 이 소행성 지대에 혼돈 지도 기술이 있는 다른 플레이어의 함선이 있어, 다른 플레이어는 활성화할 수 없습니다.
ti4-ask-withdraw = 어느 육군이 { $place }({ $system }) 성계로 함께 갈까요?
ti4-step-withdraw = { $count ->
    [0] { $place }({ $system }) 성계로 함께 가는 육군 없음
   *[other] { $place }({ $system }) 성계로 함께: { $answer }
}
ti4-choose-withdraw = { $most }명까지 태우기
ti4-event-taken-along = { JOSA($seat, "이/가") } { $planets }에서 { $place }({ $system }) 성계로 육군을 데려갔습니다: { $units }
ti4-name-window-arrival = 함선 도착
ti4-draws-withdraw = 주사위나 카드가 이어질 수 있는 선택은 바로 반영됩니다.
