import { expect, test } from 'vitest';
import { createPasswordCheck } from './index.ts';

const stays = new AbortController().signal;

/** A check whose comparisons the test ends. No call is refused, however slow the machine is. */
async function openCheck(running: number) {
  const asked: { password: string; hash: string; end: (isSame: boolean) => void }[] = [];
  const check = await createPasswordCheck(
    { running, withinMs: 600_000 },
    (password, hash) =>
      new Promise((end) => {
        asked.push({ password, hash, end });
      }),
  );
  const callerFrom = (address: string) => ({ address, gone: () => stays });
  return {
    asked,
    /** Compares; the address serves as the password. */
    ask: (address: string, hash: string | null = 'its hash') =>
      check.matches(address, hash, callerFrom(address)),
    hash: (address: string) => check.hash('a password', callerFrom(address)),
  };
}

test('LOGIN-11 for nobody a comparison is made as well, and nothing matches it', async () => {
  const { asked, ask } = await openCheck(1);
  const nobody = ask('203.0.113.7', null);
  expect(asked[0]?.hash).toMatch(/^\$argon2id\$/);
  asked[0]?.end(true);
  expect(await nobody).toBe(false);
});

test('A5, A6 addresses of one network wait as one: the /24 of IPv4, the /48 of IPv6', async () => {
  const { asked, ask } = await openCheck(1);
  const callers = [
    '203.0.113.1',
    '203.0.113.2',
    '::ffff:203.0.113.3',
    '2001:db8:1::1',
    '2001:db8:1:2::1',
    '203.0.112.1',
    '2001:db8:2::1',
  ];
  const answers = Promise.all(callers.map((address) => ask(address)));
  for (const at of callers.keys()) {
    await expect.poll(() => asked.length).toBe(at + 1);
    asked[at]?.end(true);
  }
  expect(await answers).toEqual(callers.map(() => true));
  expect(asked.map(({ password }) => password)).toEqual([
    '203.0.113.1',
    '203.0.113.2',
    '2001:db8:1::1',
    '203.0.112.1',
    '2001:db8:2::1',
    '::ffff:203.0.113.3',
    '2001:db8:1:2::1',
  ]);
});

test('A6 a new password is hashed in the same line', async () => {
  const { asked, ask, hash } = await openCheck(1);
  const compared = ask('203.0.113.1');
  let isHashed = false;
  const hashed = hash('203.0.113.1').then((text) => {
    isHashed = true;
    return text;
  });
  const behind = ask('203.0.113.1');
  asked[0]?.end(true);
  expect(await compared).toBe(true);
  expect([isHashed, asked.length]).toEqual([false, 1]);
  expect(await hashed).toMatch(/^\$argon2id\$/);
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.end(false);
  expect(await behind).toBe(false);
});
