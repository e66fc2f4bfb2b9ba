import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';

export const registrations = pgTable(
  'registration',
  {
    merchantCode: text('merchant_code').notNull(),
    memberId: uuid('member_id').notNull(),
    method: text('method').notNull(),
    affiliateCode: text('affiliate_code'),
    referralCode: text('referral_code'),
    domain: text('domain'),
    registerUrl: text('register_url'),
    claimedMobile: text('claimed_mobile'),
    claimedEmail: text('claimed_email'),
    acceptedAt: moment('accepted_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.memberId] })],
);

export const registrationForms = pgTable(
  'registration_form',
  {
    merchantCode: text('merchant_code').notNull(),
    formHash: bytea('form_hash').notNull(),
    memberId: uuid('member_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.formHash] })],
);
