// Loads a script on demand, so that the page does not wait for it.
import type { Notices } from './notices.ts';
import type { Say } from './texts.ts';

/** Loads a script and uses it. If it cannot be loaded a notice is shown, and the next press loads it again. */
export async function loadLater<T>(
  { say, notices }: { say: Say; notices: Notices },
  load: () => Promise<T>,
): Promise<T | null> {
  const module = await load().catch(() => null);
  if (module === null) notices.toast(say('studio.game.offline'), 'warning');
  return module;
}
