// The lobby's calls, for guests and members.
import type { FastifyInstance } from 'fastify';
import { ok } from './answers.ts';
import { gameAnswer } from './game-answer.ts';
import { games, vendor } from './gateway-state.ts';

export function lobbyRoutes(app: FastifyInstance): void {
  app.get('/wps/relay/GCSGAME_newGameVendor', async () => {
    const types = [...new Set(games.map(({ type }) => type))];
    const lanes = types.map((title) => {
      const own = games.filter(({ type }) => type === title);
      return {
        title,
        gameCount: own.length,
        gameClassify: [],
        cards: [{ accountTypeName: vendor, displayName: 'Gateway' }],
      };
    });
    return ok({ data: { lanes } });
  });
  app.get('/wps/relay/GCSGAME_gameList', async ({ query }) => {
    // A parameter that is sent twice is received as a list.
    const { gameType, gameName = '' } = query as {
      gameType?: string | string[];
      gameName?: string | string[];
    };
    const found = games.filter(
      ({ type, name }) =>
        (gameType === undefined || type === String(gameType).toUpperCase()) &&
        name.toLowerCase().includes(String(gameName).toLowerCase()),
    );
    return ok({ games: found.map(gameAnswer), totalPages: 1, totalCount: found.length });
  });
  app.get('/wps/relay/MCSFE_getListAnnouncements', async () =>
    ok({ banners: [], player: [], popup: [], promotion: [] }),
  );
}
