// Presses before hydration. On a slow connection the page is visible before it answers: a button pressed meanwhile shows that, and is
// pressed again when the page answers, so that no typed text is lost by the browser's own submit. Links work without scripts.
import type { AnswerPress } from '../platform/early-result.ts';

const busy = 'aria-busy';

export type EarlyPresses = {
  /** Returns the stored press and stops storing presses, because the page now answers them itself. */
  take: () => HTMLButtonElement | null;
  /** Sets a handler that is called first, also for the stored press. A call that it has begun stays busy until the page takes it over. */
  answerWith: (answer: AnswerPress) => void;
};

/** Stores the last press until it is taken. If the page's scripts failed to load, a press reloads the page. */
export function keepPresses(openAnew: () => void): EarlyPresses {
  let pressed: HTMLButtonElement | null = null;
  let begun: HTMLButtonElement | null = null;
  let answer: AnswerPress = () => 'kept';
  let isLost = false;

  function press(button: HTMLButtonElement): void {
    const outcome = answer(button);
    if (outcome === 'done') return;
    pressed?.removeAttribute(busy);
    button.setAttribute(busy, 'true');
    pressed = outcome === 'kept' ? button : null;
    if (outcome === 'begun') begun = button;
    if (isLost) openAnew();
  }
  function keep(event: Event): void {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    // Not to React's listeners either, in case it hydrates now: the press would be handled twice.
    event.stopImmediatePropagation();
    press(button);
  }
  function lose({ target }: Event): void {
    if (!(target instanceof HTMLScriptElement)) return;
    isLost = true;
    if (pressed || begun) openAnew();
  }
  window.addEventListener('click', keep, true);
  window.addEventListener('error', lose, true);
  return {
    answerWith: (given) => {
      answer = given;
      if (pressed) press(pressed);
    },
    take: () => {
      window.removeEventListener('click', keep, true);
      window.removeEventListener('error', lose, true);
      for (const button of [pressed, begun]) button?.removeAttribute(busy);
      const taken = pressed;
      pressed = null;
      return taken;
    },
  };
}
