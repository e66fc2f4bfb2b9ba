// What pressing "claim" gives now: of a gift its reward, of the daily calendar today's and what a row of days ends with. Plain code: the lists show by it, and the claim pays by it.
import {
  addDays,
  dayOf,
  firstOf,
  nextOf,
  startOfDay,
  type Day,
} from '@parlour/contract/rewards/local-days';
import type { Promotion } from '@parlour/contract/rewards/promotion.schema';
import type { Reward } from '@parlour/contract/rewards/reward.schema';

type Rule = Promotion['rule'];
type RuleOf<K extends Rule['kind']> = Extract<Rule, { kind: K }>;

/** For what a member had something already: `day 2026-11-25`. */
export type Had = ReadonlySet<string>;

export type Press = {
  /** One text for everything that is paid once; the first one is what the press is for. */
  gives: { occasion: string; reward: Reward }[];
  /** When there is something again; null: never. */
  againAt: Date | null;
};

type Now = { at: Date; timeZone: string };

export function pressOf(rule: Rule, had: Had, { at, timeZone }: Now): Press {
  const today = dayOf(at, timeZone);
  if (rule.kind === 'signIn') {
    return { gives: signIn(rule, had, today), againAt: startOfDay(addDays(today, 1), timeZone) };
  }
  // What is earned is claimed row by row.
  if (rule.kind !== 'gift') return { gives: [], againAt: null };
  const { every, reward } = rule;
  if (every === 'once') return { gives: [{ occasion: 'once', reward }], againAt: null };
  const first = firstOf(every, today);
  return {
    gives: [{ occasion: `${every} ${first}`, reward }],
    againAt: startOfDay(nextOf(every, first), timeZone),
  };
}

/** All occasions by which `pressOf` judges, so that nobody's whole past is read for it. */
export function occasionsOf(rule: Rule, { at, timeZone }: Now): string[] {
  const today = dayOf(at, timeZone);
  if (rule.kind === 'signIn') {
    const longest = Math.max(0, ...rule.streaks.map(({ days }) => days));
    return Array.from({ length: longest + 1 }, (_, ago) => signInOccasion(addDays(today, -ago)));
  }
  return pressOf(rule, new Set(), { at, timeZone }).gives.map(({ occasion }) => occasion);
}

const signInOccasion = (day: Day): string => `day ${day}`;

/** How many days in a row end with this one. */
export function streakAt(day: Day, had: Had): number {
  let days = 0;
  while (had.has(signInOccasion(addDays(day, -days)))) days += 1;
  return days;
}

function signIn({ daily, streaks }: RuleOf<'signIn'>, had: Had, today: Day): Press['gives'] {
  const streak = streakAt(addDays(today, -1), had) + 1;
  const ended = streaks.find(({ days }) => days === streak);
  return [
    { occasion: signInOccasion(today), reward: daily },
    ...(ended ? [{ occasion: `streak ${streak} ${today}`, reward: ended.reward }] : []),
  ];
}
