pulsar-rules =
    ### 펄서 2849 요약
    8라운드 동안 세 단계를 진행하고, 점수가 가장 많은 사람이 이깁니다.
    - **주사위 단계**: 은색 주사위를 굴리고 마커로 중간값을 표시합니다. 마커는 두 값 사이에 놓일 수도 있습니다. 턴 순서대로 한 개씩, 다시 역순으로 한 개씩 모두 두 개를 가져옵니다. 2인 게임에서는 로켓 네 개의 순서대로 가져옵니다. 마커보다 작은 주사위는 내 카운터 하나(2인 게임에서는 트랙마다 두 개)를 왼쪽(앞쪽)으로, 큰 주사위는 오른쪽으로 옮깁니다. **순서 결정 트랙**은 다음 라운드의 턴 순서를, **엔지니어링 트랙**은 받을 큐브를 정합니다. 두 트랙의 마지막 두 칸은 감점입니다.
    - **행동 단계**: 차례대로 주사위를 씁니다. 행동마다 값이 정확히 맞는 주사위 하나가 필요합니다. 주사위 조정 토큰은 값을 ±1 또는 +2 바꿉니다. 6보다 크게 바꾸어 7칸이나 8칸을 비행할 수도 있습니다.
      · **조사선 비행**: 주사위 값만큼 정확히 움직이고, 같은 구간을 두 번 지나지 않습니다. 지나친 행성계에는 스테이션을 짓고(죽은 행성 먼저, 보너스 없음), 비행을 마친 행성계에서는 푸른 행성에 짓고 탐사 보너스나 탐사 보너스 타일을 받습니다. 빈 푸른 행성이 없으면 죽은 행성에 보너스 없이 짓습니다. 비행을 마친 펄서의 소유권을 주장합니다.
      · **자이로다인**: 가져오고(소형 1, 중형 2, 대형 4), 소유권을 주장한 펄서에 그냥 놓고, 회전시킵니다(3, 5, 6). 같은 규격 두 개를 펄서에 놓으면 첫 번째 사람이 7점, 두 번째 사람이 4점을 얻습니다. 같은 사람이 네 개째를 놓아 4점도 받을 수 있습니다.
      · **송신기**: 표시된 주사위를 모두 치르면 온라인이 됩니다. 연결된 두 개는 보너스 주사위를 만듭니다.
      · 이번 라운드까지 열린 열의 **기술 특허**, 피라미드 아래에서 위로 **본부 프로젝트**, 1이나 2로 **주사위 조정 토큰**.
      · 한 차례에 **보너스 주사위** 하나: 송신기 연결, 행성계, 두 배 주사위, 또는 큐브 4개로 남은 주사위 복사(한 개, 2인 게임에서는 세 개가 남습니다).
    - **생산 단계**: 턴 순서, 큐브, 감점, 송신기, 회전 중인 자이로다인(1, 2, 3점과 라운드 값), 초록색 기술.
    게임 끝: 보라색 기술, 목표 타일과 큐브로 사는 보너스, 소유권을 주장한 펄서와 자이로다인마다 1점, 큐브 두 개마다 1점, 순서 결정 트랙 7, 4, 2점(3인 게임의 3등은 없음), 스테이션 점수표. 자이로다인과 큐브는 목표에 가장 유리하게 나눕니다. 동점이면 순서 결정 트랙에서 앞선 사람이 이깁니다.

# Questions
pulsar-ask-side = 본부 보드 { $board }: 어느 면을 쓸까요?{ pulsar-first-offer }
pulsar-ask-gate = 조사선이 어느 출입 게이트에서 시작할까요?
pulsar-first-offer = { $offered ->
    [0] {""}
   *[other] {" "}1라운드에 주사위로 비용을 낼 수 있는 송신기: { $tile1 }, { $tile2 }, { $tile3 }.
}
pulsar-asked-side = 본부 보드 { $board }: 어느 면을 쓸까요?
pulsar-asked-gate = 조사선이 어느 출입 게이트에서 시작할까요?
pulsar-ask-draft = { $round }라운드: 주사위를 가져오고 { $counters ->
    [1] 카운터를
   *[other] 한 트랙의 내 카운터 { $counters }개 중 하나를
} 옮기세요
pulsar-ask-turn = { $count ->
    [0] 남은 주사위가 없습니다. 더 할 일이 있나요?
   *[other] 내 주사위: { $dice }. 무엇을 할까요?
}
pulsar-step-turn = { $answer }
pulsar-ask-fly = { $place }에서 { $distance }칸 비행: 어느 길로 갈까요?
pulsar-ask-run = 이 비행에 게이트 런을 쓸까요?
pulsar-step-run = 게이트 런: { $answer }
pulsar-ask-settle = 지나친 { $place }의 푸른 행성에 스테이션을 지을까요?
pulsar-step-settle = { $place }의 푸른 행성: { $answer }
pulsar-ask-bonus = { $place }의 탐사 보너스: 표시된 보너스와 타일 중 무엇을 받을까요?
pulsar-ask-claim = { $ends ->
    [0] 지나친 펄서 중 어느 것의 소유권을 주장할까요?
   *[other] 소유권 주장 고리가 { $rings }개 있습니다. 어느 펄서에 쓸까요?
}
pulsar-step-claim = { $count ->
    [0] 지나친 펄서의 소유권을 주장하지 않음
   *[other] 소유권 주장 고리: { $answer }
}
pulsar-ask-keep = 탐사 보너스 타일 두 개 중 어느 것을 쓸까요?
pulsar-ask-gyrodyne = 어느 자이로다인을 가져올까요?
pulsar-ask-isolated = 어느 고립된 펄서의 소유권을 주장할까요?
pulsar-ask-teleport = 조사선이 순간 이동합니다. 어디로 갈까요?
pulsar-ask-attach = 송신기 { $tile }: 어디에 연결할까요?
pulsar-step-attach = 송신기 { $tile }: { $answer }
pulsar-ask-buy = 송신기: 큐브 { $cubes }개 중 얼마를 점수로 바꿀까요?
pulsar-ask-wish = 이번 라운드 내 { $pick ->
    [1] 첫
   *[other] 두
} 번째 주사위: { $rank ->
    [1] 남아 있다면 어느 것을 가져올까요?
   *[other] 앞의 주사위가 없다면 어느 것을 가져올까요?
}
pulsar-step-wish = 내 { $pick ->
    [1] 첫
   *[other] 두
} 번째 주사위{ $rank ->
    [1] {""}
   *[other] {" "}(없으면)
} → { $answer }
pulsar-choose-claim = 펄서를 { $most }개까지 고르세요
pulsar-choose-buy = 송신기를 { $most }개까지 고르세요
pulsar-offer-claim = { $count ->
    [0] 주장하지 않기
   *[other] 소유권 주장: { $answer }
}
pulsar-offer-buy = { $count ->
    [0] 큐브 아끼기
   *[other] 쓰기: { $answer }
}

# What is said above a question whose answer may count at once
pulsar-draws-turn = 타일 뽑기와 라운드 끝은 되돌릴 수 없습니다.
pulsar-draws-fly = 행성계를 공개하거나 타일을 뽑으면 되돌릴 수 없습니다.
pulsar-draws-run = { pulsar-draws-fly }
pulsar-draws-teleport = { pulsar-draws-fly }
pulsar-draws-settle = 막다른 길에서는 탐사 보너스 타일을 바로 뽑습니다.
pulsar-draws-bonus = 타일은 바로 뽑으므로 되돌릴 수 없습니다.
pulsar-draws-claim = { pulsar-draws-settle }
pulsar-draws-keep = { pulsar-draws-bonus }
pulsar-draws-gyrodyne = 이어서 탐사 보너스 타일을 뽑을 때만 바로 반영됩니다.
pulsar-draws-attach = { pulsar-draws-gyrodyne }
pulsar-draws-gate = 마지막 사람이 게이트를 고르면 첫 라운드가 시작되며 되돌릴 수 없습니다.
pulsar-draws-buy = 마지막 사람이 고르면 다음 라운드가 시작되며 되돌릴 수 없습니다.

# Headings
pulsar-group-die = 주사위 { $arg }
pulsar-group-draft = { pulsar-group-die }
pulsar-group-to = { $arg }
pulsar-group-fly = 조사선 비행
pulsar-group-take = 자이로다인 가져오기
pulsar-group-place = 자이로다인 놓기
pulsar-group-spin = 자이로다인 회전
pulsar-group-transmitter = 송신기 가져오기
pulsar-group-build = 송신기 건설
pulsar-group-patent = 기술 특허
pulsar-group-project = 본부 프로젝트
pulsar-group-modifier = 주사위 조정 토큰
pulsar-group-pay = 다른 지불 방법
pulsar-group-copy = 남은 주사위 복사
pulsar-group-join = 연결하기
pulsar-group-system = 행성계
pulsar-group-pulsar = 펄서
pulsar-group-green = 초록 게이트
pulsar-group-purple = 보라 게이트
pulsar-group-orange = 주황 게이트

# Options of a turn, and the die that pays
pulsar-paying = { $paid ->
    [-1] {""}
   *[other] {" "}({ $red ->
        [0] 주사위
       *[other] 보너스 주사위
    } { $paid }{ $modifier ->
        [-1] {" "}−1
        [0] {""}
        [1] {" "}+1
       *[other] {" "}+2
    })
}
pulsar-word-turn-fly = { $distance }칸 비행{ pulsar-paying }
pulsar-word-turn-take = { $size } 자이로다인 가져오기{ pulsar-paying }
pulsar-word-turn-place = { $place }에 { $size } 자이로다인 놓기
pulsar-word-turn-spin = { $place }의 { $size } 자이로다인 회전{ pulsar-paying }
pulsar-word-turn-transmitter = 송신기 { $tile }에 { $die } 쓰기{ pulsar-paying }
pulsar-word-turn-build = 내 송신기 { $tile }에 { $die } 쓰기{ pulsar-paying }
pulsar-word-turn-patent = 특허: { $technology }{ pulsar-paying }
pulsar-under-patent-patent = { $technology }{ pulsar-paying }
pulsar-word-turn-project = 프로젝트 { $project }{ pulsar-paying }
pulsar-word-turn-modifier = { $token } 토큰{ pulsar-paying }
pulsar-word-turn-copy = 남은 { $die } 복사
pulsar-name-turn-place = { pulsar-name-action-place }
pulsar-name-turn-copy = { pulsar-name-action-copy }
pulsar-name-turn-fly = { pulsar-name-action-fly }
pulsar-name-turn-take = { pulsar-name-action-take }
pulsar-name-turn-spin = { pulsar-name-action-spin }
pulsar-name-turn-transmitter = { pulsar-name-action-transmitter }
pulsar-name-turn-build = { pulsar-name-action-build }
pulsar-name-turn-project = { pulsar-name-action-project }
pulsar-name-turn-modifier = { pulsar-name-action-modifier }
pulsar-name-turn-end = 차례 끝내기

# Other options
pulsar-each-side = { $head }면
pulsar-each-gate = 출입 게이트 { $head }
pulsar-counter = { $stacked ->
    [0] {""}
    [1] , 아래 것
   *[other] , 위 것
}
pulsar-each-draft = 주사위 { $die }: { $steps ->
    [0] 카운터 그대로
   *[other] { $track } { $start } ▸ { $space }{ pulsar-counter }{ $penalty ->
        [0] {""}
       *[other] {" "}(생산 때 −{ $penalty }점)
    }
}
pulsar-under-draft-1 = { $steps ->
    [0] 카운터 그대로
   *[other] { $track } { $start } ▸ { $space }{ pulsar-counter }{ $penalty ->
        [0] {""}
       *[other] {" "}(생산 때 −{ $penalty }점)
    }
}
pulsar-under-draft-2 = { pulsar-under-draft-1 }
pulsar-under-draft-3 = { pulsar-under-draft-1 }
pulsar-under-draft-4 = { pulsar-under-draft-1 }
pulsar-under-draft-5 = { pulsar-under-draft-1 }
pulsar-under-draft-6 = { pulsar-under-draft-1 }
pulsar-outlook = 다음 생산: 트랙 마지막 칸에 있는 카운터 때문에 −{ $vp }점
pulsar-each-claim = { $head }{ $end ->
    [0] {""}
   *[other] {" "}(비행을 마친 곳)
}
pulsar-name-isolated-none = 주장하지 않기
pulsar-each-wish = 주사위 { $die }: { $track }
pulsar-each-fly = { $ends ->
    [0] 행성계
    [1] 펄서
    [2] 게이트
    [3] 출입 게이트
   *[other] 펄서
} { $place }{ $count ->
    [0] {""}
   *[other] {" "}· { $past } 경유
}{ $ways ->
    [1] {""}
   *[other] {" "}({ $path })
}
pulsar-each-run = 게이트 런 { $head }: { $colour } 게이트
pulsar-name-run-none = 게이트 런 쓰지 않기
pulsar-name-settle-yes = 짓기
pulsar-name-settle-no = 짓지 않기
pulsar-name-bonus-printed = 표시된 보너스
pulsar-word-bonus-printed = 표시된 보너스: { $arg } 자이로다인
pulsar-name-bonus-draw = 대신 타일 뽑기
pulsar-each-keep = { $head }
pulsar-each-gyrodyne = { $head } 자이로다인
pulsar-each-attach = { $own } 끝을 { $tile }의 { $end } 끝에 연결: 보너스 주사위 { $die }
pulsar-name-attach-new = 새 전송체 시작
pulsar-each-buy = 송신기 { $head }

# What options cost and gain; of a head, `what` is all under it
pulsar-amount-vp = { $n }점
pulsar-amount-cubes = 큐브 { $n }개
pulsar-amount-one = ±1 토큰 { $n }개
pulsar-amount-two = +2 토큰 { $n }개
pulsar-amount-rings = 소유권 주장 고리 { $n }개
pulsar-amount-station = 스테이션 { $n }개
pulsar-amount-stations = 게임 끝에 스테이션 { $n }개 추가
pulsar-amount-exploration = 탐사 보너스 타일 { $n }개
pulsar-amount-claim = { $what } 소유권 주장
pulsar-amount-explores = { $what } 탐사 보너스
pulsar-amount-isolated = 고립된 펄서 { $n }개 소유권 주장
pulsar-amount-gyrodyne = { $what } 자이로다인
pulsar-amount-teleport = 순간 이동 ({ $what })
pulsar-amount-bonus-die = 보너스 주사위 { $what }
pulsar-amount-lost-die = 쓸 수 없는 보너스 주사위 { $what }(한 차례에 하나)
pulsar-amount-due-die = 지금 쓸 보너스 주사위 { $what }
pulsar-amount-dice = 주사위 { $what }
pulsar-amount-does = { $what }
pulsar-amount-bonus = 보너스: { $what }
pulsar-amount-round = 라운드마다: { $what }
pulsar-amount-spinning = 라운드마다: { $what } + 라운드 값
pulsar-amount-buys = 큐브로 { $n }점
pulsar-amount-online = 온라인이 되면: { $what }
pulsar-amount-round-vp = 라운드마다 { $n }점
pulsar-amount-round-cubes = 라운드마다 큐브 { $n }개
pulsar-amount-round-buys = 라운드마다 큐브로 { $n }점
pulsar-amount-run = 게이트 런: { $what }
pulsar-amount-green = 초록 게이트마다 { $n }점
pulsar-amount-purple = 보라 게이트마다 { $n }점
pulsar-amount-orange = 주황 게이트마다 { $n }점
pulsar-amount-choose = 한 가지 색 게이트마다 { $n }점

# What a player counts
pulsar-name-vp = 점수
pulsar-name-cubes = 큐브
pulsar-name-one = ±1 토큰
pulsar-name-two = +2 토큰
pulsar-name-rings = 소유권 주장 고리

# Words
pulsar-place = { UPPER($place) }
pulsar-name-any = 원하는
pulsar-name-small = 소형
pulsar-name-medium = 중형
pulsar-name-large = 대형
pulsar-name-small-medium = 소형이나 중형
pulsar-name-small-large = 소형이나 대형
pulsar-name-medium-large = 중형이나 대형
pulsar-name-system = 행성계
pulsar-name-pulsar = 펄서
pulsar-name-gate = 게이트
pulsar-name-left = 왼쪽
pulsar-name-right = 오른쪽
pulsar-name-red-0 = 보너스 주사위 0
pulsar-name-red-1 = 보너스 주사위 1
pulsar-name-red-2 = 보너스 주사위 2
pulsar-name-red-3 = 보너스 주사위 3
pulsar-name-red-4 = 보너스 주사위 4
pulsar-name-red-5 = 보너스 주사위 5
pulsar-name-red-6 = 보너스 주사위 6
pulsar-board-a = A
pulsar-board-b = B
pulsar-board-c = C
pulsar-board-d = D
pulsar-token-one = ±1
pulsar-token-two = +2
pulsar-track-initiative = 순서 결정
pulsar-track-engineering = 엔지니어링
pulsar-track-guard = 내가 턴 순서 1등이면 엔지니어링, 아니면 순서 결정
pulsar-track-guard-back = 자리가 있으면 엔지니어링, 없으면 순서 결정
pulsar-track-stay = 카운터 그대로
pulsar-colour-green = 초록
pulsar-colour-purple = 보라
pulsar-colour-orange = 주황
pulsar-taken-printed = 보너스
pulsar-taken-draw = 탐사 보너스 타일
pulsar-name-vp4 = 4점
pulsar-name-vp5 = 5점
pulsar-name-tokens = 주사위 조정 토큰
pulsar-name-station = 게임 끝에 세는 스테이션
pulsar-tile-cubes = 큐브
pulsar-tile-tokens = 주사위 조정 토큰
pulsar-tile-station = 게임 끝에 세는 스테이션
pulsar-other-cubes = { pulsar-tile-cubes }
pulsar-other-tokens = { pulsar-tile-tokens }
pulsar-other-station = { pulsar-tile-station }
pulsar-word-transmitter = 송신기 { $arg }
pulsar-word-project = 프로젝트 { $arg }
pulsar-source-engineering = 엔지니어링 트랙
pulsar-source-initiative = 순서 결정 트랙
pulsar-source-gyrodynes = 회전 중인 자이로다인
pulsar-source-vp4 = 탐사 보너스 타일
pulsar-source-vp5 = 탐사 보너스 타일
pulsar-source-cubes = 탐사 보너스 타일
pulsar-source-tokens = 탐사 보너스 타일
pulsar-source-station = 탐사 보너스 타일

# Events
pulsar-event-round = { $round }라운드
pulsar-event-over = 게임이 끝나고 최종 점수를 계산했습니다
pulsar-tie-break = 동점: { JOSA(LISTED($names), "이/가") } 순서 결정 트랙에서 앞서 이겼습니다.

# 게임이 끝날 때의 칭호
pulsar-title-flown = 가장 멀리 비행한 사람: { $name } ({ $count }칸)
pulsar-title-stations = 스테이션을 가장 많이 지은 사람: { $name } ({ $count }개)
pulsar-title-patents = 특허를 가장 많이 낸 사람: { $name } ({ $count }개)
pulsar-title-spun = 자이로다인을 가장 많이 회전시킨 사람: { $name } ({ $count }개)
pulsar-event-side = { JOSA($seat, "이/가") } 본부 보드 { $headquarters }면을 골랐습니다
pulsar-event-gate = { JOSA($seat, "이/가") } 출입 게이트 { $place }에서 시작했습니다
pulsar-event-transmitters = 이번 라운드의 송신기: { $tile1 }, { $tile2 }, { $tile3 }
pulsar-event-rolled = 주사위 단계: { $dice } (중간값 마커: { $median ->
    [1] 1
    [2] 1과 2 사이
    [3] 2
    [4] 2와 3 사이
    [5] 3
    [6] 3과 4 사이
    [7] 4
    [8] 4와 5 사이
    [9] 5
    [10] 5와 6 사이
   *[11] 6
})
pulsar-event-drafted = { JOSA($seat, "이/가") } 주사위 { JOSA($die, "을/를") } 가져왔습니다: { $steps ->
    [0] 카운터 그대로
   *[other] { $track } { $start } ▸ { $space }
}
pulsar-event-actions = 행동 단계
pulsar-event-launch = { JOSA($seat, "이/가") } { $distance }칸 비행을 시작했습니다{ pulsar-paying }
pulsar-event-flown = { JOSA($seat, "이/가") } { $start }에서 { $place }까지 { $distance }칸 비행했습니다
pulsar-event-flown-in-full = { JOSA($seat, "이/가") } { $start }에서 { $place }까지 { $distance }칸 비행했습니다 (주사위 { $die }, { pulsar-token })
pulsar-event-jumped = { JOSA($seat, "이/가") } { $start }에서 { JOSA($place, "으로/로") } 순간 이동했습니다
pulsar-event-run = { JOSA($seat, "이/가") } { $colour } 게이트로 게이트 런 { JOSA($project, "을/를") } 썼습니다 → { $vp }점
pulsar-event-revealed-rows = 공개된 성계: { $first }
pulsar-event-revealed-row = { $place } ({ pulsar-planets })
pulsar-event-revealed = { JOSA($seat, "이/가") } { JOSA($place, "을/를") } 공개했습니다: { pulsar-planets }
pulsar-planets = 푸른 행성 { $blue }개{ $dead ->
    [0] {""}
   *[other] , 죽은 행성 { $dead }개
}
pulsar-event-revealed-result = { JOSA($seat, "이/가") } { JOSA($place, "을/를") } 공개했습니다: { pulsar-planets }, { $result }
pulsar-event-station = { JOSA($seat, "이/가") } { $place }에 스테이션을 지었습니다
pulsar-event-stations = { JOSA($seat, "이/가") } 스테이션 { $count }개를 지었습니다: { $places }
pulsar-event-claimed = { JOSA($seat, "이/가") } 펄서 { $place }의 소유권을 주장했습니다
pulsar-event-declined = { JOSA($seat, "은/는") } 고립된 펄서의 소유권을 주장하지 않았습니다
pulsar-event-bonus = { JOSA($seat, "이/가") } { $place }의 { JOSA($taken, "을/를") } 받았습니다
pulsar-event-drew = { JOSA($seat, "이/가") } 탐사 보너스 타일 두 개를 뽑았습니다: { $tile }, { $other }
pulsar-event-explored = { JOSA($seat, "이/가") } 탐사 보너스 타일을 썼습니다: { $tile }
pulsar-event-exploration-tiles = { JOSA($seat, "이/가") } 탐사 보너스 타일 { $count }개를 썼습니다
pulsar-event-explored-result = { JOSA($seat, "이/가") } 탐사 보너스 타일을 썼습니다 → { $result }
pulsar-event-gained = { $seat }: { $source }
pulsar-event-scored = { $seat }: { $source } → { $vp }점
pulsar-event-scored-in-full = { $seat }: { $source } ({ $why }) → { $vp }점
pulsar-why-visit-pulsar = 펄서 방문
pulsar-why-station = 스테이션 건설
pulsar-why-station-without-bonus = 보너스 없는 스테이션
pulsar-why-exploration-bonus = 탐사 보너스
pulsar-why-exploration-draw = 탐사 보너스 타일
pulsar-why-spin = 자이로다인 회전
pulsar-why-heavy-gyrodyne = 중형·대형 자이로다인
pulsar-why-transmitter-die = 송신기에 쓴 주사위
pulsar-why-online-vp = 송신기 온라인
pulsar-why-project = 프로젝트 완성
pulsar-why-patent = 특허 획득
pulsar-why-red-die = 보너스 주사위 사용
pulsar-event-penalty = { $seat }: { $track } 트랙 감점
pulsar-event-penalty-paid = { $what } 잃음
pulsar-event-bonus-die = { JOSA($seat, "이/가") } 보너스 주사위 { JOSA($die, "을/를") } 쓸 수 있습니다 ({ $source })
pulsar-event-bonus-die-lost = { JOSA($seat, "은/는") } 보너스 주사위 { JOSA($die, "을/를") } 쓸 수 없습니다: 한 차례에 하나 ({ $source })
pulsar-event-took = { JOSA($seat, "이/가") } { $size } 자이로다인을 가져왔습니다
pulsar-event-placed = { JOSA($seat, "이/가") } { $place }에 { $size } 자이로다인을 놓았습니다
pulsar-event-award = { JOSA($seat, "이/가") } { $size } 자이로다인 건설 보상을 받았습니다 → { $vp }점
pulsar-event-spun = { JOSA($seat, "이/가") } { $place }의 { $size } 자이로다인을 회전시켰습니다
pulsar-event-transmitter = { JOSA($seat, "이/가") } 주사위 { JOSA($die, "으로/로") } 송신기 { JOSA($tile, "을/를") } 가져왔습니다
pulsar-event-joined = { JOSA($seat, "이/가") } { JOSA($tile, "을/를") } { $other }에 연결했습니다
pulsar-event-built = { JOSA($seat, "이/가") } 송신기 { $tile }에 { JOSA($die, "을/를") } 썼습니다, 남은 주사위 { $left }개
pulsar-event-online = { $seat }의 송신기 { JOSA($tile, "이/가") } 온라인이 되었습니다
pulsar-event-patent = { JOSA($seat, "이/가") } ‘{ $technology }’ 특허를 냈습니다
pulsar-event-project = { JOSA($seat, "이/가") } 프로젝트 { JOSA($project, "을/를") } 완료했습니다
pulsar-event-modifier = { JOSA($seat, "이/가") } { $token } 토큰 1개를 가져왔습니다
pulsar-token = { $token ->
    [two] +2 토큰
   *[small] ±1 토큰
}
pulsar-event-changed-die = { JOSA($seat, "이/가") } 주사위 { JOSA($die, "을/를") } { JOSA($value, "으로/로") } 바꿨습니다 ({ pulsar-token })
pulsar-event-goals = 종료 시 점수를 주는 목표: { $goals }
pulsar-event-copied = { JOSA($seat, "이/가") } 큐브 { $cubes }개를 내고 남은 주사위 { JOSA($die, "을/를") } 복사했습니다
pulsar-event-double = { JOSA($seat, "이/가") } 주사위 하나로 두 개를 얻었습니다: { $silver }, 보너스 주사위 { $red } ({ $source })
pulsar-event-paid-red = { JOSA($seat, "이/가") } 보너스 주사위 { JOSA($die, "을/를") } 얻었습니다 — 큐브 { $cubes }개 지불
pulsar-event-unused = { JOSA($seat, "이/가") } 주사위 { $count }개를 쓰지 않았습니다
pulsar-event-forfeited = { $silver ->
    [-1] { $size } 자이로다인 놓기
    [0] { $dice }
   *[other] 주사위 { $dice }
}
pulsar-event-order = 생산 단계 · 턴 순서: { $seats }
pulsar-event-bought = { JOSA($seat, "이/가") } 송신기 { JOSA($tile, "을/를") } 썼습니다 — 큐브 { $cubes }개 지불

# Refusals
pulsar-illegal-technology-later = 이 기술은 { $round }라운드부터 특허를 낼 수 있습니다 (기술 특허).
pulsar-illegal-technology-owned = 이미 특허를 낸 기술입니다 (기술 특허).
pulsar-illegal-technology-full = 낼 수 있는 사람이 모두 특허를 낸 기술입니다 (기술 특허).
pulsar-illegal-technology-this-round = 이번 라운드에 누군가 특허를 냈습니다. 주사위 아이콘이 하나인 기술은 다음 라운드에 다시 열립니다 (기술 특허).
pulsar-illegal-technology-bonus-die = 이 기술의 보너스 주사위는 이번 차례에 써야 합니다. 이미 썼거나, 먼저 써야 할 것이 있거나, 큐브가 모자랍니다 (보너스 주사위).
pulsar-illegal-no-die = { JOSA($die, "이/가") } 필요하지만, 주사위와 토큰으로 만들 수 없습니다 (행동 비용 지불).
pulsar-illegal-no-die-of = { $count ->
    [1] { $dice }
   *[other] { $dice } 가운데 하나
}의 값이 필요하지만, 주사위와 토큰으로 만들 수 없습니다 (행동 비용 지불).
pulsar-illegal-no-dice-left = 이번 차례에 쓸 주사위가 남지 않았습니다 (행동 비용 지불).
pulsar-illegal-bonus-die-due = 보너스 주사위는 쓸 수 있으면 이번 차례에 꼭 써야 합니다 (보너스 주사위).
pulsar-illegal-place-none-taken = 놓을 자이로다인이 없습니다. 먼저 하나를 가져오세요 (자이로다인).
pulsar-illegal-place-no-pulsar = 내 펄서마다 이미 자이로다인이 있습니다 (자이로다인).
pulsar-illegal-take-none-left = 남은 자이로다인이 없습니다 (자이로다인).
pulsar-illegal-spin-none = 펄서에 놓이고 아직 회전하지 않는 내 자이로다인이 없습니다 (자이로다인).
pulsar-illegal-transmitter-none = 이번 라운드에 남은 송신기가 없습니다 (송신기).
pulsar-illegal-build-none = 주사위가 더 필요한 내 송신기가 없습니다 (송신기).
pulsar-illegal-project-none = 지금 할 수 있는 본부 프로젝트가 없습니다 (본부).
pulsar-illegal-copy-one-a-turn = 보너스 주사위는 차례에 하나뿐인데, 이미 썼거나 꼭 써야 할 것이 있습니다 (보너스 주사위).
pulsar-illegal-copy-cubes = 복사하려면 큐브 { $need }개가 필요한데 { $have }개뿐입니다 (보너스 주사위).
pulsar-illegal-copy-none-left = 아무도 가져가지 않은 주사위의 값은 모두 이미 준비되어 있습니다 (보너스 주사위).
pulsar-illegal-fly-no-way = 내 조사선이 주사위 값만큼 비행할 수 있는 길이 없습니다 (비행).
pulsar-illegal-track-end = 카운터가 트랙의 오른쪽 끝을 넘게 됩니다 (주사위 단계).
pulsar-illegal-cubes = 큐브 { $need }개가 필요한데 { $have }개뿐입니다 (생산 단계).
pulsar-illegal-claim-end = 고리가 남으면 비행을 마친 펄서의 소유권도 주장합니다. 그 펄서도 고르세요 (펄서 소유권 주장).

# Table options
pulsar-option-cluster = 성단 보드
pulsar-choice-cluster-normal = 막다른 길이 없는 면
pulsar-choice-cluster-dead-end = 막다른 길이 있는 면 (탐사 보너스 타일을 줍니다)
pulsar-option-headquarters = 본부 보드
pulsar-choice-headquarters-dealt = 한 개씩 받기 (여덟 면 중 여섯 면은 인쇄된 값이 아닙니다)
pulsar-choice-headquarters-none = 쓰지 않기 (기술 보드 AI, AII, AIII을 씁니다)
pulsar-option-boards = 기술 보드
pulsar-choice-boards-random = 무작위 (B, C, D의 라운드 값은 인쇄된 값이 아닙니다)
pulsar-choice-boards-first-game = 첫 게임처럼 AI, AII, AIII
pulsar-option-goals = 목표 타일
pulsar-choice-goals-random = 무작위 세 개 (점수는 대부분 인쇄된 값이 아닙니다)
pulsar-choice-goals-first-game = 첫 게임용: 송신기, 스테이션, 특허
pulsar-option-first-roll = 첫 번째 굴리기
pulsar-choice-first-roll-rolled = 주사위를 모두 굴리기
pulsar-choice-first-roll-even = 주사위를 대부분 고르게 놓고 세 개만 굴리기
pulsar-option-hardship = 오지 수당과 황무지 조사 (DI, DII)
pulsar-choice-hardship-any-station = 보너스 없이 지은 모든 스테이션에 적용
pulsar-choice-hardship-landing = 비행을 마친 곳에 지은 스테이션에만 적용
pulsar-option-passing-blue = 푸른 행성만 빈 행성계를 지나칠 때
pulsar-choice-passing-blue-must = 스테이션을 반드시 짓기
pulsar-choice-passing-blue-may = 스테이션을 지을지 고르기
pulsar-option-gate-technologies = 1칸 길거나 짧은 비행의 기류 (AI, CI, DI)
pulsar-choice-gate-technologies-visit = 그 색 게이트를 방문하면 되고, 마지막 지점이어도 됩니다
pulsar-choice-gate-technologies-pass = 마지막 지점에 닿기 전에 그 색 게이트를 지나야 합니다

# Standing orders
pulsar-order-buy = 큐브를 점수로 바꾸는 송신기
pulsar-choice-buy-ask = 나에게 묻기
pulsar-choice-buy-all = 큐브가 되는 대로 쓰기
pulsar-choice-buy-none = 큐브 아끼기

# Pictures
pulsar-board-board = 성단 보드
pulsar-board-dice = 주사위 보드
pulsar-board-technologies = 기술 보드
pulsar-board-headquarters = 본부 보드
pulsar-board-transmitters = 송신기
pulsar-board-goals = 목표 타일
pulsar-board-scoring = 최종 점수
pulsar-board-key = 기호 설명
pulsar-board-key-2 = 기호 설명 2

# 인쇄된 값과 다른 구성물, 파일별
pulsar-file-technologies = 기술
pulsar-file-headquarters = 본부 보드
pulsar-file-transmitters = 송신기
pulsar-file-goals = 목표 타일
pulsar-file-exploration = 탐사 보너스 타일
pulsar-file-final-scoring = 스테이션 점수표

# 모든 게임에 있는 것을 이 게임의 말로
pulsar-ui-mine = 내 플레이어 보드
pulsar-ui-sheets = 플레이어 보드
pulsar-ui-sector = { $sector } 주변
pulsar-ui-zoom = 성단 일부를 크게 보기 …
