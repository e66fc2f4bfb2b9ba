// The server's answers to the service worker: its build, editions of pages, pages to store, and its end.
import { existsSync } from 'node:fs';
import { hashSource } from '@parlour/document/content-policy';
import { withMerchantSettings } from '@parlour/seed/merchant-settings';
import {
  createMember,
  createMerchant,
  type TestMerchant,
} from '@parlour/database/testing/fixtures';
import { createGames, createLanes } from '@parlour/seed/testing/lobby-fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';
import { loadBuiltPages } from '../built-pages.ts';

const dist = new URL('../../../../player/dist/', import.meta.url);
if (!existsSync(dist)) throw new Error('Build the player first: npm run build');

let site: TestSite;
let merchant: TestMerchant;
let cookie: string;
beforeAll(async () => {
  site = await startTestSite({ pages: await loadBuiltPages(dist) });
  merchant = await createMerchant(site.urls.ownerUrl, { guestLobby: 'on', languages: 'EN,UR' });
  const place = { ownerUrl: site.urls.ownerUrl, merchantCode: merchant.code };
  await createGames(place, [{ names: { EN: 'Only in the lobby' } }]);
  await createLanes(place, { RNG: ['Vendor of the house'] });
  await site.merchants.reload();
  const visitor = visit(site.app, merchant);
  await visitor.logIn(await createMember(site.urls.ownerUrl, merchant.code));
  cookie = `__Host-sid=${visitor.cookie}`;
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { host: merchant.host, ...headers } });
const forKeeping = { 'x-kept-page': '1' };

async function set(settings: Record<string, string>): Promise<void> {
  await withMerchantSettings(site.urls.ownerUrl, (all) =>
    all.change(merchant.code, { set: settings }),
  );
  await site.merchants.reload(merchant.code);
}

describe('the service worker', () => {
  test('APP-09, C1 it says its build, and so do pages and their edition', async () => {
    const { body, headers } = await get('/m/sw.js');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'host' });
    const [, build = ''] = /^self\.build="([\w-]{7})";/.exec(body) ?? [];
    expect(build).not.toBe('');
    const page = await get('/m/home');
    expect(page.body).toContain(`data-build="${build}"`);
    expect(page.headers['x-edition']).toMatch(new RegExp(`^${build} [\\w-]{8} EN guest$`));
  });

  test('C2 a merchant without one sends what ends it, and says nothing of a build', async () => {
    await set({ serviceWorker: 'off' });
    const { body, headers } = await get('/m/sw.js');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('registration.unregister()');
    expect(body).not.toMatch(/respondWith|self\.build/);
    await set({ serviceWorker: 'on' });
    expect((await get('/m/sw.js')).body).toContain('respondWith');
  });
});

describe('a page that may be kept', () => {
  const edition = async (headers: Record<string, string> = {}) =>
    (await get('/m/home', headers)).headers['x-edition'];

  test('APP-09 a member’s has none of the lobby in it, and the same name for every member', async () => {
    const own = await get('/m/home', { cookie });
    const kept = await get('/m/home', { cookie, ...forKeeping });
    expect(own.body).toContain('Only in the lobby');
    expect(kept.body).not.toContain('Only in the lobby');
    expect(kept.body).toContain('"painted":{}');
    expect(kept.headers['x-edition']).toBe(own.headers['x-edition']);
    const again = await get('/m/home', {
      cookie,
      ...forKeeping,
      'if-none-match': String(kept.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('APP-09 asking for keeping opens nothing: a guest gets the guest’s page, and is sent away where others are', async () => {
    const [guest, asked] = [await get('/m/home'), await get('/m/home', forKeeping)];
    expect(asked.body).toBe(guest.body);
    expect((await get('/m/member/home', forKeeping)).statusCode).toBe(302);
  });

  test('APP-09 language, kind of visitor, look and name make another edition; what nobody sees makes none', async () => {
    const first = await edition();
    expect(await edition({ cookie: 'language=UR' })).not.toBe(first);
    expect(await edition({ cookie })).not.toBe(first);
    await set({ 'limits.pagesPerAddress': '9999' });
    expect(await edition()).toBe(first);
    await set({ name: 'Another name' });
    expect(await edition()).not.toBe(first);
  });

  test('ROUTE-04, APP-09 an address with a code has no edition', async () => {
    const { headers } = await get('/m/home?token=x', forKeeping);
    expect(headers).not.toHaveProperty('x-edition');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('BOOT-04, BOOT-06, APP-09 none where maintenance stands or region rules decide, and no 304 for a browser that has the page', async () => {
    const known = String((await get('/m/home')).headers.etag);
    await set({ 'region.deny.cidrs': '203.0.113.0/24' });
    const ruled = await get('/m/home', { ...forKeeping, 'if-none-match': known });
    expect(ruled.statusCode).toBe(200);
    expect(ruled.headers).not.toHaveProperty('x-edition');
    await set({ 'region.deny.cidrs': '', 'maintenance.on': 'on' });
    const closed = await get('/m/home', { ...forKeeping, 'if-none-match': known });
    expect([closed.statusCode, closed.headers['x-edition']]).toEqual([503, 'closed']);
    await set({ 'maintenance.on': 'off' });
    expect((await get('/m/home', { 'if-none-match': known })).statusCode).toBe(304);
  });
});

test('APP-09, NET-19 the page for no line stands alone, in each language, knows nobody, and its policy names its one script', async () => {
  for (const [language, direction, word] of [
    ['EN', 'ltr', 'You’re offline'],
    ['UR', 'rtl', 'آپ آف لائن ہیں'],
  ] as const) {
    const page = await get('/m/offline', { cookie: `language=${language}` });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`dir="${direction}"`);
    expect(page.body).toContain(word);
    expect(page.body).not.toMatch(/src="\/m\/assets|modulepreload|id="boot"|rel="stylesheet"/);
    const [, script = ''] = /<script>([^]*)<\/script>/.exec(page.body) ?? [];
    expect(page.headers['content-security-policy']).toContain(hashSource(script));
    const asMember = await get('/m/offline', { cookie: `${cookie}; language=${language}` });
    expect(asMember.body).toBe(page.body);
    const head = await site.app.inject({
      method: 'HEAD',
      url: '/m/offline',
      headers: { host: merchant.host },
    });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const again = await get('/m/offline', {
      cookie: `language=${language}`,
      'if-none-match': String(page.headers.etag),
    });
    expect(again.statusCode).toBe(304);
  }
});
