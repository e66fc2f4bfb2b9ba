import { startTestWallet, type TestWallet } from '@parlour/supplier/testing/test-wallet';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openGame, pressButton, type Player } from '../../testing/player.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

let sandbox: TestSandbox;
let wallet: TestWallet;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  wallet = await startTestWallet(sandbox.hubPublicKey);
  sandbox.setWallet(1001, wallet.url);
});
afterAll(async () => {
  await sandbox.close();
  await wallet.close();
});

const day = 86_400_000;
const lastCall = (): Record<string, unknown> => wallet.calls.at(-1)?.body ?? {};
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 50 });

/** Plays a round. Returns the statuses that its operator and its player get for it. */
async function playRound(user: string) {
  const player: Player = await openGame(sandbox, { user });
  await player.press('stake');
  const body = lastCall();
  const round = { operator_id: 1001, user, round: body['round'] };
  return {
    player,
    link: async () =>
      (await sandbox.operate('round', { ...round, transaction_uuid: body['transaction_uuid'] }))
        .status,
    page: async () => (await pressButton(sandbox, 'balance', { key: player.key })).status,
  };
}

describe('the daily sweep', () => {
  it('R4 launches, rounds and transactions of more than 30 days ago go, younger ones stay', async () => {
    const old = await playRound('player-old');
    sandbox.pass(2 * day);
    const young = await playRound('player-young');
    expect([await old.link(), await old.page(), await young.link()]).toEqual([200, 200, 200]);
    sandbox.pass(28 * day + 1);
    await soon(async () => expect(await old.link()).toBe(404));
    expect(await old.page()).not.toBe(200);
    expect([await young.link(), await young.page()]).toEqual([200, 200]);
  });

  it('R4 an old round in which something happened of late stays', async () => {
    const lasting = await playRound('player-lasting');
    const other = await playRound('player-other');
    sandbox.pass(20 * day);
    await lasting.player.press('win');
    sandbox.pass(10 * day + 1);
    await soon(async () => expect(await other.link()).toBe(404));
    expect(await lasting.link()).toBe(200);
  });

  it('W5 a rollback that no wallet took yet is not swept away with its round', async () => {
    const gone = await playRound('player-gone');
    wallet.be('http-500');
    await gone.player.press('rollback');
    const body = lastCall();
    const taken = () =>
      wallet.calls.filter(
        ({ body: sent, status }) =>
          sent['transaction_uuid'] === body['transaction_uuid'] && status === 'RS_OK',
      );
    expect(taken()).toEqual([]);
    sandbox.pass(31 * day);
    await soon(async () => expect(taken()).toHaveLength(1));
    sandbox.pass(day);
    await soon(async () => expect(await gone.link()).toBe(404));
  });
});
