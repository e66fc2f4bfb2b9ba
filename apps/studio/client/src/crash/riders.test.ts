// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { rowsOf } from './riders.ts';
import type { Bet, Rider } from './state.ts';

const rider = (number: number, hundredths: string | null): Rider => ({
  bird: 'heron',
  number,
  stake: '2000000',
  hundredths,
  prize: hundredths === null ? null : '2400000',
});
const bet: Bet = {
  id: 'b',
  flight: 'f',
  number: '13',
  stake: '5000000',
  target: '100000',
  hundredths: null,
  prize: null,
  isPaid: false,
};
const keysOf = (own: Bet | null, riders: Rider[]) => rowsOf(own, { riders }).map(({ key }) => key);

it('GAME-07 the own row is first, then the cash-outs as they come, then who is still in', () => {
  const riders = [rider(300, '130'), rider(200, '112'), rider(100, null)];
  expect(keysOf(bet, riders)).toEqual(['own', 'heron 300', 'heron 200', 'heron 100']);
  expect(keysOf(null, riders)).toEqual(['heron 300', 'heron 200', 'heron 100']);
  const [own] = rowsOf({ ...bet, hundredths: '113', prize: '5650000' }, { riders });
  expect(own).toEqual({
    key: 'own',
    rider: null,
    stake: '5000000',
    hundredths: '113',
    prize: '5650000',
  });
});

it('GAME-07 a large flight shows no more than twenty rows, the own one among them', () => {
  const riders = Array.from({ length: 60 }, (_, each) => rider(100 + each, null));
  expect(keysOf(bet, riders)).toHaveLength(20);
  expect(keysOf(bet, riders)[0]).toBe('own');
});
