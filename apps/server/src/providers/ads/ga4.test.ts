import { describe, expect, onTestFinished, test } from 'vitest';
import { startScriptedVendor, type ScriptedVendor } from '../games/testing/scripted-vendor.ts';
import { openOutbound } from '../outbound.ts';
import type { AdOutcome } from './ads.ts';
import { createGa4 } from './ga4.ts';
import { makeEvent, noon, person } from './testing/ad-events.ts';
import { describeAdAdapter } from './testing/adapter-cases.ts';

const hourMs = 3_600_000;
const later = (why: string): AdOutcome => ({ result: 'later', why, afterMs: null });

describeAdAdapter('ga4', {
  create: createGa4,
  mostAgeMs: 72 * hourMs,
  accepts: () => ({ status: 204, body: '' }),
  notJson: 'taken',
  unknown: { result: 'taken' },
  troubles: [
    [200, '<html>', { result: 'taken' }],
    [413, '', { result: 'refused', why: 'status 413' }],
    [403, '', { result: 'unauthorized', why: 'status 403' }],
    [400, 'tala@example.test', later('status 400')],
    [404, '', later('status 404')],
  ],
});

describe('ga4', () => {
  const account = { network: 'ga4', id: 'G-1A2B3C4D5E', secret: 'the&secret' } as const;

  async function startGoogle() {
    const vendor: ScriptedVendor = await startScriptedVendor();
    onTestFinished(() => vendor.close());
    vendor.answer = (reply) => void reply.writeHead(204).end();
    const outbound = openOutbound({ allow: [vendor.origin] });
    const { tell } = createGa4({ outbound, clock: () => noon });
    return {
      vendor,
      tell: (...told: ReturnType<typeof makeEvent>[]) =>
        tell({ ...account, url: vendor.origin }, told),
    };
  }

  test('TRACK-03 it is told of the event in its own form', async () => {
    const { vendor, tell } = await startGoogle();
    const event = makeEvent({ value: { amount: '250.00', currency: 'PHP' } });
    expect(await tell(event)).toEqual([{ result: 'taken' }]);
    const [call] = vendor.asked;
    expect(call?.path).toBe('/mp/collect?measurement_id=G-1A2B3C4D5E&api_secret=the%26secret');
    expect(JSON.parse(call?.body ?? '')).toEqual({
      client_id: event.browserId,
      consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
      events: [
        {
          name: 'sign_up',
          timestamp_micros: (noon.getTime() - 60_000) * 1_000,
          params: {
            event_id: event.id,
            page_location: 'https://lumen.example/m/register',
            engagement_time_msec: 1,
            value: 250,
            currency: 'PHP',
          },
        },
      ],
    });
  });

  test('TRACK-03 nothing of the person is told, in no part of the call', async () => {
    const { vendor, tell } = await startGoogle();
    await tell(makeEvent({ value: { amount: '250.00', currency: 'PHP' } }));
    const told = JSON.stringify(vendor.asked);
    expect(Object.values(person).filter((each) => each !== null)).toHaveLength(10);
    for (const each of Object.values(person)) expect(told).not.toContain(each);
  });

  test('TRACK-03 a call is about one browser', async () => {
    const { vendor, tell } = await startGoogle();
    const [one, other] = ['browser-one', 'browser-other'].map((browserId) => ({ browserId }));
    const told = [makeEvent(one), makeEvent(other), makeEvent(one)];
    expect(await tell(...told)).toEqual(told.map(() => ({ result: 'taken' })));
    type Body = { client_id: string; events: { params: { event_id: string } }[] };
    const calls = vendor.asked.map(({ body }) => {
      const { client_id: browser, events } = JSON.parse(body) as Body;
      return [browser, events.map(({ params }) => params.event_id)];
    });
    expect(calls).toEqual([
      ['browser-one', [told[0]?.id, told[2]?.id]],
      ['browser-other', [told[1]?.id]],
    ]);
  });
});
