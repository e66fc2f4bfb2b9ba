// The rescue returns a part of the member's own money lost in a week, never of bonus money.
import { rewardRescue } from '@parlour/contract/rewards/calls';
import { money } from '@parlour/seed/testing/ledger-fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bonusesOf } from '../../../testing/bonus.ts';
import { tellFacts } from '../../../testing/inviting.ts';
import { gift, openRewards } from '../../../testing/promotions.ts';
import { checkLedgerAndClose } from '../../../testing/check-and-close.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { seatPlayer } from '../../../testing/vendor.ts';
import { workOutRescue } from './work-out.ts';

let site: TestSite;
beforeAll(async () => {
  // Saturday, 21 November 2026, 12:00.
  site = await startTestSite();
});
afterAll(() => checkLedgerAndClose(site));

const one = 100_000;
const monday = new Date('2026-11-23T14:00:00Z');

/** Seats a player with that cash and 20.00 of bonus money, which is staked after all cash. */
async function seat(cash: string) {
  const rewards = await openRewards(site);
  const rule = { kind: 'rescue', rate: 10, least: '5', most: '100', openForDays: 7 } as const;
  await rewards.publish(gift({ code: 'rescue', type: 'SAVIOR', rule: { ...rule, clubRates: {} } }));
  const player = await seatPlayer(site, { merchant: rewards.merchant, balance: cash });
  const bonus = bonusesOf(site, player);
  const { id } = await bonus.grant();
  /** Computes the rescue on Monday and returns its week; null if there is none. */
  const weekOf = async () => {
    await tellFacts(site);
    await workOutRescue({
      database: site.database,
      clock: () => monday,
      listMerchants: site.merchants.list,
      onFailure: (error) => {
        throw error;
      },
    });
    const { value } = await player.visitor.call(rewardRescue);
    // The site's clock is still at Saturday, so this week is not listed as the last one.
    return (value['rescue'] as { earlier: object[] }).earlier[0] ?? null;
  };
  return { ...player, bonus, bonusId: id, weekOf };
}
const inRound = (round: string) => ({ round });

test('PROMO-05 lost bonus money alone brings nothing back', async () => {
  const { bet, win, weekOf } = await seat('0');
  await bet('b1', 20 * one);
  await win(['w1', 'b1'], 0);
  expect(await weekOf()).toBeNull();
});

test('PROMO-05 of a stake of both only the cash counts, and of its prize only the cash part', async () => {
  const { bet, win, weekOf } = await seat('30');
  await bet('b1', 50 * one);
  // Two fifths of the prize are bonus money, as of the stake.
  await win(['w1', 'b1'], 25 * one);
  expect(await weekOf()).toMatchObject({
    staked: '30.00',
    won: '15.00',
    difference: '15.00',
    reward: { amount: '1.50' },
  });
});

test('PROMO-05 bonus money that is won does not lessen what is lost of one’s own', async () => {
  const { bet, win, weekOf } = await seat('10');
  await bet('b1', 10 * one, inRound('r1'));
  await win(['w1', 'b1'], 0, inRound('r1'));
  await bet('b2', 5 * one, inRound('r2'));
  await win(['w2', 'b2'], 100 * one, inRound('r2'));
  expect(await weekOf()).toMatchObject({ staked: '10.00', won: '0.00', difference: '10.00' });
});

test('PROMO-05 what is given back, or comes when the bonus is over, is no loss of one’s own', async () => {
  const { bet, win, rollback, weekOf, bonus, bonusId } = await seat('10');
  await bet('b1', 12 * one, inRound('r1'));
  await win(['w1', 'b1'], 0, inRound('r1'));
  await bet('b2', 4 * one, inRound('r2'));
  await rollback('k2', 'b2', inRound('r2'));
  await bet('b3', 6 * one, inRound('r3'));
  await win(['w3', 'b3'], 3 * one, inRound('r3'));
  await rollback('k3', 'b3', inRound('r3'));
  await bet('b4', 8 * one, inRound('r4'));
  await bonus.cancel(bonusId);
  await win(['w4', 'b4'], 7 * one, inRound('r4'));
  expect(await weekOf()).toMatchObject({ staked: '10.00', won: '0.00', difference: '10.00' });
  expect(await bonus.left()).toBe(money('0'));
});
