/** The stream of events, which reconnects. */

import { eventsUrl } from "./api.js";

const LONGEST_WAIT = 5000;

/**
 * Listen to the acting member's events until `close()` is called on the result.
 * `onEvent(type, data)` is called for each event, `onStatus(connected, again)` when the connection is made or lost;
 * `again` is true when events may have been missed.
 */
export function listen(onEvent, onStatus) {
  let socket = null;
  let timer = 0;
  let wait = 300;
  let connectedBefore = false;
  let closed = false;

  function open() {
    socket = new WebSocket(eventsUrl());
    socket.onopen = () => {
      wait = 300;
      onStatus(true, connectedBefore);
      connectedBefore = true;
    };
    socket.onmessage = (frame) => {
      const event = JSON.parse(frame.data);
      if (!closed) onEvent(event.t, event.d);
    };
    socket.onclose = () => {
      if (closed) return;
      onStatus(false, connectedBefore);
      timer = setTimeout(open, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  }

  open();
  return {
    close() {
      closed = true;
      clearTimeout(timer);
      socket.close();
    },
  };
}
