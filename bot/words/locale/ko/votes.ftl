# 테이블이 투표하는 것
vote-pause = 제한 시간을 멈출까요?
vote-resume = 제한 시간을 다시 흐르게 할까요?
vote-extend = 지금 기다리고 있는 모든 분에게 한 번 선택할 만큼의 시간을 더 줄까요?
vote-clock = { $clock ->
    [none] 제한 시간을 없앨까요?
    [relaxed] 제한 시간을 ‘느긋하게’로 바꿀까요?
    [daily] 제한 시간을 ‘하루’로 바꿀까요?
   *[fast] 제한 시간을 ‘빠르게’로 바꿀까요?
 }
vote-end = 결과 없이 여기서 게임을 끝낼까요?
vote-decided = 지금 점수 그대로 여기서 게임을 끝낼까요?
vote-concede = { $name } 님의 승리로 여기서 게임을 끝낼까요?
vote-replace = { $name } 님이 돌아올 때까지 컴퓨터 플레이어가 대신 진행할까요?
vote-substitute = { $name } 님의 자리를 원하는 분에게 내줄까요? 누가 맡을 때까지는 { $name } 님이 계속 진행합니다.
vote-house-rule = 다음을 이 테이블의 자체 규칙으로 정할까요? “{ $rule }”
vote-amend = 게임을 시작한 뒤에 바로잡은 다음 규칙을 지금부터 적용할까요? { $what } 이미 진행한 것은 그대로입니다.
vote-correct = 게임을 { $what } { $when }부터 정정할까요? “{ $reason }”
vote-undo = 게임을 { $what } { $when } 직전으로 되돌릴까요?{ $barrier ->
    [0] {""}
   *[other] {" "}그 뒤에 운이 개입했거나 정보가 공개되었습니다. 이미 본 것은 잊을 수 없고, 다시 해도 결과는 그대로입니다.
 }
vote-quote = “{ $what }”
vote-move = { $name } 님의 진행
vote-some-turn = 어느 차례
vote-when = { $round ->
    [0] (기록 { $move }번)
   *[other] ({ $round }라운드)
 }
vote-overdue = { $name } 님의 시간이 다 되었습니다. 어떻게 할까요?

# 고를 수 있는 것
vote-choice-yes = 찬성
vote-choice-no = 반대
vote-choice-default = 기본값 사용
vote-choice-computer = 이번 차례만 컴퓨터가
vote-choice-substitute = 대신할 사람 찾기
vote-choice-wait = 더 기다리기

# 정해진 것
deed-vote-pause-yes = 가결: 테이블의 제한 시간을 멈췄습니다 ({ $of }명 중 { $for }명 찬성)
deed-vote-pause-no = 부결: 제한 시간은 계속 흐릅니다 ({ $of }명 중 { $for }명 찬성)
deed-vote-resume-yes = 가결: 제한 시간이 다시 흐릅니다 ({ $of }명 중 { $for }명 찬성)
deed-vote-resume-no = 부결: 제한 시간은 계속 멈춰 있습니다 ({ $of }명 중 { $for }명 찬성)
deed-vote-extend-yes = 가결: 지금 기다리고 있는 모든 분의 시간이 늘었습니다 ({ $of }명 중 { $for }명 찬성)
deed-vote-extend-no = 부결: 시간은 늘지 않습니다 ({ $of }명 중 { $for }명 찬성)
deed-vote-clock-yes = 가결: { $clock ->
    [none] 제한 시간을 없앴습니다
    [relaxed] 제한 시간을 ‘느긋하게’로 바꿨습니다
    [daily] 제한 시간을 ‘하루’로 바꿨습니다
   *[fast] 제한 시간을 ‘빠르게’로 바꿨습니다
 } ({ $of }명 중 { $for }명 찬성)
deed-vote-clock-no = 부결: 제한 시간은 그대로입니다 ({ $of }명 중 { $for }명 찬성)
deed-vote-end-yes = 가결: 결과 없이 게임을 끝냈습니다 ({ $of }명 중 { $for }명 찬성)
deed-vote-end-no = 부결: 게임을 계속합니다 ({ $of }명 중 { $for }명 찬성)
deed-vote-decided-yes = 가결: 투표로 게임을 끝냈습니다(현재 점수): { $points } ({ $of }명 중 { $for }명 찬성)
deed-vote-decided-no = 부결: 게임을 계속합니다 ({ $of }명 중 { $for }명 찬성)
deed-vote-concede-yes = 가결: { $name } 님의 승리로 게임을 끝냈습니다 ({ $of }명 중 { $for }명 찬성)
deed-vote-concede-no = 부결: 게임을 계속합니다 ({ $of }명 중 { $for }명 찬성)
deed-vote-replace-yes = 가결: { $name } 님 대신 컴퓨터 플레이어가 진행합니다. { $name } 님은 언제든 돌아올 수 있습니다 ({ $of }명 중 { $for }명 찬성)
deed-vote-replace-no = 부결: { $name } 님이 계속 진행합니다 ({ $of }명 중 { $for }명 찬성)
deed-vote-substitute-yes = 가결: { $name } 님의 자리를 맡을 분을 찾습니다 ({ $of }명 중 { $for }명 찬성)
deed-vote-substitute-no = 부결: { $name } 님의 자리는 내주지 않습니다 ({ $of }명 중 { $for }명 찬성)
deed-vote-house-rule-yes = 가결: 테이블에 자체 규칙이 생겼습니다: “{ $rule }” ({ $of }명 중 { $for }명 찬성)
deed-vote-house-rule-no = 부결: 자체 규칙으로 정하지 않았습니다: “{ $rule }” ({ $of }명 중 { $for }명 찬성)
deed-vote-amend-yes = 가결: 바로잡은 규칙을 이제 이 테이블에 적용합니다: { $what } ({ $of }명 중 { $for }명 찬성)
deed-vote-amend-no = 부결: 게임을 시작할 때의 규칙대로 계속합니다. 적용하지 않는 정정: { $what } ({ $of }명 중 { $for }명 찬성)
deed-vote-correct-yes = 가결: 게임을 { $what } { $when }부터 정정했습니다: “{ $reason }”
deed-vote-correct-no = 부결: 게임을 { $what } { $when }부터 정정하지 않습니다
deed-vote-undo-yes = 가결: 게임이 { $what } { $when } 직전으로 되돌아갔습니다 ({ $of }명 중 { $for }명 찬성)
deed-vote-undo-no = 부결: 게임을 { $what } { $when } 직전으로 되돌리지 않습니다 ({ $of }명 중 { $for }명 찬성)
deed-vote-overdue-default = { $name } 님의 차례를 기본값으로 진행했습니다
deed-vote-overdue-computer = 컴퓨터 플레이어가 { $name } 님의 이번 차례를 진행했습니다
deed-vote-overdue-substitute = { $name } 님의 자리를 맡을 분을 찾습니다
deed-vote-overdue-wait = 테이블이 { $name } 님을 더 기다립니다
deed-proposed = { $what } · { $name } 님 제안
deed-take = { JOSA($by, "이/가") } { $name } 님의 자리를 맡았습니다

# 알림
post-vote = { $by } 님이 { ADDRESSED($mentions, "님") }에게 묻습니다: **{ $question }**
post-vote-all = { $mentions }: **{ $question }**
post-vote-ends = 투표 마감: { $ends }. 그때까지 답하지 않은 분은 세지 않습니다.
post-vote-ends-no = 투표 마감: { $ends }. 그때까지 답하지 않으면 반대로 셉니다.
post-vote-over = 투표가 끝났습니다.
post-vote-decided = 투표가 끝났습니다: **{ $choice }**.
post-clock-vacation = { $mention } 님, 시간이 다 되어 휴가 하루를 썼습니다. { $until }까지입니다.
post-clock-excused = { $mention } 님, 시간이 다 되었습니다. 이번은 괜찮습니다. { $until }까지 답해 주세요. { $left ->
    [0] 다음번에는 다른 분들이 정합니다.
   *[other] 앞으로 { $left }번 더 넘기면 다른 분들이 정합니다.
 }
post-clock-over = { $mention } 님, 시간이 다 되었습니다. 저절로 진행되는 것은 없으며, 아직 답할 수 있습니다.

# 제한 시간
ui-clock = 제한 시간
ui-window-hours = { $hours }시간
ui-clock-choice-none = 없음, 아무도 재촉하지 않습니다
ui-clock-choice-relaxed = 느긋하게, 차례당 며칠
ui-clock-choice-daily = 하루, 차례당 하루쯤
ui-clock-choice-fast = 빠르게, 차례당 몇 시간
ui-clock-none = -# 제한 시간: 없음
ui-clock-relaxed = -# 제한 시간: 느긋하게. 각자 게임하는 시간대로 105시간, 선택할 때마다 45시간 추가
ui-clock-daily = -# 제한 시간: 하루. 각자 게임하는 시간대로 45시간, 선택할 때마다 15시간 추가
ui-clock-fast = -# 제한 시간: 빠르게. 각자 게임하는 시간대로 12시간, 선택할 때마다 3시간 추가
ui-until = { $until }까지
ui-paused = ⏸ { $since }부터 제한 시간이 멈춰 있습니다
ui-vote-open-amend = 바로잡은 규칙 적용: { $what }
ui-amendment-lacking = -# 이 게임은 시작할 때의 규칙대로 진행하며, 그 뒤의 정정은 적용하지 않습니다: { $what } ({ $section }) 투표로 적용할 수 있습니다.
ui-revision = -# 규칙: { $own }차 개정 (최신은 { $newest }차)
ui-house-rule = -# 자체 규칙: { $rule }
ui-offered = -# { $name } 님의 자리를 맡을 분을 찾습니다
ui-take-seat = 자리 맡기

# 함께 정하기
ui-votes = 함께 정하기 …
ui-votes-title = ### 함께 정하기
ui-vote-open = 투표에 부치기 …
ui-vote-sure = 이 안건을 투표에 부칠까요? 투표할 분 모두에게 알립니다.
ui-vote-put = 투표에 부치기
ui-vote-open-pause = 제한 시간 멈추기
ui-vote-open-resume = 제한 시간 다시 흐르게 하기
ui-vote-open-extend = 지금 차례인 모든 분에게 시간 더 주기
ui-vote-open-clock = { $clock ->
    [none] 제한 시간 없애기
    [relaxed] 제한 시간을 ‘느긋하게’로 바꾸기
    [daily] 제한 시간을 ‘하루’로 바꾸기
   *[fast] 제한 시간을 ‘빠르게’로 바꾸기
 }
ui-vote-open-end = 결과 없이 게임 끝내기
ui-vote-open-decided = 지금 점수 그대로 게임 끝내기
ui-vote-open-concede = { $name } 님의 승리로 게임 끝내기
ui-vote-open-replace = { $name } 님 대신 컴퓨터가 진행하기
ui-vote-open-substitute = { $name } 님의 자리를 다른 분에게 내주기
ui-votes-nothing = 지금은 투표에 부칠 수 있는 것이 없습니다.
ui-vote-rule = 자체 규칙 제안하기
ui-vote-rule-field = 규칙을 한 문장으로
ui-vote-own = 내 선택: { $choice }
ui-vote-voices = { $all }명 중 { $given }명 투표 · { $ends } 마감
ui-voted-last = { $vote ->
    [yes] **찬성**했습니다. 내 표로 가결되었습니다.
    [no] **반대**했습니다. 내 표로 부결되었습니다.
   *[other] 투표했습니다: **{ $choice }**. 내 표로 { JOSA($choice, "으로/로") } 결정되었습니다.
}
ui-further-title = ### 더 이전으로 되돌리기
ui-further-how = 게임을 어느 차례 직전으로 되돌릴지 고르세요. 그 뒤에 진행한 분들이 하루 안에 모두 동의해야 합니다. 그 뒤에 운이 개입했거나 정보가 공개되었으면 모두가 동의해야 합니다. 다시 해도 운의 결과는 같습니다.
ui-further-none = 여기에는 되돌릴 수 있는 차례가 없습니다.
ui-further-choose = 되돌릴 차례 …
ui-further-alone = 다른 분의 동의가 필요하지 않습니다.
ui-further-asked = { $names } 님에게 묻습니다.
ui-further-other = 다른 차례 …
ui-further-back = 지금 되돌리기
ui-further-ask = 동의 구하기
ui-correct = 여기부터 정정하기 …
ui-correct-some = 게임 정정하기 …
ui-correct-from-title = ### 게임 정정하기
ui-correct-from-how = 어느 차례부터 정정할지 고르세요. 그 뒤의 진행을 무엇으로 대신할지 쓰세요. 진행이 바뀌는 분은 모두 동의해야 하고, 제안한 분 말고도 한 분 이상이 동의해야 정정됩니다.
ui-correct-from-choose = 정정을 시작할 차례 …
ui-correct-lines = 대신할 진행: ={ $move } → { $move }번 그대로
ui-correct-reason = 이유 (모두가 읽습니다)
ui-correct-how = -# 정정할 때 `={ $move }`라고 쓴 줄은 { $move }번 진행을 그대로 둡니다. 줄을 지우거나 다른 진행으로 바꾸세요. 플레이어의 이름을 쓰고 한 칸 띄운 뒤, `/{ $game } act`에 입력하는 말로 답을 쓰면 됩니다.
ui-correct-see = 무엇이 바뀌나요?
ui-correct-title = ### 바뀌는 것
ui-correct-value = { $what } { $before } → **{ $after }**
ui-correct-points = 점수
ui-correct-whose = -# { $names } 님의 진행이 바뀝니다. 진행이 바뀌는 분은 모두 동의해야 하고, 제안한 분 말고도 한 분 이상이 동의해야 합니다. 끝까지 답하지 않는 분이 있으면 다른 분 모두(두 분 이상)가 함께 정합니다. 컴퓨터가 맡은 자리가 바뀌면 모두 동의해야 합니다.
ui-correct-same = 점수도, 쓸 수 있는 것도 바뀌지 않습니다.
ui-correct-pictures = -# 첫 번째 그림은 지금의 게임, 두 번째 그림은 정정한 뒤의 게임입니다.
refusal-correction-long = 정정은 { $most }번 진행까지 할 수 있습니다.
refusal-correction-reason = 이유를 { $most }자 안에서 적어 주세요. 진행은 모두 2,000자까지입니다.
refusal-correction-line = { $number }번째 줄은 규칙에 맞지 않습니다 (“{ $line }”):
refusal-correction-number = 기록에 그런 번호가 없습니다.
refusal-correction-draws = 정정에서는 이미 알려진 것 말고는 운이 개입하거나 정보가 공개될 수 없습니다. 그 진행 앞에서 끝내 주세요. 차례인 분이 직접 진행하며, 결과는 전과 같습니다.
refusal-vote-unfit = 지금은 투표에 부칠 수 없습니다.
refusal-vote-open = 이미 같은 투표가 열려 있습니다.
refusal-vote-over = 이미 끝난 투표입니다.
refusal-not-a-voter = 다른 분들이 하는 투표입니다.
refusal-not-offered = 이 자리는 더 이상 비어 있지 않습니다.

# 내 시간
ui-hours = 게임 가능 시간과 휴가 …
ui-hours-zone = 시간대 (도시 이름, 예: 서울)
ui-hours-wakes = 시작 시각 (0~23시)
ui-hours-sleeps = 끝 시각 (0~24시)
ui-hours-weekends = 주말에도 하나요?
ui-hours-away = 오늘부터 며칠 자리를 비우나요? (0: 비우지 않음)
ui-vacation = 휴가 중, 복귀 { $back }
ui-hours-yes = 예
ui-hours-no = 아니요
ui-hours-again = 고쳐서 다시 쓰기 …
ui-hours-kept = { $said ->
    [0] 게임 시간을 아직 정하지 않아 { $wakes }~{ $sleeps ->
        [0] 24
       *[other] { $sleeps }
     }시({ $zone })에 게임하는 것으로 봅니다
   *[other] { $wakes }~{ $sleeps ->
        [0] 24
       *[other] { $sleeps }
     }시({ $zone })에 게임합니다
 }{ $weekends ->
    [0] . 주말은 쉽니다
   *[other] {""}
 }.{ $away ->
    [0] {""}
   *[other] {" "}{ $away }일 동안 자리를 비웁니다. 그동안은 휴가 일수가 차감됩니다.
 }
ui-hours-clocks = 시각을 골라 받는 알림은 이 시간대를 따르고, 제한 시간은 이 시간에만 흐릅니다.
refusal-zone-unknown = “{ $zone }” 시간대를 찾을 수 없습니다. 서울, 도쿄, 뉴욕처럼 시간이 같은 큰 도시나 Europe/Berlin 같은 이름을 적어 주세요.
hours-signs = 시, :00
zone-towns = Asia/Seoul: 한국, 서울시, 서울특별시, 부산, 부산시, 인천, 인천시, 대구, 대구시, 대전, 대전시, 광주, 광주시, 울산, 울산시, 세종, 세종시, 수원, 수원시, 제주, 제주시; Asia/Shanghai: 베이징; Asia/Tokyo: 오사카; America/New_York: 보스턴, 워싱턴; America/Los_Angeles: LA, 엘에이, 샌프란시스코, 시애틀; Europe/Berlin: 뮌헨, 프랑크푸르트
refusal-hours-unknown = “{ $given }” 대신 0부터 { $most } 사이의 수를 적어 주세요.
