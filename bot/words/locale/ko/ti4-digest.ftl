# 한 페이즈가 가져온 것, 누구인지 없이
ti4-digest-points = { $points }점{ $change ->
    [0] {""}
   *[other] {" "}({ SIGNED($change) })
}
ti4-digest-took-cards = 전략 카드: { $cards }
ti4-digest-won-planets = 얻은 행성: { $planets }({ $places })
ti4-digest-scored = 달성: { $objectives }
ti4-digest-points-of = { $source ->
    [custodians] 수호자 토큰
    [agenda] 정책
    [rider] 예측
    [mecatol-rex-held] { ti4-picture-part-imperial }
    [support] { ti4-picture-part-support }
    [crown-of-emphidia] { ti4-picture-part-crown-of-emphidia }
    [holy-planet-of-ixth] { ti4-picture-part-holy-planet-of-ixth }
    [shard-of-the-throne] { ti4-picture-part-shard-of-the-throne }
   *[other] { $source }
} { $points }점
ti4-digest-lost-points = { $source ->
    [custodians] 수호자 토큰
    [agenda] 정책
    [rider] 예측
    [mecatol-rex-held] { ti4-picture-part-imperial }
    [support] { ti4-picture-part-support }
    [crown-of-emphidia] { ti4-picture-part-crown-of-emphidia }
    [holy-planet-of-ixth] { ti4-picture-part-holy-planet-of-ixth }
    [shard-of-the-throne] { ti4-picture-part-shard-of-the-throne }
   *[other] { $source }
} { $points }점 잃음
ti4-digest-learned = 기술: { $technologies }
ti4-digest-built = 생산: { $units }
ti4-digest-gained = 획득: { $amounts }
ti4-digest-hand = 행동 카드 { $count }장 ({ SIGNED($change) })
ti4-digest-got-notes = 받은 약속 어음: { $notes }
ti4-digest-lost-planets = 잃은 행성: { $planets }({ $places })
ti4-digest-lost-units = 잃은 유닛: { $units }
ti4-digest-removed-units = 자리가 없어 제거: { $units }
ti4-digest-lost-amounts = 잃은 자원: { $amounts }
ti4-digest-paid = 지불: { $amounts }
ti4-digest-gone = 탈락
ti4-digest-revealed = 공개된 목표: { $objectives }
ti4-digest-laws = 새 법: { $laws }
ti4-digest-repealed = 효력을 잃은 법: { $laws }
ti4-digest-speaker = 의장: { $target }
ti4-digest-offer = { $giver } → { $receiver } 거래 제안
ti4-digest-card-goods = { $card }: 무역품 { $count }개
ti4-name-custodians = { ti4-picture-part-custodians }
ti4-name-mecatol-rex-held = { ti4-picture-part-imperial }
ti4-name-support = { ti4-picture-part-support }
ti4-name-agenda = { ti4-picture-part-agenda }
ti4-name-rider = { ti4-picture-part-rider }
