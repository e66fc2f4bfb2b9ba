// Stand-in for a site to which a merchant leads its members (REDIR-01): it swaps the token of its address for the member, once.
import type { Operator } from '@parlour/supplier/process/key-folder';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { meetFaults } from '../faults/meet-faults.ts';
import type { Wait } from '../faults/misbehave.ts';
import { refuseForeignForms } from '../home/foreign-forms.ts';
import { recordCalls } from '../inbox/record-calls.ts';
import { sendPage } from '../look/page.ts';
import type { StandIn } from '../stand-in.ts';
import { partnerPage, visitOf } from './partner-page.ts';
import { swapToken } from './swap-token.ts';

const path = '/partner/shelf';

export const partner: StandIn = {
  name: 'partner',
  title: 'Partner',
  about: 'A site that a merchant leads its members to, and what it learns of them',
  icon: 'person',
  triggerField: 'redirectUrl in an address of the site, after the address of the sandbox',
  triggers: [
    { input: path, effect: 'shows what the token told, and lets one swap it again' },
    { input: `${path}?merchant=marigold`, effect: 'asks another merchant, whose token it is not' },
  ],
};

type PartnerDeps = { pool: Pool; clock: () => Date; wait: Wait; operators: readonly Operator[] };

export async function partnerRoutes(app: FastifyInstance, deps: PartnerDeps): Promise<void> {
  recordCalls(app, { ...deps, standIn: partner.name });
  meetFaults(app, { ...deps, standIn: partner.name });
  refuseForeignForms(app);
  app.get(path, async ({ query, host }, reply) => {
    const visit = visitOf(new URLSearchParams(query as Record<string, string>));
    const told = await swapToken({ ...visit, origin: `http://${host}` }, deps.operators);
    return sendPage(reply, 200, partnerPage(visit, told));
  });
  // The token is spent by now, so this is always refused.
  app.post<{ Body: URLSearchParams }>(path, async ({ body, host }, reply) => {
    const visit = visitOf(body);
    const told = await swapToken({ ...visit, origin: `http://${host}` }, deps.operators);
    return sendPage(reply, 200, partnerPage(visit, told));
  });
}
