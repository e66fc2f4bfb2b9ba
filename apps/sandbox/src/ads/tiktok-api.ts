// TikTok's Events API 2.0: POST /open_api/v1.3/event/track/ (vendors.md 7). Failures are answered with the status 200 and a code.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { AdDeps } from './ad-deps.ts';
import { hashes, ipAddress, money, problemOf, recentSeconds, textOf } from './event-checks.ts';
import { insertAdEvents } from './store.ts';

type Route = {
  Body: { event_source?: unknown; event_source_id?: unknown; data?: unknown } | null;
};

const mostEvents = 1_000;

const eventShape = (now: Date) =>
  z.strictObject({
    event: z.string().min(1).max(50),
    event_time: recentSeconds(now),
    event_id: z.string().min(1).max(100).optional(),
    user: z
      .strictObject({
        email: hashes.optional(),
        phone: hashes.optional(),
        external_id: hashes.optional(),
        ip: ipAddress.optional(),
        user_agent: z.string().min(1).optional(),
        ttclid: z.string().min(1).max(500).optional(),
        ttp: z.string().min(1).max(100).optional(),
      })
      .refine((fields) => Object.keys(fields).length > 0, 'nothing of the person'),
    page: z
      .strictObject({ url: z.url({ protocol: /^https?$/ }), referrer: z.string().optional() })
      .optional(),
    properties: money.optional(),
  });

const sendCode = (reply: FastifyReply, code: number, message: string): FastifyReply =>
  reply.send({ code, message, request_id: randomUUID(), data: {} });

export function tiktokApi(app: FastifyInstance, { pool, clock, treat }: AdDeps): void {
  app.post<Route>('/open_api/v1.3/event/track/', async ({ headers, body }, reply) => {
    const secret = textOf(headers['access-token']);
    const account = textOf(body?.event_source_id);
    const treatment = await treat({ network: 'tiktok', id: account, secret });
    if (treatment === 'broken') return sendCode(reply.code(500), 50_000, 'System error');
    if (secret === '') return sendCode(reply, 40_104, 'Access token is empty');
    if (treatment === 'unknown') {
      return sendCode(reply, 40_105, 'Access token is incorrect or has been revoked');
    }
    if (body?.event_source !== 'web') return sendCode(reply, 40_002, 'event_source: not web');
    if (account === '') return sendCode(reply, 40_002, 'event_source_id: missing');
    const sent = body.data;
    if (!Array.isArray(sent) || sent.length === 0 || sent.length > mostEvents) {
      return sendCode(reply, 40_002, `data: not a list of 1 to ${mostEvents} events`);
    }
    const at = clock();
    const shape = eventShape(at);
    const events = sent.map((event: { event?: unknown; event_id?: unknown } | null) => ({
      name: typeof event?.event === 'string' ? event.event : null,
      eventId: typeof event?.event_id === 'string' ? event.event_id : null,
      body: event,
      problem: problemOf(event, shape),
    }));
    const guilty = events.filter(({ problem }) => problem !== null);
    const kept = guilty.length === 0 ? events : guilty;
    await insertAdEvents(pool, { at, network: 'tiktok', account }, kept);
    return guilty[0]
      ? sendCode(reply, 40_002, String(guilty[0].problem))
      : sendCode(reply, 0, 'OK');
  });
}
