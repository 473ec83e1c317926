eclipse-rules =
    ### 이클립스 요약 (초판)
    9라운드 동안 네 단계를 진행하고, 점수가 가장 많은 사람이 이깁니다.
    - **액션 단계**: 시계방향으로 돌아가며 액션 하나를 하거나 패스합니다. 모두 패스하면 끝납니다. 액션과 점령한 구역마다 영향력 트랙의 영향력 원반을 하나씩 쓰고, 남은 원반이 적을수록 **유지 비용**이 커집니다. 가장 먼저 패스한 사람이 다음 라운드의 시작 플레이어입니다. 패스한 뒤에는 반응 액션만 할 수 있습니다: 업그레이드 1개, 건설 1개, 이동 1번.
      · **탐험**: 내 원반이나 대치 상태가 아닌 전투함이 있는 구역 옆에서 구역 타일을 펼칩니다. 웜홀이 연결되도록 놓거나 버립니다. 고대 전투함이 없으면 원반을 놓을 수 있습니다.
      · **영향력**: 영향력 원반을 2개까지 옮기고, 이주선 2개를 앞면으로 돌립니다.
      · **연구**: 과학을 내고 기술을 얻습니다. 같은 분야의 기술이 많을수록 싸지지만 최소 비용보다 싸지지는 않습니다.
      · **업그레이드**: 전투함 부품을 원하는 만큼 되돌리고 2개까지 놓습니다. 에너지를 만드는 것보다 많이 쓸 수 없고, 우주 기지가 아닌 전투함에는 추진기가 있어야 합니다.
      · **건설**: 내 원반이 있는 구역에 원자재를 내고 전투함이나 구조물을 2개까지 만듭니다.
      · **이동**: 테란은 3번, 다른 종족은 2번 전투함을 이동력만큼 웜홀을 따라 움직입니다. 적 전투함 1척마다 내 전투함 1척이 대치 상태가 됩니다.
      · 내 차례 중 언제든: **이주선**으로 인구 큐브를 빈 인구 칸에 보내 생산량을 늘리고, 자원 2개를 1개로 **교역**하며(테란이 아니면 3개나 4개), 4명 이상이면 **외교 관계**를 제안합니다.
    - **전투 단계**: 고유 번호가 큰 구역부터 전투를 해결합니다. 나중에 들어온 둘이 먼저 싸우고 고대 전투함과는 마지막에 싸웁니다. 미사일은 한 번, 그다음 교전 라운드는 우선권 순서이며 같으면 방어자가 먼저입니다. 주사위에 컴퓨터를 더하고 보호막을 빼서 6 이상이면 명중입니다. 6은 언제나 명중, 1은 언제나 빗나갑니다. 피해가 선체보다 많으면 파괴됩니다. 적이 없는 내 구역으로 후퇴할 수 있습니다. 그다음 인구 공격, 명성 타일 뽑기(1개만 남김), 구역 점령이 이어집니다.
    - **유지 단계**: 남은 이주선을 쓰고, 돈 생산량에서 유지 비용을 뺍니다. 모자라면 교역하거나 구역을 포기합니다. 과학과 원자재를 생산합니다.
    - **정리 단계**: 새 기술 타일을 뽑고 원반과 이주선을 회수합니다.
    게임 끝: 구역, 명성 타일, 점수로 남긴 발견 타일 2점, 유적 3점, 대사 1점, 한 분야의 기술 4~7개 1, 2, 3, 5점, 배신자 −2점, 종족 점수. 동점이면 자원이 많은 사람이 이깁니다.

# Questions
eclipse-ask-species = 종족을 고르세요
eclipse-ask-start-position = 시작 구역을 어디에 놓을까요? 차례는 지도를 따라 시계방향으로 돕니다.
eclipse-ask-rotate = 시작 구역 { JOSA($tile, "을/를") } 어떻게 놓을까요?
eclipse-ask-action = 어떤 액션을 할까요?
eclipse-step-action = { $answer }
eclipse-ask-reaction = 패스했습니다. 반응 액션을 할까요?
eclipse-step-reaction = { $answer }
eclipse-ask-anytime = { $ships ->
    [0] 교역 …
   *[other] 이주선, 교역 …
}
eclipse-ask-end = 차례를 끝낼까요?{ $last ->
    [0] {""}
   *[other] { $fights ->
        [0] {" "}모두 패스했으며 전투가 없으므로 유지 단계로 넘어갑니다.
       *[other] {" "}모두 패스했으므로 전투 단계가 바로 시작되며, 주사위를 굴린 뒤에는 되돌릴 수 없습니다.
    }
}
eclipse-step-end = { $answer }
eclipse-ask-explore = 다음에는 어디를 탐험할까요?
eclipse-step-explore = { $answer }
eclipse-ask-place = { $hex } 칸에 어떻게 놓을까요?
eclipse-beside-place = { $guarded ->
    [none] {""}
   *[other] { JOSA($guarded, "은/는") } 고대 전투함이 지키고 있어 아직 원반을 놓을 수 없습니다.
}
eclipse-ask-claim = { $tile }에 영향력 원반을 놓을까요?
eclipse-step-claim = { $tile }의 영향력 원반: { $answer }
eclipse-ask-settle = 이주선으로 { $tile }의 빈칸에 큐브를 놓을까요?
eclipse-step-settle = { $tile }의 빈칸: { $answer }
eclipse-ask-discovery = { $tile }의 발견 타일: { $found }. 쓸까요, 점수로 남길까요?
eclipse-asked-discovery = { $tile }의 발견 타일: 쓸까요, 점수로 남길까요?
eclipse-ask-ancient-technology = 어느 고대 기술을 가져올까요?
eclipse-ask-influence = 어느 영향력 원반을 옮길까요? 남은 횟수 { $left }
eclipse-step-influence = 영향력 원반: { $answer }
eclipse-ask-return-cube = { $destroyed ->
    [0] 돌아온 큐브를 어느 인구 트랙에 놓을까요?
   *[other] 파괴된 큐브를 어느 묘지에 놓을까요?
}
eclipse-ask-research = 다음에는 무엇을 연구할까요?
eclipse-step-research = { $answer }
eclipse-ask-artifacts = 인공물 열쇠: 인공물마다 자원 { $each }개. 무엇을 받을까요?
eclipse-ask-upgrade = 업그레이드: 부품을 { $left }개 더 놓을 수 있습니다
eclipse-step-upgrade = { $answer }
eclipse-beside-upgrade = { $fault ->
    [blueprint-energy] ⚠️ 아직 끝낼 수 없습니다: { JOSA($faulty, "이/가") } 만드는 에너지보다 많은 에너지를 씁니다.
    [blueprint-no-drive] ⚠️ 아직 끝낼 수 없습니다: { $faulty }에는 추진기가 있어야 합니다.
    [blueprint-drive-on-starbase] ⚠️ 아직 끝낼 수 없습니다: { $faulty }에는 추진기를 달 수 없습니다.
   *[none] {""}
}
eclipse-ask-slot = { JOSA($part, "을/를") } 어디에 놓을까요?
eclipse-step-slot = { $part }: { $answer }
eclipse-ask-build = 무엇을 어느 구역에 건설할까요?
eclipse-step-build = { $answer }
eclipse-ask-move = 어느 전투함을 이동할까요? 남은 횟수 { $left }
eclipse-step-move = { $answer }
eclipse-ask-make-room = 대사 타일을 놓을 칸이 없습니다. 어느 명성 타일을 주머니에 되돌릴까요?
eclipse-ask-activation = { $tile }의 전투: 우선권 { $initiative }인 전투함 중 어느 것을 먼저 활성화할까요?
eclipse-step-activation = { $tile }의 전투, 우선권 { $initiative }: { $answer }
eclipse-ask-engage = { $tile }의 전투, { $ship }: 공격할까요, 후퇴할까요?
eclipse-ask-assign = 피해 { $damage } 주사위 { $die }: 어느 전투함에?
eclipse-ask-stalemate = { $tile }의 교착: 아무도 피해를 줄 수 없습니다. 후퇴할까요, 전투함을 잃을까요?
eclipse-ask-bombard = { $tile }의 인구를 공격할까요? (큐브 { $cubes }개)
eclipse-ask-casualties = { $tile }: 큐브 { $count }개 중 어느 것을 파괴할까요?
eclipse-ask-reputation = 뽑은 명성 타일 중 어느 것을 남길까요?
eclipse-ask-relations = 전투 단계가 끝났습니다. 외교 관계를 맺을까요?
eclipse-step-relations = 외교 관계: { $answer }
eclipse-ask-colonize = 남은 이주선을 쓸까요?
eclipse-step-colonize = 이주선: { $answer }
eclipse-ask-pay = 유지 비용을 내려면 돈이 { $short } 부족합니다. 교역할까요, 구역을 포기할까요?
eclipse-choose-build = 건설: { $most }개까지
eclipse-choose-casualties = { $most }개 고르기
eclipse-choose-upgrade = 놓을 부품이나 되돌릴 타일 고르기
eclipse-choose-slot = 칸을 { $most }개까지 고르기

# What is said above a question whose answer may count at once
eclipse-draws-action = { $under ->
    [none] 탐험은 바로 반영되어 되돌릴 수 없습니다.
    [explore] 탐험은 바로 반영되어 되돌릴 수 없습니다.
   *[other] {""}
}
eclipse-draws-explore = 구역 타일을 바로 펼치므로 되돌릴 수 없습니다.
eclipse-draws-claim = { $discovery ->
    [0] { $late ->
        [0] {""}
       *[other] { eclipse-draws-technologies }
    }
   *[other] { $tile }의 발견 타일을 바로 뒤집으므로 되돌릴 수 없습니다.
}
eclipse-draws-discovery = { $late ->
    [0] {""}
   *[other] 이어서 바로 주사위를 굴리거나 타일을 뽑을 수 있으며, 그러면 되돌릴 수 없습니다.
}
eclipse-draws-ancient-technology = { eclipse-draws-discovery }
eclipse-draws-return-cube = { eclipse-draws-discovery }
eclipse-draws-artifacts = { eclipse-draws-discovery }
eclipse-draws-slot = { eclipse-draws-discovery }
eclipse-draws-influence = 발견 타일 위의 원반은 타일을 바로 뒤집습니다(되돌릴 수 없음).
eclipse-draws-battle = { $tile }에서 주사위를 굴리거나 타일을 뽑으면 되돌릴 수 없습니다.
eclipse-draws-activation = { eclipse-draws-battle }
eclipse-draws-engage = { eclipse-draws-battle }
eclipse-draws-assign = { eclipse-draws-battle }
eclipse-draws-stalemate = { eclipse-draws-battle }
eclipse-draws-bombard = { eclipse-draws-battle }
eclipse-draws-casualties = { eclipse-draws-battle }
eclipse-draws-reputation = 타일을 뽑거나 주사위를 굴리면 되돌릴 수 없습니다.
eclipse-draws-technologies = 마지막 사람이 고르는 즉시 새 기술 타일을 뽑으므로 되돌릴 수 없습니다.
eclipse-draws-colonize = { $last ->
    [0] { eclipse-draws-technologies }
   *[other] 마지막 라운드입니다. 확정을 누르기 전에는 아무것도 반영되지 않습니다.
}
eclipse-draws-relations = { eclipse-draws-colonize }
eclipse-draws-pay = { eclipse-draws-colonize }
eclipse-draws-species = 마지막 사람이 고르면 게임이 시작되며, 그 뒤에는 되돌릴 수 없을 수 있습니다.
eclipse-draws-start-position = { eclipse-draws-species }
eclipse-draws-rotate = { eclipse-draws-species }

# Headings
eclipse-group-terran = 테란 종족
eclipse-group-alien = 외계 종족
eclipse-group-explore = 탐험
eclipse-group-influence = 영향력
eclipse-group-research = 연구: { $arg }
eclipse-group-upgrade = 업그레이드
eclipse-group-build = 건설
eclipse-group-move = 이동
eclipse-group-colony = 이주선
eclipse-group-trade = 교역으로 낼 자원: { $arg }
eclipse-group-diplomacy = 외교
eclipse-group-sector = 구역 { $arg }
eclipse-group-from = 옮길 곳: { $arg }에서
eclipse-group-ships = { $arg }
eclipse-group-interceptor = 요격기
eclipse-group-cruiser = 순양함
eclipse-group-dreadnought = 전함
eclipse-group-starbase = 우주 기지
eclipse-group-orbital = 거주 위성
eclipse-group-monolith = 유적
eclipse-group-ancient = 고대 전투함
eclipse-group-gcds = 은하 중심 방위 체계
eclipse-group-retreat = 후퇴
eclipse-group-abandon = 구역 포기

# Options
eclipse-each-species = { $head }{ $warned ->
    [0] {""}
   *[other] {" "}(2인 게임에는 권하지 않음)
}
eclipse-each-start-position = { $edge ->
    [0] 위
    [1] 오른쪽 위
    [2] 오른쪽 아래
    [3] 아래
    [4] 왼쪽 아래
   *[5] 왼쪽 위
}
eclipse-each-rotate = 웜홀이 없는 쪽: { $turned ->
    [0] 오른쪽 아래와 왼쪽 위
    [1] 위와 아래
   *[2] 오른쪽 위와 왼쪽 아래
}
eclipse-word-explore = { $hex } 탐험 ({ $ring })
eclipse-name-explore-none = 탐험 끝내기
eclipse-name-action-influence = 영향력
eclipse-name-action-upgrade = 업그레이드
eclipse-name-action-build = 건설
eclipse-name-action-move = 이동
eclipse-name-action-pass = 패스
eclipse-name-reaction-upgrade = 부품 1개 업그레이드
eclipse-name-reaction-build = 1개 건설
eclipse-name-reaction-move = 1번 이동
eclipse-name-reaction-pass = 반응 액션 안 하기
eclipse-word-research = { $arg }
eclipse-under-research-research = { $arg }
eclipse-word-action-research = 연구: { $arg }
eclipse-name-research-none = 연구 끝내기
eclipse-name-anytime-colony = 이주선
eclipse-word-colony = { $tile }: { $square }
eclipse-word-offer = { $receiver } 님에게 외교 관계 제안 ({ $track } 큐브)
eclipse-word-accept = { $receiver } 님의 외교 관계 제안 수락 ({ $track } 큐브)
eclipse-word-decline = { $receiver } 님의 외교 관계 제안 거절
eclipse-word-withdraw = { $receiver } 님에게 한 외교 관계 제안 취소
eclipse-name-end-end = 차례 끝내기
eclipse-each-place = { $tile }: { $own ->
    [0] 내 구역 없이
   *[other] 내 구역 { $own }개
 }{ $rivals ->
    [0] {""}
   *[other] {", "}{ $seats }
 }{ $free ->
    [none] {""}
   *[other] {", "}{ $free }
 } 연결{ $rings ->
    [none] {""}
   *[other] {", 열린 곳 "}{ $rings }
 }
eclipse-amount-inner = 내부 { $n }
eclipse-amount-middle = 중간 { $n }
eclipse-amount-outer = 외부 { $n }
# 일어난 일에 나오는 구역: 지도가 옆에 없는 사람을 위해 어떤 구역인지. 번호는 고리에 따라 시작합니다
eclipse-told-tile = { FIRST($place, 2) ->
    [0] 은하 중심({ $place })
    [10] 내부 구역 { $place }
    [22] 시작 구역 { $place }
    [23] 시작 구역 { $place }
    [30] 외부 구역 { $place }
    [31] 외부 구역 { $place }
   *[other] 중간 구역 { $place }
 }
eclipse-told-tiles = { eclipse-told-tile }
eclipse-told-beyond = { eclipse-told-tile }
eclipse-amount-squares = 인구 칸 { $n }개
eclipse-amount-free = 빈 구역 { $n }개
eclipse-amount-ancients = { $n ->
    [1] 고대 전투함
   *[other] 고대 전투함 × { $n }
 }
eclipse-amount-guarded = 은하 중심(방위 체계)
eclipse-name-place-discard = 버리기
eclipse-name-claim-yes = 영향력 원반 놓기
eclipse-name-claim-no = 놓지 않기
eclipse-name-settle-none = 지금은 이주선 안 쓰기
eclipse-name-discovery-use = 쓰기
eclipse-name-discovery-keep = 점수로 남기기
eclipse-each-ancient-technology = { $head }
eclipse-each-influence = { $source } ▸ { $target }
eclipse-name-influence-none = 영향력 원반 그만 옮기기
eclipse-each-return-cube = { $head }
eclipse-each-artifacts = { $head }
eclipse-word-part = { $arg }
eclipse-word-return = { $ship } { $slot }번 칸의 { $part }
eclipse-name-upgrade-done = 업그레이드 끝내기
eclipse-each-slot = { $ship } { $slot }번 칸 ({ $covers }): 남는 에너지 { $energy }, 우선권 { $initiative }
eclipse-name-slot-later = 나중에 놓기
eclipse-name-slot-cancel = 다른 부품
eclipse-each-build = { $tile }
eclipse-word-build-kind = { $arg }
eclipse-each-move = { $count ->
    [1] {""}
   *[other] { $count } × {""}
}{ $ship } { $source } ▸ { $target }{ $battle ->
    [0] {""}
   *[other] {" "}(전투)
}{ $betrays ->
    [0] {""}
   *[other] {" "}(외교 관계 파기)
}
eclipse-name-move-none = 이동 끝내기
eclipse-word-tile = 명성 타일: { $points }점
eclipse-name-reputation-none = 남기지 않기
eclipse-name-activation-rule = 모두 보통 순서대로
eclipse-each-activation = { $own ->
    [0] 적의 { $ship }
   *[other] 내 { $ship }
}
eclipse-name-engage-fire = 공격
eclipse-name-engage-to-the-end = 전투가 끝날 때까지 공격
eclipse-word-retreat = { JOSA($target, "으로/로") } 후퇴
eclipse-name-assign-rule = 모든 주사위를 고대 전투함의 규칙대로
eclipse-each-assign = { $ship } { $number }: 피해 { $needed }에 파괴
eclipse-name-stalemate-lose = 전투함 잃기
eclipse-name-bombard-attack = 인구 공격
eclipse-name-bombard-spare = 공격하지 않기
eclipse-each-casualties = { $cube }
eclipse-name-colonize-done = 이주선 쓰지 않기
eclipse-name-relations-done = 외교 관계 더 맺지 않기
eclipse-word-abandon = { $tile } 포기

# What options cost and gain; of a head, `what` is all under it
eclipse-amount-vp = { $n }점
eclipse-amount-lost-vp = { $n }점 잃음
eclipse-amount-money = 돈 { $n }
eclipse-change-money = 돈 { SIGNED($n) }
eclipse-change-science = 과학 { SIGNED($n) }
eclipse-change-materials = 원자재 { SIGNED($n) }
eclipse-amount-science = 과학 { $n }
eclipse-amount-materials = 원자재 { $n }
eclipse-amount-discs = 영향력 원반 { $n }개
eclipse-amount-colony-ships = 이주선 { $n }개
eclipse-amount-does = { $what }
eclipse-amount-cubes = 돌아오는 큐브 { $n }개
eclipse-amount-discovery = 발견 타일 { $n }개
eclipse-amount-ambassador = 대사 타일 { $n }개
# Of battles, about: how likely one wins, and how many ships one loses
eclipse-amount-odds = 승률 { $what }
eclipse-amount-odds-all-the-same = 이 전투의 승률 { $what }
eclipse-amount-losses = 예상 손실 전투함 { $what }척
eclipse-amount-income = 생산량 증가: { $what }
eclipse-amount-less-income = 생산량 감소: { $what }
eclipse-amount-upkeep = 매 라운드 유지 비용 { $what } 증가
eclipse-amount-round-upkeep = 이번 라운드 유지 비용 { $what } 증가
eclipse-amount-less-upkeep = 유지 비용 { $what } 감소

# What a player counts
eclipse-name-money = 돈
eclipse-name-science = 과학
eclipse-name-materials = 원자재
eclipse-name-discs = 영향력 원반
eclipse-name-colony-ships = 이주선

# What a panel says of the points that count at the end
eclipse-stakes = **지금까지**({ $rounds ->
    [0] 이번이 마지막 라운드
   *[other] 남은 라운드 { $rounds }
}): { $vp }점{ $sources ->
    [0] {""}
   *[other] {" "}– { $parts }{ $rest ->
        [0] {""}
       *[other] , 기타 { $rest }
    }
}{ $traitor ->
    [0] {""}
   *[other] , 배신자 −{ $traitor }
}
eclipse-amount-scores-reputation = 명성 { $n }(나만 볼 수 있음)
eclipse-amount-scores-ambassadors = 대사 { $n }
eclipse-amount-scores-sectors = 구역 { $n }
eclipse-amount-scores-discoveries = 발견 { $n }
eclipse-amount-scores-monoliths = 유적 { $n }
eclipse-amount-scores-technologies = 기술 { $n }
eclipse-amount-scores-species = 종족 { $n }

# What a panel says of the next upkeep
eclipse-outlook = 다음 유지 단계: 수입 { $produced }, 유지 비용 { $upkeep } → { $short ->
    [0] 돈 { $left }
   *[other] **돈 { $short } 모자람**
}{ $discs ->
    [0] {""}
   *[other] {" "}(원반을 1개 더 쓰면 { $more ->
        [0] 비용은 그대로
       *[other] 라운드마다 유지 비용 +{ $more }, { $rounds ->
            [0] **지불 불가**
           *[other] { $always ->
                [0] 이대로 { $rounds }라운드 지불 가능
               *[other] 지불 가능
            }
        }
    })
}

# Words
eclipse-track-money = 돈
eclipse-track-science = 과학
eclipse-track-materials = 원자재
eclipse-name-track = 영향력 트랙
eclipse-name-military = 군사
eclipse-name-grid = 그리드
eclipse-name-nano = 나노
eclipse-ring-inner = 내부 구역
eclipse-ring-middle = 중간 구역
eclipse-ring-outer = 외부 구역
eclipse-square-money = 돈 칸
eclipse-square-science = 과학 칸
eclipse-square-materials = 원자재 칸
eclipse-square-advanced-money = 고급 돈 칸
eclipse-square-advanced-science = 고급 과학 칸
eclipse-square-advanced-materials = 고급 원자재 칸
eclipse-square-gray = 회색 칸, { $track ->
    [money] 돈
    [science] 과학
   *[materials] 원자재
}
eclipse-square-orbital = 거주 위성, { $track ->
    [money] 돈
   *[science] 과학
}
eclipse-cube-money = 돈 칸의 큐브
eclipse-cube-science = 과학 칸의 큐브
eclipse-cube-materials = 원자재 칸의 큐브
eclipse-cube-advanced-money = 고급 돈 칸의 큐브
eclipse-cube-advanced-science = 고급 과학 칸의 큐브
eclipse-cube-advanced-materials = 고급 원자재 칸의 큐브
eclipse-cube-gray = 회색 칸의 큐브
eclipse-cube-orbital = 거주 위성의 큐브
eclipse-covers-empty = 빈칸
eclipse-enemy-ancient = 고대 전투함
eclipse-word-interceptor = { $arg }의 요격기
eclipse-word-cruiser = { $arg }의 순양함
eclipse-word-dreadnought = { $arg }의 전함
eclipse-can-take = { $arg ->
    [0] (한 번 더 맞으면 파괴)
   *[other] (피해를 { $arg }까지 견딤)
}
eclipse-word-hull-interceptor = { eclipse-ship-interceptor }{ eclipse-can-take }
eclipse-word-hull-cruiser = { eclipse-ship-cruiser }{ eclipse-can-take }
eclipse-word-hull-dreadnought = { eclipse-ship-dreadnought }{ eclipse-can-take }
eclipse-word-hull-starbase = { eclipse-ship-starbase }{ eclipse-can-take }
eclipse-word-hull-ancient = { eclipse-ship-ancient }{ eclipse-can-take }
eclipse-word-hull-gcds = { eclipse-ship-gcds }{ eclipse-can-take }
eclipse-word-lost-interceptor = { eclipse-ship-interceptor } { $arg }척
eclipse-word-lost-cruiser = { eclipse-ship-cruiser } { $arg }척
eclipse-word-lost-dreadnought = { eclipse-ship-dreadnought } { $arg }척
eclipse-word-lost-starbase = { eclipse-ship-starbase } { $arg }개
eclipse-word-lost-ancient = { eclipse-ship-ancient } { $arg }척
eclipse-word-lost-gcds = { eclipse-ship-gcds } { $arg }개
eclipse-word-yellow = 🟡{ $arg }
eclipse-word-orange = 🟠{ $arg }
eclipse-word-red = 🔴{ $arg }

# Events
eclipse-event-round = { $round }라운드
eclipse-event-over = 게임이 끝나고 최종 점수를 계산했습니다
eclipse-tie-break = 동점: { JOSA(LISTED($names), "이/가") } 남은 자원이 더 많아 이겼습니다.

# 게임이 끝날 때의 칭호
eclipse-title-destroyed = 전투함을 가장 많이 파괴한 사람: { $name } ({ $count }척)
eclipse-title-explored = 탐험을 가장 많이 한 사람: { $name } ({ $count }번)
eclipse-title-researched = 연구를 가장 많이 한 사람: { $name } ({ $count }번)
eclipse-event-species = { $seat }의 종족: { $species }
eclipse-event-turned-home = { JOSA($seat, "이/가") } 시작 구역 { JOSA($tile, "을/를") } 놓았습니다. 웜홀이 없는 쪽: { $turned ->
    [0] 오른쪽 아래와 왼쪽 위
    [1] 위와 아래
   *[2] 오른쪽 위와 왼쪽 아래
}
eclipse-event-home = { JOSA($seat, "이/가") } { $edge ->
    [0] 위쪽
    [1] 오른쪽 위
    [2] 오른쪽 아래
    [3] 아래쪽
    [4] 왼쪽 아래
   *[5] 왼쪽 위
} { $tile } 구역에서 시작했습니다
eclipse-event-passed = { JOSA($seat, "이/가") } 패스했습니다
eclipse-event-passed-several = { JOSA(LISTED($names), "이/가") } 패스했습니다
eclipse-event-first = { JOSA($seat, "이/가") } 시작 플레이어 마커를 가져왔습니다
eclipse-event-explored = { JOSA($seat, "이/가") } { JOSA($hex, "을/를") } 탐험해 { JOSA($told-tiles, "을/를") } 뽑았습니다
eclipse-event-explored-in-full = { JOSA($seat, "이/가") } { $told-beyond } 너머를 탐험해 { JOSA($told-tiles, "을/를") } 뽑았습니다{ $holds ->
    [none] {""}
   *[other] {" "}({ $holds })
 }
eclipse-event-placed = { JOSA($seat, "이/가") } { $hex }에 { JOSA($told-tile, "을/를") } 놓았습니다
eclipse-event-explored-in-vain = { JOSA($seat, "이/가") } { JOSA($hex, "을/를") } 탐험해 { JOSA($told-tiles, "을/를") } 뽑고 버렸습니다
eclipse-event-explored-in-vain-in-full = { JOSA($seat, "이/가") } { $told-beyond } 너머를 탐험해 { JOSA($told-tiles, "을/를") } 뽑고 버렸습니다
eclipse-event-discarded = { JOSA($seat, "이/가") } { JOSA($tiles, "을/를") } 버렸습니다
eclipse-event-controlled = { JOSA($seat, "이/가") } { $told-tile }에 영향력 원반을 놓았습니다
eclipse-event-unclaimed = { JOSA($seat, "이/가") } { $tile }에는 영향력 원반을 놓지 않았습니다
eclipse-event-released = { JOSA($seat, "이/가") } { $told-tile }의 영향력 원반을 회수했습니다
eclipse-event-released-paid = { $what } 잃음
eclipse-event-put-back = { JOSA($seat, "이/가") } { $tile }의 영향력 원반을 회수했다가 다시 놓았습니다
eclipse-event-refreshed = { JOSA($seat, "이/가") } 이주선 { $count }개를 앞면으로 돌렸습니다
eclipse-event-found = { JOSA($seat, "이/가") } 발견 타일을 썼습니다: { $found }
eclipse-event-found-result = { JOSA($seat, "이/가") } 발견 타일을 써서 { JOSA($result, "을/를") } 받았습니다
eclipse-event-kept = { JOSA($seat, "이/가") } 발견 타일을 점수용으로 가졌습니다
eclipse-event-learned = { JOSA($seat, "이/가") } 고대 기술 { JOSA($technology, "을/를") } 가져왔습니다
eclipse-event-researched = { JOSA($seat, "이/가") } { JOSA($technology, "을/를") } 연구했습니다
eclipse-event-artifacts = { JOSA($seat, "이/가") } 인공물 열쇠를 썼습니다
eclipse-event-returned = { JOSA($seat, "이/가") } { $ship }에서 { JOSA($part, "을/를") } 떼어 냈습니다
eclipse-event-upgraded = { JOSA($seat, "이/가") } { JOSA($ship, "을/를") } 업그레이드해 { JOSA($part, "을/를") } 달았습니다 (남는 에너지 { $energy }, 우선권 { $initiative })
eclipse-event-built = { JOSA($seat, "이/가") } { $tile }에 { JOSA($kind, "을/를") } 건설했습니다
eclipse-event-moved = { JOSA($seat, "이/가") } { JOSA($ship, "을/를") } { $source }에서 { JOSA($target, "으로/로") } 옮겼습니다
eclipse-event-colony = { JOSA($seat, "이/가") } 이주선으로 { $tile }에 { $track } 큐브를 보냈습니다
eclipse-event-trade = { JOSA($seat, "이/가") } 교역했습니다
eclipse-event-offer = { JOSA($seat, "이/가") } { $receiver } 님에게 외교 관계를 제안했습니다
eclipse-event-withdraw = { JOSA($seat, "이/가") } { $receiver } 님에게 한 제안을 취소했습니다
eclipse-event-declined = { JOSA($seat, "이/가") } { $receiver } 님의 제안을 거절했습니다
eclipse-event-relations = { JOSA($seat, "과/와") } { JOSA($receiver, "이/가") } 외교 관계를 수립했습니다
eclipse-event-betrayed = { JOSA($seat, "이/가") } { JOSA($target, "과/와") } 맺은 외교 관계를 파기하고 배신자 카드를 가져왔습니다
eclipse-event-betrayed-paid = { $what } 잃음
eclipse-event-ambassador-gone = { $seat }의 대사 타일이 하나 줄었습니다
eclipse-event-ambassador-gone-paid = { $what } 잃음
eclipse-event-traitor-gone = { JOSA($seat, "이/가") } 배신자 카드를 넘겨주었습니다
eclipse-event-made-room = { JOSA($seat, "이/가") } 명성 타일 1개를 주머니에 되돌렸습니다
eclipse-event-battle = { $told-tile } 전투: { JOSA($seat, "이/가") } { JOSA($target, "을/를") } 공격했습니다
eclipse-event-battle-continued = { $told-tile } 전투가 이어졌습니다
eclipse-event-assault = { $told-tile } 전투: { JOSA($seat, "이/가") } { JOSA($enemy, "을/를") } 공격했습니다
eclipse-event-fired = { $seat }의 { $ship } { $round ->
    [0] 미사일 공격
   *[other] 공격
}{ eclipse-needed }: { eclipse-dice-told }{ eclipse-destroyed }{ eclipse-wounded }
eclipse-needed = { $needed ->
    [0] {""}
   *[other] {" "}({ $needed }+)
}
eclipse-event-neutral-fired = { $ship }의 { $round ->
    [0] 미사일 공격
   *[other] 공격
}{ eclipse-needed }: { eclipse-dice-told }{ eclipse-destroyed }{ eclipse-wounded }
eclipse-dice-told = { $hits ->
    [0] { $misses ->
        [0] { $dice }
       *[other] 빗나감 { $misses }({ $missed })
    }
   *[other] 명중 { $hits }({ $hit }){ $misses ->
        [0] {""}
       *[other] , 빗나감 { $misses }({ $missed })
    }
}
eclipse-destroyed = { $destroyed ->
    [0] {""}
   *[other] { $hits ->
        [0] ; 파괴한 전투함 { $destroyed }척
       *[other] ; { $lost } 파괴
    }
}
eclipse-wounded = { $wounded ->
    [1] ; 손상: { $damaged }
   *[0] {""}
}
eclipse-event-retreats = { $seat }의 { JOSA($ship, "이/가") } { JOSA($target, "으로/로") } 후퇴하기 시작했습니다
eclipse-event-retreat-ended = { $seat }의 { JOSA($ship, "이/가") } { JOSA($target, "으로/로") } 후퇴하기 시작했지만 전투가 먼저 끝났습니다
eclipse-event-left = { $seat }의 { JOSA($ship, "이/가") } { JOSA($target, "으로/로") } 후퇴했습니다
eclipse-event-stalemate = { $tile } 구역 전투의 교착: 서로 피해를 줄 수 없어 { $seat }의 공격이 끝났습니다
eclipse-event-losses = { $tile }에서 { $seat }의 { $ships } 파괴
eclipse-event-neutral-losses = { $tile }에서 { $ships } 파괴
eclipse-event-won = { JOSA($seat, "이/가") } { $told-tile } 전투에서 이겼습니다
eclipse-event-neutral-won = { $told-tile } 전투에서 공격자가 졌습니다
eclipse-event-lost-battle = { JOSA($seat, "이/가") } { $told-tile } 전투에서 졌습니다
eclipse-event-strafed = { $seat }의 인구 공격, { $ship }: { $dice }
eclipse-event-bombarded = { JOSA($seat, "이/가") } { $tile }의 인구를 공격했습니다: { $cubes ->
    [0] 모두 빗나가 파괴한 큐브 없음
   *[other] 파괴한 큐브 { $cubes }개
}
eclipse-event-spared = { JOSA($seat, "이/가") } { $tile }의 인구를 공격하지 않았습니다
eclipse-event-held = { $tile } 구역은 그대로 { $seat }의 구역입니다: 인구 큐브가 { $cubes }개 남았습니다
eclipse-event-left-free = { JOSA($seat, "이/가") } { $discs ->
    [0] 남은 영향력 원반이 없어 { $tile }에 원반을 놓지 못했습니다
   *[other] { $tile }에 영향력 원반을 놓지 않았습니다
}: 이 구역은 주인이 없습니다
eclipse-event-cube-back = { $seat }의 큐브가 { $track } { $destroyed ->
    [0] 트랙으로 돌아갔습니다
   *[other] 묘지로 갔습니다
}
eclipse-event-cubes-back = { $seat }의 큐브 { $count }개가 { $destroyed ->
    [0] 트랙으로 돌아갔습니다
   *[other] 묘지로 갔습니다
}: { $tracks }
eclipse-event-lost = { JOSA($seat, "이/가") } 적 전투함에 { JOSA($told-tile, "을/를") } 빼앗겼습니다
eclipse-event-lost-paid = { $what } 잃음
eclipse-event-drew = { JOSA($seat, "이/가") } 명성 타일 { $count }개를 뽑았습니다
eclipse-event-drew-in-full = { JOSA($seat, "이/가") } 명성 타일 { $count }개(참전 몫 { $fought }개)를 뽑았습니다
eclipse-event-drew-and-kept-in-full = { JOSA($seat, "이/가") } 명성 타일 { $count }개(참전 몫 { $fought }개)를 { $kept ->
    [0] 뽑았지만 남기지 않았습니다
   *[other] { $count ->
        [1] 뽑아 가졌습니다
       *[other] 뽑아 1개를 가졌습니다
    }
}
eclipse-event-drew-and-kept = { JOSA($seat, "이/가") } 명성 타일 { $count }개를 { $kept ->
    [0] 뽑았지만 남기지 않았습니다
   *[other] { $count ->
        [1] 뽑아 가졌습니다
       *[other] 뽑아 1개를 가졌습니다
    }
}
eclipse-event-kept-reputation = { $count ->
    [0] { JOSA($seat, "은/는") } 명성 타일을 남기지 않았습니다
   *[other] { JOSA($seat, "이/가") } 명성 타일 1개를 가졌습니다
}
eclipse-event-idle = { $action ->
    [influence] { JOSA($seat, "이/가") } 영향력 액션을 했지만 원반을 옮기지 않았습니다
    [upgrade] { JOSA($seat, "이/가") } 업그레이드 액션을 했지만 부품을 놓지 않았습니다
   *[move] { JOSA($seat, "이/가") } 이동 액션을 했지만 전투함을 움직이지 않았습니다
}
eclipse-event-wasted = 얻는 것 없이 영향력 원반만 하나 쓰는 액션입니다
eclipse-event-forfeited = { $what }
eclipse-what-builds = 남은 건설 { $count }번
eclipse-what-discs = 남은 원반 이동 { $count }번
eclipse-what-explores = 남은 탐험 1번
eclipse-what-moves = 남은 이동 { $count }번
eclipse-what-researches = 남은 기술 1개
eclipse-what-settling = 지금 이주선 쓰기
eclipse-what-upgrades = 남은 부품 { $count }개
eclipse-event-own-reputation = 나만 아는 정보: 남긴 명성 타일은 { $points }점{ $replaced ->
    [0] {""}
   *[other] , 되돌린 타일은 { $replaced }점
}
eclipse-event-abandoned = { JOSA($seat, "이/가") } 유지 비용 때문에 { JOSA($told-tile, "을/를") } 포기했습니다
eclipse-event-abandoned-paid = { $what } 잃음
eclipse-event-produced = { JOSA($seat, "이/가") } 유지 비용을 내고 자원을 생산했습니다
eclipse-event-produced-result = { $produced ->
    [0] { $upkeep ->
        [0] { $seat }의 유지 단계 증감: { $changes }
       *[other] { JOSA($seat, "이/가") } 돈을 생산하지 못하고 유지 비용 { JOSA($upkeep, "을/를") } 냈습니다 (증감: { $changes })
    }
   *[other] { JOSA($seat, "이/가") } 돈 { JOSA($produced, "을/를") } 생산하고 유지 비용 { JOSA($upkeep, "을/를") } 냈습니다 (증감: { $changes })
}
eclipse-event-produced-row = { $seat }{ $upkeep ->
    [0] {""}
   *[other] {" "}{ $produced } − { $upkeep }
} ({ $changes })
eclipse-event-produced-rows = 돈 생산 − 유지 비용: { $first }
eclipse-event-collapsed = { $seat }의 문명이 유지 비용을 더는 낼 수 없어 멸망했습니다: 모두 { $vp }점{ $reputation ->
    [0] {""}
   *[other] , 명성 → { $reputation }점
}
eclipse-event-technologies = 새 기술 타일: { $drawn }

# Refusals
eclipse-illegal-technology-known = 이미 보유한 기술입니다 (연구).
eclipse-illegal-technology-track-full = 이 분야의 기술을 놓을 칸이 없습니다 (연구).
eclipse-illegal-science-short = 과학 { JOSA($cost, "이/가") } 필요한데 { $have }뿐입니다 (연구).
eclipse-illegal-materials-short = 고른 것을 다 건설할 수는 없습니다. 다음 것은 원자재 { JOSA($cost, "이/가") } 필요한데 { $have }만 남았습니다 (건설).
eclipse-illegal-colony-ships-used = 이주선을 모두 썼습니다. 영향력 액션으로 몇 척을 다시 앞면으로 돌릴 수 있고, 라운드가 끝나면 모두 돌아옵니다 (이주선).
eclipse-illegal-colony-advanced = 내 구역에 남은 인구 칸은 고급 칸뿐이라 기술이 필요합니다 (이주선).
eclipse-illegal-colony-no-square = 내 구역에 빈 인구 칸이 없습니다 (이주선).
eclipse-illegal-no-disc = 액션마다 영향력 원반이 하나 필요한데, 트랙에 남은 원반이 없습니다 (액션 단계).
eclipse-illegal-build-no-sector = 건설은 내 원반이 있는 구역에서만 하는데, 그런 구역이 없습니다 (건설).
eclipse-illegal-build-materials = 가장 싼 것도 원자재가 { $cost }개 드는데 { $have }개뿐입니다. 교역은 내 차례에 언제든 할 수 있습니다 (건설).
eclipse-illegal-build-none-left = 건설할 수 있는 것이 이미 모두 놓여 있습니다 (내용물 개수의 제한).
eclipse-illegal-build-technology = 필요한 기술이 없습니다: { $technology } (건설).
eclipse-illegal-build-price = 원자재 { $cost }개가 필요한데 { $have }개뿐입니다. 내 차례 동안 언제든 교역할 수 있습니다 (건설).
eclipse-illegal-build-one-each = 내 구역마다 이미 하나씩 있습니다 (건설).
eclipse-illegal-explore-nowhere = 내 구역이나 묶이지 않은 내 전투함이 있는 구역 옆에 탐험할 칸이 없습니다 (탐험).
eclipse-illegal-no-ships = 맵에 내 전투함이 없습니다 (이동).
eclipse-illegal-no-way = 자기 구역을 떠날 수 있는 전투함이 없습니다. 웜홀이 이어지지 않거나, 추진기가 없거나, 적에게 묶여 있습니다 (이동).
eclipse-illegal-no-ships-left = { $ship ->
    [interceptor] 요격기가
    [cruiser] 순양함이
    [dreadnought] 전함이
   *[starbase] 우주 기지가
} 더 남아 있지 않습니다 (내용물 개수의 제한).
eclipse-illegal-blueprint-energy = { $ship ->
    [interceptor] 요격기가
    [cruiser] 순양함이
    [dreadnought] 전함이
   *[starbase] 우주 기지가
} 만드는 에너지보다 많은 에너지를 씁니다 (업그레이드).
eclipse-illegal-blueprint-no-drive = { $ship ->
    [interceptor] 요격기에는
    [cruiser] 순양함에는
   *[dreadnought] 전함에는
} 추진기가 있어야 합니다 (업그레이드).
eclipse-illegal-blueprint-drive-on-starbase = 우주 기지에는 추진기를 달 수 없습니다 (업그레이드).
eclipse-illegal-upgrade-parts = 더 놓을 수 있는 부품은 { $left }개입니다 (업그레이드).
eclipse-illegal-upgrade-alone = 다른 것과 함께 고를 수 없습니다. 하나만 고르세요 (업그레이드).
eclipse-illegal-upgrade-technology = 필요한 기술이 없습니다: { $technology } (업그레이드).
eclipse-illegal-upgrade-parts-placed = 이 액션으로 놓을 수 있는 부품을 모두 놓았습니다 (업그레이드).
eclipse-illegal-upgrade-no-slot = 설계도에 놓을 수 있는 칸이 없습니다. 같은 부품이 인쇄되어 있거나 타일이 놓여 있습니다 (업그레이드).
eclipse-illegal-assignment = 주사위는 명중하는 전투함이 남아 있으면 그 전투함에 할당해야 합니다 (전투 단계).

# Table options
eclipse-option-species = 종족
eclipse-choice-species-terran = 첫 게임처럼 모두 테란
eclipse-choice-species-chosen = 원하는 종족 고르기 (시작 플레이어가 마지막)
eclipse-choice-species-drafted = 인원보다 하나 많은 개인 보드를 무작위로 뽑아 고르기
eclipse-choice-species-random = 무작위로 나누어 받기
eclipse-option-neutral-damage = 고대 전투함이 파괴하지 못하고 주는 피해
eclipse-choice-neutral-damage-focus = 가장 큰 전투함 중 1척에 모두
eclipse-choice-neutral-damage-spread = 가장 큰 전투함들에 고르게
eclipse-option-start-positions = 시작 구역의 위치
eclipse-choice-start-positions-chosen = 차례대로 고르기
eclipse-choice-start-positions-drawn = 인원수에 맞게 인쇄된 자리 중에서 무작위로
eclipse-option-home-rotation = 시작 구역 타일의 방향
eclipse-choice-home-rotation-fixed = 은하 중심 쪽에 웜홀이 오도록
eclipse-choice-home-rotation-chosen = 각자 고르기
eclipse-option-tile-connection = 탐험한 구역 타일을 연결할 수 있는 곳
eclipse-choice-tile-connection-any-ship = 내 원반이나 내 전투함이 있는 구역
eclipse-choice-tile-connection-free-ship = 내 원반이나 대치 상태가 아닌 전투함이 있는 구역
eclipse-option-draco-discovery = 드라코의 원반 옆 고대 전투함을 다른 사람이 파괴했을 때 발견 타일의 주인
eclipse-choice-draco-discovery-owner = 원반이 남아 있으면 드라코
eclipse-choice-draco-discovery-next-disc = 다음에 그곳에 원반을 놓는 사람
eclipse-option-reputation-order = 한 구역에서 명성 타일을 뽑는 순서
eclipse-choice-reputation-order-ships = 전투함이 먼저 들어온 순서
eclipse-choice-reputation-order-owner = 원반 주인 먼저, 그다음 전투함이 들어온 순서

# Standing orders
eclipse-order-reactions = 패스한 뒤의 반응 액션
eclipse-choice-reactions-attacked = 공격받을 때까지 하지 않기
eclipse-choice-reactions-ask = 언제나 나에게 묻기
eclipse-choice-reactions-none = 하지 않기
eclipse-order-battle = 후퇴할 수 있는 전투함
eclipse-choice-battle-ask = 나에게 묻기
eclipse-choice-battle-fire = 계속 공격하기
eclipse-choice-battle-below-10 = 승률이 10%보다 낮아지면 후퇴하기
eclipse-choice-battle-below-20 = 승률이 20%보다 낮아지면 후퇴하기
eclipse-choice-battle-below-35 = 승률이 35%보다 낮아지면 후퇴하기
eclipse-choice-battle-below-50 = 승률이 50%보다 낮아지면 후퇴하기
eclipse-order-activation = 우선권이 같은 전투함의 순서를 내가 정할 때
eclipse-choice-activation-smallest = 내 전투함 먼저, 작은 것부터
eclipse-choice-activation-largest = 내 전투함 먼저, 큰 것부터
eclipse-choice-activation-ask = 나에게 묻기
eclipse-order-dice = 내 주사위를 할당할 전투함
eclipse-choice-dice-rule = 되도록 큰 전투함 파괴하기
eclipse-choice-dice-ask = 나에게 묻기
eclipse-order-population = 인구 공격을 할 수 있을 때
eclipse-choice-population-attack = 공격하기
eclipse-choice-population-ask = 나에게 묻기
eclipse-choice-population-spare = 공격하지 않기
eclipse-order-reputation = 내가 뽑은 명성 타일
eclipse-choice-reputation-best = 가장 높은 것 남기기
eclipse-choice-reputation-ask = 나에게 묻기
eclipse-order-cubes = 여러 트랙에 놓을 수 있는 큐브
eclipse-choice-cubes-least = 생산량을 가장 적게 잃는 곳
eclipse-choice-cubes-ask = 나에게 묻기
eclipse-order-relations = 전투 단계가 끝날 때의 외교 관계
eclipse-choice-relations-offered = 제안을 받으면 나에게 묻기
eclipse-choice-relations-ask = 제안할 수 있으면 언제나 나에게 묻기
eclipse-choice-relations-none = 맺지 않기

# Controls
eclipse-ui-mine = 내 개인 보드
eclipse-ui-sheets = 개인 보드
eclipse-ui-sector = 구역 { $sector }
eclipse-ui-zoom = 구역 하나를 크게 보기 …

# Pictures
eclipse-board-galaxy = 은하계
eclipse-board-supply = 기술 타일
eclipse-board-species = 종족
eclipse-board-scoring = 최종 점수
eclipse-board-battle = 전투
eclipse-board-key = 기호 설명
eclipse-board-key-2 = 기호 설명 2
