import { existsSync } from 'node:fs';
import { flagPath } from '@parlour/contract/flag-path';
import { createMerchant, type TestMerchant } from '@parlour/database/testing/fixtures';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { loadBuiltPages } from '../built-pages.ts';

const dist = new URL('../../../../player/dist/', import.meta.url);
if (!existsSync(dist)) throw new Error('Build the player first: npm run build');

let site: TestSite;
let merchant: TestMerchant;
beforeAll(async () => {
  site = await startTestSite({ pages: await loadBuiltPages(dist) });
  merchant = await createMerchant(site.urls.ownerUrl, {
    'theme.brand': '288,0.215',
    'theme.scheme': 'dark',
  });
  await site.merchants.reload();
});
afterAll(() => site.close());

const get = (url: string) => site.app.inject({ url, headers: { host: merchant.host } });

describe('drawn pictures', () => {
  test.each([
    '/m/covers/slots/game-1.svg',
    '/m/covers/lottery/%3Cscript%3E.svg',
    '/m/banners/any/b1.svg',
    '/m/banners/draw-rtl/b1.svg',
    '/m/notices/any/weekend.svg',
    '/m/avatars/any/9.svg',
    flagPath('KR'),
  ])('LOBBY-04 %s is a picture that may be kept for ever and runs nothing', async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toMatch(/^<svg [^]*<\/svg>$/);
    expect(body).not.toMatch(/<script|foreignObject|href="http/);
    expect((await get(url)).body).toBe(body);
  });

  test('POP-01 the picture of an announcement has another look where those before it have its own', async () => {
    const pathsOf = ({ body }: { body: string }) => body.match(/ d="[^"]+"/g);
    const [first, alone, beside] = await Promise.all([
      get('/m/notices/any/news-0.svg'),
      get('/m/notices/any/news-30.svg'),
      get('/m/notices/any/news-30.svg?before=news-0'),
    ]);
    expect(pathsOf(alone)).toEqual(pathsOf(first));
    expect(pathsOf(beside)).not.toEqual(pathsOf(first));
    expect((await get('/m/notices/any/news-30.svg?before=a&before=b')).statusCode).toBe(200);
  });

  test.each([
    '/m/covers/nothing/a.svg',
    '/m/covers/slots/a.png',
    '/m/banners/draw-up/a.svg',
    '/m/notices/some/weekend.svg',
    '/m/avatars/any/10.svg',
    '/m/avatars/any/0.svg',
    flagPath('XX'),
    flagPath('constructor'),
  ])('LOBBY-04 %s is no picture of ours', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('what the build serves', () => {
  test('ROUTE-11 both asset lists name every built file, and each is there', async () => {
    const list = (await get('/m/asset-manifest.json')).json<{ files: Record<string, string> }>();
    expect((await get('/mobile/mc/asset-manifest.json')).json()).toEqual(list);
    const files = Object.values(list.files);
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const { statusCode, headers } = await get(file);
      expect(statusCode, file).toBe(200);
      expect(headers['cache-control']).toContain('immutable');
    }
  });

  test('ROUTE-11 the service worker is one script under /m that is asked for each time', async () => {
    const { statusCode, headers, body } = await get('/m/sw.js');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/javascript');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('/m/assets/');
  });

  test('ROUTE-11 the splash image of every iOS screen is a PNG of its size in the merchant’s colours', async () => {
    const page = await get('/m/login');
    for (const [width, height] of [
      [750, 1334],
      [1290, 2796],
    ]) {
      const { rawPayload, headers } = await get(`/m/splash/${width}x${height}.png`);
      expect(headers['content-type']).toBe('image/png');
      const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([width, height]);
      const ground = /<meta name="theme-color" content="#([\da-f]{6})">/.exec(page.body)?.[1];
      expect(data.subarray(0, 3).toString('hex')).toBe(ground);
      expect(rawPayload.length).toBeLessThan(60_000);
    }
    expect((await get('/m/splash/1x1.png')).headers['content-type']).not.toBe('image/png');
  });

  test('BOOT-03 the merchant’s look stands in the page before anything else is loaded', async () => {
    const { body } = await get('/m/login');
    expect(body).toMatch(/<html [^>]*data-scheme="dark"/);
    expect(body).toMatch(/<meta name="theme-color" content="#[\da-f]{6}">/);
    expect(body.indexOf('--bg:')).toBeLessThan(body.indexOf('<body>'));
    expect(body).not.toMatch(/<link rel="stylesheet"(?![^>]* (disabled|media=))/);
  });
});
