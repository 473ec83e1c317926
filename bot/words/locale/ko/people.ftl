# 자리를 대신하는 사람
command-sitter = 믿는 사람에게 내 자리에서 대신 답해 달라고 부탁합니다
command-sitter-who = 부탁할 사람. 수락하면 내 자리에서 보이는 것을 모두 보게 됩니다
command-sitter-until = 언제까지 (3d, 2주, 2026-12-24). 비우면 그만둘 때까지
ui-my-seat = 내 자리: 대리인, 인수인계, 컴퓨터 …
ui-seat-title = ### 내 자리
ui-seat-alone = -# 대신 맡은 사람이 없습니다.
ui-seat-shows = 수락한 대리인이나 자리를 함께 쓰는 사람은 **숨겨진 것까지 내 자리에서 보이는 것을 모두 봅니다**. 그분들이 답하면 내가 답한 것이 됩니다. 누가 답했는지 기록에 남습니다. 맡은 분은 언제든 거절할 수 있고, 나도 언제든 맡기기를 그만둘 수 있습니다.
ui-sit-how-long = 대리 기간
ui-sit-days = { $days ->
    [0] 그만둘 때까지
   *[other] { $days }일 동안
 }
ui-sitter = 대리를 부탁할 사람 …
ui-partner = 자리를 함께 쓰자고 부탁할 사람 …
ui-sitter-done = { $name } 님에게 대신 답해 달라고 부탁했습니다. 수락하기 전에는 그분에게 아무것도 보이지 않으며, 알림도 계속 나에게 옵니다. 수락하면 그분이 숨겨진 것까지 내 자리에서 보이는 것을 모두 보고, 나 대신 알림을 받습니다. 나도 계속 답할 수 있습니다. 답이 왔는지는 *더보기 …*의 *내 자리*에서 볼 수 있습니다.
ui-partner-done = { $name } 님에게 자리를 함께 쓰자고 부탁했습니다. 수락하기 전에는 그분에게 아무것도 보이지 않습니다. 수락하면 그분이 숨겨진 것까지 내 자리에서 보이는 것을 모두 보며, 먼저 답한 사람의 답변이 인정됩니다. 답이 왔는지는 *더보기 …*의 *내 자리*에서 볼 수 있습니다.
ui-asked-sitter = -# ⏳ { $name } 님에게 대신 답해 달라고 부탁했습니다. 아직 답이 없습니다. 부탁이 끝나는 때: { $ends }
ui-asked-partner = -# ⏳ { $name } 님에게 자리를 함께 쓰자고 부탁했습니다. 아직 답이 없습니다. 부탁이 끝나는 때: { $ends }
ui-refused-sitter = -# ✗ { $name } 님이 대신 답하기를 거절했습니다.
ui-refused-partner = -# ✗ { $name } 님이 자리를 함께 쓰기를 거절했습니다.
ui-withdraw = { $name } 님에게 한 부탁 거두기
ui-hub-sit = ⏳ **{ $name }** 님의 부탁: { $kind ->
    [sitter] 대신 답해 주기
   *[partner] 자리를 함께 쓰기
 } · { $table }
ui-hub-sit-more = -# 이 밖에 부탁 { $count }건이 더 기다립니다.
ui-sit-request = 답하기 …
ui-sit-asks = ### { $kind ->
    [sitter] { $name } 님이 { $timed ->
        [0] {""}
       *[other] { $until }까지{" "}
     }대신 답해 달라고 부탁합니다
   *[partner] { $name } 님이 자리를 함께 쓰자고 부탁합니다
 }
ui-sit-about-sitter = 수락하면 숨겨진 것까지 그 자리에서 보이는 것을 모두 보고, 그분 대신 알림을 받습니다. 그분 대신 답하는 것만 할 수 있고 투표, 자동 응답 설정, 기권은 할 수 없습니다. 그분도 계속 답할 수 있으며, 두 분 모두 언제든 그만둘 수 있습니다.
ui-sit-about-partner = 수락하면 숨겨진 것까지 그 자리에서 보이는 것을 모두 봅니다. 두 분 모두 알림을 받고, 먼저 답한 사람의 답변이 인정됩니다. 두 분 모두 언제든 그만둘 수 있습니다.
ui-sit-ends = -# 답이 없으면 부탁이 끝납니다: { $ends }. 수락하기 전에는 그 자리에서 아무것도 보이지 않고 알림도 오지 않습니다.
ui-sit-accept = 수락
ui-sit-decline = 거절
ui-sit-accepted-sitter = 이제 { $name } 님 대신 답합니다.
ui-sit-accepted-partner = 이제 { $name } 님과 자리를 함께 씁니다.
ui-sit-declined = 거절했습니다. { $name } 님에게 알려 드립니다.
post-sit = { $asked }: { $kind ->
    [sitter] **{ $name }** 님이 { $timed ->
        [0] {""}
       *[other] { $until }까지{" "}
     }대신 답해 달라고 부탁합니다.
   *[partner] **{ $name }** 님이 자리를 함께 쓰자고 부탁합니다.
 }
post-sit-means = -# 부탁받은 분만 답할 수 있습니다. 기한: { $ends }. 수락하면 이 자리에서 보이는 것을 모두 보게 됩니다.
post-sit-over = -# { $name } 님이 { $asked } 님에게 { $kind ->
    [sitter] 대신 답해 달라고
   *[partner] 자리를 함께 쓰자고
 } 부탁했습니다: { $answer ->
    [accepted] 수락했습니다.
    [declined] 거절했습니다.
    [over] 기한 안에 답이 없었습니다.
   *[withdrawn] 부탁을 거두었습니다.
 }
ui-end-sitter = 다시 직접 답하기 ({ $name })
ui-end-partner = { $name } 님과 함께 쓰기 그만두기
ui-decline = 대신 답하기 그만두기
ui-declined = 이제 이 테이블에서 다른 사람 대신 답하지 않습니다.
ui-company-sitter = { $timed ->
    [0] {""}
   *[other] { $until }까지{" "}
 }{ $to } 님이 { $name } 님 대신 답합니다
ui-company-sitter-you = { $timed ->
    [0] {""}
   *[other] { $until }까지{" "}
 }{ $name } 님 대신 답하는 중입니다
ui-company-partner-you = { $name } 님의 자리를 함께 쓰는 중입니다
ui-company-partner = { $to } 님이 { $name } 님의 자리를 함께 씁니다
post-answered-by = 대신 답한 사람: { $names }
refusal-only-answers = 이 자리에서는 다른 사람 대신 답하고 있습니다. 이 일은 그 자리에 앉은 사람만 할 수 있습니다.
refusal-seen-another = { $name } 님은 이 테이블의 다른 자리에서 답한 적이 있어 그 자리의 숨겨진 것을 알고 있습니다.
refusal-answers-no-more = 이제 { $name } 님 대신 답하지 않습니다. 이 버튼으로 하던 일은 다시 그분이 합니다.
refusal-not-asked = 다른 분에게 한 부탁입니다.
refusal-request-over = 이 부탁은 더 이상 유효하지 않습니다. 이미 답했거나, 거두었거나, 기한이 지났습니다.
refusal-asked-to-sit = { $name } 님에게 이미 부탁했고 아직 답이 없습니다. *더보기 …*의 *내 자리*에서 거둘 수 있습니다.
refusal-no-companion = 이 자리를 대신하는 사람이 더 이상 없습니다.
refusal-until-when = 지금부터 { $days }일 안의 시각이어야 합니다.
refusal-until-unknown = “{ $given }”에서 시각을 읽을 수 없습니다. 12h, 3d, 2주, 2026-12-24, 2026-12-24 18:00처럼 적어 주세요.
refusal-partners-many = 자리는 최대 { $most }명의 다른 사람과 함께 쓸 수 있습니다.
refusal-companions-too-often = 한 시간 안에 { $most }명에게 부탁했습니다. 조금 뒤에 다시 해 주세요.
refusal-first-game = 첫 게임은 본인만의 스레드에서 진행하므로 다른 사람이 함께할 수 없습니다.

# 자리에 일어난 일
deed-sitter = { $name } 님이 { $to } 님에게 대신 답하기를 맡겼습니다
deed-sitter-until = { $name } 님이 { $to } 님에게 { $until }까지 대신 답하기를 맡겼습니다
deed-sitter-back = { $to } 님에게 맡겼던 자리에서 { $name } 님이 다시 직접 답합니다
deed-sitter-refuses = { $to } 님은 더 이상 { $name } 님 대신 답하지 않습니다
deed-sitter-over = { $to } 님이 맡은 시간이 끝나 { $name } 님이 다시 직접 답합니다
deed-sitter-declines = { $to } 님이 { $name } 님 대신 답하기를 거절했습니다
deed-sitter-silent = { $to } 님이 { $name } 님 대신 답할지 기한 안에 답하지 않았습니다
deed-partner-declines = { $to } 님이 { $name } 님의 자리를 함께 쓰기를 거절했습니다
deed-partner-silent = { $to } 님이 { $name } 님의 자리를 함께 쓸지 기한 안에 답하지 않았습니다
deed-partner = { $name } 님이 { $to } 님과 자리를 함께 씁니다
deed-partner-back = { $name } 님이 { $to } 님과 더 이상 자리를 함께 쓰지 않습니다
deed-partner-refuses = { $to } 님은 더 이상 { $name } 님의 자리를 함께 쓰지 않습니다
deed-caretaker = { $name } 님이 이번 차례를 컴퓨터 플레이어에게 맡겼습니다
deed-away-until = { $name } 님이 { $until }까지 잠시 물러나 그동안 컴퓨터 플레이어가 진행합니다

# 이어서 진행하는 사람에게
ui-hand-over = 인수인계 보기
ui-hand-over-title = ### { $name } 님의 자리를 이어서 진행합니다
ui-hand-over-taken = ### 이제 이 자리에서 진행합니다
ui-hand-over-own = ### 내 자리를 이어받는 사람에게 보이는 내용
ui-hand-over-former = -# 전에는 { $name } 님이 진행했습니다.
ui-hand-over-computer = -# 전에는 컴퓨터 플레이어가 { $name } 님 대신 진행했습니다.
ui-hand-over-note = **남겨진 메모:**
ui-hand-over-lately = **최근에 일어난 일:**
ui-hand-over-nothing = 지금 이 자리에서 답할 것은 없습니다.
ui-leave-note = 이어받을 사람에게 메모 …
ui-note-field = 이 자리를 진행하는 사람만 읽습니다
ui-note-kept = 메모를 남겼습니다. 이 자리에서 답하는 사람만 읽을 수 있습니다.

# 나 대신 컴퓨터
ui-caretaker = 이번 차례만 컴퓨터가
ui-caretaker-sure = 이번 차례를 컴퓨터 플레이어에게 맡길까요? 바로 인정되며, 작성하던 차례는 사라집니다. 그다음부터는 다시 직접 진행합니다.
ui-caretaker-yes = 맡기기
ui-away-counts = -# 기간을 정하면 그동안에도 참가 중으로 봅니다. 그사이 게임이 끝나도 끝까지 한 게임으로 세고, 재대결을 할지도 묻습니다.
ui-away-how-long = 컴퓨터가 대신 진행하기 …
ui-away-days = { $days }일 동안
refusal-nothing-asked = 지금 이 게임에서 기다리는 답변이 없습니다.

# 자리를 맡아 줄 사람
ui-pool = 이 서버의 빈자리 알림: { $on ->
    [0] 끔
   *[other] 켬
}
ui-pool-on = -# 이 서버의 테이블이 자리를 내놓으면 많아야 한 시간에 한 번 알려 드립니다. 먼저 누른 분이 맡습니다.
post-offered = { $table }: { $name } 님의 자리를 맡을 분을 찾습니다. { $mentions }

# 익명 테이블
ui-anonymous = 끝날 때까지 이름 숨기기: { $on ->
    [0] 끔
   *[other] 켬
}
ui-anonymous-now = -# 익명: 모두 자리 이름으로 불리며, 알림은 다이렉트 메시지로 갑니다. 이름은 게임이 끝나면 공개됩니다.
post-were = 누가 누구였나: { $names }
refusal-names-hidden = 이름이 숨겨진 줄 알고 앉은 분이 있습니다. 게임이 끝날 때까지 숨겨 둡니다.
