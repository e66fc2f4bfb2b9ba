// Plans how a pulled list changes a merchant's catalogue. The order, the marks, the category and the operator's own names never change.
import type { GameDetails } from '@parlour/contract/lobby/lobby';
import { integrationNames } from '@parlour/contract/integrations';
import type { OfferedGame } from '#providers/games/games';

/** A game as stored in the database. */
export type StoredGame = {
  vendor: string;
  gameId: string;
  category: string;
  position: number;
  integration: string | null;
  offered: boolean;
  vendorName: string | null;
  details: GameDetails;
};

export type NewGame = OfferedGame & { position: number };
export type CatalogueChanges = {
  /** New games: each is added at the end of its category. */
  added: NewGame[];
  /** Known games that are offered again, or by this integration instead of another, or with another name or other details. */
  renewed: OfferedGame[];
  /** Games that the list no longer contains. */
  gone: Pick<StoredGame, 'vendor' | 'gameId'>[];
};

const keyOf = (vendor: string, code: string): string => `${vendor}\n${code}`;

export function planChanges(
  stored: readonly StoredGame[],
  list: readonly OfferedGame[],
  integration: string,
): CatalogueChanges {
  const byKey = new Map(stored.map((game) => [keyOf(game.vendor, game.gameId), game]));
  const offered = new Map(list.map((game) => [keyOf(game.vendor, game.gameCode), game]));
  const isOthers = (game: StoredGame): boolean =>
    game.offered && game.integration !== null && rankOf(game.integration) < rankOf(integration);
  const isNews = (game: OfferedGame, before: StoredGame): boolean =>
    !before.offered ||
    before.integration !== integration ||
    before.vendorName !== game.name ||
    textOf(before.details) !== textOf(game.details);
  return {
    added: atTheEnd(
      stored,
      [...offered].filter(([key]) => !byKey.has(key)).map(([, game]) => game),
    ),
    // A game that two integrations offer belongs to the one that ranks higher, regardless of which offered it first.
    renewed: [...offered].flatMap(([key, game]) => {
      const before = byKey.get(key);
      return before && !isOthers(before) && isNews(game, before) ? [game] : [];
    }),
    gone: stored.filter(
      (game) =>
        game.offered &&
        game.integration === integration &&
        !offered.has(keyOf(game.vendor, game.gameId)),
    ),
  };
}

/** Text that is equal for equal details: the database stores their keys in its own order. */
const textOf = ({ tags = [], ...told }: GameDetails = {}): string => {
  const entries = Object.entries(told).filter(([, value]) => value !== undefined);
  return JSON.stringify([tags, entries.toSorted(([one], [other]) => (one < other ? -1 : 1))]);
};

/** The integration's rank in the contract's order; an integration that the contract no longer has ranks last. */
function rankOf(name: string): number {
  const at = integrationNames.findIndex((each) => each === name);
  return at < 0 ? integrationNames.length : at;
}

function atTheEnd(stored: readonly StoredGame[], added: readonly OfferedGame[]): NewGame[] {
  const last = new Map<string, number>();
  for (const { category, position } of stored) {
    last.set(category, Math.max(position, last.get(category) ?? 0));
  }
  return added.map((game) => {
    const position = (last.get(game.category) ?? 0) + 1;
    last.set(game.category, position);
    return { ...game, position };
  });
}

export const isEmpty = ({ added, renewed, gone }: CatalogueChanges): boolean =>
  added.length + renewed.length + gone.length === 0;
