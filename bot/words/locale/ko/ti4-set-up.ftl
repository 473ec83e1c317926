# 준비에 관한 테이블 옵션
ti4-option-galaxy = 은하계
ti4-choice-galaxy-dealt = 무작위 배치
ti4-choice-galaxy-built = 모두가 한 타일씩 배치
ti4-choice-galaxy-slices = 구역과 자리를 한 번에 하나씩 고르기
ti4-write-galaxy = 지도 문자열로
ti4-written-galaxy = 지도 문자열로({ $seats }인용)
ti4-text-galaxy = 지도 문자열
ti4-warned-string-stacks = 빨간 타일 { $red }개, 파란 타일 { $blue }개입니다. 규칙서대로라면 빨간 타일이 { $dealt }개입니다.
ti4-warned-string-anomalies = 이상 현상이 맞닿습니다: { $place }, { $beside }.
ti4-warned-string-wormholes = { $wormhole }끼리 맞닿습니다: { $place }, { $beside }.
ti4-option-factions = 세력
ti4-choice-factions-random = 무작위
ti4-choice-factions-chosen = 차례로 모든 세력 가운데 선택
ti4-choice-factions-drafted = 인원수보다 셋 많은 세력을 펼쳐 놓고 차례로 선택
ti4-choice-factions-offered = 각자 받은 몇 세력 가운데 선택

# 질문
ti4-ask-choose-faction = 어느 세력으로 할까요?
ti4-ask-lay-red-tile = 메카톨 렉스 옆 어디에 놓을까요? 타일: { $system }
ti4-ask-lay-tile = 어느 성계 타일을 어디에 놓을까요?
ti4-ask-draft = 하나씩 고르기: 무엇을 가져갈까요?
ti4-ask-take-piece = { $planet }에 놓을 { JOSA($kind, "이/가") } 남아 있지 않습니다. 게임판에서 어느 것을 뺄까요?
ti4-ask-integrated-economy = { $planet }의 통합 경제: 자원 { $resources }만큼의 유닛까지. 무엇을 만들고 무엇으로 낼까요?
ti4-step-integrated-economy = { $planet }의 통합 경제({ $resources }): { $count ->
    [0] 생산하지 않음
   *[other] { $answer }
}
ti4-draws-choose-faction = 바로 타일이나 카드를 나누게 되는 답은 되돌릴 수 없습니다.
ti4-draws-lay-tile = 바로 카드를 나누게 되는 답은 되돌릴 수 없습니다.
ti4-draws-draft = 바로 카드를 나누게 되는 답은 되돌릴 수 없습니다.
ti4-draws-integrated-economy = 주사위나 카드가 이어질 수 있는 선택은 바로 반영됩니다.

# 머리글
ti4-group-at = { $arg }에
ti4-group-slice = 구역
ti4-group-position = 자리
ti4-group-faction = 세력
ti4-group-taken = 게임판에서 빼기

# 선택지
ti4-each-choose-faction = { $faction }
ti4-each-lay-red-tile = { $place }
ti4-each-lay-tile = { $place }: { $system }
ti4-word-draft-slice = 구역 { UPPER($slice) }: 자원 { $resources }, 영향력 { $influence } ({ $tiles })
ti4-word-draft-position = { $position ->
    [1] 1번 자리, 의장: 고향 { $place }
   *[other] { $position }번 자리: 고향 { $place }
}
ti4-word-draft-faction = { $faction }
ti4-each-take-piece = { $where }
ti4-word-produce-take = { $place }의 { $kind }
ti4-word-integrated-economy-take = { $place }의 { $kind }
ti4-word-integrated-economy-pay = { $arg }
ti4-each-integrated-economy = { $kind }{ $landed ->
    [0] {""}
   *[other] ({ $where })
}

ti4-amount-start = 시작할 때: { $what }

# 일어난 일
ti4-event-chose-faction = { $seat }의 세력: { $faction }
ti4-event-dealt-tiles = 성계 타일을 나누어 가졌습니다
ti4-event-starting-components = 모두 시작 유닛과 시작 기술을 놓고, 고를 비밀 목표를 받았습니다
ti4-event-laid-tile = { JOSA($seat, "이/가") } { $place }에 타일을 놓았습니다: { $system }
ti4-event-drafted-slice = { JOSA($seat, "이/가") } 구역 하나를 가져갔습니다: { UPPER($slice) }, 자원 { $resources }, 영향력 { $influence } ({ $tiles })
ti4-event-drafted-position = { JOSA($seat, "이/가") } { $position }번 자리를 가져갔습니다. 고향은 { $place }입니다
ti4-event-seated = 의장 { $seat }부터 시계 방향으로: { $seats }
ti4-event-docks-destroyed = { JOSA($seat, "이/가") } 봉쇄된 { $place }({ $system }) 성계에서 우주 항만 { $count }개를 잃었습니다

# 거절
ti4-illegal-budget = 여기서는 자원 { $most }까지 쓸 수 있는데 이 유닛들의 비용은 { $given }입니다.
ti4-illegal-string-count = 지도 문자열은 숫자 { $wanted }개입니다(적은 숫자: { $given }개). 고리마다 맨 위부터 시계 방향으로 6개, 12개, 18개를 적고, 타일이 없는 곳은 0으로 적습니다.
ti4-illegal-string-centre = 가운데에는 메카톨 렉스(18)만 놓입니다. 맨 앞 중괄호 안의 { JOSA($number, "은/는") } 쓸 수 없습니다.
ti4-illegal-string-unknown = { $at }번째 숫자({ $place } 자리): { JOSA($number, "은/는") } 기본판의 성계 타일이 아닙니다.
ti4-illegal-string-mecatol = { $at }번째 숫자({ $place } 자리): 메카톨 렉스(18)는 가운데에 놓입니다. 빼거나 맨 앞에 적어 주세요.
ti4-illegal-string-home = { $at }번째 숫자({ $place } 자리): { JOSA($number, "은/는") } 세력의 타일이라 저절로 놓입니다. 고향 자리는 0으로 적어 주세요.
ti4-illegal-string-twice = { $at }번째 숫자({ $place } 자리): { $number }번 타일이 두 번 있습니다. { $first }번째 숫자와 같습니다.
ti4-illegal-string-no-room = { $at }번째 숫자({ $place } 자리): { $players }명이 하면 성계 타일을 놓지 않는 자리이니 { $number } 대신 0을 적어 주세요.
ti4-illegal-string-gap = { $at }번째 숫자({ $place } 자리): { $players }명이 하면 성계 타일을 놓는 자리인데 0입니다.
ti4-option-length = 게임 길이
ti4-choice-length-whole = 전체
ti4-choice-length-short = 세 명을 위한 짧은 첫 게임: 작은 은하계, 6점, 최대 6라운드
