# 이클립스 그림
eclipse-picture-title = 이클립스
eclipse-picture-set-up = 게임 준비
eclipse-picture-over = 게임 끝
eclipse-picture-order-turns = 위에서부터 차례 순서
eclipse-picture-round = { $rounds }라운드 중 { $round }라운드
eclipse-picture-ended = { $rounds }라운드 중 { $round }라운드 종료
eclipse-picture-seat = { $seat }번 자리
eclipse-picture-asked = 차례
eclipse-picture-passed = 패스
eclipse-picture-first = 시작
eclipse-picture-collapsed = 멸망
eclipse-picture-places = 어디로 할까요?
eclipse-picture-about = 표시된 구역
eclipse-picture-own = 내 구역 주변
eclipse-picture-zoom = { $sector } 주변
eclipse-picture-place = 어떻게 놓을까요?
eclipse-picture-place-on = { $hex } 칸에 어떻게 놓을까요?
eclipse-picture-way = { $tile }: { $joins } 연결, 열린 곳 { $opens }
eclipse-picture-opens-nowhere = 없음
eclipse-picture-nothing-drawn = 펼친 타일이 없습니다
eclipse-picture-fits-nowhere = 놓을 수 없습니다

# 구역을 말로
eclipse-picture-told-rolls = 주사위 { $rolls }{ $damage ->
    [1] {""}
   *[other] {" "}(하나당 피해 { $damage })
}
eclipse-picture-told-points = { $vp }점
eclipse-picture-told-disc = 원반: { $name }
eclipse-picture-told-squares = 칸: { $list }
eclipse-picture-told-advanced = 고급 { $resource }
eclipse-picture-told-cubes = 인구 큐브 { $count }개
eclipse-picture-told-fleet = { $name }: { $ships }
eclipse-picture-told-ancients = 고대 전투함 { $count }척
eclipse-picture-told-defence = 은하 중심 방위 체계
eclipse-picture-told-discovery = 발견 타일
eclipse-picture-told-orbital = 거주 위성
eclipse-picture-told-monolith = 유적
eclipse-picture-told-artifact = 인공물
eclipse-picture-told-explorable = 탐험할 수 있는 곳
eclipse-picture-told-wormholes = 웜홀: { $list }
eclipse-picture-told-unexplored = 탐험하지 않은 곳
eclipse-picture-told-edges = 위에서부터 시계 방향으로 { $list }번째 변에 웜홀 반쪽
eclipse-picture-told-no-connection = 웜홀 없음

# 보드
eclipse-picture-no-board = 아직 종족을 고르지 않았습니다
eclipse-picture-blueprints = 설계도
eclipse-picture-upgrade = 업그레이드: { $left ->
    [0] 더 놓을 수 없음
   *[other] 부품 { $left }개 더
}
eclipse-picture-placing = 어디에 놓을까요: { $part }
eclipse-picture-supply = 기술
eclipse-picture-owned = 보유
eclipse-picture-category-military = 군사
eclipse-picture-category-grid = 그리드
eclipse-picture-category-nano = 나노
eclipse-picture-influence = 영향력 트랙: 원반 { $discs }개, 유지 비용 { $upkeep }, 다음 원반을 쓰면 { $next }
eclipse-picture-influence-over = 영향력 트랙: 원반 { $discs }개
eclipse-picture-actions = 이번 라운드 액션
eclipse-picture-population = 인구 트랙
eclipse-picture-technologies = 기술 { $count }개
eclipse-picture-reputation = 명성 트랙과 보관한 타일
eclipse-picture-traitor = 배신자
eclipse-picture-species = 종족
eclipse-picture-terrans = { $count ->
    [1] 테란
   *[other] 테란 (보드 { $count }개)
}
eclipse-picture-power-technologies = 시작 기술: { $list }
eclipse-picture-power-draws = 구역 타일 2개를 펼쳐 하나를 고름
eclipse-picture-power-peace = 고대 전투함과 싸우지 않음
eclipse-picture-power-dies = 공격받으면 인구가 주사위 없이 전멸
eclipse-picture-power-sectors = 자기 구역마다 1점 추가
eclipse-picture-power-ancients = 남은 고대 전투함마다 1점
eclipse-picture-power-cruiser = 순양함으로 시작
eclipse-picture-power-computers = 전투함에 컴퓨터와 에너지가 있지만 칸이 적음
eclipse-picture-power-cheap = 전투함과 구조물이 더 쌈
eclipse-picture-power-warships = 전투함의 우선권과 에너지가 높고 가우스 보호막이 있음
eclipse-picture-power-reputation = 명성 타일 { $count }개로 시작

# 전투
eclipse-picture-battle = 전투
eclipse-picture-battle-in = { $sector } 구역 전투
eclipse-picture-no-battle = 벌어지는 전투가 없습니다
eclipse-picture-missiles = 미사일
eclipse-picture-engagement = 전투 { $round }라운드
eclipse-picture-attacker = 공격자
eclipse-picture-defender = 방어자
eclipse-picture-neutrals = 중립 전투함
eclipse-picture-status-retreating = 후퇴 중
eclipse-picture-status-away = 떠남
eclipse-picture-status-dispersed = 잃음
eclipse-picture-destroyed = 파괴 { $count }척
eclipse-picture-report-won = { JOSA($name, "이/가") } 이겼습니다
eclipse-picture-damaged = 손상 { $ships }
eclipse-picture-report-damaged = { $count ->
    [1] 손상
   *[other] 손상 { $count }
}
eclipse-picture-report-held = { JOSA($name, "이/가") } 이겼습니다 · 공격자의 전투함은 남지 않았습니다
eclipse-picture-report-drawn = 승자가 없습니다
eclipse-picture-report-tiles = 뽑은 명성 타일 { $count }개
eclipse-picture-report-left = 남은 전투함 { $ships }
eclipse-picture-report-fled = 후퇴한 전투함 { $ships }
eclipse-picture-report-fled-to = { JOSA($sector, "으로/로") } 후퇴
eclipse-picture-report-lost = 잃은 전투함 { $ships }
eclipse-picture-cubes-of = 인구 큐브 { $count }개

# 점수
eclipse-picture-scoring = 최종 점수
eclipse-picture-scoring-now = 지금 끝난다면
eclipse-picture-turned-up = 공개된 명성 타일
eclipse-item-reputation = { $more }점 타일 { $count }개:
eclipse-picture-part-reputation = 명성
eclipse-picture-part-ambassadors = 대사
eclipse-picture-part-sectors = 구역
eclipse-picture-part-discoveries = 발견
eclipse-picture-part-monoliths = 유적
eclipse-picture-part-technologies = 기술
eclipse-picture-part-species = 종족
eclipse-picture-part-traitor = 배신자
eclipse-picture-tie = 동점이면: 자원

# 기호를 말로
eclipse-picture-icon-energy = 에너지
eclipse-picture-icon-initiative = 우선권
eclipse-picture-icon-movement = 이동력
eclipse-picture-icon-hull = 선체
eclipse-picture-icon-computer = 컴퓨터
eclipse-picture-icon-shield = 보호막
eclipse-picture-icon-cannon = 피해 { $damage } 주사위
eclipse-picture-icon-missile = 피해 { $damage } 미사일
eclipse-picture-empty-slot = 빈칸
eclipse-picture-told-blueprint = { $ship } (원자재 { $cost })
eclipse-picture-told-standing = { $vp }점, 돈 { $money }, 과학 { $science }, 원자재 { $materials }, 원반 { $discs }개, 이주선 { $colony }개
eclipse-picture-told-resources = 돈 { $money } ({ $income }), 과학 { $science } (+{ $research }), 원자재 { $materials } (+{ $mined })
eclipse-picture-told-have = 돈 { $money }, 과학 { $science }, 원자재 { $materials }
eclipse-picture-told-cubes-left = 트랙의 인구 큐브: 돈 { $money }, 과학 { $science }, 원자재 { $materials }
eclipse-picture-told-colony = 이주선 { $all }개 중 { $left }개, 교역 { $ratio }:1
eclipse-picture-told-reputation = 명성 타일: { $list }
eclipse-picture-told-ambassadors = 대사: { $list }
eclipse-picture-told-discoveries = 보관한 발견 타일 { $count }개
eclipse-picture-told-ancient-parts = 고대 전투함 부품: { $list }
eclipse-picture-told-graveyard = 묘지: { $list }
eclipse-picture-told-price = 과학 { $price } (원래 { $cost })
eclipse-picture-told-copies = { $count }개 남음
eclipse-picture-told-action = { $action } ×{ $count }
eclipse-picture-action-explore = 탐험
eclipse-picture-action-influence = 영향력
eclipse-picture-action-research = 연구
eclipse-picture-action-upgrade = 업그레이드
eclipse-picture-action-build = 건설
eclipse-picture-action-move = 이동
eclipse-picture-told-outcome = { $slot }: 에너지 { $energy }, 우선권 { $initiative }
eclipse-picture-told-parts = 부품: { $list }
eclipse-picture-told-board = 돈 { $money }, 과학 { $science }, 원자재 { $materials }, 원반 { $discs }개, 이주선 { $colony }개, 교역 { $ratio }:1
eclipse-picture-told-hits = { $ship } { $number }: 피해 { $needed } 중 { $damage }
eclipse-picture-told-volley = { $name }, { $ship }{ eclipse-needed }: { $dice }

# 설명
eclipse-picture-alt-galaxy = 은하계, { $stage }: 구역 { $sectors }개. 점수: { $list }.
eclipse-picture-alt-controlled = 원반이 있는 구역: { $list }.
eclipse-picture-alt-asked = 차례: { $names }.
eclipse-picture-alt-since = 기록 번호가 있는 은하계: { $list }.
eclipse-picture-alt-no-marks = 은하계. 지도에서 일어난 일이 없습니다.
eclipse-picture-alt-places = { $name }의 선택을 위한 은하계 일부: 칸 { $count }개.
eclipse-picture-alt-choices = 선택지: { $list }.
eclipse-picture-alt-marked = 표시한 곳: { $list }.
eclipse-picture-alt-zoom = { $sector } 구역과 주변 { $count }칸.
eclipse-picture-alt-place = { $hex }에 놓을 타일 { $tiles }, 놓는 방법 { $count }가지: { $list }.
eclipse-picture-alt-sheet = { $name }의 보드, { $species }: { $resources }. 기술 { $technologies }개, 명성 타일 { $reputation }개, 대사 { $ambassadors }명.
eclipse-picture-alt-no-board = { $name }: 아직 종족이 없습니다.
eclipse-picture-alt-supply = 연구할 수 있는 기술 { $count }종류. { $name }의 과학 { $science }.
eclipse-picture-alt-upgrade = { $name }의 설계도: { $list }.
eclipse-picture-alt-battle = { $sector } 구역 전투: 공격자 { $attacker }, 방어자 { $defender }.
eclipse-picture-alt-battle-sector = { $sector } 구역의 전투함과 인구.
eclipse-picture-alt-rolls = 주사위: { $list }.
eclipse-picture-alt-scoring-over = 최종 점수: { $list }.
eclipse-picture-alt-scoring-now = 지금 끝난다면 점수: { $list }.
eclipse-picture-alt-species = 나란히 놓은 보드: { $list }.
eclipse-picture-alt-key = 그림에 있는 기호의 뜻.

# 기호
eclipse-picture-key = 기호 설명
eclipse-picture-key-sectors = 구역
eclipse-picture-key-fleets = 함대
eclipse-picture-key-goods = 자원과 타일
eclipse-picture-key-ships = 설계도와 전투
eclipse-picture-key-actions = 액션
eclipse-picture-key-categories = 기술
eclipse-picture-means-explored = 구역
eclipse-picture-means-owned = 이 색 원반이 있는 구역
eclipse-picture-means-unexplored = 탐험할 수 있는 곳
eclipse-picture-means-half = 웜홀 반쪽
eclipse-picture-means-whole = 이어진 웜홀
eclipse-picture-means-points = 구역의 점수
eclipse-picture-means-square = 인구 칸
eclipse-picture-means-square-advanced = 고급 인구 칸
eclipse-picture-means-cube-square = 인구 큐브가 있는 칸
eclipse-picture-means-squares-open = 비어 있는 칸의 수
eclipse-picture-means-ancient = 고대 전투함
eclipse-picture-means-gcds = 은하 중심 방위 체계
eclipse-picture-means-discovery = 발견 타일
eclipse-picture-board-disc = 영향력 원반
eclipse-picture-board-trade = 교역 비율
eclipse-picture-means-artifact = 인공물
eclipse-picture-means-monolith = 유적
eclipse-picture-means-orbital-square = 거주 위성
eclipse-picture-means-marked = 지금 고를 곳
eclipse-picture-means-seat = 원반이나 전투함의 플레이어
eclipse-picture-means-interceptor = 요격기
eclipse-picture-means-cruiser = 순양함
eclipse-picture-means-dreadnought = 전함
eclipse-picture-means-starbase = 우주 기지
eclipse-picture-means-many = 전투함 수. 좁은 곳에서는 모두 합한 수
eclipse-picture-means-money = 돈
eclipse-picture-means-science = 과학
eclipse-picture-means-materials = 원자재
eclipse-picture-means-square-money = 돈 칸
eclipse-picture-means-square-science = 과학 칸
eclipse-picture-means-square-materials = 원자재 칸
eclipse-picture-means-square-gray = 아무 큐브나 놓는 칸
eclipse-picture-means-advanced = 바로 앞 칸이 고급
eclipse-picture-means-vp = 점수
eclipse-picture-means-disc = 트랙의 영향력 원반
eclipse-picture-means-colony = 이주선
eclipse-picture-means-cube = 인구 큐브
eclipse-picture-means-orbital = 거주 위성
eclipse-picture-means-reputation = 명성 타일
eclipse-picture-means-ambassador = 대사
eclipse-picture-means-traitor = 배신자
eclipse-picture-means-graveyard = 묘지
eclipse-picture-means-energy = 에너지
eclipse-picture-means-initiative = 우선권
eclipse-picture-means-movement = 이동력
eclipse-picture-means-hull = 선체
eclipse-picture-means-computer = 컴퓨터
eclipse-picture-means-shield = 보호막
eclipse-picture-means-cannon1 = 함포, 피해 1
eclipse-picture-means-cannon2 = 함포, 피해 2
eclipse-picture-means-cannon4 = 함포, 피해 4
eclipse-picture-means-missile2 = 미사일, 피해 2
eclipse-picture-means-slot = 보드에 인쇄된 부품
eclipse-picture-means-slot-placed = 놓은 부품
eclipse-picture-means-slot-offered = 고를 수 있는 칸
eclipse-picture-means-drive = 추진기
eclipse-picture-means-missile = 미사일
eclipse-picture-means-lost = 파괴되거나 떠남
eclipse-picture-means-wormhole = 반쪽 웜홀로도 연결
eclipse-picture-means-bomb = 인구를 모두 파괴
eclipse-picture-means-explore = 탐험
eclipse-picture-means-influence = 영향력
eclipse-picture-means-research = 연구
eclipse-picture-means-upgrade = 업그레이드
eclipse-picture-means-build = 건설
eclipse-picture-means-move = 이동
eclipse-picture-means-military = 군사
eclipse-picture-means-grid = 그리드
eclipse-picture-means-nano = 나노
eclipse-picture-means-trade = 교역: 이만큼을 다른 자원 1개로
eclipse-picture-means-die1 = 피해 1 주사위
eclipse-picture-means-die2 = 피해 2 주사위
eclipse-picture-means-die4 = 피해 4 주사위
