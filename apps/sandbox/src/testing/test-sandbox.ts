// The whole sandbox for a test, also of the server: with its own port and database, new keys, a clock that the test sets, and waits that end at once.
import { createEmptyDatabase } from '@parlour/database/testing/test-database';
import type { Operator } from '@parlour/supplier/process/key-folder';
import { ask, type Reply } from '@parlour/supplier/testing/ask';
import { runRestartable } from '@parlour/supplier/testing/run-supplier';
import { makeKeyPair, operateAt, pem, type Operate } from '@parlour/supplier/testing/operator';
import type { Accounts } from '../accounts.ts';
import { buildSandbox } from '../app.ts';
import { openSandboxDatabase } from '../database.ts';
import { listenForMail } from '../mail/index.ts';

export type TestSandbox = {
  port: number;
  /** The origin for browsers; the hub is below /hub. */
  origin: string;
  /** The PEM key that signs an operator's calls. */
  operatorPrivateKey: string;
  /** The PEM key that verifies the hub's wallet calls. */
  hubPublicKey: string;
  /** The port of its mail server. */
  mailPort: number;
  /** Accounts whose messages it accepts. */
  accounts: Accounts;
  /** Sets the address of the hub's wallet calls for an operator. */
  setWallet: (operatorId: number, url: string) => void;
  /** Returns everything that it logged, as in the log file. */
  logged: () => string;
  /** Advances the sandbox's clock. */
  pass: (milliseconds: number) => void;
  /** The waits so far, in milliseconds; they take no real time. */
  waits: number[];
  ask: (method: string, path: string, sent?: Parameters<typeof ask>[3]) => Promise<Reply>;
  operate: Operate;
  /** Restarts with the same database and port. */
  restart: () => Promise<void>;
  /** Restarts after closing the database first, so that work in progress cannot write. */
  kill: () => Promise<void>;
  close: () => Promise<void>;
};

const accounts: Accounts = {
  sms: { accountSid: `AC${'0'.repeat(32)}`, authToken: 'token-of-the-test' },
  mail: { user: 'parlour', password: 'password-of-the-test' },
};

const mailPortOf = (port: number): number => port + 2;

/** Starts the sandbox. The default patience is long, so that a working wallet is never late on a busy machine. */
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
