# 지시
ti4-name-archived-secret = 기록 보관소의 비밀
ti4-name-economic-equality = 경제적 평등
ti4-name-judicial-abolishment = 사법적 폐지
ti4-name-mutiny = 반란
ti4-name-seed-of-an-empire = 제국의 씨앗
ti4-name-unconventional-measures = 비상 조치
ti4-about-agenda-archived-secret = 플레이어를 뽑습니다. 뽑힌 사람은 비밀 목표 한 장을 받습니다.
ti4-about-agenda-economic-equality = 찬성: 모두 무역품을 전부 돌려놓고 5개를 얻습니다. 반대: 모두 무역품을 전부 돌려놓습니다.
ti4-about-agenda-judicial-abolishment = 법률을 뽑습니다. 그 법률은 더 이상 효력이 없습니다.
ti4-about-agenda-mutiny = 찬성: 찬성에 투표한 사람은 승점 1점을 얻습니다. 반대: 찬성에 투표한 사람은 승점 1점을 잃습니다.
ti4-about-agenda-seed-of-an-empire = 찬성: 승점이 가장 높은 사람이 1점을 얻습니다. 반대: 승점이 가장 낮은 사람이 1점을 얻습니다.
ti4-about-agenda-unconventional-measures = 찬성: 찬성에 투표한 사람은 행동 카드 2장을 뽑습니다. 반대: 찬성에 투표한 사람은 행동 카드를 모두 버립니다.
ti4-event-agenda-point = { $seat }: 정책에 따른 승점
ti4-picture-part-agenda = 정책
