import { expect, test, vi } from 'vitest';
import { gameOf, instantTitles, mathematicsOf } from './instant-titles.ts';
import { reckonOnce } from './reckon-once.ts';

test('G1 what was reckoned of data is kept, of each data apart', () => {
  const reckon = vi.fn<(data: { part: number }) => { twice: number }>(({ part }) => ({
    twice: part * 2,
  }));
  const ask = reckonOnce(reckon);
  const [one, other] = [{ part: 2 }, { part: 3 }];
  expect([ask(one), ask(other), ask(one)]).toEqual([{ twice: 4 }, { twice: 6 }, { twice: 4 }]);
  expect(reckon).toHaveBeenCalledTimes(2);
  // The cache is by object: other data with the same numbers are calculated again.
  expect(ask({ part: 2 })).toEqual({ twice: 4 });
  expect(reckon).toHaveBeenCalledTimes(3);
});

test('G1 what could not be reckoned is tried again', () => {
  const data = { isSound: false };
  const ask = reckonOnce((each: typeof data) => {
    if (!each.isSound) throw new Error('It is not sound.');
    return each;
  });
  expect(() => ask(data)).toThrow('It is not sound.');
  expect(() => ask(data)).toThrow('It is not sound.');
  data.isSound = true;
  expect(ask(data)).toBe(data);
});

test.each(instantTitles.map((title) => [title.name, title] as const))(
  'G1 the mathematics of %s are the same whoever asks, and reckoned once',
  (_, title) => {
    const found = mathematicsOf(title);
    expect(mathematicsOf({ ...title, name: 'another name' })).toBe(found);
    expect(gameOf(title)?.mathematics() ?? found).toBe(found);
  },
);
