// The back office for a test: with a real database, a clock that the test sets, and no port; people of the staff who use it.
import { randomBytes } from 'node:crypto';
import {
  consoleHeader,
  staffCookie,
  staffDeviceCookie,
} from '@parlour/contract/staff/console-cookies';
import {
  chooseMerchant,
  logInStaff,
  openInvitation,
  takeInvitation,
} from '@parlour/contract/staff/console-calls';
import type { Endpoint } from '@parlour/contract/endpoint';
import type { StaffRole } from '@parlour/contract/staff/roles';
import { openDatabase } from '@parlour/database/connection';
import { createPostgresBus, type PostgresBus } from '@parlour/database/signals/postgres-bus';
import { verifyPassword } from '@parlour/database/password-hash';
import { testSecretKey } from '@parlour/database/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { inject } from 'vitest';
import { addressHash } from '#http/guard/hashed-address';
import { durableLimits } from '#http/limits';
import { requestLines } from '#http/request-log';
import { staffCaller } from '#http/staff/staff-caller';
import { createPasswordCheck } from '#modules/password';
import { openRemaker } from '#modules/pictures';
import { staffSignals } from '#modules/staff';
import { buildConsole } from '../console/app.ts';
import { createLog } from '../log.ts';
import { staffStaff } from '../modules/staff/staff.ts';
import { readiness } from '../readiness.ts';
import { makeConsoleBuild } from './console-build.ts';
import { addressOf, type Reply } from './visitor.ts';

export const consoleOrigin = 'http://console.localhost:8082';
const host = new URL(consoleOrigin).host;

type CallExtras = { headers?: Record<string, string>; from?: string; payload?: string | Buffer };

/** A browser at the back office. */
export type StaffBrowser = {
  session: string | null;
  device: string | null;
  call: (at: Endpoint, input?: object, sent?: CallExtras) => Promise<Reply>;
};

/** A person who has taken an invitation. */
export type StaffPerson = {
  mail: string;
  password: string;
  /** The secret of the authenticator. */
  secret: string;
  recoveryCodes: string[];
  browser: StaffBrowser;
};

export type TestConsole = Awaited<ReturnType<typeof startTestConsole>>;

/** The site whose database it shares. */
type SharedDatabase = {
  urls: TestDatabase;
  now?: () => number;
  /** The bus of a test of signals; without one no stream is opened. */
  signals?: PostgresBus;
};

export async function startTestConsole(beside?: SharedDatabase) {
  const urls = beside?.urls ?? (await createTestDatabase());
  const database = openDatabase({
    url: urls.staffUrl,
    connections: 20,
    waitFactor: inject('slack'),
  });
  const lines: string[] = [];
  const out = { write: (line: string) => void lines.push(line) };
  let passed = 0;
  const begun = Date.parse('2026-11-21T12:00:00Z');
  const now = (): number => (beside?.now?.() ?? begun) + passed;
  const clock = (): Date => new Date(now());
  let comparisons = 0;
  const passwords = await createPasswordCheck({ withinMs: 60_000 }, (password, hash) => {
    comparisons += 1;
    return verifyPassword(password, hash);
  });
  const log = createLog(out, { level: 'info' });
  const signals = beside?.signals ?? createPostgresBus(() => null);
  database.hearChanges((merchantCode, noted) =>
    signals.send(noted.map((each) => ({ merchantCode, ...each }))),
  );
  const streams = staffSignals({ database, clock, signals, log });
  const build = makeConsoleBuild();
  const app = await buildConsole({
    streams,
    database,
    limits: durableLimits(database.pool),
    passwords,
    remake: openRemaker(),
    secretKey: testSecretKey,
    clock,
    log,
    sayRequest: requestLines(out, {}).say,
    hashAddress: addressHash(testSecretKey),
    isReady: readiness(database, clock),
    origin: consoleOrigin,
    client: build.client,
    trustedProxies: [],
    keepAliveSeconds: 650,
  });
  await app.ready();
  const by = { actor: 'operator', actorName: 'root' } as const;
  const accounts = staffCaller(staffStaff({ database, clock, secretKey: () => testSecretKey }), {
    by,
  });
  const codeAt = (secret: string, shiftMs = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now() + shiftMs });
  const open = (): StaffBrowser => openBrowser(app);

  /** Invites somebody and takes the invitation, in a browser that is logged in afterwards. */
  async function join(role: StaffRole, merchant?: string): Promise<StaffPerson> {
    const mail = `${randomBytes(5).toString('hex')}@example.com`;
    const { token } = await accounts.inviteStaff({ mail, role, ...(merchant && { merchant }) });
    return { mail, ...(await takeLink(token)) };
  }
  /** Takes an invitation. */
  async function takeLink(token: string): Promise<Omit<StaffPerson, 'mail'>> {
    const browser = open();
    const { value } = await browser.call(openInvitation, { token });
    const [secret, password] = [String(value['secret']), 'seven-grey-Herons'];
    const taken = { token, password, code: codeAt(secret) };
    const joined = await browser.call(takeInvitation, taken);
    const recoveryCodes = joined.value['recoveryCodes'] as string[];
    // The code of this half minute is spent.
    passed += 30_000;
    return { password, secret, recoveryCodes, browser };
  }
  return {
    app,
    urls,
    database,
    streams,
    accounts,
    codeAt,
    open,
    join,
    takeLink,
    /** Logs a person in, with the right password and the present code unless told otherwise. */
    logIn: (
      { mail, password, secret }: StaffPerson,
      { over = {}, browser = open(), sent = {} }: LoginExtras = {},
    ) => browser.call(logInStaff, { mail, password, code: codeAt(secret), ...over }, sent),
    choose: ({ browser }: StaffPerson, merchant: string) =>
      browser.call(chooseMerchant, { merchant }),
    pass: (milliseconds: number) => {
      passed += milliseconds;
    },
    now,
    comparisons: () => comparisons,
    logged: () => lines.join(''),
    close: async () => {
      await app.close();
      await database.close();
      build.remove();
      if (!beside) await urls.drop();
    },
  };
}

type LoginExtras = { over?: object; browser?: StaffBrowser; sent?: CallExtras };

function openBrowser(app: FastifyInstance): StaffBrowser {
  const browser: StaffBrowser = {
    session: null,
    device: null,
    call: async (at, input = {}, sent = {}) => {
      const { session, device } = browser;
      const isBody = at.method === 'POST' || at.method === 'PUT';
      const { path, query } = addressOf(at, input);
      const inPath = new Set([...at.path.matchAll(/:(\w+)/g)].map(([, name]) => name));
      const body = Object.entries(input).filter(([name]) => !inPath.has(name));
      const cookies = [
        ...(session ? [`${staffCookie}=${session}`] : []),
        ...(device ? [`${staffDeviceCookie}=${device}`] : []),
      ];
      const response = await app.inject({
        method: at.method,
        url: isBody || !query ? path : `${path}?${query}`,
        remoteAddress: sent.from ?? '203.0.113.7',
        headers: {
          host,
          [consoleHeader]: '1',
          ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
          ...(at.method !== 'GET' && { origin: consoleOrigin }),
          ...(isBody && { 'content-type': 'application/json' }),
          ...sent.headers,
        },
        ...(isBody && { payload: sent.payload ?? JSON.stringify(Object.fromEntries(body)) }),
      });
      for (const { name, value } of response.cookies) {
        if (name === staffCookie) browser.session = value || null;
        if (name === staffDeviceCookie) browser.device = value;
      }
      const { rawPayload: bytes, statusCode: status, headers } = response;
      const isJson = String(headers['content-type']).startsWith('application/json');
      const parsed = JSON.parse(isJson ? response.body : '{}') as Pick<Reply, 'success' | 'value'>;
      return { ...parsed, body: response.body, bytes, status, headers };
    },
  };
  return browser;
}
