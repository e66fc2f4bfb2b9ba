// The draws of a merchant's games, for all its visitors at once: read again when they are a second old.
import type { Draw, Game } from '@parlour/contract/lobby/lobby';
import type { Language } from '@parlour/contract/languages';
import type { Database } from '@parlour/database/connection';
import type { Merchant } from '#http/merchant';
import { readDraws, type DrawRow } from './draw-store.ts';
import { presentGame, type DrawOf } from './present-games.ts';
import { shelfOf } from './shelf-store.ts';

const freshMs = 1_000;
/** Whose draws are kept, some ten kilobytes each. */
const mostMerchants = 1_000;
/** More than a screen has room for, few enough to be carried by each page. */
const mostShown = 8;

export type KeptDraws = {
  drawOf: (merchant: Merchant) => Promise<DrawOf>;
  /** A few in the lobby's order, but first those that `leads` names. */
  games: (merchant: Merchant, language: Language, leads: Leads) => Promise<Game[]>;
};

/** Whether the operator's banners lead to the game. */
export type Leads = (game: Pick<DrawRow, 'vendor' | 'gameId' | 'nodeId'>) => boolean;

/** Rows, with what is found in them. */
type Found = { rows: DrawRow[]; text: string; drawOf: DrawOf };
type Kept = { version: number; until: number; found: Promise<Found> };

export function keepDraws(database: Database, clock: () => Date): KeptDraws {
  const kept = new Map<string, Kept>();
  function read(merchant: Merchant): Promise<Found> {
    const { code, version } = merchant;
    const now = clock().getTime();
    const before = kept.get(code);
    if (before && before.version >= version && now < before.until) return before.found;
    const found = readAnew(merchant, before);
    const made = { version, until: now + freshMs, found };
    // Set anew it stands last: the one that was not asked for the longest goes.
    kept.delete(code);
    kept.set(code, made);
    if (kept.size > mostMerchants) kept.delete(kept.keys().next().value ?? code);
    // What failed is asked for again by the next visitor.
    found.catch(() => kept.get(code) === made && kept.delete(code));
    return found;
  }

  /** The same object as before where nothing changed, so that what was made of it holds. */
  async function readAnew(merchant: Merchant, before?: Kept): Promise<Found> {
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

/** As a page is painted with them: it is kept for longer than their times and results hold. */
export const withoutTimes = (games: readonly Game[]): Game[] =>
  games.map(({ nextDrawAt: _nextDrawAt, lastResult: _lastResult, ...game }) => game);
