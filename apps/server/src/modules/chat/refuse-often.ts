import { Refusal } from '#http/refusal';

/** The times of what was done within `withinMs`, newest first, of which `most` may be done. */
type TimedLimit = { latest: readonly { at: Date }[]; most: number; withinMs: number; now: Date };

/** Refuses what is over the limit (A4): one limit for all devices, because it locks nobody out of the account. */
export function refuseOften({ latest, most, withinMs, now }: TimedLimit): void {
  const earliest = latest[most - 1];
  if (!earliest) return;
  const freeAt = earliest.at.getTime() + withinMs;
  const retryAfter = Math.max(1, Math.ceil((freeAt - now.getTime()) / 1_000));
  throw new Refusal('TOO_MANY_REQUEST.chat', { retryAfter });
}
