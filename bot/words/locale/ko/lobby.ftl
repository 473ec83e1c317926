# 시작 전: 준비되었는지 묻기
ui-am-ready = 준비되었습니다
ui-not-now = 지금은 안 하기
ui-ready-asked = **준비되셨나요?** 모두 준비되면 게임이 저절로 시작합니다. 답이 없는 분의 자리는 비워집니다: { $ends }
ui-ready-yes = ✅ 준비됨
ui-ready-not = ⏳ 아직 답이 없음
ui-ready-waits = 테이블 **{ $name }** (`{ $id }`)의 다른 분들에게 준비되었는지 묻고 있습니다. 모두 준비되면 게임이 저절로 시작합니다.
post-ready = { $mentions }: 테이블 **{ $name }** (`{ $id }`)에 앉은 지 시간이 꽤 지났습니다. 준비되셨나요? 모두 준비되면 게임이 시작하고, 답이 없는 분의 자리는 비워집니다: { $ends }
post-ready-over = -# { $names } 님에게 테이블 **{ $name }** (`{ $id }`)에서 준비되었는지 물었습니다. 이미 정해졌습니다.
post-unready-silent = { $mention }: { $names } 님이 준비되었는지 답하지 않아 테이블 **{ $name }** (`{ $id }`)의 자리가 비었습니다. 그대로 시작하거나 다른 분을 기다리세요.
post-unready-left = { $mention }: { $names } 님이 테이블 **{ $name }** (`{ $id }`)에서 일어나 게임이 저절로 시작하지 않습니다. 알맞은 때에 *시작*을 누르세요.
refusal-not-asked-ready = 지금은 준비되었는지 묻고 있지 않습니다.

# 누가 올 수 있는지
ui-guests = 참가할 사람 …
ui-guests-title = ### 이 테이블에 참가할 사람
ui-guests-help = 초대하면 답할 때까지 자리를 비워 둡니다. 초대받은 분은 참가 조건에 맞지 않아도 참가할 수 있습니다.
ui-access = 참가
ui-access-open = 누구나
ui-access-unlisted = 찾아온 사람만: 목록에 나오지 않음
ui-access-private = 초대받은 사람만: 다른 분은 요청하고 방장이 받아들임
ui-access-line = { $access ->
    [unlisted] 목록에 없음: 열린 테이블 목록에 나오지 않습니다.
   *[private] 비공개: 초대받은 분만 참가합니다. 다른 분은 요청할 수 있고 방장이 받아들입니다.
}
ui-seats = 자리
ui-seats-all = { $most }명까지
ui-finish = 끝까지 한 게임
ui-finish-choice = { $least ->
    [0] 상관없음
   *[other] { $least }% 이상{ $newcomers ->
        [0] , 시작한 게임 5개 이상
       *[other] , 또는 시작한 게임 5개 미만
    }
}
ui-member-finished = 게임 { $begun }개 중 { $seen }개를 끝까지 함
ui-member-level = { $level ->
    [first] 이 게임은 처음
    [some] 이 게임을 해 봄
   *[many] 이 게임에 익숙함
}
ui-level = 바라는 경험
ui-level-any = 누구나, 이 게임을 알든 모르든
ui-level-newcomers = 이 게임이 처음인 분 환영: 배우면서 합니다
ui-level-known = 이 게임을 아는 분과 함께
ui-invite = 초대하기 …
ui-ask-in = 참가 요청
ui-accept = 참가
ui-let-in = 받아들이기
ui-let-in-name = { $name } 님 받아들이기
ui-turn-away = 거절
ui-asked-in = **{ $name }** (`{ $id }`)에 참가를 요청했습니다. 방장이 받아들이면 알려 드립니다.
ui-let-in-done = 이제 그분이 테이블 **{ $name }** (`{ $id }`)에 앉아 있습니다.
ui-turn-away-done = 그분에게는 알리지 않으며, 테이블 **{ $name }** (`{ $id }`)에 다시 요청할 수 없습니다.
ui-keep-open = 테이블 계속 열어 두기
ui-kept-open = **{ $name }** (`{ $id }`) 테이블을 계속 열어 둡니다. 시작을 기다리는 테이블은 { $days }일 동안 아무 일이 없으면 닫히며, 지금부터 다시 셉니다.
post-invited = { $mentions }: { $owner } 님이 **{ $game }** 테이블 **{ $name }** (`{ $id }`)에 초대합니다. 자리를 비워 두었습니다.
post-invited-over = { $sits ->
    [yes] -# { $names } 님은 초대를 받아 테이블 **{ $name }** (`{ $id }`)에 앉았습니다.
   *[no] -# { $names } 님을 테이블 **{ $name }** (`{ $id }`)에 초대했습니다. 이미 정해졌습니다.
}
post-welcomed = { $mentions }: 이제 테이블 **{ $name }** (`{ $id }`)에 앉아 있습니다.
post-asks = { $mention }: { $guest } 님이 테이블 **{ $name }** (`{ $id }`)에 참가하고 싶어 합니다.
post-asks-over = { $sits ->
    [yes] -# { $names } 님은 요청이 받아들여져 테이블 **{ $name }** (`{ $id }`)에 앉았습니다.
   *[no] -# { $names } 님이 테이블 **{ $name }** (`{ $id }`)에 참가를 요청했습니다. 이미 정해졌습니다.
}
post-ageing = { $mention }: 테이블 **{ $name }** (`{ $id }`)에 한동안 아무 일이 없습니다. 앉아 있는 누군가 이 버튼을 누르지 않으면 { $ends } 닫힙니다.
post-ageing-over = -# 테이블 **{ $name }** (`{ $id }`)에 한동안 아무 일이 없어 닫을 참이었습니다. 이미 정해졌습니다.
refusal-by-invitation = 비공개 테이블입니다. 테이블 메시지의 *참가 요청*을 누르면 방장이 정합니다.
refusal-asked-already = 이미 요청했습니다. 이 테이블의 방장이 정합니다.
refusal-finish-rate = 이 테이블의 방장은 시작한 게임의 { $least }% 이상을 끝까지 한 분을 찾습니다.
refusal-finish-few = 이 테이블의 방장은 게임을 끝까지 하는 것으로 알려진 분을 찾는데, 아직 시작한 게임이 { $few }개가 되지 않습니다. 방장에게 초대를 부탁하거나, 새로 온 분을 받는 테이블에 먼저 참가하세요.
refusal-seats-taken = 이미 찼거나 비워 둔 자리가 { $most }개보다 많습니다.

# 언제 게임을 하는지
ui-overlap = -# { $begin } `{ $bar }` { $end } · { $all }명 중 { $known }명의 시간
ui-overlap-all = -# { $hours ->
    [0] 모두의 시간이 겹치는 때가 없습니다.
   *[other] 모두의 시간이 하루 { $hours }시간 겹칩니다: { $spans }
}
ui-share-hours = 게임 가능 시간과 휴가 보이기: { $on ->
    [0] 끔
   *[other] 켬
}
ui-share-rate = 모집 글에 끝까지 한 게임 수 보이기: { $on ->
    [0] 끔
   *[other] 켬
}

# 따로 떼어 놓기
ui-block-list = 차단 목록 …
ui-block-title = ### 차단 목록
    차단한 분은 내가 앉은 테이블에 앉을 수 없고, 나도 그분이 앉은 테이블에 앉을 수 없습니다. 이유는 아무에게도 알리지 않습니다. 시작한 게임은 계속됩니다.
ui-list-nobody = -# 아직 아무도 없습니다.
ui-block = 차단하기 …
ui-unblock = 차단한 사람: 목록에서 뺄 사람 고르기 …
ui-bar-list = 참가 금지 …
ui-bar-title = ### 이 서버의 테이블에 참가할 수 없는 사람
    관리자용입니다. 참가가 금지된 분은 여기서 테이블을 열거나 앉을 수 없으며, 그렇게 알립니다. 시작한 게임은 계속됩니다.
ui-bar = 참가 금지하기 …
ui-unbar = 금지된 사람: 다시 받아들일 사람 고르기 …
refusal-not-welcome = 이 테이블에는 앉을 수 없습니다. 나나 다른 사람의 차단 목록 때문일 수 있으며, 누구의 것인지는 아무에게도 알리지 않습니다.
refusal-cannot-seat = { $name } 님에게는 이 테이블의 자리를 줄 수 없습니다.
refusal-banned = 이 서버의 관리자가 테이블 참가를 금지했습니다.
refusal-block-self = 자신을 차단할 수는 없습니다.
refusal-block-full = 차단 목록에는 { $most }명까지 넣을 수 있습니다. 먼저 누군가를 빼세요.

# 저장한 구성
ui-template = 이 구성 저장하기
ui-template-field = 구성 이름
ui-template-kept = “{ $name }” 구성을 저장했습니다. `/play` → *테이블 열기 …*에서 같은 구성으로 열 수 있습니다. 게임, 옵션, 제한 시간, 자리, 컴퓨터, 참가할 사람이 담겨 있습니다.
ui-templates = 저장한 구성 …
ui-templates-title = ### 저장한 구성
    내 테이블의 *참가할 사람 …*에서 저장해 두면 `/play` → *테이블 열기 …*에서 같은 구성으로 열 수 있습니다.
ui-list-nothing = -# 아직 저장한 구성이 없습니다.
ui-template-drop = 지우기 …
refusal-no-template-name = 이름을 정해 주세요.
refusal-templates-full = 이미 구성을 { $most }개 저장했습니다. 먼저 `/play` → 설정에서 하나를 지우세요.

# 방장의 소식이 없는 모집
ui-cancel-lobby = 함께 닫기
ui-cancel-silent = 방장 { $owner } 님의 마지막 소식은 { $since }입니다. 앉아 있는 분들이 함께 테이블을 닫을 수 있습니다.
ui-cancel-asked = **{ $name }** (`{ $id }`) 테이블을 닫을지 { $names } 님에게 묻습니다. 늦어도 { $ends }까지입니다. { $owner } 님이 무엇이든 하면 테이블은 그대로 열려 있습니다.
ui-cancelled = **{ $name }** (`{ $id }`) 테이블을 닫았습니다.
vote-cancel = 이 테이블을 닫을까요? 방장의 소식이 며칠째 없습니다.
deed-vote-cancel-yes = 가결: 앉아 있는 분들이 테이블을 닫았습니다 ({ $of }명 중 { $for }명 찬성)
deed-vote-cancel-no = 부결: 테이블은 그대로 열려 있습니다 ({ $of }명 중 { $for }명 찬성)
post-stuck = { $mentions }: { $owner } 님이 테이블 **{ $name }** (`{ $id }`)에서 며칠째 아무것도 하지 않았습니다. { $by } 님이 묻습니다: 닫을까요? { $owner } 님이 무엇이든 하면 테이블은 그대로 열려 있습니다.
post-stuck-over = 투표가 끝났습니다. { $closed ->
    [yes] 테이블을 닫았습니다.
   *[no] 테이블은 그대로 열려 있습니다.
}
post-cancelled = { $mention }: 며칠째 소식이 없어 **{ $name }** (`{ $id }`)에 앉아 있던 분들이 테이블을 닫았습니다.
refusal-owner-there = 이 테이블의 방장이 최근 사흘 사이에 여기에서 활동했습니다. 방장에게 물어보세요.

# 한도
refusal-server-many-open = 이 서버에는 시작하지 않은 테이블이 이미 { $most }개 있습니다. 먼저 그중 하나를 시작하거나 닫아야 합니다.
refusal-joins-too-often = 한 시간 안에 테이블에 { $most }번 참가했습니다. 잠시 뒤에 다시 해 주세요.
refusal-votes-too-often = 하루 안에 투표를 { $most }번 열었습니다. 내일 다시 해 주세요.

# 대기열
ui-queue = 함께할 사람 찾기 …
ui-queue-title = ### 함께할 사람 찾기
    하고 싶은 게임을 정해 두고 기다립니다. 이 서버에서 조건이 맞는 사람이 모이면 테이블이 저절로 열리고 한 번 알려 드립니다. 누가 기다리는지는 아무도 볼 수 없고 몇 명인지만 보입니다.
ui-queue-title-game = ### 함께할 사람 찾기: { $game }
ui-queue-waits = ⏳ **{ $game }** 대기 중 · 인원: { $seats } · { $clock } · { $since }부터 · { $ends }까지
ui-queue-ended = ⌛ { $days }일 동안 **{ $game }**에 조건이 맞는 분이 없었습니다. 계속 기다리려면 다시 고르세요.
ui-queue-count = 기다리는 사람: { $games }
ui-queue-game = 게임 고르기 …
ui-queue-seats = 인원
ui-queue-seats-count = { $count }명
ui-queue-clock = 제한 시간
ui-queue-clock-any = 제한 시간 상관없음
ui-queue-join = 기다리기
ui-queue-change = 이 조건으로 바꾸기
ui-queue-leave = { $game } 그만 기다리기
ui-queue-leave-one = 그만 기다릴 게임 …
ui-queue-hours = -# 시간을 정해 둔 분끼리는 하루에 적어도 { $least }시간은 함께 깨어 있어야 같은 테이블에 앉습니다. 차단 목록도 따릅니다.
ui-queue-found = 조건이 맞는 사람이 모였습니다. { $channel }에 **{ $name }** (`{ $id }`) 테이블이 열렸고, 다른 분들에게 준비되었는지 묻고 있습니다.
ui-hub-queue = -# ⏳ 대기 중: { $games }
ui-hub-queue-ended = -# ⌛ 사람을 찾지 못함: { $games }
post-matched = { $mentions }: **{ $game }** 게임을 함께할 { $count }명이 모였습니다. 테이블 **{ $name }** (`{ $id }`)
post-matched-ready = 제한 시간: { $clock }. 준비되셨나요? 모두 준비되면 게임이 시작하고, 답이 없는 분의 자리는 비워집니다: { $ends }
deed-queue = 서버의 대기열이 이 테이블을 열었습니다
queue-ended = **{ $server }**에서 **{ $game }** 게임을 { $days }일 동안 기다렸지만 조건이 맞는 분이 없었습니다. `/play` → *함께할 사람 찾기 …*에서 계속 기다릴 수 있습니다.

# 시작 전의 지도
ui-map = 지도 …
ui-map-title = ### { $name }의 지도: { $count }명
ui-map-seed = 시드가 정해져 있어 이 지도로 게임을 시작합니다. 누가 어느 자리에 앉는지는 아직 정해지지 않았습니다.
ui-map-certain = 무작위 요소와 상관없이 이 지도로 게임을 시작합니다. 그림에 있는 나머지는 시작할 때 정해집니다.
ui-map-drawn = 지도는 시작할 때 무작위로 놓이므로 아직 아무도 모릅니다. 옵션으로 정할 수도 있고, 시드를 정해 연 테이블(`{ $command }`, *seed*)이라면 여기에서 볼 수 있습니다.
ui-map-seat = 자리 { $seat }
