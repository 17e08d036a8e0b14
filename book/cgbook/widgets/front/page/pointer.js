// A piece that is drawn anew under a resting pointer is not pointed at: only a pointer that has moved points.
let at = "";

globalThis.addEventListener?.("pointermove", (event) => (at = `${event.screenX},${event.screenY}`), { capture: true });

/** Whether a mouse came here by moving. Asked at `pointerenter`, which comes before `pointermove`. */
export const pointed = (event) => event.pointerType === "mouse" && at !== `${event.screenX},${event.screenY}`;
