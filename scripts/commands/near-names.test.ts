import { settingList } from '@parlour/contract/settings.schema';
import { expect, test } from 'vitest';
import { nearNames } from './near-names.ts';

const names = settingList.map(([name]) => name);

test.each([
  ['guestlobby', 'guestLobby'],
  ['guestLoby', 'guestLobby'],
  ['curency', 'currency'],
  ['CBS3', 'flags.CBS3'],
  ['maintenance', 'maintenance.on'],
  ['session.idleMinute', 'session.idleMinutes'],
])('HOUSE %s is near %s, and few others are', (written, meant) => {
  const near = nearNames(written, names);
  expect(near).toContain(meant);
  expect(near.length).toBeLessThanOrEqual(5);
});

test('HOUSE nothing is near what nobody could mean', () => {
  expect(nearNames('qqqqqqqqqq', names)).toEqual([]);
});
