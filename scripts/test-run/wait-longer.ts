// Gives `vi.waitFor` and `vi.waitUntil` ten seconds, as `expect.poll` has (vitest.config.ts), in place of their one, which is short for a busy machine. No test waits for it that passes.
import { vi } from 'vitest';

const timeout = 10_000;

type Options = number | { timeout?: number; interval?: number } | undefined;

const withPatience = (options: Options) =>
  typeof options === 'number' ? options : { timeout, ...options };

/** Marks the functions that wait longer, because files of one worker share `vi`. */
const done = Symbol.for('parlour.wait-longer');

if (!(done in vi)) {
  const { waitFor, waitUntil } = vi;
  Object.assign(vi, {
    [done]: true,
    waitFor: (run: () => unknown, options: Options) => waitFor(run, withPatience(options)),
    waitUntil: (run: () => unknown, options: Options) => waitUntil(run, withPatience(options)),
  });
}
