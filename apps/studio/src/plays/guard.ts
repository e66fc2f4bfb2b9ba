// Who may call below a play's address: its own page, by its cookie where money is played, and while the play lasts.
import { hashCode } from '@parlour/supplier/one-time-code';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { refuseCall } from './call-refusal.ts';
import { findPlay, type Play } from './store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Below `/play/:address/` only. */
    play: Play;
  }
}

/** How long a play lasts: longer than any session of a member, with which the wallet's token ends. */
const lastsMs = 24 * 3_600_000;
const cookieName = 'play';

type Guarding = { pool: Pool; clock: () => Date };

export const isOver = ({ openedAt }: Play, now: Date): boolean =>
  now.getTime() - openedAt.getTime() > lastsMs;

/** Null if the address is unknown, or its cookie is missing. */
export function findAskedPlay(request: FastifyRequest, pool: Pool): Promise<Play | null> {
  const { address = '' } = request.params as { address?: string };
  const key = readCookie(request.headers.cookie);
  return findPlay(pool, hashCode(address), key === null ? null : hashCode(key));
}

function readCookie(header = ''): string | null {
  const pairs = header.split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === cookieName)?.[1] ?? null;
}

export const cookieOf = (key: string, path: string, isSecure: boolean): string =>
  [
    `${cookieName}=${key}`,
    `Path=${path}`,
    `Max-Age=${lastsMs / 1_000}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

/** Whether our own page calls: the browser's header says so, and a form of another site cannot send JSON. */
function isOwnCall({ headers, method }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  if (site !== 'same-origin' && site !== 'none') return false;
  return method === 'GET' || /^application\/json\b/.test(headers['content-type'] ?? '');
}

export function guardPlay(app: FastifyInstance, { pool, clock }: Guarding): void {
  app.decorateRequest('play');
  app.addHook('onRequest', async (request) => {
    if (!isOwnCall(request)) throw refuseCall('invalid');
    const play = await findAskedPlay(request, pool);
    if (!play) throw refuseCall('unknown');
    if (isOver(play, clock())) throw refuseCall('over');
    request.play = play;
  });
}
