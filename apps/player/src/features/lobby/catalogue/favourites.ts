// The member's favourite games. A heart answers at once; where the server does not follow, it goes back and says so.
import {
  addFavouriteGame,
  favouriteGames,
  removeFavouriteGame,
} from '@parlour/contract/lobby/calls';
import type { Game } from '@parlour/contract/lobby/lobby';
import type { Api } from '#foundation/api/api.ts';
import { createResource, type Resource } from '#foundation/api/resource.ts';
import type { Toasts } from '#foundation/notices/toasts.ts';
import { gameKey } from './game-key.ts';

export type Favourites = Resource<Game[]> & { toggle: (game: Game) => void };

export function createFavourites(api: Api, toasts: Toasts): Favourites {
  const list = createResource({
    ask: async () => (await api(favouriteGames, {})).games,
    freshMs: 60_000,
  });
  const sayRefused = () => toasts.show('failed', (t) => t('lobby.favourite_failed'));
  /** What the server has of the games that are being changed. */
  const settled = new Map<string, boolean>();

  const has = (game: Game): boolean =>
    (list.get().value ?? []).some((each) => gameKey(each) === gameKey(game));
  const show = (game: Game, isMarked: boolean): void =>
    list.change((games) => {
      const others = games.filter((each) => gameKey(each) !== gameKey(game));
      return isMarked ? [game, ...others] : others;
    });

  /** One call at a time for each game: the last press counts, in whichever order answers come. */
  async function settle(game: Game): Promise<void> {
    const key = gameKey(game);
    const { nodeId, vassalage: vendor, gameType } = game;
    try {
      while (settled.get(key) !== has(game)) {
        const isMarked = has(game);
        await api(isMarked ? addFavouriteGame : removeFavouriteGame, { nodeId, vendor, gameType });
        settled.set(key, isMarked);
      }
    } catch {
      show(game, settled.get(key) === true);
      sayRefused();
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

/** For what is pressed while nobody knows what is marked: all hearts were empty, and a change could be the wrong way round. */
function keepUntilKnown(list: Resource<Game[]>, { known, unknown }: Outcome): (game: Game) => void {
  const kept = new Map<string, Game>();
  list.subscribe(() => {
    const { value, problem, isLoading } = list.get();
    if (kept.size === 0 || isLoading) return;
    const games = [...kept.values()];
    kept.clear();
    if (problem) unknown();
    else if (value) known(games);
  });
  return (game) => {
    kept.set(gameKey(game), game);
    list.retry();
  };
}
