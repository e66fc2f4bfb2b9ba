// A member's progress with tasks, computed from recorded activity. Pure functions: the page shows by them, and rewards become ready by them.
import {
  addDays,
  dayOf,
  firstOf,
  nextOf,
  startOfDay,
  type Day,
} from '@parlour/contract/rewards/local-days';
import { lotteryCategories } from '@parlour/contract/lobby/lottery-categories';
import { unitsInOne } from '@parlour/contract/money';
import type { Deed, DeedGoal } from '@parlour/contract/rewards/deeds.schema';
import type { Promotion, Task } from '@parlour/contract/rewards/promotion.schema';

export type TasksRule = Extract<Promotion['rule'], { kind: 'tasks' }>;

/** Recorded activity of a member within the window. */
export type MemberActivity = {
  hasMobile: boolean;
  hasEmail: boolean;
  /** Days with a login. */
  days: number;
  played: readonly {
    game: string;
    category: string | null;
    currency: string;
    rounds: number;
    staked: bigint;
  }[];
  /** The promotion's currency. */
  currency: string;
};

/** The progress with a task, at most its target. */
export function progressOf({ does, target, only }: DeedGoal, done: MemberActivity): number {
  const counted = done.played.filter(
    ({ game, category, rounds }) =>
      rounds > 0 &&
      (!only?.games || only.games.includes(game)) &&
      (!only?.categories || (category !== null && only.categories.includes(category))),
  );
  const amounts: Record<Deed, () => number> = {
    registered: () => 1,
    mobile: () => Number(done.hasMobile),
    email: () => Number(done.hasEmail),
    days: () => done.days,
    rounds: () => counted.reduce((sum, { rounds }) => sum + rounds, 0),
    tickets: () =>
      counted
        .filter(({ category }) => category !== null && lotteryCategories.includes(category))
        .reduce((sum, { rounds }) => sum + rounds, 0),
    games: () => new Set(counted.map(({ game }) => game)).size,
    staked: () => {
      const own = counted.filter(({ currency }) => currency === done.currency);
      return Number(own.reduce((sum, { staked }) => sum + staked, 0n) / unitsInOne);
    },
  };
  return Math.min(target, amounts[does]());
}

/** The days that count now, both included. `until` is the end of the window, or null. */
export type TaskWindow = {
  from: Day;
  to: Day;
  until: Date | null;
  isOver: boolean;
  suffix: string;
};

type WindowContext = { registeredAt: Date; startsAt: Date | null; at: Date; timeZone: string };

export function windowOf(
  { every, openForDays }: Pick<TasksRule, 'every' | 'openForDays'>,
  whose: WindowContext,
): TaskWindow {
  const { registeredAt, startsAt, at, timeZone } = whose;
  const today = dayOf(at, timeZone);
  if (every !== 'once') {
    const from = firstOf(every, today);
    const until = startOfDay(nextOf(every, from), timeZone);
    return { from, to: today, until, isOver: false, suffix: ` ${from}` };
  }
  const registered = dayOf(registeredAt, timeZone);
  const begins = startsAt ? dayOf(startsAt, timeZone) : registered;
  const from = begins > registered ? begins : registered;
  if (openForDays === undefined) return { from, to: today, until: null, isOver: false, suffix: '' };
  const until = startOfDay(addDays(registered, openForDays), timeZone);
  const last = addDays(registered, openForDays - 1);
  return { from, to: last < today ? last : today, until, isOver: at >= until, suffix: '' };
}

/** The occasion of a task's reward; each occasion is paid once. */
export const taskOccasion = (
  { code }: Pick<Task, 'code'>,
  { suffix }: Pick<TaskWindow, 'suffix'>,
) => `task ${code}${suffix}`;

export type TaskState = { task: Task; done: number; isDone: boolean; isLocked: boolean };

/** States of the tasks in their order. A task is locked until the one before it is done. A task with a reward counts as done, whatever changed since. */
export function statesOf(
  { tasks }: TasksRule,
  done: MemberActivity,
  hasReward: (task: Task) => boolean,
): TaskState[] {
  const states: TaskState[] = [];
  for (const task of tasks) {
    const before = states.find((each) => each.task.code === task.after);
    const isLocked = before !== undefined && !before.isDone;
    const count = hasReward(task) ? task.target : progressOf(task, done);
    states.push({ task, done: count, isDone: !isLocked && count >= task.target, isLocked });
  }
  return states;
}
