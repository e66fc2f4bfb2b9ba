import { randomBytes } from 'node:crypto';
import { openDatabase, type Database } from '@parlour/database/connection';
import { createMember, createMerchant } from '@parlour/database/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listKnownDevices, noteDevice, removeOldDevices } from './known-device-store.ts';

let urls: TestDatabase;
let database: Database;
beforeAll(async () => {
  urls = await createTestDatabase();
  database = openDatabase({ url: urls.appUrl });
});
afterAll(async () => {
  await database.close();
  await urls.drop();
});

const day = 24 * 3_600_000;
const at = (days: number) => new Date(Date.UTC(2026, 10, 21) + days * day);

async function newPlace() {
  const { code } = await createMerchant(urls.ownerUrl);
  return {
    newMember: async () => (await createMember(urls.ownerUrl, code)).id,
    logIn: (memberId: string, deviceHash: Buffer, lastLoginAt: Date) =>
      database.transaction(code, (tx) => noteDevice(tx, { memberId, deviceHash, lastLoginAt })),
    removeBefore: (before: Date) =>
      database.query(code, (tx) => removeOldDevices(tx, { before, most: 10 })),
    devicesOf: (memberId: string) => database.query(code, (tx) => listKnownDevices(tx, memberId)),
  };
}

test('A4 a device that one member has not used for long stays known of those who have', async () => {
  const { newMember, logIn, removeBefore, devicesOf } = await newPlace();
  const [gone, stays] = [await newMember(), await newMember()];
  const shared = randomBytes(32);
  await logIn(gone, shared, at(0));
  await logIn(stays, shared, at(2));
  expect(await removeBefore(at(1))).toHaveLength(1);
  expect(await devicesOf(gone)).toEqual([]);
  expect(await devicesOf(stays)).toEqual([shared]);
});

test('A4 the ten devices of the latest logins are known', async () => {
  const { newMember, logIn, devicesOf } = await newPlace();
  const member = await newMember();
  const devices = Array.from({ length: 12 }, () => randomBytes(32));
  for (const [days, device] of devices.entries()) await logIn(member, device, at(days));
  // A login on a forgotten device puts it in the place of another.
  const [first = Buffer.alloc(0), ...others] = devices;
  await logIn(member, first, at(12));
  const known = [first, ...others.slice(-9)];
  const hex = (hashes: Buffer[]) => hashes.map((each) => each.toString('hex')).toSorted();
  expect(hex(await devicesOf(member))).toEqual(hex(known));
});
