# 경험 규칙이 답을 매기는 까닭: 한 줄에 무거운 것부터

# 목표
ti4-reason-fulfilled = 이미 이룸
ti4-reason-payable = 지금 비용을 낼 수 있음
ti4-reason-missing = 조건에서 { $n }가지 모자람
ti4-reason-deed = 아직 이룰 길이 보이지 않음
ti4-reason-fulfilled-so = 이기면 { $objective } 달성
ti4-reason-nearer = ‘{ $objective }’에 가까워짐
ti4-reason-farther = ‘{ $objective }’에서 멀어짐
ti4-reason-points = 승점 { $n }
ti4-reason-costs-nothing = 비용 없음
ti4-reason-scores-now = ‘{ $objective }’ 바로 득점
ti4-reason-scores-twice = 이룬 공용 목표가 여럿: 이 카드로 하나, 재정비 단계에 하나
ti4-reason-scores-nothing = 얻는 점수 없음

# 행성과 함선
ti4-reason-takes = { $planet } 차지 (자원 { $resources }, 영향력 { $influence })
ti4-reason-planet = { $planet }: 자원 { $resources }, 영향력 { $influence }
ti4-reason-holds-centre = 메카톨 렉스: ‘{ ti4-name-imperial }’ 카드를 쓸 때마다 1점
ti4-reason-own-home = 고향 행성: 없으면 공용 목표로 득점 못 함
ti4-reason-of-another = { $target }에게서 빼앗음
ti4-reason-odds = 전투 승률 { $n }%
ti4-reason-lands = { JOSA($planet, "을/를") } 차지할 확률 { $n }%
ti4-reason-towards-centre = 메카톨 렉스에 가까워짐
ti4-reason-gathers = 빈 우주모함이 돌아와 다시 실음
ti4-reason-ships-away = { $n ->
    [0] 묶이는 함선 없음
   *[other] 함선 { $n }척이 이번 라운드에 그곳에 묶임
}
ti4-reason-leaves-home = 고향 성계에 남는 함선이 없음
ti4-reason-gives-up-support = 1점인 약속 어음을 돌려주게 됨
ti4-reason-planets-there = 그곳의 내 행성: 자원 { $resources }, 영향력 { $influence }
ti4-reason-ships-there = { $n ->
    [0] 그곳에 내 함선 없음
   *[other] 그곳에 내 함선 { $n }척
}
ti4-reason-stays = 모두 그대로 둠
ti4-reason-stays-in-space = 육군을 걸지 않음
ti4-reason-survives = 남으면 함대를 잃을 듯함
ti4-reason-least-lost = 가장 싼 것을 잃음
ti4-reason-in-first-round = 첫 라운드에 쓸 때 가장 많이 막음
ti4-reason-gives-up = 이길 만한 전투를 포기함

# 건물과 유닛
ti4-reason-dock = 새로 유닛을 만들 수 있는 곳
ti4-reason-dock-beside = 이미 유닛을 만들 수 있는 곳
ti4-reason-guards = 그 성계를 지킴
ti4-reason-none-left = 남은 것이 없음
ti4-reason-holds-ships = 그곳의 함선 { $n }척이 이번 라운드에 더 못 움직임
ti4-reason-holds-dock = 그곳에서는 이번 라운드에 더 생산하지 못함
ti4-reason-builds-nothing = 놓을 만한 곳이 없음
ti4-reason-makes = 그곳에서 자원 { $n }만큼 유닛 생산
ti4-reason-cargo = 보병이 행성을 차지함
ti4-reason-carrier-more = 우주모함이 보병을 멀리 나름
ti4-reason-asked-for = ‘{ $objective }’에 필요함
ti4-reason-best-ship = 지금 만들 수 있는 가장 좋은 함선: { $unit }
ti4-reason-with-tokens = 남는 몫은 전투기
ti4-reason-saves = 비용을 아낌
ti4-reason-leaves = 남는 것: 자원 { $resources }, 영향력 { $influence }
ti4-reason-leaves-most = 가장 많이 남음

# 기술
ti4-reason-strong = 손꼽히게 좋은 기술
ti4-reason-useful = 대체로 쓸모 있는 기술
ti4-reason-weak = 그 자체로는 쓸모가 적음
ti4-reason-leads-to = { JOSA($technology, "으로/로") } 이어짐
ti4-reason-too-dear = 목표에 쓸 무역품까지 듦
ti4-reason-tokens-instead = 기술 대신 행동 세 번
ti4-reason-no-technology = 비용 없음

# 전략 카드와 지휘 토큰
ti4-reason-card = { $card ->
    [leadership] 지휘 토큰 셋은 행동 세 번
    [diplomacy] 행성을 준비하고 성계 하나를 지킴
    [politics] 행동 카드 두 장
    [construction] 전략 토큰 없이 건물을 놓음
    [trade] 무역품과 거래할 원자재
    [warfare] 토큰 하나를 되찾고 모두 다시 놓음
    [technology] 기술 하나는 그냥, 하나 더는 싸게
   *[imperial] 공용 목표를 일찍 득점하거나 비밀 목표를 더 얻음
}
ti4-reason-goods-on-card = 놓인 무역품 { $n }개
ti4-reason-few-tokens = { $n ->
    [0] 전술 지원고가 비었음
   *[other] 전술 지원고의 토큰이 { $n }개뿐
}
ti4-reason-speaker = 의장이 되어 다음에 먼저 고를 수 있음
ti4-reason-primary-soon = 라운드에서 일찍 쓸수록 이득
ti4-reason-primary-late = 라운드 끝까지 기다려도 됨
ti4-reason-readies = 소모된 내 행성 { $n }개
ti4-reason-token-back = 거의 빈 전술 지원고에 토큰이 돌아옴
ti4-reason-token = { $n ->
    [1] 전술 지원고의 마지막 토큰
   *[other] 전술 지원고의 토큰 { $n }개 중 하나
}
ti4-reason-follows = { $card ->
    [leadership] 토큰이 영향력보다 값짐
    [diplomacy] 준비할 행성이 넉넉함
    [politics] 행동 카드 두 장
    [construction] 놓기 좋은 자리가 있음
    [trade] 거래할 원자재를 채움
    [warfare] 고향에서 유닛을 만들 자원이 남음
    [technology] 연구할 자원이 있음
   *[imperial] 비밀 목표를 더 들 수 있음
}
ti4-reason-keeps-token = { $n ->
    [0] 비용 없음
   *[other] 전략 지원고의 토큰 { $n }개를 아낌
}
ti4-reason-not-worth-token = 지금은 얻는 것이 적음
ti4-reason-better-card = { $given }보다 { $taken } 쪽이 나음
ti4-reason-worse-card = 내줄 것이 더 값짐
ti4-reason-keeps-law = 법을 계속 가짐
ti4-reason-to-act = 작전 행동 { $n }번
ti4-reason-for-secondaries = { $n ->
    [0] 부가 능력 없음
   *[other] 부가 능력 { $n }번
}
ti4-reason-for-fleet = 가장 큰 함대에 { $n }개 필요
ti4-reason-bought = 행동할 토큰이 적어 { $n }개를 더 얻음

# 다른 사람
ti4-reason-self = 다음 라운드에 먼저 고름
ti4-reason-behind = { $target }: 승점 { $n }
ti4-reason-leads-game = { JOSA($target, "이/가") } 앞서 있음
ti4-reason-gains-by-trade = 주는 것보다 받는 것이 큼
ti4-reason-loses-by-trade = 받는 것보다 주는 것이 큼
ti4-reason-about-to-win = { JOSA($target, "이/가") } 곧 이길 듯함
ti4-reason-no-trade = 가진 것을 그대로 둠
ti4-reason-in-return = 상대가 다시 동의해야 함
ti4-reason-swaps-most = 나와 원자재를 가장 많이 맞바꿀 수 있음

# 카드, 능력, 표
ti4-reason-good-card = 손에 두기보다 지금 쓰는 편이 나음
ti4-reason-no-use = 지금은 쓸모없음
ti4-reason-hits-many = 한 번에 { $n }개에 미침
ti4-reason-few-for-secondaries = 부가 능력에 쓸 토큰이 { $n }개뿐
ti4-reason-harms-self = 나에게 해로움
ti4-reason-goods = 무역품 { $n }개
ti4-reason-destroys-infantry = 보병 { $n }기 파괴
ti4-reason-free-unit = 행동 없이 유닛 하나
ti4-reason-against-you = 나를 노린 카드
ti4-reason-not-against-you = 나를 노린 카드가 아님
ti4-reason-lets-happen = 그대로 당함
ti4-reason-wasted-on-it = 나를 노리지 않은 카드에 쓰게 됨
ti4-reason-in-first-battle = 아끼는 카드는 끝내 못 쓰기 쉬움
ti4-reason-holds-back = 다음 전투를 위해 모두 아낌
ti4-reason-worth-using = 비용보다 얻는 것이 큼
ti4-reason-passes-up = 비용만큼 얻을 것이 없음
ti4-reason-least-use = 가장 쓸모가 적음
ti4-reason-evens-out = 가장 많은 곳에서 가장 적은 곳으로
ti4-reason-best-at-once = 당장 나에게 가장 이로움
ti4-reason-costs-most-of = 이 법은 주는 것보다 빼앗는 것이 많음
ti4-reason-serves-most = 해로움보다 이로움이 큼
ti4-reason-elects-you = 나나 내 것에 대한 결과
ti4-reason-hurts-leader = 점수가 가장 많은 상대에게 해로움
ti4-reason-no-outcome = 나에게 이로운 결과가 없음
ti4-reason-keeps-ready = 행성을 준비 상태로 둠
ti4-reason-predicts = 적은 표보다 예측이 이득
ti4-reason-ends-agenda = 정책 자체가 나에게 해로움
ti4-reason-silences = 표가 가장 많은 사람이 투표하지 못함
ti4-reason-saves-votes = 행성 절반은 다음 정책을 위해 남김
ti4-reason-attacks-you = 나를 노린 행동
ti4-reason-attacks-others = 나를 노린 행동이 아님

# 준비
ti4-reason-slice = 행성들: 자원 { $resources }, 영향력 { $influence }
ti4-reason-position = 자리의 차이는 작음
ti4-reason-faction = 세력의 차이는 작음
ti4-reason-good-tile = 좋은 성계, 고향에서 { $n }칸
ti4-reason-poor-tile = 나쁜 성계, 고향에서 { $n }칸
