/** Adds a class to the body that shows other code what is on the screen. Returns a function that removes it. */
export function addBodyClass(name: string): () => void {
  document.body.classList.add(name);
  return () => document.body.classList.remove(name);
}
