import { hashSource } from '@parlour/document/content-policy';
import type { SettingTexts } from '@parlour/contract/settings.schema';
import { createMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const captcha: SettingTexts = {
  'captcha.id': '</script><b>',
  'captcha.key': 'the-key',
  'captcha.apiUrl': 'https://api.captcha.example',
  'captcha.scriptUrl': 'https://static.captcha.example/v4/gt4.js',
};

async function ask(url: string, settings: SettingTexts) {
  const merchant = await createMerchant(site.urls.ownerUrl, settings);
  await site.merchants.reload();
  const { headers, body, statusCode } = await site.app.inject({
    url,
    headers: { host: merchant.host },
  });
  const policy = Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((each) => [each.split(' ')[0], each.split(' ').slice(1)]),
  ) as Record<string, string[]>;
  return { headers, body, statusCode, policy };
}

test('H1b the provider’s scripts run in a sandboxed document of their own, framed by the site alone', async () => {
  const { policy, headers, statusCode } = await ask('/m/captcha', {
    ...captcha,
    'captcha.hosts': 'https://more.captcha.example',
  });
  expect(statusCode).toBe(200);
  const theirs = [
    'https://static.captcha.example',
    'https://api.captcha.example',
    'https://more.captcha.example',
  ];
  expect(policy).toMatchObject({
    sandbox: ['allow-scripts'],
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
    'connect-src': theirs,
  });
  expect(policy['script-src']?.slice(1)).toEqual(theirs);
  expect(JSON.stringify(policy)).not.toMatch(/unsafe-eval|strict-dynamic|allow-same-origin/);
  expect(headers).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
});

test('H1 its one script is named by its hash, and no setting ends the document’s own', async () => {
  const { policy, body } = await ask('/m/captcha', captcha);
  const scripts = [...body.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text]) => text ?? '');
  expect(scripts).toHaveLength(1);
  expect(policy['script-src']?.[0]).toBe(hashSource(scripts[0] ?? ''));
  expect(body).not.toContain('</script><b>');
  expect(body).not.toContain('the-key');
});

test('H1b the policy of the site’s own pages lets a frame of the site in, and none of the scripts', async () => {
  const { policy } = await ask('/m/login', captcha);
  expect(policy['frame-src']).toEqual(["'self'"]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  expect(JSON.stringify(policy)).not.toContain('captcha.example');
});

test('H1b without a captcha there is no such document, and nothing is framed', async () => {
  const none = { ...captcha, 'captcha.scriptUrl': 'none' };
  expect((await ask('/m/captcha', none)).statusCode).toBe(404);
  expect((await ask('/m/login', none)).policy['frame-src']).toEqual(["'none'"]);
});
