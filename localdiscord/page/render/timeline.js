/** The list of messages of the open channel: order, day lines, scrolling, announcements. */

import { byId, el, reconcile } from "../core/dom.js";
import { t } from "../core/i18n.js";
import { icon } from "../core/icons.js";
import { closeOrphan } from "../core/popover.js";
import { here, sentAt, messagesOf, state } from "../core/state.js";
import { localUses, revisionOf } from "../net/interactions.js";
import { plainText } from "./markup.js";
import { isEphemeral, renderLocal, renderMessage, standsAlone, subject, textOf } from "./message.js";
import { channelIcon, channelTitle, nameOf } from "./people.js";
import { dayLine, sameDay } from "./time.js";

const GROUP_MS = 7 * 60 * 1000; // messages of one author within this time share a header
const NEAR_PX = 80;

let drawn = new Map(); // message id -> {node, message, grouped, revision}
let pinned = true; // the newest message stays in view
let shownChannel = null;
let lastTop = 0; // where the list was scrolled to last
let loadEarlier = () => {};

const scroller = () => byId("scroller");

function grouped(message, before) {
  if (!before || standsAlone(message) || before.type === 18 || before.type === 6) return false;
  const [a, b] = [sentAt(before), sentAt(message)];
  return (
    before.author.id === message.author.id &&
    isEphemeral(before) === isEphemeral(message) &&
    b - a < GROUP_MS &&
    sameDay(a, b)
  );
}

function nodeFor(message, before) {
  const revision = revisionOf(subject(message).id);
  const joins = grouped(message, before);
  const old = drawn.get(message.id);
  if (old && old.message === message && old.grouped === joins && old.revision === revision) return old;
  const node = renderMessage(message, joins);
  if (old) keepPictures(old.node, node);
  return { node, message, grouped: joins, revision };
}

/** Move loaded pictures into the new rendering of an edited message, so that nothing flickers. */
function keepPictures(old, fresh) {
  const loaded = new Map([...old.querySelectorAll(".picture img")].map((image) => [image.src, image]));
  for (const image of fresh.querySelectorAll(".picture img")) {
    const same = loaded.get(image.src);
    loaded.delete(image.src);
    if (!same) continue;
    same.alt = image.alt;
    image.replaceWith(same);
  }
}

function focusMark() {
  const focused = document.activeElement?.closest?.("[data-message] *");
  if (!focused) return null;
  const { message } = focused.closest("[data-message]").dataset;
  return { id: message, key: focused.dataset.key, seen: document.activeElement.matches(":focus-visible") };
}

function restoreFocus(mark) {
  if (!mark || document.activeElement !== document.body) return;
  const message = drawn.get(mark.id)?.node;
  const same = mark.key && message?.querySelector(`[data-key="${CSS.escape(mark.key)}"]:not(:disabled)`);
  if (same) same.focus({ preventScroll: true });
  else if (message) focusMessage(message, mark.seen);
}

/** Focus a message; the frame around it is for those who came by keyboard (`seen`). */
function focusMessage(node, seen) {
  node.classList.toggle("unframed", !seen);
  node.focus({ preventScroll: true });
  node.addEventListener("blur", () => node.classList.remove("unframed"), { once: true });
}

const divider = (text, className) => el("li", { class: `divider ${className}` }, el("span", {}, text));

function top(channel) {
  if (state.complete.has(channel.id)) {
    return el(
      "li",
      { class: "beginning" },
      channelIcon(channel, 40),
      el("h2", {}, channelTitle(channel)),
      el("p", {}, t("beginning", { name: channelTitle(channel) })),
    );
  }
  return el(
    "li",
    { class: "earlier" },
    el(
      "button",
      { type: "button", class: "button secondary", "data-testid": "earlier", onclick: () => loadEarlier() },
      t("earlier"),
    ),
  );
}

function rows(channel) {
  const list = messagesOf(channel.id);
  const nodes = [top(channel)];
  const kept = new Map();
  const mark = state.newAfter?.channelId === channel.id ? state.newAfter.messageId : null;
  list.forEach((message, index) => {
    const before = list[index - 1];
    const newDay = !before || !sameDay(sentAt(before), sentAt(message));
    if (newDay) nodes.push(divider(dayLine(sentAt(message)), "day"));
    if (before && before.id === mark) nodes.push(divider(t("new_mark"), "new"));
    const entry = nodeFor(message, before?.id === mark ? null : before);
    kept.set(message.id, entry);
    nodes.push(entry.node);
  });
  drawn = kept;
  return [...nodes, ...localUses(channel.id).map((entry) => renderLocal(entry, channel.id))];
}

/** Draw the open channel; only messages that have changed are rendered again. */
export function renderTimeline() {
  const channel = here();
  const list = byId("messages");
  if (channel?.id !== shownChannel) pinned = true;
  shownChannel = channel?.id;
  const focus = focusMark();
  reconcile(list, channel ? rows(channel) : [el("li", { class: "beginning" }, el("p", {}, t("no_channel")))]);
  scroller().setAttribute("aria-label", channel ? t("messages_in", { name: channelTitle(channel) }) : "");
  restoreFocus(focus);
  closeOrphan();
  settle();
}

/** Redraw everything, when the language or the member has changed. */
export function redrawTimeline() {
  drawn = new Map();
  renderTimeline();
}

function settle() {
  if (pinned) scrollTo(scroller().scrollHeight);
  byId("jump").hidden = pinned;
}

/** Scroll at once, so that the next scroll event is compared with the new position though its own comes later. */
function scrollTo(top) {
  scroller().scrollTop = top;
  lastTop = scroller().scrollTop;
}

/** Bring a message into view and mark it for a moment. */
export function showMessage(id) {
  const node = drawn.get(id)?.node;
  if (!node) return;
  pinned = false;
  node.scrollIntoView({ block: "center" });
  node.focus({ preventScroll: true });
  node.classList.add("flash");
  setTimeout(() => node.classList.remove("flash"), 2000);
}

/** Go to the newest message. */
export function jumpToEnd() {
  pinned = true;
  settle();
}

/** Tell screen readers about a message. */
export function announce(message) {
  const text = plainText(textOf(subject(message))).slice(0, 300);
  byId("announcer").append(el("p", {}, `${nameOf(message.author)}: ${text}`));
  while (byId("announcer").childElementCount > 8) byId("announcer").firstElementChild.remove();
}

/** Watch scrolling; `earlier()` fetches what came before and resolves when it is drawn. */
export function startTimeline(earlier) {
  let fetching = false;
  loadEarlier = async () => {
    if (fetching || !here() || state.complete.has(shownChannel)) return;
    fetching = true;
    pinned = false;
    const fromEnd = scroller().scrollHeight - scroller().scrollTop;
    await earlier().finally(() => {
      fetching = false;
    });
    renderTimeline();
    scrollTo(scroller().scrollHeight - fromEnd);
  };
  scroller().addEventListener("scroll", () => {
    const { scrollHeight, scrollTop, clientHeight } = scroller();
    const upward = scrollTop < lastTop; // growing content also leaves the end, but never scrolls up
    lastTop = scrollTop;
    if (scrollHeight - scrollTop - clientHeight < NEAR_PX) pinned = true;
    else if (upward) pinned = false;
    byId("jump").hidden = pinned;
    if (scroller().scrollTop < NEAR_PX && !pinned) loadEarlier();
  });
  const watch = new ResizeObserver(() => pinned && settle());
  watch.observe(byId("messages"));
  watch.observe(scroller());
  byId("jump").addEventListener("click", jumpToEnd);
}

/** Labels of the jump button in the page's language. */
export function labelTimeline() {
  byId("jump").replaceChildren(icon("down", 18), el("span", {}, t("jump_present")));
  byId("jump").setAttribute("aria-label", t("jump_present"));
}
