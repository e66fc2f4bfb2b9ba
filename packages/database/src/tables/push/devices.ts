import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { PushKind, PushPlatform } from '@parlour/contract/push/kinds';
import { bytea, moment } from '../columns.ts';

const id = () =>
  uuid('id')
    .notNull()
    .default(sql`uuidv7()`);

export const pushEndpoints = pgTable(
  'push_endpoint',
  {
    merchantCode: text('merchant_code').notNull(),
    id: id(),
    memberId: uuid('member_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    platform: text('platform').$type<PushPlatform>().notNull(),
    deviceId: text('device_id').notNull(),
    token: text('token').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    hearsAll: boolean('hears_all').notNull().default(false),
    boundAt: moment('bound_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);

export const pushChoices = pgTable(
  'push_choice',
  {
    merchantCode: text('merchant_code').notNull(),
    memberId: uuid('member_id').notNull(),
    unwanted: text('unwanted').array().$type<PushKind[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.memberId] })],
);

export const pushDeliveries = pgTable(
  'push_delivery',
  {
    merchantCode: text('merchant_code').notNull(),
    id: id(),
    endpointId: uuid('endpoint_id').notNull(),
    source: text('source').notNull(),
    kind: text('kind').$type<PushKind | 'test'>().notNull(),
    about: jsonb('about').$type<Record<string, string>>().notNull().default({}),
    madeAt: moment('made_at').notNull(),
    dueAt: moment('due_at').notNull(),
    tries: smallint('tries').notNull().default(0),
    endedAt: moment('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);
