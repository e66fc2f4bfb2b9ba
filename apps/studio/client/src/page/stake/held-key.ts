/** Ignores the repeats of a key that is held down, so that each round needs a separate press. */
export function ignoreHeldKey(control: HTMLElement): void {
  control.addEventListener('keydown', (event) => {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  });
}
