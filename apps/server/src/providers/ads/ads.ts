// The port of the services that are told of tracked events: the advertising networks of Meta and TikTok, and Google Analytics
// (docs/vendors.md 7).
import type { AdNetwork } from '@parlour/contract/tracking/ad-networks';
import type { TrackedEventName } from '@parlour/contract/tracking/events';
import type { AdAccount } from './accounts.ts';

export { accountsOf, type AdAccount } from './accounts.ts';

/** Facts of a person that a network may know. Contact details and ids are there only as hex SHA-256; null where they are not known, or not agreed to. */
export type AdPerson = {
  /** The visitor's address, as an IP. */
  address: string | null;
  userAgent: string | null;
  /** The cookies `_fbc` and `_fbp`. */
  fbc: string | null;
  fbp: string | null;
  /** TikTok's id of the click, and its own cookie. */
  ttclid: string | null;
  ttp: string | null;
  emailHash: string | null;
  /** The digits with the country's code, as Meta hashes them. */
  phoneHash: string | null;
  /** The digits with the country's code behind a plus, as TikTok hashes them. */
  plusPhoneHash: string | null;
  memberHash: string | null;
};

export type AdEvent = {
  /** The event's own id, by which a repetition is recognised. */
  id: string;
  name: TrackedEventName;
  at: Date;
  /** The address of the page, without its query; null where it is not known. */
  pageUrl: string | null;
  /** The amount as a decimal, and its currency; null for events without money. */
  value: { amount: string; currency: string } | null;
  /** The network's pseudonym of the browser: a UUID of ours. */
  browserId: string;
  person: AdPerson;
};

/**
 * The outcome of one event. later: try again, but not before `afterMs` if that is set. unauthorized: the network refuses the account; the
 * event may be fine. refused: this event will never be accepted. `why` is for the log, and names no person.
 */
export type AdOutcome =
  | { result: 'taken' }
  | { result: 'refused'; why: string }
  | { result: 'unauthorized'; why: string }
  | { result: 'later'; why: string; afterMs: number | null };

/**
 * Tells a network of events, at most `mostAtOnce` in one call, and resolves with the outcome of each, in their order. One event that the
 * network refuses does not fail the others: they are sent again without it. Never rejects.
 */
export type TellNetwork = (account: AdAccount, events: readonly AdEvent[]) => Promise<AdOutcome[]>;

export type AdProvider = { mostAtOnce: number; tell: TellNetwork };

export type AdProviders = Record<AdNetwork, AdProvider>;

/** Hashes that the module makes of a person, so that nothing else of the person is stored for a network. */
export { hashMember, hashPhone, hashPlusPhone, hashText } from './hashes.ts';
