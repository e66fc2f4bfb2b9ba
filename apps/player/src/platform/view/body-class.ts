/** Gives the body a class by which others know what is shown. Answers how to take it away. */
export function addBodyClass(name: string): () => void {
  document.body.classList.add(name);
  return () => document.body.classList.remove(name);
}
