import { describe, expect, test } from 'vitest';
import { checkDrawGame } from './check-draw-game.ts';
import type { BetKind, DrawGame } from './draw-game.ts';
import { drawGames } from './games/draw-games.ts';

const pick: DrawGame = drawGames['pick-three'];
const dice: DrawGame = drawGames['three-dice'];
const straight: BetKind = { name: 'straight', way: 'straight', picks: 3, odds: { right: 900_00 } };
const box = (odds: BetKind['odds']): BetKind => ({ name: 'box', way: 'box', picks: 3, odds });

describe('the games', () => {
  test.each(Object.entries<DrawGame>(drawGames))(
    'G1 %s gives back what it declares',
    (name, game) => {
      expect(game.name).toBe(name);
      expect(() => checkDrawGame(game)).not.toThrow();
    },
  );
});

describe('what does not hold', () => {
  const refused: [string, DrawGame, string][] = [
    [
      'too little is declared',
      { ...pick, returned: { least: '90.0', most: '89.9' } },
      'pick-three: straight gives back 90.0 % at most, and 89.9 % at most is declared.',
    ],
    [
      'one shape of a box pays less',
      { ...pick, kinds: [straight, box({ 6: 150_00, 3: 290_00 })] },
      'pick-three: box gives back 87.0 % at least, and 90.0 % at least is declared.',
    ],
    [
      'one sum pays more',
      {
        ...dice,
        kinds: [{ name: 'sum', way: 'sum', picks: 1, odds: { 4: 66_00, 5: 34_00 } }],
      },
      'three-dice: sum gives back 94.4 % at most, and 92.6 % at most is declared.',
    ],
    [
      'a bet on dice among digits',
      { ...pick, kinds: [{ name: 'face', way: 'face', picks: 1, odds: { 1: 200 } }] },
      'pick-three: face does not fit the machine.',
    ],
    [
      'too few picks',
      { ...pick, kinds: [{ ...straight, picks: 2 }] },
      'pick-three: straight does not fit the machine.',
    ],
    [
      'an outcome that is none',
      { ...pick, kinds: [straight, box({ 6: 150_00, 4: 200_00 })] },
      'pick-three: box pays for 4, which never comes.',
    ],
    [
      'a sum that is none',
      { ...dice, kinds: [{ name: 'sum', way: 'sum', picks: 1, odds: { 19: 66_00 } }] },
      'three-dice: sum pays for 19, which never comes.',
    ],
    [
      'half a hundredth',
      { ...pick, kinds: [{ ...straight, odds: { right: 0.5 } }] },
      'pick-three: straight pays what is no whole number from 1 to 12500000.',
    ],
    [
      'more than is sensible',
      { ...pick, kinds: [{ ...straight, odds: { right: 12_500_001 } }] },
      'pick-three: straight pays what is no whole number from 1 to 12500000.',
    ],
    [
      'a name twice',
      { ...pick, kinds: [straight, straight] },
      'pick-three: straight stands twice.',
    ],
    ['no bets', { ...pick, kinds: [] }, 'pick-three: nothing can be bet.'],
    ['no time', { ...pick, schedule: { at: '24:00' } }, 'pick-three: its schedule is none.'],
    ['no period', { ...pick, schedule: { every: 0 } }, 'pick-three: its schedule is none.'],
    [
      'sales that end before they begin',
      { ...pick, schedule: { every: 60 }, closesBefore: 60 },
      'pick-three: it is never on sale.',
    ],
  ];

  test.each(refused)('G1 %s', (_, game, sentence) => {
    expect(() => checkDrawGame(game)).toThrow(sentence);
  });
});
