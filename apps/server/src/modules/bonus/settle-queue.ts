// Changes a member's bonuses under the lock of the wallets: what is over ends, and the next one becomes active.
import type { Database, Tx } from '@parlour/database/connection';
import { lockWallets, openAccount, type MemberAccount } from '#modules/ledger';
import { decideQueue, type Ending, type QueueChange, type QueuedBonus } from './queue.ts';
import { activateBonus, endBonusRow, listQueue, type BonusKey } from './store.ts';

type QueueTurn = BonusKey & { now: Date; wanted?: Ending };
/** `clock` is asked under the lock of the wallets. */
type QueueWish = BonusKey & {
  clock: () => Date;
  wanted?: Ending;
  ask?: Ask | undefined;
  tell?: Tell | undefined;
};
/** Throws where whoever wants the change may not have it. */
export type Ask = (tx: Tx) => Promise<void>;
/** Writes, in one statement, that the wanted bonus of this member ended as it was wanted. */
export type Tell = (tx: Tx, memberId: string) => Promise<void>;
type FoundQueue = { accounts: MemberAccount[]; operator: string; queue: QueuedBonus[] };

/** As long as a vendor's call waits for the same lock. */
const lockWaitMs = 800;

export async function readQueue(tx: Tx, key: BonusKey): Promise<FoundQueue> {
  const [accounts, operator, queue] = await Promise.all([
    lockWallets(tx, key.memberId),
    openAccount(tx, { kind: 'operator', currency: key.currency }),
    listQueue(tx, key),
  ]);
  return { accounts, operator, queue };
}

/** Sends what has to change. */
export function writeQueue(
  tx: Tx,
  { accounts, operator, queue }: FoundQueue,
  turn: QueueTurn,
): { sent: Promise<unknown>[]; result: QueueChange } {
  const { currency, now, wanted } = turn;
  const [wallet, bonus] = (['wallet', 'bonus'] as const).map((kind) =>
    accounts.find((each) => each.kind === kind && each.currency === currency),
  );
  if (!wallet || !bonus) return { sent: [], result: { ended: null, activated: null } };
  const change = decideQueue({ queue, left: bonus.balance, now, ...(wanted && { wanted }) });
  const { ended, activated } = change;
  const to = ended?.state === 'done' ? wallet.id : operator;
  const between = { currency, bonus: bonus.id };
  const sent = [
    ...(ended ? endBonusRow(tx, ended, { accounts: { ...between, to }, now }) : []),
    ...(activated ? activateBonus(tx, activated, { accounts: { ...between, operator }, now }) : []),
  ];
  return { sent, result: change };
}

export const settleQueue = (
  database: Database,
  merchantCode: string,
  { clock, ask, tell, ...wish }: QueueWish,
): Promise<QueueChange> =>
  database.readThenWrite(merchantCode, {
    lockWaitMs,
    read: async (tx) => {
      const [found] = await Promise.all([readQueue(tx, wish), ask?.(tx)]);
      return found;
    },
    write: (tx, found) => {
      const { sent, result } = writeQueue(tx, found, { ...wish, now: clock() });
      const { wanted, memberId } = wish;
      const isAsWanted = result.ended?.id === wanted?.id && result.ended?.state === wanted?.state;
      return { sent: wanted && tell && isAsWanted ? [...sent, tell(tx, memberId)] : sent, result };
    },
  });
