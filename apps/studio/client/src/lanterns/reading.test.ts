import { loadGameTexts } from '@parlour/phrases/game-texts';
import { expect, it } from 'vitest';
import { createSay } from '../page/texts.ts';
import { readSigns, sentence } from './reading.ts';

it.each([
  [['moon', 'moon', 'leaf'], { sign: 'moon', alike: 2, lit: [true, true, false] }],
  [['moon', 'leaf', 'moon'], { sign: 'moon', alike: 2, lit: [true, false, true] }],
  [['wave', 'leaf', 'leaf'], { sign: 'leaf', alike: 2, lit: [false, true, true] }],
  [['wave', 'wave', 'wave'], { sign: 'wave', alike: 3, lit: [true, true, true] }],
  [['moon', 'wave', 'leaf'], { sign: null, alike: 0, lit: [false, false, false] }],
  [[], { sign: null, alike: 0, lit: [false, false, false] }],
] as const)('G2 %j is read as what stands there', (signs, reading) => {
  expect(readSigns(signs)).toEqual(reading);
});

const { textsOf } = await loadGameTexts();

it('G2 the words name the sign of each title', () => {
  const say = createSay(textsOf('EN', 'lanterns'), 'en');
  const said = (...signs: string[]) => sentence(say, { drawn: { signs }, multiplier: '1.5' });
  expect(said('moon', 'leaf', 'moon')).toBe('Two moons pay 1.5 times your bet');
  expect(said('koi', 'koi', 'koi')).toBe('Three koi pay 1.5 times your bet');
  expect(said('bell', 'bell', 'plum')).toBe('Two bells pay 1.5 times your bet');
  expect(said('shell', 'star', 'koi')).toBe('No two alike this time');
});
