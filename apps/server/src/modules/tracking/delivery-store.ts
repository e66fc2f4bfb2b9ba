// Stores what waits to be told to networks, and what became of it.
import type { AdNetwork } from '@parlour/contract/tracking/ad-networks';
import type { Database, Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type { AdPerson } from '#providers/ads/ads';
import type * as shapes from './shapes.ts';

const findDue = tenantStatement<shapes.ListMerchantsWithDueAdEvents>(
  'list_merchants_with_due_ad_events',
  'select merchant_code as "code!" from list_merchants_with_due_ad_events($now)',
);
export const findDueMerchants = (database: Database, now: Date): Promise<{ code: string }[]> =>
  database.acrossMerchants((tx) => findDue(tx, { now }));

const claim = tenantStatement<shapes.ClaimTrackedDeliveries>(
  'claim_tracked_deliveries',
  `update tracked_delivery delivery set due_at = $until, tries = tries + 1
     from tracked_event event
     left join tracked_browser browser on browser.merchant_code = $merchant and browser.id = event.browser_id
    where delivery.merchant_code = $merchant and event.merchant_code = $merchant
      and event.id = delivery.event_id and event.name = delivery.event_name
      and delivery.id = any (array(
        select id from tracked_delivery
         where merchant_code = $merchant and network = $network and ended_at is null and due_at <= $now
         order by due_at limit $most::int for update skip locked))
   returning delivery.id, delivery.event_id as "eventId", delivery.event_name as "eventName", delivery.person,
             delivery.made_at as "madeAt", delivery.tries, event.happened_at as "happenedAt", event.about,
             event.browser_id as "browserId", browser.domain as "domain?"`,
);

export type ClaimedDelivery = Omit<shapes.ClaimTrackedDeliveries['row'], 'person'> & {
  person: Partial<AdPerson>;
};
type Claim = { network: AdNetwork; now: Date; until: Date; most: number };

/** Claims the oldest due deliveries to a network. No other process claims them before `until`; then they are due again. */
export async function claimDeliveries(tx: Tx, wanted: Claim): Promise<ClaimedDelivery[]> {
  // Postgres knows no origin of JSON in an update.
  return (await claim(tx, wanted)) as ClaimedDelivery[];
}

const end = tenantStatement<shapes.EndTrackedDeliveries>(
  'end_tracked_deliveries',
  `update tracked_delivery delivery
      set ended_at = $at, outcome = ended.outcome, trouble = nullif(ended.trouble, ''),
          person = case ended.outcome when 'late' then delivery.person else '{}' end
     from unnest($ids::uuid[], $outcomes::text[], $troubles::text[]) as ended (id, outcome, trouble)
    where delivery.merchant_code = $merchant and delivery.id = ended.id and delivery.ended_at is null`,
);

/** taken: the network has it. refused: it never will. late: it was told to nobody in time. */
export type DeliveryEnd = {
  id: string;
  outcome: 'taken' | 'refused' | 'late';
  trouble: string | null;
};

export async function endDeliveries(
  tx: Tx,
  ended: readonly DeliveryEnd[],
  at: Date,
): Promise<void> {
  if (ended.length === 0) return;
  await end(tx, {
    ids: ended.map(({ id }) => id),
    outcomes: ended.map(({ outcome }) => outcome),
    troubles: ended.map(({ trouble }) => trouble ?? ''),
    at,
  });
}

const delay = tenantStatement<shapes.DelayTrackedDeliveries>(
  'delay_tracked_deliveries',
  `update tracked_delivery delivery set due_at = delayed.until, trouble = delayed.trouble
     from unnest($ids::uuid[], $untils::timestamptz[], $troubles::text[]) as delayed (id, until, trouble)
    where delivery.merchant_code = $merchant and delivery.id = delayed.id and delivery.ended_at is null`,
);
export type DelayedDelivery = { id: string; until: Date; trouble: string };

export async function delayDeliveries(tx: Tx, delayed: readonly DelayedDelivery[]): Promise<void> {
  if (delayed.length === 0) return;
  await delay(tx, {
    ids: delayed.map(({ id }) => id),
    untils: delayed.map(({ until }) => until),
    troubles: delayed.map(({ trouble }) => trouble),
  });
}
