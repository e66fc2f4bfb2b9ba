import { randomUUID } from 'node:crypto';
import { startTestWallet, type TestWallet } from '@parlour/supplier/testing/test-wallet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOf, openGame } from '../testing/player.ts';
import type { TestStudio } from '../testing/studio-on.ts';
import { startTestStudio } from '../testing/test-studio.ts';

let studio: TestStudio;
let wallet: TestWallet;
beforeAll(async () => {
  studio = await startTestStudio();
  wallet = await startTestWallet(studio.studioPublicKey);
  studio.setWallet(1001, wallet.url);
});
afterAll(async () => {
  await studio.close();
  await wallet.close();
});

test('V1 a word that the address says twice is refused', async () => {
  const player = await openGame(studio, launchOf({ game_code: 'minute-six' }));
  const issue = '20261121-0720';
  const refused = [
    await player.get(`lottery/draws?before=${issue}&before=${issue}`),
    await player.get(`lottery/slips?before=${randomUUID()}&before=${randomUUID()}`),
    await studio.ask('GET', `/lottery/draws?before=${issue}&before=${issue}`),
    await studio.ask('GET', '/lottery/draws?lang=ur&lang=th'),
    await studio.ask('GET', '/lottery/latest?currency=PHP&currency=EUR'),
  ];
  for (const { status, body } of refused) {
    expect([status, body]).toEqual([400, '{"error":"invalid"}']);
  }
  expect((await studio.ask('GET', '/lottery/draws?utm=1&utm=2')).status).toBe(200);
});
