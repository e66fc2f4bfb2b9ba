/** A key that stays down presses a button again and again: each round wants a press of its own. */
export function ignoreHeldKey(control: HTMLElement): void {
  control.addEventListener('keydown', (event) => {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  });
}
