// The lottery without its routes: several processes on one database, each of which can die at any statement, and a clock set by the test.
import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import type { OwnDatabase } from '@parlour/database/testing/empty-database';
import { createEmptyDatabase } from '@parlour/database/testing/test-database';
import {
  startTestWallet,
  walletToken,
  type TestWallet,
} from '@parlour/supplier/testing/test-wallet';
import { openWallet } from '@parlour/supplier/wallet/wallet';
import type { Pool, PoolClient } from 'pg';
import { openStudioDatabase } from '../database.ts';
import type { EngineDeps } from '../engine.ts';
import { openMoney } from '../money/open-money.ts';
import { insertLaunch, openLaunch, type Play } from '../plays/store.ts';

export type Death = { at: number; when: 'before' | 'after' };
export type LotteryBench = {
  pool: Pool;
  wallet: TestWallet;
  pass: (milliseconds: number) => void;
  now: () => Date;
  /** Starts one more process, whose clock may be ahead of the others'. */
  process: (options?: { death?: Death; aheadMs?: number }) => EngineDeps;
  /** Creates a new player with an open play. */
  sitDown: (kind?: 'money' | 'demo', at?: Partial<SeatOptions>) => Promise<Play>;
  close: () => Promise<void>;
};

/** The title in play, and the operator's limits. */
export type SeatOptions = { gameCode: string; timeZone: string | null; maxPrize: bigint | null };
const minuteSix: SeatOptions = { gameCode: 'minute-six', timeZone: null, maxPrize: null };

/** The seed of all draws, so that tests know the next numbers. */
export const benchSeed = Buffer.alloc(32, 7);

export async function startLotteryBench(): Promise<LotteryBench> {
  const database = await createEmptyDatabase();
  return startBenchOn(database, await openStudioDatabase(database.url));
}

/** Starts a bench on this database, which it drops at the end. */
export async function startBenchOn(database: OwnDatabase, pool: Pool): Promise<LotteryBench> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const wallet = await startTestWallet(String(publicKey.export({ type: 'spki', format: 'pem' })));
  const operators = [{ operatorId: 1001, wallet: wallet.url }];
  let now = Date.parse('2026-11-21T12:00:00Z');
  return {
    pool,
    wallet,
    now: () => new Date(now),
    pass: (milliseconds) => {
      now += milliseconds;
    },
    process: ({ death, aheadMs = 0 } = {}) => {
      const own = death ? dyingPool(pool, death) : pool;
      const clock = (): Date => new Date(now + aheadMs);
      return {
        pool: own,
        money: openMoney({
          pool: own,
          wallet: openWallet({ operators, key: privateKey, patienceMs: 10_000 }),
          clock,
        }),
        clock,
        randomBytes: () => benchSeed,
        lotteryPeriod: 60,
      };
    },
    sitDown: (kind = 'money', at = {}) =>
      sitDown(pool, new Date(now), { kind, ...minuteSix, ...at }),
    close: async () => {
      await pool.end();
      await wallet.close();
      await database.drop();
    },
  };
}

type Seat = SeatOptions & { kind: 'money' | 'demo' };

async function sitDown(pool: Pool, now: Date, seat: Seat): Promise<Play> {
  const { kind, gameCode, timeZone, maxPrize } = seat;
  const [launchHash, addressHash, keyHash] = [randomBytes(32), randomBytes(32), randomBytes(32)];
  await insertLaunch(pool, {
    launchHash,
    operatorId: 1001,
    gameCode,
    language: 'EN',
    currency: 'PHP',
    lobbyUrl: 'http://lumen.localhost/m/home',
    site: null,
    title: null,
    theme: null,
    currencyDigits: null,
    confirmAbove: null,
    pace: null,
    maxPrize,
    timeZone,
    madeAt: now,
    ...(kind === 'money'
      ? { player: `player-${randomUUID()}`, token: walletToken }
      : { demoBalance: 1_000_000_000n }),
  });
  const since = new Date(now.getTime() - 1_000);
  const play = await openLaunch(pool, { launchHash, addressHash, keyHash, now, since });
  if (!play) throw new Error('The launch did not open.');
  return play;
}

export class ProcessDeath extends Error {}

/** The real pool until the process dies at its n-th statement: before that takes effect, or right after. */
function dyingPool(pool: Pool, { at, when }: Death): Pool {
  let count = 0;
  let isDead = false;
  const send = async <T>(statement: () => Promise<T>): Promise<T> => {
    if (isDead) throw new ProcessDeath();
    count += 1;
    isDead = count >= at;
    if (isDead && when === 'before') throw new ProcessDeath();
    const result = await statement();
    // No statement that is in progress at that moment returns.
    if (isDead) throw new ProcessDeath();
    return result;
  };
  type Query = (text: string, values?: unknown[]) => Promise<unknown>;
  const connect = async (): Promise<unknown> => {
    if (isDead) throw new ProcessDeath();
    const client: PoolClient = await pool.connect();
    const query: Query = (text, values) => send(() => client.query(text, values));
    return { query, release: (broken?: boolean) => client.release(isDead || broken) };
  };
  const query: Query = (text, values) => send(() => pool.query(text, values));
  return { query, connect } as unknown as Pool;
}
