import { expect, it } from 'vitest';
import { closesText, drawsText } from './draw-times.ts';

/** A `say` that returns its arguments as text. */
const say = ((id: string, values?: object) => `${id} ${JSON.stringify(values)}`) as never;
const reader = (locale: string) => ({ say, locale });

it('LANG-04 a timetable is told in the reader’s words, at the time of its own zone', () => {
  const friday = { at: '21:00', days: [5], zone: 'Asia/Manila' };
  expect(drawsText(reader('en-GB'), friday)).toBe(
    'studio.lottery.draws_on {"days":"Friday","time":"21:00","zone":"Philippine Standard Time"}',
  );
  expect(drawsText(reader('en-GB'), { ...friday, days: [1, 3, 5] })).toContain(
    'Monday, Wednesday and Friday',
  );
  expect(drawsText(reader('en-GB'), { ...friday, zone: 'UTC' })).toContain('"zone":"UTC"');
  expect(drawsText(reader('ur-PK'), friday)).toMatch(/جمعہ.*"time":"21:00"/);
  expect(drawsText(reader('th-TH'), { ...friday, days: null })).toMatch(
    /^studio\.lottery\.draws_daily {"time":"21:00"/,
  );
});

it('LANG-04 minutes are said as minutes from two on, all else as seconds, in the reader’s language', () => {
  const every = (seconds: number, locale = 'en-GB') =>
    drawsText(reader(locale), { every: seconds });
  expect(every(300)).toBe('studio.lottery.every {"span":"5 minutes"}');
  expect(every(90)).toBe('studio.lottery.every {"span":"90 seconds"}');
  expect(every(60)).toBe('studio.lottery.every {"span":"60 seconds"}');
  expect(every(300, 'th-TH')).toBe('studio.lottery.every {"span":"5 นาที"}');
  expect(closesText(reader('ur-PK'), 5)).toBe('studio.lottery.closes {"span":"5 سیکنڈ"}');
});
