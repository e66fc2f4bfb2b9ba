// Gives the prizes of a leaderboard after its day, week or month, ready to be claimed (PROMO-09).
// Every process checks; one takes the run with all its rewards.
import { randomUUID } from 'node:crypto';
import {
  addDays,
  dayOf,
  firstOf,
  nextOf,
  startOfDay,
  type Day,
} from '@parlour/contract/rewards/local-days';
import type { Promotion } from '@parlour/contract/rewards/promotion.schema';
import { costOf } from '@parlour/contract/rewards/reward-cost';
import type { Tx } from '@parlour/database/connection';
import type { Merchant } from '#http/merchant';
import type { Work } from '#server/module';
import { insertReward } from '../claims/store.ts';
import { isMeant, runs } from '../promotions/audience.ts';
import { listLive, type PromotionRow } from '../promotions/store.ts';
import type { WorkDeps } from '../rescue/work-out.ts';
import { hasRun } from '../rescue/store.ts';
import { listRanked, takeRun } from './store.ts';

export type BoardRule = Extract<Promotion['rule'], { kind: 'leaderBoard' }>;

const minute = 60_000;
/** Delay after a period, because points of its last minutes are added a little later. */
const graceMs = 15 * minute;

export const keepPrizesGiven = (deps: WorkDeps): Work => ({
  name: 'giving the prizes of leaderboards',
  everyMs: 5 * minute,
  run: async () => {
    await givePrizes(deps);
  },
});

/** Returns the number of new rewards. A failure at one merchant is tried again at the next run. */
export async function givePrizes(deps: WorkDeps): Promise<number> {
  let made = 0;
  for (const merchant of await deps.listMerchants()) {
    try {
      made += await giveAt(merchant, deps);
    } catch (error) {
      deps.onFailure(error, merchant.code);
    }
  }
  return made;
}

type FinishedPeriod = {
  promotion: PromotionRow;
  rule: BoardRule;
  firstDay: Day;
  at: Date;
  timeZone: string;
};

async function giveAt(merchant: Merchant, { database, clock }: WorkDeps): Promise<number> {
  if (!merchant.flag('REWCEN3')) return 0;
  const at = clock();
  const timeZone = merchant.setting('timeZone');
  const rows = await listLive((statement) => database.query(merchant.code, statement));
  let made = 0;
  for (const promotion of rows.filter((row) => runs(row, at))) {
    const over = overOf({ promotion, at, timeZone });
    if (!over) continue;
    const run = { promotionId: promotion.id, firstDay: over.firstDay };
    if (await database.query(merchant.code, (tx) => hasRun(tx, run))) continue;
    made += await database.transaction(merchant.code, (tx) => give(tx, over));
  }
  return made;
}

/** Finds the last finished period; null if it ended before the promotion began, or less than `graceMs` ago. */
function overOf({
  promotion,
  at,
  timeZone,
}: Pick<FinishedPeriod, 'promotion' | 'at' | 'timeZone'>) {
  const { rule } = promotion.definition;
  if (rule.kind !== 'leaderBoard') return null;
  const current = firstOf(rule.period, dayOf(at, timeZone));
  const endsAt = startOfDay(current, timeZone);
  const begins = promotion.startsAt ?? promotion.createdAt;
  if (begins >= endsAt || at.getTime() < endsAt.getTime() + graceMs) return null;
  const firstDay = firstOf(rule.period, addDays(current, -1));
  return { promotion, rule, firstDay, at, timeZone };
}

async function give(tx: Tx, over: FinishedPeriod): Promise<number> {
  const { promotion, rule, firstDay, at } = over;
  const { id: promotionId } = promotion;
  const isFirst = await takeRun(tx, { promotionId, firstDay, finishedAt: at });
  if (!isFirst) return 0;
  const { period, prizes } = rule;
  const mostRank = Math.max(...prizes.map(({ ranks }) => ranks[1]));
  let made = 0;
  for (const ranked of await listRanked(tx, { period, firstDay, mostRank })) {
    const viewer = { ...ranked, hasBenefits: ranked.labelType === 'AUTO' };
    const prize = prizes.find(({ ranks: [from, to] }) => from <= ranked.rank && ranked.rank <= to);
    if (!prize || !isMeant(promotion, viewer, at)) continue;
    made += Number(await insertReward(tx, rewardOf(over, { ...ranked, prize })));
  }
  return made;
}

type Winner = { memberId: string; rank: number; prize: BoardRule['prizes'][number] };

function rewardOf({ promotion, rule, firstDay, at, timeZone }: FinishedPeriod, winner: Winner) {
  const { merchantCode, id: promotionId, currency } = promotion;
  const { memberId, rank, prize } = winner;
  const next = nextOf(rule.period, firstDay);
  return {
    merchantCode,
    id: randomUUID(),
    memberId,
    promotionId,
    occasion: `${rule.period} ${firstDay}`,
    reward: prize.reward,
    currency,
    cost: costOf(prize.reward),
    state: 'ready' as const,
    about: { rank: String(rank), from: firstDay, to: addDays(next, -1) },
    readyAt: at,
    expiresAt: startOfDay(addDays(next, rule.openForDays), timeZone),
  };
}
