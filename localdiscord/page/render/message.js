/** One message as a list item. */

import { goTo } from "../core/address.js";
import { el } from "../core/dom.js";
import { t, tNodes } from "../core/i18n.js";
import { icon } from "../core/icons.js";
import { COMPONENTS_V2, EPHEMERAL, LOADING, changed, dropMessage, sentAt, state } from "../core/state.js";
import * as api from "../net/api.js";
import { dropLocal, failureOf } from "../net/interactions.js";
import { renderComponent } from "./components.js";
import { renderEmbed, usedByEmbeds } from "./embeds.js";
import { markdown, markdownLine } from "./markup.js";
import { attachments } from "./media.js";
import { avatar, channelIcon, nameOf, userOf } from "./people.js";
import { written } from "./time.js";

const has = (message, flag) => Boolean((message.flags ?? 0) & flag);
export const isEphemeral = (message) => has(message, EPHEMERAL);

const badge = (user) => (user.bot ? el("span", { class: "badge" }, t("app")) : null);
const shownAuthor = (message) => userOf(message.author.id) ?? message.author;

const usedLine = (user, label) =>
  el(
    "div",
    { class: "preface" },
    avatar(user, 16),
    el(
      "span",
      { class: "used" },
      tNodes("used", { user: el("b", {}, nameOf(user)), command: el("span", { class: "command-name" }, label) }),
    ),
  );

/** Who wrote this, and what above it: "X used /cmd" or the message replied to. */
function preface(message) {
  const meta = message.interaction_metadata;
  if (meta?.name) {
    const user = userOf(meta.user.id) ?? meta.user;
    return usedLine(user, `/${meta.name}`);
  }
  if (message.message_reference?.message_id && message.type === 19) return replyLine(message);
  return null;
}

function firstText(components = []) {
  for (const component of components) {
    const text = component.content ?? firstText(component.components);
    if (text) return text;
  }
  return null;
}

/** The main text of a message: its content, or that of its components or embeds. */
export const textOf = (message) =>
  message.content ||
  firstText(message.components) ||
  message.embeds?.[0]?.title ||
  message.embeds?.[0]?.description ||
  "";

function snippet(message) {
  const line = textOf(message)
    .split("\n")
    .find((text) => text.trim());
  return line ? markdownLine(line.replace(/^(#{1,3}|-#|>) /, "")) : el("em", {}, t("attachment_only"));
}

function replyLine(message) {
  const original = message.referenced_message;
  if (!original) return el("div", { class: "preface reply" }, icon("reply", 16), t("reply_gone"));
  const user = userOf(original.author.id) ?? original.author;
  const jump = () => goTo(original.channel_id ?? message.channel_id, original.id);
  return el(
    "div",
    { class: "preface reply" },
    avatar(user, 16),
    el("b", {}, nameOf(user)),
    el(
      "button",
      { type: "button", class: "quiet snippet", "aria-label": t("jump_reply"), onclick: jump },
      snippet(original),
    ),
  );
}

function head(message) {
  const user = shownAuthor(message);
  return el(
    "div",
    { class: "message-head" },
    el("span", { class: "author" }, nameOf(user)),
    badge(user),
    written(sentAt(message)),
  );
}

function loading(message) {
  return el(
    "div",
    { class: "thinking", role: "status" },
    el("span", { class: "dots" }, el("i"), el("i"), el("i")),
    t("thinking", { name: nameOf(shownAuthor(message)) }),
  );
}

function content(message) {
  if (!message.content) return null;
  const node = markdown(message.content);
  if (message.edited_timestamp)
    (node.lastElementChild ?? node).append(el("small", { class: "edited" }, ` ${t("edited")}`));
  return node;
}

function threadChip(message) {
  const thread = message.thread && (state.channels.get(message.thread.id) ?? message.thread);
  if (!thread) return null;
  return el(
    "button",
    { type: "button", class: "thread-chip", onclick: () => goTo(thread.id) },
    channelIcon(thread),
    el("b", {}, thread.name),
    el("span", { class: "link-text" }, t("open_thread")),
  );
}

function classicParts(message) {
  const used = usedByEmbeds(message);
  const files = (message.attachments ?? []).filter((file) => !used.has(file.id));
  return [
    content(message),
    ...attachments(files, message),
    (message.embeds ?? []).map((embed) => renderEmbed(embed, message)),
  ];
}

function body(message) {
  if (has(message, LOADING)) return loading(message);
  const parts = has(message, COMPONENTS_V2) ? [] : classicParts(message);
  const components = (message.components ?? []).map((component) => renderComponent(component, message));
  return el(
    "div",
    { class: "message-body" },
    ...parts,
    components.length ? el("div", { class: "components" }, components) : null,
    message.thread?.id === state.channelId ? null : threadChip(message),
  );
}

async function dismiss(message) {
  await api.dismiss(message.id);
  dropMessage(message.channel_id, message.id);
  changed("messages");
}

const failureLine = (failure, silent) =>
  el("div", { class: "failed", role: "alert" }, icon("warn", 16), failure.reason ? t("error", failure) : t(silent));

/** The message whose content is shown; a thread's first message shows the one that the thread was started from. */
export const subject = (message) => (message.type === 21 && message.referenced_message) || message;

function footers(message) {
  const failed = failureOf(subject(message).id);
  return [
    failed ? failureLine(failed, "failed") : null,
    isEphemeral(message)
      ? el(
          "div",
          { class: "only-you" },
          icon("eye", 16),
          t("only_you"),
          " · ",
          el(
            "button",
            { type: "button", class: "quiet link-text", "data-testid": "dismiss", onclick: () => dismiss(message) },
            t("dismiss"),
          ),
        )
      : null,
  ];
}

const SYSTEM = {
  6: (message) => t("pinned", { name: nameOf(shownAuthor(message)) }),
  18: (message) => [
    t("thread_started", { name: nameOf(shownAuthor(message)) }),
    " ",
    el(
      "button",
      {
        type: "button",
        class: "quiet strong",
        onclick: () => goTo(message.message_reference?.channel_id ?? message.thread?.id ?? message.id),
      },
      message.content,
    ),
  ],
};

function systemLine(message) {
  return el(
    "div",
    { class: "system" },
    icon(message.type === 18 ? "thread" : "right", 18),
    el("span", {}, SYSTEM[message.type](message), " ", written(sentAt(message))),
  );
}

function classes(message, grouped) {
  return ["message", grouped && "grouped", message.mentions_me && "mentions-me", isEphemeral(message) && "ephemeral"]
    .filter(Boolean)
    .join(" ");
}

/** Render a message; without its header if it is `grouped` with the one before. */
export function renderMessage(message, grouped) {
  const props = {
    class: classes(message, grouped),
    "data-testid": `message-${message.id}`,
    "data-message": message.id,
    tabindex: -1,
  };
  if (SYSTEM[message.type]) return el("li", props, systemLine(message));
  const side = grouped ? written(sentAt(message), true) : avatar(shownAuthor(message), 40);
  return el(
    "li",
    props,
    grouped ? null : preface(message),
    el("div", { class: "message-side" }, side),
    el("div", { class: "message-main" }, grouped ? null : head(message), body(subject(message)), ...footers(message)),
  );
}

/** Whether a message needs a header though the one before has the same author. */
export const standsAlone = (message) =>
  Boolean(message.interaction_metadata?.name) || message.type === 19 || Boolean(SYSTEM[message.type]);

/** The line that stands for a slash command until the bot answers it. */
export function renderLocal(entry, channelId) {
  const text = entry.failure
    ? failureLine(entry.failure, "no_response")
    : el("div", { class: "thinking", role: "status" }, el("span", { class: "spinner" }), t("sending"));
  const drop = el(
    "button",
    {
      type: "button",
      class: "quiet link-text",
      "data-testid": "dismiss",
      onclick: () => dropLocal(channelId, entry.id),
    },
    t("dismiss"),
  );
  return el(
    "li",
    { class: "message local", "data-testid": `message-${entry.id}` },
    usedLine(state.me, entry.label),
    el("div", { class: "message-side" }, state.bot ? avatar(state.bot, 40) : null),
    el(
      "div",
      { class: "message-main" },
      text,
      entry.failure ? el("div", { class: "only-you" }, icon("eye", 16), t("only_you"), " · ", drop) : null,
    ),
  );
}
