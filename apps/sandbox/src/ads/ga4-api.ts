// Google Analytics' Measurement Protocol: POST /mp/collect, which answers 204 whatever came, and /debug/mp/collect, which says what is wrong (vendors.md 7).
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AdDeps } from './ad-deps.ts';
import { problemOf, textOf } from './event-checks.ts';
import { insertAdEvents, type NewAdEvent } from './store.ts';

type CollectCall = {
  Querystring: { measurement_id?: unknown; api_secret?: unknown };
  Body: unknown;
};

const mostEvents = 25;
const mostParameters = 25;
const mostBytes = 130 * 1_024;
const hourMs = 3_600_000;

const reservedNames: ReadonlySet<string> = new Set(
  (
    'ad_activeview ad_click ad_exposure ad_impression ad_query ad_reward adunit_exposure app_clear_data app_exception ' +
    'app_install app_remove app_store_refund app_store_subscription_cancel app_store_subscription_renew app_update ' +
    'app_upgrade click dynamic_link_app_open dynamic_link_app_update dynamic_link_first_open error file_download ' +
    'firebase_campaign first_open first_visit form_start form_submit in_app_purchase notification_dismiss ' +
    'notification_foreground notification_open notification_receive os_update page_view scroll session_start ' +
    'user_engagement video_progress video_start view_complete view_search_results'
  ).split(' '),
);

const word = /^[A-Za-z]\w{0,39}$/;
/** The longest value of a parameter; those of pages may be longer. */
const mostLetters = (name: string): number => (name.startsWith('page_') ? 1_000 : 100);

const parameters = z
  .record(z.string().regex(word, 'no name of a parameter'), z.union([z.string(), z.number()]))
  .refine((all) => Object.keys(all).length <= mostParameters, 'over 25 parameters')
  .refine(
    (all) => Object.entries(all).every(([name, each]) => String(each).length <= mostLetters(name)),
    'a value is too long',
  );

const eventShape = (now: Date) =>
  z.strictObject({
    name: z
      .string()
      .regex(word, 'no name of an event')
      .refine((name) => !reservedNames.has(name), 'a reserved name'),
    timestamp_micros: z
      .int()
      .refine((micros) => micros / 1_000 >= now.getTime() - 72 * hourMs, 'over 72 hours old')
      .optional(),
    params: parameters.optional(),
  });

/** The call without its events. Nothing that names a person has a place in it. */
const callShape = z.strictObject({
  client_id: z.string().min(1).max(100),
  timestamp_micros: z.int().optional(),
  non_personalized_ads: z.boolean().optional(),
  consent: z
    .strictObject({
      ad_user_data: z.enum(['GRANTED', 'DENIED']).optional(),
      ad_personalization: z.enum(['GRANTED', 'DENIED']).optional(),
    })
    .optional(),
  events: z.array(z.unknown()).min(1).max(mostEvents, 'over 25 events'),
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the events of a call, each with the call's own fields, and what is wrong with them. */
function readEvents(body: unknown, now: Date): NewAdEvent[] {
  const { events, ...rest } = isObject(body) ? body : { events: undefined };
  const sent: unknown[] = Array.isArray(events) && events.length > 0 ? events : [null];
  const size = Buffer.byteLength(JSON.stringify(body ?? null));
  // The events are looked at one by one below.
  const call = { ...rest, events: Array.isArray(events) ? events.map(() => null) : events };
  const ofCall = size > mostBytes ? 'over 130 kB' : problemOf(call, callShape);
  const shape = eventShape(now);
  return sent.map((event) => {
    const { name, params } = isObject(event) ? event : {};
    const eventId = isObject(params) ? params['event_id'] : undefined;
    const problems = [ofCall, problemOf(event, shape)].filter((each) => each !== null);
    return {
      name: typeof name === 'string' ? name : null,
      eventId: typeof eventId === 'string' ? eventId : null,
      body: { ...rest, event },
      problem: problems.length === 0 ? null : problems.join('; '),
    };
  });
}

export function ga4Api(app: FastifyInstance, { pool, clock, treat }: AdDeps): void {
  app.post<CollectCall>('/mp/collect', async ({ query, body }, reply) => {
    const [id, secret] = [textOf(query.measurement_id), textOf(query.api_secret)];
    const treatment = await treat({ network: 'ga4', id, secret });
    if (treatment === 'broken') return reply.code(500).send();
    const isKnown = treatment === 'normal' && id !== '' && secret !== '';
    const at = clock();
    const events = readEvents(body, at).map((event) =>
      isKnown ? event : { ...event, problem: event.problem ?? 'unknown measurement or secret' },
    );
    await insertAdEvents(pool, { at, network: 'ga4', account: id }, events);
    return reply.code(204).send();
  });
  app.post<CollectCall>('/debug/mp/collect', async ({ body }) => ({
    validationMessages: readEvents(body, clock()).flatMap(({ problem }, place) =>
      problem === null
        ? []
        : [
            {
              fieldPath: `events[${place}]`,
              description: problem,
              validationCode: 'VALUE_INVALID',
            },
          ],
    ),
  }));
}
