// The page of each machine, with draws that are written by hand.
import { loadGameTexts } from '@parlour/phrases/game-texts';
import { describe, expect, test } from 'vitest';
import type { Draw } from '../results/store.ts';
import { allSeries, knownSeries } from '../rules/series.ts';
import { drawsPage } from './draws-page.ts';

const timing = { lotteryPeriod: 60 };
const texts = await loadGameTexts();
const all = allSeries(['Asia/Manila', 'UTC'], timing);

const announced: Draw = {
  issue: '20261121-1265',
  closesAt: new Date('2026-11-21T21:05:55Z'),
  drawsAt: new Date('2026-11-21T21:06:00Z'),
  commitment: 'c'.repeat(64),
  seed: null,
  numbers: null,
  winners: null,
};
const drawnAs = (numbers: number[]): Draw => ({
  ...announced,
  issue: '20261121-1263',
  drawsAt: new Date('2026-11-21T21:04:00Z'),
  commitment: 'a'.repeat(64),
  seed: 'b'.repeat(64),
  numbers,
});
type PageOptions = { numbers?: number[]; language?: 'EN' | 'TH' | 'UR' | 'KO' };
const page = (key: string, { numbers, language = 'EN' }: PageOptions = {}): string => {
  const series = knownSeries(key, timing);
  const drawn = numbers ? [drawnAs(numbers)] : [];
  return drawsPage({ language, texts, series, all, coming: [announced], drawn, earlier: null })
    .text;
};
const marksOf = (body: string): string[] => {
  const [, list = ''] = /<ol class="marks[^>]*>(.*?)<\/ol>/s.exec(body) ?? [];
  return [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, mark = '']) =>
    mark.replaceAll(/\s+/g, ' '),
  );
};
const plain = (marks: string[]): string[] => marks.map((mark) => mark.replaceAll(/<[^>]*>/g, ''));
const countOf = (text: string, part: string): number => text.split(part).length - 1;

describe('what was drawn', () => {
  test('G2 stands as its balls, in the order of the draw', () => {
    const body = page('minute-six', { numbers: [44, 7, 31, 2, 18, 9] });
    expect(plain(marksOf(body))).toEqual(['44', '07', '31', '02', '18', '09']);
    expect(body).toContain('Numbers, as they were drawn');
  });

  test('G2 stands as digits in their places, the same one twice where it came twice', () => {
    const body = page('minute-three', { numbers: [9, 0, 9] });
    expect(plain(marksOf(body))).toEqual(['9', '0', '9']);
    expect(body).toContain('Digits, in their places');
  });

  test('G2 stands as keno’s twenty from low to high', () => {
    const numbers = [80, 3, 41, 12, 77, 5, 60, 22, 9, 33, 1, 50, 68, 14, 29, 71, 46, 18, 55, 38];
    const body = page('minute-keno', { numbers });
    expect(plain(marksOf(body)).join(' ')).toBe(
      '01 03 05 09 12 14 18 22 29 33 38 41 46 50 55 60 68 71 77 80',
    );
    expect(body).toContain('Numbers, from low to high');
  });

  test('G2 stands as the faces of three dice, as they fell', () => {
    const marks = marksOf(page('minute-dice', { numbers: [5, 1, 5] }));
    expect(marks.map((mark) => countOf(mark, '<circle'))).toEqual([5, 1, 5]);
    expect(marks[1]).toContain('aria-label="1"');
  });

  test('G2 stands as the boats in the order of their arrival, with the place of each', () => {
    const body = page('ten-boats', { numbers: [10, 3, 1, 9, 2, 8, 7, 4, 6, 5] });
    const [first = '', second = ''] = marksOf(body);
    expect(first).toContain('<small>1</small><b>10</b>');
    expect(second).toContain('<small>2</small><b>3</b>');
    expect(marksOf(body)).toHaveLength(10);
  });
});

describe('how numbers are read', () => {
  // The width is 256 divided by the range, rounded down. Values of width × range and above are skipped.
  test.each([
    ['minute-six', 'of 225 or more. Divide any other by 5, round down and add 1', 'first 6 are'],
    ['minute-three', 'of 250 or more. Divide any other by 25 and round down:', 'first 3 are'],
    ['five-minute-five', 'of 250 or more. Divide any other by 25 and round down:', 'first 5 are'],
    ['minute-keno', 'of 240 or more. Divide any other by 3, round down and add 1', 'first 20 are'],
    ['straits-dice', 'of 252 or more. Divide any other by 42, round down and add 1', 'first 3 are'],
    ['ten-boats', 'of 250 or more. Divide any other by 25, round down and add 1', 'until all 10'],
  ])('G2 of %s is told by its machine', (key, reading, end) => {
    const body = page(key);
    expect(body).toContain(reading);
    expect(body).toContain(end);
  });

  test('G2 a digit is what is left, and nothing is added to it', () => {
    expect(page('minute-three')).not.toContain('add 1');
  });

  test('G2 the text whose bytes are made is that of a draw on the page', () => {
    expect(page('ten-boats', { numbers: [10, 3, 1, 9, 2, 8, 7, 4, 6, 5] })).toContain(
      'dir="ltr">ten-boats:20261121-1263:0</bdi>',
    );
    expect(page('minute-six')).toContain('dir="ltr">20261121-1265:0</bdi>');
  });
});

describe('a series', () => {
  test('G2 is called what its titles are called, in the reader’s language', () => {
    expect(page('straits-dice')).toContain('<h1>Straits Dice: every draw</h1>');
    expect(page('straits-dice', { language: 'TH' })).toContain('<h1>ไฮโลช่องแคบ: ');
    expect(page('straits-dice', { language: 'UR' })).toContain('<h1>آبنائے کے پانسے: ');
    expect(page('straits-dice', { language: 'KO' })).toContain('<h1>Straits Dice: ');
    expect(page('minute-six')).toContain('Also played as Lucky Six.');
    expect(page('minute-three')).not.toContain('Also played');
  });

  test('G2 says how often it is drawn, and by which clock', () => {
    expect(page('straits-dice')).toContain('There is a draw every 3 minutes.');
    expect(page('friday-six@Asia/Manila')).toContain(
      'There is a draw every Friday at 21:00, Philippine Standard Time.',
    );
  });

  test('G2 shows its next draw first, with the commitment and without a seed', () => {
    const body = page('ten-boats', { numbers: [10, 3, 1, 9, 2, 8, 7, 4, 6, 5] });
    const [, next = ''] = /<h2>Next draw<\/h2>(.*?)<h2>Drawn<\/h2>/s.exec(body) ?? [];
    expect(next).toContain('<article id="20261121-1265">');
    expect(next).toContain('c'.repeat(64));
    expect(next).not.toContain('b'.repeat(64));
  });

  test('G2, LANG-07 has the studio’s mark, and is there in every language that has texts', () => {
    const body = page('straits-dice', { language: 'TH' });
    const [, bar = ''] = /<header>(.*?)<\/header>/s.exec(body) ?? [];
    expect(bar).toContain('<svg');
    expect(bar).toContain('<b lang="th">ไทย</b>');
    for (const language of ['EN', 'UR']) {
      expect(bar).toContain(`href="/lottery/series/straits-dice/draws?lang=${language}"`);
    }
    expect(bar).not.toContain('straits-dice/draws?lang=TH');
  });

  test('G2 leads to every other one in the language of the page', () => {
    const body = page('minute-dice', { language: 'TH' });
    const addresses = [...body.matchAll(/<li><a href="([^"]+)"/g)].map(([, address]) => address);
    // Seventeen series. Four of them are daily, and are listed once, in UTC.
    expect(addresses).toHaveLength(17);
    expect(addresses).toContain('/lottery/draws?lang=TH');
    expect(addresses).toContain('/lottery/series/friday-six%40UTC/draws?lang=TH');
    expect(body).toContain(
      '<a href="/lottery/series/minute-dice/draws?lang=TH" aria-current="page"',
    );
  });

  test('G2 of the day leads to the same by other clocks', () => {
    const body = page('daily-six@Asia/Manila');
    expect(body).toContain('<a href="/lottery/series/daily-six%40UTC/draws?lang=EN">UTC</a>');
    expect(body).toContain('/lottery/series/evening-three%40Asia%2FManila/draws?lang=EN');
  });
});
