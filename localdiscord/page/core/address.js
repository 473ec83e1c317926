/** What the page shows is part of its address: #as=<user>&c=<channel>[&m=<message>]. */

/** What the address asks for. */
export function readHash() {
  const params = new URLSearchParams(location.hash.slice(1));
  return { as: params.get("as"), channelId: params.get("c"), messageId: params.get("m") };
}

/** Write into the address who looks at which channel, without opening it again. */
export function writeHash(as, channelId) {
  const wanted = `#${new URLSearchParams({ as, ...(channelId ? { c: channelId } : {}) })}`;
  if (location.hash !== wanted) history.replaceState(null, "", wanted);
}

/** Open a channel, and bring a message of it into view. */
export function goTo(channelId, messageId = null) {
  document.dispatchEvent(new CustomEvent("go-to", { detail: { channelId, messageId } }));
}

/** The channel and message a Discord message link names, or null. */
export function messageLink(url) {
  const match = /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?/.exec(url);
  return match && { channelId: match[1], messageId: match[2] ?? null };
}
