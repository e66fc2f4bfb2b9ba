import { randomUUID } from 'node:crypto';
import { collectEvents, consentQuestion } from '@parlour/contract/tracking/calls';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMerchant, forMerchant, type TestMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';

const meta = {
  'analytics.meta.pixelId': '123456789012345',
  'analytics.meta.accessToken': 'a-token',
};
const ga4 = {
  'analytics.ga4.measurementId': 'G-ABCDEF1234',
  'analytics.ga4.apiSecret': 'a-secret',
};
let site: TestSite;
beforeAll(async () => {
  // Without a database of countries, visitors are from the merchant's own.
  site = await startTestSite({ countryOf: null });
});
afterAll(() => site.close());

async function open(settings: Record<string, string> = {}) {
  const merchant = await createMerchant(site.urls.ownerUrl, {
    country: 'PH',
    ...meta,
    ...ga4,
    ...settings,
  });
  await site.merchants.reload();
  const { call } = visit(site.app, merchant);
  const cookiesOf = (headers: Record<string, unknown>) =>
    [headers['set-cookie'] ?? []].flat().map(String);
  return {
    merchant,
    ask: () => call(consentQuestion),
    async collect(events: object[], told: object = {}, cookie = '') {
      const visited = {
        browserId: browser,
        consent: null,
        domain: merchant.host,
        parameters: {},
        click: null,
      };
      const input = { events, visit: { ...visited, ...told } };
      const reply = await call(collectEvents, input, { headers: { cookie } });
      return { ...reply, cookies: cookiesOf(reply.headers) };
    },
  };
}
const browser = randomUUID();
const viewed = (eventID = randomUUID()) => ({
  eventName: 'viewContent',
  eventID,
  content: 'game',
  id: 'crown',
});
const rowsOf = <Row extends object>({ code }: TestMerchant, text: string): Promise<Row[]> =>
  forMerchant(site.urls.ownerUrl, code, (tx) => runStatement<Row>(tx, text, [code]));
const eventsOf = (merchant: TestMerchant) =>
  rowsOf<{ id: string; name: string; browser_id: string | null }>(
    merchant,
    'select id, name, browser_id from tracked_event where merchant_code = $1 order by received_at, id',
  );
const browsersOf = (merchant: TestMerchant) =>
  rowsOf<Record<string, unknown>>(
    merchant,
    `select agreed, parameters, affiliate_code, fbc, fbp, ttclid, host(address) as address, user_agent
       from tracked_browser where merchant_code = $1`,
  );
const deliveriesOf = (merchant: TestMerchant) =>
  rowsOf<{ network: string; outcome: string | null; person: object }>(
    merchant,
    'select network, outcome, person from tracked_delivery where merchant_code = $1 order by network',
  );

describe('what a browser reports', () => {
  test('TRACK-03 an event is stored and queued once, by its id, however often it comes', async () => {
    const { merchant, collect } = await open();
    const event = viewed();
    const [one, two] = await Promise.all([collect([event]), collect([event, event])]);
    expect([one.status, two.status]).toEqual([204, 204]);
    await collect([event, viewed()]);
    expect(await eventsOf(merchant)).toHaveLength(2);
    const networks = (await deliveriesOf(merchant)).map(({ network }) => network);
    expect(networks).toEqual(['ga4', 'ga4', 'meta', 'meta']);
  });

  test('TRACK-03 the time of an event is its own, not ahead of ours, and one of more than a week is not stored', async () => {
    const { merchant, collect } = await open();
    const at = (offset: number) => ({ ...viewed(), at: site.now() + offset });
    const hour = 3_600_000;
    await collect([at(-hour), at(hour), at(-8 * 24 * hour)]);
    const times = await rowsOf<{ happened_at: Date }>(
      merchant,
      'select happened_at from tracked_event where merchant_code = $1 order by happened_at',
    );
    expect(times.map(({ happened_at: when }) => when.getTime() - site.now())).toEqual([-hour, 0]);
  });

  test('TRACK-02 the parameters of the first visit stay, and a later affiliate counts', async () => {
    const { merchant, collect } = await open();
    await collect([viewed()], { parameters: { utm_campaign: 'spring' }, affiliateCode: 'north' });
    await collect([viewed()], { parameters: { utm_campaign: 'later' }, affiliateCode: 'south' });
    expect(await browsersOf(merchant)).toMatchObject([
      { parameters: { utm_campaign: 'spring' }, affiliate_code: 'south' },
    ]);
  });

  test('H4 what the site says of itself is logged, and not stored', async () => {
    const { merchant, collect } = await open();
    const event = {
      eventName: 'silentFailure',
      eventID: randomUUID(),
      path: '/wps/x',
      code: 'x',
      status: 500,
      count: 1,
    };
    expect((await collect([event])).status).toBe(204);
    expect(await eventsOf(merchant)).toEqual([]);
  });

  test.each([
    ['a browser without an id', { browserId: 'x' }],
    ['an answer to something else', { consent: { sleep: true } }],
    [
      'forty-one parameters',
      { parameters: Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`utm_${at}`, '1'])) },
    ],
    ['a long value', { parameters: { utm_source: 'x'.repeat(201) } }],
    ['a click with a line break', { click: { fbclid: 'a\nb', at: 1 } }],
    ['an affiliate with markup', { affiliateCode: '<b>' }],
  ])('V1 %s is refused', async (_, told) => {
    const { merchant, collect } = await open();
    expect(await collect([viewed()], told)).toMatchObject({ status: 400 });
    expect(await eventsOf(merchant)).toEqual([]);
  });
});

describe('cookies of advertising', () => {
  const click = (fbclid: string, at: number) => ({ click: { fbclid, at } });

  test('TRACK-04 both are set for 90 days by the server, out of reach of scripts, with the letters of the click as they were', async () => {
    const { merchant, collect } = await open();
    const { cookies } = await collect([viewed()], click('IwAR0_Ab-C', site.now()));
    expect(cookies).toEqual([
      expect.stringMatching(
        new RegExp(
          `^_fbc=fb\\.1\\.${site.now()}\\.IwAR0_Ab-C; Max-Age=7776000; Path=/; HttpOnly; Secure; SameSite=Lax$`,
        ),
      ),
      expect.stringMatching(
        new RegExp(`^_fbp=fb\\.1\\.${site.now()}\\.\\d{10}; Max-Age=7776000; `),
      ),
    ]);
    expect(await browsersOf(merchant)).toMatchObject([
      { fbc: `fb.1.${site.now()}.IwAR0_Ab-C`, address: '203.0.113.7', agreed: ['usage', 'ads'] },
    ]);
  });

  test('TRACK-04 a newer click replaces the one in the cookie, an older one does not, and the id of the browser stays', async () => {
    const { merchant, collect } = await open();
    const old = `_fbc=fb.1.${site.now()}.Old; _fbp=fb.1.1700000000000.1234567890`;
    await collect([viewed()], click('Older', site.now() - 1), old);
    expect(await browsersOf(merchant)).toMatchObject([
      { fbc: `fb.1.${site.now()}.Old`, fbp: 'fb.1.1700000000000.1234567890' },
    ]);
    await collect([viewed()], click('New', site.now() + 1), old);
    expect(await browsersOf(merchant)).toMatchObject([{ fbc: `fb.1.${site.now() + 1}.New` }]);
  });

  test('TRACK-04 a cookie that is none of these is replaced', async () => {
    const { merchant, collect } = await open();
    await collect([viewed()], {}, '_fbc=<script>; _fbp=me@example.com');
    const [found] = await browsersOf(merchant);
    expect(found).toMatchObject({ fbc: null });
    expect(found?.['fbp']).toMatch(/^fb\.1\.\d{13}\.\d{10}$/);
  });
});

describe('consent', () => {
  const asked = { country: 'DE' };

  test('TRACK-06 the question names the rule of the country, and who receives what', async () => {
    const { ask } = await open({ ...asked, 'consent.ask': 'DE', 'consent.tell': 'all' });
    expect((await ask()).value).toEqual({
      rule: 'ask',
      kinds: [
        { kind: 'usage', receivers: ['ga4'] },
        { kind: 'ads', receivers: ['meta'] },
      ],
    });
    const { ask: plain } = await open({
      'analytics.meta.pixelId': 'none',
      'analytics.ga4.measurementId': 'none',
    });
    expect((await plain()).value).toEqual({
      rule: 'none',
      kinds: [{ kind: 'usage', receivers: [] }],
    });
  });

  test('TRACK-06 where visitors are asked, nothing is stored or set before an answer', async () => {
    const { merchant, collect } = await open(asked);
    const { status, cookies } = await collect([viewed()], { parameters: { utm_source: 'x' } });
    expect([status, cookies]).toEqual([204, []]);
    expect(await eventsOf(merchant)).toEqual([]);
    expect(await browsersOf(merchant)).toEqual([]);
  });

  test('TRACK-06 who agrees to usage alone is known to no advertising network, by no cookie and no address', async () => {
    const { merchant, collect } = await open(asked);
    const consent = { usage: true, ads: false };
    const { cookies } = await collect([viewed()], { consent, click: { fbclid: 'A', at: 1 } });
    expect(cookies).toEqual([]);
    expect(await browsersOf(merchant)).toMatchObject([
      { agreed: ['usage'], fbc: null, fbp: null, address: null, user_agent: null },
    ]);
    expect(await deliveriesOf(merchant)).toMatchObject([{ network: 'ga4', person: {} }]);
  });

  test('TRACK-06 who declines later is forgotten at once: browser, cookies and what waits for networks', async () => {
    const { merchant, collect } = await open(asked);
    await collect([viewed()], { consent: { usage: true, ads: true } });
    const cookie = '_fbc=fb.1.1700000000000.A; _fbp=fb.1.1700000000000.1234567890';
    const { cookies } = await collect([], { consent: { usage: false, ads: false } }, cookie);
    expect(cookies.map((each) => each.split(';', 1)[0])).toEqual(['_fbc=', '_fbp=']);
    expect(await browsersOf(merchant)).toEqual([]);
    expect(await eventsOf(merchant)).toMatchObject([{ browser_id: null }]);
    expect(await deliveriesOf(merchant)).toMatchObject([
      { network: 'ga4', outcome: 'withdrawn', person: {} },
      { network: 'meta', outcome: 'withdrawn', person: {} },
    ]);
  });

  test('TRACK-06, T2 a browser that visits two merchants is two, and each forgets its own', async () => {
    const [one, two] = [await open(), await open()];
    await one.collect([viewed()], { consent: { usage: true, ads: true } });
    await two.collect([viewed()], { consent: { usage: true, ads: true } });
    await one.collect([], { consent: { usage: false, ads: false } });
    expect([await browsersOf(one.merchant), await browsersOf(two.merchant)]).toMatchObject([
      [],
      [{ agreed: ['usage', 'ads'] }],
    ]);
  });
});
