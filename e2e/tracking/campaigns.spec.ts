// Where visitors come from: parameters of advertising, the question of consent, and events that are each told once.
import type { BrowserContext, Page, Request } from '@playwright/test';
import { openOwnMerchant } from '../own/own-merchant.ts';
import { expectAccessible } from '../page/accessible.ts';
import { loopback } from '../page/loopback.ts';
import { untilQuiet } from '../page/pending-requests.ts';
import { enterDemo, expect, hydrated, merchantUrl, test, type Merchant } from '../page/site.ts';

type EventReport = {
  events: { eventName: string; eventID: string }[];
  visit?: { consent: object | null; parameters: Record<string, string> };
};
/** Notes what the pages of a context report. */
function noteCollected(context: BrowserContext): EventReport[] {
  const noted: EventReport[] = [];
  context.on('request', (request: Request) => {
    if (request.url().endsWith('/wps/system/collect'))
      noted.push(request.postDataJSON() as EventReport);
  });
  return noted;
}
const namesOf = (noted: readonly EventReport[]) =>
  noted.flatMap(({ events }) => events.map(({ eventName }) => eventName));
/** The stand-ins of the networks. */
const networks = () =>
  `http://sandbox.localhost:${Number(process.env['PARLOUR_E2E_PORT']) + 1}/ads`;
const bar = (page: Page) => page.getByRole('region', { name: 'What we measure' });

/** Opens a page of a visitor who has not been asked yet. */
async function openUnasked(page: Page, merchant: Merchant, path = '/m/home'): Promise<void> {
  await page.addInitScript(() => {
    if (window.origin !== 'null' && !sessionStorage.getItem('test.unasked')) {
      localStorage.removeItem('consent');
      sessionStorage.setItem('test.unasked', '1');
    }
  });
  await page.goto(merchantUrl(merchant, path));
  await hydrated(page);
}

const parameters = Object.entries({
  ...Object.fromEntries(Array.from({ length: 24 }, (_, at) => [`utm_${at}`, `value ${at}`])),
  fbclid: 'IwAR0_Ab-C',
  gclid: 'G1',
  ttclid: 'T1',
  pixelId: '77',
  channel: 'north',
  fbp: 'fb.1.1700000000000.1234567890',
});

test('TRACK-02 thirty parameters leave the address before anything is requested, and the rest stays with the hash', async ({
  page,
}) => {
  expect(parameters).toHaveLength(30);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const query = new URLSearchParams([['affiliateCode', 'north'], ...parameters, ['r', 'LUNA48']]);
  await page.goto(merchantUrl('marigold', `/m/home?${query}#games`));
  const address = new URL(page.url());
  expect(address.search + address.hash).toBe('?affiliateCode=north&r=LUNA48#games');
  await hydrated(page);
  // The document's own address is the only one that had them.
  expect(asked.filter((url) => url.includes('utm_'))).toHaveLength(1);
  const record = await page.evaluate(() => localStorage.getItem('visit.first'));
  expect(JSON.parse(record ?? '')).toMatchObject({ parameters: Object.fromEntries(parameters) });
  await page.goto(merchantUrl('marigold', '/m/home?utm_source=later&fbclid=New'));
  expect(await page.evaluate(() => localStorage.getItem('visit.first'))).toBe(record);
  const click = await page.evaluate(() => localStorage.getItem('visit.click'));
  expect(JSON.parse(click ?? '')).toMatchObject({ fbclid: 'New' });
});

test('TRACK-06 before an answer nothing is told, declining is as easy as agreeing, and the answer is changed on its page', async ({
  page,
  context,
}) => {
  const noted = noteCollected(context);
  await openUnasked(page, 'marigold', '/m/home?utm_campaign=spring');
  await expect(bar(page)).toBeVisible();
  await expectAccessible(page, 'the question of consent');
  await untilQuiet(page);
  expect(noted).toEqual([]);
  expect(
    (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('_fb')),
  ).toEqual([]);
  await bar(page).getByRole('button', { name: 'Decline' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect
    .poll(() => noted)
    .toMatchObject([{ events: [], visit: { consent: { usage: false, ads: false } } }]);
  expect(await page.evaluate(() => localStorage.getItem('visit.first'))).toBeNull();

  await page.goto(merchantUrl('marigold', '/m/consent'));
  await hydrated(page);
  await expect(page.getByRole('switch', { name: 'How Marigold is used' })).not.toBeChecked();
  await expectAccessible(page, 'what is measured');
  await page.getByRole('switch', { name: 'How Marigold is used' }).click();
  await expect.poll(() => namesOf(noted)).toEqual(['firstOpen']);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'How Marigold is used' })).toBeChecked();
});

test('TRACK-03, TRACK-08 the first visit is one event over reload, a second tab, going back and a lost line', async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect(/ERR_FAILED/);
  const noted = noteCollected(context);
  let isDown = true;
  await context.route('**/wps/system/collect', (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await openUnasked(page, 'marigold');
  await bar(page).getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => namesOf(noted)).toEqual(['firstOpen']);
  const [{ eventID } = { eventID: '' }] = noted.flatMap(({ events }) => events);
  isDown = false;
  await page.reload();
  await hydrated(page);
  await expect.poll(() => namesOf(noted)).toEqual(['firstOpen', 'firstOpen']);
  const second = await context.newPage();
  await second.goto(merchantUrl('marigold', '/m/game'));
  await hydrated(second);
  await page.goto(merchantUrl('marigold', '/m/game'));
  await page.goBack();
  await untilQuiet(page);
  await untilQuiet(second);
  const ids = noted.flatMap(({ events }) => events.map((event) => event.eventID));
  expect(new Set(ids)).toEqual(new Set([eventID]));
  const waiting = () => page.evaluate(() => localStorage.getItem('visit.events'));
  await expect.poll(waiting).toBeNull();
});

test('TRACK-04 the server sets Meta’s cookies for 90 days once a visitor agrees to ads, and clears them when that is taken back', async ({
  page,
  context,
}) => {
  const site = await openOwnMerchant(page, {
    guestLobby: 'on',
    country: 'DE',
  });
  await site.set(
    'analytics.meta.pixelId=123456789012345',
    'analytics.meta.accessToken=a-token-of-a-test',
    `analytics.meta.url=${networks()}/meta`,
  );
  const cookies = async () =>
    (await context.cookies(site.url('/'))).filter(({ name }) => name.startsWith('_fb'));
  await page.goto(site.url('/m/consent?fbclid=IwAR0_Ab-C'));
  await page.getByRole('button', { name: 'Agree to all' }).click();
  await expect.poll(async () => (await cookies()).length).toBe(2);
  const [click, own] = (await cookies()).toSorted((one, two) => (one.name < two.name ? -1 : 1));
  expect(click).toMatchObject({ name: '_fbc', httpOnly: true });
  expect(click?.value).toMatch(/^fb\.1\.\d{13}\.IwAR0_Ab-C$/);
  expect(own?.value).toMatch(/^fb\.1\.\d{13}\.\d{10}$/);
  const days = ((click?.expires ?? 0) - Date.now() / 1_000) / 86_400;
  expect(Math.round(days)).toBe(90);
  await page.getByRole('switch', { name: 'Which ads work' }).click();
  await expect.poll(cookies).toEqual([]);
});

test('TRACK-03 networks are told of what happened, each once, and of nobody in the clear', async ({
  page,
  context,
}) => {
  const noted = noteCollected(context);
  const site = await openOwnMerchant(page, {
    guestLobby: 'on',
    country: 'DE',
  });
  // By the command, which seals secrets.
  await site.set(
    'analytics.meta.pixelId=123456789012345',
    'analytics.meta.accessToken=a-token-of-a-test',
    `analytics.meta.url=${networks()}/meta`,
    'analytics.ga4.measurementId=G-ABCDEF1234',
    'analytics.ga4.apiSecret=a-secret-of-a-test',
    `analytics.ga4.url=${networks()}/ga4`,
  );
  await page.goto(site.url('/m/consent?fbclid=IwAR0_Ab-C'));
  await page.getByRole('button', { name: 'Agree to all' }).click();
  await expect.poll(() => namesOf(noted)).toEqual(['firstOpen']);
  const [{ eventID } = { eventID: '' }] = noted.flatMap(({ events }) => events);
  const { url, headers } = loopback(`${networks()}/records?q=${eventID}`);
  const records = async () => {
    const answer = await page.request.get(url, { headers });
    return ((await answer.json()) as { records: { network: string; body: string }[] }).records;
  };
  await expect
    .poll(async () => (await records()).map(({ network }) => network).toSorted())
    .toEqual(['ga4', 'meta']);
  const told = JSON.stringify(await records());
  expect(told).toContain('IwAR0_Ab-C');
  const browserId = await page.evaluate(() => localStorage.getItem('loginDeviceId'));
  expect(browserId).toMatch(/^[\da-f-]{36}$/);
  expect(told).not.toContain(browserId);
});

test('TRACK-06 a member changes it in Me', async ({ page }) => {
  await enterDemo(page, 'lumen', { path: '/m/member/home' });
  await page.getByRole('link', { name: 'What we measure' }).first().click();
  await expect(page.getByRole('heading', { name: 'What we measure', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Decline all' }).click();
  await expect(page.getByRole('switch', { name: 'How Lumen is used' })).not.toBeChecked();
});
