# 파일로 올린 게임, 그리고 끝난 게임의 한 시점에서 이어 가는 테이블
command-import = 파일로 받은 게임을 보고, 원하는 시점부터 연습합니다
command-import-file = 기록 → 내보내기로 받은 파일이나, 다른 사이트에서 한 게임의 기록
import-shown = -# 올린 파일을 지금 규칙으로 다시 진행한 것입니다. 나에게만 보이며, 최근 5개까지 저장합니다. 이름은 파일에 있는 그대로입니다.
import-public-log = -# 진행 중인 게임의 파일입니다. 모두에게 알려진 기록을 파일에 있는 그대로 보여 줍니다. 숨겨진 것은 없어서 한 단계씩 보거나 이어 갈 수 없습니다. 게임이 끝나면 파일을 다시 올리세요. 전체 기록을 첨부했습니다.
practice-mark = -# 🧪 연습: 결과는 어디에도 반영되지 않습니다.
ui-hub-practice = 연습
practice-from-here = 이 시점부터 연습하기: 자리 선택 …
practice-seat = { $number }번: { $name }
practice-begun = 🧪 **{ $name }** 테이블이 { $where }에서 그 시점부터 이어집니다. 다른 자리는 컴퓨터가 맡으며, 친구는 스레드의 *자리 맡기*로 들어올 수 있습니다. 숨겨진 것은 그때 그대로이고 앞으로 나올 운도 같아서, 파일을 가진 사람은 미리 알 수 있습니다.
practice-start = 🧪 **연습**: 끝난 게임의 { $move ->
    [0] 맨 처음
   *[other] { $move }번 기록 직후
}부터 이어 갑니다. 숨겨진 것은 그때 그대로이며, 그 게임의 파일을 가진 사람은 알 수 있습니다. 누구의 전적에도 반영되지 않습니다.
refusal-import-large = 게임 파일은 압축하지 않은 상태로 최대 { $most } MiB입니다.
refusal-import-shape = 여기서 읽을 수 있는 게임 파일이 아닙니다. *기록* → *내보내기*로 받은 파일이나, 게임 준비까지 모두 담긴 boardgamers 게임 기록(JSON)이어야 합니다.
refusal-import-goes-on = 아직 진행 중인 게임의 파일입니다. 게임이 끝날 때까지는 들여다보거나 이어 갈 수 없습니다.
refusal-import-game = 이 파일의 게임은 여기서 할 수 없는 게임입니다.
refusal-import-start = 이 파일대로는 게임을 시작할 수 없습니다. 인원수나 옵션이 맞지 않습니다.
refusal-import-move = 이 파일의 { $move }번 줄은 지금 규칙으로 진행할 수 없습니다. 아무것도 저장하지 않았습니다.
refusal-import-told = 이 파일의 { $move }번 기록은 지금 규칙으로 진행하면 다른 결과가 나옵니다. 다른 규칙으로 했거나 내용이 바뀐 파일입니다. 아무것도 저장하지 않았습니다.
refusal-import-long = 다시 진행하기에는 너무 긴 게임입니다.
refusal-imports-too-often = 한 시간 안에 파일을 { $most }개 올렸습니다. 잠시 뒤에 다시 해 주세요.
refusal-practice-over = 이 시점에는 게임이 이미 끝났습니다. 연습하려면 더 앞의 시점을 고르세요.
