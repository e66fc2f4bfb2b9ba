// Rewards of pressing "claim" now: a gift's reward, or the calendar's reward of today and of a completed streak.
// Pure functions: the lists show by them, and the claim pays by them.
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

/** Occasions for which the member has a reward, such as `day 2026-11-25`. */
export type UsedOccasions = ReadonlySet<string>;

export type Press = {
  /** Rewards with their occasions, each paid once. The first one is the main reward. */
  gives: { occasion: string; reward: Reward }[];
  /** The next time at which a press gives something; null if never. */
  againAt: Date | null;
};

type LocalMoment = { at: Date; timeZone: string };

export function pressOf(rule: Rule, had: UsedOccasions, { at, timeZone }: LocalMoment): Press {
  const today = dayOf(at, timeZone);
  if (rule.kind === 'signIn') {
    return { gives: signIn(rule, had, today), againAt: startOfDay(addDays(today, 1), timeZone) };
  }
  // Rewards of other rules are earned, and claimed one by one.
  if (rule.kind !== 'gift') return { gives: [], againAt: null };
  const { every, reward } = rule;
  if (every === 'once') return { gives: [{ occasion: 'once', reward }], againAt: null };
  const first = firstOf(every, today);
  return {
    gives: [{ occasion: `${every} ${first}`, reward }],
    againAt: startOfDay(nextOf(every, first), timeZone),
  };
}

/** All occasions that `pressOf` checks, so that a member's whole past need not be read. */
export function occasionsOf(rule: Rule, { at, timeZone }: LocalMoment): string[] {
  const today = dayOf(at, timeZone);
  if (rule.kind === 'signIn') {
    const longest = Math.max(0, ...rule.streaks.map(({ days }) => days));
    return Array.from({ length: longest + 1 }, (_, ago) => signInOccasion(addDays(today, -ago)));
  }
  return pressOf(rule, new Set(), { at, timeZone }).gives.map(({ occasion }) => occasion);
}

const signInOccasion = (day: Day): string => `day ${day}`;

/** Counts the days in a row that end with this one. */
export function streakAt(day: Day, had: UsedOccasions): number {
  let days = 0;
  while (had.has(signInOccasion(addDays(day, -days)))) days += 1;
  return days;
}

function signIn(
  { daily, streaks }: RuleOf<'signIn'>,
  had: UsedOccasions,
  today: Day,
): Press['gives'] {
  const streak = streakAt(addDays(today, -1), had) + 1;
  const ended = streaks.find(({ days }) => days === streak);
  return [
    { occasion: signInOccasion(today), reward: daily },
    ...(ended ? [{ occasion: `streak ${streak} ${today}`, reward: ended.reward }] : []),
  ];
}
