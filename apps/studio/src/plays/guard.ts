// Checks calls below a play's address: only its own page may call, with its cookie if it plays for money, and while the play lasts.
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
    /** The play of the address. Set only below `/play/:address/`. */
    play: Play;
  }
  interface FastifyContextConfig {
    /** True for a call that must be decided at once. The wallet is asked in parallel whether the play has ended. */
    waitsForNoWallet?: boolean;
  }
}

/** The time after which a wallet without a clear answer is asked again. */
const askAgainMs = 10_000;

type GuardDeps = {
  pool: Pool;
  clock: () => Date;
  money: Money;
  origin: string;
  bodyPatienceMs?: number | undefined;
};

export const isOver = ({ openedAt, endedAt }: Play, now: Date): boolean =>
  endedAt !== null || now.getTime() - openedAt.getTime() > playLastsMs;

/** Asks the wallet again if its last answer is old, because there is no other way to learn that the member has logged out. */
async function hasEnded(
  { id, askAt }: Play,
  { pool, money }: GuardDeps,
  now: Date,
): Promise<boolean> {
  if (askAt === null || askAt > now) return false;
  const again = new Date(now.getTime() + askAgainMs);
  if (!(await claimAsk(pool, id, { now, again }))) return false;
  const found = await money.balance(id);
  return 'trouble' in found && found.trouble === 'over';
}

/** Returns the play of the address; null if it is unknown, or its cookie is missing. */
export async function findAskedPlay(request: FastifyRequest, pool: Pool): Promise<Play | null> {
  const { address = '' } = request.params as { address?: string };
  const key = readCookie('key', request.headers.cookie);
  const play = await findPlay(pool, hashCode(address), key === null ? null : hashCode(key));
  if (play) request.caller = { play: play.id };
  return play;
}

/** True if the call comes from our own page, by the browser's headers. A form of another site cannot send JSON. */
function isOwnCall({ headers, method }: FastifyRequest, own: string): boolean {
  const { origin = 'null', 'sec-fetch-site': site } = headers;
  if (origin !== 'null' && origin !== own) return false;
  if (method === 'GET') return site === undefined || site === 'same-origin' || site === 'none';
  // A browser may hide the origin even from its own site. Then the other header, which no page can set, must prove the call.
  const isVouchedFor = site === undefined ? origin === own : site === 'same-origin';
  return isVouchedFor && /^application\/json\b/.test(headers['content-type'] ?? '');
}

/** Loads the play after the whole call has arrived, so that a play that ended meanwhile is refused. */
export function guardPlay(app: FastifyInstance, deps: GuardDeps): void {
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
