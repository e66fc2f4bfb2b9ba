// Changes of merchants that nobody is told of, seen through a pooler in transaction mode.
import { openDatabase, type Database } from '@parlour/database/connection';
import { runAs } from '@parlour/database/testing/empty-database';
import { createMerchant } from '@parlour/database/testing/fixtures';
import { startPooler, type Pooler } from '@parlour/database/testing/pooler/pooler';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeFinder } from './changed-merchants.ts';

let urls: TestDatabase;
let pooler: Pooler;
let database: Database;
beforeAll(async () => {
  urls = await createTestDatabase();
  pooler = await startPooler({ url: urls.appUrl });
  database = openDatabase({ url: pooler.url });
});
afterAll(async () => {
  await database.close();
  await pooler.close();
  await urls.drop();
});

const asOwner = (text: string, values: unknown[] = []) => runAs(urls.ownerUrl, text, values);

test('R6, BOOT-12 a merchant, a host and a merchant that is gone are seen by their versions, and no other is read', async () => {
  const { code: one } = await createMerchant(urls.ownerUrl);
  const { code: two } = await createMerchant(urls.ownerUrl);
  let looked: string[] = [];
  const check = changeFinder({ database, onChange: async (code) => void looked.push(code) });
  const found = async (): Promise<string[]> => {
    looked = [];
    await check();
    return looked.toSorted();
  };
  expect(await found()).toEqual([one, two].toSorted());
  expect(await found()).toEqual([]);
  await asOwner(`update merchant set settings = '{"currency":"EUR"}' where code = $1`, [one]);
  expect(await found()).toEqual([one]);
  await asOwner("insert into merchant_host values ('moved.example', $1)", [two]);
  expect(await found()).toEqual([two]);
  await asOwner("update merchant_host set merchant_code = $1 where host = 'moved.example'", [one]);
  expect(await found()).toEqual([one, two].toSorted());
  await asOwner("insert into merchant (code) values ('short')");
  expect(await found()).toEqual(['short']);
  await asOwner("delete from merchant where code = 'short'");
  expect(await found()).toEqual(['short']);
});

test('R6 a merchant whose reading failed is read at the next check', async () => {
  const { code } = await createMerchant(urls.ownerUrl);
  const looked: string[] = [];
  const failing = new Set([code]);
  const check = changeFinder({
    database,
    onChange: async (each) => {
      looked.push(each);
      if (failing.delete(each)) throw new Error('the database went away');
    },
  });
  await expect(check()).rejects.toThrow('the database went away');
  await check();
  expect(looked.filter((each) => each === code)).toEqual([code, code]);
});
