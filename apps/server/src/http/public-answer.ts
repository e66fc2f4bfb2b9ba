// Sends answers that are the same for all guests of a merchant, which browsers and proxies may cache (T5), and the lobby's lists to members.
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import { remember } from './limits.ts';
import { hasRegionRules } from './merchant.ts';
import type { WrittenAnswer } from './written-answer.ts';

/** Headers on which the answer depends. Authorization is one, so that no member's answer is ever served to others (T5). */
const vary = 'Merchant, Authorization, Language';

export const sendJson = (reply: FastifyReply, envelope: string | Buffer): FastifyReply =>
  reply.header('content-type', 'application/json; charset=utf-8').send(envelope);

export function sendPublic(
  reply: FastifyReply,
  written: WrittenAnswer,
  seconds: number,
): FastifyReply {
  // With region rules a proxy's cache would serve it to denied addresses.
  const whose = hasRegionRules(reply.request.merchant) ? 'private' : 'public';
  return sendTagged(reply, written, `${whose}, max-age=${seconds}`);
}

/** Sends the answer to a member, whose browser may cache it and has to revalidate it and the session each time. */
export const sendToMember = (reply: FastifyReply, written: WrittenAnswer): FastifyReply =>
  sendTagged(reply, written, 'private, no-cache');

/** Answers with 304 if the caller has this text already. */
function sendTagged(reply: FastifyReply, written: WrittenAnswer, keeping: string): FastifyReply {
  const etag = etagOf(reply.request, written);
  reply.header('cache-control', keeping).header('vary', vary).header('etag', etag);
  if (isHeld(reply.request.headers['if-none-match'], etag)) return reply.status(304).send();
  return sendJson(reply, written.body);
}

/** Forbids caching of all other answers of the lobby's calls, including refusals. */
export const keepPrivate: onSendHookHandler = (...[, reply, payload, done]) => {
  // Only the answers above have an ETag.
  if (!reply.hasHeader('etag')) {
    reply.header('cache-control', 'private, no-store').header('vary', vary);
  }
  done(null, payload);
};

const shortHash = remember((text) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 11),
);

/** The ETag of an answer. It depends on merchant and member, so that equal answers of two never share one. */
function etagOf(
  { merchant, language, memberId }: FastifyRequest,
  { digest }: WrittenAnswer,
): string {
  return `"${digest}${shortHash(`${merchant.code}\n${language}\n${memberId ?? ''}`)}"`;
}

/** Whether the caller has the answer. A proxy that compresses marks an ETag as weak (W/), which is ignored. */
const isHeld = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
