/** The session: who looks at which channel; loading, switching, and handling events. */

import { readHash, writeHash } from "./core/address.js";
import { setLanguage } from "./core/i18n.js";
import {
  changed,
  dropMessage,
  findMessage,
  isThread,
  messagesOf,
  putMessage,
  putStarter,
  reset,
  state,
} from "./core/state.js";
import * as api from "./net/api.js";
import { deliver, forget, forgetAll } from "./net/interactions.js";
import { listen } from "./net/socket.js";
import { toast } from "./render/frame.js";
import { isEphemeral } from "./render/message.js";
import { people } from "./render/people.js";
import { firstChannel } from "./render/sidebar.js";
import { announce, jumpToEnd, redrawTimeline, showMessage } from "./render/timeline.js";

const LAST = "localdiscord.member";
const RETRY_MS = 2000;
const byIdMap = (list) => new Map(list.map((item) => [item.id, item]));
let stream = null;

function takeState(snapshot) {
  const { me, users, guild, channels, commands, bot, bot_online: botOnline, locale } = snapshot;
  Object.assign(state, { me, guild, commands, bot, botOnline, locale });
  state.users = byIdMap([...users, me]);
  state.channels = byIdMap(channels);
  setLanguage(locale);
  changed("people", "channels", "commands", "banner");
}

/** Show what a member sees and open a channel; without a member, the one of the last visit. */
async function enter(userId, channelId) {
  stream?.close();
  reset();
  forgetAll();
  api.actAs(userId ?? localStorage.getItem(LAST) ?? "");
  const snapshot = await loadStateRetrying();
  takeState(snapshot);
  api.actAs(state.me.id);
  localStorage.setItem(LAST, state.me.id);
  stream = listen(takeEvent, takeStatus);
  redrawTimeline();
  await openChannel(state.channels.has(channelId) ? channelId : firstChannel());
}

/** Load the state; waits for a server that is starting, and takes its first member instead of an unknown one. */
async function loadStateRetrying() {
  for (;;) {
    const snapshot = await api.loadState().catch((error) => error);
    if (!(snapshot instanceof Error)) return snapshot;
    if (snapshot.refused) api.actAs("");
    toast(snapshot.message);
    await new Promise((done) => setTimeout(done, snapshot.refused ? 0 : RETRY_MS));
  }
}

/** Show what another member sees, in the same channel if they can see it. */
export const switchMember = (userId) => (userId === state.me.id ? null : enter(userId, state.channelId));

/** Change the language of the page and of this member's interactions. */
export async function switchLocale(locale) {
  state.locale = locale;
  setLanguage(locale);
  changed("channels", "commands", "banner");
  redrawTimeline();
  await api.saveLocale(locale).catch((error) => toast(error.message));
}

/** Show a channel; `messageId` is brought into view. */
export async function openChannel(channelId, messageId = null) {
  if (!state.channels.has(channelId)) return;
  const unread = state.channels.get(channelId).unread ?? 0;
  state.channelId = channelId;
  writeHash(state.me.id, channelId);
  changed("channels", "messages");
  await reload(channelId);
  if (state.channelId !== channelId) return;
  markNew(channelId, unread);
  changed("messages");
  read(channelId);
  if (messageId) showMessage(messageId);
}

function markNew(channelId, unread) {
  const list = messagesOf(channelId);
  const counted = list.filter((message) => message.author.id !== state.me.id && !isEphemeral(message));
  const last = unread ? list[list.indexOf(counted.at(-unread)) - 1] : null;
  state.newAfter = last ? { channelId, messageId: last.id } : null;
}

/** Load messages; null when this failed or another member was chosen meanwhile. */
async function fetchMessages(channelId, before) {
  const viewer = state.me.id;
  const list = await api.loadMessages(channelId, before).catch((error) => void toast(error.message));
  return list && viewer === state.me?.id ? list : null;
}

async function reload(channelId) {
  const list = await fetchMessages(channelId);
  if (!list) return;
  state.messages.set(channelId, list);
  if (list.length < 50) state.complete.add(channelId);
  changed("messages");
}

/** Fetch the page of messages before the first one loaded. */
export async function loadEarlier() {
  const { channelId } = state;
  const before = messagesOf(channelId)[0]?.id;
  const list = await fetchMessages(channelId, before);
  if (!list) return;
  if (list.length < 50) state.complete.add(channelId);
  state.messages.set(channelId, [...list, ...messagesOf(channelId)]);
  changed("messages");
}

function read(channelId) {
  const channel = state.channels.get(channelId);
  if (document.hidden || !channel) return;
  channel.unread = 0;
  changed("channels");
  api.markRead(channelId).catch(() => {}); // the next event or visit marks it again
}

/** Mark the open channel as read, when the window has come back to the front. */
export const readHere = () => state.channelId && read(state.channelId);

async function takeStatus(connected, missed) {
  state.connected = connected;
  changed("banner");
  if (!connected || !missed) return;
  const viewer = state.me.id;
  const snapshot = await api.loadState().catch(() => null);
  if (!snapshot || viewer !== state.me?.id) return;
  takeState(snapshot);
  state.messages = new Map([...state.messages].filter(([id]) => id === state.channelId));
  await reload(state.channelId);
}

function created(message) {
  const fresh = putMessage(message);
  if (message.channel_id === state.channelId) {
    if (fresh && message.author.id !== state.me.id) announce(message);
    if (fresh && isEphemeral(message)) jumpToEnd(); // the response to what was just pressed, wherever that is
    read(state.channelId);
  }
  changed("messages");
}

function updated(message) {
  const known = findMessage(message.channel_id, message.id);
  forget(message.id);
  putMessage(message);
  putStarter(message);
  if (known?.flags & 128) announce(findMessage(message.channel_id, message.id));
  changed("messages");
}

function putChannel(channel) {
  state.channels.set(channel.id, { unread: 0, ...state.channels.get(channel.id), ...channel });
  changed("channels", "messages");
}

function dropChannel(channel) {
  const parent = isThread(state.channels.get(channel.id)) ? state.channels.get(channel.id).parent_id : null;
  state.channels.delete(channel.id);
  if (state.channelId === channel.id) openChannel(state.channels.has(parent) ? parent : firstChannel());
  changed("channels");
}

function putUnread({ channel_id: id, unread }) {
  const channel = state.channels.get(id);
  if (!channel) return;
  channel.unread = id === state.channelId && !document.hidden ? 0 : unread;
  changed("channels");
}

const EVENTS = {
  MESSAGE_CREATE: created,
  MESSAGE_UPDATE: updated,
  MESSAGE_DELETE: ({ id, channel_id: channelId }) => {
    dropMessage(channelId, id);
    changed("messages");
  },
  CHANNEL_CREATE: putChannel,
  CHANNEL_UPDATE: putChannel,
  CHANNEL_DELETE: dropChannel,
  COMMANDS: ({ commands }) => {
    state.commands = commands;
    changed("commands");
  },
  BOT: ({ online, bot }) => {
    Object.assign(state, { botOnline: online, bot: bot ?? state.bot });
    changed("banner");
  },
  UNREAD: putUnread,
};

function takeEvent(type, data) {
  if (EVENTS[type]) EVENTS[type](data);
  else if (type === "MODAL" || type.startsWith("INTERACTION_")) deliver(type, data);
}

/** Open what the address says (at the start, and when a link changed it). */
export function follow() {
  const wanted = readHash();
  const other = state.me && wanted.as && wanted.as !== state.me.id && people().some((user) => user.id === wanted.as);
  if (!state.me || other) return enter(wanted.as, wanted.channelId);
  return openChannel(wanted.channelId ?? state.channelId, wanted.messageId);
}
