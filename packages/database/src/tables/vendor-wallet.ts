import { sql } from 'drizzle-orm';
import { bigint, boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';

export const walletTokens = pgTable(
  'wallet_token',
  {
    merchantCode: text('merchant_code').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    memberId: uuid('member_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    integration: text('integration').notNull(),
    gameCode: text('game_code').notNull(),
    currency: text('currency').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.tokenHash] })],
);

export type VendorTransactionKind =
  | 'bet'
  | 'win'
  | 'rollback'
  | 'void'
  | 'late_win'
  | 'waiting_rollback'
  | 'tombstone';

export const vendorTransactions = pgTable(
  'vendor_transaction',
  {
    merchantCode: text('merchant_code').notNull(),
    integration: text('integration').notNull(),
    id: text('id').notNull(),
    kind: text('kind').$type<VendorTransactionKind>().notNull(),
    memberId: uuid('member_id').notNull(),
    round: text('round'),
    gameCode: text('game_code'),
    isFree: boolean('is_free').notNull().default(false),
    referenceId: text('reference_id'),
    currency: text('currency'),
    amount: bigint('amount', { mode: 'bigint' }),
    moved: boolean('moved').notNull(),
    receivedAt: moment('received_at').notNull(),
    bonusId: uuid('bonus_id'),
    bonusAmount: bigint('bonus_amount', { mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    wagered: bigint('wagered', { mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    supplierReward: text('supplier_reward'),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.integration, table.id] })],
);

export const gameRounds = pgTable(
  'game_round',
  {
    merchantCode: text('merchant_code').notNull(),
    integration: text('integration').notNull(),
    memberId: uuid('member_id').notNull(),
    id: text('id').notNull(),
    gameCode: text('game_code').notNull(),
    currency: text('currency').notNull(),
    state: text('state').$type<'open' | 'settled' | 'void'>().notNull(),
    openBets: text('open_bets').array().notNull().default([]),
    openedAt: moment('opened_at').notNull(),
    settlesAt: moment('settles_at'),
    changedAt: moment('changed_at').notNull(),
    staked: bigint('staked', { mode: 'bigint' }).notNull().default(0n),
    won: bigint('won', { mode: 'bigint' }).notNull().default(0n),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.integration, table.memberId, table.id] }),
  ],
);
