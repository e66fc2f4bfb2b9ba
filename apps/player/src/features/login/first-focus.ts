/** Runs once when the form first has the focus, or at once if it has it already. Returns a function that cancels. */
export function atFirstFocus(form: Element, run: () => void): () => void {
  if (form.contains(document.activeElement)) run();
  else form.addEventListener('focusin', run, { once: true });
  return () => form.removeEventListener('focusin', run);
}
