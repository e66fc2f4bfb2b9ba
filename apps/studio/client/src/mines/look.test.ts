// Each look needs its own words: a text without a choice for it would silently fall back to those of another look.
import { loadGameTexts } from '@parlour/phrases/game-texts';
import { instantTitles } from '@parlour/games/instant/instant-titles';
import { expect, it } from 'vitest';
import { createSay } from '../page/texts.ts';
import { lookOf } from './look.ts';

const { textsOf } = await loadGameTexts();
const looks = instantTitles
  .filter(({ engine }) => engine === 'mines')
  .map(({ name }) => lookOf({ code: name }));
const twice = (words: string[]) => words.filter((word, at) => words.indexOf(word) !== at);

it.each(['EN', 'TH', 'UR'] as const)('LANG-04 no look speaks of another in %s', (language) => {
  const say = createSay(textsOf(language, 'mines'), 'en');
  const state = (word: string) => say('studio.mines.tile', { number: '1', state: word });
  expect(twice(looks.map(({ name }) => say('studio.mines.ready', { art: name })))).toEqual([]);
  const play = (art: string) => say('studio.mines.rules_play', { art, tiles: '25' });
  expect(twice(looks.map(({ name }) => play(name)))).toEqual([]);
  expect(twice(looks.map(({ gem }) => state(gem)))).toEqual([]);
  for (const { gem, mine } of looks) expect(state(gem)).not.toBe(state(mine));
});
