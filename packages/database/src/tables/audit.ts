// The trace as it is written. The columns of the chain are not here: the database alone fills them.
import { isIP } from 'node:net';
import type { AuditAction, AuditEvent } from '@parlour/contract/audit/event';
import { auditShapes } from '@parlour/contract/audit/events.schema';
import { recordedText } from '@parlour/contract/audit/recorded-text';
import { sql } from 'drizzle-orm';
import { inet, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const auditEvents = pgTable(
  'audit_event',
  {
    merchantCode: text('merchant_code').notNull(),
    id: uuid('id')
      .notNull()
      .default(sql`uuidv7()`),
    at: moment('at').notNull(),
    action: text('action').notNull(),
    result: text('result').notNull(),
    actor: text('actor').notNull(),
    actorName: text('actor_name'),
    memberId: uuid('member_id'),
    subject: text('subject'),
    address: inet('address'),
    requestId: text('request_id'),
    about: jsonb('about').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);

/** An event as its row: texts of others capped and made visible (L2), and nothing in `about` that its shape does not name. */
export function auditRow<A extends AuditAction>(
  event: AuditEvent<A>,
): typeof auditEvents.$inferInsert {
  const { actorName = null, subject = null } = event;
  return {
    merchantCode: event.merchantCode,
    at: event.at,
    action: event.action,
    result: event.result,
    actor: event.actor,
    actorName: actorName === null ? null : recordedText(actorName),
    memberId: event.memberId,
    subject: subject === null ? null : recordedText(subject),
    address: storedAddress(event.address),
    requestId: event.requestId,
    about: auditShapes[event.action].parse(event.about),
  };
}

/** Without the zone that a link-local one has: the database takes none. */
function storedAddress(address: string | null): string | null {
  const [bare = ''] = (address ?? '').split('%');
  return isIP(bare) === 0 ? null : bare;
}
