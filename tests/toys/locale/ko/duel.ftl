duel-tie-break = 동점: { JOSA($names, "이/가") } 남은 에너지가 더 많아 이겼습니다.
duel-rules = 입찰하고, 표시하고, 쏘고, 건집니다. 점수가 가장 높으면 이깁니다.
duel-ask-discard = 어떤 카드를 되돌립니까?
duel-ask-bid = 어떤 카드를 겁니까?
duel-ask-chart = { $round }라운드: 어디에 비컨을 놓습니까?
duel-ask-parry = 방패를 듭니까?
duel-ask-power = 주사위 몇 개를 삽니까?
duel-draws-power = 주사위는 바로 굴리며 되돌릴 수 없습니다.
duel-ask-hits = 명중을 나누세요
duel-so-far-hits = { $left } 남음
duel-slot-hits = { $more } 더
duel-way-hits = { $only ->
    [0] { $aims }
   *[other] 하나뿐
}: { $rest } ({ $lost } 초과)
duel-aim-first = 나머지는 처음에
duel-aim-last = 나머지는 끝에
duel-illegal-crowded = 하나에 너무 많습니다: { $given }
duel-ask-salvage = 어떤 화물을 가져갑니까 (무게 { $most }까지)?
duel-ask-end = 수리하거나 차례를 마치세요
duel-group-row = { $arg } 줄
duel-word-blade = 검 { $arg }
duel-word-shield = 방패 { $arg }
duel-word-pass = 아무것도
duel-word-done = 차례 마치기
duel-word-mend = 선체 수리
duel-word-seat = { $arg }번 자리
duel-name-core = 노심
duel-name-gem = 보석
duel-name-gas = 가스
duel-name-ore = 광석
duel-name-ice = 얼음
duel-name-dust = 먼지
duel-event-round = { $round }라운드 시작
duel-event-drew = { JOSA($seat, "이/가") } { JOSA($cards, "을/를") } 뽑음
duel-event-discarded = { JOSA($seat, "이/가") } { $count }장 되돌림
duel-event-showed = { JOSA($seat, "이/가") } { JOSA($card, "을/를") } 공개
duel-event-charted = { JOSA($seat, "이/가") } { $cell }에 비컨을 놓음
duel-event-parried = { JOSA($seat, "이/가") } { JOSA($card, "으로/로") } 막음
duel-event-rolled = { JOSA($seat, "이/가") } { JOSA($dice, "을/를") } 굴림
duel-event-hit = { JOSA($seat, "이/가") } { $amount }번 맞음
duel-event-salvaged = { JOSA($seat, "이/가") } { JOSA($good, "을/를") } 건짐
duel-event-mended = { JOSA($seat, "이/가") } 수리함
duel-event-over = 게임 끝
duel-title-beacons = 비컨을 가장 많이 놓은 사람: { $name } ({ $count })
duel-illegal-heavy = 무게가 { $given }입니다. 선창은 { $most }까지입니다.
duel-option-rounds = 라운드
duel-choice-rounds-2 = 둘
duel-choice-rounds-3 = 셋
duel-choice-rounds-5 = 다섯
duel-order-parry = 막기
duel-choice-parry-ask = 물어보기
duel-choice-parry-never = 안 함
duel-board-chart = 해도
duel-board-hold = 선창
duel-board-sheet = 선장의 판
duel-illegal-taken = 그곳에는 { $seat }의 비컨이 있습니다.
duel-event-forfeited = { $what }
duel-event-wasted = 반응로가 가득 차 에너지 { $energy }을(를) 잃게 됩니다
duel-name-energy = 에너지
duel-name-hull = 선체
duel-tip-welcome = 결투에 오신 것을 환영합니다.
duel-tip-discard = 가장 좋은 칼은 남기세요. 나머지는 새로 뽑습니다.
duel-tip-bid-1 = 가장 높은 칼이 차례를 얻습니다.
duel-illegal-notation = “{ $line }”: 읽을 수 없습니다.

# Amounts: not told, so that the labels of the toy are as short as its words
duel-amount-score = {""}
duel-amount-energy = {""}
duel-amount-hull = {""}

# The reference
duel-chapter-good = 상품
duel-chapter-captain = 선장
duel-picture-part-cards = 카드
duel-picture-part-game = 게임 중
duel-picture-part-beacons = 등대
duel-amendment-first-die = 첫 주사위에도 에너지가 듭니다.
