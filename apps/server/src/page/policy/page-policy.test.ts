// The identity service's sources in the policies of pages (H1b).
import { createMerchant } from '@parlour/database/testing/fixtures';
import type { SettingTexts } from '@parlour/contract/settings.schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, testPages, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  const { render } = testPages;
  site = await startTestSite({
    pages: {
      ...testPages,
      render: async (request) => ({
        ...(await render(request)),
        policy: request.pattern === '/m/identity' ? 'identity' : 'site',
      }),
    },
  });
});
afterAll(() => site.close());

const whole: SettingTexts = {
  'firebase.apiKey': 'key',
  'firebase.authDomain': 'auth.lumen.example',
  'firebase.projectId': 'lumen-test',
  'firebase.appId': 'app',
};

async function policyOf(settings: SettingTexts, path: string): Promise<Map<string, string[]>> {
  const { host } = await createMerchant(site.urls.ownerUrl, settings);
  await site.merchants.reload();
  const reply = await site.app.inject({ url: path, headers: { host } });
  const parts = String(reply.headers['content-security-policy']).split('; ');
  return new Map(
    parts.map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources];
    }),
  );
}
const foreign = (sources: string[] = []) => sources.filter((each) => each.startsWith('http'));
const all = (policy: Map<string, string[]>) => foreign([...policy.values()].flat());

test('H1b the sign-in page names the service’s scripts one by one, and nothing that it does not need', async () => {
  const policy = await policyOf(whole, '/m/identity');
  expect(foreign(policy.get('script-src'))).toEqual([
    'https://apis.google.com/js/api.js',
    'https://apis.google.com/_/scs/',
  ]);
  expect(foreign(policy.get('connect-src'))).toEqual([
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
  ]);
  expect(foreign(policy.get('frame-src'))).toEqual(['https://auth.lumen.example']);
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policy.get('trusted-types')).toEqual([
    'parlour-service-worker',
    'parlour-html',
    'default',
  ]);
  expect([...policy.values()].flat()).not.toContain("'unsafe-inline'");
});

test('H1b one-tap and numbers add theirs where the merchant has them', async () => {
  const more = { 'firebase.googleWebClientId': 'client', 'firebase.channels': 'google,phone' };
  const policy = await policyOf({ ...whole, ...more }, '/m/identity');
  expect(foreign(policy.get('script-src'))).toEqual(
    expect.arrayContaining([
      'https://accounts.google.com/gsi/client',
      'https://www.google.com/recaptcha/',
    ]),
  );
  expect(foreign(policy.get('style-src'))).toEqual(['https://accounts.google.com/gsi/style']);
});

test('H1b what stands in for the service takes its place', async () => {
  const standIn = {
    'firebase.emulatorUrl': 'http://sandbox.localhost:9001',
    'firebase.scriptBefore': 'http://sandbox.localhost:9001/identity/gapi.js',
  };
  const policy = await policyOf({ ...whole, ...standIn }, '/m/identity');
  expect(foreign(policy.get('script-src'))).toEqual([standIn['firebase.scriptBefore']]);
  expect(foreign(policy.get('connect-src'))).toEqual([standIn['firebase.emulatorUrl']]);
  expect(foreign(policy.get('frame-src'))).toEqual([standIn['firebase.emulatorUrl']]);
});

test.each(['/m/login', '/m/home', '/m/member/identities'])(
  'H1b %s names nothing of it',
  async (path) => {
    const policy = await policyOf(whole, path);
    expect(all(policy)).toEqual([]);
    expect(policy.get('trusted-types')).toEqual(['parlour-service-worker', 'parlour-html']);
  },
);

test('H1b neither does the sign-in page of a merchant without the service', async () => {
  expect(all(await policyOf({ ...whole, 'firebase.appId': 'none' }, '/m/identity'))).toEqual([]);
});

test('H1b, PUSH-05 where notifications go through FCM every page may call its two hosts, and loads nothing from there', async () => {
  const sends: SettingTexts = {
    ...whole,
    'push.enabled': 'on',
    'firebase.messagingSenderId': '1',
    'firebase.vapidKey': `B${'a'.repeat(86)}`,
    'firebase.serviceAccount': JSON.stringify({
      project_id: 'lumen-test',
      client_email: 'sender@lumen.iam.gserviceaccount.example',
      private_key: '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n',
      token_uri: 'https://oauth2.googleapis.com/token',
    }),
  };
  const policy = await policyOf(sends, '/m/login');
  expect(foreign(policy.get('connect-src'))).toEqual([
    'https://firebaseinstallations.googleapis.com',
    'https://fcmregistrations.googleapis.com',
  ]);
  expect(all(policy)).toHaveLength(2);
  for (const missing of ['push.enabled', 'firebase.serviceAccount', 'firebase.vapidKey'] as const) {
    const lacking = { ...sends };
    delete lacking[missing];
    expect(all(await policyOf(lacking, '/m/login')), missing).toEqual([]);
  }
});
