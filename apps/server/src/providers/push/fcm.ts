// The adapter of Firebase Cloud Messaging, HTTP v1 (docs/vendors.md 6).
import type { PushPayload } from '@parlour/contract/push/kinds';
import { z } from 'zod';
import type { Outbound, OutboundAnswer } from '../outbound.ts';
import { OutboundFailure } from '../outbound-failure.ts';
import { AccessRefused, keepAccessTokens } from './access-tokens.ts';
import { readRetryAfter } from '../retry-after.ts';
import type { PushMessage, PushOutcome, PushProvider, PushSender, PushTarget } from './push.ts';

type Options = {
  outbound: Outbound;
  clock: () => Date;
  /** The time for one message, and for one token. */
  waitMs?: number;
};

const mostBytes = 16 * 1024;

/** An installation id: 17 bytes, with fixed first four bits. */
const fid = /^[cdef][\w-]{21}$/;
/** A registration token, the older kind of target that apps bind. */
const registrationToken = /^[\w-]{10,200}:[\w-]{50,1500}$/;

/** The part of Google's refusals that is read; FCM's own code is in the details. */
const Refused = z.object({
  error: z.object({
    status: z.string().max(60).optional(),
    details: z.array(z.object({ errorCode: z.string().max(60).optional() })).optional(),
  }),
});

type Project = NonNullable<PushSender['fcm']>;
type Meaning = Exclude<PushOutcome['result'], 'taken' | 'later'>;

/** The meaning of FCM's codes for the device and the message. */
const meanings: Readonly<Record<string, Meaning>> = {
  UNREGISTERED: 'gone',
  SENDER_ID_MISMATCH: 'gone',
  INVALID_ARGUMENT: 'refused',
};
/** The meaning of Google's codes, used if FCM's code is absent. */
const plainMeanings: Readonly<Record<string, Meaning>> = {
  INVALID_ARGUMENT: 'refused',
};
/** Statuses that concern the account or the project, which an operator can correct. */
const unauthorizedStatuses: ReadonlySet<number> = new Set([401, 403]);
/** The pause that FCM requires after an exceeded quota without a stated time. */
const quotaMs = 60_000;

export function createFcm({
  outbound,
  clock,
  waitMs = 10_000,
}: Options): Omit<PushProvider, 'publicKey'> {
  const tokens = keepAccessTokens({ outbound, clock, waitMs });

  async function postBy(token: string, { account, url }: Project, body: string) {
    return outbound.post({
      base: url,
      path: `/v1/projects/${account.project_id}/messages:send`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
      deadline: AbortSignal.timeout(waitMs),
      mostBytes,
    });
  }

  /** Posts a message. If the token was revoked early it is requested once more; only a refusal with the new token counts. */
  async function post(project: Project, body: string) {
    const token = await tokens.of(project.account);
    const answer = await postBy(token, project, body);
    if (answer.status !== 401) return answer;
    tokens.forget(project.account, token);
    const next = await tokens.of(project.account);
    return next === token ? answer : postBy(next, project, body);
  }

  return {
    identify: ({ token }) => (fid.test(token) || registrationToken.test(token) ? token : null),
    serviceOf: (_target, { fcm }) =>
      fcm ? `${new URL(fcm.url).host}/${fcm.account.project_id}` : 'none',
    send: async ({ fcm }, target, message) => {
      if (!fcm) return { result: 'gone', why: 'no project' };
      try {
        const answer = await post(fcm, JSON.stringify({ message: messageFor(target, message) }));
        return outcomeOf(answer, clock().getTime());
      } catch (error) {
        const isOurs = error instanceof AccessRefused || error instanceof OutboundFailure;
        if (!isOurs) throw error;
        const isRefused = error instanceof AccessRefused && error.isForGood;
        if (isRefused) return { result: 'unauthorized', why: error.message };
        // The device is not the cause, whatever the error is.
        return { result: 'later', why: error.message, afterMs: null };
      }
    },
  };
}

/** The message with data only: the service worker shows the notification, for FCM as for Web Push. */
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
  const meant = word === undefined ? plainMeanings[plain ?? ''] : meanings[word];
  const result = meant ?? (unauthorizedStatuses.has(status) ? 'unauthorized' : 'later');
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
