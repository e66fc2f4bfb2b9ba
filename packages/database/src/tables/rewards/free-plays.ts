import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

export const freePlayGrants = pgTable(
  'free_play_grant',
  {
    merchantCode: text('merchant_code').notNull(),
    rewardId: uuid('reward_id').notNull(),
    memberId: uuid('member_id').notNull(),
    integration: text('integration').notNull(),
    gameCode: text('game_code').notNull(),
    currency: text('currency').notNull(),
    stake: bigint('stake', { mode: 'bigint' }).notNull(),
    plays: integer('plays').notNull(),
    used: integer('used').notNull().default(0),
    supplierReward: text('supplier_reward').notNull(),
    grantedAt: moment('granted_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.rewardId] })],
);
