# 찬반으로 투표하는 법률
ti4-name-anti-intellectual-revolution = 반지성 혁명
ti4-name-conventions-of-war = 전쟁 협약
ti4-name-enforced-travel-ban = 이동 금지령
ti4-name-executive-sanctions = 행정 제재
ti4-name-fleet-regulations = 함대 규정
ti4-name-homeland-defense-act = 본토 방위법
ti4-name-publicize-weapon-schematics = 무기 설계 공개
ti4-name-regulated-conscription = 징병 규제
ti4-name-representative-government = 대의 정부
ti4-name-shared-research = 공동 연구
ti4-name-wormhole-reconstruction = 웜홀 재건
ti4-about-agenda-anti-intellectual-revolution = 찬성: 기술을 연구하면 전투기를 뺀 자기 함선 하나를 파괴합니다. 반대: 다음 전략 단계가 시작될 때 각자 가진 기술 수만큼 행성을 소모합니다.
ti4-about-agenda-conventions-of-war = 찬성: 문화 행성은 폭격할 수 없습니다. 반대: 반대에 투표한 사람은 행동 카드를 모두 버립니다.
ti4-about-agenda-enforced-travel-ban = 찬성: 함선이 이동할 때 α와 β 웜홀은 효과가 없습니다. 반대: 웜홀이 있는 성계와 그에 인접한 성계의 PDS를 모두 파괴합니다.
ti4-about-agenda-executive-sanctions = 찬성: 행동 카드를 3장까지만 가질 수 있습니다. 반대: 각자 행동 카드 한 장을 무작위로 버립니다.
ti4-about-agenda-fleet-regulations = 찬성: 함대 지원고에는 지휘 토큰을 4개까지만 둘 수 있습니다. 반대: 각자 함대 지원고에 지휘 토큰 1개를 놓습니다.
ti4-about-agenda-homeland-defense-act = 찬성: 한 행성에 PDS를 몇 개든 둘 수 있습니다. 반대: 각자 자기 PDS 하나를 파괴합니다.
ti4-about-agenda-publicize-weapon-schematics = 찬성: 누군가 전쟁 태양 기술을 가지면 모두 그 전제 조건을 무시합니다. 전쟁 태양은 피해를 견디지 못합니다. 반대: 그 기술을 가진 사람은 행동 카드를 모두 버립니다.
ti4-about-agenda-regulated-conscription = 찬성: 전투기와 보병은 비용 하나에 둘이 아니라 하나씩 생산합니다. 반대: 아무 일도 없습니다.
ti4-about-agenda-representative-government = 찬성: 투표에 행성을 소모하지 않으며 모두 한 표씩 가집니다. 반대: 다음 전략 단계가 시작될 때 반대에 투표한 사람은 문화 행성을 모두 소모합니다.
ti4-about-agenda-shared-research = 찬성: 함선이 성운을 지나 이동할 수 있습니다. 반대: 각자 증원 부대의 지휘 토큰 1개를 고향 성계에 놓습니다.
ti4-about-agenda-wormhole-reconstruction = 찬성: α나 β 웜홀이 있는 성계는 모두 서로 인접합니다. 반대: 각자 웜홀과 자기 함선이 있는 성계마다 증원 부대의 지휘 토큰 1개를 놓습니다.
ti4-ask-lose-unit = 자기 유닛 중 무엇을 파괴할까요?
ti4-each-lose-unit = { $shape ->
    [planet] { $kind }: { $planet }
   *[system] { $kind }: { $place }({ $system })
}
ti4-ask-exhaust-planets = { $agenda }: 자기 행성 { $count }개를 소모해 주세요
ti4-choose-exhaust-planets = 행성 { $most }개
ti4-each-exhaust-planets = { $planet }
ti4-ask-place-ship = { JOSA($kind, "을/를") } 어디에 놓을까요?
ti4-each-place-ship = { $place }({ $system })
ti4-event-elected-instead = { $seat } 대신 { JOSA($target, "이/가") } 선출되었습니다
ti4-event-rider-point = { $seat }의 예측이 맞았습니다: { ti4-name-imperial-rider }
ti4-picture-part-rider = 예측
ti4-name-condition-most = 문화 행성의 표가 가장 많은 사람에게
ti4-name-condition-leader = 점수가 가장 높은 사람에게
ti4-name-condition-next = 내 왼쪽 사람에게
ti4-name-condition-three = 무역품 3개까지, 이길 수 있을 때
ti4-name-condition-six = 무역품 6개까지, 이길 수 있을 때
ti4-name-condition-any-price = 무역품 몇 개든, 이길 수 있을 때
