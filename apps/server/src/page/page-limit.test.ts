import { createMerchant, type TestMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, testPages, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ trustedProxies: ['127.0.0.1'] });
});
afterAll(() => site.close());

async function limitedMerchant(most: string): Promise<TestMerchant> {
  const merchant = await createMerchant(site.urls.ownerUrl, {
    'limits.pagesPerAddress': most,
    languages: 'EN,TH,UR',
  });
  await site.merchants.reload();
  return merchant;
}

const html = { accept: 'text/html,application/xhtml+xml' };
const ask = ({ host }: TestMerchant, url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { host, ...headers } });

describe('pages and drawn pictures', () => {
  test('A5 count together, for each address: over the limit none of them is made', async () => {
    const merchant = await limitedMerchant('6');
    const paths = [
      '/',
      '/m',
      '/m/home',
      '/m/icon.svg',
      '/m/covers/slots/1.svg',
      '/m/splash/640x1136.png',
    ];
    for (const path of paths)
      expect((await ask(merchant, path)).statusCode, path).toBeLessThan(400);
    for (const path of [...paths, '/m/banners/any/1.svg', '/m/nowhere']) {
      const { statusCode, headers, body } = await ask(merchant, path);
      expect([path, statusCode]).toEqual([path, 429]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(body).toBe('Too many attempts. Try again in a moment.\n');
    }
    // Calls, other addresses and other merchants have separate limits.
    expect((await ask(merchant, '/wps/system/status')).statusCode).toBe(200);
    const elsewhere = { 'x-forwarded-for': '203.0.113.9' };
    expect((await ask(merchant, '/m/home', elsewhere)).statusCode).toBe(200);
    expect((await ask(await limitedMerchant('6'), '/m/home')).statusCode).toBe(200);
  });

  test.each([
    ['en', 'ltr', /Too many attempts/],
    ['th', 'ltr', /[\u0E00-\u0E7F]/],
    ['ur', 'rtl', /[\u0600-\u06FF]/],
  ])('A5 a browser gets a page that says so in its language: %s', async (tag, direction, words) => {
    const merchant = await limitedMerchant('1');
    await ask(merchant, '/m/home');
    const visitor = { ...html, 'accept-language': tag };
    const { statusCode, headers, body } = await ask(merchant, '/m/home', visitor);
    expect(statusCode).toBe(429);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'; style-src 'sha256-/);
    expect(body).toContain(`<html lang="${tag}" dir="${direction}">`);
    expect(/<p>(.*)<\/p>/.exec(body)?.[1]).toMatch(words);
  });

  test('A5 a carrier’s shared address has room: 12,000 a minute unless the merchant says otherwise', async () => {
    const { code } = await createMerchant(site.urls.ownerUrl);
    await site.merchants.reload();
    const merchant = await site.merchants.findByCode(code);
    expect(merchant?.setting('limits.pagesPerAddress')).toBe(12_000);
  });

  test('A5 the build’s files are not counted', async () => {
    const serveFiles = async (app: TestSite['app']) => {
      app.get('/m/assets/main.js', async () => 'void 0');
    };
    const built = await startTestSite({ pages: { ...testPages, serveFiles } }, site);
    const { host } = await limitedMerchant('1');
    await built.merchants.reload();
    const get = (url: string) => built.app.inject({ url, headers: { host } });
    for (let each = 0; each < 5; each += 1) {
      expect((await get('/m/assets/main.js')).statusCode).toBe(200);
    }
    expect((await get('/m/home')).statusCode).toBe(200);
    expect((await get('/m/home')).statusCode).toBe(429);
    await built.close();
  });
});
