// Sends what every guest of a merchant sees alike: browsers and proxies may keep it for a while and then ask whether it changed (T5). And the lists of a lobby to members.
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import { remember } from './limits.ts';
import { hasRegionRules } from './merchant.ts';
import type { Written } from './written-answer.ts';

/** What decides the answer besides host and address. Authorization, so that nothing of a member can ever be given to others (T5). */
const vary = 'Merchant, Authorization, Language';

export const sendJson = (reply: FastifyReply, envelope: string | Buffer): FastifyReply =>
  reply.header('content-type', 'application/json; charset=utf-8').send(envelope);

export function sendPublic(reply: FastifyReply, written: Written, seconds: number): FastifyReply {
  // A proxy would hand it to whom the rules keep out.
  const whose = hasRegionRules(reply.request.merchant) ? 'private' : 'public';
  return sendTagged(reply, written, `${whose}, max-age=${seconds}`);
}

/** The same to a member: the own browser may keep it, and asks each time whether it changed and whether the session lives. */
export const sendToMember = (reply: FastifyReply, written: Written): FastifyReply =>
  sendTagged(reply, written, 'private, no-cache');

/** Answers with 304 where the caller has this text already. */
function sendTagged(reply: FastifyReply, written: Written, keeping: string): FastifyReply {
  const etag = etagOf(reply.request, written);
  reply.header('cache-control', keeping).header('vary', vary).header('etag', etag);
  if (isHeld(reply.request.headers['if-none-match'], etag)) return reply.status(304).send();
  return sendJson(reply, written.body);
}

/** For the lobby's calls: everything else, refusals too, is kept by nobody. */
export const keepPrivate: onSendHookHandler = (...[, reply, payload, done]) => {
  // Only what is sent above has one.
  if (!reply.hasHeader('etag')) {
    reply.header('cache-control', 'private, no-store').header('vary', vary);
  }
  done(null, payload);
};

const shortHash = remember((text) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 11),
);

/** Merchant and member are part of it, so that two of them with the same answer never share an ETag. */
function etagOf({ merchant, language, memberId }: FastifyRequest, { digest }: Written): string {
  return `"${digest}${shortHash(`${merchant.code}\n${language}\n${memberId ?? ''}`)}"`;
}

/** A proxy that compresses marks an ETag as weak (W/); for a read that makes no difference. */
const isHeld = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
