import { expect, it } from 'vitest';
import { drawsText } from './draw-times.ts';

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
  expect(drawsText(reader('ur-PK'), friday)).toContain('جمعہ');
  expect(drawsText(reader('th-TH'), { ...friday, days: null })).toMatch(
    /^studio\.lottery\.draws_daily {"time":"21:00"/,
  );
});

it('LANG-04 what is drawn each minute says minutes, what is not says seconds', () => {
  const every = (seconds: number) => drawsText(reader('en-GB'), { every: seconds });
  expect(every(300)).toBe('studio.lottery.every_minutes {"count":5}');
  expect(every(90)).toBe('studio.lottery.every_seconds {"count":90}');
});
