// The adapter of Meta's Conversions API (docs/vendors.md 7).
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

const version = 'v25.0';
const dayMs = 24 * 3_600_000;

const Taken = z.object({ events_received: z.int() });
const Refused = z.object({
  error: z.object({
    code: z.int(),
    error_subcode: z.int().nullish(),
    is_transient: z.boolean().nullish(),
  }),
});
type MetaError = z.infer<typeof Refused>['error'];

/** Codes of a token that is missing, expired or revoked. */
const tokenCodes: ReadonlySet<number> = new Set([102, 104, 190]);
/** Codes of a service that is overloaded or has a fault, and of limits on calls. */
const busyCodes: ReadonlySet<number> = new Set([1, 2, 4, 17, 32, 341, 613]);

/** Whether the token may not do this, or there is no such pixel for it. */
const isForbidden = ({ code, error_subcode: subcode }: MetaError): boolean =>
  code === 10 || (code >= 200 && code <= 299) || (code === 100 && subcode === 33);

const isBusy = ({ code, is_transient: isTransient }: MetaError): boolean =>
  isTransient === true || busyCodes.has(code) || (code >= 80_000 && code <= 80_099);

export const createMeta = (options: AdOptions): AdProvider => createTeller(meta, options);

const meta: AdDialect = {
  // Meta takes a thousand. A call that it refuses is split, and a smaller one is split less often.
  mostAtOnce: 100,
  mostAgeMs: 7 * dayMs,
  callFor: ({ url: base, id, secret }, events) => ({
    base,
    path: `/${version}/${encodeURIComponent(id)}/events?access_token=${encodeURIComponent(secret)}`,
    body: { data: events.map(describeEvent) },
  }),
  judge,
};

function describeEvent({ id, name, at, pageUrl, value, person }: AdEvent): object {
  return {
    event_name: networkNames.meta[name],
    event_time: Math.floor(at.getTime() / 1_000),
    event_id: id,
    // An event of a website has to say which page and browser it was.
    action_source: pageUrl && person.userAgent ? 'website' : 'other',
    ...(pageUrl && { event_source_url: pageUrl }),
    user_data: knownFields({
      client_ip_address: person.address,
      client_user_agent: person.userAgent,
      fbc: person.fbc,
      fbp: person.fbp,
      em: person.emailHash && [person.emailHash],
      ph: person.phoneHash && [person.phoneHash],
      external_id: person.memberHash && [person.memberHash],
    }),
    ...(value && { custom_data: { value: Number(value.amount), currency: value.currency } }),
  };
}

function judge(answer: AdAnswer, count: number): AdVerdict {
  const { status, body } = answer;
  if (status >= 200 && status < 300) {
    const isWhole = Taken.safeParse(body).data?.events_received === count;
    return isWhole
      ? { result: 'taken' }
      : { result: 'later', why: `status ${status} without its count` };
  }
  const error = Refused.safeParse(body).data?.error;
  if (!error) return judgeStatus(answer);
  const subcode = error.error_subcode ? `.${error.error_subcode}` : '';
  return { result: resultOf(status, error), why: `status ${status}, code ${error.code}${subcode}` };
}

function resultOf(status: number, error: MetaError): 'refused' | 'unauthorized' | 'later' {
  if (tokenCodes.has(error.code) || isForbidden(error)) return 'unauthorized';
  if (status < 400 || status >= 500 || status === 429 || isBusy(error)) return 'later';
  return 'refused';
}
