/** Names, avatars and icons of users, channels and emoji. */

import { el } from "../core/dom.js";
import { t } from "../core/i18n.js";
import { icon } from "../core/icons.js";
import { DM, isThread, state } from "../core/state.js";
import { reachable } from "../net/api.js";
import { withEmoji } from "./emoji.js";

const COLOURS = 8;

export const userOf = (id) => state.users.get(id) ?? (state.bot?.id === id ? state.bot : undefined);
export const nameOf = (user) => user.global_name ?? user.username ?? t("unknown_user");
export const people = () => [...state.users.values()].filter((user) => !user.bot);
export const roles = () => state.guild?.roles ?? [];

/** A channel's name as shown; a DM is named by the other person in it. */
export function channelName(channel) {
  if (!channel) return t("unknown_channel");
  if (channel.name) return channel.name;
  const others = (channel.recipients ?? []).filter((user) => user.id !== state.me?.id);
  return others.map(nameOf).join(", ") || t("the_bot");
}

/** Name with its sign: "#table" or "@Orrery". */
export function channelTitle(channel) {
  if (isThread(channel)) return channelName(channel);
  return (channel?.type === DM ? "@" : "#") + channelName(channel);
}

export function channelIcon(channel, size = 20) {
  if (channel?.type === 12) return icon("lock", size);
  return icon(isThread(channel) ? "thread" : "hash", size);
}

function initials(name) {
  const words = name.trim().split(/\s+/);
  return words.length > 1 ? words[0][0] + words[1][0] : [...name].slice(0, 1).join("");
}

/** A round picture of the user: their avatar, or initials on a colour of their own. */
export function avatar(user, size = 40) {
  const colour = user.bot ? "bot" : Number(BigInt(user.id ?? "0") % BigInt(COLOURS));
  const face = user.bot ? icon("orbit", Math.round(size * 0.66)) : initials(nameOf(user)).toUpperCase();
  const node = el("span", { class: `avatar colour-${colour}`, "aria-hidden": "true" }, face);
  node.style.setProperty("--size", `${size}px`);
  if (user.avatar) node.append(picture(user));
  return node;
}

function picture(user) {
  const source = reachable(user.avatar_url ?? `/avatars/${user.id}/${user.avatar}.png`);
  const image = el("img", { src: source, alt: "", onerror: () => image.remove() });
  return image;
}

/** Unicode or custom emoji of a button, option or text. */
export function emojiNode(emoji) {
  if (!emoji) return null;
  if (!emoji.id) return el("span", { class: "emoji" }, withEmoji(emoji.name));
  const fallback = () => image.replaceWith(el("span", { class: "emoji" }, `:${emoji.name}:`));
  const image = el("img", {
    class: "emoji",
    src: reachable(`/emojis/${emoji.id}.png`),
    alt: `:${emoji.name}:`,
    onerror: fallback,
  });
  return image;
}
