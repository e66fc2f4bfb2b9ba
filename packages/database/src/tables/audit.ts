// The table of the audit trail. The columns of the chain are not listed, because only the database fills them.
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
