import { describe, expect, onTestFinished, test } from 'vitest';
import { startTestSandbox } from '../../../../sandbox/src/testing/test-sandbox.ts';
import { startScriptedVendor } from '../games/testing/scripted-vendor.ts';
import { openOutbound } from '../outbound.ts';
import type { AdOutcome } from './ads.ts';
import { makeEvent, noon, person } from './testing/ad-events.ts';
import { describeAdAdapter } from './testing/adapter-cases.ts';
import { createTiktok } from './tiktok.ts';

const dayMs = 24 * 3_600_000;
const code = (number: unknown): string => JSON.stringify({ code: number, message: 'a message' });
const unauthorized = (why: string): AdOutcome => ({ result: 'unauthorized', why });
const refused = (why: string): AdOutcome => ({ result: 'refused', why });
const later = (why: string): AdOutcome => ({ result: 'later', why, afterMs: null });

describeAdAdapter('tiktok', {
  create: createTiktok,
  mostAgeMs: 7 * dayMs,
  accepts: () => ({ status: 200, body: code(0) }),
  notJson: 'later',
  unknown: unauthorized('status 200, code 40105'),
  troubles: [
    [200, code(40_001), unauthorized('status 200, code 40001')],
    [200, code(40_104), unauthorized('status 200, code 40104')],
    [200, code(40_002), refused('status 200, code 40002')],
    [200, code(40_100), later('status 200, code 40100')],
    [200, code(50_000), later('status 200, code 50000')],
    [200, code(7), later('status 200, code 7')],
    [200, code('0'), later('status 200 without a code')],
    [200, code('tala@example.test'), later('status 200 without a code')],
    [200, '<html>', later('status 200 without a code')],
    [200, '', later('status 200 without a code')],
    [400, code(40_002), refused('status 400, code 40002')],
    [500, code(40_002), later('status 500, code 40002')],
    [500, code(0), later('status 500')],
    [403, '', unauthorized('status 403')],
    [413, '', refused('status 413')],
  ],
});

describe('tiktok', () => {
  const account = { network: 'tiktok', id: 'C4PIXEL0000000000000', secret: 'the-token' } as const;
  const clock = () => noon;

  test('TRACK-03 it is told of the event and the person in its own form', async () => {
    const vendor = await startScriptedVendor();
    onTestFinished(() => vendor.close());
    vendor.answer = (reply) => void reply.end(code(0));
    const { origin: url } = vendor;
    const { tell } = createTiktok({ outbound: openOutbound({ allow: [url] }), clock });
    const nobody = { ...person, userAgent: null, ttp: null, plusPhoneHash: null };
    const money = { amount: '250.00', currency: 'PHP' };
    const [known, unknown] = [
      makeEvent(),
      makeEvent({ person: nobody, value: money, pageUrl: null }),
    ];
    expect(await tell({ ...account, url }, [known, unknown])).toHaveLength(2);
    const [call] = vendor.asked;
    expect(call?.path).toBe('/open_api/v1.3/event/track/');
    expect(call?.headers['access-token']).toBe('the-token');
    const common = {
      event: 'CompleteRegistration',
      event_time: noon.getTime() / 1_000 - 60,
    };
    const user = {
      ip: '192.0.2.7',
      ttclid: person.ttclid,
      email: person.emailHash,
      external_id: person.memberHash,
    };
    expect(JSON.parse(call?.body ?? '')).toEqual({
      event_source: 'web',
      event_source_id: 'C4PIXEL0000000000000',
      data: [
        {
          ...common,
          event_id: known.id,
          page: { url: 'https://lumen.example/m/register' },
          user: {
            ...user,
            user_agent: person.userAgent,
            ttp: person.ttp,
            phone: person.plusPhoneHash,
          },
        },
        {
          ...common,
          event_id: unknown.id,
          user,
          properties: { value: 250, currency: 'PHP' },
        },
      ],
    });
  });

  test('TRACK-03 of a batch only the bad event fails', async () => {
    const sandbox = await startTestSandbox();
    onTestFinished(() => sandbox.close());
    const outbound = openOutbound({ allow: [sandbox.origin] });
    const bad = makeEvent({ person: { ...person, plusPhoneHash: '+639170000101' } });
    const told = [makeEvent(), makeEvent(), bad, makeEvent(), makeEvent()];
    const { tell } = createTiktok({ outbound, clock });
    const outcomes = await tell({ ...account, url: `${sandbox.origin}/ads/tiktok` }, told);
    expect(outcomes.map(({ result }) => result)).toEqual([
      'taken',
      'taken',
      'refused',
      'taken',
      'taken',
    ]);
    expect(outcomes[2]).toEqual(refused('status 200, code 40002'));
  });
});
