// The studio's half of the next round: there, and its hash given out, before anybody stakes on it (G2).
import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { commitmentOf, makeSeed } from '../fair/seed.ts';
import type { Play } from '../plays/store.ts';
import type { LanternsDeps } from './deps.ts';
import type { NextRound } from './round.ts';

/** The one that waits in this play, made at the first look. In a transaction, or for itself. */
export async function commitNext(
  { pool, rounds, clock }: LanternsDeps,
  play: Play,
  client?: PoolClient,
): Promise<NextRound> {
  const by = client ?? pool;
  for (;;) {
    const next = await rounds.findNext(by, play.id);
    if (next) return next;
    const seed = makeSeed();
    const commitment = Buffer.from(commitmentOf(seed), 'hex');
    // Another may commit to its own, and even play it, at the same moment: so it is looked up again.
    await rounds.insertNext(by, play, { id: randomUUID(), seed, commitment, now: clock() });
  }
}
