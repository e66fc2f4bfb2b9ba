import { expect, test } from 'vitest';
import { pacePushes } from './pace.ts';
import type { PushProvider } from './push.ts';

const sender = { merchantCode: 'm', contact: 'https://m.test', hosts: [], fcm: null };
const payload = { title: '', body: '', path: '/m/home', tag: '', direction: 'ltr' } as const;
const message = { payload: { ...payload, language: 'en' }, topic: 't', ttlSeconds: 1 };

/** Sends messages during seconds that were so busy, then the last ones. Returns the milliseconds between those. */
async function apartAfter(busy: readonly number[]): Promise<number> {
  let at = 0;
  const left = busy.values();
  const waited: number[] = [];
  const provider: PushProvider = {
    publicKey: () => 'key',
    identify: ({ token }) => token,
    serviceOf: () => 'push.example',
    send: async () => ({ result: 'taken' }),
  };
  const paced = pacePushes(provider, {
    share: 0.3,
    mostMs: 25,
    readBusy: () => left.next().value ?? 0,
    wait: async (ms) => void waited.push(ms),
    now: () => at,
  });
  const send = () => paced.send(sender, { platform: 'WEBPUSH', token: 't' }, message);
  for (const _ of busy) {
    at += 1_000;
    await send();
  }
  // Sent at the same moment: the first starts at once, or a little after the one before.
  waited.length = 0;
  await Promise.all([send(), send(), send()]);
  const [first = 0, second = 0, third = 0] = waited;
  expect(third - second).toBeCloseTo(second - first);
  return second - first;
}

test('PUSH-04 a process that is busy sends slowly, one after the other, and never stops', async () => {
  expect(await apartAfter([0.9, 0.9, 0.9])).toBe(25);
});

test('PUSH-04 where nothing else is to be done it soon sends without a pause', async () => {
  expect(await apartAfter([0])).toBeCloseTo(18.75);
  expect(await apartAfter([0, 0])).toBeCloseTo(14.06);
  expect(await apartAfter(Array.from({ length: 30 }, () => 0))).toBe(0);
});

test('PUSH-04 it gives way again as soon as people come', async () => {
  const idle = Array.from({ length: 30 }, () => 0);
  const busy = Array.from({ length: 7 }, () => 0.8);
  expect(await apartAfter([...idle, ...busy])).toBe(25);
});
