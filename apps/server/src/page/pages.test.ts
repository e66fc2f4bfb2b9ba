// The real build of the player behind the real server: what is kept, and for whom.
import { existsSync } from 'node:fs';
import {
  createMember,
  createMerchant,
  type TestMerchant,
} from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../testing/test-site.ts';
import { visit } from '../testing/visitor.ts';
import { loadBuiltPages } from './built-pages.ts';
import { trustedTypes } from './content-policy.ts';

const dist = new URL('../../../player/dist/', import.meta.url);
if (!existsSync(dist)) throw new Error('Build the player first: npm run build');

let site: TestSite;
let merchant: TestMerchant;
beforeAll(async () => {
  site = await startTestSite({ pages: await loadBuiltPages(dist) });
  merchant = await createMerchant(site.urls.ownerUrl, { guestLobby: 'on', languages: 'EN,UR' });
  await site.merchants.reload();
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}, on = site) =>
  on.app.inject({ url, headers: { host: merchant.host, ...headers } });

describe('a kept page', () => {
  test('BOOT-03 holds nothing of one visitor: filled as one member, it is byte for byte what another and a fresh process get', async () => {
    const member = await createMember(site.urls.ownerUrl, merchant.code);
    const visitor = visit(site.app, merchant);
    await visitor.logIn(member);
    const telling =
      '?affiliateCode=AFF1&r=REF1&utm_source=UTM1&redirectUrl=https://x.test/&id=SECRET1';
    const secrets = [visitor.token, visitor.cookie, member.username, member.id];
    const marks = ['AFF1', 'REF1', 'UTM1', 'x.test', 'SECRET1', 'AGENT1', '203.0.113.9'];
    const fresh = await startTestSite({ pages: await loadBuiltPages(dist) }, site);
    for (const path of ['/m/home', '/m/member/home', '/m/login', '/m/nowhere', '/m/changePsw']) {
      const filled = await get(path + telling, {
        cookie: `__Host-sid=${visitor.cookie}; __Host-device=SECRET1; language=EN; other=SECRET1`,
        authorization: visitor.token ?? '',
        'user-agent': 'AGENT1',
        'x-forwarded-for': '203.0.113.9',
      });
      const another = await get(path, { cookie: '__Host-sid=somebody-else' });
      const first = await get(path, { cookie: '__Host-sid=x' }, fresh);
      expect(filled.body).toBe(another.body);
      expect(filled.body).toBe(first.body);
      expect(filled.headers['content-security-policy']).toBe(
        first.headers['content-security-policy'],
      );
      for (const mark of [...secrets, ...marks]) expect(filled.body).not.toContain(mark);
    }
    await fresh.close();
  });

  test('BOOT-03 is answered with 304 when the browser has it, and compressed as it can read it', async () => {
    const page = await get('/m/login');
    expect(page.headers['cache-control']).toBe('private, no-cache');
    const again = await get('/m/login', { 'if-none-match': String(page.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(
      (await get('/m/login', { 'accept-encoding': 'gzip, br' })).headers['content-encoding'],
    ).toBe('br');
    expect(
      (await get('/m/login', { 'accept-encoding': 'gzip, br;q=0' })).headers['content-encoding'],
    ).toBe('gzip');
    expect((await get('/m/login')).headers['content-encoding']).toBeUndefined();
  });

  test('BOOT-12 changes with the settings of its merchant', async () => {
    const before = await get('/m/login');
    await site.database.pool.query('select 1');
    const other = await createMerchant(site.urls.ownerUrl, { name: 'Elsewhere' });
    await site.merchants.reload();
    const there = await site.app.inject({ url: '/m/login', headers: { host: other.host } });
    expect(there.body).toContain('Elsewhere');
    expect(there.body).not.toBe(before.body);
  });

  test('ROUTE-09 ten thousand unknown paths are one page', async () => {
    const cookie = '__Host-sid=x';
    const first = await get('/m/unknown', { cookie });
    expect(first.statusCode).toBe(404);
    const before = process.memoryUsage().heapUsed;
    for (let each = 0; each < 10_000; each += 1) {
      const page = await get(`/m/unknown/${each}?q=${each}`, {
        cookie,
        'if-none-match': String(first.headers.etag),
      });
      if (page.statusCode !== 304) throw new Error(`path ${each} got a page of its own`);
    }
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200_000_000);
  }, 60_000);
});

describe('the policy of a page', () => {
  test('H1 names every inline script and style by its hash, and nothing unsafe', async () => {
    const { body, headers } = await get('/m/login');
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    for (const word of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(word);
    }
    const { createHash } = await import('node:crypto');
    const inline = body.matchAll(/<(script|style)>([^]*?)<\/\1>/g);
    const hashes = [...inline].map(([, , text = '']) =>
      createHash('sha256').update(text).digest('base64'),
    );
    expect(hashes.length).toBeGreaterThanOrEqual(2);
    for (const hash of hashes) expect(policy).toContain(`'sha256-${hash}'`);
    expect(body).not.toMatch(/ style="| on[a-z]+="/);
  });

  test('H1b only the registered policies may make strings into scripts', async () => {
    const policy = String((await get('/m/login')).headers['content-security-policy']);
    expect(policy).toContain("require-trusted-types-for 'script'");
    const named = /trusted-types ([^;]+)/.exec(policy)?.[1]?.split(' ');
    const registered = Object.keys(trustedTypes);
    expect(named).toEqual(registered.length > 0 ? registered : ["'none'"]);
  });
});

describe('who is sent where', () => {
  test('ROUTE-03 a guest at a guarded page is sent to the login page before anything is painted', async () => {
    const closed = await createMerchant(site.urls.ownerUrl);
    await site.merchants.reload();
    const at = (url: string, cookie = '') =>
      site.app.inject({ url, headers: { host: closed.host, cookie } });
    const turned = await at('/m/home?affiliateCode=a&r=b');
    expect(turned.statusCode).toBe(302);
    expect(turned.headers.location).toBe('/m/login?affiliateCode=a&r=b');
    expect((await at('/m/home', '__Host-sid=x')).statusCode).toBe(200);
    expect((await at('/m/inviteFriends')).statusCode).toBe(200);
    expect((await at('/m/feedback')).headers.location).toBe('/m/home');
  });

  test('ROUTE-04 an address with a code is shown without a cookie, leaves no trace and keeps the code to itself', async () => {
    for (const name of ['token', 'tokens']) {
      const page = await get(`/m/member/home?${name}=SECRETCODE`);
      expect(page.statusCode).toBe(200);
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.headers.etag).toBeUndefined();
      expect(page.headers['referrer-policy']).toBe('no-referrer');
      expect(page.body).not.toContain('SECRETCODE');
    }
    expect(site.logged()).not.toContain('SECRETCODE');
  });

  test('ROUTE-12 home is open to guests where the merchant says so', async () => {
    expect((await get('/m/home')).statusCode).toBe(200);
    expect((await get('/m/member/home')).statusCode).toBe(302);
  });
});
