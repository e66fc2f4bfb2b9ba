// Records the animations of the page on the browser's timeline, for performance traces and the bench of frames.

/** Begins a span, which ends and is recorded when the returned function is called. */
export function beginSpan(name: 'draw' | 'round'): () => void {
  const start = performance.now();
  return () => void performance.measure(name, { start });
}
