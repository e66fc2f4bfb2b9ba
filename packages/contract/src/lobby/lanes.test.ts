import { describe, expect, test } from 'vitest';
import { deriveLanes, ordinalsOf, vendorOf } from './lanes.ts';
import type { Lane } from './lobby.ts';

const card = (accountTypeName: string, displayName: string | null = null) => ({
  accountTypeName,
  displayName,
});
const lane = (title: string, cards: Lane['cards'] = []): Lane => ({
  title,
  gameCount: 0,
  gameClassify: [],
  cards,
});

describe('vendorOf', () => {
  test.each([
    ['Tidepool', 'TIDEPOOL'],
    ['RNG', 'TCG'],
    ['rng', 'TCG'],
    ['Pvp', 'TCG'],
    ['TCG', 'TCG'],
    ['TCG_SEA', 'TCG_SEA'],
    ['RNG2', 'RNG2'],
    ['constructor', 'CONSTRUCTOR'],
  ])('LOBBY-02 %s is the vendor %s', (type, vendor) => {
    expect(vendorOf(type)).toBe(vendor);
  });
});

describe('deriveLanes', () => {
  const cards = [
    card('Tidepool', 'Tidepool Games'),
    card('RNG', 'Originals'),
    card('northwind', ''),
    card('TIDEPOOL', 'Tidepool Live'),
    card('PVP'),
  ];
  const [derived] = deriveLanes([lane(' rng ', cards)]);

  test('LOBBY-02 vendors are unique, in upper case, RNG and PVP one', () => {
    expect(derived?.vendors).toEqual(['TIDEPOOL', 'TCG', 'NORTHWIND']);
  });

  test('LOBBY-02 a name is the display name, else the account type, beside the upper-case type', () => {
    expect(derived?.vendorNames).toEqual([
      { vendor: 'TIDEPOOL', type: 'TIDEPOOL', name: 'Tidepool Games' },
      { vendor: 'TCG', type: 'RNG', name: 'Originals' },
      { vendor: 'NORTHWIND', type: 'NORTHWIND', name: 'northwind' },
      { vendor: 'TCG', type: 'PVP', name: 'PVP' },
    ]);
  });

  test('LOBBY-02 the map has each vendor’s cards in lane order', () => {
    expect([...(derived?.vendorsMap ?? [])]).toEqual([
      ['TIDEPOOL', [cards[0], cards[3]]],
      ['TCG', [cards[1], cards[4]]],
      ['NORTHWIND', [cards[2]]],
    ]);
  });

  test('LOBBY-02 the category is the title in upper case, and the lane’s own fields stay', () => {
    expect(derived).toMatchObject({ gameCategory: 'RNG', ordinal: 100, title: ' rng ', cards });
    expect(deriveLanes([])).toEqual([]);
    expect(deriveLanes([lane('X')])[0]).toMatchObject({ vendors: [], vendorNames: [] });
  });
});

describe('ordinalsOf', () => {
  test.each([
    ['steps of a hundred by order', ['RNG', 'LIVE', 'FISH'], [100, 200, 300]],
    ['ELOTTO is where ELOTT is', ['RNG', 'ELOTT', 'LIVE', 'ELOTTO'], [100, 200, 300, 200]],
    ['SEA_LOTT five after ELOTT', ['ELOTT', 'LOTT', 'SEA_LOTT'], [100, 200, 105]],
    ['VIETNAM_LOTTO one after LOTT', ['ELOTT', 'LOTT', 'VIETNAM_LOTTO'], [100, 200, 201]],
    ['a base that comes later counts too', ['SEA_LOTT', 'RNG', 'ELOTT'], [305, 200, 300]],
    ['without ELOTT the own step', ['RNG', 'SEA_LOTT', 'ELOTTO', 'LOTT'], [100, 200, 300, 400]],
    ['without LOTT the own step', ['ELOTT', 'VIETNAM_LOTTO'], [100, 200]],
    ['names of Object are no categories of ours', ['toString', '__proto__'], [100, 200]],
  ])('LOBBY-03 %s', (_, categories, ordinals) => {
    expect(ordinalsOf(categories)).toEqual(ordinals);
  });

  test('LOBBY-03 the title’s case and blanks make no difference', () => {
    const lanes = deriveLanes([lane('Elott'), lane(' sea_lott')]);
    expect(lanes.map(({ ordinal }) => ordinal)).toEqual([100, 105]);
  });
});
