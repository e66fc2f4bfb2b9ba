// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPace } from './pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const frame = 16;

it('LOBBY-05 pictures come one in each frame while nobody moves', () => {
  const pace = createPace();
  const shown: number[] = [];
  for (const each of [1, 2, 3]) pace.whenCalm(() => shown.push(each));
  vi.advanceTimersByTime(frame);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(frame * 3);
  expect(shown).toEqual([1, 2, 3]);
});
it('LOBBY-05 none come while cards fly past, and what has left the view never does', () => {
  const pace = createPace();
  const shown: string[] = [];
  pace.move(0, 0);
  pace.move(200, 16);
  const forget = pace.whenCalm(() => shown.push('left'));
  pace.whenCalm(() => shown.push('stays'));
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([]);
  forget();
  vi.advanceTimersByTime(200);
  expect(shown).toEqual(['stays']);
});
it('LOBBY-05 a slow move counts as standing still', () => {
  const pace = createPace();
  const shown: string[] = [];
  pace.move(0, 0);
  pace.move(5, 16);
  pace.whenCalm(() => shown.push('seen'));
  vi.advanceTimersByTime(frame * 2);
  expect(shown).toEqual(['seen']);
});
it('LOBBY-05 none come in the short rest between two pulls of a thumb', () => {
  const pace = createPace();
  const shown: string[] = [];
  pace.move(0, 0);
  pace.move(200, 16);
  pace.whenCalm(() => shown.push('seen'));
  pace.move(205, 32);
  vi.advanceTimersByTime(100);
  pace.move(206, 132);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual(['seen']);
});
