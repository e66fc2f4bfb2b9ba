// The web clip, the page that leads to the native app, and the tip for browsers that run none of our scripts.
import { createMerchant, type TestMerchant } from '@parlour/database/testing/fixtures';
import { hashSource } from '@parlour/document/content-policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { readPlist, type PlistDict } from './testing/read-plist.ts';

let site: TestSite;
let one: TestMerchant;
let other: TestMerchant;
beforeAll(async () => {
  site = await startTestSite();
  one = await createMerchant(site.urls.ownerUrl, {
    name: 'Mango & <Co>',
    languages: 'EN,UR',
    'app.androidUrl': 'https://files.example/app.apk?v=1&b=2',
    'app.scheme': 'mangoapp',
    customerService: 'https://help.example/chat',
    domains: 'https://second.example',
  });
  other = await createMerchant(site.urls.ownerUrl, { name: 'Other' });
  await site.merchants.reload();
});
afterAll(() => site.close());

const get = (url: string, host = one.host, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { host, ...headers } });

describe('the web clip', () => {
  const profileOf = async (merchant: TestMerchant) => {
    const answer = await get('/m/webclip.mobileconfig', merchant.host);
    return { answer, profile: readPlist(answer.body) };
  };
  test('APP-06 is a property list that names this merchant, its icon and its home', async () => {
    const { answer, profile } = await profileOf(one);
    expect(answer.headers['content-type']).toBe('application/x-apple-aspen-config');
    expect(profile).toMatchObject({
      PayloadType: 'Configuration',
      PayloadVersion: 1,
      PayloadDisplayName: 'Mango & <Co>',
      PayloadOrganization: 'Mango & <Co>',
      PayloadUUID: expect.stringMatching(/^[\dA-F]{8}(-[\dA-F]{4}){3}-[\dA-F]{12}$/),
    });
    const [clip] = profile['PayloadContent'] as PlistDict[];
    expect(clip).toMatchObject({
      PayloadType: 'com.apple.webClip.managed',
      PayloadVersion: 1,
      Label: 'Mango & <Co>',
      URL: expect.stringMatching(new RegExp(`^https?://${one.host}/m/home\\?utm_source=webclip$`)),
      IsRemovable: true,
      FullScreen: true,
    });
    const icon = clip?.['Icon'] as Buffer;
    expect(icon.subarray(0, 8)).toEqual(
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    );
    expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([180, 180]);
  });
  test('APP-06 takes its own place when it is loaded again, and never another merchant’s', async () => {
    const [first, again, another] = await Promise.all([
      profileOf(one),
      profileOf(one),
      profileOf(other),
    ]);
    const idsOf = ({ profile }: typeof first) => [
      profile['PayloadIdentifier'],
      profile['PayloadUUID'],
    ];
    expect(idsOf(again)).toEqual(idsOf(first));
    expect(idsOf(another)[0]).not.toBe(idsOf(first)[0]);
    expect(idsOf(another)[1]).not.toBe(idsOf(first)[1]);
    expect(another.profile['PayloadDisplayName']).toBe('Other');
  });
  test('APP-06, S2 holds no session, whoever asks for it', async () => {
    const { body } = await get('/m/webclip.mobileconfig?tokens=SECRET', one.host, {
      cookie: '__Host-sid=SECRET',
    });
    expect(body).not.toContain('SECRET');
  });
});

describe('the page that leads out', () => {
  const lead = (url: string) => get(`/m/redirect.html?url=${encodeURIComponent(url)}`);
  const linksOf = (body: string) =>
    [...body.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to);
  test.each([
    'https://files.example/app.apk?v=1&b=2',
    'https://help.example/chat',
    'https://second.example/m/home?x=1',
    'mangoapp://open/home',
  ])('ROUTE-13 opens %s, and has a button for it', async (url) => {
    const answer = await lead(url);
    expect(answer.statusCode).toBe(200);
    const written = url.replaceAll('&', '&amp;');
    expect(answer.body).toContain(`<a href="${written}">Open</a>`);
    expect(answer.body).toContain(`<meta http-equiv="refresh" content="0;url=${written}" />`);
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'/);
    expect(answer.body).not.toContain('<script');
  });
  test.each([
    'https://evil.example/app.apk',
    'https://files.example/other.apk',
    'https://files.example.evil.example/app.apk?v=1&b=2',
    'https://help.example@evil.example/chat',
    'https://me@second.example/m/home',
    'https://second.example:8443/m/home',
    'javascript:alert(1)',
    'data:text/html,hello',
    'otherapp://open',
    '//evil.example',
    '',
  ])('ROUTE-13 does not open %j, which nobody named', async (url) => {
    const answer = await lead(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('This link isn’t one of ours');
    expect(answer.body).not.toMatch(/refresh|evil|<script/);
    expect(linksOf(answer.body)).toEqual([
      '/m/home',
      'https://help.example/chat',
      '/m/redirect.html?language=UR',
    ]);
  });
  test('ROUTE-13, LANG-07 has ways on: back to the site, to customer service, and the other languages', async () => {
    const url = 'mangoapp://open/home';
    const { body } = await lead(url);
    const again = `/m/redirect.html?url=${encodeURIComponent(url)}&amp;language=UR`;
    expect(linksOf(body)).toEqual([url, '/m/home', 'https://help.example/chat', again]);
    expect(body).toContain('Back to Mango &amp; &lt;Co&gt;');
    expect(body).toMatch(/<b lang="en">English<\/b>/);
  });
  test('ROUTE-13 has the look of its merchant, which its policy allows and nothing else', async () => {
    const answer = await lead('mangoapp://open/home');
    expect(answer.body).toMatch(/<html lang="en" dir="ltr" data-scheme="\w+" data-merchant="\w+">/);
    expect(answer.body).toMatch(/<meta name="theme-color" content="#[\da-f]{6}">/);
    expect(answer.body).toContain('<img src="/m/icon-192.png" width="96" height="96" alt="" />');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("img-src 'self'");
    const styles = [...answer.body.matchAll(/<style>([^<]*)<\/style>/g)].map(([, css = '']) => css);
    expect(styles).toHaveLength(2);
    for (const css of styles) expect(policy).toContain(hashSource(css));
    const plain = await get(`/m/redirect.html?url=x:y`, other.host);
    expect(linksOf(plain.body)).toEqual(['/m/home']);
  });
  test('ROUTE-13, T5 the links of another merchant are nobody’s here', async () => {
    const url = encodeURIComponent('https://files.example/app.apk?v=1&b=2');
    expect((await get(`/m/redirect.html?url=${url}`, other.host)).statusCode).toBe(400);
  });
  test('ROUTE-13, LANG-03 speaks the reader’s language, from its side', async () => {
    const { body } = await get('/m/redirect.html?language=UR&url=x:y');
    expect(body).toMatch(/<html lang="ur" dir="rtl" /);
    expect(body).toContain('یہ لنک ہمارا نہیں');
  });
});
