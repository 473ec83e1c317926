/** Interactions in progress: which controls wait for the bot, which failed, what was chosen. */

import { changed } from "../core/state.js";
import { press, slash } from "./api.js";

const GIVE_UP_MS = 8000; // the server reports a failure after 3 s; this is for a lost connection
const KEEP_MS = 60000;

const busy = new Set(); // "message/custom_id"
const failures = new Map(); // message id -> failure: {reason}, where null means the bot did not answer
const chosen = new Map(); // "message/custom_id" -> values shown until the message changes
const revisions = new Map(); // message id -> count, so that a message is drawn anew
const waiting = new Map(); // interaction id -> handlers
const early = new Map(); // interaction id -> events that came before the response to their own request
const local = new Map(); // channel id -> slash uses without a message yet
let openModal = () => {};

const keyOf = (messageId, customId) => `${messageId}/${customId}`;
export const isBusy = (messageId, customId) => busy.has(keyOf(messageId, customId));
export const failureOf = (messageId) => failures.get(messageId);
export const chosenIn = (messageId, customId) => chosen.get(keyOf(messageId, customId));
export const revisionOf = (messageId) => revisions.get(messageId) ?? 0;
export const localUses = (channelId) => local.get(channelId) ?? [];

/** Who shows a modal: `show(interactionId, modal, channelId)`. */
export function onModal(show) {
  openModal = show;
}

function touch(messageId) {
  revisions.set(messageId, revisionOf(messageId) + 1);
  changed("messages");
}

/** Forget choices and failures of a message that the bot has edited. */
export function forget(messageId) {
  failures.delete(messageId);
  for (const key of [...chosen.keys()]) if (key.startsWith(`${messageId}/`)) chosen.delete(key);
}

const EVENTS = { INTERACTION_ACK: "ack", INTERACTION_FAILED: "failed", MODAL: "modal" };

/** Handle an event about an interaction; one from another window of the same person has no effect. */
export function deliver(type, data) {
  const handlers = waiting.get(data.interaction_id);
  if (handlers) handlers[EVENTS[type]](data);
  else remember(type, data);
}

function remember(type, data) {
  early.set(data.interaction_id, [...(early.get(data.interaction_id) ?? []), [type, data]]);
  setTimeout(() => early.delete(data.interaction_id), KEEP_MS);
}

const NO_RESPONSE = { reason: null };

/** Forget everything, before the page shows what another member sees. */
export function forgetAll() {
  for (const memory of [busy, failures, chosen, waiting, early, local]) memory.clear();
}

/** Wait for the bot after `request`; `done(failure or null)` is called once. */
export async function follow(request, channelId, done) {
  let settled = false;
  const settle = (failure) => {
    if (!settled) done(failure);
    settled = true;
  };
  try {
    const { interaction_id: id } = await request;
    waiting.set(id, {
      ack: () => settle(null),
      failed: () => settle(NO_RESPONSE),
      modal: (data) => {
        settle(null);
        openModal(id, data.modal, channelId);
      },
    });
    setTimeout(() => waiting.delete(id), KEEP_MS);
    setTimeout(() => settle(NO_RESPONSE), GIVE_UP_MS);
    for (const [type, data] of early.get(id) ?? []) deliver(type, data);
  } catch (error) {
    settle({ reason: error.message });
  }
}

/** Press a button or send the values of a select. */
export function use(message, component, values) {
  const key = keyOf(message.id, component.custom_id);
  if (busy.has(key)) return;
  busy.add(key);
  failures.delete(message.id);
  if (values) chosen.set(key, values);
  touch(message.id);
  const body = {
    channel_id: message.channel_id,
    message_id: message.id,
    custom_id: component.custom_id,
    component_type: component.type,
    ...(values ? { values } : {}),
  };
  follow(press(body), message.channel_id, (failure) => {
    busy.delete(key);
    if (failure) failures.set(message.id, failure);
    if (failure) chosen.delete(key);
    touch(message.id);
  });
}

let serial = 0;

/** Use a slash command; a line in the channel stands for it until the bot answers. */
export function useSlash(channelId, command, options, label) {
  const entry = { id: `local-${++serial}`, label, failure: null };
  local.set(channelId, [...localUses(channelId), entry]);
  changed("messages");
  follow(slash({ channel_id: channelId, command_id: command.id, options }), channelId, (failure) => {
    if (failure) entry.failure = failure;
    else dropLocal(channelId, entry.id);
    changed("messages");
  });
}

/** Remove the line that stands for a slash command. */
export function dropLocal(channelId, id) {
  local.set(
    channelId,
    localUses(channelId).filter((entry) => entry.id !== id),
  );
  changed("messages");
}
