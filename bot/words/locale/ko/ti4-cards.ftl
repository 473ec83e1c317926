# 행동 카드: 질문, 선택지, 일어나는 일
ti4-ask-instructions = 저절로 쓸 카드·능력 …
ti4-ask-hand = { $window ->
    [producing] 이 생산에 능력 쓰기 …
   *[other] 함선 이동 전에 카드나 능력 쓰기 …
}
ti4-ask-react = { JOSA($target, "이/가") } { JOSA($action-card, "을/를") } 냅니다. 취소할까요?
ti4-step-react = { $count ->
    [0] { $target } 님의 { JOSA($action-card, "을/를") } 취소하지 않음
   *[other] { $target } 님의 { $action-card }에 대응: { $answer }
}
ti4-ask-play-now = { $window }: 능력을 쓰거나 카드를 낼까요?
ti4-step-play-now = { $window }: { $answer }
ti4-ask-battle-plan = { $place }({ $system }) 성계의 전투: 무엇을 언제 내거나 쓸까요?
ti4-step-battle-plan = { $count ->
    [0] { $place }({ $system }) 성계의 전투에서 내거나 쓰는 것 없음
   *[other] { $place }({ $system }) 성계의 전투: { $answer }
}
ti4-ask-discard-cards = 행동 카드 { $count }장을 버리세요
ti4-ask-spend-cards = { $objective }: 행동 카드 { $count }장을 버립니다. 어느 카드인가요?
ti4-choose-react = { $most }장까지
ti4-choose-battle-plan = { $most }개까지
ti4-choose-discard-cards = { $most }장 버리기
ti4-choose-spend-cards = { $most }장 버리기
ti4-draws-hand = 다른 사람이 취소할 수 있어 낸 카드는 바로 반영되고 되돌릴 수 없습니다.
ti4-draws-play-now = 다른 사람이 취소할 수 있어 낸 카드는 바로 반영되고 되돌릴 수 없습니다.
ti4-draws-react = 답하면 바로 반영되고 되돌릴 수 없습니다.
ti4-draws-battle-plan = 두 계획이 모이면 주사위를 굴립니다.
ti4-draws-choose-card = 행동 카드 ‘공개 망신’을 든 사람이 이 전략 카드를 막고 다른 것을 고르게 할 수 있습니다. 그래서 바로 반영되고 되돌릴 수 없습니다.
ti4-draws-choose-speaker = 이어서 행동 카드를 뽑으므로 바로 반영되고 되돌릴 수 없습니다.
ti4-draws-discard-cards = 일부 답은 바로 반영되어 되돌릴 수 없습니다.
ti4-draws-share-trade = 다른 사람이 약속 어음을 쓸 수 있어 바로 확정될 수 있습니다.
ti4-draws-offers = 일부 답은 바로 반영되어 되돌릴 수 없습니다.
ti4-draws-spend-cards = 주사위나 카드가 이어질 수 있는 선택은 바로 반영됩니다.
ti4-group-file = 저절로 내거나 쓰기
ti4-group-drop = 거두기
ti4-group-cancel-as-action = 한 카드에 방해 공작: 행동으로 쓰는 것
ti4-group-cancel-in-battle = 한 카드에 방해 공작: 전투에 쓰는 것
ti4-group-cancel-on-agenda = 한 카드에 방해 공작: 의제에 쓰는 것
ti4-group-cancel-elsewhere = 한 카드에 방해 공작: 그 밖의 것
ti4-group-action-cards = 행동 카드
ti4-group-retreat = 후퇴
ti4-option-announced = 행동 카드를 누구에게 물을까
ti4-choice-announced-heavy = 중요한 카드만 모두에게
ti4-choice-announced-all = 모든 카드를 모두에게
ti4-choice-announced-none = 묻지 않음: 미리 정한 대로
ti4-window-react = 행동 카드로 대응할 시간
ti4-played-on = { $shape ->
    [planet] : { $planet }
    [planet-target] : { $target }의 { $planet }
    [planet-target-readies] : { $target }의 { $planet } 소모, { $readies } 준비
    [target-readies] : { $readies } 준비
    [system] : { $place }({ $system })
    [system-target] : { $place }({ $system }), { $target }
    [system-where-target] : { $place }({ $system }), { $target }
    [system-target-kind] : { $place }({ $system })에 있는 { $target }의 { $kind }
    [target] : { $target }
    [target-what] : { $target }의 { $what }
    [target-given-taken] : { $given } 주고 { $target }의 { $taken }
    [target-kind] : { $target }의 { $kind }
    [target-cancels] : { $target }의 { $cancels }
    [cancels] ({ $cancels })
    [outcome] : { $outcome }
    [objective] : { $objective }
    [law] : { $law }
    [target-kind-gives-up] : { $target }의 { $kind }, 대신 { $gives-up }
    [target-gives-up] : { $target }, 대신 { $gives-up }
    [target-units] : { $target }의 { $units }
    [improves] : 주사위 { $improves }개
    [planet-target-paid] : { $planet }에서 { $target } 상대로, { JOSA($paid, "으로/로") } 지불
    [votes] : { $votes }
    [system-wormhole] : { $place }({ $system })의 { $wormhole }
    [planet-where] : { $planet }에서 { JOSA($where, "으로/로") }
    [owner] {" "}({ $owner })
    [joining] : 육군 { $joining }
   *[none] {""}
}
ti4-word-card = { $action-card }{ ti4-played-on }
ti4-each-hand = { $action-card }{ ti4-played-on }
ti4-each-react = { $action-card }{ ti4-played-on }
ti4-each-play-now = { $action-card }{ ti4-played-on }
ti4-each-discard-cards = { $action-card }
ti4-each-spend-cards = { $action-card }
ti4-each-battle-plan = { $action-card }: { $condition }
ti4-name-battle-plan-ask = 그때그때 나에게 묻기
ti4-word-battle-plan-retreat = 이길 확률이 { $percent }%보다 낮으면 후퇴
ti4-name-play-now-pass = 넘기기
ti4-word-file = { $shape ->
    [cancels] { $action-card }{ ti4-played-on }
   *[other] { $action-card }{ ti4-played-on }: { $condition }
}
ti4-word-drop = { $shape ->
    [cancels] { $action-card }{ ti4-played-on }
   *[other] { $action-card }{ ti4-played-on }: { $condition }
}
ti4-name-condition-always = 낼 수 있을 때마다
ti4-name-condition-mine = 나를 노릴 때
ti4-name-condition-heavy = 중요한 카드일 때
ti4-name-condition-as-action = 행동으로 쓰는 카드일 때
ti4-name-condition-in-battle = 전투에 쓰는 카드일 때
ti4-name-condition-on-agenda = 의제에 쓰는 카드일 때
ti4-name-condition-elsewhere = 그 밖의 카드일 때
ti4-name-condition-named = 누가 쓰든
ti4-name-condition-first = 첫 라운드에
ti4-name-condition-two = 타격이 둘 이상일 때
ti4-name-condition-any = 타격이 있을 때마다
ti4-name-condition-outnumbered = 상대 함선이 두 배일 때
ti4-name-condition-below-25 = 이길 확률이 25%보다 낮을 때
ti4-name-condition-below-40 = 이길 확률이 40%보다 낮을 때
ti4-name-condition-below-50 = 이길 확률이 50%보다 낮을 때
ti4-name-condition-below-60 = 이길 확률이 60%보다 낮을 때
ti4-name-window-space-round = 우주 전투 라운드 시작
ti4-name-window-space-round-end = 우주 전투 라운드 끝
ti4-name-window-space-won = 우주 전투 승리
ti4-name-window-retreat-announced = 후퇴 선언
ti4-name-window-space-hits = 내 함선에 타격
ti4-name-window-sustained = 함선이 피해를 견딤
ti4-name-window-ship-destroyed = 내 함선이 파괴됨
ti4-name-window-invasion = 침공 시작
ti4-name-window-committed = 육군 강하
ti4-name-window-cannon-hits = 우주포 타격
ti4-name-window-ground-round = 지상 전투 라운드 시작
ti4-name-window-ground-rolled = 지상 전투 주사위
ti4-name-window-ground-round-end = 지상 전투 라운드 끝
ti4-name-window-card-played = 카드가 나옴
ti4-name-window-control-gained = 행성 통제 획득
ti4-name-window-control-lost = 행성을 잃음
ti4-event-filed-instruction = 나만 아는 일: { $action-card }{ ti4-played-on } — { $condition }
ti4-event-dropped-instruction = 나만 아는 일: { $action-card }{ ti4-played-on } 거둠 — { $condition }
ti4-event-played-card = { JOSA($seat, "이/가") } ‘{ $action-card }’ 카드를 냈습니다{ ti4-played-on }
ti4-event-cancelled-card = { JOSA($seat, "이/가") } { $target }의 ‘{ $action-card }’ 카드를 취소했습니다
ti4-event-wants-to-be-asked = { JOSA($seat, "은/는") } 전투 중에 그때그때 정하기로 했습니다
ti4-event-drew-cards = { JOSA($seat, "이/가") } 행동 카드 { $count }장을 뽑았습니다
ti4-event-got-cards = 나만 아는 일: { JOSA($action-card, "을/를") } 뽑았습니다
ti4-event-discarded-card = { JOSA($seat, "이/가") } { JOSA($action-card, "을/를") } 버렸습니다
ti4-event-discarded-cards = { JOSA($seat, "이/가") } 행동 카드 { $count }장을 버렸습니다: { $action-cards }
ti4-event-replaced = { JOSA($seat, "이/가") } { $place }({ $system }) 성계에서 { JOSA($kind, "을/를") } { JOSA($by, "으로/로") } 바꾸었습니다
ti4-event-gained-goods = { JOSA($seat, "이/가") } 무역품을 얻었습니다
ti4-event-gained-goods-result = { JOSA($seat, "이/가") } { JOSA($result, "을/를") } 얻었습니다
ti4-event-paid-goods = { JOSA($seat, "이/가") } 비용을 냈습니다
ti4-event-paid-goods-result = { JOSA($seat, "이/가") } { JOSA($result, "을/를") } 냈습니다
ti4-event-exhausted = { $seat }의 { JOSA($planet, "이/가") } 소모 상태가 되었습니다
ti4-event-exhausted-paid = 당분간 { $what } 잃음
ti4-event-exhausted-planets = { $agenda }에 따라 { JOSA($seat, "이/가") } 행성을 소모했습니다: { $planets }
ti4-event-exhausted-planets-paid = 당분간 { $what } 잃음
ti4-event-lost-token = { JOSA($seat, "이/가") } 지휘 토큰 하나를 잃었습니다
ti4-event-lost-token-result = { JOSA($seat, "이/가") } 지휘 토큰 하나를 잃었습니다: { $result }
ti4-event-token-placed = { $seat }의 지휘 토큰이 { $place }({ $system }) 성계에 놓였습니다
ti4-event-took-card = { JOSA($seat, "이/가") } { $target }의 행동 카드 한 장을 가져갔습니다
ti4-event-took-which = 두 사람만 아는 일: { $action-card }
ti4-event-lost-units = { JOSA($seat, "이/가") } { $place }({ $system }) 성계에서 유닛을 잃었습니다: { $units }
ti4-event-plague = { $planet }의 역병(주사위 { $dice }): { $count ->
    [0] 파괴된 보병이 없습니다
   *[other] 보병 { $count }기가 파괴되었습니다
}
ti4-event-placed-infantry-on = { JOSA($seat, "이/가") } { $planet }에 보병 { $count }기를 놓았습니다
ti4-event-placed-infantry = { JOSA($seat, "이/가") } 보병을 놓았습니다: { $planets }에 { $count }기씩
ti4-event-placed-ship = { JOSA($seat, "이/가") } { $place }({ $system }) 성계에 { JOSA($kind, "을/를") } 놓았습니다
ti4-event-repaired-all = { JOSA($seat, "이/가") } 유닛을 수리했습니다: { $units }
ti4-event-broke-off = { JOSA($seat, "이/가") } { $place }({ $system }) 성계로 빠져나가 { JOSA($target, "과/와") }의 전투가 무승부가 되었습니다
ti4-event-cancelled-hits = { JOSA($seat, "이/가") } 타격 { $count }개를 막았습니다
ti4-event-courageous = { $seat }, 잃은 { JOSA($kind, "을/를") } 위한 주사위 { $dice }: 상대 함선 { $count }척이 파괴되었습니다
ti4-event-gave-commodities = { JOSA($seat, "이/가") } 원자재를 모두 내주었습니다
ti4-event-gave-commodities-result = { JOSA($seat, "이/가") } 원자재를 모두 내주었습니다: { $result }
ti4-event-sent-back = { JOSA($seat, "이/가") } { $planet }에서 보병 { $count }기를 되돌렸습니다
ti4-event-infiltrated = { JOSA($seat, "이/가") } { $planet }의 건물을 넘겨받았습니다: { $units }
ti4-event-keeps-cards = { JOSA($seat, "이/가") } 전략 카드를 다음 라운드까지 가지고 있기로 했습니다
ti4-illegal-card-once = 카드마다 한 번만 낼 수 있습니다.
ti4-event-lost-infantry = { JOSA($seat, "이/가") } { $planet }에서 보병 { $count }기를 잃었습니다
ti4-event-lost-fighters = { JOSA($seat, "이/가") } { $place }({ $system }) 성계에서 전투기 { $count }대를 잃었습니다
ti4-event-rerolled = { JOSA($seat, "이/가") } { $planet }에서 다시 굴렸습니다: { ti4-rolled }
ti4-name-move-stay = 함선을 모두 그대로 두기
ti4-offer-move = { $count ->
    [0] 함선을 모두 그대로 두기
   *[other] { $answer }
}
