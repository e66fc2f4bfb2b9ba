// The adapter of standard Web Push (RFC 8030, 8291, 8292; docs/vendors.md 6).
import { z } from 'zod';
import type { Outbound, OutboundAnswer } from '../outbound.ts';
import { OutboundFailure } from '../outbound-failure.ts';
import { encryptFor, type Receiver } from './encrypt.ts';
import type { PushMessage, PushOutcome, PushProvider, PushSender } from './push.ts';
import { readRetryAfter } from './retry-after.ts';
import { makeVapid, type Vapid } from './vapid.ts';

type Options = {
  outbound: Outbound;
  secretKey: Buffer;
  clock: () => Date;
  /** For one message. */
  waitMs?: number;
};

const mostBytes = 16 * 1024;

/** An endpoint comes from a browser, so anybody can name one: only these are called, and those that the merchant adds (V5). */
const knownHosts: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)?push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)?push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
];

const bytes = (length: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/)
    .transform((text) => Buffer.from(text, 'base64url'))
    .refine((read) => read.length === length);

/** As `JSON.stringify` writes a browser's PushSubscription. */
const Subscription = z.object({
  endpoint: z.url().max(1_500),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
});

type Read = { url: URL; receiver: Receiver };

function readSubscription(token: string, hosts: readonly string[]): Read | null {
  const json = z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue('no JSON');
        return z.NEVER;
      }
    })
    .pipe(Subscription)
    .safeParse(token).data;
  const url = json && URL.parse(json.endpoint);
  if (!url || url.username || url.password || url.hash) return null;
  const isKnown =
    url.protocol === 'https:' && url.port === '' && knownHosts.some((h) => h.test(url.hostname));
  return isKnown || hosts.includes(url.origin) ? { url, receiver: json.keys } : null;
}

export function createWebPush(options: Options): PushProvider {
  const { outbound, secretKey, clock, waitMs = 10_000 } = options;
  const kept = new Map<string, Vapid>();
  const vapidOf = (merchantCode: string): Vapid => {
    const vapid = kept.get(merchantCode) ?? makeVapid(secretKey, merchantCode);
    kept.set(merchantCode, vapid);
    return vapid;
  };
  const post = ({ url, receiver }: Read, sender: PushSender, message: PushMessage) =>
    outbound.send({
      method: 'POST',
      base: url.origin,
      path: `/${`${url.pathname}${url.search}`.slice(1)}`,
      headers: {
        authorization: vapidOf(sender.merchantCode).authorize({
          origin: url.origin,
          contact: sender.contact,
          now: clock().getTime(),
        }),
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(message.ttlSeconds),
        topic: message.topic,
        urgency: 'normal',
      },
      body: encryptFor(receiver, Buffer.from(JSON.stringify(message.payload))),
      deadline: AbortSignal.timeout(waitMs),
      mostBytes,
    });
  return {
    publicKey: (merchantCode) => vapidOf(merchantCode).publicKey,
    identify: ({ token }, hosts) => readSubscription(token, hosts)?.url.href ?? null,
    serviceOf: ({ token }, { hosts }) => readSubscription(token, hosts)?.url.host ?? 'none',
    send: async (sender, { token }, message) => {
      const read = readSubscription(token, sender.hosts);
      // A host that the merchant took away again.
      if (!read) return { result: 'gone', why: 'no service that is called' };
      try {
        return outcomeOf(await post(read, sender, message), clock().getTime());
      } catch (error) {
        return troubleOf(error);
      }
    },
  };
}

const goneStatuses: ReadonlySet<number> = new Set([404, 410]);
/** Windows says 406 where others say 429. */
const laterStatuses: ReadonlySet<number> = new Set([406, 408, 425, 429]);
/** Of the header that says who we are. */
const unauthorizedStatuses: ReadonlySet<number> = new Set([401, 403]);

function outcomeOf({ status, headers }: OutboundAnswer, now: number): PushOutcome {
  const why = `status ${status}`;
  if (status >= 200 && status < 300) return { result: 'taken' };
  if (goneStatuses.has(status)) return { result: 'gone', why };
  if (unauthorizedStatuses.has(status)) return { result: 'unauthorized', why };
  if (status >= 500 || laterStatuses.has(status)) {
    return { result: 'later', why, afterMs: readRetryAfter(headers['retry-after'], now) };
  }
  return { result: 'refused', why };
}

function troubleOf(error: unknown): PushOutcome {
  // A point that is none of the curve: no browser gave it.
  if (!(error instanceof OutboundFailure)) {
    return { result: 'gone', why: error instanceof Error ? error.name : 'a fault' };
  }
  return error.trouble === 'forbidden'
    ? { result: 'gone', why: error.trouble }
    : { result: 'later', why: error.trouble, afterMs: null };
}
