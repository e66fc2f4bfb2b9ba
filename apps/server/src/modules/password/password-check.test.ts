import { expect, test } from 'vitest';
import { createPasswordCheck } from './index.ts';

/** Comparisons that the test ends by hand, first come first. */
async function openCheck(bounds: { running: number; waiting: number }) {
  const asked: { hash: string; end: (isSame: boolean) => void; fail: (error: Error) => void }[] =
    [];
  const check = await createPasswordCheck(
    bounds,
    (_password, hash) =>
      new Promise((end, fail) => {
        asked.push({ hash, end, fail });
      }),
  );
  return { asked, ask: (hash: string | null = 'its hash') => check.matches('a password', hash) };
}
const busy = { code: 'service_unavailable', value: { retryAfter: 1 } };

test('A6 so many comparisons run at a time, so many wait in order, and the rest is refused at once', async () => {
  const { asked, ask } = await openCheck({ running: 2, waiting: 1 });
  const [one, two, three] = [ask('1'), ask('2'), ask('3')];
  await expect(ask('4')).rejects.toMatchObject(busy);
  expect(asked.map(({ hash }) => hash)).toEqual(['1', '2']);
  asked[0]?.end(true);
  expect(await one).toBe(true);
  expect(asked.map(({ hash }) => hash)).toEqual(['1', '2', '3']);
  asked[1]?.end(false);
  asked[2]?.end(true);
  expect([await two, await three]).toEqual([false, true]);
});

test('A6 a place is free again when its comparison is over, also when it broke, and then one only', async () => {
  const { asked, ask } = await openCheck({ running: 1, waiting: 0 });
  const broken = ask();
  asked[0]?.fail(new Error('Not a password hash'));
  await expect(broken).rejects.toThrow('Not a password hash');
  const next = ask();
  await expect(ask()).rejects.toMatchObject(busy);
  asked[1]?.end(true);
  expect(await next).toBe(true);
  const last = ask();
  await expect(ask()).rejects.toMatchObject(busy);
  asked[2]?.end(true);
  expect(await last).toBe(true);
});

test('LOGIN-11 for nobody a comparison is made as well, and nothing matches it', async () => {
  const { asked, ask } = await openCheck({ running: 1, waiting: 0 });
  const nobody = ask(null);
  expect(asked[0]?.hash).toMatch(/^\$argon2id\$/);
  asked[0]?.end(true);
  expect(await nobody).toBe(false);
});
