import { expect, test } from 'vitest';
import type { Draw } from '@parlour/contract/lobby/lobby';
import { planDraws, type DrawnGame } from './plan-draws.ts';

const draw: Draw = { nextDrawAt: 1_000, lastResult: ['04'], prize: '5.00' };
const game = (gameId: string, isDrawn = false): DrawnGame => ({ vendor: 'TCG', gameId, isDrawn });
const offer = (gameCode: string, told?: Draw) => ({
  gameCode,
  vendor: 'TCG',
  ...(told && { draw: told }),
});
const codes = ({ begun, moved, ended }: ReturnType<typeof planDraws>) => ({
  begun: begun.map(({ gameCode }) => gameCode),
  moved: moved.map(({ gameCode }) => gameCode),
  ended: ended.map(({ gameId }) => gameId),
});
const nothing = { begun: [], moved: [], ended: [] };

test.each([
  ['a game without draws', [game('a')], [offer('a')], nothing],
  ['the first time', [game('a')], [offer('a', draw)], { ...nothing, begun: ['a'] }],
  ['the next draw', [game('a', true)], [offer('a', draw)], { ...nothing, moved: ['a'] }],
  [
    'a game that is not drawn any more',
    [game('a', true)],
    [offer('a')],
    { ...nothing, ended: ['a'] },
  ],
  ['a game that left the list', [game('a', true)], [], { ...nothing, ended: ['a'] }],
  ['another integration’s game', [], [offer('a', draw)], nothing],
])('LOBBY-09 %s', (...[, games, list, expected]) => {
  expect(codes(planDraws(games, list))).toEqual(expected);
});
