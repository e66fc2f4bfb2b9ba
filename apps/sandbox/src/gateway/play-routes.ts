// Launches, and the game page that a launch opens.
import type { FastifyInstance } from 'fastify';
import { sendPage } from '../look/page.ts';
import { plainPage } from '../look/plain-page.ts';
import { ok, refuse } from './answers.ts';
import { games, type GatewayState } from './gateway-state.ts';
import { memberRoute } from './member-routes.ts';
import { amountOf, playPage, stake } from './play-page.ts';

const over = plainPage({ title: 'Over', text: 'This game is over.' });

export function launchRoute(app: FastifyInstance, state: GatewayState): void {
  memberRoute(app, state, {
    url: '/wps/game/launchGame',
    answer: (member, request, reply) => {
      const { gameId } = request.query as { gameId?: string };
      const game = games.find((each) => each.gameId === gameId);
      if (!game)
        return refuse(reply, {
          status: 404,
          errorCode: 'game_not_found',
          message: 'The gateway has no such game.',
        });
      const id = state.beginPlay(member, game);
      const base = `${request.protocol}://${request.headers.host}`;
      const path = request.url.replace(/\/wps\/.*/s, `/play/${id}`);
      return ok({ content: { game_url: `${base}${path}`, game_name: game.name } });
    },
  });
}

export function playRoutes(app: FastifyInstance, state: GatewayState): void {
  app.get('/play/:id', async ({ params }, reply) => {
    const play = state.playOf((params as { id: string }).id);
    if (!play) return sendPage(reply, 410, over);
    return sendPage(reply, 200, playPage({ ...play, said: null }));
  });
  app.post('/play/:id', async ({ params }, reply) => {
    const play = state.playOf((params as { id: string }).id);
    if (!play) return sendPage(reply, 410, over);
    const { member } = play;
    const isPaid = member.balance >= stake;
    if (isPaid) member.balance -= stake;
    const said = isPaid ? `Staked ${amountOf(stake)}, and lost.` : 'There is not enough left.';
    return sendPage(reply, 200, playPage({ ...play, said }));
  });
}
