/** Embeds of messages. */

import { el } from "../core/dom.js";
import { reachable } from "../net/api.js";
import { markdown, markdownLine } from "./markup.js";
import { picture, resolve } from "./media.js";
import { written } from "./time.js";

const colourOf = (number) => `#${(number ?? 0).toString(16).padStart(6, "0")}`;

/** Set the accent colour of an embed or container. */
export function accent(node, colour) {
  if (colour !== null && colour !== undefined) node.style.setProperty("--accent", colourOf(colour));
  return node;
}

function small(part, message, className, text) {
  if (!part && !text.length) return null;
  const source = part?.icon_url && reachable(resolve({ url: part.icon_url }, message).url);
  return el("div", { class: className }, source ? el("img", { src: source, alt: "" }) : null, text);
}

const linked = (text, url) =>
  url ? el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, markdownLine(text)) : markdownLine(text);

const field = (entry) =>
  el(
    "div",
    { class: entry.inline ? "field inline" : "field" },
    el("div", { class: "field-name" }, markdownLine(entry.name)),
    markdown(entry.value),
  );

function footer(embed, message) {
  const parts = [embed.footer?.text, embed.timestamp && written(new Date(embed.timestamp))].filter(Boolean);
  const text = parts.flatMap((part, index) => (index ? [" • ", part] : [part]));
  return small(embed.footer, message, "embed-footer", text);
}

/** One embed; pictures named by attachment:// are taken from the message. */
export function renderEmbed(embed, message) {
  const image = embed.image && picture(resolve(embed.image, message), { alt: embed.image.description ?? "" });
  const thumb = embed.thumbnail && picture(resolve(embed.thumbnail, message), { className: "thumb" });
  const body = el(
    "div",
    { class: "embed-body" },
    embed.author ? small(embed.author, message, "embed-author", linked(embed.author.name, embed.author.url)) : null,
    embed.title ? el("div", { class: "embed-title" }, linked(embed.title, embed.url)) : null,
    embed.description ? markdown(embed.description) : null,
    embed.fields?.length ? el("div", { class: "fields" }, embed.fields.map(field)) : null,
  );
  return accent(el("article", { class: "embed" }, body, thumb, image, footer(embed, message)), embed.color);
}

/** Attachments that embeds show already. */
export function usedByEmbeds(message) {
  const urls = (message.embeds ?? []).flatMap((embed) => [
    embed.image?.url,
    embed.thumbnail?.url,
    embed.author?.icon_url,
    embed.footer?.icon_url,
  ]);
  return new Set(urls.filter(Boolean).map((url) => resolve({ url }, message).id));
}
