// Takes the site's own events (TRACK-01 to 04). What is measured is stored only where the visitor agrees to it; the site's own troubles
// are logged in any case, without the browser.
import { consentKinds, receiversOf } from '@parlour/contract/tracking/consent';
import type { Database } from '@parlour/database/connection';
import type { FastifyBaseLogger } from 'fastify';
import type { Call } from '#http/call';
import { addressKey, type LocalLimits } from '#http/limits';
import { Refusal } from '#http/refusal';
import type { CallInput } from '#http/route';
import { accountsOf } from '#providers/ads/ads';
import type { CountryOf } from '#providers/countries/countries';
import { marksOf } from './ad-marks.ts';
import { agreedBy } from './consent.ts';
import { queueEvents } from './queue-events.ts';
import { keepBrowser, removeBrowser, withdrawDeliveries, type NewEvent } from './store.ts';

export type CollectDeps = {
  database: Database;
  clock: () => Date;
  countryOf: CountryOf | null;
  log: FastifyBaseLogger;
  limits: LocalLimits;
};

type EventReport = CallInput<'collectEvents'>;
type ReportedEvent = EventReport['events'][number];
type Visit = NonNullable<EventReport['visit']>;

/** Limit of calls per address, because anybody may call and each event is stored. Enough for a thousand phones behind one carrier's address. */
const perMinute = 600;
const day = 24 * 3_600_000;
/** The age at which networks no longer take an event. */
const oldestMs = 7 * day;

/** Events that are logged as warnings, and not stored. */
const warnings: Partial<Record<string, string>> = {
  // H4: a game that sends messages which the page ignores is broken or hostile.
  ignoredMessages: 'a frame sent what nobody reads',
  // docs/security.md 2.18
  silentFailure: 'calls of the site failed, and the player was told nothing',
};

export async function collect(
  { events, visit }: EventReport,
  call: Call,
  deps: CollectDeps,
): Promise<null> {
  const { merchant, address } = call;
  const key = `${merchant.code}:${addressKey(address)}`;
  const retryAfter = deps.limits.take(key, perMinute, 60);
  if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUEST', { retryAfter });
  for (const event of events) {
    const line = { merchant: merchant.code, ...event };
    const warning = warnings[event.eventName];
    if (warning) deps.log.warn(line, warning);
    else deps.log.info(line, 'event');
  }
  if (visit) await keepVisit({ visit, events }, call, deps);
  return null;
}

type VisitEvents = { visit: Visit; events: readonly ReportedEvent[] };

async function keepVisit(
  { visit, events }: VisitEvents,
  call: Call,
  { database, clock, countryOf }: CollectDeps,
): Promise<void> {
  const { merchant, address, userAgent } = call;
  const { browserId, click, consent, ...arrival } = visit;
  const now = clock();
  const agreed = agreedBy(call, consent, countryOf);
  const sharesAds = agreed.includes('ads');
  const marks = sharesAds ? marksOf(call.adCookies, click, now) : null;
  call.setAdCookies(accountsOf(merchant.setting).meta ? marks : null);
  await database.transaction(merchant.code, async (tx) => {
    const refused = consentKinds.filter((kind) => !agreed.includes(kind));
    const networks = refused.flatMap((kind) => receiversOf[kind]);
    await withdrawDeliveries(tx, { browserId, networks, at: now });
    if (agreed.length === 0) {
      await removeBrowser(tx, browserId);
      return;
    }
    const person = { ...marks, address, userAgent };
    await keepBrowser(tx, {
      fbc: null,
      fbp: null,
      ttclid: null,
      ...(sharesAds ? person : { address: null, userAgent: null }),
      id: browserId,
      at: now,
      domain: arrival.domain,
      affiliateCode: arrival.affiliateCode ?? null,
      referralCode: arrival.referralCode ?? null,
      parameters: arrival.parameters,
      agreed,
    });
    await queueEvents(tx, {
      merchant,
      events: events.flatMap((each) => storedEvent(each, now) ?? []),
      at: now,
      browserId,
      memberId: null,
      agreed,
      person,
    });
  });
}

/** Returns the event as it is stored; null for one that is only logged, or that is too old. A time ahead of ours counts as now. */
function storedEvent(event: ReportedEvent, now: Date): NewEvent | null {
  const { eventName: name, eventID: id, at = now.getTime(), ...about } = event;
  const isOld = now.getTime() - at > oldestMs;
  return warnings[name] !== undefined || isOld
    ? null
    : { id, name, at: new Date(Math.min(at, now.getTime())), about };
}
