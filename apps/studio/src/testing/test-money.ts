// The studio's money code alone, with its own database and a controllable wallet, for tests of wallets that misbehave.
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createEmptyDatabase } from '@parlour/database/testing/test-database';
import {
  startTestWallet,
  walletToken,
  type TestWallet,
} from '@parlour/supplier/testing/test-wallet';
import { openWallet } from '@parlour/supplier/wallet/wallet';
import type { Pool } from 'pg';
import { openStudioDatabase } from '../database.ts';
import { inTransaction } from '../in-transaction.ts';
import type { Money, MoneyDeps, NewStake } from '../money/money.ts';
import { openMoney } from '../money/open-money.ts';
import { insertLaunch, openLaunch } from '../plays/store.ts';

export type TestMoney = MoneyDeps & {
  money: Money;
  testWallet: TestWallet;
  /** Opens a play and returns its id. */
  sitDown: (isDemo?: boolean) => Promise<string>;
  /** Stores a stake without sending it. */
  note: (playId: string, amount: bigint, more?: Pick<NewStake, 'settlesAt'>) => Promise<string>;
  /** Stores a prize, which the queue sends. */
  pay: (stakeId: string, amount: bigint, money?: Money) => Promise<string>;
  pass: (milliseconds: number) => void;
  /** Runs the queue until nothing is due, as the process would in the next minutes. */
  drain: () => Promise<void>;
  stateOf: (id: string) => Promise<string>;
  rollbackOf: (stakeId: string) => Promise<{ id: string; state: string; tries: number } | null>;
  close: () => Promise<void>;
};

export async function startTestMoney(patienceMs = 10_000): Promise<TestMoney> {
  const database = await createEmptyDatabase();
  const pool = await openStudioDatabase(database.url);
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const testWallet = await startTestWallet(
    String(publicKey.export({ type: 'spki', format: 'pem' })),
  );
  const operators = [{ operatorId: 1001, wallet: testWallet.url }];
  let now = Date.parse('2026-11-21T12:00:00Z');
  const clock = () => new Date(now);
  const deps = { pool, clock, wallet: openWallet({ operators, key: privateKey, patienceMs }) };
  const own = openMoney(deps);
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return {
    ...deps,
    ...lookingAt(pool),
    money: own,
    testWallet,
    pass,
    sitDown: (isDemo = false) => openPlay(pool, isDemo, clock()),
    note: async (playId, amount, more = {}) => {
      const id = randomUUID();
      const stake = { id, playId, amount, round: randomUUID(), ...more };
      await inTransaction(pool, (client) => own.noteStake(client, stake));
      return id;
    },
    pay: async (stakeId, amount, money = own) => {
      const id = randomUUID();
      await inTransaction(pool, (client) => money.notePrize(client, { id, stakeId, amount }));
      return id;
    },
    drain: async () => {
      await waitForTheDead(pool);
      for (let minutes = 0; minutes < 5; minutes += 1) {
        pass(61_000);
        await own.runDue();
      }
    },
    close: async () => {
      await pool.end();
      await testWallet.close();
      await database.drop();
    },
  };
}

/** Waits until the server has ended the transactions of dead processes. Until then their rows are locked, and a queue skips them. */
async function waitForTheDead(pool: Pool, tries = 250): Promise<void> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`,
  );
  if (rowCount === 0) return;
  if (tries === 0) throw new Error('A transaction of a dead process does not end.');
  await wait(20);
  await waitForTheDead(pool, tries - 1);
}

async function openPlay(pool: Pool, isDemo: boolean, now: Date): Promise<string> {
  const hashes = () => Buffer.from(randomUUID());
  const launchHash = hashes();
  await insertLaunch(pool, {
    launchHash,
    operatorId: 1001,
    gameCode: 'three-lanterns',
    language: 'EN',
    currency: 'PHP',
    lobbyUrl: 'http://lumen.localhost:8080/m/home',
    site: null,
    title: null,
    theme: null,
    currencyDigits: null,
    confirmAbove: null,
    maxPrize: null,
    pace: null,
    timeZone: null,
    madeAt: now,
    ...(isDemo ? { demoBalance: 1_000_000_000n } : { player: 'player-1', token: walletToken }),
  });
  const since = new Date(now.getTime() - 1_000);
  const opening = { launchHash, addressHash: hashes(), keyHash: hashes(), now, since };
  const play = await openLaunch(pool, opening);
  if (!play) throw new Error('The launch did not open.');
  return play.id;
}

const lookingAt = (pool: Pool) => ({
  stateOf: async (id: string): Promise<string> => {
    const { rows } = await pool.query<{ state: string }>(
      'select state from money_move where id = $1',
      [id],
    );
    return rows[0]?.state ?? 'none';
  },
  rollbackOf: async (stakeId: string) => {
    const { rows } = await pool.query<{ id: string; state: string; tries: number }>(
      `select id, state, tries from money_move where reference = $1 and kind = 'rollback'`,
      [stakeId],
    );
    return rows[0] ?? null;
  },
});
