/** The field at the bottom: plain messages, and slash commands from the first "/" on. */

import { byId, el } from "../core/dom.js";
import { t } from "../core/i18n.js";
import { icon } from "../core/icons.js";
import { here, state } from "../core/state.js";
import { say } from "../net/api.js";
import { useSlash } from "../net/interactions.js";
import { toast } from "../render/frame.js";
import { avatar, channelTitle } from "../render/people.js";
import { jumpToEnd } from "../render/timeline.js";
import { begun, exactly, leaves, matching } from "./commands.js";
import { Completion } from "./completion.js";
import { SlashForm } from "./slash.js";

const drafts = new Map(); // key -> text not sent yet
let completion;
let field;
let form = null;
let shownDraft = null;

/** The key of a draft: who writes in which channel. */
const draftKey = () => `${state.me?.id}/${state.channelId}`;

const isCommand = () => field.value.startsWith("/") && !field.value.includes("\n");

function grow() {
  field.style.height = "auto";
  field.style.height = `${Math.min(field.scrollHeight, innerHeight * 0.4)}px`;
}

const commandItem = (leaf) => ({
  label: `/${leaf.name}`,
  detail: leaf.description,
  leaf,
  face: state.bot ? avatar(state.bot, 28) : null,
  aside: leaf.options
    .filter((option) => option.required)
    .map((option) => option.name)
    .join(" "),
});

function suggestCommands() {
  const typed = field.value.slice(1);
  const ready = begun(here(), typed);
  if (ready) return begin(ready.leaf, ready.rest);
  const items = matching(here(), typed).map(commandItem);
  const note = leaves(here()).length ? t("no_commands") : t("no_commands_yet");
  const title = typed.trim() ? t("commands_matching", { query: typed.trim() }) : t("commands");
  return completion.show(field, { items, note, title, pick: (item) => begin(item.leaf) });
}

function typed() {
  grow();
  if (isCommand()) suggestCommands();
  else completion.hide();
}

/** Start putting a command together; `rest` was typed or pasted after its name. */
function begin(leaf, rest = "") {
  field.value = "";
  form = new SlashForm(leaf, completion, { send: sendCommand, cancel: leave });
  byId("box").replaceChildren(form.element);
  byId("composer").classList.add("in-command");
  form.focus();
  if (rest) form.paste(rest);
}

function dropForm() {
  form = null;
  completion.hide();
  byId("box").replaceChildren(field);
  byId("composer").classList.remove("in-command");
}

function leave(text = "") {
  dropForm();
  field.value = text;
  field.focus();
  typed();
}

function sendCommand(options) {
  const { leaf } = form;
  leave();
  jumpToEnd();
  useSlash(state.channelId, leaf.command, options, `/${leaf.name}`);
}

async function sendText() {
  const text = field.value.trim();
  if (!text) return;
  const channel = state.channelId;
  field.value = "";
  grow();
  jumpToEnd();
  await say(channel, text).catch((error) => {
    if (channel === state.channelId && !field.value) field.value = text;
    grow();
    toast(error.message);
  });
}

function submit() {
  const ready = form ? null : isCommand() && exactly(here(), field.value.slice(1));
  if (form) form.send();
  else if (ready) begin(ready);
  else if (isCommand()) suggestCommands();
  else sendText();
}

function key(event) {
  if (event.isComposing || event.keyCode === 229) return; // Enter that ends a Hangul syllable sends nothing
  if (completion.key(event) || event.key !== "Enter" || event.shiftKey) return;
  event.preventDefault();
  submit();
}

/** Update the composer for the open channel and the page's language. */
export function renderComposer() {
  if (shownDraft !== draftKey()) changeDraft();
  const channel = here();
  const label = channel ? t("message_to", { name: channelTitle(channel) }) : "";
  field.placeholder = label;
  field.setAttribute("aria-label", label);
  byId("composer").hidden = !channel;
  byId("send").setAttribute("aria-label", t("send"));
  byId("hint").textContent = t("hint");
}

function changeDraft() {
  if (shownDraft && !form) drafts.set(shownDraft, field.value);
  shownDraft = draftKey();
  dropForm();
  field.value = drafts.get(shownDraft) ?? "";
  grow();
}

/** Suggest again when the bot's commands have changed while one is being typed. */
export function renewSuggestions() {
  if (!form && completion.open) suggestCommands();
}

/** A command mention was pressed. */
function useMention(name) {
  const leaf = exactly(here(), name);
  if (leaf) begin(leaf);
  else leave(`/${name}`);
}

/** Focus the field in which one types. */
export const focusComposer = () => (form ?? field).focus();

/** Focus the composer when somebody types elsewhere, as people expect of a chat. */
function typeAnywhere(event) {
  const free = document.activeElement === document.body || document.activeElement?.matches(".message");
  const plain = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (free && plain && !document.querySelector("dialog[open]")) focusComposer();
}

/** Create the field and listen to its events. */
export function startComposer() {
  completion = new Completion();
  field = el("textarea", {
    rows: 1,
    "data-testid": "composer",
    maxlength: 2000,
    role: "combobox",
    "aria-expanded": "false",
    "aria-autocomplete": "list",
    "aria-haspopup": "listbox",
    autocomplete: "off",
    oninput: typed,
    onkeydown: key,
    onfocus: () => isCommand() && suggestCommands(),
  });
  byId("box").replaceChildren(field);
  byId("send").append(icon("send"));
  byId("send").addEventListener("click", submit);
  byId("composer").addEventListener("focusout", (event) => {
    if (!byId("composer").contains(event.relatedTarget)) completion.hide();
  });
  document.addEventListener("use-command", (event) => useMention(event.detail));
  document.addEventListener("keydown", typeAnywhere);
}
