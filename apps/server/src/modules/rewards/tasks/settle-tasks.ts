// Gives the rewards of tasks that a member has done, ready to be claimed.
// It runs at each fact of the member and before tasks are shown, so that nothing done in between is lost.
import { randomUUID } from 'node:crypto';
import { dayOf, type Day } from '@parlour/contract/rewards/local-days';
import { costOf } from '@parlour/contract/rewards/reward-cost';
import type { Tx } from '@parlour/database/connection';
import { addPoints } from './points.ts';
import { isMeant, runs, type Viewer } from '../promotions/audience.ts';
import type { MemberPromotions, SettleContext } from '../promotions/settle-context.ts';
import type { PromotionRow } from '../promotions/store.ts';
import { insertReward, listOf, type RewardRow } from '../claims/store.ts';
import {
  statesOf,
  taskOccasion,
  windowOf,
  type TasksRule,
  type TaskState,
  type TaskWindow,
} from './progress.ts';
import { readDone } from './store.ts';

export type TaskGroup = {
  promotion: PromotionRow;
  window: TaskWindow;
  states: (TaskState & { reward: RewardRow | null })[];
};

/** Settles the groups of tasks for the member and returns them. */
export async function settleTasks(
  tx: Tx,
  looking: SettleContext,
  { live, viewer }: MemberPromotions,
): Promise<TaskGroup[]> {
  const { memberId, at } = looking;
  if (!viewer) return [];
  const meant = live.filter(
    (row) => row.definition.rule.kind === 'tasks' && runs(row, at) && isMeant(row, viewer, at),
  );
  if (meant.length === 0) return [];
  const had = Map.groupBy(
    await listOf(
      tx,
      memberId,
      meant.map(({ id }) => id),
    ),
    ({ promotionId }) => promotionId,
  );
  const groups: TaskGroup[] = [];
  for (const promotion of meant) {
    const rows = had.get(promotion.id) ?? [];
    groups.push(await settleGroup(tx, looking, { promotion, viewer, rows }));
  }
  return groups;
}

type TaskGroupInput = { promotion: PromotionRow; viewer: Viewer; rows: RewardRow[] };

async function settleGroup(
  tx: Tx,
  { memberId, at, timeZone }: SettleContext,
  { promotion, viewer, rows }: TaskGroupInput,
): Promise<TaskGroup> {
  const { definition, startsAt, currency } = promotion;
  const rule = definition.rule as TasksRule;
  const earnedOn = dayOf(at, timeZone);
  const window = windowOf(rule, { ...viewer, startsAt, at, timeZone });
  const rewardOf = (code: string): RewardRow | null =>
    rows.find(({ occasion }) => occasion === taskOccasion({ code }, window)) ?? null;
  const { from, to } = window;
  const done = { ...(await readDone(tx, { memberId, from, to })), currency };
  const states = statesOf(rule, done, ({ code }) => rewardOf(code) !== null);
  const settled = [];
  for (const state of states) {
    const reward = rewardOf(state.task.code);
    const isDue = state.isDone && reward === null && !window.isOver;
    settled.push({
      ...state,
      reward: isDue
        ? await makeReady(tx, { promotion, state, window, memberId, at, earnedOn })
        : reward,
    });
  }
  return { promotion, window, states: settled };
}

type DueReward = {
  promotion: PromotionRow;
  state: TaskState;
  window: TaskWindow;
  memberId: string;
  at: Date;
  /** The current day in the merchant's time zone. */
  earnedOn: Day;
};

/** Inserts the reward; null if a concurrent run was faster: its row is read the next time. */
async function makeReady(tx: Tx, due: DueReward): Promise<RewardRow | null> {
  const { promotion, state, window, memberId, at, earnedOn } = due;
  const { reward, code, points } = state.task;
  const row = {
    merchantCode: promotion.merchantCode,
    id: randomUUID(),
    memberId,
    promotionId: promotion.id,
    occasion: taskOccasion(state.task, window),
    reward,
    currency: promotion.currency,
    cost: costOf(reward),
    state: 'ready' as const,
    about: { task: code },
    readyAt: at,
    expiresAt: promotion.endsAt,
    points,
    earnedOn,
  };
  const isNew = await insertReward(tx, row);
  if (!isNew) return null;
  if (points > 0) await addPoints(tx, row);
  return { ...row, trouble: null, paidAt: null };
}
