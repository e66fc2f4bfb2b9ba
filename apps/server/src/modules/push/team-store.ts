// Stores notifications from the merchant's team for the devices that are to get them.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

const queue = `insert into push_delivery (merchant_code, endpoint_id, source, kind, about, made_at, due_at)
    select merchant_code, id, $source, $kind, $about, $at, $at
      from push_endpoint endpoint where merchant_code = $merchant`;
const counted = `select count(*)::int as "devices!" from queued`;

const toMember = tenantStatement<shapes.QueuePushToMember>(
  'queue_push_to_member',
  `with queued as (${queue} and member_id = $memberId returning id) ${counted}`,
);

const toSubscribers = tenantStatement<shapes.QueuePushToSubscribers>(
  'queue_push_to_subscribers',
  `with queued as (${queue} and hears_all and not exists (
     select from push_choice
      where push_choice.merchant_code = $merchant and push_choice.member_id = endpoint.member_id
        and 'news' = any (unwanted)) returning id) ${counted}`,
);

type TestMessage = { source: string; memberId: string; at: Date };

/** Queues a test for each device of a member; returns their number. */
export async function queueTest(tx: Tx, message: TestMessage): Promise<number> {
  const [queued] = await toMember(tx, { ...message, kind: 'test', about: '{}' });
  return queued?.devices ?? 0;
}

type NewsMessage = { source: string; news: { title: string; body: string }; at: Date };

/** Queues news for every device that is subscribed to the topic ALL, except those of members who want no news; returns their number. */
export async function queueNews(tx: Tx, { source, news, at }: NewsMessage): Promise<number> {
  const about = JSON.stringify(news);
  const [queued] = await toSubscribers(tx, { source, kind: 'news', about, at });
  return queued?.devices ?? 0;
}
