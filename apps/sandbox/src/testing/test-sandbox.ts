// The whole sandbox for a test, of ours or of the server: a port and a database of its own, fresh keys, a clock that the test turns, waits that are over at once.
import { createEmptyDatabase } from '@parlour/database/testing/test-database';
import type { Operator } from '@parlour/supplier/process/key-folder';
import { ask, type Reply } from '@parlour/supplier/testing/ask';
import { runRestartable } from '@parlour/supplier/testing/running';
import { makeKeyPair, operateAt, pem, type Operate } from '@parlour/supplier/testing/operator';
import type { Accounts } from '../accounts.ts';
import { buildSandbox } from '../app.ts';
import { openSandboxDatabase } from '../database.ts';
import { listenForMail } from '../mail/index.ts';

export type TestSandbox = {
  port: number;
  /** What a browser calls it; the hub is below /hub. */
  origin: string;
  /** As PEM: signs an operator's calls; checks the hub's wallet calls. */
  operatorPrivateKey: string;
  hubPublicKey: string;
  /** Of its mail server. */
  mailPort: number;
  /** Whose messages it takes. */
  accounts: Accounts;
  /** What the hub's wallet calls of this operator go to. */
  setWallet: (operatorId: number, url: string) => void;
  /** All that it logged, as it would stand in the file. */
  logged: () => string;
  /** Moves the sandbox's clock on. */
  pass: (milliseconds: number) => void;
  /** The waits so far, in milliseconds; none of them took any time. */
  waits: number[];
  ask: (method: string, path: string, sent?: Parameters<typeof ask>[3]) => Promise<Reply>;
  operate: Operate;
  /** Ends and starts again, on the same database and port. */
  restart: () => Promise<void>;
  /** The same, but the database is gone first: what was under way writes nothing any more. */
  kill: () => Promise<void>;
  close: () => Promise<void>;
};

const accounts: Accounts = {
  sms: { accountSid: `AC${'0'.repeat(32)}`, authToken: 'token-of-the-test' },
  mail: { user: 'parlour', password: 'password-of-the-test' },
};

const mailPortOf = (port: number): number => port + 2;

/** A wallet that is well is never late, however busy the machine is, unless the test says how patient the hub is. */
export async function startTestSandbox(walletPatienceMs = 10_000): Promise<TestSandbox> {
  const database = await createEmptyDatabase();
  const [own, operator] = [makeKeyPair(), makeKeyPair()];
  const operators: Operator[] = [];
  const waits: number[] = [];
  const lines: string[] = [];
  let now = Date.parse('2026-11-21T12:00:00Z');
  const open = async (at: number) => {
    const pool = await openSandboxDatabase(database.url);
    const deps = {
      pool,
      clock: () => new Date(now),
      wait: async (milliseconds: number) => void waits.push(milliseconds),
    };
    const app = await buildSandbox({
      ...deps,
      accounts,
      hub: {
        keys: { own: own.privateKey, operators: operator.publicKey },
        operators,
        walletPatienceMs,
      },
      log: { write: (line) => void lines.push(line) },
    });
    const mail = { account: accounts.mail, host: '127.0.0.1', port: mailPortOf(at) };
    await listenForMail(app, { ...deps, ...mail });
    return { app, pool };
  };
  const running = await runRestartable(open);
  const { port } = running;
  const host = `sandbox.localhost:${port}`;
  return {
    port,
    origin: `http://${host}`,
    operatorPrivateKey: pem(operator.privateKey, 'pkcs8'),
    hubPublicKey: pem(own.publicKey, 'spki'),
    mailPort: mailPortOf(port),
    accounts,
    setWallet: (operatorId, wallet) => {
      operators.push({ operatorId, wallet });
    },
    logged: () => lines.join(''),
    pass: (milliseconds) => {
      now += milliseconds;
    },
    waits,
    ask: (method, path, sent = {}) =>
      ask(port, method, path, { ...sent, headers: { host, ...sent.headers } }),
    operate: operateAt(`http://${host}/hub`, operator.privateKey),
    restart: running.restart,
    kill: running.kill,
    close: async () => {
      await running.end();
      await database.drop();
    },
  };
}
