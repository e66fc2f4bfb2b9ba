// What a player's browser asks for: the launch's address opens once and redirects to the play's page, whose calls are below its address.
import { hashCode, newCode } from '@parlour/supplier/one-time-code';
import { openingOf } from '@parlour/supplier/operator/links';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Engine } from '../engine.ts';
import { findTitle } from '../games/titles.ts';
import type { Money } from '../money/money.ts';
import type { PlayPages } from '../page/play-pages.ts';
import { answerCallErrors } from './answer-errors.ts';
import { refuseCall } from './call-refusal.ts';
import { cookieOf, findAskedPlay, guardPlay, isOver } from './guard.ts';
import { limitLaunchGuesses } from './launch-guesses.ts';
import { findLaunch, openLaunch, type Opening, type Play } from './store.ts';

export type PlayDeps = {
  pool: Pool;
  money: Money;
  engines: readonly Engine[];
  pages: PlayPages;
  origin: string;
  clock: () => Date;
  bodyPatienceMs?: number | undefined;
};

type Launched = { Params: { code: string } };

export async function playRoutes(app: FastifyInstance, deps: PlayDeps): Promise<void> {
  const { pool, pages, clock, origin } = deps;
  const guesses = limitLaunchGuesses();
  app.setErrorHandler(async (error, request, reply) => {
    request.log.error({ err: error }, 'a page failed');
    return pages.sendPlain(reply, 'fault', null);
  });

  app.get<Launched>('/launch/:code', async ({ params, ip }, reply) => {
    const retryAfter = guesses.begin(ip);
    if (retryAfter !== null) {
      return pages.sendPlain(reply.header('retry-after', String(retryAfter)), 'crowded', null);
    }
    const now = clock();
    const [address, key] = [newCode(), newCode()];
    const opening = openingOf(params.code, now);
    const hashes = { addressHash: hashCode(address), keyHash: hashCode(key) };
    const found = await guesses.look(ip, () => openOrFind(pool, { ...opening, ...hashes, now }));
    if (!found) return pages.sendPlain(reply, 'unknown', null);
    const { play, isOpened } = found;
    if (!isOpened) return pages.sendPlain(reply, 'used', play);
    const path = `/play/${address}`;
    if (!play.isDemo)
      void reply.header('set-cookie', cookieOf(key, path, origin.startsWith('https')));
    return reply.redirect(path, 303);
  });

  app.get<{ Params: { address: string } }>('/play/:address', async (request, reply) => {
    const play = await findAskedPlay(request, pool);
    if (!play) return pages.sendPlain(reply, 'unknown', null);
    if (isOver(play, clock())) return pages.sendPlain(reply, 'over', play);
    return pages.sendPlay(reply, play, `/play/${request.params.address}`);
  });

  await app.register(async (calls) => callRoutes(calls, deps), { prefix: '/play/:address' });
}

/** Null where there is no such launch. */
async function openOrFind(
  pool: Pool,
  opening: Opening,
): Promise<{ play: Play; isOpened: boolean } | null> {
  const opened = await openLaunch(pool, opening);
  const play = opened ?? (await findLaunch(pool, opening.launchHash));
  return play && { play, isOpened: opened !== null };
}

/** What the page asks. */
async function callRoutes(app: FastifyInstance, deps: PlayDeps): Promise<void> {
  guardPlay(app, deps);
  answerCallErrors(app);
  app.get('/balance', async ({ play }) => {
    const found = await deps.money.balance(play.id);
    if ('trouble' in found) throw refuseCall(found.trouble);
    return { ...found, balance: String(found.balance) };
  });
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
