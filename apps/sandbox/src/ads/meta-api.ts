// Meta's Conversions API: POST /{version}/{pixel}/events (vendors.md 7). One bad event refuses the whole call.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { AdDeps } from './ad-deps.ts';
import { hashes, ipAddress, money, problemOf, recentSeconds, textOf } from './event-checks.ts';
import { insertAdEvents } from './store.ts';

type Route = {
  Params: { version: string; pixel: string };
  Querystring: { access_token?: unknown };
  Body: { data?: unknown; access_token?: unknown } | null;
};

const mostEvents = 1_000;

const hashed = ['em', 'ph', 'external_id', 'fn', 'ln', 'ge', 'db', 'ct', 'st', 'zp', 'country'];

const UserData = z
  .strictObject({
    ...Object.fromEntries(hashed.map((name) => [name, hashes.optional()])),
    client_ip_address: ipAddress.optional(),
    client_user_agent: z.string().min(1).optional(),
    fbc: z
      .string()
      .regex(/^fb\.\d\.\d{13}\.\S+$/, 'not of the form of fbc')
      .optional(),
    fbp: z
      .string()
      .regex(/^fb\.\d\.\d{13}\.\d+$/, 'not of the form of fbp')
      .optional(),
  })
  .refine((fields) => Object.keys(fields).length > 0, 'nothing of the person');

const eventShape = (now: Date) =>
  z
    .strictObject({
      event_name: z.string().min(1).max(50),
      event_time: recentSeconds(now),
      event_id: z.string().min(1).max(100).optional(),
      action_source: z.enum(['website', 'app', 'email', 'chat', 'system_generated', 'other']),
      event_source_url: z.url({ protocol: /^https?$/ }).optional(),
      user_data: UserData,
      custom_data: money.optional(),
      opt_out: z.boolean().optional(),
    })
    .refine(
      ({ action_source: source, event_source_url: url, user_data: user }) =>
        source !== 'website' || (url !== undefined && user.client_user_agent !== undefined),
      'an event of a website names its page and its browser',
    );

type GraphError = { status: number; code: number; message: string; subcode?: number };

const sendError = (reply: FastifyReply, { status, code, message, subcode }: GraphError) =>
  reply.code(status).send({
    error: {
      message,
      type: 'OAuthException',
      code,
      ...(subcode !== undefined && { error_subcode: subcode }),
      ...(status >= 500 && { is_transient: true }),
      fbtrace_id: randomBytes(9).toString('base64url'),
    },
  });

const noAccount: GraphError = {
  status: 400,
  code: 190,
  message: 'Invalid OAuth access token - Cannot parse access token',
};
const noPixel: GraphError = {
  status: 400,
  code: 100,
  subcode: 33,
  message: 'Unsupported post request. Object does not exist, or there are missing permissions',
};
const invalid = (message: string): GraphError => ({
  status: 400,
  code: 100,
  subcode: 2_804_003,
  message: `Invalid parameter: ${message}`,
});

export function metaApi(app: FastifyInstance, { pool, clock, treat }: AdDeps): void {
  app.post<Route>('/:version/:pixel/events', async ({ params, query, body }, reply) => {
    const { version, pixel } = params;
    const secret = textOf(query.access_token ?? body?.access_token);
    const treatment = await treat({ network: 'meta', id: pixel, secret });
    if (treatment === 'broken') {
      return sendError(reply, { status: 500, code: 1, message: 'An unknown error occurred' });
    }
    if (treatment === 'unknown' || secret === '') return sendError(reply, noAccount);
    if (!/^v\d+\.\d+$/.test(version) || !/^\d+(?:slow|flaky)?$/.test(pixel)) {
      return sendError(reply, noPixel);
    }
    const sent = body?.data;
    if (!Array.isArray(sent) || sent.length === 0 || sent.length > mostEvents) {
      return sendError(reply, invalid(`data has to be a list of 1 to ${mostEvents} events`));
    }
    const at = clock();
    const shape = eventShape(at);
    const events = sent.map((event: { event_name?: unknown; event_id?: unknown } | null) => ({
      name: typeof event?.event_name === 'string' ? event.event_name : null,
      eventId: typeof event?.event_id === 'string' ? event.event_id : null,
      body: event,
      problem: problemOf(event, shape),
    }));
    const guilty = events.filter(({ problem }) => problem !== null);
    const kept = guilty.length === 0 ? events : guilty;
    await insertAdEvents(pool, { at, network: 'meta', account: pixel }, kept);
    if (guilty[0]) return sendError(reply, invalid(String(guilty[0].problem)));
    return reply.send({
      events_received: events.length,
      messages: [],
      fbtrace_id: randomBytes(9).toString('base64url'),
    });
  });
}
