import { sql } from 'drizzle-orm';
import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** The kind of account: a member's wallet or bonus money, or a house account (docs/ledger.md). */
export type AccountKind = 'wallet' | 'bonus' | 'games' | 'operator';
export type MovementKind =
  | 'opening'
  | 'bet'
  | 'win'
  | 'rollback'
  | 'void'
  | 'correction'
  | 'reward'
  | 'bonus_grant'
  | 'bonus_done'
  | 'bonus_end';

/** A column for an amount in 1/100000 of the currency's unit (W2). */
const amountColumn = (name: string) => bigint(name, { mode: 'bigint' });

export const accounts = pgTable(
  'account',
  {
    merchantCode: text('merchant_code').notNull(),
    id: uuid('id')
      .notNull()
      .default(sql`uuidv7()`),
    kind: text('kind').$type<AccountKind>().notNull(),
    currency: text('currency').notNull(),
    memberId: uuid('member_id'),
    integration: text('integration'),
    balance: amountColumn('balance'),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);

export const movements = pgTable(
  'movement',
  {
    merchantCode: text('merchant_code').notNull(),
    id: bigint('id', { mode: 'bigint' }).notNull(),
    kind: text('kind').$type<MovementKind>().notNull(),
    currency: text('currency').notNull(),
    reference: text('reference').notNull(),
    round: text('round'),
    movedAt: moment('moved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);

export const entries = pgTable(
  'entry',
  {
    merchantCode: text('merchant_code').notNull(),
    movementId: bigint('movement_id', { mode: 'bigint' }).notNull(),
    accountId: uuid('account_id').notNull(),
    amount: amountColumn('amount').notNull(),
    balance: amountColumn('balance'),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.movementId, table.accountId] })],
);
