// The pages that look at stand-ins, and their two buttons.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Pool } from 'pg';
import { faultModes, findFault, removeFault, setFault } from '../faults/store.ts';
import { countCalls, listCalls, removeCalls } from '../inbox/store.ts';
import { sendPage } from '../look/page.ts';
import type { StandIn } from '../stand-in.ts';
import { refuseForeignForms } from './foreign-forms.ts';
import { homePage, inboxPage, type Seen } from './home-page.ts';

export type HomeDeps = {
  /** The home opens the first one. */
  standIns: readonly [StandIn, ...StandIn[]];
  pool: Pool;
  clock: () => Date;
};

const besideTriggers = 20;
const onOwnPage = 500;

export function homeRoutes(app: FastifyInstance, deps: HomeDeps): void {
  const { standIns, pool } = deps;
  refuseForeignForms(app);
  app.get('/', async (_, reply) => showHome(reply, deps, standIns[0]));
  for (const standIn of standIns) {
    const { name } = standIn;
    app.get(`/${name}`, async (_, reply) => showHome(reply, deps, standIn));
    app.post<{ Body: URLSearchParams }>(`/${name}/fault`, async ({ body }, reply) => {
      const mode = faultModes.find((each) => each === body.get('mode'));
      await (mode ? setFault(pool, name, mode) : removeFault(pool, name));
      return reply.redirect(`/${name}`, 303);
    });
    inboxRoutes(app, pool, standIn);
  }
}

function inboxRoutes(app: FastifyInstance, pool: Pool, standIn: StandIn): void {
  const { name } = standIn;
  app.get(`/${name}/inbox`, async ({ host }, reply) => {
    const kept = await listCalls(pool, name, onOwnPage);
    return sendPage(reply, 200, inboxPage(host, standIn, kept));
  });
  app.post(`/${name}/inbox/clear`, async (_, reply) => {
    await removeCalls(pool, name);
    return reply.redirect(`/${name}`, 303);
  });
}

async function showHome(
  reply: FastifyReply,
  deps: HomeDeps,
  standIn: StandIn,
): Promise<FastifyReply> {
  const { host } = reply.request;
  const [opened, calls, ...all] = await Promise.all([
    look(deps, standIn),
    listCalls(deps.pool, standIn.name, besideTriggers),
    ...deps.standIns.map((each) => look(deps, each)),
  ]);
  return sendPage(reply, 200, homePage({ host, all, opened, calls }));
}

async function look({ pool, clock }: HomeDeps, standIn: StandIn): Promise<Seen> {
  const midnight = clock();
  midnight.setUTCHours(0, 0, 0, 0);
  const [fault, callsToday] = await Promise.all([
    findFault(pool, standIn.name),
    countCalls(pool, standIn.name, midnight),
  ]);
  return { standIn, fault, callsToday };
}
