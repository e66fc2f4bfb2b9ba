import { expect, it } from 'vitest';
import { gamesAddress, readGamesAddress } from './games-address.ts';

it.each([
  ['', { category: null, vendor: null }, '/m/game'],
  ['?category=RNG', { category: 'RNG', vendor: null }, '/m/game?category=RNG'],
  [
    '?vendor=tcg_sea&category=lott',
    { category: 'LOTT', vendor: 'TCG_SEA' },
    '/m/game?category=LOTT&vendor=TCG_SEA',
  ],
  ['?category=favourites', { category: 'favourites', vendor: null }, '/m/game?category=favourites'],
  ["?category=' or 1=1", { category: null, vendor: null }, '/m/game'],
  ['?category=&vendor=', { category: null, vendor: null }, '/m/game'],
])('LOBBY-05 %s is what it says and back', (search, filter, address) => {
  expect(readGamesAddress(search)).toEqual(filter);
  expect(gamesAddress(filter)).toBe(address);
});
