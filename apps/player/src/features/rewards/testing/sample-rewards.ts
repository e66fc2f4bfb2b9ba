// Sample rewards and promotions for the tests of pages.
import type { Answer } from '@parlour/contract/endpoint';
import type { Calendar } from '../check-in/use-calendar.ts';
import type { Promotion, WholePromotion } from '../activity/use-promotions.ts';
import type { rewardClaims } from '@parlour/contract/rewards/calls';

export const rewardsOn = { whitelabelVal: { REWCEN3: true } };

export const idOf = (number: number): string =>
  `019364e2-7f1a-7c3b-9a45-5b1d0c2e8f${String(number).padStart(2, '0')}`;
export const cash = (amount: string) => ({ kind: 'cash' as const, amount, currency: 'PHP' });

type Row = Answer<typeof rewardClaims>['rows'][number];
export const row = (over: Partial<Row> = {}): Row => ({
  id: null,
  promotionId: idOf(1),
  type: 'MISSION',
  title: 'Five draws',
  item: null,
  reward: cash('20.00'),
  state: 'ready',
  trouble: null,
  until: null,
  ...over,
});

export const paid = (amount: string) => ({
  answer: { claimId: idOf(90), state: 'paid' as const, amount, currency: 'PHP' },
});

/** November 2026 on the 25th: check-ins on the 23rd and 24th, missed days from the 20th to the 22nd. */
export function calendar(over: Partial<Calendar> = {}): Calendar {
  const states = (day: number): Calendar['days'][number]['state'] => {
    if (day < 20) return 'none';
    if (day < 23) return 'missed';
    if (day < 25) return 'signed';
    return day === 25 ? 'today' : 'coming';
  };
  return {
    promotionId: idOf(50),
    today: '2026-11-25',
    nextDayAt: new Date(2026, 10, 26, 0, 0).getTime(),
    month: '2026-11',
    days: Array.from({ length: 30 }, (_, at) => ({
      day: `2026-11-${String(at + 1).padStart(2, '0')}`,
      state: states(at + 1),
      gift: at + 1 === 25 || at + 1 === 29,
    })),
    hasEarlier: true,
    streak: 2,
    longest: 9,
    streaks: [
      { days: 2, reward: cash('5.00'), reached: true },
      { days: 3, reward: cash('20.50'), reached: false },
    ],
    todayReward: cash('10.00'),
    claimed: false,
    ...over,
  };
}

/** The calendar after the check-in of the 25th. */
export const signedCalendar = (): Calendar =>
  calendar({
    claimed: true,
    streak: 3,
    days: calendar().days.map((day) =>
      day.state === 'today' ? { ...day, state: 'signed', gift: false } : day,
    ),
  });

export const promotion = (over: Partial<Promotion> = {}): Promotion => ({
  id: idOf(1),
  type: 'MISSION',
  state: 'live',
  title: 'A gift each week',
  line: 'One for you.',
  startsAt: null,
  endsAt: null,
  art: 'gift',
  goTo: null,
  claim: { state: 'ready', againAt: null, reward: cash('50.00'), rewardId: null },
  ...over,
});
export const whole = (over: Partial<WholePromotion> = {}): WholePromotion => ({
  ...promotion(),
  terms: '<p>Once a week.</p>',
  ...over,
});
