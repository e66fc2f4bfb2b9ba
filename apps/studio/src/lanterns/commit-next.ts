// The studio's half of the next round: there, and its hash given out, before anybody stakes on it (G2).
import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { commitmentOf, makeSeed } from '../fair/seed.ts';
import type { Play } from '../plays/store.ts';
import type { EngineDeps } from '../engine.ts';
import type { NextRound } from './round.ts';
import { findNext, insertNext } from './store.ts';

/** The one that waits in this play, made at the first look. In a transaction, or for itself. */
export async function commitNext(
  { pool, clock }: EngineDeps,
  play: Play,
  tx?: PoolClient,
): Promise<NextRound> {
  const by = tx ?? pool;
  for (;;) {
    const next = await findNext(by, play.id);
    if (next) return next;
    const seed = makeSeed();
    const commitment = Buffer.from(commitmentOf(seed), 'hex');
    // Another may commit to its own, and even play it, at the same moment: so it is looked up again.
    await insertNext(by, play, { id: randomUUID(), seed, commitment, now: clock() });
  }
}
