import type { AnnouncementCheckbox } from '@parlour/contract/announcements/announcement';
import type { Language } from '@parlour/contract/languages';
import type { GameDetails } from '@parlour/contract/lobby/lobby';
import type { PromotionType } from '@parlour/contract/rewards/promotion-types';
import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb } from 'drizzle-orm/pg-core';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** A text by language; English always exists. */
export type Texts = { EN: string } & Partial<Record<Language, string>>;

/** The audience of a banner, notice or popup: members, guests, a first login (POP-02). */
export type Execution = 'A' | 'B' | 'F';

export const games = pgTable(
  'game',
  {
    merchantCode: text('merchant_code').notNull(),
    vendor: text('vendor').notNull(),
    nodeId: text('node_id').notNull(),
    gameId: text('game_id').notNull(),
    category: text('category').notNull(),
    names: jsonb('names').$type<Texts>().notNull(),
    classify: text('classify').array().notNull().default([]),
    picture: text('picture'),
    position: integer('position').notNull(),
    search: text('search').generatedAlwaysAs(sql`search_lines(names)`),
    integration: text('integration'),
    offered: boolean('offered').notNull().default(false),
    isLobby: boolean('is_lobby').notNull().default(false),
    vendorName: text('vendor_name'),
    details: jsonb('details').$type<GameDetails>().notNull().default({}),
    leastStake: bigint('least_stake', { mode: 'bigint' })
      .notNull()
      .default(sql`100000`),
    listed: boolean('listed')
      .notNull()
      .generatedAlwaysAs(sql`offered and not is_lobby`),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.vendor, table.nodeId] })],
);

export const gameDraws = pgTable(
  'game_draw',
  {
    merchantCode: text('merchant_code').notNull(),
    vendor: text('vendor').notNull(),
    gameId: text('game_id').notNull(),
    nextDrawAt: moment('next_draw_at').notNull(),
    lastResult: text('last_result').array().notNull().default([]),
    prize: text('prize'),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.vendor, table.gameId] })],
);

export const lanes = pgTable(
  'lane',
  {
    merchantCode: text('merchant_code').notNull(),
    category: text('category').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.category] })],
);

export const laneCards = pgTable(
  'lane_card',
  {
    merchantCode: text('merchant_code').notNull(),
    category: text('category').notNull(),
    accountType: text('account_type').notNull(),
    position: integer('position').notNull(),
    displayName: text('display_name'),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.category, table.accountType] })],
);

export const banners = pgTable(
  'banner',
  {
    merchantCode: text('merchant_code').notNull(),
    id: text('id').notNull(),
    groupName: text('group_name').notNull(),
    position: integer('position').notNull(),
    execution: text('execution').$type<Execution>(),
    titles: jsonb('titles').$type<Texts>().notNull(),
    contents: jsonb('contents').$type<Partial<Texts>>().notNull().default({}),
    picture: text('picture'),
    linkageType: text('linkage_type').$type<'P' | 'URL' | 'G'>().notNull(),
    url: text('url'),
    linkage: text('linkage'),
    vendor: text('vendor'),
    nodeId: text('node_id'),
    roomId: text('room_id'),
    gameType: text('game_type'),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);

export const notices = pgTable(
  'notice',
  {
    merchantCode: text('merchant_code').notNull(),
    id: text('id').notNull(),
    position: integer('position').notNull(),
    execution: text('execution').$type<Execution>(),
    titles: jsonb('titles').$type<Texts>().notNull(),
    contents: jsonb('contents').$type<Texts>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);

/** The offer of the checkbox below each group of popups; a group without a row has the shipped one. */
export const popupGroups = pgTable(
  'popup_group',
  {
    merchantCode: text('merchant_code').notNull(),
    groupName: text('group_name').notNull(),
    checkbox: text('checkbox').$type<AnnouncementCheckbox>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.groupName] })],
);

export const popups = pgTable(
  'popup',
  {
    merchantCode: text('merchant_code').notNull(),
    groupName: text('group_name').notNull(),
    id: text('id').notNull(),
    position: integer('position').notNull(),
    execution: text('execution').$type<Execution>().notNull(),
    titles: jsonb('titles').$type<Texts>().notNull(),
    contents: jsonb('contents').$type<Texts>().notNull(),
    promotionType: text('promotion_type').$type<PromotionType>(),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    isForcedRead: boolean('is_forced_read').notNull(),
    activityUrl: text('activity_url'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.groupName, table.id] })],
);

/** Columns that identify a game of a member. */
const gameOfMember = {
  merchantCode: text('merchant_code').notNull(),
  memberId: uuid('member_id').notNull(),
  vendor: text('vendor').notNull(),
  nodeId: text('node_id').notNull(),
};

export const favouriteGames = pgTable(
  'favourite_game',
  { ...gameOfMember, createdAt: moment('created_at').notNull().defaultNow() },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.memberId, table.vendor, table.nodeId] }),
  ],
);

export const recentGames = pgTable(
  'recent_game',
  { ...gameOfMember, playedAt: moment('played_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.memberId, table.vendor, table.nodeId] }),
  ],
);
