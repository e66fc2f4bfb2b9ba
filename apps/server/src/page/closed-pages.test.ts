// The real build of the player behind the real server: the pages of a closed site, and who gets them.
import { withMerchantSettings } from '@parlour/seed/merchant-settings';
import { createMerchant, type TestMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../testing/test-site.ts';
import { loadBuiltPages } from './built-pages.ts';

let site: TestSite;
beforeAll(async () => {
  const pages = await loadBuiltPages(new URL('../../../player/dist/', import.meta.url));
  site = await startTestSite({ pages });
});
afterAll(() => site.close());

type Settings = Parameters<typeof createMerchant>[1];
async function merchantWith(settings: Settings): Promise<TestMerchant> {
  const merchant = await createMerchant(site.urls.ownerUrl, settings);
  await site.merchants.reload();
  return merchant;
}
const change = async ({ code }: TestMerchant, set: Record<string, string>): Promise<void> => {
  await withMerchantSettings(site.urls.ownerUrl, (all) => all.change(code, { set }));
  await site.merchants.reload(code);
};
const [malta, manila] = ['203.0.113.57', '192.0.2.9'];
type PageRequest = { from?: string; etag?: string | number | string[] | undefined };
const get = ({ host }: TestMerchant, url: string, { from = manila, etag }: PageRequest = {}) =>
  site.app.inject({
    url,
    remoteAddress: from,
    headers: { host, ...(etag !== undefined && { 'if-none-match': String(etag) }) },
  });

const routes = [
  '/m',
  '/m/home',
  '/m/login',
  '/m/member/home',
  '/m/launchGame?vendor=A',
  '/m/nowhere',
];

test('BOOT-04, H1 maintenance stands in front of every route, in the visitor’s language, and is kept by nobody', async () => {
  const merchant = await merchantWith({ 'maintenance.on': 'on', languages: 'EN,TH,UR' });
  for (const url of routes) {
    const page = await get(merchant, url);
    expect([url, page.statusCode, page.headers['cache-control']]).toEqual([url, 503, 'no-store']);
    expect(page.headers).not.toHaveProperty('etag');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect(page.body).toContain('System maintenance');
  }
  const thai = await get(merchant, '/m/home?language=TH');
  expect(thai.body).toContain('ปิดปรับปรุงระบบ');
  expect(thai.headers['content-language']).toBe('th');
  const urdu = await get(merchant, '/m/home?language=UR');
  expect(urdu.body).toContain('dir="rtl"');
});

test('BOOT-04, BOOT-12 it begins and ends live, also for a browser that has the page', async () => {
  const merchant = await merchantWith({});
  const { etag } = (await get(merchant, '/m/login')).headers;
  const again = () => get(merchant, '/m/login', { etag });
  expect((await again()).statusCode).toBe(304);
  await change(merchant, { 'maintenance.on': 'on' });
  expect((await again()).statusCode).toBe(503);
  await change(merchant, { 'maintenance.on': 'off' });
  expect((await again()).statusCode).toBe(304);
});

test('BOOT-06, T5 in turns the denied one gets no page of the site, and others none of his', async () => {
  const merchant = await merchantWith({ 'region.deny.countries': 'MT', guestLobby: 'on' });
  const { etag } = (await get(merchant, '/m/home')).headers;
  for (const url of routes) {
    const denied = await get(merchant, url, { from: malta, etag });
    expect([url, denied.statusCode]).toEqual([url, 403]);
    expect(denied.headers['cache-control']).toBe('no-store');
    expect(denied.body).toContain('Access denied');
    expect(denied.body).toContain('"regionRestriction":true');
    const open = await get(merchant, url);
    expect([url, open.statusCode]).not.toEqual([url, 403]);
    expect(open.body).not.toContain('Access denied');
    expect(open.body).not.toContain('"regionRestriction":true');
  }
});

test('BOOT-06 the page of denied visitors names none of them, so that it can be kept here', async () => {
  const merchant = await merchantWith({ 'region.deny.countries': 'MT,PH' });
  const [one, other] = [await get(merchant, '/m/home', { from: malta }), await get(merchant, '/m')];
  expect(one.body).toBe(other.body);
  for (const address of [malta, manila]) expect(one.body).not.toContain(address);
});

test('BOOT-06 the merchant’s mark and colours are still there', async () => {
  const merchant = await merchantWith({ 'region.deny.countries': 'MT' });
  expect((await get(merchant, '/m/icon.svg', { from: malta })).statusCode).toBe(200);
});
