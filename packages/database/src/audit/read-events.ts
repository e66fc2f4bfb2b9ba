// Audit events as staff search for them.
import { recordedText } from '@parlour/contract/audit/recorded-text';
import { asEachMerchant } from '../ledger/each-merchant.ts';

export type EventFilter = {
  merchant: string;
  memberId?: string;
  /** A user name: finds the events of the member and of anyone who tried the name. */
  name?: string;
  action?: string;
  from?: Date;
  to?: Date;
  limit: number;
};

export type ShownEvent = {
  /** The number in the chain; null until the event is sealed. */
  number: string | null;
  at: Date;
  action: string;
  result: string;
  actor: string;
  actorName: string | null;
  memberId: string | null;
  subject: string | null;
  address: string | null;
  requestId: string | null;
  about: string;
};

const selection = `select number::text, at, action, result, actor, actor_name as "actorName", member_id as "memberId",
    subject, host(address) as address, request_id as "requestId", about::text
  from audit_event
  where ($1::uuid is null or member_id = $1)
    and ($2::text is null or lower(subject) = lower($2)
         or member_id = any (array(select id from member where lower(username) = lower($3))))
    and ($4::text is null or action = $4)
    and ($5::timestamptz is null or at >= $5) and ($6::timestamptz is null or at < $6)
  order by at desc, id desc limit $7`;

/** Returns the latest events that match, oldest first; null if there is no such merchant. */
export async function readEvents(url: string, filter: EventFilter): Promise<ShownEvent[] | null> {
  let events: ShownEvent[] | null = null;
  await asEachMerchant(url, async (client, code) => {
    if (code !== filter.merchant) return;
    const { memberId, name, action, from, to, limit } = filter;
    const recorded = name === undefined ? undefined : recordedText(name);
    const { rows } = await client.query<ShownEvent>(selection, [
      memberId,
      recorded,
      name,
      action,
      from,
      to,
      limit,
    ]);
    events = rows.toReversed();
  });
  return events;
}
