// Stand-ins for the outside services. They know nothing of the server, and the server cannot distinguish them from the real services.
import { openApp } from '@parlour/supplier/process/open-app';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { ads, adsRoutes } from './ads/index.ts';
import { outsideChat, outsideChatRoutes } from './chat/index.ts';
import type { Wait } from './faults/misbehave.ts';
import type { Accounts } from './accounts.ts';
import { gateway, gatewayRoutes } from './gateway/index.ts';
import { geetest, geetestRoutes } from './geetest/index.ts';
import { homeRoutes } from './home/routes.ts';
import { hub, hubRoutes, type HubDeps } from './hub/index.ts';
import { tabIcon } from './look/icons.ts';
import { sendPage } from './look/page.ts';
import { plainPage } from './look/plain-page.ts';
import { identity, identityRoutes } from './identity/index.ts';
import { mail } from './mail/index.ts';
import { partner, partnerRoutes } from './partner/index.ts';
import { push, pushRoutes } from './push/index.ts';
import { refuseNul } from './refuse-nul.ts';
import { sms, smsRoutes } from './sms/index.ts';

export type SandboxDeps = {
  pool: Pool;
  hub: Pick<HubDeps, 'keys' | 'operators' | 'walletPatienceMs'>;
  accounts: Pick<Accounts, 'sms'>;
  clock: () => Date;
  wait: Wait;
  /** The destination of log lines; by default the process's output. */
  log?: { write: (line: string) => void };
};

const ownHosts = ['sandbox.localhost', 'localhost', '127.0.0.1'];

export async function buildSandbox(deps: SandboxDeps): Promise<FastifyInstance> {
  const app = openApp({ hosts: ownHosts, isHttps: false, key: deps.hub.keys.own, log: deps.log });
  answerFaults(app);
  refuseNul(app);
  const { pool, clock, wait } = deps;
  app.get('/icon.svg', async (_, reply) => reply.type('image/svg+xml').send(tabIcon));
  const standIns = [
    hub,
    gateway,
    sms,
    mail,
    geetest,
    identity,
    push,
    ads,
    outsideChat,
    partner,
  ] as const;
  await app.register(async (pages) => homeRoutes(pages, { pool, clock, standIns }));
  await app.register(async (api) => hubRoutes(api, { ...deps.hub, pool, clock, wait }), {
    prefix: '/hub',
  });
  await app.register(async (api) => gatewayRoutes(api, { pool, clock, wait }), {
    prefix: '/gateway',
  });
  const { sms: account } = deps.accounts;
  await app.register(async (api) => smsRoutes(api, { pool, clock, wait, account }), {
    prefix: '/sms',
  });
  await app.register(async (api) => geetestRoutes(api, { pool, clock, wait }), {
    prefix: '/geetest',
  });
  await app.register(async (api) =>
    identityRoutes(api, { pool, clock, wait, key: deps.hub.keys.own }),
  );
  await app.register(async (api) => pushRoutes(api, { pool, clock, wait }), { prefix: '/push' });
  await app.register(async (api) => adsRoutes(api, { pool, clock, wait }), { prefix: '/ads' });
  await app.register(async (pages) => outsideChatRoutes(pages, { pool, clock, wait }));
  const { operators } = deps.hub;
  await app.register(async (pages) => partnerRoutes(pages, { pool, clock, wait, operators }));
  app.setNotFoundHandler(async (_, reply) =>
    sendPage(reply, 404, plainPage({ title: 'Not found', text: 'The sandbox has no such page.' })),
  );
  return app;
}

/** Answers errors. The cause of a fault is logged and not sent. */
function answerFaults(app: FastifyInstance): void {
  app.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
    const { statusCode: status = 500 } = error;
    if (status < 500) return reply.code(status).send({ error: 'this request cannot be read' });
    request.log.error({ err: error }, 'a request failed');
    if (request.method !== 'GET') return reply.code(500).send({ error: 'the sandbox has a fault' });
    const text = 'The log of the sandbox says why. Try again in a moment.';
    return sendPage(reply, 500, plainPage({ title: 'The sandbox has a fault', text }));
  });
}
