/** Turns buttons into radio buttons with one tab stop, where arrow keys choose. Returns a function that shows the chosen one. */
export function createRadios(
  group: HTMLElement,
  choices: readonly HTMLElement[],
  onChoose: (index: number) => void,
): (chosen: number) => void {
  group.setAttribute('role', 'radiogroup');
  for (const [index, choice] of choices.entries()) {
    choice.setAttribute('role', 'radio');
    choice.addEventListener('click', () => onChoose(index));
  }
  group.addEventListener('keydown', (event) => {
    const index = choices.findIndex((each) => each === event.target);
    const ahead = getComputedStyle(group).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const isForward = event.key === ahead || event.key === 'ArrowDown';
    if (!event.key.startsWith('Arrow') || index < 0) return;
    event.preventDefault();
    // Wraps around at both ends.
    const next = (index + (isForward ? 1 : choices.length - 1)) % choices.length;
    onChoose(next);
    choices[next]?.focus();
  });
  return (chosen) => {
    for (const [index, choice] of choices.entries()) {
      choice.setAttribute('aria-checked', String(index === chosen));
      choice.setAttribute('tabindex', index === chosen ? '0' : '-1');
    }
  };
}
