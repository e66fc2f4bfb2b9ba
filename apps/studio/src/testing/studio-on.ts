// The whole studio on a database that the test gives: a port of its own, fresh keys, a clock that the test turns. Knows no test runner, so that tests in a browser may start one too.
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
  /** What a browser calls it. */
  origin: string;
  /** Of its database: a test may look into it. */
  databaseUrl: string;
  /** As PEM: signs an operator's calls; checks the studio's wallet calls. */
  operatorPrivateKey: string;
  studioPublicKey: string;
  /** What the wallet calls of this operator go to. */
  setWallet: (operatorId: number, url: string) => void;
  /** Who may frame its games for money from now on, as its list of origins names them. */
  setFramedBy: (operatorId: number, origins: readonly string[]) => void;
  now: () => Date;
  /** All that its processes logged, as it would stand in the file. */
  logged: () => string;
  /** Moves the clock of all its processes on. */
  pass: (milliseconds: number) => void;
  ask: (method: string, path: string, sent?: Parameters<typeof ask>[3]) => Promise<Reply>;
  operate: Operate;
  /** A second process on the same database, at a port of its own. */
  startSecond: () => Promise<{ port: number; end: () => Promise<void> }>;
  /** Ends and starts again, on the same database and port. */
  restart: () => Promise<void>;
  /** The same, but the database is gone first: what was under way writes nothing any more. */
  kill: () => Promise<void>;
  close: () => Promise<void>;
};

export type TestStudioOptions = {
  /** A wallet that is well is never late, however busy the machine is, unless the test says how patient the studio is. */
  walletPatienceMs?: number;
  /** The same of a page and its bodies. */
  bodyPatienceMs?: number;
  lotteryPeriod?: number;
  trustedProxies?: readonly string[];
  engines?: readonly OpenEngine[];
  randomBytes?: (size: number) => Buffer;
  /** Its clock goes by itself too; otherwise it stands until the test turns it. */
  isRunning?: boolean;
  /** With the games as they are built, for a test in a browser; otherwise the least that pages can be made of. */
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

/** Stands in the addresses that operators get. */
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
