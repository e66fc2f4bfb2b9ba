import { startTestWallet, type TestWallet } from '@parlour/supplier/testing/test-wallet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, trialOf } from '../../testing/player.ts';
import type { TestStudio } from '../../testing/studio-on.ts';
import { startTestStudio } from '../../testing/test-studio.ts';

let studio: TestStudio;
let wallet: TestWallet;
beforeAll(async () => {
  studio = await startTestStudio({ trustedProxies: ['127.0.0.1'] });
  wallet = await startTestWallet(studio.studioPublicKey);
  studio.setWallet(1001, wallet.url);
});
afterAll(async () => {
  await studio.close();
  await wallet.close();
});

const most = 300;
/** Sends a request of this address through a trusted proxy. */
const open = (path: string, address: string, headers: Record<string, string> = {}) =>
  studio.ask('GET', path, { headers: { 'x-forwarded-for': address, ...headers } });
const guess = async (address: string, count: number) => {
  const replies = await Promise.all(
    Array.from({ length: count }, (_, at) => open(`/launch/guess-${at}`, address)),
  );
  return replies.map(({ status }) => status);
};

describe('guesses of launches', () => {
  it('A5 one address has 300 in five minutes; then nothing opens for it, and it is told when', async () => {
    const address = '203.0.113.1';
    const statuses = await guess(address, most + 50);
    expect(statuses.filter((status) => status === 404)).toHaveLength(most);
    expect(statuses.filter((status) => status === 429)).toHaveLength(50);
    const path = await launch(studio);
    const refused = await open(path, address, { 'accept-language': 'th' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(300);
    expect(refused.headers['content-type']).toContain('text/html');
    expect(refused.body).toMatch(/<html lang="th"[^]*ลองหลายครั้งเกินไป/);
    // The launch was not used up: it opens for another address.
    expect((await open(path, '203.0.113.2')).status).toBe(303);
  });

  it('A5 real launches are never counted, opened or opened again: a carrier has thousands behind one address', async () => {
    const address = '203.0.113.3';
    const path = await launch(studio, trialOf());
    expect((await open(path, address)).status).toBe(303);
    for (let each = 0; each < most; each += 50) {
      const again = await Promise.all(Array.from({ length: 50 }, () => open(path, address)));
      expect(new Set(again.map(({ status }) => status))).toEqual(new Set([410]));
    }
    expect(new Set(await guess(address, most))).toEqual(new Set([404]));
    expect((await open(await launch(studio, trialOf()), address)).status).toBe(429);
  });

  it('H3 an address counts as the socket’s unless a trusted proxy names it, and a host as it was sent', async () => {
    const direct = await startTestStudio();
    const rotating = (_: unknown, each: number) =>
      direct.ask('GET', `/launch/x${each}`, {
        headers: { 'x-forwarded-for': `198.51.100.${each % 250}` },
      });
    const replies = await Promise.all(Array.from({ length: most + 1 }, rotating));
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(most);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(1);
    await direct.close();
    const { host } = new URL(studio.origin);
    const foreign = { host: 'evil.example', 'x-forwarded-host': host };
    expect((await open('/launch/x', '203.0.113.4', foreign)).body).toBe('{"error":"unknown"}');
    const own = { 'x-forwarded-host': 'evil.example' };
    expect((await open('/launch/x', '203.0.113.4', own)).headers['content-type']).toMatch(/html/);
  });
});
