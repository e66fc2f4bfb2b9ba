import { describe, expect, test } from 'vitest';
import type { OfferedGame } from '#providers/games/games';
import { planChanges, type StoredGame } from './plan-changes.ts';

const offer = (gameCode: string, changed: Partial<OfferedGame> = {}): OfferedGame => ({
  gameCode,
  name: gameCode,
  vendor: 'ACME',
  category: 'RNG',
  ...changed,
});
const known = (gameId: string, changed: Partial<StoredGame> = {}): StoredGame => ({
  gameId,
  vendor: 'ACME',
  category: 'RNG',
  position: 1,
  integration: 'hub',
  offered: true,
  vendorName: gameId,
  details: {},
  ...changed,
});
const codes = ({ added, renewed, gone }: ReturnType<typeof planChanges>) => ({
  added: added.map(({ gameCode, position }) => `${gameCode} ${position}`),
  renewed: renewed.map(({ gameCode }) => gameCode),
  gone: gone.map(({ gameId }) => gameId),
});
const nothing = { added: [], renewed: [], gone: [] };

describe('planChanges', () => {
  test.each([
    ['a list that is as known', [known('a')], [offer('a')], nothing],
    ['a game that is missing', [known('a'), known('b')], [offer('a')], { ...nothing, gone: ['b'] }],
    ['one that was off already', [known('a', { offered: false })], [], nothing],
    [
      'one that comes back',
      [known('a', { offered: false })],
      [offer('a')],
      { ...nothing, renewed: ['a'] },
    ],
    [
      'one that has a place and was never offered',
      [known('a', { offered: false, integration: null, vendorName: null })],
      [offer('a')],
      { ...nothing, renewed: ['a'] },
    ],
    ['a new name', [known('a')], [offer('a', { name: 'A' })], { ...nothing, renewed: ['a'] }],
    [
      'new games, behind the last one of their category',
      [known('a', { position: 9 }), known('t', { category: 'LIVE', position: 3 })],
      [
        offer('a'),
        offer('t', { category: 'LIVE' }),
        offer('b'),
        offer('c'),
        offer('d', { category: 'FISH' }),
      ],
      { ...nothing, added: ['b 10', 'c 11', 'd 1'] },
    ],
    [
      'the same code of another vendor',
      [known('a')],
      [offer('a'), offer('a', { vendor: 'OTHER' })],
      { ...nothing, added: ['a 2'] },
    ],
    ['a game that is listed twice', [], [offer('a'), offer('a')], { ...nothing, added: ['a 1'] }],
    ['another integration’s game', [known('a', { integration: 'studio' })], [offer('a')], nothing],
    [
      'another integration’s game that is missing',
      [known('a', { integration: 'studio' })],
      [],
      nothing,
    ],
    [
      'a game that another integration gave up',
      [known('a', { integration: 'studio', offered: false })],
      [offer('a')],
      { ...nothing, renewed: ['a'] },
    ],
    [
      'a game of an integration that is there no more',
      [known('a', { integration: 'gone' })],
      [offer('a')],
      { ...nothing, renewed: ['a'] },
    ],
  ])('LOBBY-04 %s', (...[, before, list, expected]) => {
    expect(codes(planChanges(before, list, 'hub'))).toEqual(expected);
  });

  test('LOBBY-04 a game that a lower integration has goes to the studio, and only that', () => {
    const before = [known('a'), known('b'), known('c', { offered: false, vendorName: 'Ours' })];
    const plan = planChanges(before, [offer('a'), offer('c'), offer('d')], 'studio');
    expect(codes(plan)).toEqual({ added: ['d 2'], renewed: ['a', 'c'], gone: [] });
  });
});
