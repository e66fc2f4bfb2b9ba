import { deriveLanes } from '@parlour/contract/lobby/lanes';
import type { Game, Lane } from '@parlour/contract/lobby/lobby';
import { expect, it } from 'vitest';
import { game } from '../testing/sample-lobby.ts';
import { popularGames } from './popular-games.ts';

const hot = { gameClassify: ['HOT'] } satisfies Partial<Game>;
const lane = (title: string, games?: Game[]): Lane =>
  Object.assign({ title, gameCount: 9, gameClassify: [], cards: [] }, games && { games });
const popular = (lanes: Lane[], most = 9) =>
  popularGames(deriveLanes(lanes), most).map(({ nodeId }) => nodeId);

it('LOBBY-04 without hot games those that lead their lanes are popular, one of each lane in turn', () => {
  const lanes = [
    lane('RNG', [game('1'), game('2'), game('3')]),
    lane('LIVE', [game('8')]),
    lane('FISH'),
    lane('PVP', [game('9')]),
  ];
  expect(popular(lanes)).toEqual(['1', '8', '9', '2', '3']);
  expect(popular(lanes, 2)).toEqual(['1', '8']);
});
it('LOBBY-04 hot games come first, and none stands there twice', () => {
  const lanes = [
    lane('RNG', [game('1'), game('2', hot)]),
    lane('LIVE', [game('2', hot), game('3', hot)]),
  ];
  expect(popular(lanes)).toEqual(['2', '3', '1']);
});
it('LOBBY-04 games of two vendors may have the same number', () => {
  expect(popular([lane('RNG', [game('1'), game('1', { vassalage: 'TCG' })])])).toEqual(['1', '1']);
});
it('LOBBY-04 where there is no lane there is none', () => {
  expect(popular([])).toEqual([]);
});
