/** The state of the page, and the listeners to its changes. */

/** Channel types of Discord used here. */
export const TEXT = 0;
export const DM = 1;
export const isThread = (channel) => [10, 11, 12].includes(channel?.type);

/** Message flags of Discord used here. */
export const EPHEMERAL = 1 << 6;
export const LOADING = 1 << 7;
export const COMPONENTS_V2 = 1 << 15;

const empty = () => ({
  me: null,
  users: new Map(),
  guild: null,
  channels: new Map(),
  commands: [],
  bot: null,
  botOnline: true,
  connected: true,
  locale: "en-US",
  channelId: null,
  newAfter: null, // {channelId, messageId}: the last message read when the channel was opened
  messages: new Map(), // channel id -> messages, oldest first
  complete: new Set(), // channels whose first message is loaded
});

export const state = empty();

/** Forget everything, before the page shows what another member sees. */
export function reset() {
  Object.assign(state, empty());
}

const listeners = new Map();

/** Call `listener` on every change of `topic`: people, channels, messages, banner, commands. */
export function on(topic, listener) {
  listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
}

/** Tell the listeners of each topic. */
export function changed(...topics) {
  for (const topic of topics) for (const listener of listeners.get(topic) ?? []) listener();
}

/** Order of snowflakes, which are decimal strings of different lengths. */
export function older(a, b) {
  if (a.length !== b.length) return a.length - b.length;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** When a message was written. */
export const sentAt = (message) => new Date(message.timestamp);

/** The open channel. */
export const here = () => state.channels.get(state.channelId);

/** The loaded messages of a channel, oldest first. */
export const messagesOf = (channelId) => state.messages.get(channelId) ?? [];

/** Add a message, or replace the one with its id; returns whether it was new. */
export function putMessage(message) {
  const list = state.messages.get(message.channel_id);
  if (!list) return false;
  const index = list.findIndex((other) => other.id === message.id);
  if (index >= 0) list[index] = { ...list[index], ...message };
  else list.push(message);
  if (index < 0) list.sort((a, b) => older(a.id, b.id));
  return index < 0;
}

/** Update the copy of an edited message that the open thread begins with. */
export function putStarter(message) {
  const copy = messagesOf(state.channelId).find(
    (other) => other.type === 21 && other.referenced_message?.id === message.id,
  );
  if (copy) putMessage({ ...copy, referenced_message: { ...copy.referenced_message, ...message } });
}

/** Remove a message. */
export function dropMessage(channelId, id) {
  const list = messagesOf(channelId);
  const index = list.findIndex((message) => message.id === id);
  if (index >= 0) list.splice(index, 1);
}

/** Find a loaded message by id. */
export const findMessage = (channelId, id) => messagesOf(channelId).find((message) => message.id === id);
