// The adapter of standard Web Push (RFC 8030, 8291, 8292; docs/vendors.md 6).
import { z } from 'zod';
import type { Outbound, OutboundAnswer } from '../outbound.ts';
import { OutboundFailure } from '../outbound-failure.ts';
import { encryptFor, type Receiver } from './encrypt.ts';
import type { PushMessage, PushOutcome, PushProvider, PushSender } from './push.ts';
import { readRetryAfter } from '../retry-after.ts';
import { makeVapid, type Vapid } from './vapid.ts';

type Options = {
  outbound: Outbound;
  secretKey: Buffer;
  clock: () => Date;
  /** The time for one message. */
  waitMs?: number;
};

const mostBytes = 16 * 1024;

/** The only hosts that are called, with those that the merchant adds (V5): an endpoint is sent by a browser, so anybody can invent one. */
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

/** A browser's PushSubscription, as `JSON.stringify` writes it. */
const Subscription = z.object({
  endpoint: z.url().max(1_500),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
});

type ParsedSubscription = { url: URL; receiver: Receiver };

function readSubscription(token: string, hosts: readonly string[]): ParsedSubscription | null {
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
  const post = ({ url, receiver }: ParsedSubscription, sender: PushSender, message: PushMessage) =>
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
      // The merchant may have removed the host from its settings.
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
/** Statuses that mean "later"; Windows sends 406 where others send 429. */
const laterStatuses: ReadonlySet<number> = new Set([406, 408, 425, 429]);
/** Statuses that refuse our Authorization header. */
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
  // The point is not on the curve, so it was not created by a browser.
  if (!(error instanceof OutboundFailure)) {
    return { result: 'gone', why: error instanceof Error ? error.name : 'a fault' };
  }
  return error.trouble === 'forbidden'
    ? { result: 'gone', why: error.trouble }
    : { result: 'later', why: error.trouble, afterMs: null };
}
