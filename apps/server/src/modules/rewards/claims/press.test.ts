import { describe, expect, it } from 'vitest';
import { pressOf, streakAt } from './press.ts';

const cash = (amount: string) => ({ kind: 'cash' as const, amount });
const manila = (at: string) => ({ at: new Date(at), timeZone: 'Asia/Manila' });
const signIn = {
  kind: 'signIn' as const,
  daily: cash('1'),
  streaks: [{ days: 3, reward: cash('5') }],
};
const days = (...all: string[]) => new Set(all.map((day) => `day ${day}`));

describe('what a press gives', () => {
  it.each([
    ['once', 'once', null],
    ['day', 'day 2026-12-01', '2026-12-01T16:00:00.000Z'],
    ['week', 'week 2026-11-30', '2026-12-06T16:00:00.000Z'],
    ['month', 'month 2026-12-01', '2026-12-31T16:00:00.000Z'],
  ] as const)('PROMO-05 a gift for each %s is for the merchant’s own', (every, occasion, again) => {
    const gift = { kind: 'gift' as const, every, reward: cash('2') };
    const { gives, againAt } = pressOf(gift, new Set(), manila('2026-11-30T17:00:00Z'));
    expect(gives).toEqual([{ occasion, reward: cash('2') }]);
    expect(againAt?.toISOString() ?? null).toBe(again);
  });

  it('PROMO-05 the third day in a row pays its streak too, over the end of a month', () => {
    const had = days('2026-11-29', '2026-11-30');
    const { gives } = pressOf(signIn, had, manila('2026-12-01T03:00:00Z'));
    expect(gives).toEqual([
      { occasion: 'day 2026-12-01', reward: cash('1') },
      { occasion: 'streak 3 2026-12-01', reward: cash('5') },
    ]);
  });

  it('PROMO-05 a day missed begins the streak anew', () => {
    const had = days('2026-11-28', '2026-11-29');
    const { gives } = pressOf(signIn, had, manila('2026-12-01T03:00:00Z'));
    expect(gives).toEqual([{ occasion: 'day 2026-12-01', reward: cash('1') }]);
    expect(streakAt('2026-11-29', had)).toBe(2);
    expect(streakAt('2026-11-30', had)).toBe(0);
  });
});
