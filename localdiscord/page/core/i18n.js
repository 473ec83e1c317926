/** The page's own labels in English and Korean: key -> [en, ko]; {name} is filled in. */

const TEXTS = {
  title: ["Orrery local table", "오러리 로컬 테이블"],
  channels: ["Channels", "채널"],
  dms: ["Direct messages", "다이렉트 메시지"],
  you_are: ["You are", "현재 사용자"],
  switch_member: ["Choose who you are", "누구로 볼지 고르기"],
  language: ["Language", "언어"],
  theme_dark: ["Switch to dark colours", "어두운 화면으로 바꾸기"],
  theme_light: ["Switch to light colours", "밝은 화면으로 바꾸기"],
  open_menu: ["Open channel list", "채널 목록 열기"],
  close_menu: ["Close channel list", "채널 목록 닫기"],
  unread: ["{count} unread", "안 읽음 {count}개"],
  messages_in: ["Messages in {name}", "{name}의 메시지"],
  app: ["APP", "앱"],
  bot_offline: [
    "{name} is offline. Commands and buttons get no answer until it is back.",
    "{name}이(가) 꺼져 있습니다. 다시 켜질 때까지 명령어와 버튼이 응답하지 않습니다.",
  ],
  reconnecting: ["Connection lost. Reconnecting…", "연결이 끊겼습니다. 다시 연결하는 중…"],
  the_bot: ["The bot", "봇"],
  message_to: ["Message {name}", "{name}에 메시지 보내기"],
  hint: ["Type / for commands", "/를 입력하면 명령어 목록"],
  send: ["Send", "보내기"],
  cancel: ["Cancel", "취소"],
  submit: ["Submit", "제출"],
  close: ["Close", "닫기"],
  completion: ["Suggestions", "자동 완성"],
  commands: ["Commands", "명령어"],
  commands_matching: ["Commands matching /{query}", "/{query}에 맞는 명령어"],
  no_commands: ["No command matches", "맞는 명령어가 없습니다"],
  no_commands_yet: [
    "No commands yet. The bot has not registered any.",
    "아직 명령어가 없습니다. 봇이 등록하지 않았습니다.",
  ],
  no_choices: ["No options match", "맞는 선택지가 없습니다"],
  loading_choices: ["Loading options…", "선택지를 불러오는 중…"],
  choices_failed: ["Loading options failed", "선택지를 불러오지 못했습니다"],
  optional: ["optional", "선택"],
  required: ["required", "필수"],
  more_options: ["More options", "옵션 더 보기"],
  more_count: ["+{count} optional", "+선택 옵션 {count}개"],
  no_option: ["There is no option “{text}”. There are: {names}", "“{text}” 옵션은 없습니다. 있는 것: {names}"],
  no_more_options: ["There is no option “{text}”.", "“{text}” 옵션은 없습니다."],
  press_enter: ["Enter to send", "Enter로 보내기"],
  need_value: ["This option is required. Specify a value.", "필수 옵션입니다. 값을 입력하세요."],
  need_choice: ["Choose one of the listed values.", "목록에 있는 값을 고르세요."],
  need_number: ["Enter a number.", "숫자를 입력하세요."],
  need_whole: ["Enter a whole number.", "정수를 입력하세요."],
  at_least: ["At least {limit}.", "{limit} 이상이어야 합니다."],
  at_most: ["At most {limit}.", "{limit} 이하여야 합니다."],
  length_least: ["At least {limit} characters.", "{limit}자 이상이어야 합니다."],
  length_most: ["At most {limit} characters.", "{limit}자 이하여야 합니다."],
  yes: ["True", "참"],
  no: ["False", "거짓"],
  used: ["{user} used {command}", "{user} 님이 {command} 사용"],
  only_you: ["Only you can see this", "나만 볼 수 있음"],
  dismiss: ["Dismiss message", "메시지 닫기"],
  thinking: ["{name} is thinking…", "{name} 생각 중…"],
  edited: ["(edited)", "(수정됨)"],
  failed: ["This interaction failed", "상호작용 실패"],
  no_response: ["The application did not respond", "앱이 응답하지 않았습니다"],
  sending: ["Sending command…", "명령어 보내는 중…"],
  modal_failed: ["Something went wrong. Try again.", "문제가 생겼습니다. 다시 시도하세요."],
  spoiler: ["Spoiler", "스포일러"],
  show_spoiler: ["Show spoiler", "스포일러 보기"],
  unknown_user: ["unknown-user", "알 수 없는 사용자"],
  unknown_channel: ["unknown", "알 수 없음"],
  unknown_role: ["unknown-role", "알 수 없는 역할"],
  reply_gone: ["Original message was deleted", "원본 메시지가 삭제되었습니다"],
  attachment_only: ["Click to see attachment", "첨부 파일 보기"],
  jump_reply: ["Go to the original message", "원본 메시지로 이동"],
  thread_started: ["{name} started a thread:", "{name}님이 스레드를 시작했습니다:"],
  pinned: ["{name} pinned a message to this channel.", "{name}님이 이 채널에 메시지를 고정했습니다."],
  open_thread: ["Open thread", "스레드 열기"],
  earlier: ["Load earlier messages", "이전 메시지 불러오기"],
  beginning: ["This is the start of {name}.", "{name}의 시작입니다."],
  new_mark: ["New", "새 메시지"],
  jump_present: ["Jump to the newest message", "최신 메시지로 이동"],
  no_channel: ["Choose a channel at the left.", "왼쪽에서 채널을 고르세요."],
  image: ["Image", "이미지"],
  image_of: ["Image {index} of {count}", "이미지 {index}/{count}"],
  view_image: ["View image: {alt}", "이미지 보기: {alt}"],
  no_alt: ["no description", "설명 없음"],
  zoom_in: ["Zoom in", "확대"],
  zoom_out: ["Zoom out", "축소"],
  zoom_fit: ["Fit to window", "창에 맞추기"],
  previous: ["Previous image", "이전 이미지"],
  next: ["Next image", "다음 이미지"],
  open_original: ["Open original", "원본 열기"],
  download: ["Download {name}", "{name} 내려받기"],
  choose: ["Make a selection", "선택하세요"],
  search: ["Search", "검색"],
  confirm: ["Confirm", "확인"],
  pick_range: ["Choose {min} to {max}", "{min}~{max}개 고르기"],
  pick_exact: ["Choose {min}", "{min}개 고르기"],
  pick_upto: ["Choose up to {max}", "최대 {max}개 고르기"],
  field_required: ["This is required", "필수 항목입니다"],
  field_short: ["Must be at least {limit} characters", "{limit}자 이상 입력하세요"],
  unsupported: ["This part is not shown here (component type {type})", "여기서는 표시할 수 없습니다(구성 요소 {type})"],
  error: ["Something went wrong: {reason}", "문제가 생겼습니다: {reason}"],
  unreachable: ["The local server does not answer.", "로컬 서버가 응답하지 않습니다."],
};

let language = 0;

/** Choose the language of the page: "en-US" or "ko". */
export function setLanguage(locale) {
  language = locale === "ko" ? 1 : 0;
  document.documentElement.lang = locale === "ko" ? "ko" : "en";
}

/** The label for a key, with {names} replaced from `args`. */
export function t(key, args = {}) {
  return TEXTS[key][language].replace(/\{(\w+)\}/g, (whole, name) => args[name] ?? whole);
}

/** The label for a key as a list of texts and the nodes put in for {names}. */
export const tNodes = (key, nodes) =>
  TEXTS[key][language].split(/\{(\w+)\}/).map((part, index) => (index % 2 ? nodes[part] : part));

/** BCP 47 tag for dates and numbers. */
export const tag = () => (language ? "ko-KR" : "en-US");
