import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCalls } from '../calls.ts';
import { createMoney } from './money.ts';
import { createSay } from '../texts.ts';
import { createPurse } from './purse.ts';

/** The balance that the studio returns; null if it does not answer. */
let held: string | null = null;
let asked = 0;
const studio = createServer((_request, response) => {
  asked += 1;
  response.statusCode = held === null ? 503 : 200;
  response.end(JSON.stringify(held === null ? { error: 'unavailable' } : { balance: held }));
});
beforeAll(async () => {
  studio.listen(0, '127.0.0.1');
  await once(studio, 'listening');
});
afterAll(() => void studio.close());

function purseWith(balance: string | null) {
  asked = 0;
  const { port } = studio.address() as AddressInfo;
  return createPurse({
    boot: { balance, isDemo: false },
    calls: createCalls(`http://127.0.0.1:${port}/`, {
      onOver: () => undefined,
      onEarly: () => undefined,
    }),
    money: createMoney('PHP'),
    say: createSay({}, 'en'),
  });
}

it('HOUSE money that came in elsewhere counts: the studio is asked before the page says no', async () => {
  held = '2000000';
  expect(await purseWith('100000').affords(2_000_000n)).toBe(true);
  expect(asked).toBe(1);
  expect(await purseWith('100000').affords(2_000_001n)).toBe(false);
});
it('HOUSE a studio that cannot say leaves it at what was known, and with nothing known the studio decides', async () => {
  held = null;
  expect(await purseWith('100000').affords(100_001n)).toBe(false);
  expect(await purseWith(null).affords(100_001n)).toBe(true);
});
it('HOUSE where there is enough nobody is asked', async () => {
  expect(await purseWith('100000').affords(100_000n)).toBe(true);
  expect(asked).toBe(0);
});
