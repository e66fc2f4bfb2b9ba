// Stores notifications from the merchant's team for the devices that are to get them.
import type { Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';

/** Queues a message of $1 for the devices that fulfil the condition; answers their number. */
const queueWhere = (condition: string): string => `with queued as (
    insert into push_delivery (merchant_code, endpoint_id, source, kind, about, made_at, due_at)
    select endpoint.merchant_code, endpoint.id, $1, $2, $3, $4, $4
      from push_endpoint endpoint where ${condition} returning id
  ) select count(*)::int as devices from queued`;

type Values = [source: string, kind: 'test' | 'news', about: string, at: Date];
type QueueResult = { devices: number };

const toMember = statement<QueueResult, [...Values, memberId: string]>(
  'queue_push_to_member',
  queueWhere('endpoint.member_id = $5'),
);

const toSubscribers = statement<QueueResult, Values>(
  'queue_push_to_subscribers',
  queueWhere(`hears_all and not exists (
    select from push_choice
     where push_choice.member_id = endpoint.member_id and 'news' = any (unwanted))`),
);

type TestMessage = { source: string; memberId: string; at: Date };

/** Queues a test for each device of a member; returns their number. */
export async function queueTest(tx: Tx, { source, memberId, at }: TestMessage): Promise<number> {
  const [queued] = await toMember(tx, source, 'test', '{}', at, memberId);
  return queued?.devices ?? 0;
}

type NewsMessage = { source: string; news: { title: string; body: string }; at: Date };

/** Queues news for every device that is subscribed to the topic ALL, except those of members who want no news; returns their number. */
export async function queueNews(tx: Tx, { source, news, at }: NewsMessage): Promise<number> {
  const [queued] = await toSubscribers(tx, source, 'news', JSON.stringify(news), at);
  return queued?.devices ?? 0;
}
