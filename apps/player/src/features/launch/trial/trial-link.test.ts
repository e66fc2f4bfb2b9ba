import { expect, it } from 'vitest';
import { trialGame } from '@parlour/contract/launch/calls.schema';
import { readTrialLink } from './trial-link.ts';

const backUrl = 'https://lumen.example/m/home';
const read = (query: string) => readTrialLink(new URLSearchParams(query), backUrl);
const without = { launchMode: 'GLS', accountType: 0, platform: 'html5', backUrl };

it.each([
  [
    'vendor=TIDE&code=wheel&nodeId=7&gameType=LIVE',
    { gameId: 'wheel', nodeId: '7', vassalage: 'TIDE', gameType: 'LIVE' },
  ],
  ['vendor=TIDE', { gameId: 'lobby', vassalage: 'TIDE' }],
  ['vendor=TCG_LOTTO_VN&code=lobby', { gameId: 'lobby', vassalage: 'TCG_LOTTO_VN' }],
  ['prize_mode=ELOTT&playType=1&code=x', { gameId: 'x', vassalage: 'TCG', gameType: 'ELOTT' }],
  ['prize_mode=LOTT&code=x', { gameId: 'x', vassalage: 'TCG', gameType: 'LOTT' }],
  ['vendor=TIDE&prize_mode=LOTT', { gameId: 'lobby', vassalage: 'TIDE' }],
])('LAUNCH-04 %s asks for a game without money', (query, named) => {
  const call = read(query)?.call;
  expect(call).toEqual({ ...without, ...named });
  expect(trialGame.input.safeParse(call).success).toBe(true);
});
it.each(['', 'code=wheel', 'prize_mode=toString', 'vendor='])(
  'LAUNCH-04 "%s" names nothing',
  (query) => expect(read(query)).toBeNull(),
);
