/** Drawing later: once however many events came, and never under a pressed pointer. */

const wanted = new Set();
let planned = false;
let held = false; // a control that is drawn anew between press and release would lose the click

function flush() {
  planned = false;
  if (held) return;
  const now = [...wanted];
  wanted.clear();
  for (const draw of now) draw();
}

function plan() {
  if (planned || held) return;
  planned = true;
  setTimeout(flush);
}

/** Call `draw` soon, once. */
export function drawSoon(draw) {
  wanted.add(draw);
  plan();
}

/** Watch the pointer; a press counts from a control on until it ends, its click included. */
export function startDrawing() {
  const hold = (event) => {
    held = Boolean(event.target.closest?.("button, a, [role=button]"));
  };
  const release = () =>
    setTimeout(() => {
      held = false;
      plan();
    });
  addEventListener("pointerdown", hold, true);
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, release, true);
}
