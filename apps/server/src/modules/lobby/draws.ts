// The draws of a merchant's games, read once for all its visitors and refreshed after one second.
import type { Draw, Game } from '@parlour/contract/lobby/lobby';
import type { Language } from '@parlour/contract/languages';
import type { Database } from '@parlour/database/connection';
import type { Merchant } from '#http/merchant';
import { presentGame, type DrawOf } from './present-games.ts';
import { shelfOf } from './shelf-store.ts';
import { readDraws, type DrawRow } from './store.ts';

const freshMs = 1_000;
/** The number of merchants whose draws are cached, some ten kilobytes each. */
const mostMerchants = 1_000;
/** The most games with draws on a page: more than a screen has room for, few enough to embed in each page. */
const mostShown = 8;

export type KeptDraws = {
  drawOf: (merchant: Merchant) => Promise<DrawOf>;
  /** A few games in the lobby's order, starting with those to which `leads` applies. */
  games: (merchant: Merchant, language: Language, leads: Leads) => Promise<Game[]>;
};

/** True if one of the operator's banners leads to the game. */
export type Leads = (game: Pick<DrawRow, 'vendor' | 'gameId' | 'nodeId'>) => boolean;

/** Rows, their text for comparison, and the look-up of a draw in them. */
type DrawSnapshot = { rows: DrawRow[]; text: string; drawOf: DrawOf };
type CachedDraws = { version: number; until: number; found: Promise<DrawSnapshot> };

export function keepDraws(database: Database, clock: () => Date): KeptDraws {
  const kept = new Map<string, CachedDraws>();
  function read(merchant: Merchant): Promise<DrawSnapshot> {
    const { code, version } = merchant;
    const now = clock().getTime();
    const before = kept.get(code);
    if (before && before.version >= version && now < before.until) return before.found;
    const found = readAnew(merchant, before);
    const made = { version, until: now + freshMs, found };
    // Reinserted at the end of the map, so that the merchant not requested for the longest is evicted.
    kept.delete(code);
    kept.set(code, made);
    if (kept.size > mostMerchants) kept.delete(kept.keys().next().value ?? code);
    // A failed read is repeated for the next visitor.
    found.catch(() => kept.get(code) === made && kept.delete(code));
    return found;
  }

  /** Reads the draws. Returns the same object if nothing changed, so that what was derived from it stays valid. */
  async function readAnew(merchant: Merchant, before?: CachedDraws): Promise<DrawSnapshot> {
    const rows = await database.query(merchant.code, (tx) => readDraws(tx, shelfOf(merchant)));
    const text = JSON.stringify(rows);
    const known = await before?.found.catch(() => undefined);
    return known?.text === text ? known : { rows, text, drawOf: findDraw(rows) };
  }

  return {
    drawOf: async (merchant) => (await read(merchant)).drawOf,
    games: async (merchant, language, leads) => {
      const { rows, drawOf } = await read(merchant);
      const inOrder = [...rows.filter(leads), ...rows.filter((row) => !leads(row))];
      return inOrder.slice(0, mostShown).map((row) => presentGame(row, language, drawOf));
    },
  };
}

function findDraw(rows: readonly DrawRow[]): DrawOf {
  const byGame = new Map(rows.map((row) => [`${row.vendor}/${row.gameId}`, presentDraw(row)]));
  return ({ vendor, gameId }) => byGame.get(`${vendor}/${gameId}`);
}

const presentDraw = ({ nextDrawAt, lastResult, prize }: DrawRow): Draw => ({
  nextDrawAt: nextDrawAt.getTime(),
  lastResult,
  ...(prize !== null && { prize }),
});

/** Games without times and results, for painting pages: a painted page is cached for longer than those are valid. */
export const withoutTimes = (games: readonly Game[]): Game[] =>
  games.map(({ nextDrawAt: _nextDrawAt, lastResult: _lastResult, ...game }) => game);
