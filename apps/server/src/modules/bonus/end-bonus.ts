// A bonus that somebody ends: staff cancels it, or the member gives it up. Its money goes back to the operator.
import type { Database } from '@parlour/database/connection';
import { settleQueue, type Ask, type Tell } from './settle-queue.ts';
import { findBonus, type BonusRow } from './store.ts';
import type { Ending } from './queue.ts';

/** `memberId`: it must be this member's. `ask` is asked in the transaction that ends it, and `tell` writes there that it did. */
export type EndingWish = Ending & {
  merchantCode: string;
  memberId?: string;
  ask?: Ask;
  tell?: Tell;
};
type Deps = { database: Database; clock: () => Date };

/** The bonus afterwards, in whatever state it is: one that had ended otherwise stays as it was. Null where there is none. */
export async function endBonus(
  { merchantCode, memberId, ask, tell, ...wanted }: EndingWish,
  { database, clock }: Deps,
): Promise<BonusRow | null> {
  const find = () => database.query(merchantCode, (tx) => findBonus(tx, wanted.id));
  const bonus = await find();
  if (!bonus || (memberId !== undefined && bonus.memberId !== memberId)) return null;
  if (bonus.endedAt !== null) return bonus;
  const { currency } = bonus;
  const wish = { memberId: bonus.memberId, currency, clock, wanted, ask, tell };
  await settleQueue(database, merchantCode, wish);
  return find();
}

/** Staff takes it back. */
export const cancelBonus = (
  bonus: { merchantCode: string; id: string; tell?: Tell },
  deps: Deps,
): Promise<BonusRow | null> => endBonus({ ...bonus, state: 'cancelled' }, deps);
