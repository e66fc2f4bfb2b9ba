// The merchant's art beside the column of a wide window, and the code that opens the site on a phone.
import { createMerchant, type TestMerchant } from '@parlour/database/testing/fixtures';
import jsqr from 'jsqr';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
let dark: TestMerchant;
let light: TestMerchant;
beforeAll(async () => {
  site = await startTestSite();
  dark = await createMerchant(site.urls.ownerUrl, { 'theme.logo': 'eclipse' });
  light = await createMerchant(site.urls.ownerUrl, {
    'theme.logo': 'flower',
    'theme.scheme': 'light',
  });
  await site.merchants.reload();
});
afterAll(() => site.close());

const get = (url: string, host: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { host, ...headers } });

/** Reads the code as a camera does, with four pixels per module. */
function readCode(svg: string): string | undefined {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const scale = 4;
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let down = 0; down < scale; down += 1) {
      for (let along = 0; along < Number(length) * scale; along += 1) {
        const at = (Number(y) * scale + down) * width + Number(x) * scale + along;
        pixels.fill(0, at * 4, at * 4 + 3);
      }
    }
  }
  return jsqr.default(pixels, width, width)?.data;
}

test('WIDE-02 the code holds the address that was asked, with its port, and is the same for whoever asks', async () => {
  const host = `${dark.host}:9443`;
  const { body, headers } = await get('/m/phone-code.svg', host);
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(headers['vary']).toContain('host');
  expect(readCode(body)).toBe(`http://${host}/m/home`);
  const asMember = await get('/m/phone-code.svg?token=abc', host, { cookie: 'session=abc' });
  expect(asMember.body).toBe(body);
});

test('BOOT-01, WIDE-02 each host has its own merchant’s art and code', async () => {
  for (const url of ['/m/sky.svg', '/m/phone-code.svg']) {
    const [one, other] = [await get(url, dark.host), await get(url, light.host)];
    expect(one.statusCode).toBe(200);
    expect(one.body).not.toBe(other.body);
    expect((await get(url, 'nobody.example')).statusCode).toBe(404);
  }
});

test('WELC-01 the card to keep names the host as people read it, without a port', async () => {
  const { body } = await get('/m/welcome/card.svg', `${dark.host}:9443`);
  expect(body).toContain(`>${dark.host}</text>`);
});

test('WIDE-02 a port that no server has gets no code', async () => {
  const { statusCode } = await get('/m/phone-code.svg', `${dark.host}:999999`);
  expect(statusCode).toBe(404);
});
