// Rules for tests in the studio's form, made from a game's data. Chances are left out, because no test here needs them.
import { drawGames } from '@parlour/games/draws/games/draw-games';
import type { LookName, Rules } from '../state.ts';

const looks: Record<keyof typeof drawGames, LookName> = {
  'six-of-45': 'balls',
  'pick-three': 'digits',
  'pick-five': 'digits',
  keno: 'keno',
  'three-dice': 'dice',
  'race-of-ten': 'race',
};

export function rulesFor(name: keyof typeof drawGames): Rules {
  const { kinds, machine, closesBefore, mostDraws, returned } = drawGames[name];
  const described = kinds.map(({ odds, ...kind }) => {
    const all = Object.entries(odds).map(([outcome, hundredths]) => ({ outcome, hundredths }));
    return {
      ...kind,
      odds: all.map(({ outcome, hundredths }) => ({
        outcome,
        times: String(hundredths / 100),
        oneIn: '2',
      })),
      most: String(Math.max(...all.map(({ hundredths }) => hundredths)) / 100),
      returned,
    };
  });
  return {
    game: name,
    look: looks[name],
    machine,
    kinds: described,
    returned,
    deviation: '1.0',
    volatility: { least: 1, most: 5 },
    closesBefore,
    mostDraws,
    schedule: { every: 60 },
  };
}
