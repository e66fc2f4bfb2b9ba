// Bets that waited for the lock of their wallet: the state after the wait decides.
import { money } from '@parlour/seed/testing/ledger-fixtures';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { lockWallets } from '#modules/ledger';
import { runStatement } from '@parlour/database/statements/run-statement';
import { bonusesOf } from '../../testing/bonus.ts';
import { countWaitingFor } from '../../testing/meanwhile.ts';
import { checkLedgerAndClose } from '../../testing/check-and-close.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { seatPlayer } from '../../testing/vendor.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => checkLedgerAndClose(site));

const one = 100_000;
const minute = 60_000;

type Player = Awaited<ReturnType<typeof seatPlayer>>;

/** Makes a call that has to wait for the member's wallets while the server's clock advances by `passes` ms. */
async function waitMeanwhile<Answer>(
  { member, merchant: { code } }: Player,
  { passes, call }: { passes: number; call: () => Promise<Answer> },
): Promise<Answer> {
  const release = Promise.withResolvers<void>();
  const held = Promise.withResolvers<number | undefined>();
  const holder = site.database.transaction(code, async (tx) => {
    await lockWallets(tx, member.id);
    const rows = await runStatement<{ pid: number }>(tx, 'select pg_backend_pid() as pid');
    held.resolve(rows[0]?.pid);
    await release.promise;
  });
  const pid = await held.promise;
  const answer = call();
  const waiting = () => countWaitingFor({ ...site.urls, merchantCode: code }, pid);
  await vi.waitFor(async () => expect(await waiting()).toBe(1), { interval: 5 });
  site.pass(passes);
  release.resolve();
  await holder;
  return answer;
}

describe('a bet that waits for its wallet', () => {
  test('W2, S1 is refused where its session ended meanwhile', async () => {
    const player = await seatPlayer(site, { settings: { 'session.idleMinutes': '30' } });
    expect(await player.bet('b1', one)).toMatchObject({ status: 'RS_OK' });
    const call = () => player.bet('b2', one);
    const late = await waitMeanwhile(player, { passes: 31 * minute, call });
    expect(late).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' });
    expect(await player.holds()).toBe(money('99'));
  });

  test('BONUS-07 takes no money of a bonus whose time was up meanwhile', async () => {
    const player = await seatPlayer(site, { balance: '0' });
    const { grant, left } = bonusesOf(site, player);
    await grant({ lastsDays: 1 });
    site.pass(24 * 60 * minute - minute);
    const token = await player.comeBack();
    const call = () => player.bet('b1', 20 * one, { token });
    const late = await waitMeanwhile(player, { passes: 2 * minute, call });
    expect(late).toMatchObject({ status: 'RS_ERROR_NOT_ENOUGH_MONEY' });
    expect(await left()).toBe(money('20'));
  });
});
