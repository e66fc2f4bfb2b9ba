import { sql } from 'drizzle-orm';
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { OwnNotificationKind } from '@parlour/contract/notification/kinds';
import { moment } from '../columns.ts';

const id = () =>
  uuid('id')
    .notNull()
    .default(sql`uuidv7()`);

export const notifications = pgTable(
  'notification',
  {
    merchantCode: text('merchant_code').notNull(),
    id: id(),
    memberId: uuid('member_id').notNull(),
    kind: text('kind').$type<OwnNotificationKind>().notNull(),
    source: text('source').notNull(),
    about: jsonb('about').$type<Record<string, string>>().notNull().default({}),
    path: text('path').notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);

export const readAnnouncements = pgTable(
  'announcement_read',
  {
    merchantCode: text('merchant_code').notNull(),
    id: id(),
    memberId: uuid('member_id').notNull(),
    announcement: text('announcement').notNull(),
    sum: text('sum').notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);
