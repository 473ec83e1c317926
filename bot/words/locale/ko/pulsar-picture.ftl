# 펄서 2849 그림
pulsar-picture-title = 펄서 2849
pulsar-picture-set-up = 게임 준비
pulsar-picture-over = 게임 끝
pulsar-picture-order-turns = 위부터 턴 순서
pulsar-picture-round = { $rounds }라운드 중 { $round }라운드
pulsar-picture-ended = { $rounds }라운드 중 { $round }라운드 종료
pulsar-picture-seat = { $seat }번 자리
pulsar-picture-asked = 차례
pulsar-picture-places = 어디로 할까요?
pulsar-picture-zoom = { $place } 둘레

# Places of the cluster and what lies there
pulsar-picture-place-entry = 출입 게이트
pulsar-picture-place-green = 초록색 점프 게이트
pulsar-picture-place-purple = 보라색 점프 게이트
pulsar-picture-place-orange = 주황색 점프 게이트
pulsar-picture-place-pulsar = 소유권 없는 펄서
pulsar-picture-place-isolated = 소유권 없는 고립된 펄서
pulsar-picture-unexplored = 공개되지 않은 행성계
pulsar-picture-free = 빈 행성: 푸른 { $blue }, 죽은 { $dead }
pulsar-picture-stations = 스테이션: { $list }
pulsar-picture-bonus = 보너스: { $what }
pulsar-picture-claimed = { $name } 소유, 자이로다인 없음
pulsar-picture-claimed-building = { $name }: { $size } 자이로다인, 건설 중
pulsar-picture-claimed-spinning = { $name }: { $size } 자이로다인, 회전 중
pulsar-picture-size-small = 소형
pulsar-picture-size-medium = 중형
pulsar-picture-size-large = 대형
pulsar-picture-dead-end = 막다른 길
pulsar-picture-ships = 조사선: { $list }

# Dice
pulsar-picture-dice = 주사위 보드
pulsar-picture-median = 중간값
pulsar-picture-copy = 남은 주사위를 복사하려면
pulsar-picture-initiative = 순서 결정 트랙
pulsar-picture-engineering = 엔지니어링 트랙
pulsar-picture-order = 턴 순서
pulsar-picture-picks = 남은 선택
pulsar-picture-taken = 가진 주사위, 조정 토큰, 큐브

# Technologies
pulsar-picture-technologies = 기술 보드

# Headquarters
pulsar-picture-headquarters = 본부
pulsar-picture-board = 본부 보드 { $board }
pulsar-picture-no-side = 본부 보드가 없거나 아직 면을 고르지 않음

# What a project brings, in few words
pulsar-picture-brings-double = 주사위 두 개
pulsar-picture-brings-gyrodyne = { $count ->
    [1] 자이로다인
   *[other] 자이로다인 { $count }개
}
pulsar-picture-brings-exploration = 탐사
pulsar-picture-brings-run = 게이트 런
pulsar-picture-brings-cube = { $count ->
    [1] 큐브
   *[other] 큐브 { $count }개
}
pulsar-picture-brings-token = { $count ->
    [1] 토큰
   *[other] 토큰 { $count }개
}
pulsar-picture-brings-vp = { $count }점

# Transmitters
pulsar-picture-transmitters = 에너지 전송체
pulsar-picture-offer = 이번 라운드의 송신기
pulsar-picture-pile = 더미에 { $count }개
pulsar-picture-no-transmitters = 송신기 없음

# Goals and final scoring
pulsar-picture-you = 나
pulsar-picture-goals = 목표 타일
pulsar-picture-goal = { $what } { $least }개 이상
pulsar-picture-counted-stations = 스테이션
pulsar-picture-counted-patents = 특허
pulsar-picture-counted-spinning = 회전 중인 자이로다인
pulsar-picture-counted-spinning-small = 회전 중인 소형 자이로다인
pulsar-picture-counted-spinning-medium = 회전 중인 중형 자이로다인
pulsar-picture-counted-spinning-large = 회전 중인 대형 자이로다인
pulsar-picture-counted-spinning-sizes = 회전 중인 서로 다른 규격의 자이로다인
pulsar-picture-counted-spinning-same-size = 회전 중인 같은 규격의 자이로다인
pulsar-picture-counted-online-transmitters = 온라인 송신기
pulsar-picture-counted-vp-transmitters = 점수를 주거나 파는 온라인 송신기
pulsar-picture-counted-links = 온라인 송신기 사이의 연결
pulsar-picture-counted-projects = 완료한 본부 프로젝트
pulsar-picture-counted-project-rows = 완료한 본부 프로젝트 열
pulsar-picture-counted-used-gate-runs = 사용한 게이트 런
pulsar-picture-counted-awards = 건설 보상 타일
pulsar-picture-counted-goal-steps = 점수를 얻은 목표와 보너스
pulsar-picture-counted-goals-bought = 보너스를 모두 산 목표
pulsar-picture-scoring = 최종 점수
pulsar-picture-scoring-now = 지금 게임이 끝난다면
pulsar-picture-part-spinning = 회전 중인 자이로다인
pulsar-picture-part-exploration = 탐사 보너스 타일
pulsar-picture-part-transmitters = 송신기
pulsar-picture-part-awards = 건설 보상
pulsar-picture-part-projects = 프로젝트
pulsar-picture-part-technologies = 게임 중 기술
pulsar-picture-part-tracks = 트랙 보상·감점
pulsar-picture-part-game = 시작 점수
pulsar-picture-part-patents = 보라색 기술(종료)
pulsar-picture-part-goals = 목표
pulsar-picture-part-pulsars = 펄서
pulsar-picture-part-gyrodynes = 자이로다인
pulsar-picture-part-cubes = 남은 큐브
pulsar-picture-part-initiative = 최종 턴 순서
pulsar-picture-part-stations = 스테이션
pulsar-item-stations = 스테이션 { $count }개{ $more ->
    [0] {""}
   *[other] {" "}(타일·기술로 { $more }개 더)
}
pulsar-picture-shared-out = 달성한 목표, 구입한 보너스, 목표에 쓰인 자이로다인
pulsar-picture-nobody = 없음

# Signs in words
pulsar-picture-icon-vp = { $count ->
   *[other] 점
}
pulsar-picture-icon-cube = { $count ->
   *[other] 큐브
}
pulsar-picture-icon-one = { $count ->
   *[other] ±1 토큰
}
pulsar-picture-icon-two = { $count ->
   *[other] +2 토큰
}
pulsar-picture-count-vp = { $count ->
   *[other] { $number }점
}
pulsar-picture-count-cube = { $count ->
   *[other] 큐브 { $number }개
}
pulsar-picture-count-one = { $count ->
   *[other] ±1 토큰 { $number }개
}
pulsar-picture-count-two = { $count ->
   *[other] +2 토큰 { $number }개
}
pulsar-picture-count-explore = { $count ->
   *[other] 탐사 보너스 타일 { $number }개
}
pulsar-picture-count-station = { $count ->
   *[other] 스테이션 { $number }개
}
pulsar-picture-count-ring = { $count ->
   *[other] 소유권 주장 고리 { $number }개
}
pulsar-picture-icon-die = 주사위
pulsar-picture-icon-red = 보너스 주사위
pulsar-picture-icon-small = 소형 자이로다인
pulsar-picture-icon-medium = 중형 자이로다인
pulsar-picture-icon-large = 대형 자이로다인
pulsar-picture-icon-any = 원하는 자이로다인
pulsar-picture-icon-spin = 회전 중인 자이로다인
pulsar-picture-icon-explore = { $count ->
   *[other] 탐사 보너스 타일
}
pulsar-picture-icon-station = { $count ->
   *[other] 스테이션
}
pulsar-picture-icon-blue = 행성계
pulsar-picture-icon-pulsar = 펄서
pulsar-picture-icon-isolated = 고립된 펄서
pulsar-picture-icon-ring = { $count ->
   *[other] 소유권 주장 고리
}
pulsar-picture-icon-gate-green = 초록 게이트
pulsar-picture-icon-gate-purple = 보라 게이트
pulsar-picture-icon-gate-orange = 주황 게이트
pulsar-picture-icon-gate = 게이트
pulsar-picture-icon-anywhere = 행성계, 펄서, 게이트
pulsar-picture-icon-run-green = 초록 게이트 런
pulsar-picture-icon-run-purple = 보라 게이트 런
pulsar-picture-icon-run-orange = 주황 게이트 런
pulsar-picture-icon-run-choose = 게이트 런
pulsar-picture-icon-flight = 비행
pulsar-picture-icon-jump = 순간 이동
pulsar-picture-icon-transmitter = 송신기
pulsar-picture-icon-online = 온라인 송신기
pulsar-picture-icon-link = 연결
pulsar-picture-icon-patent = 특허
pulsar-picture-icon-project = 프로젝트
pulsar-picture-icon-project-row = 프로젝트 열
pulsar-picture-icon-award = 건설 보상
pulsar-picture-icon-goal = 목표
pulsar-picture-icon-goal-full = 보너스를 모두 산 목표
pulsar-picture-icon-copy = 주사위 복사
pulsar-picture-icon-bonus = 탐사 보너스
pulsar-picture-icon-no-bonus = 보너스 없이
pulsar-picture-icon-median = 중간값
pulsar-picture-icon-yes = 달성
pulsar-picture-icon-final = 게임 끝
pulsar-picture-icon-production = 생산 단계
pulsar-picture-icon-die-of = 주사위 { $value }
pulsar-picture-icon-red-of = 보너스 주사위 { $value }
pulsar-picture-icon-dice-of = 주사위 { $value } (아이콘 두 개)
pulsar-picture-icon-small-building = 건설 중인 소형 자이로다인
pulsar-picture-icon-medium-building = 건설 중인 중형 자이로다인
pulsar-picture-icon-large-building = 건설 중인 대형 자이로다인

# The key
pulsar-picture-key = 기호 설명
pulsar-picture-key-places = 성단의 지점
pulsar-picture-key-pieces = 놓여 있는 것
pulsar-picture-key-goods = 자원, 주사위, 토큰
pulsar-picture-key-actions = 행동과 세는 것
pulsar-picture-key-kinds = 기술의 효과가 나는 때
pulsar-picture-key-marks = 표시
pulsar-picture-means-system = 아무도 방문하지 않은 행성계
pulsar-picture-means-gate-green = 초록색 점프 게이트 (G)
pulsar-picture-means-gate-purple = 보라색 점프 게이트 (V)
pulsar-picture-means-gate-orange = 주황색 점프 게이트 (O)
pulsar-picture-means-entry = 출입 게이트
pulsar-picture-means-pulsar = 펄서
pulsar-picture-means-isolated = 고립된 펄서: 비행 구간이 없음
pulsar-picture-means-lanes = 막다른 길의 두 줄 구간
pulsar-picture-means-blue = 푸른 행성
pulsar-picture-means-dead = 죽은 행성
pulsar-picture-means-station = 플레이어의 스테이션
pulsar-picture-means-claim = 소유권 주장 고리가 놓인 펄서
pulsar-picture-means-small = 소형 자이로다인: 점 1개
pulsar-picture-means-medium = 중형 자이로다인: 점 2개
pulsar-picture-means-large = 대형 자이로다인: 점 3개
pulsar-picture-means-any = 원하는 자이로다인
pulsar-picture-means-building = 건설 중인 자이로다인
pulsar-picture-means-spin = 회전 중인 자이로다인
pulsar-picture-means-ship = 플레이어의 조사선
pulsar-picture-means-letter = 이 글자가 붙은 선택
pulsar-picture-means-vp = 점수
pulsar-picture-means-cube = 엔지니어링 큐브
pulsar-picture-means-one = ±1 주사위 조정 토큰
pulsar-picture-means-two = +2 주사위 조정 토큰
pulsar-picture-means-die = 은색 주사위
pulsar-picture-means-red = 보너스 주사위, 라운드당 하나
pulsar-picture-means-dark = 이미 치른 주사위
pulsar-picture-means-explore = 탐사 보너스 타일
pulsar-picture-means-bonus = 행성계의 탐사 보너스
pulsar-picture-means-no-bonus = 탐사 보너스 없이
pulsar-picture-means-ring = 소유권 주장 고리
pulsar-picture-means-more-station = 최종 점수에만 세는 스테이션
pulsar-picture-means-flight = 비행, 아직 쓰지 않은 게이트 런
pulsar-picture-means-jump = 조사선의 순간 이동
pulsar-picture-means-anywhere = 행성계, 펄서, 게이트 어디로든
pulsar-picture-means-gate = 게이트 런 색깔의 게이트
pulsar-picture-means-run-choose = 게이트 런, 이 그림은 색깔 선택
pulsar-picture-means-copy = 남은 주사위 복사
pulsar-picture-means-patent = 특허
pulsar-picture-means-project = 본부 프로젝트
pulsar-picture-means-project-row = 완료한 프로젝트 열
pulsar-picture-means-transmitter = 송신기
pulsar-picture-means-online = 온라인 송신기
pulsar-picture-means-link = 온라인 송신기의 연결
pulsar-picture-means-half = 연결하면 보너스 주사위가 되는 반쪽
pulsar-picture-means-award = 건설 보상 타일
pulsar-picture-means-goal = 달성한 목표나 보너스
pulsar-picture-means-goal-full = 보너스를 모두 산 목표
pulsar-picture-means-immediate = 즉시
pulsar-picture-means-ongoing = 게임이 끝날 때까지
pulsar-picture-means-production = 생산 단계마다
pulsar-picture-means-final = 게임이 끝날 때
pulsar-picture-means-dice = 주사위 아이콘 두 개: 한 라운드에 두 명이 이 기술을 얻을 수 있음
pulsar-picture-means-no = 사용함, 또는 더는 아무도 가질 수 없음
pulsar-picture-means-yes = 달성함
pulsar-picture-means-median = 중간값 표시 마커, 라운드 값이 중간값(두 값 사이면 큰 값)
pulsar-picture-means-initiative = 순서 결정 트랙
pulsar-picture-means-engineering = 엔지니어링 트랙
pulsar-picture-means-per = 1개마다
pulsar-picture-means-gives = 얻는 것

# A player’s sheet
pulsar-picture-own-pulsars = 소유권을 주장한 펄서: { $count }
pulsar-picture-own-stations = 스테이션: { $count }, 게임 끝에 { $vp }점
pulsar-picture-own-patents = 특허: { $count }

# Pictures in words
pulsar-picture-told-unexplored = 공개되지 않은 행성계
pulsar-picture-told-unclaimed = 소유권 없는 펄서
pulsar-picture-told-ship = 조사선
pulsar-picture-told-claims = 펄서: { $list }
pulsar-picture-told-spinning = 회전 중
pulsar-picture-told-building = 건설 중
pulsar-picture-told-row = { $row }열, 라운드 값 { $value }
pulsar-picture-told-done = 완료
pulsar-picture-told-run-left = 완료, 게이트 런 남음
pulsar-picture-told-online = 온라인
pulsar-picture-told-owed = 남은 주사위: { $dice }
pulsar-picture-alt-board = 성단 보드, { $stage }. 점수: { $list }.
pulsar-picture-alt-stations = 스테이션이 있는 행성계, 플레이어별: { $list }.
pulsar-picture-alt-claims = 플레이어별로 소유권을 주장한 펄서: { $list }.
pulsar-picture-alt-asked = 차례: { $names }.
pulsar-picture-alt-since = 성단 보드에 표시한 기록 번호: { $list }.
pulsar-picture-alt-no-marks = 성단 보드에서는 아무 일도 없었습니다.
pulsar-picture-alt-places = { JOSA($name, "이/가") } 고를 곳을 보여 주는 성단의 일부, { $count }곳입니다. 선택마다 글자가 붙어 있습니다.
pulsar-picture-alt-nearby = { JOSA($name, "이/가") } 쓸 수 있는 것과 성단 일부, 장소 { $count }곳. 표시한 곳: { $list }.
pulsar-picture-alt-choices = 글자와 지점: { $list }.
pulsar-picture-alt-zoom = { $place } 둘레의 성단입니다. { $count }곳 중 행성계는 { $systems }곳이며, 놓여 있는 것을 모두 보여 줍니다.
pulsar-picture-alt-dice = 주사위 보드, { $stage }. 주사위: { $list }.
pulsar-picture-alt-median = 중간값 표시 마커는 { $value }입니다.
pulsar-picture-alt-effects = 주사위마다 움직이는 칸: { $list }.
pulsar-picture-alt-taken = 가진 주사위: { $list }.
pulsar-picture-alt-technologies = 기술 보드 { $boards }입니다. 시간 표시 마커는 { $row }열에 있습니다.
pulsar-picture-alt-patents = 특허: { $list }.
pulsar-picture-alt-headquarters = 본부 프로젝트 피라미드입니다.
pulsar-picture-alt-pyramid = { $name }: 본부 보드 { $board }, 프로젝트 { $count }개 중 { $done }개 완료, 남은 게이트 런 { $runs }개.
pulsar-picture-alt-open-projects = 다음에 완료할 수 있는 프로젝트: { $list }.
pulsar-picture-alt-offer = 이번 라운드의 송신기: { $list }.
pulsar-picture-alt-online = 가져간 송신기 중 온라인: { $list }.
pulsar-picture-alt-goals = 목표 타일과 플레이어별 달성 정도입니다.
pulsar-picture-alt-sheet = { $name }: { $vp }점, 큐브 { $cubes }개, 스테이션 { $stations }개, 펄서 { $pulsars }개, 특허 { $patents }개, 프로젝트 { $projects }개, 송신기 { $transmitters }개.
pulsar-picture-alt-scoring-over = 최종 점수: { $list }. 막대와 표로 어디에서 얻었는지 보여 줍니다.
pulsar-picture-alt-scoring-now = 지금 게임이 끝날 때의 점수: { $list }. 막대와 표로 어디에서 얻었는지 보여 줍니다.
pulsar-picture-alt-key = 펄서 2849의 모든 그림에 나오는 표시를 설명합니다. 지점, 놓인 것, 자원, 행동, 기술의 종류, 표시를 묶어서 보여 줍니다.
