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
  expect(new Date(drawTime(issue) ?? 0).toISOString()).toBe(time.replace('Z', '.000Z'));
});

it('LANG-04 a draw is called by its number and its time, not by its code', () => {
  const texts = {
    'studio.lottery.draw': ['Draw ', ['number'], ', ', ['time']],
    'studio.lottery.draw_of': ['Draw of ', ['time']],
  };
  const say = createSay(texts as never, 'en');
  const at = drawTime('20261122-1221') ?? 0;
  const write = createTimes(localeOf('EN'));
  const writeTime = (each: number) => write(each, at - 20 * 60_000);
  const time = new Date(at).toTimeString().slice(0, 5);
  const issue = '20261122-1221';
  expect(drawName(say, { issue, at: null, isDaily: false }, writeTime)).toBe(`Draw 1221, ${time}`);
  expect(drawName(say, { issue, at, isDaily: true }, writeTime)).toBe(`Draw of ${time}`);
  expect(drawName(say, { issue: '2026-47', at: null, isDaily: true }, writeTime)).toBe(
    'Draw of 2026-47',
  );
});
