// What moves on the page, on the browser's own timeline: a trace names it, and a rig measures its frames.

/** Notes how long something was under way, from its begin to the call of the function it gives. */
export function beginSpan(name: 'draw' | 'round'): () => void {
  const start = performance.now();
  return () => void performance.measure(name, { start });
}
