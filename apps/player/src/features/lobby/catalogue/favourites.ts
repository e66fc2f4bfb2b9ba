// The member's favourite games. A heart changes at once; if the call fails, it changes back with a message.
import {
  addFavouriteGame,
  favouriteGames,
  removeFavouriteGame,
} from '@parlour/contract/lobby/calls';
import type { Game } from '@parlour/contract/lobby/lobby';
import type { Api } from '#foundation/api/api.ts';
import { endsSession } from '#foundation/api/outcome.ts';
import type { ReadApi } from '#foundation/api/reads.ts';
import { createResource, type Resource } from '#foundation/api/resource.ts';
import type { Toasts } from '#foundation/notices/toasts.ts';
import { gameKey } from './game-key.ts';

export type Favourites = Resource<Game[]> & { toggle: (game: Game) => void };

type FavouritesDeps = { api: Api; read: ReadApi; toasts: Toasts };

export function createFavourites({ api, read, toasts }: FavouritesDeps): Favourites {
  const list = createResource({
    ask: async (_of, signal) => (await read(favouriteGames, {}, { teller: 'page', signal })).games,
    freshMs: 60_000,
  });
  const sayRefused = () => toasts.show('failed', (t) => t('lobby.favourite_failed'));
  /** The games that are being changed, with the server's last known state of each. */
  const settled = new Map<string, boolean>();

  const has = (game: Game): boolean =>
    (list.get().value ?? []).some((each) => gameKey(each) === gameKey(game));
  const show = (game: Game, isMarked: boolean): void =>
    list.change((games) => {
      const others = games.filter((each) => gameKey(each) !== gameKey(game));
      return isMarked ? [game, ...others] : others;
    });

  /** Calls the server until it has the shown state. One call at a time for each game, so that the last press counts. */
  async function settle(game: Game): Promise<void> {
    const key = gameKey(game);
    const { nodeId, vassalage: vendor, gameType } = game;
    try {
      while (settled.get(key) !== has(game)) {
        const isMarked = has(game);
        const call = isMarked ? addFavouriteGame : removeFavouriteGame;
        await api(call, { nodeId, vendor, gameType }, { teller: 'page' });
        settled.set(key, isMarked);
      }
    } catch (error) {
      show(game, settled.get(key) === true);
      if (!endsSession(error)) sayRefused();
    } finally {
      settled.delete(key);
    }
  }
  function change(game: Game): void {
    const isMarked = has(game);
    const isBusy = settled.has(gameKey(game));
    if (!isBusy) settled.set(gameKey(game), isMarked);
    show(game, !isMarked);
    if (!isBusy) void settle(game);
  }
  const markLater = keepUntilKnown(list, {
    known: (games) => games.filter((game) => !has(game)).forEach(change),
    unknown: sayRefused,
  });
  return {
    ...list,
    toggle: (game) => (list.get().value === null ? markLater(game) : change(game)),
  };
}

type Outcome = { known: (games: Game[]) => void; unknown: () => void };

/** Stores presses until the list is loaded, because before that all hearts look empty and a press could mean either. */
function keepUntilKnown(list: Resource<Game[]>, { known, unknown }: Outcome): (game: Game) => void {
  const kept = new Map<string, Game>();
  let release = () => {};
  list.subscribe(() => {
    const { value, problem, isLoading } = list.get();
    if (kept.size === 0 || isLoading) return;
    const games = [...kept.values()];
    kept.clear();
    release();
    if (problem) unknown();
    else if (value) known(games);
  });
  return (game) => {
    // The load goes on if the player leaves the page, so that the presses are not lost.
    if (kept.size === 0) release = list.hold();
    kept.set(gameKey(game), game);
    list.retry();
  };
}
