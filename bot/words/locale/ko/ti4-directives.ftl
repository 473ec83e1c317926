# 지시
ti4-name-archived-secret = 기록 보관소의 비밀
ti4-name-arms-reduction = 군비 축소
ti4-name-colonial-redistribution = 식민지 재분배
ti4-name-compensated-disarmament = 보상 무장 해제
ti4-name-economic-equality = 경제적 평등
ti4-name-incentive-program = 장려책
ti4-name-ixthian-artifact = 익스의 유물
ti4-name-judicial-abolishment = 사법적 폐지
ti4-name-miscount-disclosed = 오개표 폭로
ti4-name-mutiny = 반란
ti4-name-new-constitution = 새 헌법
ti4-name-public-execution = 공개 처형
ti4-name-seed-of-an-empire = 제국의 씨앗
ti4-name-swords-to-plowshares = 칼을 쟁기로
ti4-name-unconventional-measures = 비상 조치
ti4-name-wormhole-research = 웜홀 연구
ti4-about-agenda-archived-secret = 플레이어를 뽑습니다. 뽑힌 사람은 비밀 목표 한 장을 받습니다.
ti4-about-agenda-arms-reduction = 찬성: 모두 노급 전함은 2척, 순양함은 4척이 남을 때까지 파괴합니다. 반대: 다음 전략 단계가 시작될 때 모두 기술 특화가 있는 행성을 소모합니다.
ti4-about-agenda-colonial-redistribution = 메카톨 렉스와 고향 성계가 아닌 행성을 뽑습니다. 그 행성의 모든 유닛을 파괴합니다. 통제하는 사람이 승점이 가장 낮은 플레이어 한 명을 고르고, 그 사람은 보병 1개를 그곳에 놓을 수 있습니다.
ti4-about-agenda-compensated-disarmament = 행성을 뽑습니다. 그곳의 육군을 모두 파괴하고, 통제하는 사람은 하나마다 무역품 1개를 얻습니다.
ti4-about-agenda-economic-equality = 찬성: 모두 무역품을 전부 돌려놓고 5개를 얻습니다. 반대: 모두 무역품을 전부 돌려놓습니다.
ti4-about-agenda-incentive-program = 찬성: 1단계 공용 목표를 한 장 더 공개합니다. 반대: 2단계 공용 목표를 한 장 더 공개합니다.
ti4-about-agenda-ixthian-artifact = 찬성: 의장이 주사위를 굴립니다. 6 이상이면 모두 기술 2개를 연구할 수 있습니다. 5 이하면 메카톨 렉스 성계의 모든 유닛을 파괴하고, 인접한 성계마다 모두 자기 유닛 3개를 파괴합니다. 반대: 아무 일도 없습니다.
ti4-about-agenda-judicial-abolishment = 법률을 뽑습니다. 그 법률은 더 이상 효력이 없습니다.
ti4-about-agenda-miscount-disclosed = 법률을 뽑습니다. 방금 공개된 것처럼 카드와 거래까지 포함해 다시 투표합니다. 그동안 법률은 계속 시행됩니다.
ti4-about-agenda-mutiny = 찬성: 찬성에 투표한 사람은 승점 1점을 얻습니다. 반대: 찬성에 투표한 사람은 승점 1점을 잃습니다.
ti4-about-agenda-new-constitution = 찬성: 모든 법률을 버리고, 다음 전략 단계가 시작될 때 모두 고향 성계의 행성을 소모합니다. 반대: 아무 일도 없습니다.
ti4-about-agenda-public-execution = 플레이어를 뽑습니다. 뽑힌 사람은 행동 카드를 모두 버리고, 의장이면 의장 토큰을 왼쪽 사람에게 넘기며, 이번 정책 단계에는 더 이상 투표할 수 없습니다.
ti4-about-agenda-seed-of-an-empire = 찬성: 승점이 가장 높은 사람이 1점을 얻습니다. 반대: 승점이 가장 낮은 사람이 1점을 얻습니다.
ti4-about-agenda-swords-to-plowshares = 찬성: 모두 자기 행성마다 보병 절반(올림)을 파괴하고 하나마다 무역품 1개를 얻습니다. 반대: 모두 통제하는 행성마다 보병 1개를 놓습니다.
ti4-about-agenda-unconventional-measures = 찬성: 찬성에 투표한 사람은 행동 카드 2장을 뽑습니다. 반대: 찬성에 투표한 사람은 행동 카드를 모두 버립니다.
ti4-about-agenda-wormhole-research = 찬성: 웜홀이 있는 성계에 함선이 있는 사람은 기술 1개를 연구할 수 있습니다. 그런 다음 알파나 베타 웜홀이 있는 성계의 모든 함선을 파괴합니다. 반대: 반대에 투표한 사람은 지휘 시트의 지휘 토큰 1개를 잃습니다.
ti4-event-agenda-point = { $seat }: 정책에 따른 승점
ti4-picture-part-agenda = 정책
ti4-ask-lose-units = 자기 유닛 중 { $count }개를 골라 파괴하세요
ti4-each-lose-units = { $shape ->
    [planet] { $planet }의 { $kind }
   *[system] { $place }({ $system })의 { $kind }
}
ti4-ask-lose-token = 어느 지휘 토큰을 잃을까요?
ti4-ask-choose-settler = { $planet }에 누가 정착할 수 있을까요?
ti4-each-choose-settler = { $target }
ti4-ask-settle = { $planet }에 보병 1개를 놓을까요?
ti4-name-settle-place = 놓기
ti4-name-settle-none = 보병을 놓지 않기
ti4-event-ixthian-die = { $seat }의 유물 주사위: { $dice }
ti4-event-settler = { JOSA($seat, "이/가") } { $planet }에 정착할 사람으로 { JOSA($target, "을/를") } 고릅니다
