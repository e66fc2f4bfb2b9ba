import { expect, it } from 'vitest';
import type { Translate } from '#foundation/language/language.ts';
import { sayEnd } from './say-end.ts';

const t = ((id: string, { time }: { time: string }) => `${id} ${time}`) as unknown as Translate;
const now = new Date(2026, 10, 22, 3, 18).getTime();
const at = (day: number, hour: number, minute = 0) =>
  new Date(2026, 10, day, hour, minute).getTime();

it.each([
  [at(22, 4, 30), 'launch.today 04:30'],
  [at(23, 0, 5), 'launch.tomorrow 00:05'],
])('LAUNCH-10 the end is told in the member’s time: %i is %s', (until, said) => {
  expect(sayEnd({ until, now, language: 'EN', t })).toBe(said);
});
it('LAUNCH-10 a later end is told with its day', () => {
  expect(sayEnd({ until: at(25, 4, 30), now, language: 'EN', t })).toMatch(
    /^Wed,? 25 Nov,? 04:30$/,
  );
});
it.each(['TH', 'UR'] as const)('LAUNCH-10 in %s the digits are the site’s', (language) => {
  expect(sayEnd({ until: at(22, 4, 30), now, language, t })).toMatch(/\d{1,2}:30/);
});
