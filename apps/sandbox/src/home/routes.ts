// The pages that show stand-ins, and their two buttons.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Pool } from 'pg';
import { faultModes, findFault, removeFault, setFault } from '../faults/store.ts';
import { countCalls, listCalls, removeCalls } from '../inbox/store.ts';
import { sendPage } from '../look/page.ts';
import type { MessageInbox } from '../messages/message-inbox.ts';
import type { StandIn } from '../stand-in.ts';
import { refuseForeignForms } from './foreign-forms.ts';
import { homePage, type StandInSummary } from './home-page.ts';
import { callsPage, messagesPage, mostListed } from './inbox-pages.ts';
import type { InboxContent } from './inbox-parts.ts';

export type HomeDeps = {
  /** The stand-ins; the home page selects the first. */
  standIns: readonly [StandIn, ...StandIn[]];
  pool: Pool;
  clock: () => Date;
};

const besideTriggers = 20;

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
    inboxRoutes(app, deps, standIn);
  }
}

function inboxRoutes(app: FastifyInstance, deps: HomeDeps, standIn: StandIn): void {
  const { name, messages } = standIn;
  const { pool, standIns: all } = deps;
  app.get(`/${name}/${messages ? 'calls' : 'inbox'}`, async ({ host }, reply) => {
    const kept = await listCalls(pool, name, mostListed);
    return sendPage(reply, 200, callsPage({ host, all, standIn }, kept));
  });
  if (messages) messageRoutes(app, deps, { standIn, messages });
  app.post(`/${name}/inbox/clear`, async (_, reply) => {
    await Promise.all([removeCalls(pool, name), messages?.clear(pool)]);
    return reply.redirect(`/${name}`, 303);
  });
}

type MessageStandIn = { standIn: StandIn; messages: MessageInbox };
type InboxRoute = { Querystring: { to?: string | string[]; q?: string | string[] } };

/** Serves the inbox as a page for people; with the parameter `to` as JSON for programs. */
function messageRoutes(
  app: FastifyInstance,
  { pool, clock, standIns: all }: HomeDeps,
  { standIn, messages: inbox }: MessageStandIn,
): void {
  app.get<InboxRoute>(`/${standIn.name}/inbox`, async ({ host, query }, reply) => {
    const [to, search] = [firstOf(query.to), firstOf(query.q) ?? ''];
    if (to !== undefined) {
      const messages = await inbox.listArrived(pool, plusKept(to), clock());
      return reply.header('cache-control', 'no-store').send({ messages });
    }
    const messages = await inbox.list(pool, { search: plusKept(search), most: mostListed });
    return sendPage(reply, 200, messagesPage({ host, all, standIn }, { messages, search }));
  });
}

const firstOf = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** Restores the plus of a telephone number, which in an unescaped URL means a space. */
const plusKept = (text: string): string => text.replace(/^ (?=\d)/, '+');

async function showHome(
  reply: FastifyReply,
  deps: HomeDeps,
  standIn: StandIn,
): Promise<FastifyReply> {
  const { host } = reply.request;
  const [opened, inbox, ...all] = await Promise.all([
    look(deps, standIn),
    lookInside(deps, standIn),
    ...deps.standIns.map((each) => look(deps, each)),
  ]);
  return sendPage(reply, 200, homePage({ host, all, opened, inbox }));
}

async function lookInside({ pool }: HomeDeps, { name, messages }: StandIn): Promise<InboxContent> {
  if (!messages) return { calls: await listCalls(pool, name, besideTriggers) };
  return { messages: await messages.list(pool, { search: '', most: besideTriggers }) };
}

async function look({ pool, clock }: HomeDeps, standIn: StandIn): Promise<StandInSummary> {
  const midnight = clock();
  midnight.setUTCHours(0, 0, 0, 0);
  const [fault, callsToday] = await Promise.all([
    findFault(pool, standIn.name),
    countCalls(pool, standIn.name, midnight),
  ]);
  return { standIn, fault, callsToday };
}
