// Touch and hold, a click with the other button, and the context menu key: three ways to one thing.
import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** As long as phones wait themselves. */
const holdMs = 500;
/** A tap's click follows its end by less. */
const tapMs = 100;
/** A finger that moves this far scrolls. */
const slackPx = 10;

/** The browser may take the end of a short hold for a tap, on whatever opened under the finger meanwhile. */
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

/** Handlers for what is held; none where nothing comes of it. */
export function useHold(onHold: (() => void) | undefined) {
  const held = useRef({ timer: 0, x: 0, y: 0, isOver: false });
  if (!onHold) return {};
  const give = () => window.clearTimeout(held.current.timer);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      give();
      held.current = { timer: 0, x: clientX, y: clientY, isOver: false };
      if (pointerType !== 'touch') return;
      // Not every browser tells of a long touch by itself.
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
      // The finger that held it lets go; by keyboard there was no finger.
      if (held.current.isOver && event.detail > 0) event.preventDefault();
      held.current.isOver = false;
    },
  };
}
