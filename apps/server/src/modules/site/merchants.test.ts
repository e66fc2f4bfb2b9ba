import { runAs } from '@parlour/database/testing/empty-database';
import { createMerchant, createMerchants } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const asOwner = (statement: string, values?: unknown[]) =>
  runAs(site.urls.ownerUrl, statement, values);
const codeAt = async (host: string) => (await site.merchants.find(host))?.code;

describe('a merchant that changed', () => {
  test('BOOT-12 is read anew alone: what was not told of stays as it was', async () => {
    const [one, other] = [
      await createMerchant(site.urls.ownerUrl, { name: 'before' }),
      await createMerchant(site.urls.ownerUrl, { name: 'before' }),
    ];
    await site.merchants.reload();
    await asOwner(`update merchant set settings = '{"name":"after"}', version = version + 1`);
    await site.merchants.reload(one.code);
    const nameAt = async (host: string) => (await site.merchants.find(host))?.setting('name');
    expect(await nameAt(one.host)).toBe('after');
    expect(await nameAt(other.host)).toBe('before');
    await site.merchants.reload();
    expect(await nameAt(other.host)).toBe('after');
  });

  test('BOOT-01 a new one is there, and one that is gone is nobody’s', async () => {
    const { code, host } = await createMerchant(site.urls.ownerUrl);
    expect(await codeAt(host)).toBeUndefined();
    await site.merchants.reload(code);
    expect(await codeAt(host)).toBe(code);
    await asOwner('delete from merchant_host where merchant_code = $1', [code]);
    await asOwner('delete from merchant where code = $1', [code]);
    await site.merchants.reload(code);
    expect(await codeAt(host)).toBeUndefined();
    expect(await site.merchants.findByCode(code)).toBeNull();
  });

  test('BOOT-01 a host that goes to another merchant leaves the one that had it, though only the new one is told of', async () => {
    const [from, to] = [
      await createMerchant(site.urls.ownerUrl),
      await createMerchant(site.urls.ownerUrl),
    ];
    await site.merchants.reload();
    await asOwner('update merchant_host set merchant_code = $1 where host = $2', [
      to.code,
      from.host,
    ]);
    await site.merchants.reload(to.code);
    expect(await codeAt(from.host)).toBe(to.code);
    expect((await site.merchants.findByCode(from.code))?.hosts).toEqual([]);
  });

  test('R3 what could not be read is read the next time, whoever is told of then', async () => {
    const { code, host } = await createMerchant(site.urls.ownerUrl);
    const { acrossMerchants } = site.database;
    site.database.acrossMerchants = () => Promise.reject(new Error('the line broke'));
    await expect(site.merchants.reload(code)).rejects.toThrow('the line broke');
    site.database.acrossMerchants = acrossMerchants;
    const later = await createMerchant(site.urls.ownerUrl);
    await site.merchants.reload(later.code);
    expect([await codeAt(host), await codeAt(later.host)]).toEqual([code, later.code]);
  });

  test('BOOT-12 thousands at once are there after one read', async () => {
    await createMerchants(site.urls.ownerUrl, 1_200);
    const codes = Array.from({ length: 1_200 }, (_, at) => `many${at + 1}`);
    await Promise.all(codes.map((code) => site.merchants.reload(code)));
    expect(await codeAt('many1.test')).toBe('many1');
    expect(await codeAt('many1200.test')).toBe('many1200');
  });
});
