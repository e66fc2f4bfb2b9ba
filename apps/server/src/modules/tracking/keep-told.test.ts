import { randomUUID } from 'node:crypto';
import { signIn } from '@parlour/contract/login/calls';
import { collectEvents } from '@parlour/contract/tracking/calls';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMember, createMerchant, forMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliverDueFacts } from '#modules/outbox';
import type { AdAccount, AdEvent, AdOutcome, AdProvider } from '#providers/ads/ads';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';

/** Networks that note what they are told and answer as the test says. */
const told: { network: string; account: AdAccount; events: readonly AdEvent[] }[] = [];
let answer: (network: string, event: AdEvent) => AdOutcome;
let whenTold: () => Promise<void>;
const provider = (network: string): AdProvider => ({
  mostAtOnce: 3,
  tell: async (account, events) => {
    await whenTold();
    told.push({ network, account, events });
    return events.map((event) => answer(network, event));
  },
});
const ads = { meta: provider('meta'), tiktok: provider('tiktok'), ga4: provider('ga4') };

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ ads, countryOf: null });
});
afterAll(() => site.close());
beforeEach(() => {
  told.length = 0;
  answer = () => ({ result: 'taken' });
  whenTold = () => Promise.resolve();
});

const accounts = {
  'analytics.meta.pixelId': '123456789012345',
  'analytics.meta.accessToken': 'a-token',
  'analytics.tiktok.pixelId': 'C4A1B2C3D4E5F6G7H8I9',
  'analytics.tiktok.accessToken': 'another-token',
  'analytics.ga4.measurementId': 'G-ABCDEF1234',
  'analytics.ga4.apiSecret': 'a-secret',
};

async function open(settings: Record<string, string> = {}) {
  const merchant = await createMerchant(site.urls.ownerUrl, {
    country: 'PH',
    ...accounts,
    ...settings,
  });
  await site.merchants.reload();
  const visitor = visit(site.app, merchant);
  const browserId = randomUUID();
  const collect = (count: number) =>
    visitor.call(collectEvents, {
      events: Array.from({ length: count }, () => ({
        eventName: 'registerSubmit',
        eventID: randomUUID(),
      })),
      visit: {
        browserId,
        consent: null,
        domain: merchant.host,
        parameters: {},
        click: { fbclid: 'Ab', at: 1 },
      },
    });
  const rows = () =>
    forMerchant(site.urls.ownerUrl, merchant.code, (tx) =>
      runStatement<{
        network: string;
        outcome: string | null;
        tries: number;
        trouble: string | null;
        person: object;
      }>(
        tx,
        'select network, outcome, tries, trouble, person from tracked_delivery where merchant_code = $1 order by network, id',
        [merchant.code],
      ),
    );
  return { merchant, visitor, browserId, collect, rows };
}

async function work(): Promise<void> {
  for (const { name, work: all = [] } of site.modules) {
    if (name === 'tracking') for (const each of all) await each.run(new AbortController().signal);
  }
}
const toldOf = (code: string) =>
  told
    .filter(({ account }) => account.id !== '')
    .flatMap(({ network, events }) => events.map((event) => ({ network, event, code })));

test('TRACK-03 each network is told of each event once, in batches, and nothing personal stays behind', async () => {
  const { merchant, collect, rows } = await open();
  await collect(4);
  await work();
  await work();
  const found = toldOf(merchant.code);
  expect(found).toHaveLength(12);
  expect(new Set(found.map(({ network, event }) => `${network} ${event.id}`)).size).toBe(12);
  expect(told.every(({ events }) => events.length <= 3)).toBe(true);
  expect(
    (await rows()).every(
      ({ outcome, person }) => outcome === 'taken' && Object.keys(person).length === 0,
    ),
  ).toBe(true);
});

test('TRACK-03, C4 a browser’s own id goes to no network, and analytics is told nothing of a person', async () => {
  const { collect, browserId } = await open();
  await collect(1);
  await work();
  expect(JSON.stringify(told)).not.toContain(browserId);
  const [toGa4, toMeta] = ['ga4', 'meta'].map(
    (network) => told.find((each) => each.network === network)?.events[0],
  );
  expect(Object.values(toGa4?.person ?? { none: 1 }).every((each) => each === null)).toBe(true);
  expect(toMeta?.person).toMatchObject({ fbc: 'fb.1.1.Ab', address: '203.0.113.7' });
  expect(toGa4?.browserId).toBe(toMeta?.browserId);
});

test('TRACK-03 one event that a network refuses does not hold up the others, and is not told again', async () => {
  const { collect, rows } = await open();
  let refused = '';
  answer = (network, { id }) => {
    if (network !== 'meta') return { result: 'taken' };
    refused ||= id;
    return id === refused ? { result: 'refused', why: 'no such name' } : { result: 'taken' };
  };
  await collect(3);
  await work();
  const ofMeta = (await rows()).filter(({ network }) => network === 'meta');
  expect(
    ofMeta.map(({ outcome }) => String(outcome)).toSorted((one, two) => (one < two ? -1 : 1)),
  ).toEqual(['refused', 'taken', 'taken']);
  told.length = 0;
  site.pass(24 * 3_600_000);
  await work();
  expect(told).toEqual([]);
});

test('TRACK-03 a network that is down is told later, with growing pauses, and the others at once', async () => {
  const { collect, rows } = await open();
  answer = (network) =>
    network === 'tiktok'
      ? { result: 'later', why: 'status 503', afterMs: null }
      : { result: 'taken' };
  await collect(1);
  await work();
  const triesOf = async () => (await rows()).find(({ network }) => network === 'tiktok')?.tries;
  expect(await triesOf()).toBe(1);
  site.pass(4_000);
  await work();
  expect(await triesOf()).toBe(1);
  site.pass(1_500);
  await work();
  expect(await triesOf()).toBe(2);
  site.pass(10_000);
  await work();
  expect(await triesOf()).toBe(2);
  answer = () => ({ result: 'taken' });
  site.pass(21_000);
  await work();
  expect((await rows()).map(({ outcome }) => outcome)).toEqual(['taken', 'taken', 'taken']);
});

test('TRACK-03 a pause that a network names is kept', async () => {
  const { collect, rows } = await open();
  answer = (network) =>
    network === 'meta'
      ? { result: 'later', why: 'status 429', afterMs: 60_000 }
      : { result: 'taken' };
  await collect(1);
  await work();
  site.pass(59_000);
  await work();
  expect((await rows()).find(({ network }) => network === 'meta')?.tries).toBe(1);
  site.pass(1_500);
  await work();
  expect((await rows()).find(({ network }) => network === 'meta')?.tries).toBe(2);
});

test('TRACK-03 after a day of tries it ends as too late, with what it needs to be told by staff’s order', async () => {
  const { collect, rows } = await open();
  answer = (network) =>
    network === 'meta' ? { result: 'unauthorized', why: 'code 190' } : { result: 'taken' };
  await collect(1);
  for (let hour = 0; hour < 26; hour += 1) {
    await work();
    site.pass(3_600_000);
  }
  const late = (await rows()).find(({ network }) => network === 'meta');
  expect(late).toMatchObject({
    outcome: 'late',
    trouble: 'code 190',
    person: { fbc: 'fb.1.1.Ab' },
  });
});

test('TRACK-03 a process that dies as it tells a network loses nothing: another tells it again by the same id', async () => {
  const { collect, rows } = await open({
    'analytics.tiktok.pixelId': 'none',
    'analytics.ga4.measurementId': 'none',
  });
  await collect(2);
  const died = Promise.withResolvers<never>();
  whenTold = () => died.promise;
  void work().catch(() => undefined);
  await expect.poll(async () => (await rows()).every(({ tries }) => tries === 1)).toBe(true);
  whenTold = () => Promise.resolve();
  await work();
  expect(told).toEqual([]);
  site.pass(121_000);
  await work();
  expect(told.flatMap(({ events }) => events)).toHaveLength(2);
  expect((await rows()).every(({ outcome }) => outcome === 'taken')).toBe(true);
});

test('TRACK-03 what waits for an account that the merchant has removed ends', async () => {
  const { merchant, collect, rows } = await open();
  await collect(1);
  await forMerchant(site.urls.ownerUrl, merchant.code, (tx) =>
    runStatement(
      tx,
      `update merchant set settings = settings - 'analytics.meta.pixelId', version = version + 1 where code = $1`,
      [merchant.code],
    ),
  );
  await site.merchants.reload();
  await work();
  expect(await rows()).toMatchObject([
    { outcome: 'taken' },
    { network: 'meta', outcome: 'refused' },
    { outcome: 'taken' },
  ]);
});

test('TRACK-08, TRACK-03 a member’s events carry hashes of the contact details, and only where the browser agreed to ads', async () => {
  const { merchant, visitor, browserId, collect } = await open();
  const member = await createMember(site.urls.ownerUrl, merchant.code, {
    email: ' Ana@Example.com ',
    mobile: '+639171234567',
  });
  await collect(1);
  const login = { username: member.username, password: member.password, loginDeviceId: browserId };
  expect((await visitor.call(signIn, login)).success).toBe(true);
  const handlers = Object.fromEntries(
    site.modules.flatMap(({ name, handles }) =>
      name === 'tracking' && handles ? [[name, handles]] : [],
    ),
  );
  await deliverDueFacts({
    database: site.database,
    handlers,
    clock: () => new Date(site.now() + 1_000),
    onFailure: (error) => expect.fail(String(error)),
  });
  await work();
  const events = told.filter(({ network }) => network === 'meta').flatMap((each) => each.events);
  const found = events.find(({ name }) => name === 'login');
  expect(found?.person).toMatchObject({
    emailHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    phoneHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    fbc: 'fb.1.1.Ab',
  });
  const all = JSON.stringify(told);
  for (const plain of ['Ana', 'Example.com', '9171234567', member.username, member.id]) {
    expect(all).not.toContain(plain);
  }
});
