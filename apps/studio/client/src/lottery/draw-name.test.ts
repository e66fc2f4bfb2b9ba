import { localeOf } from '@parlour/contract/languages';
import { expect, it } from 'vitest';
import { createSay } from '../page/texts.ts';
import { createTimes } from '../page/times.ts';
import { drawName, drawTime } from './draw-name.ts';

it.each([
  ['20261122-1221', '2026-11-22T20:22:00Z'],
  ['20261122-0000', '2026-11-22T00:01:00Z'],
  ['20261122-1439', '2026-11-23T00:00:00Z'],
  ['20261122-1221-30', '2026-11-22T20:22:30Z'],
])('LANG-04 %s is drawn at %s', (issue, time) => {
  expect(new Date(drawTime(issue)).toISOString()).toBe(time.replace('Z', '.000Z'));
});

it('LANG-04 a draw is called by its number and its time, not by its code', () => {
  const texts = { 'studio.lottery.draw': ['Draw ', ['number'], ', ', ['time']] };
  const shell = { say: createSay(texts as never, 'en'), times: createTimes(localeOf('EN')) };
  const time = new Date(drawTime('20261122-1221')).toTimeString().slice(0, 5);
  expect(drawName(shell, '20261122-1221', drawTime('20261122-1200'))).toBe(`Draw 1221, ${time}`);
});
