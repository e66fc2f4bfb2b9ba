// The adapter of Google Analytics, by its Measurement Protocol (docs/vendors.md 7).
import { networkNames } from '@parlour/contract/tracking/network-names';
import type { AdEvent, AdProvider } from './ads.ts';
import { createTeller, judgeStatus, type AdDialect, type AdOptions } from './create-teller.ts';

const hourMs = 3_600_000;

export const createGa4 = (options: AdOptions): AdProvider => createTeller(ga4, options);

/** GA4 gets nothing of the person, and a call is about one browser, which is named by our pseudonym. */
const ga4: AdDialect = {
  mostAtOnce: 25,
  mostAgeMs: 72 * hourMs,
  groupOf: ({ browserId }) => browserId,
  callFor: ({ url: base, id, secret }, events) => ({
    base,
    path: `/mp/collect?measurement_id=${encodeURIComponent(id)}&api_secret=${encodeURIComponent(secret)}`,
    body: {
      client_id: events[0]?.browserId,
      consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
      events: events.map(describeEvent),
    },
  }),
  // A status of 2xx says that the call arrived, even if its events are wrong.
  judge: (answer) =>
    answer.status >= 200 && answer.status < 300 ? { result: 'taken' } : judgeStatus(answer),
};

const describeEvent = ({ id, name, at, pageUrl, value }: AdEvent): object => ({
  name: networkNames.ga4[name],
  timestamp_micros: at.getTime() * 1_000,
  params: {
    event_id: id,
    ...(pageUrl && { page_location: pageUrl }),
    // Without it an event starts no session in the reports.
    engagement_time_msec: 1,
    ...(value && { value: Number(value.amount), currency: value.currency }),
  },
});
