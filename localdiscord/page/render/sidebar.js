/** The left panel: channels with threads, direct messages, who you are, language and theme. */

import { goTo } from "../core/address.js";
import { byId, el, narrow } from "../core/dom.js";
import { t } from "../core/i18n.js";
import { icon } from "../core/icons.js";
import { DM, TEXT, isThread, older, state } from "../core/state.js";
import { isDark, toggleTheme } from "../core/theme.js";
import { avatar, channelIcon, channelName, nameOf, people } from "./people.js";

const LOCALES = [
  ["en-US", "English", "EN"],
  ["ko", "한국어", "한국어"],
];
const ordered = (list) => list.sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || older(a.id, b.id));
const channels = (fits) => ordered([...state.channels.values()].filter(fits));

function face(channel) {
  if (channel.type !== DM) return channelIcon(channel);
  const other = (channel.recipients ?? []).find((user) => user.id !== state.me.id) ?? state.bot;
  return other ? avatar(state.users.get(other.id) ?? other, 28) : channelIcon(channel);
}

function entry(channel) {
  const current = channel.id === state.channelId;
  const unread = current ? 0 : (channel.unread ?? 0);
  const name = channelName(channel);
  const shownCount = unread > 99 ? "99+" : String(unread);
  const count = unread ? el("span", { class: "count-badge", "aria-hidden": "true" }, shownCount) : null;
  return el(
    "li",
    { class: isThread(channel) ? "thread" : "" },
    el(
      "button",
      {
        type: "button",
        class: `channel ${unread ? "unread" : ""}`,
        "data-testid": `channel-${channel.id}`,
        "data-channel": channel.id,
        "aria-current": current ? "page" : null,
        title: name,
        "aria-label": unread ? `${name}, ${t("unread", { count: unread })}` : name,
        onclick: () => goTo(channel.id),
      },
      face(channel),
      el("span", { class: "channel-name" }, name),
      count,
    ),
  );
}

function textList() {
  const threads = channels(isThread);
  const parents = channels((channel) => channel.type !== DM && !isThread(channel));
  const below = (id) => threads.filter((thread) => thread.parent_id === id).map(entry);
  const known = new Set(parents.map((channel) => channel.id));
  const strays = threads.filter((thread) => !known.has(thread.parent_id)).map(entry);
  return [...parents.map((channel) => [entry(channel), below(channel.id)]), strays];
}

const group = (label, items) =>
  items.flat(3).length ? el("section", {}, el("h2", {}, label), el("ul", { role: "list" }, items)) : null;

function memberButton(user) {
  const mine = user.id === state.me.id;
  const switchTo = () => document.dispatchEvent(new CustomEvent("switch-member", { detail: user.id }));
  return el(
    "button",
    {
      type: "button",
      role: "radio",
      "aria-checked": String(mine),
      tabindex: mine ? 0 : -1,
      class: "member",
      "data-testid": `member-${user.id}`,
      title: nameOf(user),
      "aria-label": nameOf(user),
      onclick: switchTo,
    },
    avatar(user, 32),
    el("span", { class: "member-name" }, nameOf(user)),
  );
}

/** Arrow keys move inside a group of radio buttons. */
function roving(event) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const all = [...event.currentTarget.querySelectorAll("[role=radio]")];
  const next = all[(all.indexOf(document.activeElement) + step + all.length) % all.length];
  event.preventDefault();
  next.focus();
}

function memberSwitch() {
  return el(
    "div",
    {
      class: "members",
      role: "radiogroup",
      "aria-label": t("switch_member"),
      "data-testid": "member-switch",
      onkeydown: roving,
    },
    people().map(memberButton),
  );
}

function localeSwitch() {
  const choose = (locale) => document.dispatchEvent(new CustomEvent("switch-locale", { detail: locale }));
  const buttons = LOCALES.map(([locale, name, label]) =>
    el(
      "button",
      {
        type: "button",
        role: "radio",
        lang: locale.slice(0, 2),
        "aria-checked": String(state.locale === locale),
        tabindex: state.locale === locale ? 0 : -1,
        "aria-label": name,
        "data-testid": `locale-${locale}`,
        onclick: () => choose(locale),
      },
      label,
    ),
  );
  return el(
    "div",
    { class: "locales", role: "radiogroup", "aria-label": t("language"), "data-testid": "locale", onkeydown: roving },
    buttons,
  );
}

function themeButton() {
  const label = t(isDark() ? "theme_light" : "theme_dark");
  return el(
    "button",
    {
      type: "button",
      class: "tool",
      "data-testid": "theme",
      "aria-label": label,
      title: label,
      onclick: () => {
        toggleTheme();
        renderSidebar();
      },
    },
    icon(isDark() ? "sun" : "moon"),
  );
}

function keepingFocus(draw) {
  const testid = document.activeElement?.dataset?.testid;
  draw();
  if (testid && document.activeElement === document.body) document.querySelector(`[data-testid="${testid}"]`)?.focus();
}

/** Draw the whole panel. */
export function renderSidebar() {
  if (!state.me) return;
  keepingFocus(() => {
    byId("guild-name").textContent = state.guild.name;
    const dms = channels((channel) => channel.type === DM).map(entry);
    byId("channels").replaceChildren(...[group(t("channels"), textList()), group(t("dms"), dms)].filter(Boolean));
    byId("channels").setAttribute("aria-label", t("channels"));
    byId("me").replaceChildren(
      el("h2", {}, t("you_are")),
      memberSwitch(),
      el("div", { class: "settings" }, localeSwitch(), themeButton()),
    );
  });
}

/** Open or close the panel where it slides in (phones). */
export function slide(open) {
  document.body.classList.toggle("menu-open", open && narrow());
  byId("menu").setAttribute("aria-expanded", String(open));
  const inside = byId("side").contains(document.activeElement);
  guard();
  if (open) byId("side").querySelector("[aria-current], button")?.focus();
  else if (inside && narrow()) byId("menu").focus();
}

/** A panel that is out of sight must not take focus. */
export function guard() {
  const open = document.body.classList.contains("menu-open");
  byId("side").inert = narrow() && !open;
  byId("main").inert = narrow() && open;
}

/** The first channel a newcomer sees. */
export const firstChannel = () => channels((channel) => channel.type === TEXT)[0]?.id ?? null;

/** Unread messages everywhere but here. */
export const unreadTotal = () =>
  [...state.channels.values()].reduce(
    (sum, channel) => sum + (channel.id === state.channelId ? 0 : (channel.unread ?? 0)),
    0,
  );
