// Voids rounds that were not settled within a day (G3), counted from the latest stated time of their bets' decision, if any.
// Open stakes are given back, and later wins are not paid.
import type { Database } from '@parlour/database/connection';
import type { Work } from '#server/module';
import { playBack } from '../decision/free-bet.ts';
import { reversalOf } from '../decision/outcomes.ts';
import { progressOf } from '../decision/progress.ts';
import { intoOf } from '../decision/shares.ts';
import type { DecisionWrites, GameRound, TransactionWrite } from '../decision/snapshot.ts';
import { findDueRounds, readDueRound, type DueBet, type DueRound, type RoundKey } from './store.ts';
import { patienceMs, writeDecision } from '../settle.ts';

const hour = 3_600_000;
/** Time until a round is voided. GLI-19 leaves it to the operator; RTS 10 and the rules of most games have a day. */
const roundLifeMs = 24 * hour;
/** Number of rounds read at a time, so that a long list does not fill the memory. */
const batch = 50;

export type VoidDeps = {
  database: Database;
  listMerchants: () => Promise<readonly { code: string }[]>;
  clock: () => Date;
  /** Called for a round that could not be voided; it is tried again at the next run. */
  onFailure: (error: unknown, merchantCode: string) => void;
};

const everyMs = 5 * 60_000;

/** Every process runs the rule: a round is voided under its member's lock, so a second run finds nothing, and no leader is needed (decision 015). */
export const keepRoundsVoided = (deps: VoidDeps): Work => ({
  name: 'voiding rounds without an outcome',
  everyMs,
  run: async () => {
    await voidDueRounds(deps);
  },
});

/** Voids all due rounds and returns their number. Concurrent processes void each round once. */
export async function voidDueRounds(deps: VoidDeps): Promise<number> {
  let voided = 0;
  for (const { code } of await deps.listMerchants()) voided += await voidAt(code, deps);
  return voided;
}

async function voidAt(merchantCode: string, deps: VoidDeps): Promise<number> {
  const now = deps.clock();
  const due = new Date(now.getTime() - roundLifeMs);
  let voided = 0;
  let left = 0;
  for (;;) {
    // Voided rounds are no longer found; those that could not be voided come first and are skipped.
    const keys = await deps.database.query(merchantCode, (tx) =>
      findDueRounds(tx, { due, skip: left, most: batch }),
    );
    for (const key of keys) {
      if (await tryToVoid({ merchantCode, key, due, now }, deps)) voided += 1;
      else left += 1;
    }
    if (keys.length < batch) return voided;
  }
}

/** Voids a round; one that is locked or broken does not delay the others. */
async function tryToVoid(
  dueRound: DueRoundKey,
  { database, onFailure }: VoidDeps,
): Promise<boolean> {
  try {
    return await voidRound(database, dueRound);
  } catch (error) {
    onFailure(error, dueRound.merchantCode);
    return false;
  }
}

type DueRoundKey = { merchantCode: string; key: RoundKey; due: Date; now: Date };

/** Returns false if the round was settled meanwhile. */
function voidRound(
  database: Database,
  { merchantCode, key, due, now }: DueRoundKey,
): Promise<boolean> {
  return database.readThenWrite(merchantCode, {
    lockWaitMs: patienceMs,
    read: (tx) => readDueRound(tx, key),
    write: (tx, found) => {
      if (!found || found.round.state !== 'open' || waitsSince(found.round) > due) {
        return { sent: [], result: false };
      }
      const { houseId, operatorId } = found;
      const context = { merchantCode, integration: key.integration, now };
      const writes = writesOf(found, key.integration);
      const snapshot = { houseId, operatorId, session: null, round: found.round };
      return { sent: writeDecision(tx, { context, writes, snapshot }), result: true };
    },
  });
}

const waitsSince = ({ openedAt, settlesAt }: GameRound): Date =>
  settlesAt && settlesAt > openedAt ? settlesAt : openedAt;

/** Writes of a voided round. A bonus that this completes becomes cash when bonuses are settled next, so that the order of rounds does not matter. */
function writesOf({ round, purse, bonus, bets }: DueRound, integration: string): DecisionWrites {
  const lines = bets.map((bet) => giveBack(bet));
  const after = { ...round, state: 'void' as const, openBets: [] };
  const progress =
    bonus && progressOf(bonus, { integration, lines, rounds: { before: round, after } });
  return {
    lines,
    purse,
    round: after,
    ...(bonus && progress && { bonus: { id: bonus.id, ...progress, rest: null } }),
  };
}

function giveBack(bet: DueBet): TransactionWrite {
  const transaction = reversalOf('void', bet);
  return {
    transaction,
    into: intoOf(transaction, bet.bonusState),
    counts: -bet.wagered,
    ...playBack(bet),
  };
}
