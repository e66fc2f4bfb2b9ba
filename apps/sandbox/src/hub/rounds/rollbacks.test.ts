import {
  startTestWallet,
  type WalletBehaviour,
  type TestWallet,
  walletToken,
} from '@parlour/supplier/testing/test-wallet';
import { pauseAfter } from '@parlour/supplier/wallet/tries';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openGame } from '../../testing/player.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

let sandbox: TestSandbox;
let wallet: TestWallet;
beforeAll(async () => {
  // A test with a silent wallet waits this long; a working wallet never needs it.
  sandbox = await startTestSandbox(1_000);
  wallet = await startTestWallet(sandbox.hubPublicKey);
  sandbox.setWallet(1001, wallet.url);
});
beforeEach(() => {
  wallet.calls.length = 0;
});
afterAll(async () => {
  await sandbox.close();
  await wallet.close();
});

const patience = { timeout: 10_000 };
let players = 0;
const sitDown = () => openGame(sandbox, { user: `player-${(players += 1)}` });
const of = (path: string) => wallet.calls.filter((call) => call.path === `/transaction/${path}`);
const idsOf = (path: string) => new Set(of(path).map(({ body }) => body['transaction_uuid']));
const times = (count: number, mood: WalletBehaviour) => Array.from({ length: count }, () => mood);

describe('bets and wins that get no good answer', () => {
  it.each<[WalletBehaviour, string]>([
    ['silent', 'no answer in 1000 ms'],
    ['http-500', 'HTTP 500'],
    ['not-json', 'not JSON'],
    ['unknown', 'RS_ERROR_UNKNOWN'],
  ])('W5 %s: the same bet three times, then it is taken back', async (mood, verdict) => {
    const player = await sitDown();
    const before = wallet.balance();
    wallet.be(...times(3, mood));
    const told = await player.press('stake');
    expect(told.reports).toEqual([
      { what: 'Stake', verdict, isExpected: false },
      { what: 'Rollback of it', verdict: 'RS_OK', isExpected: true },
    ]);
    expect(told.canSettle).toBe(false);
    expect(of('bet')).toHaveLength(3);
    expect(idsOf('bet').size).toBe(1);
    const [rollback] = of('rollback');
    expect(idsOf('bet')).toContain(rollback?.body['reference_transaction_uuid']);
    expect(rollback?.body).toMatchObject({ round_closed: true, token: walletToken });
    expect(wallet.balance()).toBe(before);
  });

  it('W5 an RS_OK for another request counts as no answer', async () => {
    const player = await sitDown();
    wallet.be(...times(3, 'wrong-echo'));
    const { reports } = await player.press('stake');
    expect(reports[0]?.verdict).toBe('RS_OK for another request_uuid');
    expect(of('rollback')).toHaveLength(1);
  });

  it('W5 a bet whose answer was lost is not staked twice', async () => {
    const player = await sitDown();
    const before = wallet.balance();
    wallet.be('late-ok');
    const told = await player.press('stake');
    expect(told.reports).toEqual([{ what: 'Stake', verdict: 'RS_OK', isExpected: true }]);
    expect(of('bet')).toHaveLength(2);
    expect(wallet.balance()).toBe(before - 1_000_000);
  });

  it('W6 a win is tried three times, and the round stays open for the next one', async () => {
    const player = await sitDown();
    await player.press('stake');
    wallet.be(...times(3, 'http-500'));
    const told = await player.press('win');
    expect(told).toMatchObject({ canSettle: true, reports: [{ verdict: 'HTTP 500' }] });
    expect(of('win')).toHaveLength(3);
    expect(of('rollback')).toHaveLength(0);
  });

  it('W3 a plain no is neither tried again nor taken back', async () => {
    const player = await sitDown();
    await player.press('stake', { stake: '999999999' });
    expect(wallet.calls.map(({ path }) => path)).toEqual(['/transaction/bet']);
  });
});

describe('rollbacks', () => {
  const taken = (count: number) => vi.waitUntil(() => of('rollback').length >= count, patience);
  const nothingMore = async (count: number) => {
    // The clock does not advance, so nothing becomes due while another player is served.
    await (await sitDown()).press('balance');
    expect(of('rollback')).toHaveLength(count);
  };

  it('W6 they are tried with growing pauses until the wallet takes them, also after a restart', async () => {
    const player = await sitDown();
    const before = wallet.balance();
    wallet.be(...times(4, 'http-500'));
    const { reports } = await player.press('stake');
    expect(reports[1]).toEqual({ what: 'Rollback of it', verdict: 'HTTP 500', isExpected: false });
    expect(of('rollback')).toHaveLength(1);
    await nothingMore(1);
    wallet.be('http-500');
    sandbox.pass(1_000);
    await taken(2);
    await nothingMore(2);
    await sandbox.restart();
    sandbox.pass(2_000);
    await taken(3);
    expect(of('rollback').at(-1)?.status).toBe('RS_OK');
    expect(idsOf('rollback').size).toBe(1);
    expect(wallet.balance()).toBe(before);
    sandbox.pass(3_600_000);
    await nothingMore(3);
  });

  it('W6 a bet that nobody waits for any more is taken back', async () => {
    const player = await sitDown();
    const before = wallet.balance();
    wallet.be('late-ok');
    const pressed = player.press('stake').catch(() => 'gone');
    await vi.waitUntil(() => of('bet').length === 1, patience);
    await sandbox.kill();
    await pressed;
    expect(wallet.balance()).toBe(before - 1_000_000);
    sandbox.pass(31_000);
    await taken(1);
    await vi.waitUntil(() => wallet.balance() === before, patience);
    expect(idsOf('bet')).toContain(of('rollback')[0]?.body['reference_transaction_uuid']);
  });

  it('W6 the pause doubles up to a minute', () => {
    expect([1, 2, 3, 6, 7, 500].map(pauseAfter)).toEqual([
      1_000, 2_000, 4_000, 32_000, 60_000, 60_000,
    ]);
  });
});
