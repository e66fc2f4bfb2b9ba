import { dayOf, firstOf, nextOf, startOfDay } from '@parlour/contract/rewards/local-days';
import { decimalText } from '@parlour/contract/money';
import type { MemberCall } from '#http/call';
import type { CallAnswer } from '#http/route';
import { isMoney } from './claims/reward-kinds.ts';
import { hasPaidBefore, listPaid } from './claims/store.ts';
import { presentReward, titleIn } from './promotions/present-promotion.ts';
import type { ReadDeps } from './promotions-of.ts';

/** Reads the paid rewards of a month in the merchant's time zone; by default of this month. */
export async function readHistory(
  { merchant, session, language }: MemberCall,
  wanted: string | undefined,
  { database, clock }: ReadDeps,
): Promise<CallAnswer<'rewardHistory'>> {
  const timeZone = merchant.setting('timeZone');
  const first = wanted ? `${wanted}-01` : firstOf('month', dayOf(clock(), timeZone));
  const from = startOfDay(first, timeZone);
  const until = startOfDay(nextOf('month', first), timeZone);
  const { memberId } = session;
  const [rows, hasEarlier] = await Promise.all([
    database.query(merchant.code, (tx) => listPaid(tx, { memberId, from, until })),
    database.query(merchant.code, (tx) => hasPaidBefore(tx, memberId, from)),
  ]);
  const currency = merchant.setting('currency');
  const sum = rows
    .filter((row) => row.currency === currency && isMoney(row.reward))
    .reduce((all, { cost }) => all + cost, 0n);
  return {
    month: first.slice(0, 7),
    sum: { amount: decimalText(sum, currency), currency },
    rows: rows.map((row) => ({
      id: row.id,
      type: row.type,
      title: titleIn(row.texts, language),
      reward: presentReward(row.reward, { currency: row.currency, language }),
      paidAt: row.paidAt?.getTime() ?? 0,
    })),
    hasEarlier,
  };
}
