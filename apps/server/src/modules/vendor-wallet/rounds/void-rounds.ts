// G3: what nobody settled within a day is void. The stakes that wait go back by the rule, and no win that comes later is paid.
import type { Database } from '@parlour/database/connection';
import type { Line, Transaction } from '../decision/known.ts';
import { findDueRounds, readDueRound, type DueRound, type RoundKey } from './store.ts';
import { patienceMs, write } from '../settle.ts';

const hour = 3_600_000;
/** GLI-19 leaves the time to the operator; a day is what RTS 10 and the house rules of most games say. */
const roundLifeMs = 24 * hour;
/** So many at a time, so that a long list holds no memory. */
const batch = 50;

export type RuleDeps = {
  database: Database;
  listMerchants: () => Promise<readonly { code: string }[]>;
  clock: () => Date;
};

/** Voids what is due at every merchant; gives how many rounds. Several processes at once void each round once. */
export async function voidDueRounds(deps: RuleDeps): Promise<number> {
  let voided = 0;
  for (const { code } of await deps.listMerchants()) voided += await voidAt(code, deps);
  return voided;
}

async function voidAt(merchantCode: string, { database, clock }: RuleDeps): Promise<number> {
  const due = new Date(clock().getTime() - roundLifeMs);
  let voided = 0;
  for (let found = batch; found === batch;) {
    const rounds = await findDueRounds(database, merchantCode, { due, most: batch });
    for (const key of rounds) {
      if (await voidRound(database, { merchantCode, key, due, now: clock() })) voided += 1;
    }
    found = rounds.length;
  }
  return voided;
}

type Doomed = { merchantCode: string; key: RoundKey; due: Date; now: Date };

/** False where it was settled meanwhile. */
function voidRound(database: Database, { merchantCode, key, due, now }: Doomed): Promise<boolean> {
  return database.readThenWrite(merchantCode, {
    lockWaitMs: patienceMs,
    read: (tx) => readDueRound(tx, key),
    write: (tx, found) => {
      if (!found || found.round.state !== 'open' || found.round.openedAt > due) {
        return { sent: [], result: false };
      }
      const { round, wallet, houseId, bets } = found;
      const place = { merchantCode, integration: key.integration, now };
      const writes = {
        lines: bets.map((bet) => giveBack(bet)),
        wallet,
        round: { ...round, state: 'void' as const, openBets: [] },
      };
      return {
        sent: write(tx, { place, writes, known: { houseId, session: null } }),
        result: true,
      };
    },
  });
}

/** A rollback by us, under an id that no vendor can send: it has a space. */
function giveBack(bet: DueRound['bets'][number]): Line {
  const amount = bet.moved ? (bet.amount ?? 0n) : 0n;
  const transaction: Transaction = {
    ...bet,
    id: `void ${bet.id}`,
    kind: 'void',
    gameCode: null,
    isFree: false,
    referenceId: bet.id,
    amount,
  };
  return { transaction, into: amount };
}
