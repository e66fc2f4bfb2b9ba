// Games of our own, as a supplier: it speaks the operator API to any platform and knows none of them.
import { loadGameTexts } from '@parlour/phrases/game-texts';
import fastify, { type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { OpenEngine } from './engine.ts';
import type { Operator, SupplierKeys } from '@parlour/supplier/key-folder';
import { followQueue } from './money/follow-queue.ts';
import { moneyOf } from './money/money.ts';
import { walletOf } from './money/wallet.ts';
import { listStore } from './operator/list-store.ts';
import { roundRoutes } from './operator/round-page.ts';
import { roundStore } from './operator/round-store.ts';
import { operatorRoutes } from './operator/routes.ts';
import { readAssets } from './page/assets.ts';
import { serveCovers } from './page/covers.ts';
import { serveFiles } from './page/files.ts';
import { playPages } from './page/play-pages.ts';
import { playRoutes } from './plays/routes.ts';
import { playStore } from './plays/store.ts';

export type StudioDeps = {
  pool: Pool;
  keys: SupplierKeys;
  operators: readonly Operator[];
  origin: string;
  lotteryPeriod: number;
  engines: readonly OpenEngine[];
  clock: () => Date;
  randomBytes: (size: number) => Buffer;
  /** The folder of the games' build. */
  client: URL;
  /** How long an operator's wallet may take; a second unless told. */
  walletPatienceMs?: number;
};

const headers = {
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

export async function buildStudio(deps: StudioDeps): Promise<FastifyInstance> {
  const app = fastify({
    // Addresses hold launch codes and plays.
    logger: {
      level: 'warn',
      serializers: { req: ({ method }: { method: string }) => ({ method }) },
    },
    // A look ahead must not open a launch, which opens once.
    exposeHeadRoutes: false,
    forceCloseConnections: true,
  });
  answerOwnHostOnly(app, deps.origin);
  answerFaults(app);
  app.get('/livez', async () => ({ status: 'ok' }));
  await app.register(async (games) => gameRoutes(games, deps));
  app.setNotFoundHandler(async (_, reply) => reply.code(404).send({ error: 'unknown' }));
  return app;
}

async function gameRoutes(app: FastifyInstance, deps: StudioDeps): Promise<void> {
  const { pool, keys, operators, origin, clock, randomBytes, lotteryPeriod } = deps;
  const { walletPatienceMs: patienceMs } = deps;
  const plays = playStore(pool);
  const wallet = walletOf({
    operators,
    key: keys.own,
    ...(patienceMs !== undefined && { patienceMs }),
  });
  const money = moneyOf({ pool, wallet, clock });
  const engines = deps.engines.map((open) =>
    open({ pool, money, clock, randomBytes, lotteryPeriod }),
  );
  const rounds = roundStore(pool);
  roundRoutes(app, { rounds, clock });
  const guard = { operators, key: keys.operators };
  await app.register(
    async (api) =>
      operatorRoutes(api, { plays, lists: listStore(pool), rounds, guard, origin, clock }),
    { prefix: '/operator/generic/v2/game' },
  );
  const pages = playPages({
    engines,
    money,
    texts: await loadGameTexts(),
    assetsOf: readAssets(deps.client),
  });
  await serveFiles(app, deps.client);
  serveCovers(app);
  await app.register(async (own) =>
    playRoutes(own, { plays, money, engines, pages, origin, clock }),
  );
  for (const engine of engines) await app.register(async (own) => engine.publicRoutes(own));
  followQueue(app, money.runDue);
}

/** What went wrong stands in the log, not in the answer. */
function answerFaults(app: FastifyInstance): void {
  app.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
    const { statusCode: status = 500 } = error;
    if (status < 500) return reply.code(status).send({ error: 'invalid' });
    request.log.error({ err: error }, 'a request failed');
    return reply.code(500).send({ error: 'unavailable' });
  });
}

/** Another name for this address is a trick with DNS: it learns nothing. */
function answerOwnHostOnly(app: FastifyInstance, origin: string): void {
  const { hostname } = new URL(origin);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (request.url === '/livez' || request.hostname === hostname) return;
    return reply.callNotFound();
  });
}
