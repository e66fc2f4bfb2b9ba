// The whole studio on the test's database, with its own port, new keys, and a clock set by the test. It does not depend on a test runner, so
// that browser tests can start one too.
import { randomBytes as systemBytes } from 'node:crypto';
import type { OwnDatabase } from '@parlour/database/testing/empty-database';
import { ask, type Reply } from '@parlour/supplier/testing/ask';
import { run, runRestartable } from '@parlour/supplier/testing/run-supplier';
import { makeKeyPair, operateAt, pem, type Operate } from '@parlour/supplier/testing/operator';
import { buildStudio } from '../app.ts';
import { openStudioDatabase } from '../database.ts';
import type { OpenEngine } from '../engine.ts';
import { engines as allEngines } from '../engines.ts';
import type { StudioOperator } from '../operator/studio-operator.ts';
import { makeClient } from './test-client.ts';

export type TestStudio = {
  port: number;
  /** The studio's origin in a browser. */
  origin: string;
  /** The address of the studio's database, for tests that query it. */
  databaseUrl: string;
  /** The operator's key as PEM, which signs its calls. `studioPublicKey` checks the studio's calls to wallets. */
  operatorPrivateKey: string;
  studioPublicKey: string;
  /** Sets the address of this operator's wallet. */
  setWallet: (operatorId: number, url: string) => void;
  /** Replaces the list of origins that may frame this operator's games for money. */
  setFramedBy: (operatorId: number, origins: readonly string[]) => void;
  now: () => Date;
  /** The log of all processes, as it would be written to the file. */
  logged: () => string;
  /** Moves the clock of all processes forward. */
  pass: (milliseconds: number) => void;
  ask: (method: string, path: string, sent?: Parameters<typeof ask>[3]) => Promise<Reply>;
  operate: Operate;
  /** Starts a second process on the same database, at another port. */
  startSecond: () => Promise<{ port: number; end: () => Promise<void> }>;
  /** Restarts the studio on the same database and port. */
  restart: () => Promise<void>;
  /** Restarts the studio like a killed process: it loses the database first, so that work in progress writes nothing more. */
  kill: () => Promise<void>;
  close: () => Promise<void>;
};

export type TestStudioOptions = {
  /** Timeout of calls to wallets. The default is so long that a working wallet is never late, however busy the machine. */
  walletPatienceMs?: number;
  /** Timeout of the bodies of a page's calls, with an equally long default. */
  bodyPatienceMs?: number;
  lotteryPeriod?: number;
  trustedProxies?: readonly string[];
  engines?: readonly OpenEngine[];
  randomBytes?: (size: number) => Buffer;
  /** True if the clock also runs by itself. Otherwise only the test moves it. */
  isRunning?: boolean;
  /** True to use the real build of the games, for browser tests. Otherwise the pages use a minimal build. */
  hasGames?: boolean;
};

const builtGames = {
  folder: new URL('../../dist/client/', import.meta.url),
  remove: () => undefined,
};

export async function startStudioOn(
  database: OwnDatabase,
  options: TestStudioOptions = {},
): Promise<TestStudio> {
  const { walletPatienceMs = 10_000, bodyPatienceMs = 10_000 } = options;
  const { lotteryPeriod = 60, engines = allEngines } = options;
  const [own, operator] = [makeKeyPair(), makeKeyPair()];
  const operators: StudioOperator[] = [];
  const lines: string[] = [];
  const { pass, now } = startClock(options.isRunning);
  const client = options.hasGames ? builtGames : makeClient();
  const open = async (port: number) => {
    const pool = await openStudioDatabase(database.url);
    const app = await buildStudio({
      pool,
      keys: { own: own.privateKey, operators: operator.publicKey },
      operators,
      origin: originOf(port),
      lotteryPeriod,
      engines,
      clock: now,
      randomBytes: options.randomBytes ?? systemBytes,
      walletPatienceMs,
      bodyPatienceMs,
      trustedProxies: options.trustedProxies ?? [],
      keepAliveSeconds: 650,
      client: client.folder,
      log: { write: (line) => void lines.push(line) },
    });
    return { app, pool };
  };
  const running = await runRestartable(open);
  const { port } = running;
  const origin = originOf(port);
  const { host } = new URL(origin);
  return {
    port,
    origin,
    databaseUrl: database.url,
    operatorPrivateKey: pem(operator.privateKey, 'pkcs8'),
    studioPublicKey: pem(own.publicKey, 'spki'),
    setWallet: (operatorId, wallet) => {
      operators.push({ operatorId, wallet, framedBy: [] });
    },
    setFramedBy: (operatorId, origins) => {
      for (const each of operators)
        if (each.operatorId === operatorId) each.framedBy = [...origins];
    },
    now,
    logged: () => lines.join(''),
    pass,
    ask: (method, path, sent = {}) =>
      ask(port, method, path, { ...sent, headers: { host, ...sent.headers } }),
    operate: operateAt(origin, operator.privateKey),
    startSecond: () => run(() => open(port), 0),
    restart: running.restart,
    kill: running.kill,
    close: async () => {
      await running.end();
      client.remove();
      await database.drop();
    },
  };
}

/** The origin in the addresses that operators get. */
const originOf = (port: number): string => `http://studio.localhost:${port}`;

function startClock(isRunning = false) {
  let start = Date.parse('2026-11-21T12:00:00Z');
  const begun = performance.now();
  return {
    now: () => new Date(start + (isRunning ? performance.now() - begun : 0)),
    pass: (milliseconds: number): void => {
      start += milliseconds;
    },
  };
}
