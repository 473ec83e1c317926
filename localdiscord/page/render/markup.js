/** Parsed markdown as elements. */

import { goTo, messageLink } from "../core/address.js";
import { el } from "../core/dom.js";
import { t } from "../core/i18n.js";
import { state } from "../core/state.js";
import { withEmoji } from "./emoji.js";
import { inline, parse } from "./markdown.js";
import { channelIcon, channelName, emojiNode, nameOf, roles, userOf } from "./people.js";
import { timestamp } from "./time.js";

const wrap = (tag, props) => (node) => el(tag, props, render(node.children));

function spoiler(node) {
  const reveal = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    hidden.classList.add("shown");
    hidden.removeAttribute("role");
    hidden.removeAttribute("tabindex");
    hidden.removeAttribute("aria-label");
  };
  const hidden = el(
    "span",
    {
      class: "spoiler",
      role: "button",
      tabindex: 0,
      "aria-label": t("show_spoiler"),
      onclick: reveal,
      onkeydown: reveal,
    },
    el("span", {}, render(node.children)),
  );
  return hidden;
}

/** A link; one to a message of this table opens inside the page. */
export function link(url, ...children) {
  const target = messageLink(url);
  if (!target) return el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, ...children);
  const follow = (event) => {
    event.preventDefault();
    goTo(target.channelId, target.messageId);
  };
  const bare = children.length === 1 && children[0] === url;
  const label = bare
    ? [channelIcon(state.channels.get(target.channelId), 16), channelName(state.channels.get(target.channelId))]
    : children;
  return el("a", { href: url, class: bare && "mention", onclick: follow }, label);
}

function channelMention(node) {
  const channel = state.channels.get(node.id);
  if (!channel) return el("span", { class: "mention" }, `#${t("unknown_channel")}`);
  return el(
    "button",
    { type: "button", class: "mention", onclick: () => goTo(node.id) },
    channelIcon(channel, 16),
    channelName(channel),
  );
}

function userMention(node) {
  const user = userOf(node.id);
  const mine = node.id === state.me?.id && "mine";
  return el("span", { class: `mention ${mine || ""}` }, `@${user ? nameOf(user) : t("unknown_user")}`);
}

const roleMention = (node) =>
  el("span", { class: "mention" }, `@${roles().find((role) => role.id === node.id)?.name ?? t("unknown_role")}`);

function commandMention(node) {
  const use = () => document.dispatchEvent(new CustomEvent("use-command", { detail: node.name }));
  return el("button", { type: "button", class: "mention", onclick: use }, `/${node.name}`);
}

function list(node) {
  const items = node.items.map((children) => el("li", {}, render(children)));
  return el(node.ordered ? "ol" : "ul", { start: node.ordered && node.start !== 1 && node.start }, items);
}

const MAKERS = {
  text: wrap("div", { class: "para" }),
  heading: (node) =>
    el(
      "div",
      { class: `heading h${node.level}`, role: "heading", "aria-level": node.level + 2 },
      render(node.children),
    ),
  subtext: wrap("small", { class: "subtext" }),
  quote: wrap("blockquote", {}),
  list,
  code: (node) => el("pre", { tabindex: 0 }, el("code", { "data-language": node.language }, node.text)),
  strong: wrap("strong", {}),
  em: wrap("em", {}),
  u: wrap("u", {}),
  s: wrap("s", {}),
  spoiler,
  inlinecode: (node) => el("code", {}, node.text),
  link: (node) => link(node.url, ...render(node.children)),
  user: userMention,
  role: roleMention,
  channel: channelMention,
  time: (node) => timestamp(node.seconds, node.style),
  command: commandMention,
  emoji: (node) => emojiNode(node),
  everyone: (node) => el("span", { class: "mention mine" }, `@${node.name}`),
};

const render = (nodes) => nodes.map((node) => (typeof node === "string" ? withEmoji(node) : MAKERS[node.type](node)));

/** The text with all of Discord's markdown. */
export const markdown = (text, className = "markdown") => el("div", { class: className }, render(parse(text)));

/** The text with inline marks only (embed titles, snippets). */
export const markdownLine = (text) => render(inline(text));

/** The text as it reads aloud: marks resolved and removed. */
export const plainText = (text) => markdown(text).textContent;
