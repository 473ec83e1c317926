# 관리자가 서버에서 봇의 상태를 알아보기
command-setup = 관리자용: Orrery가 이 서버에서 제대로 움직일 수 있는지 봅니다
command-setup-check = 이 채널과 서버에서 Orrery에 부족한 것과 고치는 방법
setup-title = ### 설정 점검
setup-well = ✅ { $channel } 채널에는 부족한 권한이 없습니다. 테이블을 열 수 있습니다.
setup-lacks = ❌ { $channel } 채널에서 권한 { $count }개가 없습니다:
setup-lack = **{ $permission }** — 없으면 { $lost }
setup-fix-server = -# → *서버 설정* → *역할* → *{ $role }* → *권한*에서 **{ $permissions }** 권한을 켜세요.
setup-fix-channel = -# → 봇의 역할에는 있지만 이 채널이 막고 있습니다. 채널을 길게 누르거나 오른쪽 클릭 → *채널 편집* → *권한* → *고급 권한* → *{ $role }*(*+*로 추가) → **{ $permissions }**: ✓.
setup-again = -# 그런 다음 다시 점검하세요. 이 권한에 딸린 것은 그 뒤에 볼 수 있습니다.
setup-no-channel = ❌ 여기에는 테이블을 열 수 없습니다. 텍스트 채널에서 이 명령을 써 주세요.
setup-news = -# 공지 채널에는 비공개 스레드가 없어서 첫 게임을 시작할 수 없습니다.
setup-elsewhere = ❌ 다른 채널 { $count }개에도 부족한 권한이 있습니다(그 채널에서 이 명령을 써 주세요):
setup-elsewhere-more = - 그 밖에 { $count }개
setup-moderators = **테이블 관리자:** *스레드 관리* 권한이 있는 사람. 서버 관리자가 `/play` → *설정*에서 역할을 정할 수 있습니다.
setup-moderators-role = **테이블 관리자:** *스레드 관리* 권한이 있는 사람과 { $role } 역할.
setup-kept-machine = **저장:** 게임은 컴퓨터의 디스크에 저장됩니다.
setup-kept-volume = **저장:** 게임은 별도의 볼륨에 저장되어 컨테이너를 업데이트해도 남습니다.
setup-kept-container = **저장:** 게임이 컨테이너 안에 저장됩니다. 다음 업데이트 때 모두 사라지니, 봇을 운영하는 사람에게 볼륨을 연결해 달라고 하세요.
setup-kept-memory = **저장:** 게임이 메모리에만 저장됩니다. 다시 시작하면 모두 사라지니, 봇을 운영하는 사람에게 디스크에 저장해 달라고 하세요.
setup-kept-server = **저장:** 게임은 봇과 따로 있는 데이터베이스 서버에 저장됩니다.
setup-backup-made = **백업:** 마지막 백업({ $when })은 이상이 없습니다. 봇이 매일 밤 하나씩 만듭니다.
setup-backup-first = **백업:** 아직 없습니다. 오늘 밤에 봇이 첫 백업을 만듭니다.
setup-backup-failed = **백업:** 마지막 백업에 실패했습니다. 봇을 운영하는 사람에게 알려 주세요. 이유는 봇의 기록(`backup-failed`)에 있습니다.
setup-backup-late = **백업:** 이틀 동안 백업이 없었습니다. 봇을 운영하는 사람에게 기록을 확인해 달라고 하세요.
setup-backup-before = -# 이상이 없는 마지막 백업: { $when }.
setup-backup-days = -# 백업은 봇이 있는 컴퓨터의 디스크에 { $days }일 동안 남습니다. 다른 곳에도 복사해 두는지는 여기서 알 수 없습니다.
setup-backup-server = **백업:** 데이터베이스 서버는 봇이 백업하지 않습니다. 운영자가 따로 백업하는지는 여기서 알 수 없습니다.
setup-backup-off = **백업:** 봇은 저장 형식을 바꾸기 전에만 스스로 백업합니다. 운영자가 따로 백업하는지는 여기서 알 수 없습니다.
setup-permission-view-channel = 채널 보기
setup-permission-send-messages = 메시지 보내기
setup-permission-attach-files = 파일 첨부
setup-permission-create-public-threads = 공개 스레드 만들기
setup-permission-send-messages-in-threads = 스레드에서 메시지 보내기
setup-permission-create-private-threads = 비공개 스레드 만들기
setup-lost-view-channel = 봇이 채널에 아예 들어오지 못합니다. 테이블도 알림도 없습니다.
setup-lost-send-messages = 테이블 메시지를 올릴 수 없어 테이블을 열 수 없습니다.
setup-lost-attach-files = 테이블을 열 수 없고, 이미 있는 테이블에는 그림이 나오지 않습니다.
setup-lost-create-public-threads = 테이블을 열 수 없고, 시작한 게임에 스레드가 생기지 않습니다.
setup-lost-send-messages-in-threads = 테이블을 열 수 없고, 차례 알림과 독촉을 보내지 못하고 미뤄 둡니다.
setup-lost-create-private-threads = 첫 게임을 시작할 수 없습니다. 나머지는 그대로 됩니다.

# 확인할 수 있는 운: 처음에는 시드의 해시, 끝나면 시드
command-new-seed = 게임의 모든 운을 정하는 시드. 정한 사람은 무엇이 나올지 알 수 있으며 테이블에 알려집니다
chance-hash = -# 무작위 검증: 이 게임 시드의 해시는 `{ $hash }`입니다. 시드는 끝난 뒤에 공개되며 확인할 수 있습니다.
chance-hash-known = -# 무작위 검증: 이 게임 시드의 해시: `{ $hash }`
chance-hash-short = -# 무작위 검증: 이 게임 시드의 해시 앞부분: `{ $hash }` · 전체는 *내보내기*에 있습니다.
chance-hash-above = -# 무작위 검증: 위의 해시는 이 게임 시드의 것입니다. 시드는 끝난 뒤에 공개되며 확인할 수 있습니다.
chance-given = 시드는 이 테이블의 방장이 정했으므로 무엇이 나올지 알 수 있습니다.
chance-seed-short = -# 무작위 검증: 시드 `{ $seed }` · *기록*
chance-seed = -# 무작위 검증: 이 게임의 시드는 `{ $seed }`입니다 · *기록* → *내보내기* 파일로 누구나 확인할 수 있습니다.
chance-lobby = 🎲 { $owner } 님이 이 게임의 시드를 정했으므로 무엇이 나올지 알 수 있습니다.
ui-export = 내보내기
export-title = ### 게임 전체를 담은 파일
export-how = 진행한 모든 것과 시드, 그 해시가 들어 있으며 사용자 ID는 없습니다. `{ $command }` 명령으로 어느 컴퓨터에서나 첫 글의 해시가 시드의 것인지, 모든 운이 시드에서 나왔는지 확인할 수 있습니다.
export-log-title = ### 지금까지의 게임을 담은 파일
export-log-how = 누구나 볼 수 있는 만큼의 상태와 진행한 것이 들어 있습니다. 비공개 정보와 시드, 사용자 ID는 없습니다. 게임이 끝나면 *내보내기*로 전체를 받을 수 있습니다.
refusal-seed-shape = 시드는 글자, 숫자와 `.` `-` `_` 기호로 최대 { $most }자이며 빈칸을 쓸 수 없습니다.

# 한 사람에 대해 저장하는 것
command-privacy = Orrery가 나에 대해 저장하는 것을 보고, 파일로 받거나 삭제합니다
privacy-title = ### Orrery가 나에 대해 저장하는 것
privacy-kept = - **앉았거나 앉아 있는 테이블마다:** Discord ID, 그때의 이름, 언제부터 어느 자리였는지, 내가 진행한 것, 자동 응답, 메모장, 작성 중이거나 계획해 둔 차례.
    - **열거나 관리했거나 초대받은 테이블:** 방장이나 관리자, 초대받은 사람이었다는 것과 테이블에 한 일, 투표.
    - **모든 게임:** 설정과 자동 응답. 웹훅 주소와 차단 목록, 저장한 구성, 내 참가를 금지한 서버. 하루 동안은 테이블을 열거나 참가하고, 투표를 열고, 되돌리고, 게임 파일을 올리고, 문제를 알린 횟수. 올린 게임 가운데 최근 5개. 알린 문제는 봇을 운영하는 사람에게 남습니다.
    - 메시지는 읽지 않으며, 웹훅에 내 차례를 알리는 것 말고는 누구에게도 아무것도 넘기지 않습니다. 삭제할 때까지 저장하며, 봇을 운영하는 사람에게 백업이 있을 수 있습니다.
privacy-games = 게임 { $games }개에 내 기록이 있으며, 그중 { $living }개는 진행 중이거나 시작 전입니다.
privacy-ways = **내보내기**를 누르면 모두 파일로 받습니다. 진행 중인 게임은 내 자리가 볼 수 있는 것만 담습니다. **삭제**하면 모두 지워집니다.
privacy-export = 내보내기
privacy-delete = 삭제 …
privacy-exported = 나에 대해 저장된 모든 것입니다. 나에게만 보입니다.
privacy-sure = ### 나에 대한 모든 것을 삭제할까요?
    되돌릴 수 없습니다.
    - 지금의 게임 { $living }개를 모두 떠납니다. 컴퓨터 플레이어가 자리를 완전히 맡으며, 작성하던 차례와 계획은 사라집니다.
    - 내가 연 테이블({ $opened }개)은 거기 있는 다른 사람에게 넘어가고, 아무도 없으면 닫힙니다.
    - 끝난 게임까지 모든 게임에서 내 이름 대신 “3번 플레이어” 같은 말이 나옵니다. 내가 진행한 것은 남습니다. 다른 사람들의 게임이 그것과 이어져 있기 때문입니다.
    - 설정과 자동 응답이 지워집니다.
    - Discord에 올라간 글은 누가 지우지 않는 한 남습니다. 운영자의 백업도 보관하는 동안 남습니다.
privacy-delete-yes = 모두 삭제하기
privacy-deleted = 끝났습니다. 게임 { $games }개에서 나를 지웠고, 그 밖에 남은 것도 없습니다. 이제 여기서 무엇을 누르면 새로 저장됩니다.
privacy-player = { $number }번 플레이어
privacy-somebody = 누군가

# 봇을 운영하는 사람에게 알리는 문제
report-title = ### 문제 알리기
report-what = 규칙이나 그림, 문구가 잘못되었나요? 게임이 멈췄나요? 적어 주시면 봇을 운영하는 사람에게 전합니다.
report-goes = -# 누구나 볼 수 있는 만큼의 게임 상태와 기록을 함께 보냅니다. 내 것을 포함해 비공개 카드와 이름은 보내지 않으니, 다른 사람이 알면 안 되는 내용은 적지 마세요.
report-write = 적기 …
report-field = 무엇이 잘못되었고, 어떻게 되어야 했나요?
report-sent = 고맙습니다. 지금의 게임 상태와 함께 봇을 운영하는 사람에게 전했습니다. 게임에서 바뀐 것은 없습니다.
report-head = **신고** · { $game } `{ $id }`, { $move }번째 수 다음, { $seat ->
    [0] 자리 없는 사람
   *[other] { $seat }번 자리
}
report-replay = -# 봇이 있는 컴퓨터에서 다시 해 보기: `{ $command }`. 파일에 비공개 정보는 없습니다.
report-damaged = -# 이 게임은 읽을 수 없습니다. 다른 게임은 그대로 진행됩니다. 무엇이 잘못되었는지는 `orrery check`로 볼 수 있습니다.
