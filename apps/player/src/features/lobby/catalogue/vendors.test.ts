import { deriveLanes } from '@parlour/contract/lobby/lanes';
import { expect, it } from 'vitest';
import { lanes } from '../testing/sample-lobby.ts';
import { vendorNames, vendorsOf } from './vendors.ts';

const derived = deriveLanes(lanes);

it('LOBBY-02 every vendor once, by the name that players read, in the order of the lanes', () => {
  expect(vendorsOf([...derived, ...derived])).toEqual([
    { id: 'TIDEPOOL', label: 'Tidepool Games' },
    { id: 'TCG', label: 'Originals' },
    { id: 'VERANDA', label: 'Veranda Live' },
  ]);
});
it('LOBBY-02 a vendor is called as in the category of the game, else as anywhere', () => {
  const draws = {
    ...derived[0],
    gameCategory: 'LOTT',
    vendorNames: [{ vendor: 'TCG', type: 'TCG', name: 'Draws' }],
  };
  const nameOf = vendorNames([...derived, draws as (typeof derived)[number]]);
  expect(nameOf({ gameType: 'LOTT', vassalage: 'TCG' })).toBe('Draws');
  expect(nameOf({ gameType: 'RNG', vassalage: 'TCG' })).toBe('Originals');
  expect(nameOf({ gameType: 'FISH', vassalage: 'VERANDA' })).toBe('Veranda Live');
  expect(nameOf({ gameType: 'RNG', vassalage: 'NOBODY' })).toBeUndefined();
});
