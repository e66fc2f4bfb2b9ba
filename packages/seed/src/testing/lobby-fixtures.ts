// Games, lanes and announcements for tests, and a large catalogue for the bench.
import { insertRows, runStatement } from '@parlour/database/statements/run-statement';
import type { GameDetails } from '@parlour/contract/lobby/lobby';
import type { Execution, Texts } from '@parlour/database/columns/lobby';
import { forMerchant } from '@parlour/database/testing/fixtures';

/** The merchant of the rows, and the owner's address of the database. */
export type TestMerchant = { ownerUrl: string; merchantCode: string };

export type NewGame = {
  names: Texts;
  vendor?: string;
  nodeId?: string;
  gameId?: string;
  category?: string;
  classify?: string[];
  picture?: string | null;
  position?: number;
  integration?: string | null;
  offered?: boolean;
  isLobby?: boolean;
  vendorName?: string | null;
  details?: GameDetails;
  leastStake?: bigint;
};

/** Writes games. Defaults: vendor ACME, category RNG, ids and positions by the order in the list, offered, no integration. */
export const createGames = ({ ownerUrl, merchantCode }: TestMerchant, created: NewGame[]) =>
  forMerchant(ownerUrl, merchantCode, async (tx) => {
    const rows = created.map((game, at) => ({
      merchantCode,
      vendor: 'ACME',
      category: 'RNG',
      nodeId: String(1_000 + at),
      gameId: `game-${at}`,
      position: at + 1,
      offered: true,
      ...game,
    }));
    // Postgres accepts at most 65,535 values in a statement.
    for (let from = 0; from < rows.length; from += 1_000) {
      await insertRows(tx, 'game', rows.slice(from, from + 1_000));
    }
  });

/** Whether the merchant's catalogue offers the game. */
export const hasGame = (
  { ownerUrl, merchantCode }: TestMerchant,
  vendor: string,
  gameId: string,
): Promise<boolean> =>
  forMerchant(ownerUrl, merchantCode, async (tx) => {
    const text = 'select from game where vendor = $1 and game_id = $2 and offered';
    return (await runStatement(tx, text, [vendor, gameId])).length > 0;
  });

type NewDraw = {
  vendor: string;
  gameId: string;
  nextDrawAt: Date;
  lastResult?: string[];
  prize?: string | null;
};
export const createDraws = ({ ownerUrl, merchantCode }: TestMerchant, draws: NewDraw[]) =>
  forMerchant(ownerUrl, merchantCode, (tx) =>
    insertRows(
      tx,
      'game_draw',
      draws.map((draw) => ({ merchantCode, ...draw })),
    ),
  );

/** Writes lanes in this order, each with its account types; `Type=Name` sets a display name. */
export const createLanes = (
  { ownerUrl, merchantCode }: TestMerchant,
  cardsByCategory: Record<string, string[]>,
) =>
  forMerchant(ownerUrl, merchantCode, async (tx) => {
    const categories = Object.entries(cardsByCategory);
    await insertRows(
      tx,
      'lane',
      categories.map(([category], at) => ({ merchantCode, category, position: at + 1 })),
    );
    const cards = categories.flatMap(([category, types]) =>
      types.map((type, at) => {
        const [accountType = '', displayName = null] = type.split('=');
        return { merchantCode, category, accountType, displayName, position: at + 1 };
      }),
    );
    await insertRows(tx, 'lane_card', cards);
  });

/** Columns of the table, named as in TypeScript. */
type BannerTraits = {
  id?: string;
  groupName?: string;
  position?: number;
  execution?: Execution | null;
  titles?: Texts;
  contents?: Partial<Texts>;
  picture?: string | null;
  linkageType?: 'P' | 'URL' | 'G';
  url?: string | null;
  linkage?: string | null;
  vendor?: string | null;
  nodeId?: string | null;
  roomId?: string | null;
  gameType?: string | null;
};
export const createBanners = ({ ownerUrl, merchantCode }: TestMerchant, traits: BannerTraits[]) =>
  forMerchant(ownerUrl, merchantCode, (tx) =>
    insertRows(
      tx,
      'banner',
      traits.map((each, at) => ({
        merchantCode,
        id: `banner-${at}`,
        groupName: 'm_home',
        position: at + 1,
        titles: { EN: `Banner ${at}` },
        linkageType: 'P' as const,
        linkage: 'promotion',
        ...each,
      })),
    ),
  );

type NoticeTraits = Pick<BannerTraits, 'id' | 'position' | 'execution' | 'titles'> & {
  contents?: Texts;
  createdAt?: Date;
};
export const createNotices = ({ ownerUrl, merchantCode }: TestMerchant, traits: NoticeTraits[]) =>
  forMerchant(ownerUrl, merchantCode, (tx) =>
    insertRows(
      tx,
      'notice',
      traits.map((each, at) => ({
        merchantCode,
        id: `notice-${at}`,
        position: at + 1,
        titles: { EN: `Notice ${at}` },
        contents: { EN: `Text ${at}` },
        ...each,
      })),
    ),
  );

type GameMark = { memberId: string; vendor: string; nodeId: string };
export const createFavourite = ({ ownerUrl, merchantCode }: TestMerchant, mark: GameMark) =>
  forMerchant(ownerUrl, merchantCode, (tx) =>
    insertRows(tx, 'favourite_game', [{ merchantCode, ...mark }]),
  );
export const createRecent = (
  { ownerUrl, merchantCode }: TestMerchant,
  played: GameMark & { playedAt: Date },
) =>
  forMerchant(ownerUrl, merchantCode, (tx) =>
    insertRows(tx, 'recent_game', [{ merchantCode, ...played }]),
  );

type Conditions = { memberId: string; completedConditions: number; totalConditions: number };
export const createRankProgress = (
  { ownerUrl, merchantCode }: TestMerchant,
  progress: Conditions,
) =>
  forMerchant(ownerUrl, merchantCode, (tx) =>
    insertRows(tx, 'rank_progress', [{ merchantCode, ...progress }]),
  );

const openings =
  'Amber,Silent,Golden,Jade,Crimson,Hidden,Velvet,Northern,Paper,Copper,Midnight,Saffron,Ivory,Wandering,Emerald,Little,Grand,Frozen,Painted,Seven'.split(
    ',',
  );
const middles =
  'Dragon,Tiger,Lantern,Orchid,River,Harbour,Temple,Falcon,Comet,Garden,Market,Pearl,Monsoon,Carnival,Phoenix,Voyage,Palace,Thunder,Meadow,Compass'.split(
    ',',
  );
const endings =
  'Quest,Nights,Fortune,Parade,Legacy,Rush,Bay,Tales,Treasure,Crown,Road,Dance,Gate'.split(',');
const thaiWords = ['น้ำ', 'มังกร', 'โคมไฟ', 'ไข่มุก', 'สวน', 'เสือ', 'ตลาด', 'มงกุฎ', 'ดอกบัว', 'พระจันทร์'];
const urduWords = ['دریا', 'شیر', 'قندیل', 'موتی', 'باغ', 'ڈریگن', 'بازار', 'تاج', 'کنول', 'چاند'];
const categories = [
  'RNG',
  'RNG',
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'ARCADE',
  'SPORTS',
  'ELOTT',
  'LOTT',
];

const pick = (words: string[], at: number): string => words[at % words.length] ?? '';

/** Generates the same games each time: different names in three scripts, 12 vendors, 8 categories. */
export function generateGames(count: number): NewGame[] {
  return Array.from({ length: count }, (_, at) => {
    const [first, second] = [at % 20, Math.floor(at / 20) % 20];
    const third = Math.floor(at / 400);
    const turn = third > 12 ? ` ${third}` : '';
    return {
      vendor: `STUDIO${(at * 7) % 12}`,
      category: pick(categories, at),
      nodeId: String(100_000 + at),
      gameId: `generated-${at}`,
      position: Math.floor(at / categories.length) + 1,
      classify: [...(at % 9 === 0 ? ['HOT'] : []), ...(at % 13 === 0 ? ['NEW'] : [])],
      names: {
        EN: `${pick(openings, first)} ${pick(middles, second)} ${pick(endings, third)}${turn}`,
        TH: `${pick(thaiWords, second)}${pick(thaiWords, first + 3)} ${third + 1}`,
        UR: `${pick(urduWords, second)} ${pick(urduWords, first + 3)} ${third + 1}`,
      },
    };
  });
}
