// A native <dialog> as a modal: the browser makes the rest of the page inert and keeps the focus inside. Added here: exit motion, scroll lock, focus back, keyboard.
import {
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import { LayOverContext } from './lay-over.tsx';

let locks = 0;
function lockScroll(): () => void {
  const { classList, clientWidth } = document.documentElement;
  // A scrollbar that takes room leaves its gutter behind, or the page would jump.
  if (locks === 0) classList.toggle('keeps-gutter', window.innerWidth > clientWidth);
  locks += 1;
  classList.add('is-locked');
  return () => {
    locks -= 1;
    if (locks === 0) classList.remove('is-locked', 'keeps-gutter');
  };
}

/** No keyboard is lower, in CSS pixels. */
const keyboardPx = 100;

/** How much of the page the keyboard covers: phones shrink only the visual viewport for it. After it has gone, iOS 26 goes on telling an offset. */
function followKeyboard(dialog: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => undefined;
  const follow = () => {
    const isOut = window.innerHeight - viewport.height * viewport.scale >= keyboardPx;
    const covered = isOut ? window.innerHeight - viewport.height - viewport.offsetTop : 0;
    dialog.style.setProperty('--kb', `${Math.max(0, Math.round(covered))}px`);
  };
  follow();
  // iOS tells of the offset by a scroll, and of some keyboards to the window alone.
  const moves = [viewport, window].flatMap((target) =>
    ['resize', 'scroll'].map((move) => ({ target, move })),
  );
  for (const { target, move } of moves) target.addEventListener(move, follow);
  return () => {
    for (const { target, move } of moves) target.removeEventListener(move, follow);
  };
}

/** The motion of the scrim and its panel; there is none under reduced motion. */
const exitMotion = (dialog: HTMLElement) =>
  [dialog, ...dialog.children].flatMap((each) => each.getAnimations?.() ?? []);

/** Without `onClose` it cannot be dismissed. */
export function useModal(open: boolean, onClose: (() => void) | undefined) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOurs = useRef(false);
  const [isPresent, setPresent] = useState(false);
  if (open && !isPresent) setPresent(true);
  const isLeaving = isPresent && !open;
  const layOver = use(LayOverContext);
  const dismiss = useEffectEvent(() => onClose?.());

  useEffect(() => (open ? layOver(() => dismiss()) : undefined), [open, layOver]);

  useEffect(() => {
    const element = dialog.current;
    if (!isPresent || !element) return undefined;
    const before = document.activeElement;
    // What opened it may be gone when it closes: a button that took its own row's action away.
    const place = before?.closest('[tabindex="-1"]');
    element.showModal();
    const unlock = lockScroll();
    const unfollow = followKeyboard(element);
    return () => {
      unfollow();
      unlock();
      isOurs.current = true;
      element.close();
      isOurs.current = false;
      const back = before?.isConnected ? before : place;
      if (back instanceof HTMLElement) back.focus();
    };
  }, [isPresent]);

  useEffect(() => {
    if (!isLeaving || !dialog.current) return undefined;
    let isCurrent = true;
    const leave = () => isCurrent && setPresent(false);
    void Promise.allSettled(exitMotion(dialog.current).map(({ finished }) => finished)).then(leave);
    return () => {
      isCurrent = false;
    };
  }, [isLeaving]);

  const handlers = {
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose?.();
    },
    // The browser closes a dialog at a second Esc, whatever a page does. The event of our own close may arrive after it was opened again (StrictMode).
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget || !open) return;
      if (isOurs.current || event.currentTarget.open) return;
      if (onClose) onClose();
      else event.currentTarget.showModal();
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) onClose?.();
    },
  };
  return { dialog, isPresent, isLeaving, handlers };
}
