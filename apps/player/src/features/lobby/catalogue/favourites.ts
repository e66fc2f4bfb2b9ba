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

/** A pressed game. `isMarked`: the state that the player wants. `isStored`: the server's last known state. */
type PressedGame = { game: Game; isMarked: boolean; isStored: boolean };

type FavouritesDeps = { api: Api; read: ReadApi; toasts: Toasts };

/** The games with one more, at the head, or one less. One that is there stays at its position. */
function mark(games: Game[], { game, isMarked }: Pick<PressedGame, 'game' | 'isMarked'>): Game[] {
  const others = games.filter((each) => gameKey(each) !== gameKey(game));
  if (!isMarked) return others;
  return others.length < games.length ? games : [game, ...others];
}

export function createFavourites({ api, read, toasts }: FavouritesDeps): Favourites {
  /** The pressed games until the server has their last state, and the owner who pressed them. */
  const pending = new Map<string, PressedGame>();
  let owner = '';
  const list = createResource({
    ask: async (of, signal) => {
      // C4: presses of one member do not count for the next.
      if (of.owner !== owner) pending.clear();
      owner = of.owner;
      const { games } = await read(favouriteGames, {}, { teller: 'page', signal });
      return [...pending.values()].reduce(mark, games);
    },
    freshMs: 60_000,
  });
  const sayRefused = () => toasts.show('failed', (t) => t('lobby.favourite_failed'));

  const has = (game: Game): boolean =>
    (list.get().value ?? []).some((each) => gameKey(each) === gameKey(game));
  const show = (game: Game, isMarked: boolean): void =>
    list.change((games) => mark(games, { game, isMarked }));

  /** Calls the server until it has the pressed state. One call at a time for each game, so that the last press counts. */
  async function settle(press: PressedGame): Promise<void> {
    const { game } = press;
    const key = gameKey(game);
    const { nodeId, vassalage: vendor, gameType } = game;
    try {
      while (press.isStored !== press.isMarked) {
        const { isMarked } = press;
        const call = isMarked ? addFavouriteGame : removeFavouriteGame;
        await api(call, { nodeId, vendor, gameType }, { teller: 'page' });
        press.isStored = isMarked;
      }
    } catch (error) {
      press.isMarked = press.isStored;
      if (!endsSession(error)) sayRefused();
    }
    if (pending.get(key) !== press) return;
    pending.delete(key);
    show(game, press.isMarked);
  }
  function change(game: Game): void {
    const key = gameKey(game);
    const isMarked = !has(game);
    show(game, isMarked);
    const press = pending.get(key);
    if (press) {
      press.isMarked = isMarked;
      return;
    }
    const first = { game, isMarked, isStored: !isMarked };
    pending.set(key, first);
    void settle(first);
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
