import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import type { Schedule } from './draw-game.ts';
import { nextDraws } from './schedule.ts';

/** Returns the next draws as short texts, for a zone and a number of draws. */
const drawsAfter = (now: string, schedule: Schedule, [zone, count]: [string, number]): string[] =>
  nextDraws(schedule, { now: new Date(now), zone, count }).map((each) =>
    each.toISOString().replace(':00.000Z', 'Z'),
  );

describe('every so many seconds', () => {
  test('G2 counted from 1970, whatever the zone', () => {
    const due = ['2026-11-26T07:03Z', '2026-11-26T07:06Z'];
    expect(drawsAfter('2026-11-26T07:00:01Z', { every: 180 }, ['Asia/Kathmandu', 2])).toEqual(due);
  });

  test('G2 the moment of a draw belongs to the next one', () => {
    const every = { every: 60 };
    expect(drawsAfter('2026-11-26T07:00:00Z', every, ['UTC', 1])).toEqual(['2026-11-26T07:01Z']);
    expect(drawsAfter('2026-11-26T06:59:59.999Z', every, ['UTC', 1])).toEqual([
      '2026-11-26T07:00Z',
    ]);
  });
});

describe('once a day', () => {
  test.each([
    // Manila is 8 hours ahead all the year.
    [
      '2026-11-26T12:59:59.999Z',
      'Asia/Manila',
      '21:00',
      ['2026-11-26T13:00Z', '2026-11-27T13:00Z'],
    ],
    ['2026-11-26T13:00:00Z', 'Asia/Manila', '21:00', ['2026-11-27T13:00Z', '2026-11-28T13:00Z']],
    ['2026-11-26T07:00:00Z', 'Asia/Manila', '00:00', ['2026-11-26T16:00Z', '2026-11-27T16:00Z']],
    // Kathmandu is 5:45 ahead.
    ['2026-11-26T07:00:00Z', 'Asia/Kathmandu', '12:50', ['2026-11-26T07:05Z', '2026-11-27T07:05Z']],
    // London: from 29 March 2026, 01:00 UTC, to 25 October 2026, 01:00 UTC, an hour ahead.
    ['2026-03-28T12:00:00Z', 'Europe/London', '21:00', ['2026-03-28T21:00Z', '2026-03-29T20:00Z']],
    ['2026-10-24T12:00:00Z', 'Europe/London', '21:00', ['2026-10-24T20:00Z', '2026-10-25T21:00Z']],
    // New York: from 8 March 2026, 07:00 UTC, 4 hours behind, from 1 November 2026, 06:00 UTC, 5.
    [
      '2026-03-07T12:00:00Z',
      'America/New_York',
      '21:00',
      ['2026-03-08T02:00Z', '2026-03-09T01:00Z'],
    ],
    [
      '2026-10-31T12:00:00Z',
      'America/New_York',
      '21:00',
      ['2026-11-01T01:00Z', '2026-11-02T02:00Z'],
    ],
    // Auckland: 13 hours ahead until 4 April 2026, 14:00 UTC, then 12 until 26 September 2026, 14:00 UTC.
    [
      '2026-04-04T00:00:00Z',
      'Pacific/Auckland',
      '21:00',
      ['2026-04-04T08:00Z', '2026-04-05T09:00Z'],
    ],
    [
      '2026-09-26T00:00:00Z',
      'Pacific/Auckland',
      '21:00',
      ['2026-09-26T09:00Z', '2026-09-27T08:00Z'],
    ],
  ])('G2 after %s in %s at %s', (...[now, zone, at, due]) => {
    expect(drawsAfter(now, { at }, [zone, 2])).toEqual(due);
  });

  test.each([
    ['2026-03-28T12:00:00Z', 'Europe/London', '01:30', ['2026-03-29T01:00Z', '2026-03-30T00:30Z']],
    ['2026-03-28T12:00:00Z', 'Europe/London', '01:00', ['2026-03-29T01:00Z', '2026-03-30T00:00Z']],
    ['2026-03-28T12:00:00Z', 'Europe/London', '00:59', ['2026-03-29T00:59Z', '2026-03-29T23:59Z']],
    [
      '2026-03-08T00:00:00Z',
      'America/New_York',
      '02:30',
      ['2026-03-08T07:00Z', '2026-03-09T06:30Z'],
    ],
    [
      '2026-09-26T00:00:00Z',
      'Pacific/Auckland',
      '02:30',
      ['2026-09-26T14:00Z', '2026-09-27T13:30Z'],
    ],
    // Cairo put its clocks forward from midnight to one on Friday, 25 April 2025.
    ['2025-04-24T00:00:00Z', 'Africa/Cairo', '00:00', ['2025-04-24T22:00Z', '2025-04-25T21:00Z']],
    // Nuuk put them from 23:00 on Saturday, 29 March 2025, to midnight.
    ['2025-03-29T12:00:00Z', 'America/Nuuk', '23:30', ['2025-03-30T01:00Z', '2025-03-31T00:30Z']],
  ])('G2 an hour that does not exist: after %s in %s at %s', (...[now, zone, at, due]) => {
    expect(drawsAfter(now, { at }, [zone, 2])).toEqual(due);
  });

  test.each([
    ['2026-10-24T12:00:00Z', 'Europe/London', '01:30', ['2026-10-25T00:30Z', '2026-10-26T01:30Z']],
    // The second occurrence is no further draw.
    ['2026-10-25T00:30:00Z', 'Europe/London', '01:30', ['2026-10-26T01:30Z', '2026-10-27T01:30Z']],
    ['2026-10-25T01:10:00Z', 'Europe/London', '01:30', ['2026-10-26T01:30Z', '2026-10-27T01:30Z']],
    // 01:00 occurs again at the end of that hour; 02:00 occurs once.
    ['2026-10-24T12:00:00Z', 'Europe/London', '01:00', ['2026-10-25T00:00Z', '2026-10-26T01:00Z']],
    ['2026-10-24T12:00:00Z', 'Europe/London', '02:00', ['2026-10-25T02:00Z', '2026-10-26T02:00Z']],
    [
      '2026-11-01T00:00:00Z',
      'America/New_York',
      '01:30',
      ['2026-11-01T05:30Z', '2026-11-02T06:30Z'],
    ],
    [
      '2026-04-04T00:00:00Z',
      'Pacific/Auckland',
      '02:30',
      ['2026-04-04T13:30Z', '2026-04-05T14:30Z'],
    ],
  ])('G2 an hour that comes twice: after %s in %s at %s', (...[now, zone, at, due]) => {
    expect(drawsAfter(now, { at }, [zone, 2])).toEqual(due);
  });

  test.each([
    ['2026-12-31T12:59:00Z', 'Asia/Manila', '21:00', ['2026-12-31T13:00Z', '2027-01-01T13:00Z']],
    ['2026-12-31T12:59:00Z', 'Asia/Manila', '00:30', ['2026-12-31T16:30Z', '2027-01-01T16:30Z']],
    ['2027-12-31T23:30:00Z', 'Europe/London', '23:00', ['2028-01-01T23:00Z', '2028-01-02T23:00Z']],
    ['2028-02-28T13:30:00Z', 'Asia/Manila', '21:00', ['2028-02-29T13:00Z', '2028-03-01T13:00Z']],
  ])("G2 year's end and leap day: after %s in %s at %s", (...[now, zone, at, due]) => {
    expect(drawsAfter(now, { at }, [zone, 2])).toEqual(due);
  });
});

describe('on days of the week', () => {
  // 27 November 2026 is a Friday.
  test.each([
    ['2026-11-24T00:00:00Z', 'UTC', '21:00', ['2026-11-27T21:00Z', '2026-12-04T21:00Z']],
    // On Friday in Manila, when it is Thursday in UTC.
    ['2026-11-24T00:00:00Z', 'Asia/Manila', '06:00', ['2026-11-26T22:00Z', '2026-12-03T22:00Z']],
    // On Friday in New York, when it is Saturday in UTC.
    [
      '2026-11-24T00:00:00Z',
      'America/New_York',
      '21:00',
      ['2026-11-28T02:00Z', '2026-12-05T02:00Z'],
    ],
    // It is Friday in UTC still, but Saturday in Auckland.
    [
      '2026-11-27T12:00:00Z',
      'Pacific/Auckland',
      '21:00',
      ['2026-12-04T08:00Z', '2026-12-11T08:00Z'],
    ],
    // 1 January 2027 is a Friday, and begins in Auckland while the old year lasts in UTC.
    [
      '2026-12-30T00:00:00Z',
      'Pacific/Auckland',
      '00:00',
      ['2026-12-31T11:00Z', '2027-01-07T11:00Z'],
    ],
  ])('G2 a Friday draw draws on Friday: after %s in %s at %s', (...[now, zone, at, due]) => {
    expect(drawsAfter(now, { at, days: [5] }, [zone, 2])).toEqual(due);
  });

  test('G2 Monday, Wednesday and Friday, in whatever order they are named', () => {
    const due = [
      '2026-11-27T20:30Z',
      '2026-11-30T20:30Z',
      '2026-12-02T20:30Z',
      '2026-12-04T20:30Z',
    ];
    expect(
      drawsAfter('2026-11-26T00:00:00Z', { at: '20:30', days: [5, 1, 3] }, ['UTC', 4]),
    ).toEqual(due);
  });

  test('G2 no day named means each day', () => {
    expect(drawsAfter('2026-11-26T00:00:00Z', { at: '20:30', days: [] }, ['UTC', 2])).toEqual([
      '2026-11-26T20:30Z',
      '2026-11-27T20:30Z',
    ]);
  });

  test('G2 Sunday is 0', () => {
    expect(drawsAfter('2026-11-26T00:00:00Z', { at: '20:30', days: [0] }, ['UTC', 1])).toEqual([
      '2026-11-29T20:30Z',
    ]);
  });
});

describe('whatever is asked', () => {
  const zones = ['UTC', 'Asia/Manila', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'];
  const changing = ['Europe/London', 'America/New_York', 'Pacific/Auckland', 'Australia/Lord_Howe'];
  const pad = (value: number): string => String(value).padStart(2, '0');
  const moment = fc.date({
    min: new Date('2020-01-01T00:00:00Z'),
    max: new Date('2035-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
  const onTheWall = (at: Date, timeZone: string): string =>
    new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(at);

  test('G2 a clock that is never changed shows the time at each draw, a day apart', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...zones), time, (now, zone, [hour, minute]) => {
        const at = `${pad(hour)}:${pad(minute)}`;
        const [first, second, ...more] = nextDraws({ at }, { now, zone, count: 2 });
        expect(more).toEqual([]);
        const ahead = Number(first) - Number(now);
        expect(ahead).toBeGreaterThan(0);
        expect(ahead).toBeLessThanOrEqual(86_400_000);
        expect(Number(second) - Number(first)).toBe(86_400_000);
        expect(onTheWall(new Date(Number(first)), zone)).toBe(at);
      }),
    );
  });

  test('G2 draws that follow are the same, wherever one begins to look', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...changing), time, (now, zone, [hour, minute]) => {
        const schedule = { at: `${pad(hour)}:${pad(minute)}` };
        const all = nextDraws(schedule, { now, zone, count: 200 });
        const gaps = all.slice(1).map((each, i) => Number(each) - Number(all[i]));
        expect(Math.min(...gaps)).toBeGreaterThanOrEqual(23 * 3_600_000);
        expect(Math.max(...gaps)).toBeLessThanOrEqual(25 * 3_600_000);
        for (const [i, each] of all.slice(0, -1).entries()) {
          expect(nextDraws(schedule, { now: each, zone, count: 1 })).toEqual([all[i + 1]]);
        }
      }),
      { numRuns: Math.ceil(10 * inject('propertyShare')) },
    );
  });

  test('G2 no draws are none', () => {
    expect(drawsAfter('2026-11-26T00:00:00Z', { at: '20:30' }, ['UTC', 0])).toEqual([]);
  });

  test('G2 what is no time or no zone is a fault', () => {
    const now = '2026-11-26T00:00:00Z';
    expect(() => drawsAfter(now, { at: '24:00' }, ['UTC', 1])).toThrow(
      '24:00 is no time of the day.',
    );
    expect(() => drawsAfter(now, { at: '20:30' }, ['Asia/Nowhere', 1])).toThrow(
      'Invalid time zone specified: Asia/Nowhere',
    );
  });
});
