// On a slow line the page is seen before it answers. A button that is pressed meanwhile shows that it was, and is pressed once
// more when the page answers: nothing that was typed goes astray in a form that sends itself. Links lead on by themselves.

const busy = 'aria-busy';

/**
 * Keeps the last press until it is taken; from then on the page answers itself. Where its scripts have failed it never will:
 * then a press opens the page anew.
 */
export function keepPresses(openAnew: () => void): () => HTMLButtonElement | null {
  let pressed: HTMLButtonElement | null = null;
  let isLost = false;

  function keep(event: Event): void {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    // Neither to what is about to take the page over: it would be done twice.
    event.stopImmediatePropagation();
    pressed?.removeAttribute(busy);
    pressed = button;
    button.setAttribute(busy, 'true');
    if (isLost) openAnew();
  }
  function lose({ target }: Event): void {
    if (!(target instanceof HTMLScriptElement)) return;
    isLost = true;
    if (pressed) openAnew();
  }
  window.addEventListener('click', keep, true);
  window.addEventListener('error', lose, true);
  return () => {
    window.removeEventListener('click', keep, true);
    window.removeEventListener('error', lose, true);
    pressed?.removeAttribute(busy);
    const taken = pressed;
    pressed = null;
    return taken;
  };
}
