// The table of the audit trail. The columns of the chain are not listed, because only the database fills them.
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

/** Converts an event to its row: typed texts are cut and escaped (L2), and `about` contains only what its shape allows. */
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

/** Returns the address without the zone of a link-local one, which the database does not accept; null if it is no address. */
function storedAddress(address: string | null): string | null {
  const [bare = ''] = (address ?? '').split('%');
  return isIP(bare) === 0 ? null : bare;
}
