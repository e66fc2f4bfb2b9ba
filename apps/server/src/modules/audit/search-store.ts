// Searches the events of the audit trail.
import type { Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';

export type EventFilter = {
  memberId?: string | undefined;
  /** A user name, and the text by which the trail records it. */
  name?: string | undefined;
  recorded?: string | undefined;
  action?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  limit: number;
};

type FoundEvent = {
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

const search = statement<FoundEvent, unknown[]>(
  'search_audit_events',
  `select number::text, at, action, result, actor, actor_name as "actorName", member_id as "memberId",
          subject, host(address) as address, request_id as "requestId", about::text
     from audit_event
    where ($1::uuid is null or member_id = $1)
      and ($2::text is null or lower(subject) = lower($2)
           or member_id = any (array(select id from member where lower(username) = lower($3))))
      and ($4::text is null or action = $4)
      and ($5::timestamptz is null or at >= $5) and ($6::timestamptz is null or at < $6)
    order by at desc, id desc limit $7`,
);

/** Lists the latest events that match, newest first. */
export const listEvents = (tx: Tx, filter: EventFilter): Promise<FoundEvent[]> => {
  const { memberId, name, recorded, action, from, to, limit } = filter;
  return search(tx, memberId, recorded, name, action, from, to, limit);
};
