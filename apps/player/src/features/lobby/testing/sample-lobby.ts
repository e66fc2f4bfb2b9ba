// A small lobby for tests, with two categories, three studios and banners of each kind.
import type { Announcements, Banner, Game, Lane } from '@parlour/contract/lobby/lobby';
import type { Replies } from '#foundation/testing/answering-server.ts';

export const game = (nodeId: string, change: Partial<Game> = {}): Game => ({
  nodeId,
  gameId: `game-${nodeId}`,
  gameName: `Game ${nodeId}`,
  gameType: 'RNG',
  vassalage: 'TIDEPOOL',
  iconUrl: `/m/covers/slots/game-${nodeId}.svg`,
  ...change,
});

export const lanes: Lane[] = [
  {
    title: 'RNG',
    gameCount: 130,
    gameClassify: [],
    cards: [
      { accountTypeName: 'Tidepool', displayName: 'Tidepool Games' },
      { accountTypeName: 'RNG', displayName: 'Originals' },
    ],
    games: [game('1', { gameClassify: ['NEW'] }), game('2', { vassalage: 'TCG' })],
  },
  {
    title: 'LIVE',
    gameCount: 2,
    gameClassify: [],
    cards: [{ accountTypeName: 'VERANDA', displayName: 'Veranda Live' }],
    games: [game('9', { gameType: 'LIVE', vassalage: 'VERANDA' })],
  },
];

export const banner = (change: Partial<Banner> = {}): Banner => ({
  id: 'welcome',
  groupName: 'm_home',
  title: 'Welcome week',
  content: 'One small task a day',
  imageUrl: null,
  linkageType: 'URL',
  url: '/m/game?category=RNG',
  linkage: null,
  vendor: null,
  nodeId: null,
  roomId: null,
  gameType: null,
  ...change,
});

export const announced: Announcements = {
  banners: [banner()],
  player: [
    { id: '1', title: 'Maintenance', content: 'On <b>Tuesday</b>.', createdAt: 1_700_000_000_000 },
  ],
  popup: [],
  promotion: [],
};

/** Answers of a server without failures, for a member with one recent and one favourite game. */
export const lobbyReplies: Replies = {
  vendorLanes: { answer: { data: { lanes } } },
  announcements: { answer: announced },
  recentGames: { answer: { games: [game('5', { gameName: 'Played before' })] } },
  favouriteGames: { answer: { games: [game('2', { vassalage: 'TCG' })] } },
  drawList: { answer: { now: 0, games: [] } },
  gameList: {
    answer: { games: [game('1'), game('2', { vassalage: 'TCG' })], totalPages: 1, totalCount: 2 },
  },
  addFavouriteGame: { answer: null },
  removeFavouriteGame: { answer: null },
};
