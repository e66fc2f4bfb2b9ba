// Links for an operator: to a game for one player, which opens once within a minute, and to a round for its staff.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Pool } from 'pg';
import { hashCode, newCode } from '../one-time-code.ts';
import { findLinkedRound } from './store.ts';

const gameLinkLastsMs = 60_000;
const roundLinkLastsMs = 3_600_000;

/** Creates a link. `base` is the supplier's origin with the path prefix of its routes. */
export function makeLink(base: string, path: '/launch' | '/round'): { url: string; hash: Buffer } {
  const code = newCode();
  return { url: `${base}${path}/${code}`, hash: hashCode(code) };
}

/** Returns the conditions under which a game's link opens now: the launch has this hash and was created after `since`. */
export const openingOf = (code: string, now: Date): { launchHash: Buffer; since: Date } => ({
  launchHash: hashCode(code),
  since: new Date(now.getTime() - gameLinkLastsMs),
});

export type RoundPages = {
  pool: Pool;
  clock: () => Date;
  /** Sends the page of a round. `id` is null if the link is unknown or too old. */
  sendRound: (reply: FastifyReply, id: string | null) => Promise<FastifyReply>;
};

export function serveRounds(app: FastifyInstance, { pool, clock, sendRound }: RoundPages): void {
  app.get<{ Params: { code: string } }>('/round/:code', async ({ params }, reply) => {
    const since = new Date(clock().getTime() - roundLinkLastsMs);
    return sendRound(reply, await findLinkedRound(pool, hashCode(params.code), since));
  });
}
