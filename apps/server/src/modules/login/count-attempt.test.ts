import type { Merchant } from '#http/merchant';
import { expect, test } from 'vitest';
import { countAttempt } from './count-attempt.ts';

const settings = { 'limits.loginPerAddress': 7, 'limits.loginPerAccount': 3 };
const merchant = {
  code: 'lumen',
  setting: (key: keyof typeof settings) => settings[key],
} as unknown as Merchant;
const attempt = { merchant, address: '203.0.113.7', username: 'Demo', ownDevice: '' };

/** Counts with stubbed limits: the seconds to wait by address and by account. */
async function count(waits: [number | null, number | null], change: Partial<typeof attempt> = {}) {
  const taken: [key: string, points: number, seconds: number][] = [];
  const limits = {
    take: async (...each: (typeof taken)[number]) => waits[taken.push(each) - 1] ?? null,
  };
  await countAttempt(limits, { ...attempt, ...change });
  return taken;
}

test('A5 an attempt counts for five minutes, for its address and for its account at this merchant', async () => {
  const taken = await count([null, null]);
  expect(taken).toEqual([
    ['login:lumen:address:203.0.113.7', 7, 300],
    [expect.stringMatching(/^login:lumen:account:[\w-]{43}$/), 3, 300],
  ]);
  const shouted = await count([null, null], { username: 'DEMO' });
  expect(shouted).toEqual(taken);
  const [, own] = await count([null, null], { ownDevice: ':device' });
  expect(own?.[0]).toBe(`${taken[1]?.[0]}:device`);
  const [, other] = await count([null, null], { username: 'demo2' });
  expect(other?.[0]).not.toBe(taken[1]?.[0]);
});

test.each<[number | null, number | null, number]>([
  [1, null, 1],
  [null, 1, 1],
  [20, 300, 300],
  [300, 20, 300],
])('A5 of %j and %j seconds the longer wait is told', async (byAddress, byAccount, retryAfter) => {
  await expect(count([byAddress, byAccount])).rejects.toMatchObject({
    code: 'TOO_MANY_REQUEST.login',
    value: { retryAfter },
  });
});
