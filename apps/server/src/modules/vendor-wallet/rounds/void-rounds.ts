// G3: a round that nobody settled within a day is void, counted from when its bets were to be decided where they told that. The stakes that wait in it are given back, and no win that comes later is paid.
import type { Database } from '@parlour/database/connection';
import type { Work } from '#server/module';
import { playBack } from '../decision/free-bet.ts';
import { reversalOf } from '../decision/outcomes.ts';
import { progressOf } from '../decision/progress.ts';
import { intoOf } from '../decision/shares.ts';
import type { GameRound, Line, Writes } from '../decision/snapshot.ts';
import { findDueRounds, readDueRound, type DueBet, type DueRound, type RoundKey } from './store.ts';
import { patienceMs, writeDecision } from '../settle.ts';

const hour = 3_600_000;
/** GLI-19 leaves the time to the operator; a day is what RTS 10 and the house rules of most games say. */
const roundLifeMs = 24 * hour;
/** Rounds that are read at a time: a long list must not fill the memory. */
const batch = 50;

export type VoidDeps = {
  database: Database;
  listMerchants: () => Promise<readonly { code: string }[]>;
  clock: () => Date;
  /** Told of a merchant's round that could not be voided; it is tried again at the next run. */
  onFailure: (error: unknown, merchantCode: string) => void;
};

/** A round that is due may wait for some minutes more. */
const everyMs = 5 * 60_000;

/** Every process runs the rule: a round is voided under its member's lock, so a second run finds nothing, and no process has to be the chosen one (decision 015). */
export const keepRoundsVoided = (deps: VoidDeps): Work => ({
  name: 'voiding rounds without an outcome',
  everyMs,
  run: async () => {
    await voidDueRounds(deps);
  },
});

/** Voids what is due at every merchant; gives how many rounds. Several processes at once void each round once. */
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
    // Rounds that were voided are found no more; those that could not be stand first, and are skipped.
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

/** A round that is locked or broken holds up no other. */
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

/** False where it was settled meanwhile. */
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

/** A bonus that is done by this becomes cash when the bonuses are settled next: which of several rounds is voided first makes no difference. */
function writesOf({ round, purse, bonus, bets }: DueRound, integration: string): Writes {
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

function giveBack(bet: DueBet): Line {
  const transaction = reversalOf('void', bet);
  return {
    transaction,
    into: intoOf(transaction, bet.bonusState),
    counts: -bet.wagered,
    ...playBack(bet),
  };
}
