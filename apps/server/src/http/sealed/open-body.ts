// Opens a body in an envelope (NET-05, NET-06) before its endpoint's schema sees it. Bad cases are answered as in wire.md:
// all bodies that cannot be opened get the same answer.
import { createHash } from 'node:crypto';
import { openLegacy } from '@parlour/wire/legacy/open-legacy';
import { modernDigest, openModern } from '@parlour/wire/modern/open-modern';
import type { FastifyRequest } from 'fastify';
import { requireAcceptable } from '../input.ts';
import { Refusal } from '../refusal.ts';
import type { EnvelopeKeys, GoodKey } from './envelope-keys.ts';
import { readSealed, type SealedBody } from './read-sealed.ts';

/** Largest difference of a sender's clock, in either direction. */
const clockMs = 300_000;

type Deps = { keys: EnvelopeKeys; clock: () => Date };

/** Returns the body for the endpoint's schema, opened if it is sealed. */
export type OpenBody = (request: FastifyRequest, body: unknown) => Promise<unknown>;

/** An opened body. `once` may be used only once, which is remembered until `until`. */
type OpenedBody = { text: string; once: string; until: Date };

export const bodyOpener =
  ({ keys, clock }: Deps): OpenBody =>
  async (request, body) => {
    const { merchant } = request;
    const sealed = readSealed(request, body);
    const accepted = merchant.setting('envelope.accept');
    if (!accepted.includes(sealed?.envelope ?? 'plain')) throw new Refusal('request_body_required');
    if (!sealed) return body;
    const key = await keys.find(merchant.code, sealed);
    const opened = key && open(sealed, { key, request, now: clock() });
    const value = opened && parseObject(opened.text);
    if (!value) throw new Refusal('envelope_refused');
    const once = { mark: markOf(sealed, opened), until: opened.until };
    if (!(await keys.takeOnce(merchant.code, once))) throw new Refusal('envelope_refused');
    return requireAcceptable(value);
  };

type OpenContext = { key: GoodKey; request: FastifyRequest; now: Date };

const open = (sealed: SealedBody, at: OpenContext): OpenedBody | null =>
  sealed.envelope === 'legacy' ? openOld(sealed, at) : openNew(sealed, at);

function openOld(
  { value, digest, encryption }: SealedBody,
  { key }: OpenContext,
): OpenedBody | null {
  if (digest !== value) return null;
  const text = openLegacy({ encryption, value }, key.privateKey);
  return text === null ? null : { text, once: encryption, until: key.expiresAt };
}

function openNew(sealed: SealedBody, { key, request, now }: OpenContext): OpenedBody | null {
  const { value, digest, encryption, timestamp, nonce } = sealed;
  if (digest !== modernDigest(value)) return null;
  if (typeof nonce !== 'string' || !/^[\w-]{22}$/.test(nonce)) return null;
  if (typeof timestamp !== 'number') return null;
  if (Math.abs(timestamp - now.getTime()) > clockMs) return null;
  const { method, url, merchant } = request;
  const [path = ''] = url.split('?', 1);
  const bound = { method, path, merchantCode: merchant.code, timestamp, nonce };
  const text = openModern({ encryption, value, bound }, key.privateKey);
  // A body with the earliest allowed time stays valid for twice the tolerance.
  return text === null ? null : { text, once: nonce, until: new Date(now.getTime() + 2 * clockMs) };
}

const markOf = ({ envelope }: SealedBody, { once }: OpenedBody): Buffer =>
  createHash('sha256').update(`${envelope}\n${once}`).digest();

function parseObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
