// The choice of games in which the player chooses nothing but the stake.
import type { Choice } from './instant-game.ts';

const none: Choice = {};

/** Accepts undefined, null and an empty object; returns null for anything else. */
export function readNoChoice(sent: unknown): Choice | null {
  if (sent === undefined || sent === null) return none;
  const isEmpty =
    typeof sent === 'object' && !Array.isArray(sent) && Object.keys(sent).length === 0;
  return isEmpty ? none : null;
}
