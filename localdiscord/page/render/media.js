/** Pictures and files inside messages. */

import { el } from "../core/dom.js";
import { t, tag } from "../core/i18n.js";
import { icon } from "../core/icons.js";
import { reachable } from "../net/api.js";
import { openViewer } from "./viewer.js";

const PICTURE = /\.(png|jpe?g|gif|webp|avif|svg)$/i;

/** The attachment a media reference names, or the reference itself when it is an address already. */
export function resolve(media, message) {
  const name = /^attachment:\/\/(.+)$/.exec(media?.url ?? "")?.[1];
  const byAddress = (file) => file.url === media?.url || file.id === media?.attachment_id;
  const found = (message.attachments ?? []).find((file) => (name ? file.filename === name : byAddress(file)));
  return found ? { ...found, ...media, url: found.url, width: found.width, height: found.height } : (media ?? {});
}

/** True for an attachment shown as a picture. */
const isPicture = (file) => (file.content_type ?? "").startsWith("image/") || PICTURE.test(file.filename ?? "");

function openAt(event) {
  const button = event.currentTarget;
  const all = [...button.closest("[data-message]").querySelectorAll("button.picture:not(.veiled)")];
  openViewer(
    all.map((node) => ({ src: node.dataset.src, alt: node.dataset.alt })),
    all.indexOf(button),
  );
}

/** A picture that opens in the viewer; keeps its place while loading when its size is known. */
export function picture(file, { alt = "", className = "" } = {}) {
  const source = reachable(file.url);
  const image = el("img", {
    src: source,
    alt,
    width: file.width,
    height: file.height,
    decoding: "async",
    draggable: "false",
  });
  const label = t("view_image", { alt: alt || t("no_alt") });
  const button = el(
    "button",
    {
      type: "button",
      class: `picture ${className}`,
      "aria-label": label,
      title: alt || null,
      "data-src": source,
      "data-alt": alt,
      onclick: openAt,
    },
    image,
  );
  if (file.width) {
    button.classList.add("sized"); // it takes its room before it is loaded
    button.style.setProperty("--ratio", file.width / file.height);
    button.style.setProperty("--width", `${file.width}px`);
  }
  image.addEventListener("error", () => button.classList.add("broken"));
  return button;
}

/** Cover a spoiler until it is pressed; returns `node` itself when it is not `hidden`. */
export function veil(node, hidden) {
  if (!hidden) return node;
  const targets = [node, ...node.querySelectorAll("button.picture")];
  targets.forEach((target) => target.classList.add("veiled"));
  node.inert = true;
  const lift = () => {
    targets.forEach((target) => target.classList.remove("veiled"));
    node.inert = false;
    cover.remove();
  };
  const cover = el(
    "button",
    { type: "button", class: "veil", onclick: lift, "aria-label": t("show_spoiler") },
    t("spoiler"),
  );
  return el("div", { class: "veil-box" }, node, cover);
}

/** One to ten pictures in a grid: items {media, description, spoiler}. */
export function gallery(items, message) {
  const cells = items.map((item) => {
    const file = resolve(item.media, message);
    const alt = item.description ?? file.description ?? "";
    return el("li", {}, veil(picture(file, { alt }), item.spoiler));
  });
  return el("ul", { class: `gallery n${items.length}`, role: "list" }, cells);
}

function bytes(size) {
  const unit = size < 1e6 ? ["kilobyte", 1e3] : ["megabyte", 1e6];
  const format = new Intl.NumberFormat(tag(), { style: "unit", unit: unit[0], maximumFractionDigits: 1 });
  return format.format(size / unit[1]);
}

/** A file to download. */
export function fileCard(file, { spoiler = false } = {}) {
  const name = file.filename ?? file.name ?? decodeURIComponent((file.url ?? "").split(/[/?]/).at(-1));
  const link = el("a", { href: reachable(file.url), download: name, "aria-label": t("download", { name }) }, name);
  const size = file.size ? el("span", { class: "file-size" }, bytes(file.size)) : null;
  return veil(el("div", { class: "file" }, icon("file", 32), el("div", {}, link, size)), spoiler);
}

/** All attachments of a message without components: pictures as a gallery, then files. */
export function attachments(files, message) {
  const pictures = files.filter(isPicture);
  const others = files.filter((file) => !isPicture(file));
  const items = pictures.map((file) => ({ media: file, description: file.description, spoiler: isSpoiler(file) }));
  return [
    items.length ? gallery(items, message) : null,
    ...others.map((file) => fileCard(file, { spoiler: isSpoiler(file) })),
  ];
}

const isSpoiler = (file) => Boolean(file.is_spoiler) || (file.filename ?? "").startsWith("SPOILER_");
