// The HTTP app of the studio, which supplies our own games. It serves the operator API to any platform and depends on none.
import { serveBuiltFiles } from '@parlour/document/built-files';
import { loadGameTexts } from '@parlour/phrases/game-texts';
import { serveRounds } from '@parlour/supplier/operator/links';
import { operatorRoutes } from '@parlour/supplier/operator/routes';
import { keepLooking } from '@parlour/supplier/process/keep-looking';
import type { SupplierKeys } from '@parlour/supplier/process/key-folder';
import { openApp } from '@parlour/supplier/process/open-app';
import { openWallet } from '@parlour/supplier/wallet/wallet';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { OpenEngine } from './engine.ts';
import { removeExpired } from './expiry/remove-expired.ts';
import { checkGames } from './games/check-games.ts';
import { openMoney } from './money/open-money.ts';
import { sendRound } from './operator/round-page.ts';
import { studioApi } from './operator/studio-api.ts';
import type { StudioOperator } from './operator/studio-operator.ts';
import { readAssets } from './page/assets.ts';
import { serveCovers } from './page/covers.ts';
import { playPages } from './page/play-pages.ts';
import { serveSky } from './page/sky.ts';
import { framedByOf } from './plays/launch/framed-by.ts';
import { playRoutes } from './plays/routes.ts';

export type StudioDeps = {
  pool: Pool;
  keys: SupplierKeys;
  operators: readonly StudioOperator[];
  origin: string;
  lotteryPeriod: number;
  /** Addresses of the proxies whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[];
  /** Seconds for which an idle connection from one of these proxies is kept open. */
  keepAliveSeconds: number;
  engines: readonly OpenEngine[];
  clock: () => Date;
  randomBytes: (size: number) => Buffer;
  /** The folder of the games' build. */
  client: URL;
  /** Destination of the log's lines; the process's output by default. */
  log?: { write: (line: string) => void };
  /** Timeout of a call to an operator's wallet; one second by default. */
  walletPatienceMs?: number;
  /** Timeout for receiving the body of a page's call; two seconds by default. */
  bodyPatienceMs?: number;
};

export async function buildStudio(deps: StudioDeps): Promise<FastifyInstance> {
  checkGames();
  const { hostname, protocol } = new URL(deps.origin);
  const { trustedProxies, keepAliveSeconds, keys, log } = deps;
  const app = openApp({
    hosts: [hostname],
    isHttps: protocol === 'https:',
    trustedProxies,
    keepAliveSeconds,
    key: keys.own,
    log,
  });
  answerFaults(app);
  await app.register(async (games) => gameRoutes(games, deps));
  app.setNotFoundHandler(async (_, reply) => reply.code(404).send({ error: 'unknown' }));
  return app;
}

async function gameRoutes(app: FastifyInstance, deps: StudioDeps): Promise<void> {
  const { pool, keys, operators, origin, clock, randomBytes, lotteryPeriod } = deps;
  const { walletPatienceMs: patienceMs, bodyPatienceMs } = deps;
  const wallet = openWallet({
    operators,
    key: keys.own,
    ...(patienceMs !== undefined && { patienceMs }),
  });
  const money = openMoney({ pool, wallet, clock });
  const engines = deps.engines.map((open) =>
    open({ pool, money, clock, randomBytes, lotteryPeriod }),
  );
  serveRounds(app, { pool, clock, sendRound: (reply, id) => sendRound(pool, reply, id) });
  await app.register(async (api) => operatorRoutes(api, studioApi({ ...deps, engines })));
  const framedBy = framedByOf(operators);
  const texts = await loadGameTexts();
  const pages = playPages({
    engines,
    money,
    framedBy,
    texts,
    assetsOf: readAssets(deps.client),
  });
  serveBuiltFiles(app, '/assets/', { folder: new URL('assets/', deps.client) });
  serveCovers(app);
  serveSky(app);
  await app.register(async (own) =>
    playRoutes(own, {
      pool,
      money,
      engines,
      pages,
      texts,
      framedBy,
      origin,
      clock,
      bodyPatienceMs,
    }),
  );
  for (const engine of engines) await app.register(async (own) => engine.publicRoutes(own));
  keepLooking(app, {
    everyMs: 1_000,
    look: money.runDue,
    trouble: 'money could not be looked for',
  });
  const removeNow = keepLooking(app, {
    everyMs: 10 * 60_000,
    look: (end) => removeExpired({ pool, clock, engines }, end),
    trouble: 'what is over could not be removed',
  });
  // The start does not wait for the removal.
  app.addHook('onReady', async () => void removeNow());
}

/** Logs the cause of a fault and leaves it out of the answer. */
function answerFaults(app: FastifyInstance): void {
  app.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
    const { statusCode: status = 500 } = error;
    if (status < 500) return reply.code(status).send({ error: 'invalid' });
    request.log.error({ err: error }, 'a request failed');
    return reply.code(500).send({ error: 'unavailable' });
  });
}
