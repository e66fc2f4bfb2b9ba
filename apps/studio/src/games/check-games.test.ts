import { instantTitles } from '@parlour/games/instant/instant-titles';
import { parlourDraws } from '@parlour/games/titles/parlour-draws';
import { expect, test } from 'vitest';
import { checkGames } from './check-games.ts';

test('G1 the studio starts with games that give back what they say', () => {
  expect(() => checkGames()).not.toThrow();
});

test('G1 a lottery that declares another return keeps it from starting, with one sentence', () => {
  const [six] = parlourDraws;
  if (!six) throw new Error('There is no lottery.');
  const wrong = { ...six, draws: { ...six.draws, returned: { least: '65.0', most: '65.0' } } };
  expect(() => checkGames([wrong])).toThrow(
    'six-of-45: match gives back 64.3 % at least, and 65.0 % at least is declared.',
  );
});

test('G1 a game of one player that declares another return does too', () => {
  const kite = instantTitles.find(({ engine }) => engine === 'crash');
  if (kite?.engine !== 'crash') throw new Error('There are no flights.');
  const declared = { ...kite.data.declared, returned: '99.0' };
  const wrong = { ...kite, data: { ...kite.data, declared } };
  expect(() => checkGames([], [wrong])).toThrow(/declares returned 99\.0, and its mathematics say/);
});
