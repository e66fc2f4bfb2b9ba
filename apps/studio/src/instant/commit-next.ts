// The seed of the next round. It is stored, and its hash published, before any stake on the round (G2).
import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { commitmentOf, makeSeed } from '../fair/seed.ts';
import type { Play } from '../plays/store.ts';
import type { EngineDeps } from '../engine.ts';
import type { NextRound } from './round.ts';
import { findNext, insertNext } from './store.ts';

/** Returns the next round of this play, creating it if needed. Runs in the given transaction, if there is one. */
export async function commitNext(
  { pool, clock, randomBytes }: EngineDeps,
  play: Play,
  tx?: PoolClient,
): Promise<NextRound> {
  const by = tx ?? pool;
  for (;;) {
    const next = await findNext(by, play.id);
    if (next) return next;
    const seed = makeSeed(randomBytes);
    const commitment = Buffer.from(commitmentOf(seed), 'hex');
    // Another call may insert its own round at the same moment, or even play it, so it is read again.
    await insertNext(by, play, { id: randomUUID(), seed, commitment, now: clock() });
  }
}
