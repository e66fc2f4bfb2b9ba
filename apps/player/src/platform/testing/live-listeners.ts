// Event listeners in use. One that a page does not remove stays as long as the site is open.
import { vi } from 'vitest';

/** Follows listeners that are added from now on. Returns a function that lists the remaining ones, by the names of their events. */
export function followListeners(targets: readonly EventTarget[]): () => string[] {
  const live: { name: string; listener: unknown }[] = [];
  for (const target of targets) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((name, listener, options) => {
      live.push({ name, listener });
      add(name, listener, options);
    });
    vi.spyOn(target, 'removeEventListener').mockImplementation((name, listener, options) => {
      const at = live.findIndex((each) => each.name === name && each.listener === listener);
      if (at >= 0) live.splice(at, 1);
      remove(name, listener, options);
    });
  }
  return () => live.map(({ name }) => name).toSorted();
}
