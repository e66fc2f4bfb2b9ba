// The manifest and icons with which a browser installs a merchant's site.
import { createMerchant, type TestMerchant } from '@parlour/database/testing/fixtures';
import { withMerchantSettings } from '@parlour/seed/merchant-settings';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
let one: TestMerchant;
let other: TestMerchant;
beforeAll(async () => {
  site = await startTestSite();
  one = await createMerchant(site.urls.ownerUrl, {
    name: 'Mango & <Co>',
    languages: 'EN,TH,UR',
    'theme.logo': 'eclipse',
    'theme.scheme': 'dark',
  });
  other = await createMerchant(site.urls.ownerUrl, {
    name: 'Other',
    'theme.logo': 'flower',
    'theme.brand': '157,0.115',
    'theme.scheme': 'light',
  });
  await site.merchants.reload();
});
afterAll(() => site.close());

const get = (url: string, { host }: TestMerchant = one, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { host, ...headers } });

type Icon = { src: string; sizes: string; type: string; purpose: string };
type Manifest = Record<string, unknown> & { icons: Icon[] };
const manifestPath = '/m/manifest.webmanifest';
const manifestOf = async (merchant?: TestMerchant, search = '') =>
  (await get(manifestPath + search, merchant)).json<Manifest>();

describe('the manifest', () => {
  test('APP-05 says where the site begins, what belongs to it and how it is called', async () => {
    const answer = await get(manifestPath);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['vary']).toContain('host');
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.json()).toMatchObject({
      id: '/m/',
      name: 'Mango & <Co>',
      short_name: 'Mango & <Co>',
      start_url: '/m/home?utm_source=homescreen',
      scope: '/m/',
      display: 'standalone',
      lang: 'en',
      dir: 'ltr',
      categories: ['games', 'entertainment'],
    });
  });
  test('APP-05 lists each size for itself and to be cut to a shape', async () => {
    const { icons } = await manifestOf();
    const sizes = ['192x192', '256x256', '384x384', '512x512'];
    for (const purpose of ['any', 'maskable']) {
      const own = icons.filter((icon) => icon.purpose === purpose);
      expect(own.map((icon) => icon.sizes)).toEqual(sizes);
    }
    expect(icons.every(({ type }) => type === 'image/png')).toBe(true);
  });
  test('APP-05 has the colour of the page that links it', async () => {
    const page = await get('/m/login');
    const ground = /<meta name="theme-color" content="(#[\da-f]{6})">/.exec(page.body)?.[1];
    const manifest = await manifestOf();
    expect(ground).toBeDefined();
    expect([manifest['theme_color'], manifest['background_color']]).toEqual([ground, ground]);
  });
  test('APP-05, LANG-05 speaks as the page that links it, and nothing else of the reader changes it', async () => {
    const page = await get('/m/login', one, { cookie: 'language=UR' });
    const href = /<link rel="manifest" href="([^"]+)">/.exec(page.body)?.[1] ?? '';
    expect(href).toBe(`${manifestPath}?language=UR`);
    const plain = await get(href);
    expect(plain.json()).toMatchObject({ lang: 'ur', dir: 'rtl', id: '/m/' });
    const asOther = await get(href, one, {
      cookie: 'language=TH; sid=x',
      'accept-language': 'th',
    });
    expect(asOther.body).toBe(plain.body);
    const withoutWish = await get(manifestPath, one, { cookie: 'language=UR' });
    expect(withoutWish.json()).toMatchObject({ lang: 'en' });
  });
  test('APP-05, T5 each merchant has its own', async () => {
    const [mine, theirs] = [await manifestOf(one), await manifestOf(other)];
    for (const field of ['name', 'short_name', 'theme_color', 'background_color']) {
      expect([field, theirs[field]]).not.toEqual([field, mine[field]]);
    }
    const addresses = new Set([...mine.icons, ...theirs.icons].map(({ src }) => src));
    expect(addresses.size).toBe(16);
    expect((await get(manifestPath, { ...one, host: 'nobody.example' })).statusCode).toBe(404);
  });
  test('APP-05 another look has other addresses, so that a browser fetches the icons anew', async () => {
    const merchant = await createMerchant(site.urls.ownerUrl, { 'theme.logo': 'disc' });
    await site.merchants.reload();
    const before = await manifestOf(merchant);
    await withMerchantSettings(site.urls.ownerUrl, (all) =>
      all.change(merchant.code, { set: { 'theme.logo': 'flower' } }),
    );
    await site.merchants.reload(merchant.code);
    const after = await manifestOf(merchant);
    expect(after.icons[0]?.src).not.toBe(before.icons[0]?.src);
    expect(after['id']).toBe(before['id']);
  });
});

describe('the icons', () => {
  type Raw = { data: Buffer; width: number };
  const pixelsOf = async (url: string, merchant = one): Promise<Raw> => {
    const { rawPayload } = await get(url, merchant);
    const { data, info } = await sharp(rawPayload)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width };
  };
  const at = ({ data, width }: Raw, x: number, y: number): number[] => {
    const from = (y * width + x) * 4;
    return [...data.subarray(from, from + 4)];
  };

  test('APP-05 are PNGs of the size that the manifest says, and of this merchant', async () => {
    for (const { src, sizes } of (await manifestOf()).icons) {
      const answer = await get(src);
      expect(answer.headers['content-type']).toBe('image/png');
      expect(answer.headers['cache-control']).toBe('public, max-age=86400');
      expect(answer.headers['vary']).toContain('host');
      const { format, width, height } = await sharp(answer.rawPayload).metadata();
      expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
      expect(answer.rawPayload.length).toBeLessThan(40_000);
      expect(answer.rawPayload.equals((await get(src, other)).rawPayload)).toBe(false);
    }
  });
  test('APP-05 one that is shown as it is has round corners, and the one of iOS none', async () => {
    const any = await pixelsOf('/m/icon-192.png');
    const touch = await pixelsOf('/m/icon-touch-180.png');
    expect(touch.width).toBe(180);
    for (const end of [0, 1]) {
      expect(at(any, end * 191, end * 191)[3]).toBe(0);
      expect(at(touch, end * 179, end * 179)[3]).toBe(255);
    }
    expect((await get('/m/login')).body).toContain(
      '<link rel="apple-touch-icon" href="/m/icon-touch-180.png">',
    );
  });
  test.each(['eclipse', 'flower', 'disc'])(
    'APP-05 of the %s that is cut to a shape nothing but ground lies outside of the safe circle',
    async (logo) => {
      const merchant = await createMerchant(site.urls.ownerUrl, { 'theme.logo': logo });
      await site.merchants.reload();
      const picture = await pixelsOf('/m/icon-maskable-512.png', merchant);
      const { width } = picture;
      const middle = (width - 1) / 2;
      // The ground is constant along each line across the light, so the pixel at the edge has the right value.
      const strange: number[][] = [];
      const inside: number[][] = [];
      for (let y = 0; y < width; y += 3) {
        for (let x = 0; x < width; x += 3) {
          const line = x + y;
          const ground = at(picture, Math.min(line, width - 1), Math.max(0, line - width + 1));
          const isGround = at(picture, x, y).every(
            (part, index) => Math.abs(part - (ground[index] ?? 0)) <= 1,
          );
          if (isGround) continue;
          const isSafe = Math.hypot(x - middle, y - middle) <= width * 0.4;
          (isSafe ? inside : strange).push([x, y]);
        }
      }
      expect(strange).toEqual([]);
      expect(inside.length).toBeGreaterThan(3_000);
    },
  );
  test('APP-05 the tab’s is the mark, and says no name', async () => {
    const [mine, theirs] = [await get('/m/icon.svg'), await get('/m/icon.svg', other)];
    expect(mine.headers['content-type']).toBe('image/svg+xml');
    expect(mine.body).toMatch(/^<svg [^]*<\/svg>$/);
    expect(mine.body).not.toMatch(/<text|Mango/);
    expect(theirs.body).not.toBe(mine.body);
  });
  test.each(['/m/icon.svg', '/m/icon-192.png', manifestPath])(
    'APP-05 a browser that has %s is told so, until it changes',
    async (url) => {
      const first = await get(url);
      const again = await get(url, one, { 'if-none-match': String(first.headers['etag']) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
      const elsewhere = await get(url, other, { 'if-none-match': String(first.headers['etag']) });
      expect(elsewhere.statusCode).toBe(200);
    },
  );
  test('BOOT-04, BOOT-06, APP-05 are there while the site is closed', async () => {
    const closed = await createMerchant(site.urls.ownerUrl, { 'maintenance.on': 'on' });
    const denied = await createMerchant(site.urls.ownerUrl, { 'region.deny.countries': 'MT' });
    await site.merchants.reload();
    for (const url of [manifestPath, '/m/icon.svg', '/m/icon-192.png', '/m/icon-touch-180.png']) {
      expect([url, (await get(url, closed)).statusCode]).toEqual([url, 200]);
      const fromMalta = await site.app.inject({
        url,
        remoteAddress: '203.0.113.57',
        headers: { host: denied.host },
      });
      expect([url, fromMalta.statusCode]).toEqual([url, 200]);
    }
  });
});
