// Puts the server together: what every request passes, then the modules, one by one. No process, no port: tests build it as it is.
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { Database } from '@parlour/database/connection';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { routedAddress } from '#http/address';
import type { FindSession } from '#http/call';
import { answerErrors } from '#http/errors';
import type { ErrorText } from '#http/envelope';
import { guardCalls } from '#http/gate';
import { answerHealth } from '#http/health';
import { acceptOnlyJson, bodyLimit } from '#http/input';
import type { Limits } from '#http/limits';
import { logRequests } from '#http/request-log';
import { findMerchantOfHost } from '#http/host';
import { serveApiPage } from '#http/open-api';
import type { Api } from '#http/route';
import { limitReads } from '#http/public-reads';
import { setSecurityHeaders } from '#http/security-headers';
import { refuseAtSocket } from '#http/socket-errors';
import { ledgerStore } from '#modules/ledger';
import { launchRoutes, launchStore } from '#modules/launch';
import { keepCatalogue, lobbyRoutes, lobbyStore, paintedLobby } from '#modules/lobby';
import { loginRoutes, loginStore, type PasswordCheck } from '#modules/login';
import { memberRoutes, memberStore } from '#modules/member';
import {
  handoffStore,
  sessionFinder,
  sessionOpener,
  sessionRoutes,
  sessionStore,
} from '#modules/session';
import { siteRoutes, type Merchants } from '#modules/site';
import { serveVendorWallet } from '#modules/vendor-wallet';
import { trackingRoutes } from '#modules/tracking';
import { mintWalletToken, walletRoutes } from '#modules/wallet';
import type { GameVendors } from '#providers/games/games';
import { servePages, type Pages } from './page/pages.ts';

export type AppDeps = {
  database: Database;
  merchants: Merchants;
  passwords: PasswordCheck;
  limits: Limits;
  errorText: ErrorText;
  pages: Pages;
  vendors: GameVendors;
  clock: () => Date;
  log: FastifyBaseLogger;
  isReady: () => Promise<boolean>;
  publicScheme: 'http' | 'https';
  /** Whether pages are announced with status 103. */
  earlyHints: boolean;
  trustedProxies: string[];
};

export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    // Ours leaves addresses out (request-log.ts).
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: deps.trustedProxies.length > 0 ? deps.trustedProxies : false,
    exposeHeadRoutes: false,
    bodyLimit,
    // Slow senders must not hold a connection for ever.
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 65_000,
    http: { maxHeaderSize: 32 * 1024 },
    clientErrorHandler: refuseAtSocket,
    rewriteUrl: routedAddress,
    routerOptions: { maxParamLength: 200 },
  });
  logRequests(app);
  answerErrors(app, deps.errorText);
  await setSecurityHeaders(app, deps.publicScheme);
  answerHealth(app, deps.isReady);
  await app.register(async (vendors) =>
    serveVendorWallet(vendors, { ...deps, findMerchant: deps.merchants.findByCode }),
  );
  await app.register(cookie);
  const lobby = lobbyStore(deps.database);
  const catalogue = keepCatalogue(lobby);
  await app.register(async (site) => {
    findMerchantOfHost(site, deps.merchants.find);
    await site.register((calls) => registerCalls(calls, { ...deps, lobby, catalogue }));
    await site.register((pages) =>
      servePages(pages, { ...deps, painters: { lobby: paintedLobby(catalogue) } }),
    );
  });
  return app;
}

type CallDeps = AppDeps & {
  lobby: ReturnType<typeof lobbyStore>;
  catalogue: ReturnType<typeof keepCatalogue>;
};

/** Every call of the contract, in the order in which the modules build on each other. */
async function registerCalls(app: FastifyInstance, deps: CallDeps): Promise<void> {
  const { database, clock } = deps;
  const sessions = { store: sessionStore(database), clock };
  const findSession: FindSession = sessionFinder(sessions);
  const api: Api = { app, findSession, publicScheme: deps.publicScheme };
  guardCalls(app, deps.publicScheme);
  limitReads(app);
  acceptOnlyJson(app);
  siteRoutes(api);
  sessionRoutes(api, { ...sessions, limits: deps.limits, handoffs: handoffStore(database) });
  memberRoutes(api, memberStore(database));
  const ledger = ledgerStore(database);
  walletRoutes(api, ledger);
  loginRoutes(api, {
    store: loginStore(database),
    limits: deps.limits,
    passwords: deps.passwords,
    openSession: sessionOpener(sessions),
    clock,
  });
  lobbyRoutes(api, { store: deps.lobby, catalogue: deps.catalogue, clock });
  launchRoutes(api, {
    store: launchStore(database),
    vendors: deps.vendors,
    ledger,
    mintToken: (wanted) => mintWalletToken(database, wanted),
    limits: deps.limits,
    clock,
    onFailure: (failure, { merchantCode, integration }, gameCode) =>
      deps.log.warn({ err: failure, merchantCode, integration, gameCode }, 'a game did not open'),
  });
  trackingRoutes(api, deps.log);
  await serveApiPage(app);
}
