import { describe, expect, test } from 'vitest';
import { isIssue, meantIssue, nextIssues, periodBefore, shownIssue } from './issues.ts';
import { seriesOf } from './series.ts';

const at = (text: string) => new Date(text);
const six = (lotteryPeriod = 60) =>
  seriesOf({ gameCode: 'minute-six', timeZone: null }, { lotteryPeriod });
const friday = (timeZone: string | null) =>
  seriesOf({ gameCode: 'friday-six', timeZone }, { lotteryPeriod: 60 });
const names = (now: string, period: number, count: number) =>
  nextIssues(six(period), at(now), count).map(({ issue }) => issue);

describe('issues', () => {
  test('G2 are named by the minute that ends with the draw', () => {
    const [next] = nextIssues(six(), at('2026-11-21T21:03:22Z'), 1);
    expect(next).toEqual({
      issue: '20261121-1263',
      closesAt: at('2026-11-21T21:03:55Z'),
      drawsAt: at('2026-11-21T21:04:00Z'),
    });
    expect(shownIssue('20261121-1263')).toBe('1121-1263');
  });

  test('G2 are found by what is shown of them, the newest of that name', () => {
    const meant = (text: string, now = '2026-11-21T21:03:22Z') => meantIssue(text, six(), at(now));
    expect(meant('1121-1262')).toBe('20261121-1262');
    expect(meant('1121-1264-30')).toBe('20261121-1264-30');
    expect(meant('1225-0000')).toBe('20251225-0000');
    expect(meant('1231-1439', '2027-01-01T00:00:10Z')).toBe('20261231-1439');
    expect(meant('0101-0000', '2026-12-31T23:58:30Z')).toBe('20270101-0000');
    expect(meant('20200101-0000')).toBe('20200101-0000');
    for (const text of ['', '1121', '1121-12', "1121-1262'", '21121-1262', 'none'])
      expect(meant(text)).toBeNull();
  });

  test('G2 the moment of a draw belongs to the next one', () => {
    expect(names('2026-11-21T21:03:59.999Z', 60, 1)).toEqual(['20261121-1263']);
    expect(names('2026-11-21T21:04:00Z', 60, 1)).toEqual(['20261121-1264']);
  });

  test('G2 go on over the end of a day and of a year', () => {
    expect(names('2026-12-31T23:58:30Z', 60, 3)).toEqual([
      '20261231-1438',
      '20261231-1439',
      '20270101-0000',
    ]);
  });

  test('G2 no two draws share a name, whatever the periods are, and names sort by time', () => {
    const all = [10, 15, 30, 45, 60, 90, 300].flatMap((period) =>
      nextIssues(six(period), at('2026-11-21T23:50:07Z'), 80),
    );
    const drawsAt = new Map(all.map((each) => [each.issue, each.drawsAt.getTime()]));
    expect(new Set(drawsAt.values()).size).toBe(drawsAt.size);
    for (const each of all) {
      expect(isIssue(each.issue)).toBe(true);
      expect(drawsAt.get(each.issue)).toBe(each.drawsAt.getTime());
    }
    const byName = [...drawsAt.keys()].toSorted();
    expect(byName).toEqual([...drawsAt].toSorted(([, a], [, b]) => a - b).map(([issue]) => issue));
  });

  test('G2 a draw of Friday is drawn on the Friday of each zone, and named by its minute in UTC', () => {
    // Nine in the evening in Manila is 13:00 UTC, in New York in winter 02:00 UTC of Saturday.
    const now = at('2026-11-26T12:00:00Z');
    expect(nextIssues(friday('Asia/Manila'), now, 2)).toEqual([
      {
        issue: '20261127-0779',
        closesAt: at('2026-11-27T12:55:00Z'),
        drawsAt: at('2026-11-27T13:00:00Z'),
      },
      {
        issue: '20261204-0779',
        closesAt: at('2026-12-04T12:55:00Z'),
        drawsAt: at('2026-12-04T13:00:00Z'),
      },
    ]);
    expect(nextIssues(friday('America/New_York'), now, 1)).toMatchObject([
      { issue: '20261128-0119', drawsAt: at('2026-11-28T02:00:00Z') },
    ]);
    expect(nextIssues(friday(null), now, 1)).toMatchObject([{ issue: '20261127-1259' }]);
    expect([friday('Asia/Manila').key, friday(null).key]).toEqual([
      'friday-six@Asia/Manila',
      'friday-six@UTC',
    ]);
  });

  test('G2 the time between two draws is told as it is, also over a change of the clock', () => {
    expect(periodBefore(six(15), at('2026-11-27T13:00:00Z'))).toBe(15);
    expect(periodBefore(friday('Asia/Manila'), at('2026-11-27T13:00:00Z'))).toBe(604_800);
    // New York's clocks go back on 1 November 2026: a week and an hour.
    expect(periodBefore(friday('America/New_York'), at('2026-11-07T02:00:00Z'))).toBe(608_400);
    const evening = seriesOf({ gameCode: 'evening-five', timeZone: null }, { lotteryPeriod: 60 });
    // From Friday to Monday, from Monday to Wednesday.
    expect(periodBefore(evening, at('2026-11-23T20:30:00Z'))).toBe(3 * 86_400);
    expect(periodBefore(evening, at('2026-11-25T20:30:00Z'))).toBe(2 * 86_400);
  });

  test('G2 an announced draw of some weeks ahead is found without its year', () => {
    expect(meantIssue('0101-1259', friday(null), at('2026-12-10T00:00:00Z'))).toBe('20270101-1259');
    expect(meantIssue('1127-1259', friday(null), at('2026-12-10T00:00:00Z'))).toBe('20261127-1259');
  });
});
