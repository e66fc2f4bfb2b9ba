// Finds games by filters, by exact words in their names, and by words with one typing error.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import { containing, nearWord } from './near-words.ts';
import type * as shapes from './shapes.ts';
import { gameColumns, isOnShelf, type Shelf } from './shelf-store.ts';

export type GameFilter = {
  category?: string | undefined;
  vendor?: string | undefined;
  mark?: string | undefined;
  /** The search text as typed. */
  name?: string | undefined;
  offset: number;
  limit: number;
};

/** The best plan depends on which filters are set. */
const planned = { isPlannedEachTime: true };

const isWanted = `${isOnShelf} and ($category?::text is null or game.category = $category)
  and ($vendor?::text is null or game.vendor = $vendor) and ($mark?::text is null or game.classify @> array[$mark])
  and game.search like all($whole::text[])`;

/** Condition for names with all words, some of them with one typing error. The first of those rules out nearly all names, its pieces first; names that pass are compared with the others. */
const isNear = `${isWanted} and game.search like any($pieces::text[]) and game.search like any($patterns::text[])
  and not exists (select from generate_series(1, $otherWords::int) as wanted(word) where not exists (
    select from unnest($otherPatterns::text[], $patternWords::int[]) as near(pattern, word)
     where near.word = wanted.word and game.search like near.pattern))`;

const inOrder = `game.position, game.category, game.vendor, game.node_id`;
const page = `offset $offset::int limit $limit::int`;

/** Normalizes the search text, with the database's function that made the searchable form of the names. */
const selectForm = tenantStatement<shapes.LobbySearchForm>(
  'lobby_search_form',
  `select search_form($name) as "form!"`,
);

const countWanted = tenantStatement<shapes.LobbyWantedCount>(
  'lobby_wanted_count',
  `select count(*)::int as "total!" from game where ${isWanted}`,
  planned,
);
const selectInOrder = tenantStatement<shapes.LobbyWantedInOrder>(
  'lobby_wanted_in_order',
  `select ${gameColumns} from game where ${isWanted} order by ${inOrder} ${page}`,
  planned,
);
/** Sorts a whole name first, then the beginning of a name, the beginning of a word, any position. */
const selectByMatch = tenantStatement<shapes.LobbyWantedByMatch>(
  'lobby_wanted_by_match',
  `select ${gameColumns} from game where ${isWanted}
    order by case when strpos(game.search, E'\\n' || $phrase || E'\\n') > 0 then 0
                  when strpos(game.search, E'\\n' || $phrase) > 0 then 1
                  when strpos(game.search, ' ' || $phrase) > 0 then 2 else 3 end, ${inOrder} ${page}`,
  planned,
);

const countNear = tenantStatement<shapes.LobbyNearCount>(
  'lobby_near_count',
  `select count(*)::int as "total!" from game where ${isNear}`,
  planned,
);
/** Sorts by similarity in common groups of three letters, rounded so that the merchant's order decides among similar values. */
const selectNear = tenantStatement<shapes.LobbyNearByLikeness>(
  'lobby_near_by_likeness',
  `select ${gameColumns} from game where ${isNear}
    order by round(word_similarity($phrase, game.search)::numeric, 2) desc, ${inOrder} ${page}`,
  planned,
);

type PageRange = { offset: number; limit: number };

export async function searchGames(tx: Tx, shelf: Shelf, filter: GameFilter) {
  const { category = null, vendor = null, mark = null, name = '', offset, limit } = filter;
  const phrase = await fold(tx, name);
  const words = phrase.split(' ').filter(Boolean);
  const narrowed = { ...shelf, category, vendor, mark };
  const exact = { ...narrowed, whole: words.map(containing) };
  const total = totalOf(await countWanted(tx, exact));
  const cut = { offset, limit };
  if (total === 0) return searchNear(tx, { narrowed, words }, { ...cut, phrase });
  if (total <= offset) return { games: [], total };
  const games = words[0]
    ? await selectByMatch(tx, { ...exact, ...cut, phrase })
    : await selectInOrder(tx, { ...exact, ...cut });
  return { games, total };
}

type NarrowedShelf = Shelf & Record<'category' | 'vendor' | 'mark', string | null>;

async function searchNear(
  tx: Tx,
  { narrowed, words }: { narrowed: NarrowedShelf; words: string[] },
  cut: PageRange & { phrase: string },
) {
  const slips = words.map(nearWord);
  const [first, ...others] = slips.filter((each) => each !== null);
  if (!first) return { games: [], total: 0 };
  const wanted = {
    ...narrowed,
    whole: words.filter((_, at) => slips[at] === null).map(containing),
    pieces: first.pieces.map(containing),
    patterns: first.patterns,
    otherWords: others.length,
    otherPatterns: others.flatMap(({ patterns }) => patterns),
    patternWords: others.flatMap(({ patterns }, at) => patterns.map(() => at + 1)),
  };
  const total = totalOf(await countNear(tx, wanted));
  if (total <= cut.offset) return { games: [], total };
  return { games: await selectNear(tx, { ...wanted, ...cut }), total };
}

const totalOf = ([row]: { total: number }[]): number => row?.total ?? 0;

async function fold(tx: Tx, name: string): Promise<string> {
  if (name.trim() === '') return '';
  const [row] = await selectForm(tx, { name });
  return row?.form ?? '';
}
