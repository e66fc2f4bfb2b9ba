import { describe, expect, it } from 'vitest';
import { addDays, dayOf, daysBetween, firstOf, nextOf, startOfDay } from './local-days.ts';

const iso = (day: string, zone: string): string => startOfDay(day, zone).toISOString();

describe('days of a merchant', () => {
  it.each([
    ['2026-11-24T15:59:59.999Z', 'Asia/Manila', '2026-11-24'],
    ['2026-11-24T16:00:00.000Z', 'Asia/Manila', '2026-11-25'],
    ['2026-11-25T01:59:59.999Z', 'America/Sao_Paulo', '2026-11-24'],
    ['2026-12-31T18:30:00.000Z', 'Asia/Kolkata', '2027-01-01'],
  ])('PROMO-05 at %s the clocks of %s show %s', (at, zone, day) => {
    expect(dayOf(new Date(at), zone)).toBe(day);
  });

  it.each([
    ['2026-11-25', 'UTC', '2026-11-25T00:00:00.000Z'],
    ['2026-11-25', 'Asia/Kathmandu', '2026-11-24T18:15:00.000Z'],
    ['2026-03-29', 'Europe/Lisbon', '2026-03-29T00:00:00.000Z'],
    ['2026-03-30', 'Europe/Lisbon', '2026-03-29T23:00:00.000Z'],
    ['2026-10-26', 'Europe/Lisbon', '2026-10-26T00:00:00.000Z'],
    // Clocks there change from midnight to one, so the day begins at one.
    ['2026-03-29', 'Asia/Beirut', '2026-03-28T22:00:00.000Z'],
    // Clocks there change back from midnight to eleven of the day before.
    ['2026-10-25', 'Asia/Beirut', '2026-10-24T22:00:00.000Z'],
    ['2026-11-25', 'Pacific/Kiritimati', '2026-11-24T10:00:00.000Z'],
    ['2026-11-25', 'Pacific/Niue', '2026-11-25T11:00:00.000Z'],
  ])('PROMO-05 %s begins in %s at %s', (day, zone, moment) => {
    expect(iso(day, zone)).toBe(moment);
  });

  it('PROMO-05 days of changing clocks have 23 and 25 hours', () => {
    const hours = (day: string): number =>
      (startOfDay(addDays(day, 1), 'Europe/Lisbon').getTime() -
        startOfDay(day, 'Europe/Lisbon').getTime()) /
      3_600_000;
    expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-11-25')]).toEqual([23, 25, 24]);
  });

  it.each([
    ['day', '2026-11-25', '2026-11-25', '2026-11-26'],
    ['week', '2026-11-29', '2026-11-23', '2026-11-30'],
    ['week', '2026-11-30', '2026-11-30', '2026-12-07'],
    ['month', '2026-12-31', '2026-12-01', '2027-01-01'],
    ['month', '2028-02-29', '2028-02-01', '2028-03-01'],
  ] as const)(
    'MEMBER-10 the %s of %s begins on %s, the next on %s',
    (...[period, day, first, next]) => {
      expect(firstOf(period, day)).toBe(first);
      expect(nextOf(period, first)).toBe(next);
    },
  );

  it('PROMO-05 days are counted over the end of a year', () => {
    expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
    expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
    expect(daysBetween('2027-01-02', '2026-12-30')).toBe(-3);
  });
});
