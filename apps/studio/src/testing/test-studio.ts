// The whole studio for a test, of ours or of the server: a port and a database of its own, fresh keys, a clock that the test turns.
import { randomBytes as systemBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createEmptyDatabase } from '@parlour/database/testing/test-database';
import type { Operator } from '@parlour/supplier/process/key-folder';
import { ask, type Reply } from '@parlour/supplier/testing/ask';
import { run, runRestartable } from '@parlour/supplier/testing/running';
import { makeKeyPair, operateAt, pem, type Operate } from '@parlour/supplier/testing/operator';
import { buildStudio } from '../app.ts';
import { openStudioDatabase } from '../database.ts';
import type { OpenEngine } from '../engine.ts';
import { engines as allEngines } from '../engines.ts';
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
  now: () => Date;
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
  lotteryPeriod?: number;
  trustedProxies?: readonly string[];
  engines?: readonly OpenEngine[];
  randomBytes?: (size: number) => Buffer;
};

export async function startTestStudio(options: TestStudioOptions = {}): Promise<TestStudio> {
  const { walletPatienceMs = 10_000, lotteryPeriod = 60, engines = allEngines } = options;
  const database = await createEmptyDatabase();
  const [own, operator] = [makeKeyPair(), makeKeyPair()];
  const operators: Operator[] = [];
  let now = Date.parse('2026-11-21T12:00:00Z');
  const port = await findFreePort();
  const host = `studio.localhost:${port}`;
  const origin = `http://${host}`;
  const client = makeClient();
  const open = async () => {
    const pool = await openStudioDatabase(database.url);
    const app = await buildStudio({
      pool,
      keys: { own: own.privateKey, operators: operator.publicKey },
      operators,
      origin,
      lotteryPeriod,
      engines,
      clock: () => new Date(now),
      randomBytes: options.randomBytes ?? systemBytes,
      walletPatienceMs,
      trustedProxies: options.trustedProxies ?? [],
      client: client.folder,
    });
    return { app, pool };
  };
  const running = await runRestartable(open, port);
  return {
    port,
    origin,
    databaseUrl: database.url,
    operatorPrivateKey: pem(operator.privateKey, 'pkcs8'),
    studioPublicKey: pem(own.publicKey, 'spki'),
    setWallet: (operatorId, wallet) => {
      operators.push({ operatorId, wallet });
    },
    now: () => new Date(now),
    pass: (milliseconds) => {
      now += milliseconds;
    },
    ask: (method, path, sent = {}) =>
      ask(port, method, path, { ...sent, headers: { host, ...sent.headers } }),
    operate: operateAt(origin, operator.privateKey),
    startSecond: () => run(open, 0),
    restart: running.restart,
    kill: running.kill,
    close: async () => {
      await running.end();
      client.remove();
      await database.drop();
    },
  };
}

/** Known before it listens: it stands in the addresses that operators get. */
async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
