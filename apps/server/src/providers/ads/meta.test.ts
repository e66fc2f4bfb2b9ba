import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  startTestSandbox,
  type TestSandbox,
} from '../../../../sandbox/src/testing/test-sandbox.ts';
import { startScriptedVendor } from '../games/testing/scripted-vendor.ts';
import { openOutbound } from '../outbound.ts';
import type { AdOutcome } from './ads.ts';
import { createMeta } from './meta.ts';
import { makeEvent, noon, person } from './testing/ad-events.ts';
import { describeAdAdapter } from './testing/adapter-cases.ts';

const dayMs = 24 * 3_600_000;
const error = (fields: object): string => JSON.stringify({ error: fields });
const unauthorized = (why: string): AdOutcome => ({ result: 'unauthorized', why });
const refused = (why: string): AdOutcome => ({ result: 'refused', why });
const later = (why: string): AdOutcome => ({ result: 'later', why, afterMs: null });

describeAdAdapter('meta', {
  create: createMeta,
  mostAgeMs: 7 * dayMs,
  accepts: (count) => ({ status: 200, body: JSON.stringify({ events_received: count }) }),
  notJson: 'later',
  unknown: unauthorized('status 400, code 190'),
  troubles: [
    [400, error({ code: 190 }), unauthorized('status 400, code 190')],
    [401, error({ code: 190, error_subcode: 463 }), unauthorized('status 401, code 190.463')],
    [403, error({ code: 200 }), unauthorized('status 403, code 200')],
    [400, error({ code: 10 }), unauthorized('status 400, code 10')],
    [400, error({ code: 100, error_subcode: 33 }), unauthorized('status 400, code 100.33')],
    [400, error({ code: 100 }), refused('status 400, code 100')],
    [400, error({ code: 100, error_subcode: 2_804_003 }), refused('status 400, code 100.2804003')],
    [400, error({ code: 2, is_transient: true }), later('status 400, code 2')],
    [400, error({ code: 4 }), later('status 400, code 4')],
    [400, error({ code: 80_004 }), later('status 400, code 80004')],
    [429, error({ code: 100 }), later('status 429, code 100')],
    [500, error({ code: 100 }), later('status 500, code 100')],
    [413, '', refused('status 413')],
    [401, '<html>', unauthorized('status 401')],
    [400, '<html>', later('status 400')],
    [400, error({ code: 'tala@example.test' }), later('status 400')],
    [404, '{}', later('status 404')],
    [200, '<html>', later('status 200 without its count')],
    [200, '{"events_received":0}', later('status 200 without its count')],
    [200, '{"events_received":"1"}', later('status 200 without its count')],
    [200, '', later('status 200 without its count')],
  ],
});

describe('meta', () => {
  const account = { network: 'meta', id: '1234567890', secret: 'token&more' } as const;
  const clock = () => noon;
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
  });
  afterAll(() => sandbox.close());

  test('TRACK-03 it is told of the event and the person in its own form', async () => {
    const vendor = await startScriptedVendor();
    onTestFinished(() => vendor.close());
    vendor.answer = (reply) => void reply.end('{"events_received":2}');
    const { origin: url } = vendor;
    const { tell } = createMeta({ outbound: openOutbound({ allow: [url] }), clock });
    const nobody = { ...person, userAgent: null, fbc: null, emailHash: null, memberHash: null };
    const money = { amount: '250.00', currency: 'PHP' };
    const [known, unknown] = [
      makeEvent(),
      makeEvent({ person: nobody, value: money, pageUrl: null }),
    ];
    expect(await tell({ ...account, url }, [known, unknown])).toHaveLength(2);
    const [call] = vendor.asked;
    expect(call?.path).toBe('/v25.0/1234567890/events?access_token=token%26more');
    expect(call?.headers['content-type']).toBe('application/json');
    const common = {
      event_name: 'CompleteRegistration',
      event_time: noon.getTime() / 1_000 - 60,
    };
    expect(JSON.parse(call?.body ?? '')).toEqual({
      data: [
        {
          ...common,
          event_id: known.id,
          action_source: 'website',
          event_source_url: 'https://lumen.example/m/register',
          user_data: {
            client_ip_address: '192.0.2.7',
            client_user_agent: person.userAgent,
            fbc: person.fbc,
            fbp: person.fbp,
            em: [person.emailHash],
            ph: [person.phoneHash],
            external_id: [person.memberHash],
          },
        },
        {
          ...common,
          event_id: unknown.id,
          action_source: 'other',
          user_data: {
            client_ip_address: '192.0.2.7',
            fbp: person.fbp,
            ph: [person.phoneHash],
          },
          custom_data: { value: 250, currency: 'PHP' },
        },
      ],
    });
  });

  test.each([
    [1, 0],
    [2, 1],
    [7, 3],
    [100, 57],
  ])('TRACK-03 of %i events the bad one at %i fails alone', async (count, place) => {
    const id = `${count}${place}`;
    const outbound = openOutbound({ allow: [sandbox.origin] });
    const told = Array.from({ length: count }, () => makeEvent());
    told[place] = makeEvent({ person: { ...person, emailHash: 'tala@example.test' } });
    const { tell } = createMeta({ outbound, clock, waitMs: 60_000 });
    const outcomes = await tell({ ...account, id, url: `${sandbox.origin}/ads/meta` }, told);
    const bad = refused('status 400, code 100.2804003');
    expect(outcomes).toEqual(told.map((_, at) => (at === place ? bad : { result: 'taken' })));
    const answer = await sandbox.ask('GET', `/ads/inbox?to=${id}`);
    const seen = answer.json()['messages'] as { eventId: string; problem: string | null }[];
    const taken = seen.filter(({ problem }) => problem === null).map(({ eventId }) => eventId);
    const good = told.filter((_, at) => at !== place).map((event) => event.id);
    expect(taken.toSorted()).toEqual(good.toSorted());
  });

  test('TRACK-03 when the deadline ends a search for the bad one, what was taken stays taken', async () => {
    const vendor = await startScriptedVendor();
    onTestFinished(() => vendor.close());
    // The whole call is refused, its first half taken, and the second half never answered.
    vendor.answer = (reply, turn) => {
      if (turn === 1) reply.writeHead(400).end(error({ code: 100 }));
      if (turn === 2) reply.end('{"events_received":2}');
    };
    const { origin: url } = vendor;
    const { tell } = createMeta({ outbound: openOutbound({ allow: [url] }), clock, waitMs: 1_000 });
    const told = Array.from({ length: 4 }, () => makeEvent());
    expect(await tell({ ...account, url }, told)).toEqual([
      { result: 'taken' },
      { result: 'taken' },
      later('timeout'),
      later('timeout'),
    ]);
    expect(vendor.asked).toHaveLength(3);
  });
});
