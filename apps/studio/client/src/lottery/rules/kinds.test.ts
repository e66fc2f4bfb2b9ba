import { readPicks } from '@parlour/games/draws/bets/bets';
import { drawGames } from '@parlour/games/draws/games/draw-games';
import type { DrawGame } from '@parlour/games/draws/draw-game';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rulesFor } from '../testing/rules-for.ts';
import { hundredthsOf, kindOf, ordersOf, prizeOf, readBet, winsOf } from './kinds.ts';

const three = rulesFor('pick-three');
const dice = rulesFor('three-dice');
const keno = rulesFor('keno');
const timesOf = (...asked: Parameters<typeof winsOf>) => winsOf(...asked).map(({ times }) => times);
const kind = (rules: typeof three, name: string) => {
  const found = kindOf(rules, name);
  if (!found) throw new Error(`${rules.game} has no ${name}.`);
  return found;
};

it('G1 a prize is exact to the smallest part of money', () => {
  expect([hundredthsOf('500'), hundredthsOf('13.3'), hundredthsOf('1.95')]).toEqual([
    50_000n,
    1_330n,
    195n,
  ]);
  // 10.00 at ×13.3 is 133.00.
  expect(prizeOf(1_000_000n, '13.3')).toBe(13_300_000n);
});

it('G1 what a ticket can win follows from its picks where the kind pays by them', () => {
  expect(timesOf(kind(three, 'straight'), null)).toEqual(['900']);
  expect(timesOf(kind(three, 'box'), null)).toEqual(['300', '150']);
  expect(timesOf(kind(three, 'box'), [1, 2, 3])).toEqual(['150']);
  expect(timesOf(kind(three, 'box'), [1, 2, 2])).toEqual(['300']);
  expect(timesOf(kind(dice, 'sum'), [7])).toEqual(['13.3']);
  expect(timesOf(kind(dice, 'face'), [6])).toEqual(['4', '3', '2']);
  expect(timesOf(kind(keno, 'spot-3'), [1, 2, 3])).toEqual(['45', '2']);
});

it('G1 digits come in as many orders as they can be told apart', () => {
  expect([ordersOf([1, 2, 3]), ordersOf([2, 1, 2]), ordersOf([4, 4, 4])]).toEqual([6, 3, 1]);
  expect([ordersOf([0, 1, 2, 3, 4]), ordersOf([0, 1, 0, 1, 0])]).toEqual([120, 10]);
});

it('G1 a bet is in the form in which it is bought, or none', () => {
  expect(readBet(three, 'box', [3, 1, 2])).toEqual({ kind: 'box', picks: [1, 2, 3] });
  expect(readBet(three, 'straight', [3, 1, 2])?.picks).toEqual([3, 1, 2]);
  expect(readBet(three, 'box', [4, 4, 4])).toBeNull();
  expect(readBet(three, 'position', [4, 1])).toBeNull();
  expect(readBet(three, 'exacta', [1, 2])).toBeNull();
});

const games = Object.keys(drawGames) as (keyof typeof drawGames)[];
const bets = games.flatMap((name) =>
  drawGames[name].kinds.map((each) => ({ name, kind: each.name })),
);

it.each(bets)('G1 $name $kind is read as the studio reads it', ({ name, kind: kindName }) => {
  const rules = rulesFor(name);
  const { kinds, machine }: DrawGame = drawGames[name];
  const found = kinds.find((each) => each.name === kindName);
  if (!found) throw new Error(`${name} has no ${kindName}.`);
  const { low, high } = machine;
  const size = { minLength: found.picks, maxLength: found.picks };
  const all = Array.from({ length: high - low + 1 }, (_, place) => low + place);
  const sent = fc.oneof(
    fc.array(fc.integer({ min: low - 1, max: high + 1 }), size),
    fc.array(fc.integer({ min: -1, max: 19 }), size),
    fc.shuffledSubarray(all, size),
    fc.array(fc.integer({ min: low, max: high }), { maxLength: 6 }),
    fc.anything(),
  );
  fc.assert(
    fc.property(sent, (picks) => {
      expect(readBet(rules, kindName, picks)?.picks ?? null).toEqual(
        readPicks(found, machine, picks),
      );
    }),
    { numRuns: 300 },
  );
});
