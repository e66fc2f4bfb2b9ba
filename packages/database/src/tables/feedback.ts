import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { FeedbackCategory } from '@parlour/contract/feedback/message';
import { bytea, moment } from './columns.ts';

export const feedback = pgTable(
  'feedback',
  {
    merchantCode: text('merchant_code').notNull(),
    id: uuid('id')
      .notNull()
      .default(sql`uuidv7()`),
    memberId: uuid('member_id').notNull(),
    formId: uuid('form_id').notNull(),
    category: text('category').$type<FeedbackCategory>().notNull(),
    content: text('content').notNull(),
    sentAt: moment('sent_at').notNull(),
    readAt: moment('read_at'),
    answer: text('answer'),
    answeredAt: moment('answered_at'),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);

export const feedbackPictures = pgTable(
  'feedback_picture',
  {
    merchantCode: text('merchant_code').notNull(),
    id: uuid('id')
      .notNull()
      .default(sql`uuidv7()`),
    memberId: uuid('member_id').notNull(),
    content: bytea('content').notNull(),
    addedAt: moment('added_at').notNull(),
    expiresAt: moment('expires_at'),
    feedbackId: uuid('feedback_id'),
    position: smallint('position'),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);
