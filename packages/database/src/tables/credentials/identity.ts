import type { IdentityChannel } from '@parlour/contract/identity/channels';
import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

export const memberIdentities = pgTable(
  'member_identity',
  {
    merchantCode: text('merchant_code').notNull(),
    id: uuid('id')
      .notNull()
      .default(sql`uuidv7()`),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    channel: text('channel').$type<IdentityChannel>().notNull(),
    label: text('label').notNull().default(''),
    memberId: uuid('member_id').notNull(),
    boundAt: moment('bound_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);
