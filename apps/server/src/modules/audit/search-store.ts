// Searches the events of the audit trail.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

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

const search = tenantStatement<shapes.SearchAuditEvents>(
  'search_audit_events',
  `select number::text, at, action, result, actor, actor_name as "actorName", member_id as "memberId",
          subject, host(address) as address, request_id as "requestId", about::text as "about!"
     from audit_event
    where merchant_code = $merchant
      and ($memberId?::uuid is null or member_id = $memberId)
      and ($recorded?::text is null or lower(subject) = lower($recorded)
           or member_id = any (array(
                select id from member where merchant_code = $merchant and lower(username) = lower($name?))))
      and ($action?::text is null or action = $action)
      and ($from?::timestamptz is null or at >= $from) and ($to?::timestamptz is null or at < $to)
    order by at desc, id desc limit $limit::int`,
);

/** Lists the latest events that match, newest first. */
export const listEvents = (tx: Tx, filter: EventFilter) => {
  const { memberId = null, name = null, recorded = null, limit } = filter;
  const { action = null, from = null, to = null } = filter;
  return search(tx, { memberId, name, recorded, action, from, to, limit });
};
