// The adapter of Firebase Cloud Messaging, HTTP v1 (docs/vendors.md 6).
import type { PushPayload } from '@parlour/contract/push/kinds';
import { z } from 'zod';
import type { Outbound, OutboundAnswer } from '../outbound.ts';
import { OutboundFailure } from '../outbound-failure.ts';
import { AccessRefused, keepAccessTokens } from './access-tokens.ts';
import { readRetryAfter } from './retry-after.ts';
import type { PushMessage, PushOutcome, PushProvider, PushSender, PushTarget } from './push.ts';

type Options = {
  outbound: Outbound;
  clock: () => Date;
  /** For one message, and for one token. */
  waitMs?: number;
};

const mostBytes = 16 * 1024;

/** An installation's id: 17 bytes, the first four bits always the same. */
const fid = /^[cdef][\w-]{21}$/;
/** The older kind of target, as apps bind it. */
const registrationToken = /^[\w-]{10,200}:[\w-]{50,1500}$/;

/** Of what Google answers when it refuses; FCM's own word stands in the details. */
const Refused = z.object({
  error: z.object({
    status: z.string().max(60).optional(),
    details: z.array(z.object({ errorCode: z.string().max(60).optional() })).optional(),
  }),
});

/** What each of FCM's own words means for the device and the message. Every other is a matter of the account or the project, which an operator can mend: later. */
const meanings: Readonly<Record<string, PushOutcome['result']>> = {
  UNREGISTERED: 'gone',
  SENDER_ID_MISMATCH: 'gone',
  INVALID_ARGUMENT: 'refused',
};
/** Google's own, where FCM says nothing. */
const plainMeanings: Readonly<Record<string, PushOutcome['result']>> = {
  INVALID_ARGUMENT: 'refused',
};
/** So long FCM wants to be left alone after a quota that tells no time. */
const quotaMs = 60_000;

export function createFcm({
  outbound,
  clock,
  waitMs = 10_000,
}: Options): Pick<PushProvider, 'identify' | 'send'> {
  const tokens = keepAccessTokens({ outbound, clock, waitMs });

  async function post({ account, url }: NonNullable<PushSender['fcm']>, body: string) {
    const token = await tokens.of(account);
    const answer = await outbound.post({
      base: url,
      path: `/v1/projects/${account.project_id}/messages:send`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
      deadline: AbortSignal.timeout(waitMs),
      mostBytes,
    });
    // It was taken back before its time.
    if (answer.status === 401) tokens.forget(account);
    return answer;
  }

  return {
    identify: ({ token }) => (fid.test(token) || registrationToken.test(token) ? token : null),
    send: async ({ fcm }, target, message) => {
      if (!fcm) return { result: 'gone', why: 'no project' };
      try {
        const answer = await post(fcm, JSON.stringify({ message: messageFor(target, message) }));
        return outcomeOf(answer, clock().getTime());
      } catch (error) {
        const isOurs = error instanceof AccessRefused || error instanceof OutboundFailure;
        if (!isOurs) throw error;
        // Whatever it is, the device can do nothing for it.
        return { result: 'later', why: error.message, afterMs: null };
      }
    },
  };
}

/** Data alone: the service worker shows what it is told, the same by both ways. */
const messageFor = (
  { token }: PushTarget,
  { payload, topic, ttlSeconds }: PushMessage,
): { data: PushPayload } & Record<string, unknown> => ({
  ...(fid.test(token) ? { fid: token } : { token }),
  data: payload,
  webpush: { headers: { TTL: String(ttlSeconds), Urgency: 'normal', Topic: topic } },
});

function outcomeOf({ status, body, headers }: OutboundAnswer, now: number): PushOutcome {
  if (status >= 200 && status < 300) return { result: 'taken' };
  const { word, plain } = readRefusal(body);
  const why = `status ${status} ${word ?? plain ?? ''}`.trim();
  const result = (word && meanings[word]) || (plain && !word && plainMeanings[plain]) || 'later';
  if (result !== 'later') return { result, why };
  const told = readRetryAfter(headers['retry-after'], now);
  return { result, why, afterMs: told ?? (status === 429 ? quotaMs : null) };
}

function readRefusal(body: Buffer): { word?: string | undefined; plain?: string | undefined } {
  try {
    const { error } = Refused.parse(JSON.parse(body.toString('utf8')));
    const word = error.details?.find(({ errorCode }) => errorCode !== undefined)?.errorCode;
    return { word, plain: error.status };
  } catch {
    return {};
  }
}
