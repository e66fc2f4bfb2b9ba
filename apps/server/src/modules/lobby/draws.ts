// The draws of a merchant's games, for all its visitors at once: read again when they are a second old.
import type { Draw, Game } from '@parlour/contract/lobby/lobby';
import type { Language } from '@parlour/contract/languages';
import type { Database } from '@parlour/database/connection';
import type { Merchant } from '#http/merchant';
import { readDraws, type DrawRow } from './draw-store.ts';
import { presentGame, type DrawOf } from './present-games.ts';
import { shelfOf } from './shelf-store.ts';

const freshMs = 1_000;
/** More than a screen has room for, few enough to be carried by each page. */
const mostShown = 8;

export type KeptDraws = {
  drawOf: (merchant: Merchant) => Promise<DrawOf>;
  /** A few in the lobby's order, but first those that `leads` names. */
  games: (merchant: Merchant, language: Language, leads: Leads) => Promise<Game[]>;
};

/** Whether the operator's banners lead to the game. */
export type Leads = (game: Pick<DrawRow, 'vendor' | 'gameId' | 'nodeId'>) => boolean;

type Kept = { version: number; until: number; rows: Promise<DrawRow[]> };

export function keepDraws(database: Database, clock: () => Date): KeptDraws {
  const kept = new Map<string, Kept>();
  function read(merchant: Merchant): Promise<DrawRow[]> {
    const { code, version } = merchant;
    const now = clock().getTime();
    const found = kept.get(code);
    if (found && found.version >= version && now < found.until) return found.rows;
    const rows = database.query(code, (tx) => readDraws(tx, shelfOf(merchant)));
    const made = { version, until: now + freshMs, rows };
    kept.set(code, made);
    // What failed is asked for again by the next visitor.
    rows.catch(() => kept.get(code) === made && kept.delete(code));
    return rows;
  }
  return {
    drawOf: async (merchant) => findDraw(await read(merchant)),
    games: async (merchant, language, leads) => {
      const rows = await read(merchant);
      const drawOf = findDraw(rows);
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
