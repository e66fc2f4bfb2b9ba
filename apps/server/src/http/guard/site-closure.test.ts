import { endpoints } from '@parlour/contract/contract';
import type { Endpoint } from '@parlour/contract/endpoint';
import { signIn } from '@parlour/contract/login/calls';
import { logOut } from '@parlour/contract/session/calls';
import { siteStatus } from '@parlour/contract/site/calls';
import { vendorLanes } from '@parlour/contract/lobby/calls';
import { withMerchantSettings } from '@parlour/seed/merchant-settings';
import {
  createMember,
  createMerchant,
  type TestMerchant,
} from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';

let site: TestSite;
let behindProxy: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  behindProxy = await startTestSite({ trustedProxies: ['198.18.0.1'] }, site);
});
afterAll(async () => {
  await behindProxy.close();
  await site.close();
});

type Settings = Parameters<typeof createMerchant>[1];
async function merchantWith(settings: Settings): Promise<TestMerchant> {
  const merchant = await createMerchant(site.urls.ownerUrl, settings);
  await Promise.all([site.merchants.reload(), behindProxy.merchants.reload()]);
  return merchant;
}

async function change({ code }: TestMerchant, set: Record<string, string>): Promise<void> {
  await withMerchantSettings(site.urls.ownerUrl, (all) => all.change(code, { set }));
  await site.merchants.reload(code);
}

const every: [string, Endpoint][] = Object.entries(endpoints);
const answering = every.filter(([, at]) => at.answersWhileClosed);
const refusing = every.filter(([, at]) => !at.answersWhileClosed);
const keptOut = { 'region.deny.countries': 'MT' };

describe('while the site is closed', () => {
  test.each([
    ['maintenance', { 'maintenance.on': 'on' }, 503, 'system_maintenance'],
    ['the region rules', keptOut, 403, 'region_restricted'],
    ['both', { ...keptOut, 'maintenance.on': 'on' }, 503, 'system_maintenance'],
  ])(
    'BOOT-13, BOOT-09 by %s every call is refused but those that say otherwise',
    async (...[, settings, status, errorCode]) => {
      const merchant = await merchantWith({ ...settings, guestLobby: 'on' });
      const visitor = visit(site.app, merchant);
      for (const [name, at] of refusing) {
        const reply = await visitor.call(at);
        expect([name, reply.status, reply.errorCode]).toEqual([name, status, errorCode]);
        expect(reply.headers['cache-control'], name).toMatch(/no-store/);
        expect(reply.headers['x-content-type-options'], name).toBe('nosniff');
      }
      for (const [name, at] of answering) {
        const input = name === 'lineTest' ? { speed: '1' } : {};
        expect([name, (await visitor.call(at, input)).status]).toEqual([name, 200]);
      }
    },
  );

  test('BOOT-13 a member’s session is no way in, and is still there afterwards', async () => {
    const merchant = await merchantWith({});
    const visitor = visit(site.app, merchant);
    await visitor.logIn(await createMember(site.urls.ownerUrl, merchant.code));
    await change(merchant, { 'maintenance.on': 'on' });
    expect(await visitor.call(logOut)).toMatchObject({ errorCode: 'system_maintenance' });
    await change(merchant, { 'maintenance.on': 'off' });
    expect((await visitor.call(logOut)).status).toBe(200);
  });

  test('BOOT-13, V1 vendors’ wallet calls come in, and a call that is none is not found', async () => {
    const { code, host } = await merchantWith({ 'maintenance.on': 'on' });
    const wallet = await site.app.inject({
      method: 'POST',
      url: `/vendor/hub/${code}/user/balance`,
      headers: { host, 'content-type': 'application/json' },
      payload: {},
    });
    expect(wallet.statusCode).toBe(200);
    expect(wallet.json()).toMatchObject({ status: expect.stringMatching(/^RS_ERROR_/) });
    const none = await site.app.inject({ url: '/wps/nothing', headers: { host } });
    expect(none.statusCode).toBe(404);
  });

  test('T1, BOOT-13 another merchant’s site is open, and its header is refused first', async () => {
    const closed = await merchantWith({ 'maintenance.on': 'on' });
    const open = await merchantWith({ guestLobby: 'on' });
    expect((await visit(site.app, open).call(vendorLanes)).status).toBe(200);
    const foreign = { headers: { merchant: open.code } };
    const reply = await visit(site.app, closed).call(vendorLanes, {}, foreign);
    expect(reply.errorCode).toBe('function.not.available');
  });

  test('BOOT-02 the status says by what, and whose address was seen', async () => {
    const merchant = await merchantWith({ ...keptOut, 'maintenance.until': '2026-12-01T10:00Z' });
    const visitor = visit(site.app, merchant);
    expect((await visitor.call(siteStatus)).value).toMatchObject({
      maintenance: false,
      regionRestriction: true,
      location: { ip: '203.0.113.7' },
    });
    const other = await visitor.call(siteStatus, {}, { from: '192.0.2.9' });
    expect(other.value).toMatchObject({
      regionRestriction: false,
      location: { ip: '192.0.2.9' },
    });
    const closed = await merchantWith({ ...keptOut, 'maintenance.on': 'on' });
    expect((await visit(site.app, closed).call(siteStatus)).value).toMatchObject({
      maintenance: true,
      regionRestriction: true,
    });
  });
});

describe('the address that is judged', () => {
  type Sent = { from: string; headers?: Record<string, string> };
  const isRefused = async (at: TestSite, merchant: TestMerchant, sent: Sent) =>
    (await visit(at.app, merchant).call(vendorLanes, {}, sent)).errorCode === 'region_restricted';

  test('H3, BOOT-09 headers move nobody: neither in nor out', async () => {
    const merchant = await merchantWith({ ...keptOut, guestLobby: 'on' });
    for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip']) {
      expect(
        await isRefused(site, merchant, { from: '203.0.113.7', headers: { [name]: '192.0.2.9' } }),
      ).toBe(true);
      expect(
        await isRefused(site, merchant, { from: '192.0.2.9', headers: { [name]: '203.0.113.7' } }),
      ).toBe(false);
    }
  });

  test('H3, BOOT-09 a trusted proxy’s word counts, and only the last one that it gives', async () => {
    const merchant = await merchantWith({ ...keptOut, guestLobby: 'on' });
    const by = (chain: string) => ({ 'x-forwarded-for': chain });
    const proxy = '198.18.0.1';
    expect(
      await isRefused(behindProxy, merchant, { from: proxy, headers: by('203.0.113.7') }),
    ).toBe(true);
    expect(
      await isRefused(behindProxy, merchant, {
        from: proxy,
        headers: by('192.0.2.9, 203.0.113.7'),
      }),
    ).toBe(true);
    expect(
      await isRefused(behindProxy, merchant, {
        from: proxy,
        headers: by('203.0.113.7, 192.0.2.9'),
      }),
    ).toBe(false);
    expect(
      await isRefused(behindProxy, merchant, { from: '203.0.113.7', headers: by('192.0.2.9') }),
    ).toBe(true);
  });

  test('BOOT-09, T5 with region rules no answer may be kept by a proxy for others', async () => {
    const [ruled, open] = [
      await merchantWith({ ...keptOut, guestLobby: 'on' }),
      await merchantWith({ guestLobby: 'on' }),
    ];
    const keeping = async (merchant: TestMerchant) =>
      (await visit(site.app, merchant).call(vendorLanes, {}, { from: '192.0.2.9' })).headers[
        'cache-control'
      ];
    expect(await keeping(ruled)).toBe('private, max-age=60');
    expect(await keeping(open)).toBe('public, max-age=60');
  });

  test('BOOT-12, BOOT-09 a changed rule counts for an address that was judged before', async () => {
    const merchant = await merchantWith({ ...keptOut, guestLobby: 'on' });
    expect(await isRefused(site, merchant, { from: '203.0.113.7' })).toBe(true);
    await change(merchant, { 'region.allow.cidrs': '203.0.113.7' });
    expect(await isRefused(site, merchant, { from: '203.0.113.7' })).toBe(false);
    expect(await isRefused(site, merchant, { from: '203.0.113.8' })).toBe(true);
  });

  test('BOOT-09 a login from where nobody may play is refused before the password is looked at', async () => {
    const merchant = await merchantWith(keptOut);
    const member = await createMember(site.urls.ownerUrl, merchant.code);
    const before = site.comparisons();
    const reply = await visit(site.app, merchant).logIn(member);
    expect([reply.status, reply.errorCode]).toEqual([403, 'region_restricted']);
    expect(reply.message).toBe(
      'Sorry, this service isn’t available from your location or IP address.',
    );
    expect(site.comparisons()).toBe(before);
    expect((await visit(site.app, merchant).call(signIn, {})).errorCode).toBe('region_restricted');
  });
});
