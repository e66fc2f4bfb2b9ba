/** Runs once, when the player begins to fill in the form; at once where that has begun already. Gives what stops it. */
export function atFirstFocus(form: Element, run: () => void): () => void {
  if (form.contains(document.activeElement)) run();
  else form.addEventListener('focusin', run, { once: true });
  return () => form.removeEventListener('focusin', run);
}
