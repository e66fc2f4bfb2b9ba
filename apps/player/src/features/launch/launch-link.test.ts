import { expect, it } from 'vitest';
import { launchGame } from '@parlour/contract/launch/calls.schema';
import { gameUrlOf, readLaunchLink } from './launch-link.ts';

const around = { backUrl: 'https://lumen.example/m/home', labelName: 'Lumen' };
const read = (query: string) => readLaunchLink(new URLSearchParams(query), around);
const { backUrl, labelName } = around;

const lottery = { launchMode: 'LOTT', backUrl } as const;
const inLobby = { lottoView: 'lobby', lottoGameCode: 'lobby', hasLobby: true, labelName } as const;
const betting = { lottoView: 'betting', hasLobby: false } as const;

it.each<[string, string, object]>([
  ['a lobby by area', 'vendor=TCG_LOTTO_VN', { ...lottery, lottoArea: 'VN', ...inLobby }],
  [
    'a lobby by its word',
    'vendor=TCG_LOTTO_VN&code=lobby',
    { ...lottery, lottoArea: 'VN', ...inLobby },
  ],
  [
    'a game by area, with its prize mode and no label',
    'vendor=TCG_LOTTO_VN&code=MB&prize_mode=P1',
    {
      ...lottery,
      lottoArea: 'VN',
      ...betting,
      lottoGameCode: 'MB',
      lottoPrizeMode: 'P1',
    },
  ],
  [
    'a view that is asked for',
    'vendor=TCG_SEA&code=X1&lottoView=lobby',
    {
      ...lottery,
      lottoMode: 'SEA_Tradition',
      ...betting,
      lottoView: 'lobby',
      lottoGameCode: 'X1',
    },
  ],
  [
    'a view that does not exist counts as none',
    'vendor=TCG_SEA&lottoView=sideways',
    { ...lottery, lottoMode: 'SEA_Tradition', ...inLobby },
  ],
  ...(
    [
      ['LOTT', '1', 'Traditional'],
      ['LOTT', '2', 'Entertainment'],
      ['ELOTT', '1', 'Elott_Traditional'],
      ['ELOTT', '2', 'Elott_Entertainment'],
    ] as const
  ).map(([prizeMode, playType, lottoMode]): [string, string, object] => [
    `${prizeMode} of play type ${playType}`,
    `prize_mode=${prizeMode}&playType=${playType}`,
    { ...lottery, lottoMode, ...inLobby, lottoPrizeMode: prizeMode },
  ]),
  [
    'a game of any other vendor',
    'vendor=TIDE&code=wheel&nodeId=7&gameType=LIVE',
    {
      launchMode: 'GLS',
      accountType: 1,
      gameId: 'wheel',
      nodeId: '7',
      vassalage: 'TIDE',
      gameType: 'LIVE',
      platform: 'html5',
      backUrl,
    },
  ],
  [
    'the lobby of any other vendor',
    'vendor=TIDE',
    {
      launchMode: 'GLS',
      accountType: 1,
      gameId: 'lobby',
      vassalage: 'TIDE',
      platform: 'html5',
      backUrl,
    },
  ],
])('ROUTE-07, LAUNCH-07 %s', (_case, query, call) => {
  const link = read(query);
  expect(link?.call).toEqual(call);
  expect(launchGame.input.safeParse(link?.call).error).toBeUndefined();
});

it.each([
  '',
  'code=wheel',
  'vendor=',
  'prize_mode=',
  'prize_mode=NONE',
  'prize_mode=LOTT&playType=3',
  // Properties that every object inherits are no prize modes.
  'prize_mode=constructor',
  'prize_mode=constructor&playType=name',
  'prize_mode=LOTT&playType=constructor',
])('ROUTE-07, LAUNCH-07 neither a vendor nor a prize mode: ?%s', (query) =>
  expect(read(query)).toBeNull(),
);

it.each([
  ['vendor=TCG_LOTTO_VN', 'LOTT', 'lobby'],
  ['vendor=TCG_SEA&code=X1', 'LOTT', 'X1'],
  ['prize_mode=LOTT', 'LOTT', 'lobby'],
  ['vendor=TCG_SEA&gameType=SEA_LOTT', 'SEA_LOTT', 'lobby'],
  ['vendor=TIDE&code=wheel&gameType=LIVE', 'LIVE', 'wheel'],
  ['vendor=TIDE', '', 'lobby'],
  ['vendor=constructor', '', 'lobby'],
])('LAUNCH-01 the cover of ?%s is drawn from %j and %s', (query, category, code) => {
  expect(read(query)).toMatchObject({ category, code });
});

it('ROUTE-07 a prize mode alone is of the first play type', () => {
  expect(read('prize_mode=ELOTT')?.call).toEqual(read('prize_mode=ELOTT&playType=1')?.call);
});

it('LAUNCH-02 the lotteries answer one level higher than the others', () => {
  const url = 'https://game.example/1';
  expect([gameUrlOf({ gameUrl: url }), gameUrlOf({ content: { game_url: url } })]).toEqual([
    url,
    url,
  ]);
});
