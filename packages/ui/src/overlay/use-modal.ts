// A native <dialog> as a modal: the browser makes the rest of the page inert and keeps the focus inside. This hook adds exit motion,
// scroll lock, return of the focus, and room for the on-screen keyboard.
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
  // A classic scrollbar leaves its gutter behind, so that the page does not jump.
  if (locks === 0) classList.toggle('keeps-gutter', window.innerWidth > clientWidth);
  locks += 1;
  classList.add('is-locked');
  return () => {
    locks -= 1;
    if (locks === 0) classList.remove('is-locked', 'keeps-gutter');
  };
}

/** Smallest height of an on-screen keyboard, in CSS pixels. */
const keyboardPx = 100;

/** Sets the covered height as `--kb`: a keyboard shrinks only the visual viewport. iOS 26 reports an offset even after it has closed. */
function followKeyboard(dialog: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => undefined;
  const follow = () => {
    const isOut = window.innerHeight - viewport.height * viewport.scale >= keyboardPx;
    const covered = isOut ? window.innerHeight - viewport.height - viewport.offsetTop : 0;
    dialog.style.setProperty('--kb', `${Math.max(0, Math.round(covered))}px`);
  };
  follow();
  // iOS reports the offset by a scroll event, and some keyboards only to the window.
  const moves = [viewport, window].flatMap((target) =>
    ['resize', 'scroll'].map((move) => ({ target, move })),
  );
  for (const { target, move } of moves) target.addEventListener(move, follow);
  return () => {
    for (const { target, move } of moves) target.removeEventListener(move, follow);
  };
}

/** Animations of the scrim and its panel; none under reduced motion. */
const exitMotion = (dialog: HTMLElement) =>
  [dialog, ...dialog.children].flatMap((each) => each.getAnimations?.() ?? []);

/** State and handlers of a modal. Without `onClose` it cannot be dismissed. */
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
    // The opener may be gone when the modal closes, for example a button that removed its row's action.
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
    // The browser closes a dialog at a second Esc in any case. The event of our own close may arrive after it was reopened (StrictMode).
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
