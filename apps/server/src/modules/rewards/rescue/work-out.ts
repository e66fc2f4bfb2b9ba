// Computes the rescue each Monday for the week before: members of the audience who lost get a reward, ready to be claimed.
// Every process does it; each member's row is written once (decision 015).
import { randomUUID } from 'node:crypto';
import {
  addDays,
  dayOf,
  firstOf,
  startOfDay,
  type Day,
} from '@parlour/contract/rewards/local-days';
import { amountOf, decimalText } from '@parlour/contract/money';
import type { Database } from '@parlour/database/connection';
import type { Merchant } from '#http/merchant';
import type { Work } from '#server/module';
import { insertReward } from '../claims/store.ts';
import { isMeant, runs } from '../promotions/audience.ts';
import { listLive, type PromotionRow } from '../promotions/store.ts';
import { partBack, rateFor, type RescueRule } from './part-back.ts';
import { hasRun, insertRun, listLosers, type Loser } from './store.ts';

export type WorkDeps = {
  database: Database;
  clock: () => Date;
  listMerchants: () => Promise<readonly Merchant[]>;
  onFailure: (error: unknown, merchantCode: string) => void;
};

const minute = 60_000;
/** Delay after the week, because rounds of Sunday's last minutes reach the sums a little later. */
const graceMs = 60 * minute;
const batch = 500;

export const keepRescueWorkedOut = (deps: WorkDeps): Work => ({
  name: 'working out what comes back of last week',
  everyMs: 10 * minute,
  run: async () => {
    await workOutRescue(deps);
  },
});

/** Returns the number of new rewards. A failure at one merchant is tried again at the next run. */
export async function workOutRescue(deps: WorkDeps): Promise<number> {
  let made = 0;
  for (const merchant of await deps.listMerchants()) {
    try {
      made += await workOutAt(merchant, deps);
    } catch (error) {
      deps.onFailure(error, merchant.code);
    }
  }
  return made;
}

async function workOutAt(merchant: Merchant, deps: WorkDeps): Promise<number> {
  const at = deps.clock();
  if (!merchant.flag('REWCEN3')) return 0;
  const timeZone = merchant.setting('timeZone');
  const monday = firstOf('week', dayOf(at, timeZone));
  if (at.getTime() < startOfDay(monday, timeZone).getTime() + graceMs) return 0;
  const rows = await listLive((statement) => deps.database.query(merchant.code, statement));
  const due = rows.filter((row) => row.definition.rule.kind === 'rescue' && runs(row, at));
  let made = 0;
  for (const promotion of due) {
    made += await workOutWeek({ promotion, firstDay: addDays(monday, -7), timeZone, at }, deps);
  }
  return made;
}

type DueWeek = { promotion: PromotionRow; firstDay: Day; timeZone: string; at: Date };

async function workOutWeek(due: DueWeek, { database }: WorkDeps): Promise<number> {
  const { promotion, firstDay, at } = due;
  const { merchantCode, id: promotionId, currency } = promotion;
  const run = { promotionId, firstDay };
  if (await database.query(merchantCode, (tx) => hasRun(tx, run))) return 0;
  const rule = promotion.definition.rule as RescueRule;
  const wanted = { firstDay, currency, least: amountOf(rule.least), most: batch };
  let made = 0;
  for (let after: string | null = null; ;) {
    const from: string | null = after;
    const losers: Loser[] = await database.query(merchantCode, (tx) =>
      listLosers(tx, { ...wanted, after: from }),
    );
    made += await database.transaction(merchantCode, async (tx) => {
      let written = 0;
      for (const row of losers.flatMap((loser) => rewardOf(loser, due))) {
        written += Number(await insertReward(tx, row));
      }
      return written;
    });
    after = losers.at(-1)?.memberId ?? null;
    if (losers.length < batch) break;
  }
  await database.query(merchantCode, (tx) => insertRun(tx, { ...run, finishedAt: at }));
  return made;
}

/** The reward of a loser; empty if the promotion is not for the member, or nothing is returned. */
function rewardOf(loser: Loser, { promotion, firstDay, timeZone, at }: DueWeek) {
  const { memberId, clubLabelId, labelType, staked, won } = loser;
  const viewer = { ...loser, hasBenefits: labelType === 'AUTO' };
  if (!isMeant(promotion, viewer, at)) return [];
  const { merchantCode, id: promotionId, currency } = promotion;
  const rule = promotion.definition.rule as RescueRule;
  const rate = rateFor(rule, clubLabelId);
  const cost = partBack(rule, { staked, won }, { rate, currency });
  if (cost <= 0n) return [];
  return [
    {
      merchantCode,
      id: randomUUID(),
      memberId,
      promotionId,
      occasion: `week ${firstDay}`,
      reward: { kind: 'cash' as const, amount: decimalText(cost, currency) },
      currency,
      cost,
      state: 'ready' as const,
      about: {
        from: firstDay,
        to: addDays(firstDay, 6),
        staked: decimalText(staked, currency),
        won: decimalText(won, currency),
        difference: decimalText(staked - won, currency),
        rate: String(rate),
      },
      readyAt: at,
      expiresAt: startOfDay(addDays(firstDay, 7 + rule.openForDays), timeZone),
    },
  ];
}
