import { expect, it } from 'vitest';
import type { Banner } from '@parlour/contract/lobby/lobby';
import { banner } from '../testing/sample-lobby.ts';
import { bannerTarget, isShown } from './banner-target.ts';

const game = {
  linkageType: 'G',
  vendor: 'TCG',
  nodeId: '7',
  roomId: 'six',
  gameType: 'LOTT',
} as const;
const promotion = (linkage: string | null) => ({ linkageType: 'P', linkage }) as const;
const page = (url: string | null) => ({ linkageType: 'URL', url }) as const;

it.each<[string, Partial<Banner>, string | null]>([
  ['LOBBY-06 a promotion', promotion('a b'), '/m/activity?id=a+b'],
  ['LOBBY-06 a promotion without an id', promotion(null), null],
  ['LOBBY-06 a game', game, '/m/launchGame?vendor=TCG&nodeId=7&code=six&gameType=LOTT'],
  [
    'LOBBY-06 the lobby of a vendor',
    { ...game, nodeId: 'LOTTO_LOBBY' },
    '/m/launchGame?vendor=TCG&code=lobby&gameType=LOTT',
  ],
  ['LOBBY-06 a game of nobody', { ...game, vendor: null }, null],
  ['LOBBY-07 a page of ours', page('/m/inviteFriends?r=1'), '/m/inviteFriends?r=1'],
  ['LOBBY-07 home', page('/m'), '/m'],
  ['LOBBY-07 a page outside', page('https://example.com/a'), 'https://example.com/a'],
  ['LOBBY-07 a page outside without TLS', page('HTTP://example.com'), 'HTTP://example.com'],
  ['LOBBY-07 a path that is not ours', page('/mobile'), null],
  ['LOBBY-07 a host in the dress of a path', page('//example.com/m'), null],
  ['LOBBY-07 a script', page('javascript:alert(1)'), null],
  ['LOBBY-07 data', page('data:text/html,x'), null],
  ['LOBBY-07 http without a host', page('http://'), null],
  ['LOBBY-07 http with backslashes', page('https:\\\\example.com'), null],
  ['LOBBY-07 nothing', page(null), null],
  ['LOBBY-07 a word', page('soon'), null],
])('%s leads to $2', (_case, change, target) => {
  expect(bannerTarget(banner(change))).toBe(target);
});

it.each<[string, Partial<Banner>, boolean]>([
  ['a promotion', promotion('a b'), true],
  ['a page of ours that is still to come', page('/m/redirect.html?r=1'), false],
  ['a game', game, true],
  ['a page outside', page('https://example.com/a'), true],
  ['nowhere', page('soon'), true],
])('ROUTE-10, LOBBY-07 a banner that leads to %s is shown: $2', (_case, change, shown) => {
  expect(isShown(banner(change))).toBe(shown);
});
