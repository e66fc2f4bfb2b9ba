// One money call from end to end: lock, read, decide, write, in one transaction of two round trips.
import type { Database, Tx } from '@parlour/database/connection';
import { isTaken } from '@parlour/database/unavailable';
import type { Merchant } from '#http/merchant';
import { postMovement } from '#modules/ledger';
import { isLive, isWorthNoting, noteAction } from '#modules/session';
import { decide } from './decision/decide.ts';
import type { Decision, Known, Line, Writes } from './decision/known.ts';
import { keepRound, keepTransaction, readKnown, type Place } from './store.ts';
import { refuse } from './decision/verdicts.ts';
import type { MoneyCall } from './protocol/wallet-call.ts';

export type Settlement = { merchant: Merchant; call: MoneyCall; memberId: string };
export type SettleDeps = { database: Database; clock: () => Date };

/** The protocol's own: an answer after that is worth nothing to the vendor. */
export const patienceMs = 800;
const most = 3;

/** Decides and writes. Two calls that use one id at once meet at its key: the later one decides again. */
export async function settle(settlement: Settlement, deps: SettleDeps): Promise<Decision> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await settleOnce(settlement, deps);
    } catch (error) {
      if (!isTaken(error) || tries === most) throw error;
    }
  }
}

function settleOnce(
  { merchant, call, memberId }: Settlement,
  { database, clock }: SettleDeps,
): Promise<Decision> {
  const now = clock();
  return database.readThenWrite(merchant.code, {
    lockWaitMs: patienceMs,
    read: (tx) => readKnown(tx, call, memberId),
    write: (tx, found) => {
      if (!found) return { sent: [], result: refuse('RS_ERROR_INVALID_TOKEN') };
      const known = {
        ...found,
        isLive: found.session !== null && isLive(merchant, found.session, now),
      };
      const decision = decide({ call, memberId, known, now });
      const place = { merchantCode: merchant.code, integration: call.integration, now };
      const sent = decision.writes ? write(tx, { place, known, writes: decision.writes }) : [];
      return { sent, result: decision };
    },
  });
}

type Work = { place: Place; writes: Writes; known: Pick<Known, 'houseId' | 'session'> };

/** Sends all that a decision writes. */
export function write(tx: Tx, { place, writes, known }: Work): Promise<unknown>[] {
  const { lines, round, isAction } = writes;
  const [line] = lines;
  const memberId = line?.transaction.memberId;
  const { session } = known;
  return [
    ...lines.flatMap((each) => writeLine(tx, each, { place, writes, known })),
    ...(round && memberId ? [keepRound(tx, place, { ...round, memberId })] : []),
    ...(isAction && session && isWorthNoting(session, place.now)
      ? [noteAction(tx, session.id, place.now)]
      : []),
  ];
}

function writeLine(tx: Tx, { transaction, into }: Line, work: Work): Promise<unknown>[] {
  const { place, known, writes } = work;
  const kept = keepTransaction(tx, place, transaction);
  return into === 0n ? [kept] : [kept, move(tx, { transaction, into }, { place, known, writes })];
}

function move(tx: Tx, { transaction, into }: Line, { place, known, writes }: Work): Promise<void> {
  const { kind } = transaction;
  if (kind === 'late_win' || kind === 'tombstone') throw new Error(`a ${kind} moves nothing`);
  if (!known.houseId) throw new Error('a token was minted without an account of the house');
  return postMovement(tx, {
    kind,
    currency: writes.wallet.currency,
    reference: `${place.integration}:${transaction.id}`,
    round: transaction.round,
    at: place.now,
    entries: [
      { accountId: writes.wallet.id, amount: into },
      { accountId: known.houseId, amount: -into },
    ],
  });
}
