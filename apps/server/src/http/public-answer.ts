// Sends what every guest of a merchant sees alike: browsers and proxies may keep it for a while and then ask whether it changed (T5).
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What decides the answer besides host and address. Authorization, so that nothing of a member can ever be given to others (T5). */
const vary = 'Merchant, Authorization, Language';

/** Answers with 304 where the caller has this text already. */
export function sendPublic(reply: FastifyReply, envelope: unknown, seconds: number): FastifyReply {
  const body = JSON.stringify(envelope);
  const etag = etagOf(reply.request, body);
  reply
    .header('cache-control', `public, max-age=${seconds}`)
    .header('vary', vary)
    .header('etag', etag);
  if (isHeld(reply.request.headers['if-none-match'], etag)) return reply.status(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

/** For calls that answer some of their callers publicly: everything else, refusals too, is for this caller alone. */
export async function keepPrivate(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (String(reply.getHeader('cache-control')).startsWith('public')) return;
  reply.header('cache-control', 'private, no-store').header('vary', vary);
}

/** The merchant is part of it, so that two merchants with the same answer never share an ETag. */
function etagOf({ merchant, language }: FastifyRequest, body: string): string {
  const parts = [merchant.code, language, body].join('\n');
  return `"${createHash('sha256').update(parts).digest('base64url').slice(0, 27)}"`;
}

/** A proxy that compresses marks an ETag as weak (W/); for a read that makes no difference. */
const isHeld = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
