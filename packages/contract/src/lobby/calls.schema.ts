import { z } from 'zod';
import { checkboxes } from '../announcements/announcement.ts';
import { promotionTypes } from '../rewards/promotion-types.ts';

/** A whole number in a query, where numbers arrive as text. Strict: no sign, no fraction, no leading zero. */
const whole = (least: number, most: number) =>
  z
    .union([
      z.int(),
      z
        .string()
        .regex(/^(0|[1-9]\d{0,6})$/)
        .transform(Number),
    ])
    .pipe(z.int().min(least).max(most));

const language = z.string().min(1).max(12).optional();
/** A code such as RNG or TCG_SEA; compared in upper case. */
const code = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .toUpperCase();
const id = z.string().min(1).max(64);

/** An amount in the merchant's currency. */
const decimal = z.string().regex(/^\d{1,15}(\.\d{1,5})?$/);

const level = z.int().min(1).max(5);

/** Details from a game's supplier, each optional. All of them are ours. */
const told = {
  /** The return to players, in percent: 96.2. */
  rtp: z.string().optional(),
  /** The volatility, from 1 to 5; the least and the most if it depends on how the game is played. */
  volatility: level.optional(),
  volatilityAtMost: level.optional(),
  minStake: decimal.optional(),
  maxStake: decimal.optional(),
  /** Codes: draws, instant. */
  tags: z.array(z.string()).optional(),
  /** False if the game is played for money only. */
  hasTrial: z.boolean().optional(),
  /** The next draw of a game that is drawn at set times, in epoch milliseconds. */
  nextDrawAt: z.int().optional(),
  /** The numbers of the last draw in the order in which they are shown; one that begins with + is the bonus. */
  lastResult: z.array(z.string()).optional(),
  /** The most that the next draw may pay. */
  prize: decimal.optional(),
};

const game = z.object({
  nodeId: z.string(),
  /** The vendor's own code for the game. */
  gameId: z.string(),
  gameName: z.string(),
  /** The category: RNG, LIVE, FISH … */
  gameType: z.string(),
  /** The vendor. */
  vassalage: z.string(),
  /** A path of our own site (/m/…), one below the image hosts, or a whole URL (LOBBY-08). */
  iconUrl: z.string(),
  /** Ours: codes such as HOT and NEW. */
  gameClassify: z.array(z.string()).optional(),
  ...told,
});

const lane = z.object({
  /** The category's code; LOBBY-02 derives gameCategory from it. */
  title: z.string(),
  gameCount: z.int(),
  gameClassify: z.array(z.object({ gameClassify: z.string(), vendors: z.array(z.string()) })),
  cards: z.array(z.object({ accountTypeName: z.string(), displayName: z.string().nullable() })),
  /** Ours: the first games of the lane, so that home needs no call per lane. */
  games: z.array(game).optional(),
});

export const vendorLanes = {
  input: z.strictObject({ platform: z.enum(['html5']).optional(), language }),
  answer: z.object({ data: z.object({ lanes: z.array(lane) }) }),
};

export const gameList = {
  input: z.strictObject({
    pageNo: whole(1, 10_000).default(1),
    pageSize: whole(1, 100).default(30),
    gameType: code.optional(),
    vassalage: code.optional(),
    gameName: z.string().max(64).optional(),
    gameClassify: code.optional(),
    platform: z.enum(['html5']).optional(),
    language,
  }),
  answer: z.object({ games: z.array(game), totalPages: z.int(), totalCount: z.int() }),
};

export const drawList = {
  input: z.strictObject({ language }),
  answer: z.object({
    /** The server's time, by which countdowns run. */
    now: z.int(),
    /** The few games of the lobby that are drawn at set times, in its order. */
    games: z.array(game),
  }),
};

const ofMember = {
  input: z.strictObject({ language }),
  answer: z.object({ games: z.array(game) }),
};
export const recentGames = ofMember;
export const favouriteGames = ofMember;

const marked = {
  input: z.strictObject({ nodeId: id, vendor: code, gameType: code }),
  answer: z.null(),
};
export const addFavouriteGame = marked;
export const removeFavouriteGame = marked;

const banner = z.object({
  id: z.string(),
  groupName: z.string(),
  title: z.string(),
  content: z.string().nullable(),
  /** An address like a game's iconUrl; null if the site draws the art itself. */
  imageUrl: z.string().nullable(),
  /** P a promotion, URL an address (LOBBY-07), G a game. */
  linkageType: z.enum(['P', 'URL', 'G']),
  url: z.string().nullable(),
  /** P: the promotion's id. */
  linkage: z.string().nullable(),
  vendor: z.string().nullable(),
  /** G: LOTTO_LOBBY means the vendor's lobby. */
  nodeId: z.string().nullable(),
  /** G: the game's id. */
  roomId: z.string().nullable(),
  gameType: z.string().nullable(),
  /** G, ours: the game's name, if the lobby has the game. */
  gameName: z.string().optional(),
});

/** Plain text, never HTML. */
const notice = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  /** Epoch milliseconds. */
  createdAt: z.number(),
});

/** A text that opens over a page by itself (POP-02). */
const popup = z.object({
  id: z.string(),
  groupName: z.string(),
  title: z.string(),
  /** HTML, sanitised when it was written; the site sanitises it again (V3). */
  content: z.string(),
  /** The kind of the promotion that the text is about. */
  promotionType: z.enum(promotionTypes).nullable(),
  execution: z.enum(['A', 'B', 'F']),
  /** Ours: the offer of the checkbox below the group; absent: `today`. */
  checkbox: z.enum(checkboxes).optional(),
  /** Ours: closing the group first shows its last popup. */
  isForcedRead: z.boolean().optional(),
  /** Ours: the target of "View offer", a page of the site or an https address. */
  activityUrl: z.string().nullable().optional(),
});

export const announcements = {
  input: z.strictObject({
    /** Types separated by commas: B banners, PL player notices, PU popups, PR promotions. */
    types: z
      .string()
      .regex(/^(B|PL|PU|PR)(,(B|PL|PU|PR)){0,3}$/)
      .transform((text) => text.split(',')),
    platform: z.enum(['M']).optional(),
    /** The caller by its own claim: A a member, B a guest, F a member at the first login. Our server knows this from the session and ignores the claim; other gateways may use it. */
    execution: z.enum(['A', 'B', 'F']).optional(),
    groupName: z
      .string()
      .regex(/^\w{1,40}$/)
      .optional(),
    language,
  }),
  answer: z.object({
    banners: z.array(banner),
    player: z.array(notice),
    popup: z.array(popup),
    /** Empty until promotions are built. */
    promotion: z.array(z.never()),
  }),
};
