// Touch and hold, right click, and the context menu key: three ways to open one thing.
import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** Time of a long touch in milliseconds, as on phones. */
const holdMs = 500;
/** Longest time between the end of a touch and its click, in milliseconds. */
const tapMs = 100;
/** Distance in pixels from which a moving finger scrolls. */
const slackPx = 10;

/** Cancels the click that some browsers fire after a hold, on the element that opened under the finger. */
function swallowTap(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const stop = () =>
    void setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), tapMs);
  window.addEventListener('click', swallow, { capture: true, once: true });
  for (const end of ['pointerup', 'pointercancel']) {
    window.addEventListener(end, stop, { once: true });
  }
}

/** Handlers of an element that can be held; none without `onHold`. */
export function useHold(onHold: (() => void) | undefined) {
  const held = useRef({ timer: 0, x: 0, y: 0, isOver: false });
  if (!onHold) return {};
  const give = () => window.clearTimeout(held.current.timer);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      give();
      held.current = { timer: 0, x: clientX, y: clientY, isOver: false };
      if (pointerType !== 'touch') return;
      // Not every browser fires the context menu at a long touch.
      held.current.timer = window.setTimeout(() => {
        held.current.isOver = true;
        swallowTap();
        onHold();
      }, holdMs);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = held.current;
      if (Math.hypot(clientX - x, clientY - y) > slackPx) give();
    },
    onPointerUp: give,
    onPointerCancel: give,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      give();
      if (held.current.isOver) return;
      held.current.isOver = true;
      onHold();
    },
    onClick: (event: MouseEvent) => {
      // Cancels the click of the finger that held; a click by keyboard has detail 0.
      if (held.current.isOver && event.detail > 0) event.preventDefault();
      held.current.isOver = false;
    },
  };
}
