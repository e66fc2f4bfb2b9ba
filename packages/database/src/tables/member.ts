import type { Language } from '@parlour/contract/languages';
import type { SecondFactor } from '@parlour/contract/login/second-factors';
import type { MemberType } from '@parlour/contract/member/member-types';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';

export const clubLabels = pgTable(
  'club_label',
  {
    merchantCode: text('merchant_code').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<'AUTO' | 'MANUAL'>().notNull(),
    rankLevel: integer('rank_level').notNull(),
    names: jsonb('names').$type<Partial<Record<Language, string>>>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);

export const members = pgTable(
  'member',
  {
    merchantCode: text('merchant_code').notNull(),
    id: uuid('id')
      .notNull()
      .default(sql`uuidv7()`),
    number: bigint('number', { mode: 'number' })
      .notNull()
      .default(sql`next_member_number()`),
    username: text('username').notNull(),
    usernameKey: text('username_key').notNull(),
    passwordHash: text('password_hash').notNull(),
    passwordExpired: boolean('password_expired').notNull().default(false),
    type: smallint('type').$type<MemberType>().notNull().default(0),
    disabled: boolean('disabled').notNull().default(false),
    nickname: text('nickname'),
    mobile: text('mobile'),
    email: text('email'),
    payeeName: text('payee_name'),
    authenticatorSecret: bytea('authenticator_secret'),
    pendingAuthenticator: bytea('pending_authenticator'),
    authenticatorStep: bigint('authenticator_step', { mode: 'number' }),
    secondFactors: text('second_factors').array().$type<SecondFactor[]>().notNull().default([]),
    clubLabelId: text('club_label_id'),
    language: text('language'),
    firstLoginAt: moment('first_login_at'),
    lastLoginAt: moment('last_login_at'),
    previousLoginAt: moment('previous_login_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    inviteCode: text('invite_code')
      .notNull()
      .default(sql`new_invite_code()`),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);

export const rankProgress = pgTable(
  'rank_progress',
  {
    merchantCode: text('merchant_code').notNull(),
    memberId: uuid('member_id').notNull(),
    completedConditions: integer('completed_conditions').notNull(),
    totalConditions: integer('total_conditions').notNull(),
    nextLabelId: text('next_label_id'),
    countedOn: date('counted_on'),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.memberId] })],
);

/** The form in which user names are compared: `Ａnna` and `anna` are one name. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase();
