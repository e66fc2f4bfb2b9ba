import { expect, it } from 'vitest';
import {
  drawsWith,
  longRunReturn,
  prizeTable,
  returnPerMille,
} from '../../../src/lottery/rules/prizes.ts';
import { jackpotTimes, prizes, returned } from './prizes.ts';

it('G2 the page tells the prizes and chances by which the studio settles', () => {
  const settled = [6, 5, 4, 3].map((right) => ({
    right,
    times: prizeTable[right as keyof typeof prizeTable],
    oneIn: Math.round(Number(longRunReturn.staked) / Number(drawsWith(right))),
  }));
  expect(prizes).toEqual(settled);
  expect(jackpotTimes).toBe(prizeTable[6]);
  expect(returned).toBe(`${Number(returnPerMille()) / 10} %`);
});
