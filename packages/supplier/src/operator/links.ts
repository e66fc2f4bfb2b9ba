// The links that an operator is given: to a game for one player, which opens once and soon, and to a round for its staff.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Pool } from 'pg';
import { hashCode, newCode } from '../one-time-code.ts';
import { findLinkedRound } from './store.ts';

const gameLinkLastsMs = 60_000;
const roundLinkLastsMs = 3_600_000;

/** `base` is the supplier's origin, with the path that its routes begin with. */
export function makeLink(base: string, path: '/launch' | '/round'): { url: string; hash: Buffer } {
  const code = newCode();
  return { url: `${base}${path}/${code}`, hash: hashCode(code) };
}

/** What the launch behind a game's link must be to open now: this one, made after `since`. */
export const openingOf = (code: string, now: Date): { launchHash: Buffer; since: Date } => ({
  launchHash: hashCode(code),
  since: new Date(now.getTime() - gameLinkLastsMs),
});

export type RoundPages = {
  pool: Pool;
  clock: () => Date;
  /** `id` is null if the link is unknown or too old. */
  sendRound: (reply: FastifyReply, id: string | null) => Promise<FastifyReply>;
};

export function serveRounds(app: FastifyInstance, { pool, clock, sendRound }: RoundPages): void {
  app.get<{ Params: { code: string } }>('/round/:code', async ({ params }, reply) => {
    const since = new Date(clock().getTime() - roundLinkLastsMs);
    return sendRound(reply, await findLinkedRound(pool, hashCode(params.code), since));
  });
}
