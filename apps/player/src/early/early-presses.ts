// On a slow line the page is seen before it answers. A button that is pressed meanwhile shows that it was, and is pressed once
// more when the page answers: nothing that was typed goes astray in a form that sends itself. Links lead on by themselves.
import type { AnswerPress } from '../platform/early-result.ts';

const busy = 'aria-busy';

export type EarlyPresses = {
  /** The press that was kept; from then on the page answers itself. */
  take: () => HTMLButtonElement | null;
  /** Asks this one first, also for what was kept already. What it has begun stays busy until the page takes it over. */
  answerWith: (answer: AnswerPress) => void;
};

/** Keeps the last press until it is taken. Where the page's scripts have failed it never will be: then a press opens it anew. */
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
    // Neither to what is about to take the page over: it would be done twice.
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
