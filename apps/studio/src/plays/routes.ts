// Routes for a player's browser: the launch's address, the play's page to which it redirects, and the page's calls below its address.
import { hashCode } from '@parlour/supplier/one-time-code';
import type { FastifyInstance } from 'fastify';
import type { GameTexts } from '@parlour/phrases/game-texts';
import type { Engine } from '../engine.ts';
import { findTitle } from '../games/titles.ts';
import type { Money } from '../money/money.ts';
import { serveBeside } from '../page/beside.ts';
import { answerCallErrors, refuseCall } from './call-refusal.ts';
import { findAskedPlay, guardPlay, isOver } from './guard.ts';
import { launchRoutes, type LaunchDeps } from './launch/launch-routes.ts';
import { findFramedPlay } from './store.ts';

export type PlayDeps = LaunchDeps & {
  money: Money;
  engines: readonly Engine[];
  texts: GameTexts;
  bodyPatienceMs?: number | undefined;
};

export async function playRoutes(app: FastifyInstance, deps: PlayDeps): Promise<void> {
  const { pool, pages, clock } = deps;
  app.setErrorHandler(async (error, request, reply) => {
    request.log.error({ err: error }, 'a page failed');
    return pages.sendPlain(reply, { reason: 'fault', play: null });
  });
  launchRoutes(app, deps);

  app.get<{ Params: { address: string } }>('/play/:address', async (request, reply) => {
    const { address } = request.params;
    const play = await findAskedPlay(request, pool);
    if (!play) {
      // A frame that has lost its cookie gets a plain page. If that could not be framed, the browser would show its own error page.
      const framed = await findFramedPlay(pool, hashCode(address));
      return pages.sendPlain(reply, { reason: 'unknown', play: null, framed });
    }
    if (isOver(play, clock())) return pages.sendPlain(reply, { reason: 'over', play });
    return pages.sendPlay(reply, play, `/play/${address}`);
  });

  await app.register(async (calls) => callRoutes(calls, deps), { prefix: '/play/:address' });
}

/** Calls of the page. */
async function callRoutes(app: FastifyInstance, deps: PlayDeps): Promise<void> {
  guardPlay(app, deps);
  answerCallErrors(app);
  app.get('/balance', async ({ play }) => {
    const found = await deps.money.balance(play.id);
    if ('trouble' in found) throw refuseCall(found.trouble);
    return { ...found, balance: String(found.balance) };
  });
  serveBeside(app, deps.texts);
  for (const engine of deps.engines) {
    await app.register(async (own) => {
      own.addHook('preHandler', async ({ play }) => {
        const title = findTitle(play.gameCode);
        if (!title || !engine.opens.includes(title.engine)) throw refuseCall('unknown');
      });
      engine.playRoutes(own);
    });
  }
}
