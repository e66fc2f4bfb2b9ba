// What stands outside the game, on an operator's home page: when the next draw is and what the last one was.
import type { EngineDeps } from '../../engine.ts';
import { findCurrent, findLast } from './store.ts';

export type Latest = {
  /** Null before the first draw was announced. Past while the numbers are being drawn. */
  nextDrawAt: Date | null;
  /** As they were drawn; null before the first draw. */
  numbers: number[] | null;
};
export type FindLatest = () => Promise<Latest>;

/** However many ask, the database is asked once in so long. */
export const freshForMs = 1_000;

export function keepLatest({ pool, clock }: Pick<EngineDeps, 'pool' | 'clock'>): FindLatest {
  let kept: { at: number; found: Promise<Latest> } | null = null;
  const find = async (): Promise<Latest> => {
    const [current, last] = await Promise.all([findCurrent(pool), findLast(pool)]);
    return { nextDrawAt: current?.drawsAt ?? null, numbers: last?.numbers ?? null };
  };
  return () => {
    const at = clock().getTime();
    if (kept === null || at - kept.at >= freshForMs) kept = { at, found: find() };
    return kept.found;
  };
}
