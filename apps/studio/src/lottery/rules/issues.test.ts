import { describe, expect, test } from 'vitest';
import { isIssue, meantIssue, nextIssues, shownIssue } from './issues.ts';

const at = (text: string) => new Date(text);
const names = (now: string, period: number, count: number) =>
  nextIssues(at(now), period, count).map(({ issue }) => issue);

describe('issues', () => {
  test('G2 are named by the minute that ends with the draw', () => {
    const [next] = nextIssues(at('2026-11-21T21:03:22Z'), 60, 1);
    expect(next).toEqual({
      issue: '20261121-1263',
      closesAt: at('2026-11-21T21:03:55Z'),
      drawsAt: at('2026-11-21T21:04:00Z'),
    });
    expect(shownIssue('20261121-1263')).toBe('1121-1263');
  });

  test('G2 are found by what is shown of them, the newest of that name', () => {
    const meant = (text: string, now = '2026-11-21T21:03:22Z') => meantIssue(text, at(now));
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
      nextIssues(at('2026-11-21T23:50:07Z'), period, 80),
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
});
