// Cache of an identity service's signing keys, for as long as the service states. It publishes them as JWKS, or as certificates by key id.
import { createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { Outbound } from '../outbound.ts';

type Options = { outbound: Outbound; waitMs: number };

/** Finds a key. `null`: the service has no such key. `unavailable`: the keys cannot be fetched, and the cached ones are too old. */
export type FindSigningKey = (
  keysUrl: string,
  kid: string,
  now: Date,
) => Promise<KeyObject | null | 'unavailable'>;

type CachedKeys = { keys: ReadonlyMap<string, KeyObject>; fetchedAt: number; freshUntil: number };

const mostBytes = 64 * 1024;
/** The lifetime of keys if the service states none. */
const usualSeconds = 3_600;
const mostSeconds = 86_400;
/** The shortest time between fetches for an unknown key id, so that callers with invented ids cause few fetches. */
const againAfterMs = 60_000;
/** The time for which expired keys are still used while the service is unavailable; it changes keys over days. */
const graceMs = 6 * 3_600_000;

const Jwk = z.object({ kid: z.string(), kty: z.literal('RSA'), n: z.string(), e: z.string() });
const Jwks = z.object({ keys: z.array(z.unknown()) });
const Certificates = z.record(z.string(), z.string().startsWith('-----BEGIN CERTIFICATE-----'));

export function keepSigningKeys({ outbound, waitMs }: Options): FindSigningKey {
  const kept = new Map<string, CachedKeys>();
  const running = new Map<string, Promise<CachedKeys | null>>();
  const fetchOnce = (keysUrl: string, now: number): Promise<CachedKeys | null> => {
    const begun =
      running.get(keysUrl) ??
      fetchKeys(outbound, { keysUrl, now, waitMs }).finally(() => running.delete(keysUrl));
    running.set(keysUrl, begun);
    return begun;
  };
  return async (keysUrl, kid, date) => {
    const now = date.getTime();
    const known = kept.get(keysUrl);
    const key = known?.keys.get(kid);
    if (known && now < known.freshUntil) {
      if (key) return key;
      if (now - known.fetchedAt < againAfterMs) return null;
    }
    const fetched = await fetchOnce(keysUrl, now);
    if (fetched) {
      kept.set(keysUrl, fetched);
      return fetched.keys.get(kid) ?? null;
    }
    return key && known && now < known.freshUntil + graceMs ? key : 'unavailable';
  };
}

type KeysRequest = { keysUrl: string; now: number; waitMs: number };

/** Fetches the keys; null if that fails. */
async function fetchKeys(
  outbound: Outbound,
  { keysUrl, now, waitMs }: KeysRequest,
): Promise<CachedKeys | null> {
  const { origin, pathname } = new URL(keysUrl);
  try {
    const { status, body, headers } = await outbound.get({
      base: origin,
      path: pathname as `/${string}`,
      headers: { accept: 'application/json' },
      deadline: AbortSignal.timeout(waitMs),
      mostBytes,
    });
    if (status !== 200) return null;
    const keys = readKeys(JSON.parse(body.toString('utf8')));
    if (keys.size === 0) return null;
    return { keys, fetchedAt: now, freshUntil: now + maxAgeOf(headers['cache-control']) * 1_000 };
  } catch {
    return null;
  }
}

function maxAgeOf(cacheControl: string | undefined): number {
  const [, seconds] = /(?:^|[\s,])max-age=(\d{1,9})/i.exec(cacheControl ?? '') ?? [];
  return seconds === undefined ? usualSeconds : Math.min(Number(seconds), mostSeconds);
}

/** Reads the keys from JWKS or certificates. Keys other than RSA are left out. */
function readKeys(answer: unknown): Map<string, KeyObject> {
  const jwks = Jwks.safeParse(answer).data;
  if (jwks) {
    const keys = jwks.keys.flatMap((each) => Jwk.safeParse(each).data ?? []);
    return new Map(keys.map((key) => [key.kid, createPublicKey({ key, format: 'jwk' })]));
  }
  const named = Object.entries(Certificates.parse(answer));
  return new Map(named.map(([kid, pem]) => [kid, createPublicKey(pem)]));
}
