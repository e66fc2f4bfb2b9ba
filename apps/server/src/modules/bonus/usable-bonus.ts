import type { Tx } from '@parlour/database/connection';
import { findPlaying, type BonusKey } from './store.ts';
import { isUsableIn } from './terms.ts';

type BonusUse = BonusKey & { category: string | null; now: Date };

/** Returns how much bonus money a member may stake in a game of this category now, read without a lock. */
export async function readUsableBonus(
  tx: Tx,
  { memberId, currency, category, now }: BonusUse,
): Promise<bigint> {
  const playing = await findPlaying(tx, { memberId, currency });
  return playing && isUsableIn(playing.bonus, category, now) ? playing.balance : 0n;
}
