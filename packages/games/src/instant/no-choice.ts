// What a game reads where there is nothing to choose beside the stake.
import type { Choice } from './instant-game.ts';

const none: Choice = {};

/** Nothing, or an object without a name in it; anything else is null. */
export function readNoChoice(sent: unknown): Choice | null {
  if (sent === undefined || sent === null) return none;
  const isEmpty =
    typeof sent === 'object' && !Array.isArray(sent) && Object.keys(sent).length === 0;
  return isEmpty ? none : null;
}
