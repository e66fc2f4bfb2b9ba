// Stand-ins for the services that are told of tracked events: Meta, TikTok and Google Analytics (vendors.md 7).
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { meetFaults } from '../faults/meet-faults.ts';
import type { Wait } from '../faults/misbehave.ts';
import { recordCalls } from '../inbox/record-calls.ts';
import type { StandIn } from '../stand-in.ts';
import { ga4Api } from './ga4-api.ts';
import { metaApi } from './meta-api.ts';
import { adInbox, listRecords } from './store.ts';
import { tiktokApi } from './tiktok-api.ts';
import { adTriggers, openTriggers } from './triggers.ts';

export const ads: StandIn = {
  name: 'ads',
  title: 'Ads',
  about: 'Events told to Meta, TikTok and Google Analytics',
  icon: 'megaphone',
  triggerField: 'the id of the pixel or measurement, or its token or secret',
  triggers: adTriggers,
  messages: adInbox,
};

type Deps = { pool: Pool; clock: () => Date; wait: Wait };

/** The number of records that a search answers. */
const mostFound = 500;

export async function adsRoutes(app: FastifyInstance, { pool, clock, wait }: Deps): Promise<void> {
  const treat = openTriggers(wait);
  const networks = { '/meta': metaApi, '/tiktok': tiktokApi, '/ga4': ga4Api };
  for (const [prefix, serve] of Object.entries(networks)) {
    await app.register(
      async (api) => {
        recordCalls(api, { pool, clock, standIn: ads.name });
        meetFaults(api, { pool, wait, standIn: ads.name });
        serve(api, { pool, clock, treat });
      },
      { prefix },
    );
  }
  app.get<{ Querystring: { q?: string | string[] } }>('/records', async ({ query }, reply) => {
    const records = await listRecords(pool, String(query.q ?? ''), mostFound);
    return reply.header('cache-control', 'no-store').send({ records });
  });
}
