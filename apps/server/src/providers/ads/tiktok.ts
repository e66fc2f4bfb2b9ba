// The adapter of TikTok's Events API 2.0 (docs/vendors.md 7).
import { networkNames } from '@parlour/contract/tracking/network-names';
import { z } from 'zod';
import type { AdEvent, AdProvider } from './ads.ts';
import {
  createTeller,
  judgeStatus,
  knownFields,
  type AdAnswer,
  type AdDialect,
  type AdOptions,
  type AdVerdict,
} from './create-teller.ts';

const dayMs = 24 * 3_600_000;

const Answer = z.object({ code: z.int() });

/** Codes of a token that is missing, expired or revoked, or that may not do this. */
const accountCodes: ReadonlySet<number> = new Set([40_001, 40_102, 40_104, 40_105]);
/** The code of too many calls. */
const busyCode = 40_100;

export const createTiktok = (options: AdOptions): AdProvider => createTeller(tiktok, options);

const tiktok: AdDialect = {
  mostAtOnce: 100,
  mostAgeMs: 7 * dayMs,
  callFor: ({ url: base, id, secret }, events) => ({
    base,
    path: '/open_api/v1.3/event/track/',
    headers: { 'access-token': secret },
    body: { event_source: 'web', event_source_id: id, data: events.map(describeEvent) },
  }),
  judge,
};

function describeEvent({ id, name, at, pageUrl, value, person }: AdEvent): object {
  return {
    event: networkNames.tiktok[name],
    event_time: Math.floor(at.getTime() / 1_000),
    event_id: id,
    user: knownFields({
      ip: person.address,
      user_agent: person.userAgent,
      ttclid: person.ttclid,
      ttp: person.ttp,
      email: person.emailHash,
      phone: person.plusPhoneHash,
      external_id: person.memberHash,
    }),
    ...(pageUrl && { page: { url: pageUrl } }),
    ...(value && { properties: { value: Number(value.amount), currency: value.currency } }),
  };
}

/** Judges by the code in the answer, because failures have the status 200 too. */
function judge(answer: AdAnswer): AdVerdict {
  const { status, body } = answer;
  const isFine = status >= 200 && status < 300;
  const code = Answer.safeParse(body).data?.code;
  if (code === undefined) {
    return isFine
      ? { result: 'later', why: `status ${status} without a code` }
      : judgeStatus(answer);
  }
  if (code === 0) return isFine ? { result: 'taken' } : judgeStatus(answer);
  const why = `status ${status}, code ${code}`;
  if (accountCodes.has(code)) return { result: 'unauthorized', why };
  const isRefusal = code >= 40_000 && code < 50_000 && code !== busyCode;
  const isBusy = status >= 500 || status === 429;
  return { result: isRefusal && !isBusy ? 'refused' : 'later', why };
}
