// The whole server for a test: with its own real database, real phrases, a clock that the test sets, and no port.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase, type Database } from '@parlour/database/connection';
import { verifyPassword } from '@parlour/database/password-hash';
import { testSecretKey } from '@parlour/database/testing/fixtures';
import { createPostgresBus } from '@parlour/database/signals/postgres-bus';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { loadErrorTexts } from '@parlour/phrases/error-texts';
import { loadMessageTexts } from '@parlour/phrases/message-texts';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { createLog } from '../log.ts';
import { addressHash } from '#http/guard/hashed-address';
import { durableLimits } from '#http/limits';
import { keepEnvelopeKeys } from '#modules/envelope';
import { createPasswordCheck } from '#modules/password';
import { createMessenger, type MessengerDeps } from '#modules/messages';
import { keepMerchants, keepOut, lineSigner, type Merchants } from '#modules/site';
import { requestLines } from '#http/request-log';
import { createAdProviders } from '#providers/ads/by-network';
import { createCaptcha } from '#providers/captcha/by-vendor';
import { openCountryDatabase } from '#providers/countries/mmdb';
import { createHub } from '#providers/games/hub';
import { createGateway } from '#providers/gateway/gateway';
import { createFirebase } from '#providers/identity/firebase';
import { createMail } from '#providers/mail/by-vendor';
import { openOutbound } from '#providers/outbound';
import { createPush } from '#providers/push/by-platform';
import { createSms } from '#providers/sms/by-vendor';
import { buildApp, listModules } from '../app.ts';
import type { ServerModule } from '../module.ts';
import type { Pages } from '../page/pages.ts';
import { keepPictures } from '../page/pictures/kept-pictures.ts';
import { readiness } from '../readiness.ts';
import type { ServerContext } from '../server-context-type.ts';

export type TestSite = {
  app: FastifyInstance;
  modules: readonly ServerModule[];
  database: Database;
  urls: TestDatabase;
  merchants: Merchants;
  messenger: ServerContext['messenger'];
  captchaProvider: ServerContext['captchaProvider'];
  /** Advances the server's clock. */
  pass: (milliseconds: number) => void;
  /** Epoch milliseconds of the server's clock. */
  now: () => number;
  /** Resolves when all messages are sent. */
  sent: () => Promise<void>;
  /** Returns how many passwords have been compared. */
  comparisons: () => number;
  /** Returns everything that the server logged, as in the log file. */
  logged: () => string;
  close: () => Promise<void>;
};

/** Stub pages; the real ones are tested in the browser. */
export const testPages: Pages = {
  patternOf: (path) => path,
  redirectOf: () => null,
  paintsOf: () => ({}),
  isForDevice: () => false,
  render: async () => ({
    html: '<main></main>',
    status: 200,
    title: 'page',
    sources: [],
    answersEarly: false,
    policy: 'site',
  }),
  assets: () => ({
    entry: 'assets/main.js',
    ahead: [],
    preload: [],
    styles: [],
    style: 'p{color:red}',
    wide: 'assets/wide.css',
    face: null,
  }),
  renderOffline: async () => ({ html: '<main></main>', title: 'offline', sources: [] }),
  earlyScript: async () => 'void 0',
  build: 'test',
  serveFiles: async () => undefined,
};

/** A database with the countries of the address ranges reserved for documentation. */
const countries = fileURLToPath(new URL('../../../sandbox/countries.mmdb', import.meta.url));

/** Creates the real adapter. A test sets its merchant's address to a server on this machine. */
const openHub = () => createHub({ outbound: openOutbound({ allow: [] }) });

/** Replacements for parts of the site. Of the messenger only the senders are replaced, so that a test can read the messages. */
type SiteOverrides = Partial<ServerContext> & { outboundAllow?: string[] } & Partial<
    Pick<MessengerDeps, 'sendSms' | 'sendMail'>
  >;

/** Starts a site. With `beside` it is a second server on the database of another site. */
export async function startTestSite(
  { sendSms, sendMail, outboundAllow = [], ...changed }: SiteOverrides = {},
  beside?: Pick<TestSite, 'urls'>,
): Promise<TestSite> {
  const urls = beside?.urls ?? (await createTestDatabase());
  const database = openDatabase({
    url: urls.appUrl,
    connections: 20,
    waitFactor: inject('slack'),
  });
  const merchants = keepMerchants({ database, secretKey: testSecretKey });
  const lines: string[] = [];
  let now = Date.parse('2026-11-21T12:00:00Z');
  const clock = (): Date => new Date(now);
  const folder = mkdtempSync(join(tmpdir(), 'parlour-pictures-'));
  const onTrouble = (error: unknown) => void lines.push(`${String(error)}\n`);
  let comparisons = 0;
  // A long limit, so that a slow machine refuses no waiting login.
  const passwords = await createPasswordCheck({ withinMs: 60_000 }, (password, hash) => {
    comparisons += 1;
    return verifyPassword(password, hash);
  });
  const out = { write: (line: string) => void lines.push(line) };
  const log = createLog(out, { level: 'info' });
  const countryOf = openCountryDatabase(countries);
  const limits = durableLimits(database.pool);
  const context: ServerContext = {
    database,
    merchants,
    countryOf,
    isRestricted: keepOut({ countryOf, log }),
    lineSigner: lineSigner(testSecretKey),
    sendToGateway: createGateway({ outbound: openOutbound({ allow: [] }) }),
    secretKey: testSecretKey,
    passwords,
    limits,
    envelopeKeys: keepEnvelopeKeys({ database, secretKey: testSecretKey, clock }),
    errorText: await loadErrorTexts(),
    messageText: await loadMessageTexts(),
    pages: testPages,
    verifyIdentity: createFirebase({ outbound: openOutbound({ allow: [] }) }),
    vendors: openHub(),
    messenger: createMessenger({
      sendSms: sendSms ?? createSms({ outbound: openOutbound({ allow: [] }) }),
      sendMail: sendMail ?? createMail({ outbound: openOutbound({ allow: [] }) }),
      log,
    }),
    ads: createAdProviders({ outbound: openOutbound({ allow: outboundAllow }), clock }),
    push: createPush({
      outbound: openOutbound({ allow: outboundAllow }),
      secretKey: testSecretKey,
      clock,
    }),
    // Without a connection for it: a test of signals opens its own.
    signals: createPostgresBus(() => null),
    captchaProvider: createCaptcha({
      outbound: openOutbound({ allow: outboundAllow }),
      clock,
      secretKey: testSecretKey,
      spendOnce: async (key, seconds) => (await limits.take(key, 1, seconds)) === null,
      log,
    }),
    hashAddress: addressHash(testSecretKey),
    pictures: keepPictures({ folder, mostBytes: 1_000_000, onTrouble }),
    clock,
    log,
    sayRequest: requestLines(out, {}).say,
    isReady: readiness(database, clock),
    publicScheme: 'http',
    earlyHints: false,
    trustedProxies: [],
    keepAliveSeconds: 650,
    ...changed,
  };
  const modules = listModules(context);
  const app = await buildApp(context, modules);
  await app.ready();
  return {
    app,
    modules,
    database,
    urls,
    merchants,
    messenger: context.messenger,
    captchaProvider: context.captchaProvider,
    pass: (milliseconds) => {
      now += milliseconds;
    },
    now: () => now,
    sent: () => context.messenger.done(),
    comparisons: () => comparisons,
    logged: () => lines.join(''),
    close: async () => {
      await app.close();
      await context.messenger.done();
      await Promise.all([database.close(), context.pictures.written()]);
      rmSync(folder, { recursive: true, force: true });
      if (!beside) await urls.drop();
    },
  };
}
