/** The channel's header, the banner below it, the window's title, and short error messages. */

import { goTo } from "../core/address.js";
import { byId, el } from "../core/dom.js";
import { t } from "../core/i18n.js";
import { icon } from "../core/icons.js";
import { DM, here, isThread, state } from "../core/state.js";
import { avatar, channelIcon, channelName, channelTitle, nameOf } from "./people.js";
import { unreadTotal } from "./sidebar.js";

function crumbs(channel) {
  const parent = isThread(channel) && state.channels.get(channel.parent_id);
  if (!parent) return [];
  return [
    el(
      "button",
      { type: "button", class: "quiet crumb", onclick: () => goTo(parent.id) },
      channelIcon(parent, 18),
      channelName(parent),
    ),
    el("span", { class: "crumb-mark", "aria-hidden": "true" }, "›"),
  ];
}

function headIcon(channel) {
  if (channel.type !== DM) return channelIcon(channel, 22);
  const other = channel.recipients?.find((user) => user.id !== state.me.id) ?? state.bot;
  return other ? avatar(other, 24) : null;
}

/** Draw name and topic of the open channel. */
export function renderHead() {
  const channel = here();
  const title = channel
    ? [
        ...crumbs(channel),
        headIcon(channel),
        el("h1", {}, channelName(channel)),
        channel.topic ? el("p", { class: "topic", title: channel.topic }, channel.topic) : null,
      ]
    : [];
  byId("channel-head").replaceChildren(...title.filter(Boolean));
  for (const [id, label] of [
    ["menu", "open_menu"],
    ["scrim", "close_menu"],
  ])
    byId(id).setAttribute("aria-label", t(label));
  const unread = unreadTotal();
  byId("menu").classList.toggle("unread", unread > 0);
  const where = channel ? `${channelTitle(channel)} · ` : "";
  document.title = `${unread ? `(${unread}) ` : ""}${where}${t("title")}`;
}

function connectionProblem() {
  if (!state.connected) return ["refresh", t("reconnecting")];
  if (state.me && !state.botOnline)
    return ["warn", t("bot_offline", { name: state.bot ? nameOf(state.bot) : t("the_bot") })];
  return null;
}

/** Show what is wrong with the connection, if anything. */
export function renderBanner() {
  const found = connectionProblem();
  const banner = byId("banner");
  banner.hidden = !found;
  banner.replaceChildren(...(found ? [icon(found[0], 18), el("span", {}, found[1])] : []));
}

let hide = 0;

/** Show for a few seconds what went wrong. */
export function toast(message) {
  const node = byId("toast");
  node.textContent = t("error", { reason: message });
  node.hidden = false;
  clearTimeout(hide);
  hide = setTimeout(() => {
    node.hidden = true;
  }, 6000);
}
