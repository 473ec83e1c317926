/**
 * The routes of the server. Every call rejects with an Error whose message can be shown; its `refused` is true when the
 * server was reached and refused.
 */

import { t } from "../core/i18n.js";

let as = "";

/** Act as this member from now on. */
export function actAs(userId) {
  as = userId;
}

async function call(path, { body, query = {}, method = body ? "POST" : "GET" } = {}) {
  const search = new URLSearchParams(as ? { as, ...query } : query);
  let response;
  try {
    response = await fetch(`/client/${path}?${search}`, {
      method,
      headers: body ? { "Content-Type": "application/json" } : {},
      body: body && JSON.stringify(body),
    });
  } catch {
    throw new Error(t("unreachable"));
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok)
    throw Object.assign(new Error(answer.error ?? `${response.status} ${response.statusText}`), { refused: true });
  return answer;
}

export const loadState = () => call("state");
export const loadMessages = (channelId, before) =>
  call(`channels/${channelId}/messages`, { query: { limit: 50, ...(before ? { before } : {}) } });
export const say = (channelId, content) => call(`channels/${channelId}/messages`, { body: { content } });
export const markRead = (channelId) => call(`channels/${channelId}/read`, { body: {} });
export const saveLocale = (locale) => call("settings", { body: { locale } });
export const slash = (body) => call("slash", { body });
export const autocomplete = (body) => call("autocomplete", { body });
export const press = (body) => call("component", { body });
export const submitModal = (body) => call("modal", { body });
export const dismiss = (messageId) => call("dismiss", { body: { message_id: messageId } });

/** The address of the acting member's events. */
export const eventsUrl = () => {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/client/events?${new URLSearchParams({ as })}`;
};

/** An address of the server, changed to the host under which this page was opened. */
export function reachable(url) {
  if (!url) return "";
  const parsed = new URL(url, location.href);
  const loopback = ["127.0.0.1", "localhost", "[::1]"].includes(parsed.hostname);
  return loopback ? location.origin + parsed.pathname + parsed.search : parsed.href;
}
