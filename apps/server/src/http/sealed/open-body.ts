// Opens a body that travels in an envelope (NET-05, NET-06), before its endpoint's schema sees it. Every bad case is answered as wire.md says:
// whatever does not open looks alike from outside.
import { createHash } from 'node:crypto';
import { openLegacy } from '@parlour/wire/legacy/open-legacy';
import { modernDigest, openModern } from '@parlour/wire/modern/open-modern';
import type { FastifyRequest } from 'fastify';
import { requireAcceptable } from '../input.ts';
import { Refusal } from '../refusal.ts';
import type { EnvelopeKeys, GoodKey } from './envelope-keys.ts';
import { readSealed, type SealedBody } from './read-sealed.ts';

/** How far a sender's clock may be off, to either side. */
const clockMs = 300_000;

type Deps = { keys: EnvelopeKeys; clock: () => Date };

/** What the endpoint's schema is to see of a body. */
export type OpenBody = (request: FastifyRequest, body: unknown) => Promise<unknown>;

/** What of it may come once only, and until when that is remembered. */
type Opened = { text: string; once: string; until: Date };

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

type Circumstances = { key: GoodKey; request: FastifyRequest; now: Date };

const open = (sealed: SealedBody, at: Circumstances): Opened | null =>
  sealed.envelope === 'legacy' ? openOld(sealed, at) : openNew(sealed, at);

function openOld({ value, digest, encryption }: SealedBody, { key }: Circumstances): Opened | null {
  if (digest !== value) return null;
  const text = openLegacy({ encryption, value }, key.privateKey);
  return text === null ? null : { text, once: encryption, until: key.expiresAt };
}

function openNew(sealed: SealedBody, { key, request, now }: Circumstances): Opened | null {
  const { value, digest, encryption, timestamp, nonce } = sealed;
  if (digest !== modernDigest(value)) return null;
  if (typeof nonce !== 'string' || !/^[\w-]{22}$/.test(nonce)) return null;
  if (typeof timestamp !== 'number') return null;
  if (Math.abs(timestamp - now.getTime()) > clockMs) return null;
  const { method, url, merchant } = request;
  const [path = ''] = url.split('?', 1);
  const bound = { method, path, merchantCode: merchant.code, timestamp, nonce };
  const text = openModern({ encryption, value, bound }, key.privateKey);
  // One that comes as early as may be is good for twice that long.
  return text === null ? null : { text, once: nonce, until: new Date(now.getTime() + 2 * clockMs) };
}

const markOf = ({ envelope }: SealedBody, { once }: Opened): Buffer =>
  createHash('sha256').update(`${envelope}\n${once}`).digest();

function parseObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
