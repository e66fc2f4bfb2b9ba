import { country } from '@parlour/contract/site/calls';
import { createMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

async function ask(address: string, settings: Parameters<typeof createMerchant>[1] = {}) {
  const merchant = await createMerchant(site.urls.ownerUrl, settings);
  await site.merchants.reload();
  return visit(site.app, merchant).call(country, {}, { from: address });
}

describe('the country of a visitor', () => {
  test.each([
    ['192.0.2.1', 'PH', '63'],
    ['198.51.100.7', 'TH', '66'],
    ['203.0.113.1', 'MT', '356'],
    ['2001:db8::1', 'IN', '91'],
  ])('BOOT-13 %s is in %s, whose numbers begin with %s', async (address, code, dialling) => {
    expect((await ask(address)).value).toMatchObject({
      countryCode: code,
      countryDialingCode: dialling,
    });
  });
  test('LOGIN-10, BOOT-13 the country is the merchant’s own where the address is not known', async () => {
    const { value } = await ask('192.88.99.1', { country: 'PH', currency: 'PHP' });
    expect(value).toMatchObject({
      countryCode: 'PH',
      countryDialingCode: '63',
      currency: 'PHP',
      currencySymbol: '₱',
    });
  });
  test('BOOT-13 may be none at all', async () => {
    expect((await ask('192.88.99.1')).value).toMatchObject({
      countryCode: 'XX',
      countryDialingCode: '',
    });
  });
  test('BOOT-13, T5 is kept by nobody for the next visitor', async () => {
    expect((await ask('192.0.2.1')).headers['cache-control']).toMatch(/no-store/);
  });
  test('LOGIN-10, BOOT-13 it comes with the dialling codes of all, each country once', async () => {
    const { value } = await ask('192.0.2.1');
    const countries = value['countries'] as { countryCode: string; countryDialingCode: string }[];
    const codes = countries.map(({ countryCode }) => countryCode);
    expect(codes).toEqual([...new Set(codes)].toSorted());
    // ISO 3166 has 249 countries; some have no dialling code of their own.
    expect(codes.length).toBeGreaterThan(230);
    const of = new Map(countries.map((each) => [each.countryCode, each.countryDialingCode]));
    expect(['US', 'GB', 'CN', 'PK', 'MM'].map((code) => of.get(code))).toEqual([
      '1',
      '44',
      '86',
      '92',
      '95',
    ]);
  });
});
