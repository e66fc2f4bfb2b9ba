// Finds games by filters, by exact words in their names, and by words with one typing error.
import type { Tx } from '@parlour/database/connection';
import { games } from '@parlour/database/tables/lobby';
import { and, arrayContains, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import { nearWord } from './near-words.ts';
import { gameColumns, isOn, type Shelf } from './shelf-store.ts';

export type GameFilter = {
  category?: string | undefined;
  vendor?: string | undefined;
  mark?: string | undefined;
  /** The search text as typed. */
  name?: string | undefined;
  offset: number;
  limit: number;
};

type SearchQuery = { where: SQL | undefined; rank: SQL[] };

export async function searchGames(tx: Tx, shelf: Shelf, filter: GameFilter) {
  const narrowed = and(
    isOn(shelf),
    filter.category === undefined ? undefined : eq(games.category, filter.category),
    filter.vendor === undefined ? undefined : eq(games.vendor, filter.vendor),
    filter.mark === undefined ? undefined : arrayContains(games.classify, [filter.mark]),
  );
  const phrase = await fold(tx, filter.name ?? '');
  const words = phrase.split(' ').filter(Boolean);
  const exact = {
    where: and(narrowed, ...words.map(holds)),
    rank: words[0] ? [matchRank(phrase)] : [],
  };
  const page = await readPage(tx, exact, filter);
  const slips = words.map(nearWord);
  if (page.total > 0 || slips.every((each) => each === null)) return page;
  const near = words.map((word, at) => holdsNear(word, slips[at] ?? null));
  return readPage(tx, { where: and(narrowed, ...near), rank: [likeness(phrase)] }, filter);
}

/** Normalizes the search text, with the database's function that made the searchable form of the names. */
async function fold(tx: Tx, name: string): Promise<string> {
  if (name.trim() === '') return '';
  const { rows } = await tx.execute<{ form: string }>(sql`select search_form(${name}) as form`);
  return rows[0]?.form ?? '';
}

async function readPage(tx: Tx, { where, rank }: SearchQuery, { offset, limit }: GameFilter) {
  const total = await tx.$count(games, where);
  if (total <= offset) return { games: [], total };
  const rows = await tx
    .select(gameColumns)
    .from(games)
    .where(where)
    .orderBy(
      ...rank,
      asc(games.position),
      asc(games.category),
      asc(games.vendor),
      asc(games.nodeId),
    )
    .offset(offset)
    .limit(limit);
  return { games: rows, total };
}

/** True if the name contains the text. Uses strpos, because LIKE would read % and _ as wildcards. */
const holds = (text: string): SQL => sql`strpos(${games.search}, ${text}) > 0`;

function holdsNear(word: string, near: ReturnType<typeof nearWord>): SQL | undefined {
  if (near === null) return holds(word);
  const patterns = sql.param(near.patterns);
  return and(or(...near.pieces.map(holds)), sql`${games.search} like any(${patterns}::text[])`);
}

/** Sort key: a whole name first, then the beginning of a name, the beginning of a word, any position. */
const matchRank = (phrase: string): SQL => sql`case
  when strpos(${games.search}, ${`\n${phrase}\n`}) > 0 then 0
  when strpos(${games.search}, ${`\n${phrase}`}) > 0 then 1
  when strpos(${games.search}, ${` ${phrase}`}) > 0 then 2
  else 3 end`;

/** Sort key: similarity by common groups of three letters, rounded so that the merchant's order decides among similar values. */
const likeness = (phrase: string): SQL =>
  sql`round(word_similarity(${phrase}, ${games.search})::numeric, 2) desc`;
