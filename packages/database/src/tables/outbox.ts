import { bigint, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const outbox = pgTable(
  'outbox',
  {
    merchantCode: text('merchant_code').notNull(),
    handler: text('handler').notNull(),
    memberId: uuid('member_id').notNull(),
    number: bigint('number', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    about: jsonb('about').notNull(),
    happenedAt: moment('happened_at').notNull(),
    dueAt: moment('due_at').notNull(),
    tries: smallint('tries').notNull().default(0),
    trouble: text('trouble'),
    gaveUpAt: moment('gave_up_at'),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.handler, table.memberId, table.number] }),
  ],
);
