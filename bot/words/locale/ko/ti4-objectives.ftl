# 목표가 요구하는 것: 이름 뒤에 짧게
ti4-asks-corner-the-market = 같은 특성 행성 4개
ti4-asks-develop-weaponry = 유닛 향상 2개
ti4-asks-diversify-research = 두 색의 기술 각 2개
ti4-asks-erect-a-monument = 자원 8
ti4-asks-expand-borders = 고향 성계 밖 행성 6개
ti4-asks-found-research-outposts = 기술 특화 행성 3개
ti4-asks-intimidate-council = 메카톨 렉스에 인접한 성계 2개에 함선
ti4-asks-lead-from-the-front = 지휘 토큰 3개
ti4-asks-negotiate-trade-routes = 무역품 5개
ti4-asks-sway-the-council = 영향력 8
ti4-asks-centralize-galactic-trade = 무역품 10개
ti4-asks-conquer-the-weak = 다른 플레이어의 고향 성계 행성
ti4-asks-form-galactic-brain-trust = 기술 특화 행성 5개
ti4-asks-found-a-golden-age = 자원 16
ti4-asks-galvanize-the-people = 지휘 토큰 6개
ti4-asks-manipulate-galactic-law = 영향력 16
ti4-asks-master-the-sciences = 네 색의 기술 각 2개
ti4-asks-revolutionize-warfare = 유닛 향상 3개
ti4-asks-subdue-the-galaxy = 고향 성계 밖 행성 11개
ti4-asks-unify-the-colonies = 같은 특성 행성 6개
ti4-asks-adapt-new-strategies = 자기 세력 기술 2개
ti4-asks-become-the-gatekeeper = α 웜홀과 β 웜홀에 함선
ti4-asks-control-the-region = 성계 6개에 함선
ti4-asks-cut-supply-lines = 다른 플레이어의 우주 항만에 함선
ti4-asks-destroy-their-greatest-ship = 전쟁 태양이나 기함 파괴
ti4-asks-establish-a-perimeter = PDS 4개
ti4-asks-forge-an-alliance = 문화 행성 4개
ti4-asks-form-a-spy-network = 행동 카드 5장
ti4-asks-fuel-the-war-machine = 우주 항만 3개
ti4-asks-gather-a-mighty-fleet = 노급 전함 5척
ti4-asks-learn-the-secrets-of-the-cosmos = 이상 현상에 인접한 성계 3개에 함선
ti4-asks-master-the-laws-of-physics = 같은 색의 기술 4개
ti4-asks-mine-rare-metals = 위험 행성 4개
ti4-asks-monopolize-production = 산업 행성 4개
ti4-asks-occupy-the-seat-of-the-empire = 메카톨 렉스와 함선 3척
ti4-asks-spark-a-rebellion = 승점이 가장 많은 플레이어에게 전투 승리
ti4-asks-threaten-enemies = 다른 플레이어의 고향 성계에 인접한 함선
ti4-asks-unveil-flagship = 기함과 함께 우주 전투 승리
ti4-asks-make-an-example-of-their-world = 행성의 마지막 육군을 폭격으로 파괴
ti4-asks-turn-their-fleets-to-dust = 성계의 마지막 함선을 우주포로 파괴

ti4-event-scored-in-full = { JOSA($seat, "이/가") } ‘{ $objective }’({ $asks }) 목표로 점수를 얻었습니다
ti4-event-scoring-in-full = { JOSA($seat, "이/가") } ‘{ $objective }’({ $asks }) 목표로 점수를 얻으려고 비용을 냈습니다
ti4-event-revealed-in-full = 새 목표: { $objective } ({ $asks })
ti4-event-fulfils = { $now ->
    [0] { JOSA($seat, "은/는") } ‘{ $objective }’ 목표를 더는 충족하지 못합니다
   *[other] { JOSA($seat, "이/가") } 이제 ‘{ $objective }’ 목표를 충족합니다
}
ti4-event-fulfils-in-full = { $now ->
    [0] { JOSA($seat, "은/는") } ‘{ $objective }’({ $asks }) 목표를 더는 충족하지 못합니다
   *[other] { JOSA($seat, "이/가") } 이제 ‘{ $objective }’({ $asks }) 목표를 충족합니다
}
ti4-event-scored-none = { JOSA($seat, "이/가") } 목표로 점수를 얻지 않았습니다
ti4-event-scored-none-several = { JOSA(LISTED($names), "은/는") } 목표로 점수를 얻지 않았습니다
ti4-event-too-late = { JOSA($seat, "이/가") } 고른 목표는 우선권 순서가 늦어 점수가 되지 못했습니다: { $objectives }
