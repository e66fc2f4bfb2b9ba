// The domain of the identity service's pages for each host of a merchant (IDP-01).
import { siteStatus } from '@parlour/contract/site/calls';
import { withMerchantSettings } from '@parlour/seed/merchant-settings';
import { addHost, createMerchant } from '@parlour/database/testing/fixtures';
import type { SettingTexts } from '@parlour/contract/settings.schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, testPages, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';

let site: TestSite;
beforeAll(async () => {
  const { render } = testPages;
  site = await startTestSite({
    pages: {
      ...testPages,
      render: async (request) => ({ ...(await render(request)), policy: 'identity' }),
    },
  });
});
afterAll(() => site.close());

const whole: SettingTexts = {
  'firebase.apiKey': 'key',
  'firebase.projectId': 'lumen-test',
  'firebase.appId': 'app',
};

async function openWithTwoHosts(settings: SettingTexts = {}) {
  const { code, host } = await createMerchant(site.urls.ownerUrl, { ...whole, ...settings });
  const other = await addHost(site.urls.ownerUrl, code);
  await site.merchants.reload();
  const set = async (assignments: SettingTexts) => {
    await withMerchantSettings(site.urls.ownerUrl, (all) => all.change(code, { set: assignments }));
    await site.merchants.reload(code);
  };
  return { code, host, other, set };
}
type Firebase = { authDomain: string; redirectHosts: string[] };
const toldAt = async (host: string): Promise<Firebase | undefined> => {
  const { value } = await visit(site.app, { host }).call(siteStatus);
  return (value['info'] as { firebase?: Firebase }).firebase;
};
const framesAt = async (host: string): Promise<string | undefined> => {
  const { headers } = await site.app.inject({ url: '/m/identity', headers: { host } });
  return /frame-src[^;]*/.exec(String(headers['content-security-policy']))?.[0];
};

test('IDP-01, BOOT-02 the status answers with that of the host that asked, and its page may frame that one alone', async () => {
  const { host, other, set } = await openWithTwoHosts({
    'firebase.authDomain': 'lumen-1.firebaseapp.com',
  });
  expect((await toldAt(host))?.authDomain).toBe('lumen-1.firebaseapp.com');
  expect(await toldAt(other)).toMatchObject({ redirectHosts: [] });
  // The pages of both hosts are cached by now.
  expect(await framesAt(other)).toContain('https://lumen-1.firebaseapp.com');
  await set({ 'firebase.authDomainByHost': `${other}=auth.${other}` });
  expect(await toldAt(host)).toMatchObject({
    authDomain: 'lumen-1.firebaseapp.com',
    redirectHosts: [other],
  });
  expect(await toldAt(other)).toMatchObject({
    authDomain: `auth.${other}`,
    redirectHosts: [other],
  });
  expect(await framesAt(other)).toContain(`https://auth.${other}`);
  expect(await framesAt(other)).not.toContain('firebaseapp');
  expect(await framesAt(host)).toContain('https://lumen-1.firebaseapp.com');
  expect(await framesAt(host)).not.toContain(other);
});

test('IDP-01 a redirect works at the hosts that are of the same site as the service’s pages', async () => {
  const { host, other, set } = await openWithTwoHosts();
  await set({ 'firebase.authDomain': `auth.${host}` });
  expect((await toldAt(other))?.redirectHosts).toEqual([host]);
  await set({ 'firebase.authDomainByHost': `${other}=${other}` });
  expect((await toldAt(host))?.redirectHosts).toEqual([host, other]);
  await set({ 'firebase.emulatorUrl': `http://${other}:8081` });
  expect((await toldAt(host))?.redirectHosts).toEqual([other]);
});

test('IDP-01 where only some hosts have one, the others offer no sign-in', async () => {
  const { host, other, set } = await openWithTwoHosts();
  expect([await toldAt(host), await toldAt(other)]).toEqual([undefined, undefined]);
  await set({ 'firebase.authDomainByHost': `${other}=auth.${other}` });
  expect(await toldAt(host)).toBeUndefined();
  expect((await toldAt(other))?.authDomain).toBe(`auth.${other}`);
});
