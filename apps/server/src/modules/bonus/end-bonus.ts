// Ends a bonus on request: staff cancel it, or the member forfeits it. Its money goes back to the operator.
import type { Database } from '@parlour/database/connection';
import { settleQueue, type EndCheck, type EndRecorder } from './settle-queue.ts';
import { findBonus, type BonusRow } from './store.ts';
import type { RequestedEnd } from './queue.ts';

/** Request to end a bonus. `memberId`: its required owner. `ask` checks and `tell` records the end, both in the transaction that ends it. */
export type EndBonusRequest = RequestedEnd & {
  merchantCode: string;
  memberId?: string;
  ask?: EndCheck;
  tell?: EndRecorder;
};
type Deps = { database: Database; clock: () => Date };

/** Ends the bonus and returns it in its final state: one that had already ended otherwise is unchanged. Null if there is no such bonus. */
export async function endBonus(
  { merchantCode, memberId, ask, tell, ...wanted }: EndBonusRequest,
  { database, clock }: Deps,
): Promise<BonusRow | null> {
  const find = () => database.query(merchantCode, (tx) => findBonus(tx, wanted.id));
  const bonus = await find();
  if (!bonus || (memberId !== undefined && bonus.memberId !== memberId)) return null;
  if (bonus.endedAt !== null) return bonus;
  const { currency } = bonus;
  const request = { memberId: bonus.memberId, currency, clock, wanted, ask, tell };
  await settleQueue(database, merchantCode, request);
  return find();
}

/** Ends the bonus on behalf of staff. */
export const cancelBonus = (
  bonus: { merchantCode: string; id: string; tell?: EndRecorder },
  deps: Deps,
): Promise<BonusRow | null> => endBonus({ ...bonus, state: 'cancelled' }, deps);
