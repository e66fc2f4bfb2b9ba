import { flagNames } from '@parlour/contract/flags';
import { siteStatus, siteStatusV2 } from '@parlour/contract/site/calls';
import { openChangeLine } from '@parlour/database/signals/change-line';
import { runAs } from '@parlour/database/testing/empty-database';
import { createMerchant, type TestMerchant } from '@parlour/database/testing/fixtures';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const asOwner = (statement: string, values?: unknown[]) =>
  runAs(site.urls.ownerUrl, statement, values);

describe('GET /wps/system/status', () => {
  test('BOOT-02 it holds what the family expects, by both paths', async () => {
    const merchant = await createMerchant(site.urls.ownerUrl, {
      currency: 'PHP',
      'maintenance.until': '2026-12-01T10:00Z',
      'register.captcha.enabled': 'on',
      customerService: 'https://help.example/chat',
      domains: 'https://two.example:8443',
      'images.hosts': 'https://images.example',
    });
    await site.merchants.reload();
    const visitor = visit(site.app, merchant);
    const { value } = await visitor.call(siteStatus);
    expect(value).toMatchObject({
      info: {
        merchantCode: merchant.code,
        currency: 'PHP',
        customerService: [{ title: 'help.example', path: 'https://help.example/chat' }],
        domainRoute: [{ domainName: 'https://two.example:8443' }],
        mobileTemplate: 'parlour',
        register: { captcha: { enabled: true } },
        mainDomain: merchant.host,
        imageCDNs: ['https://images.example'],
        sms: { enabled: false, firebase: false, apiKey: '' },
      },
      gw: { GEETEST_ID: '', GEETEST_VERSION: 'v3', PROFILE_ICON_COUNT: 9 },
      location: { ip: '203.0.113.7' },
      test: false,
      envelope: 'modern',
      maintenance: false,
      maintenanceEnd: Date.parse('2026-12-01T10:00Z'),
      regionRestriction: false,
    });
    const { paths, resources } = value['info'] as { paths: unknown; resources: unknown };
    expect({ paths, resources, analytics: value['analytics'] }).toEqual({
      paths: {},
      resources: [{ resourceType: 'MOBILECONFIG', url: '/m/webclip.mobileconfig' }],
      analytics: {},
    });
    expect((await visitor.call(siteStatusV2)).value).toEqual(value);
  });

  test('LOGIN-14 a login by SMS is offered if all of the chosen vendor is set', async () => {
    const vonage = {
      'sms.vonage.url': 'https://rest.vonage.example',
      'sms.vonage.apiKey': 'abcd1234',
      'sms.vonage.from': 'Lumen',
    };
    const secret = { 'sms.vonage.apiSecret': 'the-secret' };
    const chosen = { 'sms.vendor': 'vonage' };
    const offered: unknown[] = [];
    for (const settings of [
      { ...vonage, ...secret },
      { ...vonage, ...chosen },
      { ...vonage, ...secret, ...chosen },
    ]) {
      const merchant = await createMerchant(site.urls.ownerUrl, settings);
      await site.merchants.reload();
      const { info } = (await visit(site.app, merchant).call(siteStatus)).value as {
        info: { sms: { enabled: boolean }; passwordReset?: unknown };
      };
      offered.push([info.sms.enabled, info.passwordReset]);
    }
    const reset = { sms: true, email: false };
    expect(offered).toEqual([
      [false, undefined],
      [false, undefined],
      [true, reset],
    ]);
  });

  test('MEMBER-08 the merchant’s digits are told where it has set them', async () => {
    const { ownerUrl } = site.urls;
    const whole = await createMerchant(ownerUrl, { currency: 'IDR', 'currency.digits': '0' });
    const other = await createMerchant(ownerUrl, { currency: 'IDR' });
    await site.merchants.reload();
    const infoOf = async (merchant: TestMerchant) =>
      (await visit(site.app, merchant).call(siteStatus)).value['info'];
    expect(await infoOf(whole)).toMatchObject({ currency: 'IDR', currencyDigits: 0 });
    expect(await infoOf(other)).not.toHaveProperty('currencyDigits');
  });

  test('MEMBER-15 licence, company, age and legal pages are told as far as the merchant has set them', async () => {
    const { ownerUrl } = site.urls;
    const licensed = await createMerchant(ownerUrl, {
      licence: 'the Gaming Authority, no. 0417-25',
      imprint: 'Lumen Play Ltd., 1 Harbour Road, Manila',
      'register.leastAge': '21',
      'register.termsUrl': 'https://lumen.example/terms',
    });
    const bare = await createMerchant(ownerUrl, {});
    await site.merchants.reload();
    const infoOf = async (merchant: TestMerchant) =>
      (await visit(site.app, merchant).call(siteStatus)).value['info'];
    expect(await infoOf(licensed)).toHaveProperty('legal', {
      licence: 'the Gaming Authority, no. 0417-25',
      imprint: 'Lumen Play Ltd., 1 Harbour Road, Manila',
      leastAge: 21,
      termsUrl: 'https://lumen.example/terms',
    });
    expect(await infoOf(bare)).not.toHaveProperty('legal');
  });

  test('LOBBY-08 the site is told the merchant’s image hosts, as they were listed', async () => {
    const hosts = ['https://b.images.example', 'https://a.images.example:8443'];
    const merchant = await createMerchant(site.urls.ownerUrl, { 'images.hosts': hosts.join(', ') });
    await site.merchants.reload();
    const { value } = await visit(site.app, merchant).call(siteStatus);
    expect(value['info']).toMatchObject({ imageCDNs: hosts });
  });

  test('BOOT-12 absent flags are off, and tree and map tell the same', async () => {
    const merchant = await createMerchant(site.urls.ownerUrl, { 'flags.CBS3': 'on' });
    await site.merchants.reload();
    const { value } = await visit(site.app, merchant).call(siteStatus);
    const info = value['info'] as {
      whitelabelVal: Record<string, boolean>;
      whitelabel: { childrenNodes: { modId: string; enabled: string }[] };
    };
    expect(Object.keys(info.whitelabelVal)).toEqual(flagNames);
    expect(Object.entries(info.whitelabelVal).filter(([, on]) => on)).toEqual([['CBS3', true]]);
    for (const { modId, enabled } of info.whitelabel.childrenNodes) {
      expect(enabled).toBe(info.whitelabelVal[modId] ? '1' : '0');
    }
  });

  test('BOOT-12 a stored text that is no longer accepted counts as unset', async () => {
    const merchant = await createMerchant(site.urls.ownerUrl, { currency: 'pesos' });
    await site.merchants.reload();
    const { value } = await visit(site.app, merchant).call(siteStatus);
    expect(value['info']).toMatchObject({ currency: 'USD' });
  });
});

describe('changes of merchants', () => {
  test('BOOT-12 a change is live without a restart, also after the line to the database broke', async () => {
    const merchant = await createMerchant(site.urls.ownerUrl);
    await site.merchants.reload();
    const visitor = visit(site.app, merchant);
    const isOn = async () =>
      JSON.stringify((await visitor.call(siteStatus)).value).includes('"CBS3":true');
    const changes = openChangeLine({
      url: site.urls.appUrl,
      onMerchant: site.merchants.reload,
      onTrouble: () => undefined,
    });
    const set = (text: string) =>
      asOwner(
        `update merchant set settings = jsonb_build_object('flags.CBS3', $2::text) where code = $1`,
        [merchant.code, text],
      );
    await vi.waitFor(async () => {
      await set('on');
      expect(await isOn()).toBe(true);
    }, 10_000);
    await set('off');
    await vi.waitFor(async () => expect(await isOn()).toBe(false), 1_000);

    const superuser = new pg.Client({ connectionString: site.urls.superuserUrl });
    await superuser.connect();
    await superuser.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'parlour changes' and datname = current_database()",
    );
    await superuser.end();
    await set('on');
    await vi.waitFor(async () => expect(await isOn()).toBe(true), 3_000);
    await changes.stop();
  });
});
