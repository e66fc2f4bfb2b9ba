// Touch and hold, a click with the other button, and the context menu key: three ways to one thing.
import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** As long as phones wait themselves. */
const holdMs = 500;
/** A finger that moves this far scrolls. */
const slackPx = 10;

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
