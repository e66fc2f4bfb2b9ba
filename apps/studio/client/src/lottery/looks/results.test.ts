// @vitest-environment jsdom
// Results as the stages of dice and race show them.
import { loadGameTexts } from '@parlour/phrases/game-texts';
import { expect, it, vi } from 'vitest';
import type { Shell } from '../../page/shell.ts';
import { createSay } from '../../page/texts.ts';
import { rulesFor } from '../testing/rules-for.ts';
import { createCubes } from './dice/cubes.ts';
import type { LookParts } from './look.ts';
import { arrivalList } from './race/arrival.ts';
import { createCourse } from './race/course.ts';

const { textsOf } = await loadGameTexts();
const say = createSay(textsOf('EN', 'lottery'), 'en');
const partsFor = (name: 'three-dice' | 'race-of-ten'): LookParts => ({
  shell: { say, sound: { play: () => undefined } } as unknown as Shell,
  rules: rulesFor(name),
});

it('GAME-02 the sum of the dice comes with the third one, and not before', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const tray = createCubes(partsFor('three-dice'));
  const sum = () => tray.element.querySelector('.cube-sum')?.textContent;
  tray.empty();
  expect(sum()).toBe('');
  const seen: unknown[] = [];
  await tray.reveal([5, 1, 4], (fallen) => seen.push([fallen, sum()]));
  expect(seen).toEqual([
    [1, ''],
    [2, ''],
    [3, '= 10'],
  ]);
  tray.empty();
  expect(sum()).toBe('');
  tray.show([6, 6, 6]);
  expect(sum()).toBe('= 18');
});

const order = [8, 5, 1, 10, 3, 9, 2, 7, 4, 6];

it('GAME-03 the race stops as it arrived: each boat behind the one before, and the first three marked', () => {
  const tray = createCourse(partsFor('race-of-ten'));
  tray.show(order);
  const lanes = [...tray.element.querySelectorAll('.course-lane')].map((lane) => ({
    behind: lane.querySelector<HTMLElement>('.course-way')?.style.getPropertyValue('--behind'),
    rank: lane.querySelector('.course-rank')?.textContent,
    isMedal: lane.querySelector('.is-medal') !== null,
  }));
  // Lanes are in the order of the boats' numbers.
  expect(lanes[7]).toEqual({ behind: '0%', rank: '1', isMedal: true });
  expect(lanes[4]).toEqual({ behind: '-8%', rank: '2', isMedal: true });
  expect(lanes[0]).toEqual({ behind: '-16%', rank: '3', isMedal: true });
  expect(lanes[9]).toEqual({ behind: '-24%', rank: '4', isMedal: false });
  expect(lanes[5]).toEqual({ behind: '-72%', rank: '10', isMedal: false });
});

it('GAME-03 the order of arrival names first, second and third, and is read out once, by the course', () => {
  const list = arrivalList(say, order);
  const [card] = list.querySelectorAll('.arrival');
  expect([...(card?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '81st',
    '52nd',
    '13rd',
    '4th to 10th10392746',
  ]);
  expect(card?.getAttribute('aria-hidden')).toBe('true');
});
