// Stores the browsers that bring visitors, the events that happened in them, and what waits to be told to networks.
import type { AdNetwork } from '@parlour/contract/tracking/ad-networks';
import type { ConsentKind } from '@parlour/contract/tracking/consent';
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type { AdPerson } from '#providers/ads/ads';
import type * as shapes from './shapes.ts';

/** The names by which networks know the browser and its newest click, and the place where it was last seen; nulls unless ads are agreed to. */
type BrowserMarks = {
  fbc: string | null;
  fbp: string | null;
  ttclid: string | null;
  address: string | null;
  userAgent: string | null;
};

export type SeenBrowser = BrowserMarks & {
  id: string;
  at: Date;
  domain: string;
  affiliateCode: string | null;
  referralCode: string | null;
  parameters: Record<string, string>;
  agreed: ConsentKind[];
};

const keep = tenantStatement<shapes.KeepTrackedBrowser>(
  'keep_tracked_browser',
  `insert into tracked_browser (merchant_code, id, first_at, seen_at, domain, affiliate_code, referral_code, parameters,
     agreed, fbc, fbp, ttclid, address, user_agent)
   values ($merchant, $id, $at, $at, $domain, $affiliateCode?, $referralCode?, $parameters, $agreed, $fbc?, $fbp?, $ttclid?,
     $address?::text::inet, $userAgent?)
   on conflict (merchant_code, id) do update set
     seen_at = excluded.seen_at, domain = excluded.domain,
     affiliate_code = coalesce(excluded.affiliate_code, tracked_browser.affiliate_code),
     referral_code = coalesce(excluded.referral_code, tracked_browser.referral_code),
     parameters = case tracked_browser.parameters when '{}' then excluded.parameters else tracked_browser.parameters end,
     agreed = excluded.agreed, fbc = excluded.fbc, fbp = excluded.fbp, ttclid = excluded.ttclid,
     address = excluded.address, user_agent = excluded.user_agent`,
);
/** Stores what is known of a browser. The parameters of its first visit stay. */
export const keepBrowser = (tx: Tx, browser: SeenBrowser) =>
  keep(tx, { ...browser, parameters: JSON.stringify(browser.parameters) });

const remove = tenantStatement<shapes.RemoveTrackedBrowser>(
  'remove_tracked_browser',
  `delete from tracked_browser where merchant_code = $merchant and id = $id`,
);
/** Removes a browser; its events stay without it. */
export const removeBrowser = (tx: Tx, id: string) => remove(tx, { id });

const withdraw = tenantStatement<shapes.WithdrawTrackedDeliveries>(
  'withdraw_tracked_deliveries',
  `update tracked_delivery delivery set ended_at = $at, outcome = 'withdrawn', person = '{}'
     from tracked_event event
    where delivery.merchant_code = $merchant and event.merchant_code = $merchant
      and event.id = delivery.event_id and event.name = delivery.event_name and event.browser_id = $browserId
      and delivery.network = any ($networks) and (delivery.ended_at is null or delivery.outcome = 'late')`,
);
/** Ends what these networks have not been told of a browser yet. */
export async function withdrawDeliveries(
  tx: Tx,
  { browserId, networks, at }: { browserId: string; networks: readonly AdNetwork[]; at: Date },
): Promise<void> {
  if (networks.length > 0) await withdraw(tx, { browserId, networks: [...networks], at });
}

export type NewEvent = { id: string; name: string; at: Date; about: object };
type EventBatch = {
  events: readonly NewEvent[];
  receivedAt: Date;
  browserId: string | null;
  memberId: string | null;
};

const insert = tenantStatement<shapes.InsertTrackedEvents>(
  'insert_tracked_events',
  `insert into tracked_event (merchant_code, id, name, happened_at, received_at, browser_id, member_id, about)
   select $merchant, each.id, each.name, each.at, $receivedAt, $browserId?, $memberId?, each.about::jsonb
     from unnest($ids::uuid[], $names::text[], $times::timestamptz[], $abouts::text[]) as each (id, name, at, about)
   on conflict do nothing returning id, name`,
);
/** Stores events and returns the new ones; one that is there already is a repetition. */
export async function insertEvents(tx: Tx, batch: EventBatch): Promise<NewEvent[]> {
  const { events, ...of } = batch;
  if (events.length === 0) return [];
  const made = await insert(tx, {
    ...of,
    ids: events.map(({ id }) => id),
    names: events.map(({ name }) => name),
    times: events.map(({ at }) => at),
    abouts: events.map(({ about }) => JSON.stringify(about)),
  });
  return events.filter((each) => made.some(({ id, name }) => id === each.id && name === each.name));
}

export type NewDelivery = {
  network: AdNetwork;
  eventId: string;
  eventName: string;
  /** The facts of the person that the network may know. */
  person: Partial<AdPerson>;
};

const queue = tenantStatement<shapes.QueueTrackedDeliveries>(
  'queue_tracked_deliveries',
  `insert into tracked_delivery (merchant_code, network, event_id, event_name, person, made_at, due_at)
   select $merchant, each.network, each.id, each.name, each.person::jsonb, $at, $at
     from unnest($networks::text[], $ids::uuid[], $names::text[], $persons::text[]) as each (network, id, name, person)
   on conflict do nothing`,
);
export async function queueDeliveries(
  tx: Tx,
  deliveries: readonly NewDelivery[],
  at: Date,
): Promise<void> {
  if (deliveries.length === 0) return;
  await queue(tx, {
    networks: deliveries.map(({ network }) => network),
    ids: deliveries.map(({ eventId }) => eventId),
    names: deliveries.map(({ eventName }) => eventName),
    persons: deliveries.map(({ person }) => JSON.stringify(person)),
    at,
  });
}

const findMember = tenantStatement<shapes.FindTrackedMember>(
  'find_tracked_member',
  `select member.email, member.mobile, browser.id as "browserId?", browser.agreed as "agreed?", browser.fbc, browser.fbp,
          browser.ttclid, host(browser.address) as "address?", browser.user_agent as "userAgent"
     from member
     left join lateral (
       select device_id from session
        where session.merchant_code = $merchant and session.member_id = member.id
        order by last_seen_at desc limit 1
     ) newest on true
     left join tracked_browser browser on browser.merchant_code = $merchant and browser.id = newest.device_id
    where member.merchant_code = $merchant and member.id = $memberId`,
);
export type TrackedMember = shapes.FindTrackedMember['row'];
/** Finds a member's contact details, and the browser of the newest session if its visitor agreed to be measured. */
export async function findTrackedMember(tx: Tx, memberId: string): Promise<TrackedMember | null> {
  const [found] = await findMember(tx, { memberId });
  return found ?? null;
}

export const removeOldBrowsers = tenantStatement<shapes.RemoveOldTrackedBrowsers>(
  'remove_old_tracked_browsers',
  `delete from tracked_browser where merchant_code = $merchant and id = any (array(
     select id from tracked_browser where merchant_code = $merchant and seen_at < $before
      order by seen_at limit $most::int
   )) returning id`,
);

export const removeOldEvents = tenantStatement<shapes.RemoveOldTrackedEvents>(
  'remove_old_tracked_events',
  `delete from tracked_event where merchant_code = $merchant and (id, name) in (
     select id, name from tracked_event where merchant_code = $merchant and happened_at < $before
      order by happened_at limit $most::int
   ) returning id`,
);
