/** Delayed drawing: once for many events, and never while the pointer is pressed on a control. */

const wanted = new Set();
let scheduled = false;
let held = false; // a control that is drawn anew between press and release would lose the click

function flush() {
  scheduled = false;
  if (held) return;
  const now = [...wanted];
  wanted.clear();
  for (const draw of now) draw();
}

function schedule() {
  if (scheduled || held) return;
  scheduled = true;
  setTimeout(flush);
}

/** Call `draw` once, soon, however often this is asked for. */
export function drawSoon(draw) {
  wanted.add(draw);
  schedule();
}

/** Watch the pointer: nothing is drawn from a press on a control until its click has been handled. */
export function startDrawing() {
  const hold = (event) => {
    held = Boolean(event.target.closest?.("button, a, [role=button]"));
  };
  const release = () =>
    setTimeout(() => {
      held = false;
      schedule();
    });
  addEventListener("pointerdown", hold, true);
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, release, true);
}
