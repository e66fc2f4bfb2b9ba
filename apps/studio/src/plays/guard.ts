// Who may call below a play's address: its own page, by its cookie where money is played, and while the play lasts.
import { hashCode } from '@parlour/supplier/one-time-code';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Money } from '../money/money.ts';
import { refuseCall } from './call-refusal.ts';
import { playLastsMs, readCookie } from './launch/cookies.ts';
import { claimAsk, findPlay, type Play } from './store.ts';
import { awaitWholeRequests } from './whole-request.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Below `/play/:address/` only. */
    play: Play;
  }
  interface FastifyContextConfig {
    /** A call that has to be decided at once: whether the play has ended meanwhile is asked beside it. */
    waitsForNoWallet?: boolean;
  }
}

/** A wallet that said nothing for sure is asked again after so long. */
const askAgainMs = 10_000;

type Guarding = {
  pool: Pool;
  clock: () => Date;
  money: Money;
  origin: string;
  bodyPatienceMs?: number | undefined;
};

export const isOver = ({ openedAt, endedAt }: Play, now: Date): boolean =>
  endedAt !== null || now.getTime() - openedAt.getTime() > playLastsMs;

/** When the wallet's last answer is old it is asked again: there is no other way to hear that the member has logged out. */
async function hasEnded(
  { id, askAt }: Play,
  { pool, money }: Guarding,
  now: Date,
): Promise<boolean> {
  if (askAt === null || askAt > now) return false;
  const again = new Date(now.getTime() + askAgainMs);
  if (!(await claimAsk(pool, id, { now, again }))) return false;
  const found = await money.balance(id);
  return 'trouble' in found && found.trouble === 'over';
}

/** Null if the address is unknown, or its cookie is missing. */
export async function findAskedPlay(request: FastifyRequest, pool: Pool): Promise<Play | null> {
  const { address = '' } = request.params as { address?: string };
  const key = readCookie('key', request.headers.cookie);
  const play = await findPlay(pool, hashCode(address), key === null ? null : hashCode(key));
  if (play) request.caller = { play: play.id };
  return play;
}

/** Whether our own page calls: the browser's headers say so, and a form of another site cannot send JSON. */
function isOwnCall({ headers, method }: FastifyRequest, own: string): boolean {
  const { origin = 'null', 'sec-fetch-site': site } = headers;
  if (origin !== 'null' && origin !== own) return false;
  if (method === 'GET') return site === undefined || site === 'same-origin' || site === 'none';
  // A browser may hide the origin even from its own site; then the other header, which no page can set, must vouch for the call.
  const isVouchedFor = site === undefined ? origin === own : site === 'same-origin';
  return isVouchedFor && /^application\/json\b/.test(headers['content-type'] ?? '');
}

/** A play is asked for when the whole call is there: one that ended meanwhile is over. */
export function guardPlay(app: FastifyInstance, deps: Guarding): void {
  const { pool, clock, origin } = deps;
  app.decorateRequest('play');
  awaitWholeRequests(app, deps);
  app.addHook('onRequest', async (request) => {
    if (!isOwnCall(request, origin)) throw refuseCall('invalid');
  });
  app.addHook('preValidation', async (request) => {
    const play = await findAskedPlay(request, pool);
    if (!play) throw refuseCall('unknown');
    const now = clock();
    if (isOver(play, now)) throw refuseCall('over');
    const ending = hasEnded(play, deps, now);
    if (request.routeOptions.config.waitsForNoWallet) {
      ending.catch((error: unknown) => request.log.warn({ err: error }, 'a wallet was not asked'));
    } else if (await ending) throw refuseCall('over');
    request.play = play;
  });
}
