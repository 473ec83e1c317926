# Commands
command-play = 내 게임, 열린 테이블, 새 테이블, 설정
command-new = 이 채널에 새 테이블을 엽니다
command-new-computers = 바로 앉힐 컴퓨터 플레이어 수
command-new-watch = 자리에 앉지 않고 지켜보기
command-join = 열린 테이블에 앉습니다
command-leave = 시작하지 않은 테이블에서 일어납니다
command-start = 내 테이블을 시작합니다
command-turn = 내 차례를 진행합니다
command-orders = 테이블이 나 대신 답할 것을 정합니다
command-act = 차례를 텍스트로 입력합니다. 이어질 수 있는 답을 입력하는 동안 보여 줍니다
command-act-words = 답을 순서대로, ; 으로 구분해서
command-act-confirm = 초안을 보지 않고 바로 확정
command-undo = 마지막으로 확정한 차례를 되돌립니다
command-board = 보드를 봅니다
command-board-board = 볼 보드
command-zoom = 지도의 한 구역을 크게 봅니다
command-zoom-sector = 구역의 번호
command-card = 카드를 이름으로 찾아봅니다
command-card-name = 카드 이름
command-lookup = 게임의 모든 것을 찾아봅니다: 무엇인지, 비용, 얻는 것, 효과
command-lookup-name = 이름
command-lookup-public = 찾은 내용을 모두가 보도록 이 채널에 올리기
command-since = 내 지난 차례 이후에 있었던 일을 봅니다
command-sheet = 플레이어 앞에 놓인 것을 봅니다
command-sheet-player = 누구의 것인지, 이름으로
command-log = 지금까지 있었던 일을 봅니다
command-rules = 규칙 요약을 봅니다
command-move = 채널이 삭제된 게임을 이 채널로 옮깁니다
command-resign = 진행 중인 게임에서 기권합니다. 컴퓨터 플레이어가 자리를 이어받습니다
command-close = 내 테이블을 닫습니다. 모든 참가자의 게임이 끝납니다
command-table = 이 스레드의 테이블이 아니라면, 어느 테이블인지

# Every message
ui-title = ### { $game } · { $name } `{ $id }`
ui-fault = 저희 쪽에서 문제가 생겼습니다. 계속하기 전에 지금 상태를 다시 확인해 주세요. 같은 문제가 또 생기면 오류 번호(`{ $id }`)를 알려 주세요.
ui-unavailable = 지금은 게임 데이터에 접근할 수 없습니다. 사라진 것은 없으니 잠시 뒤에 다시 해 주세요.
ui-outage = 지금 디스코드가 응답을 받지 않아 보여 드리지 못했습니다. 사라진 것은 없으니 잠시 뒤에 지금 상태를 다시 확인해 주세요.
ui-none = 없음
ui-no-picture = 보여 드릴 그림이 없습니다.
ui-refresh = 새로 고침

# Ways back, each to what stood in this place
ui-back-hub = 내 게임 목록으로
ui-back-lobby = 테이블로
ui-back-turn = 내 차례로
ui-back-beside = 돌아가기
ui-back-watching = 게임으로
ui-back-options = 옵션으로
ui-back-queue = 대기열로
ui-back-votes = 투표 목록으로
ui-back-settings = 설정으로
ui-back-moderate = 관리 화면으로
ui-back-first = 내 첫 게임으로
ui-back-privacy = 내 데이터로

# Lobby
ui-lobby-title = ### { $game } · { $name } `{ $id }` 모집 중
ui-lobby-owner = 방장: { $owner }
ui-lobby-seats = 플레이어 { $taken }명 ({ $least }~{ $most }명 게임)
ui-lobby-seats-exact = 플레이어 { $most }명 중 { $taken }명
ui-join = 참가
ui-leave = 나가기
ui-add-agent = 컴퓨터 추가
ui-hints = 컴퓨터 힌트: { $on ->
    [0] 끔
   *[other] 켬
}
ui-feed = 프로그램이 읽기: { $on ->
    [0] 끔
   *[other] 켬
}
ui-feed-now = -# 피드: 이 테이블에서 누구나 볼 수 있는 내용을 프로그램이 읽을 수 있습니다. 누가 하는지는 담기지 않습니다.
refusal-feed-off = 이 봇을 운영하는 사람이 프로그램에 테이블을 공개하지 않았습니다.
ui-hints-now = -# 힌트: 누구나 컴퓨터의 추천을 물어볼 수 있습니다.
ui-hint = 컴퓨터라면 어떻게 할까요?
ui-hint-thinks = ⏳ 생각하고 있습니다. 몇 초 걸릴 수 있습니다.
ui-hint-better = 게임이 끝나면 2번 답보다 약 { $points }점 높을 전망
ui-hint-worse = 게임이 끝나면 1번 답보다 약 { $points }점 낮을 전망
ui-hint-even-better = 2번 답과 큰 차이 없음
ui-hint-even-worse = 1번 답과 큰 차이 없음
ui-hint-points = 승점 { $points }
ui-hint-because = 이어질 행동 ({ $points }): { $what }
ui-hint-follows = 이어질 행동: { $what }
ui-hint-instead = 1번 답과 같지만 { $without } 대신 { $instead }
ui-hint-average = 지금 예상(평균): { $what }
ui-hint-thumb = { $place ->
    [1] 경험 규칙으로는 첫 번째입니다. 얼마나 나은지는 알 수 없습니다.
    [2] 경험 규칙으로는 두 번째입니다.
   *[other] 경험 규칙으로는 세 번째입니다.
 }
ui-hint-alone = 이보다 나은 답은 찾지 못했습니다.
ui-hint-how = 내가 볼 수 있는 정보만으로 앞으로 게임이 흘러갈 { $looks }가지 경우를 살펴보았습니다.{ $points ->
    [0] {""}
   *[other] {" "}점수 차이는 예상입니다.
 }{ $averages ->
    [0] {""}
   *[other] {" "}평균은 내다본 시점까지의 값입니다.
 } 컴퓨터도 틀릴 수 있습니다.
ui-hint-plans = 공개된 정보만으로 앞으로의 차례를 계획해 계산했습니다.{ $points ->
    [0] {""}
   *[other] {" "}점수 차이는 예상입니다.
 } 컴퓨터도 틀릴 수 있습니다.
ui-hint-thumbs = 이 게임에서는 내가 볼 수 있는 정보만 가지고 경험 규칙으로 답합니다. 컴퓨터도 틀릴 수 있습니다.
ui-hint-take = 1번 답 고르기
ui-hint-at-once = -# 1번 답은 바로 반영되므로 여기가 아니라 *내 차례*에서 고르세요.
ui-hint-none = 이 질문에 대해서는 할 말이 없습니다.
ui-agent-levels = 컴퓨터 실력
ui-agent-easy = 쉬움
ui-agent-easy-about = 초보자와 맞는 상대로, 무난하고 빠르게 둡니다
ui-agent-club = 중급
ui-agent-club-about = 답할 때마다 조금 앞을 내다봅니다
ui-agent-strong = 강함
ui-agent-strong-about = 답할 때마다 몇 초씩 더 멀리 내다봅니다
ui-drop-agent = 컴퓨터 빼기
ui-options = 옵션
ui-start = 시작
ui-rematch-of = **{ $name }** `{ $id }`의 재대결: 같은 옵션으로, 자리 순서만 하나씩 옮깁니다. 함께했던 사람이 모두 동의하면 시작합니다.
ui-invited-count = 초대에 아직 답하지 않은 사람: { $count }명 (*나가기*를 누르면 거절됩니다)
ui-invited = 초대에 아직 답하지 않은 사람: { $names } (*나가기*를 누르면 거절됩니다)
ui-languages = 모두에게 보이는 글의 언어
ui-languages-are = -# 모두에게 보이는 글: { $languages }
ui-languages-en = English
ui-languages-ko = 한국어
ui-languages-both = 두 언어 모두
ui-close = 테이블 닫기
ui-options-title = ### 이 테이블의 옵션
ui-options-help = 바꾸고 싶은 것만 고르세요. 게임 규칙은 각 메뉴의 첫 번째 선택지가 규칙서의 규칙입니다.
ui-options-game = 게임 규칙 …
ui-options-others = 시작 전에 { $owner } 님만 바꿀 수 있습니다.
ui-options-begun = 이미 시작한 게임이라 바꿀 수 없습니다.
ui-options-rest = { $changed ->
    [0] 모두 규칙서대로
   *[other] 나머지는 규칙서대로
}
ui-options-rules = { $changed ->
    [0] 모든 규칙은 규칙서대로
   *[other] 나머지 규칙은 규칙서대로
}
ui-text-change = { $what } 고치기 …
ui-text-warned-more = 이런 곳이 { $count }곳 더 있습니다
ui-own-values = 인쇄된 것과 다른 구성물이 { $count }개 있습니다. 목록은 규칙(`/{ $game } rules`)에 있습니다.
ui-own-values-list = -# 인쇄된 것과 다른 구성물: { $list }. 이 봇을 운영하는 사람이 인쇄된 대로 바꿀 수 있습니다(`orrery data { $game }`).
ui-close-sure = 이 테이블을 닫을까요? 모든 참가자의 게임이 결과 없이 끝납니다.
ui-close-yes = 테이블 닫기
ui-closed = 테이블을 닫았습니다.
ui-opened = 이 채널에 테이블을 열었습니다: **{ $name }** (`{ $id }`)
ui-opened-there = { $where }에 테이블을 열었습니다: **{ $name }** (`{ $id }`)
ui-joined = 테이블 **{ $name }** (`{ $id }`)에 앉았습니다.
ui-left = 테이블 **{ $name }** (`{ $id }`)에서 일어났습니다.
ui-started = 테이블 **{ $name }** (`{ $id }`)의 게임을 시작했습니다.

# Status
ui-round = { $round }라운드
ui-pays-now = **이번 라운드**: { $list }
ui-pays-end = **종료 목표**: { $list }
ui-asked = ▶ { $who } { $since }
ui-answered = ✓ { $who } 답변 완료
ui-score = { $name }: { $points }점
ui-over = 🏁 { $count ->
    [1] { $names } 승리
   *[other] { $names } 공동 승리
}
ui-over-yours = 게임이 끝났습니다.{ $lead ->
    [0] {""}
   *[other] {" "}{ $lead }점 차로
} 이기셨습니다.
ui-abandoned = 이 테이블은 중단되었습니다.
ui-verdict-end = 투표로 게임을 결과 없이 끝냈습니다.
ui-verdict-decided = 🏁 투표로 게임을 끝냈습니다(현재 점수).
ui-verdict-concede = 🏁 { $name } 승리: 투표로 게임을 끝냈습니다.
ui-players = 플레이어: { $names }
ui-open-table = 테이블로 가기
ui-rank = { $place }위 { $name }: **{ $points }점**
ui-rematch = 재대결
ui-rematch-begun = 재대결 **{ $name }** (`{ $id }`): 게임을 시작했습니다. { $opened ->
    [0] 스레드가 곧 { $where }에 열립니다.
   *[other] { $where }
}
ui-rematch-open = 재대결 테이블 **{ $name }** (`{ $id }`): { $where } { $count ->
    [0] 방장이 시작할 수 있습니다.
   *[other] 다음 사람이 모두 동의하면 시작합니다: { $names }
}
ui-turn = 내 차례
ui-watching = 이 테이블에 앉아 있지 않습니다. 대신 지켜볼 수 있습니다. 보드와 기록은 모두에게 열려 있습니다.
ui-watch-again = 다시 보기
ui-follow-on = 끝나면 알려 주세요
ui-follow-off = 알리지 않기
ui-follows = -# 게임이 끝나면 다이렉트 메시지로 한 번 알려 드립니다.
ui-board = 보드
ui-sheets = 플레이어 보드
ui-log = 기록
ui-rules = 규칙

# Panel
ui-waiting =
    지금은 할 일이 없습니다.
    기다리는 중: { $names }
ui-finished = 게임이 끝났습니다.
ui-draft = -# 이번 차례에 한 일 (나만 보임):
ui-draft-before = 1–{ $count }. 앞서 고른 것
ui-to-confirm = 이번 차례에 할 일을 모두 골랐습니다. 확정을 누르면 반영됩니다.
ui-whole = 차례를 다 정했습니다. 확정을 누르세요.
ui-to-end-without = 이번 차례에 할 일을 모두 골랐습니다. 맨 아래 버튼에 적힌 것을 포기하고 끝냅니다.
ui-sealed = -# 고르면 바로 비공개로 반영되며, 모두 고를 때까지 바꿀 수 있습니다.
ui-sealed-last = -# 다른 사람은 모두 골랐습니다. 확정하면 모두의 선택이 공개됩니다.
ui-sealed-opens = 다른 사람은 모두 골랐습니다. 확정을 누르면 모두의 선택이 공개됩니다. 그 전까지 바꿀 수 있습니다.
ui-sealed-alone = -# 나만 고르면 됩니다. 확정하면 반영됩니다.
ui-sealed-only = -# 고를 수 있는 것이 하나뿐이지만, 아무도 모르도록 똑같이 묻습니다.
ui-sealed-held = 확정을 누르면 선택이 반영됩니다.
ui-given = 내 선택: **{ $answer }**
ui-changeable = 모두 고를 때까지 바꿀 수 있습니다. 기다리는 중: { $names }
ui-window = ▶ 지금 누구든 대응할 수 있습니다. { $ends } 마감
ui-window-computers = ▶ 컴퓨터들이 비공개로 답하고 있습니다. 기다리는 사람은 없습니다.
ui-blind-alone = 고르면 바로 반영됩니다. 답이 없으면 자동 응답이 대신 답하고({ $ends }), 자동 응답도 없으면 이렇게 답한 것이 됩니다: **{ $default }**
ui-blind = 고르면 바로 반영됩니다. 내가 질문을 받았는지, 답했는지는 아무도 알 수 없습니다. 대응 시간이 끝나면({ $ends }) 자동 응답이 대신 답하고, 자동 응답이 없으면 이렇게 답한 것이 됩니다: **{ $default }**
ui-marked = { $option } ⚡
ui-marked-at-once = ⚡ { $closed ->
    [0] 고르면 바로 반영되고 되돌릴 수 없습니다.
   *[other] 고르면 바로 반영되어 되돌릴 수 없을 수 있습니다.
 }
ui-at-once = 바로 반영되어 되돌릴 수 없을 수 있습니다.
ui-aside = -# 고르면 바로 반영됩니다.{ $draft ->
    [0] {""}
   *[other] {" "}내 차례의 초안은 그대로 남습니다.
}
ui-asked-beside = 📨 다른 사람이 내 답을 기다립니다: **{ $asks }**
ui-optional = -# 내 차례라면 언제든 할 수 있습니다.
ui-optional-aside = -# 기다리는 사람이 없으니 하지 않아도 됩니다.
ui-hub-window = { $ask } ({ $since } 마감)
ui-or-confirm = 더 할 것이 없으면 확정으로 차례를 끝내세요.
ui-or-end-without = 맨 아래 버튼은 나머지를 포기하고 차례를 끝냅니다.
ui-conclusive = -# 바로 반영됩니다. 다른 사람이 진행하기 전까지는 되돌릴 수 있습니다.
ui-conclusive-briefly = -# 바로 반영되며 되돌릴 수 있습니다.
ui-set-up-undo = -# 확정한 뒤에도 다른 사람이 진행하기 전까지는 되돌릴 수 있습니다.
ui-conclusive-later = -# 이어서 한 번 더 고르고, 두 번째를 고를 때 둘 다 반영됩니다.
ui-conclusive-next = -# 두 번째를 고를 때 함께 반영됩니다.
ui-until-confirmed = -# 확정을 누르기 전에는 아무것도 반영되지 않습니다.
ui-until-confirmed-more = -# 이제부터 고르는 것은 확정을 눌러야 반영됩니다.
ui-dropped = 게임이 진행되어 초안이 더는 맞지 않습니다. 초안을 버렸습니다.
ui-dropped-undone = { JOSA($name, "이/가") } 차례를 되돌려 게임이 그 차례 전으로 돌아갔습니다. 그에 맞춰 쓰던 초안은 치워 두었습니다. 되돌리기를 취소하면 초안도 돌아옵니다.
ui-undone-by = { JOSA($name, "이/가") } 차례를 되돌려 게임이 그 차례 전으로 돌아갔습니다. 하고 있던 선택은 나중에 다시 물을 수 있습니다.
ui-committed = ✓ 방금 한 것은 반영되었습니다.
ui-committed-brought = ✓ 반영: { $what }
ui-undone-draft = 차례를 되돌렸습니다. 초안으로 돌아왔으니 고쳐서 다시 확정하세요.
ui-undone-draft-ways = *확정*은 진행, *한 단계 취소*는 마지막 단계만 취소, *되돌리기 취소*는 원래대로 돌려놓습니다.
ui-undone-asked = 되돌려 다시 묻습니다.
ui-undone-asked-ways = *되돌리기 취소*는 원래대로 돌려놓습니다.
ui-redone = 되돌리기를 취소했습니다. 차례가 원래대로입니다.
ui-heading = { $heading } · { $count }
ui-heading-places = { $heading } · { $count }곳
ui-heading-choices = { $heading } · { $count }가지
ui-heading-reasons = { $heading } · 고를 수 없는 것 { $count }개
ui-headings = ↑ 모든 선택지
ui-headed = { $heading }: { $option }
ui-choose = 고르기 …
ui-choose-of = 고르기 … ({ $heading })
ui-several = { $heading } (여러 개 가능)
ui-several-of = { $heading } (여러 개 가능): { $list }
ui-each-costs = { $free ->
    [0] 모두 같은 비용
   *[other] { $but } 외에는 모두 같은 비용
}: { $costs }
ui-choose-exactly = { $count }개를 고르세요
ui-choose-some = { $least ->
    [0] { $most }개까지 고르세요
   *[other] { $least }~{ $most }개를 고르세요
}
ui-ready = 이 { $count }개
ui-suggested = 추천: { $answer }
ui-ready-means = -# **{ $ready }**: { $means }
ui-choose-part = 선택지 { $first }~{ $last }
ui-type-it = 선택지가 너무 많아 메뉴에 담을 수 없습니다. `{ $command }` 명령으로 답을 입력하세요.
ui-other = 다르게 고르기 …
ui-number = 숫자 입력 …
ui-number-range = { $least }부터 { $most }까지의 숫자
ui-spread = 나누기 …
ui-spread-exactly = 하나 더하기 …
ui-spread-some = 하나 더하기 …
ui-spread-words = 예시처럼: 이름=숫자
ui-spread-slot = { $slot } { $amount }/{ $most }
ui-spread-single = { $amount ->
    [0] +
   *[other] −
} { $slot }
ui-spread-amount = { $slot }: 얼마나 놓을까요?
ui-spread-done = { $count ->
    [0] 아무것도 고르지 않기
   *[other] 이대로 하기: { $answer }
}
ui-spread-missing = { $least }개 중 { $count }개 고름
ui-spread-clear = 처음부터 다시
ui-complete-choose = 하나 더하기 …
ui-complete-slot = { $slot } × { $amount }
ui-otherwise = 다르게 …
ui-up-to = { $slot }: 최대 { $most }
ui-amount = { $slot } × { $amount }
ui-wasted = ⚠ { $what }
ui-forfeited = ⚠ 지금 차례를 끝내면 포기하는 것: { $what }
ui-with-draft = -# 아직 확정하지 않은 초안까지 더한 모습입니다. 나에게만 보이며, 아직 반영되지 않았습니다.
ui-words = 텍스트로 보기
ui-no-words = 텍스트로 된 설명이 없습니다.
ui-lettered = { $letter } · { $option }
ui-zoom = 한 구역을 크게 보기 …
ui-sector = 구역 { $sector }
ui-news-besides = { $last } · 그 밖의 소식 { $count }건
ui-since = 지난 차례 이후
ui-digest-turn = 요약: 내 지난 차례 이후
ui-digest-round = 요약: 이번 라운드
ui-since-title = **내 지난 차례 이후**
ui-since-title-watching = **최근에 있었던 일**
ui-since-none = 내 지난 차례 이후로 아무 일도 없었습니다.
ui-since-none-watching = 아직 아무 일도 없었습니다.
ui-since-mattered = **이번 라운드의 주요 장면**
ui-since-report = ⚔️ 보고: { $place }
ui-since-board = 지도
ui-since-more = -# … 그 앞에 { $count }개가 더 있습니다. 기록에 모두 있습니다.
ui-tip = 💡 도움말 전체 보기
ui-why = 왜 안 되나요?
ui-why-title = 왜 고를 수 없나요?
ui-why-rest = 그 밖의 것
ui-why-line = **{ $option }** — { $reason }
ui-why-further = *{ $more }* → *{ $further }*에서 다른 분들의 동의를 구할 수 있습니다.
ui-why-none = 지금 여기서 막힌 것은 없습니다.
ui-confirm = 확정
ui-confirm-without = { $more ->
    [0] { JOSA($what, "을/를") } 포기하고 차례 끝내기
   *[other] { $what } 등을 포기하고 차례 끝내기
}
ui-give-up-sure = 정말 { JOSA($what, "을/를") } 포기하고 차례를 끝낼까요?
ui-give-up-yes = 네, 끝낼게요
ui-back = 한 단계 취소
ui-discard = 모두 취소
ui-undo = 내 지난 차례 되돌리기
ui-redo = 되돌리기 취소
ui-further = 더 이전으로 되돌리기 …
ui-go-on = 계속
ui-moved-on = 그사이에 게임이 진행되어, 하고 있던 선택은 더 이상 필요하지 않습니다.
ui-more = 더보기 …
ui-dealt = 내 종족: **{ $name }**
ui-dealt-more = 자세한 설명: *{ $more }* → *{ $where }* → *{ $chapter }*
ui-boards = 다른 보드
ui-mine = 내 플레이어 보드
ui-lookup = 찾아보기
ui-lookup-title = **{ $game }: 찾아보기**
ui-lookup-entry = { $chapter }: { $name }
ui-lookup-asked = 지금 고를 수 있는 것들입니다. 하나를 고르면 자세히 볼 수 있습니다.
ui-lookup-choose = 항목을 고르세요.
ui-lookup-one = 하나를 크게, 글과 함께 보기
ui-lookup-chapter = 항목
ui-lookup-posted = 모두에게 보이게 올렸습니다: { $name }
ui-orders = 자동 응답
ui-orders-title = ### 자동 응답: 테이블이 나 대신 답할 질문

# Log, resigning
ui-log-page = **{ $count ->
    [0] {""}
   *[other] { $rounds }라운드 ·{" "}
}기록 { $total }개 중 { $first }–{ $last }번**
ui-log-older = ◀ 이전
ui-log-newer = 다음 ▶
ui-log-empty = 아직 아무 일도 없었습니다.
ui-log-undo = { JOSA($name, "이/가") } 차례를 되돌렸습니다(기록 { $move }번부터)
ui-log-redo = { JOSA($name, "이/가") } 되돌리기를 취소했습니다
ui-log-corrected = 정정합니다(기록 { $move }번부터)
ui-log-undone = ~~{ $line }~~ (되돌림)
ui-log-referee = 정정: { $told }
ui-report = 문제 알리기
ui-resign = 기권
ui-resign-sure = 이 게임에서 기권할까요? 남은 게임 동안 컴퓨터 플레이어가 자리를 맡고, 끝까지 하지 않은 게임으로 셉니다. 되돌릴 수 없습니다.
ui-resign-last = 이 게임에서 기권할까요? 남은 사람이 나뿐이어서 게임이 결과 없이 끝납니다. 되돌릴 수 없습니다.
ui-resign-yes = 기권
ui-resigned = 게임을 떠났습니다.

# Refusals of the interface
# 그때의 보드
ui-then = 그때의 보드 보기 …
ui-then-title = 기록 { $last }개 중 { $move }번 직후{ $round ->
    [0] {""}
   *[other] , { $round }라운드
}
ui-then-log = 기록
ui-then-back-move = ‹ 한 수
ui-then-back-turn = ◀ 차례
ui-then-back-round = ◀◀ 라운드
ui-then-on-move = 한 수 ›
ui-then-on-turn = 차례 ▶
ui-then-on-round = 라운드 ▶▶
ui-rounds = 라운드별 다시 보기
ui-rounds-told = 라운드가 끝날 때마다의 보드입니다. 첨부한 페이지에는 라운드별 그림과 이야기가 모두 담겨 있어, 그 파일만 있으면 누구에게나 보여 줄 수 있습니다.
ui-rounds-alt = { $count ->
    [1] 게임이 끝났을 때의 보드입니다.
   *[other] 라운드가 끝날 때마다의 보드 { $count }개를 차례로 보여 줍니다.
}
refusal-no-picture = 지금은 그림을 보여 드릴 수 없습니다. 나중에 다시 해 보세요.
refusal-no-replay = 예전 규칙으로 시작한 게임이라 지난 상태를 더는 보여 드릴 수 없습니다.
refusal-not-over = 아직 끝나지 않은 게임입니다.
refusal-no-rematch = 첫 게임과 연습은 재대결할 수 없습니다. `/play`에서 새 게임을 열 수 있습니다.
refusal-not-here = 테이블은 서버의 텍스트 채널이나 그 스레드에서만 열 수 있습니다. 텍스트 채널에서 다시 해 보세요.
refusal-old-command = 새 버전에서 이 명령이 바뀌었습니다. 명령을 다시 입력해 보고, 그래도 안 되면 Discord를 다시 시작해 주세요.
refusal-no-permission = 봇에게 이 채널에서 글을 쓰거나 그림을 올리거나 스레드를 열 권한이 없습니다. 관리자가 허용할 수 있습니다.
refusal-which-table = 테이블이 여러 개입니다. 하나를 지정하거나 그 스레드에서 명령을 쓰세요.
refusal-no-table = 그런 테이블을 찾지 못했습니다. `/play`에서 내 테이블과 열린 테이블을 볼 수 있습니다.
refusal-no-sector = 이 지도에 없는 구역입니다: { $sector }
refusal-no-player = 이 테이블에 “{ $name }” 님은 없습니다.
refusal-no-card = 그런 이름의 카드는 없습니다.
refusal-no-entry = 이 게임에 그런 이름은 없습니다.
refusal-has-place = 이 게임에는 이미 자리가 있습니다: { $where }
refusal-other-server = 다른 서버의 게임입니다. 그 서버의 채널로 옮기세요.

# 채널이 없어진 게임
ui-lost = ⚠ 이 게임의 채널이 삭제되었습니다. 게임은 여기에서 계속됩니다. 다른 채널에서 `{ $command }` 명령을 쓰면 게임이 그 채널로 옮겨집니다.
ui-move = 이 채널로 옮기기
ui-moved = 게임 **{ $name }** (`{ $id }`)의 새 자리는 { $where }입니다.
