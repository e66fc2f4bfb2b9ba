// Reads tracked events for staff, and removes what is personal of them.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

export const listTracked = tenantStatement<shapes.ListTrackedEvents>(
  'list_tracked_events',
  `select event.name, event.happened_at as "happenedAt", event.received_at as "receivedAt", member.username as "username?",
          coalesce(browser.parameters ->> 'utm_campaign', browser.affiliate_code, '') as "campaign!"
     from tracked_event event
     left join tracked_browser browser on browser.merchant_code = $merchant and browser.id = event.browser_id
     left join member on member.merchant_code = $merchant and member.id = event.member_id
    where event.merchant_code = $merchant and event.id = $id
    order by event.name`,
);

export const listDeliveries = tenantStatement<shapes.ListTrackedDeliveries>(
  'list_tracked_deliveries',
  `select event_name as "eventName", network, tries, outcome, trouble, due_at as "dueAt", ended_at as "endedAt"
     from tracked_delivery where merchant_code = $merchant and event_id = $id order by event_name, network`,
);

export const listFunnel = tenantStatement<shapes.ListFunnel>(
  'list_funnel',
  `select to_char(happened_at at time zone $zone, 'YYYY-MM-DD') as "day!", campaign as "campaign!",
          count(*) filter (where step = 'visit')::int as "visits!",
          count(*) filter (where step = 'registration')::int as "registrations!",
          count(*) filter (where step = 'play')::int as "plays!",
          count(*) filter (where step = 'deposit')::int as "deposits!"
     from funnel_step
    where merchant_code = $merchant and happened_at >= $since
    group by 1, 2 order by 1, 2`,
);

const dropBrowsers = tenantStatement<shapes.RemoveTrackedBrowsersOfMember>(
  'remove_tracked_browsers_of_member',
  `delete from tracked_browser where merchant_code = $merchant and id in (
     select browser_id from tracked_event
      where merchant_code = $merchant and member_id = $memberId and browser_id is not null)
   returning id`,
);
const dropPersons = tenantStatement<shapes.ForgetTrackedPersons>(
  'forget_tracked_persons',
  `update tracked_delivery delivery
      set person = '{}', ended_at = coalesce(delivery.ended_at, $at),
          outcome = case when delivery.outcome is null or delivery.outcome = 'late' then 'withdrawn' else delivery.outcome end
     from tracked_event event
    where delivery.merchant_code = $merchant and event.merchant_code = $merchant
      and event.id = delivery.event_id and event.name = delivery.event_name and event.member_id = $memberId`,
);
const dropMember = tenantStatement<shapes.ForgetTrackedMember>(
  'forget_tracked_member',
  `update tracked_event set member_id = null, browser_id = null, about = '{}'
    where merchant_code = $merchant and member_id = $memberId returning id`,
);
/** Removes a member from the events, with the browsers in which they happened; what waits for a network is told to none. */
export async function forgetMember(
  tx: Tx,
  { memberId, at }: { memberId: string; at: Date },
): Promise<{ events: number; browsers: number }> {
  await dropPersons(tx, { memberId, at });
  const browsers = await dropBrowsers(tx, { memberId });
  const events = await dropMember(tx, { memberId });
  return { events: events.length, browsers: browsers.length };
}

const retry = tenantStatement<shapes.RetryTrackedDeliveries>(
  'retry_tracked_deliveries',
  `update tracked_delivery set ended_at = null, outcome = null, tries = 0, due_at = $at, made_at = $at
    where merchant_code = $merchant and outcome = 'late' returning id`,
);
/** Makes deliveries due that ended too late, and returns how many. */
export const retryLate = async (tx: Tx, at: Date): Promise<number> =>
  (await retry(tx, { at })).length;
