// Changes a member's bonuses under the lock of the wallets: expired or fulfilled ones end, and the next one becomes active.
import type { Database, Tx } from '@parlour/database/connection';
import { noteChange } from '@parlour/database/noted-changes';
import { lockWallets, openAccount, type MemberAccount } from '#modules/ledger';
import { decideQueue, type RequestedEnd, type QueueChange, type QueuedBonus } from './queue.ts';
import { activateBonus, endBonusRow, listQueue, type BonusKey } from './store.ts';

type QueueTurn = BonusKey & { now: Date; wanted?: RequestedEnd };
/** Request to settle a queue. `clock` is read under the lock of the wallets. */
type QueueRequest = BonusKey & {
  clock: () => Date;
  wanted?: RequestedEnd;
  ask?: EndCheck | undefined;
  tell?: EndRecorder | undefined;
};
/** Throws if the requested end is not allowed. */
export type EndCheck = (tx: Tx) => Promise<void>;
/** Writes, in one statement, that the bonus of this member ended as requested. */
export type EndRecorder = (tx: Tx, memberId: string) => Promise<void>;
type FoundQueue = { accounts: MemberAccount[]; operator: string; queue: QueuedBonus[] };

/** The longest wait for the lock, as long as a vendor's call waits for it. */
const lockWaitMs = 800;

export async function readQueue(tx: Tx, key: BonusKey): Promise<FoundQueue> {
  const [accounts, operator, queue] = await Promise.all([
    lockWallets(tx, key.memberId),
    openAccount(tx, { kind: 'operator', currency: key.currency }),
    listQueue(tx, key),
  ]);
  return { accounts, operator, queue };
}

/** Sends the statements for the changes that are due. */
export function writeQueue(
  tx: Tx,
  { accounts, operator, queue }: FoundQueue,
  turn: QueueTurn,
): { sent: Promise<unknown>[]; result: QueueChange } {
  const { memberId, currency, now, wanted } = turn;
  const [wallet, bonus] = (['wallet', 'bonus'] as const).map((kind) =>
    accounts.find((each) => each.kind === kind && each.currency === currency),
  );
  if (!wallet || !bonus) return { sent: [], result: { ended: null, activated: null } };
  const change = decideQueue({ queue, left: bonus.balance, now, ...(wanted && { wanted }) });
  const { ended, activated } = change;
  if (ended || activated) {
    for (const what of ['balance', 'promotion'] as const) noteChange(tx, { memberId, what });
  }
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
  { clock, ask, tell, ...request }: QueueRequest,
): Promise<QueueChange> =>
  database.readThenWrite(merchantCode, {
    lockWaitMs,
    read: async (tx) => {
      const [found] = await Promise.all([readQueue(tx, request), ask?.(tx)]);
      return found;
    },
    write: (tx, found) => {
      const { sent, result } = writeQueue(tx, found, { ...request, now: clock() });
      const { wanted, memberId } = request;
      const isAsWanted = result.ended?.id === wanted?.id && result.ended?.state === wanted?.state;
      return { sent: wanted && tell && isAsWanted ? [...sent, tell(tx, memberId)] : sent, result };
    },
  });
