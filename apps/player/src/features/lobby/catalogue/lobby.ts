// The lobby's data, created once per page load, so that going from home to the games and back makes no calls.
import { announcements, recentGames, vendorLanes } from '@parlour/contract/lobby/calls';
import type { Announcements, Game } from '@parlour/contract/lobby/lobby';
import { deriveLanes, type DerivedLane } from '@parlour/contract/lobby/lanes';
import type { Foundation } from '#foundation/foundation.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { readsOf } from '#foundation/api/reads.ts';
import { createResource, type Resource } from '#foundation/api/resource.ts';
import { createStore, type Store } from '#foundation/store.ts';
import { createNearView, type NearView } from '#platform/view/near-view.ts';
import { createDraws, type Draws } from '../draws/draws.ts';
import { createFavourites, type Favourites } from './favourites.ts';
import { keepGameLists, type GameLists } from '../games/game-list.ts';

export type Lobby = {
  lanes: Resource<readonly DerivedLane[]>;
  announcements: Resource<Announcements>;
  recent: Resource<Game[]>;
  favourites: Favourites;
  lists: GameLists;
  draws: Draws;
  /** The category that home shows; empty for all. */
  homeCategory: Store<string>;
  /** The game whose sheet is open. */
  shown: Store<Game | null>;
  /** Tracks which parts of the page are near the view. */
  near: NearView;
  /** The scroll position of each lane's row. */
  rowPlaces: Map<string, number>;
};

/** The reader of announcements (LOBBY-04): F a member at the first login, A any other member, B a guest. */
export type Reader = 'F' | 'A' | 'B';

const minutes = 60_000;

/** The lanes in the order in which they are shown (LOBBY-03). */
const inOrder = (lanes: Parameters<typeof deriveLanes>[0]): DerivedLane[] =>
  deriveLanes(lanes).toSorted((one, other) => one.ordinal - other.ordinal);

function makeLobby(foundation: Foundation): Lobby {
  const { api, boot, session, toasts } = foundation;
  const read = readsOf(foundation);
  const wording = boot.language;
  const paintedFor: Reader = session.getPainted?.() === null ? 'B' : 'A';
  const recent = createResource({
    ask: async (_of, signal) => (await read(recentGames, {}, { teller: 'page', signal })).games,
    freshMs: 0,
  });
  const favourites = createFavourites({ api, read, toasts });
  // C4: a member's data must not be shown to the next one.
  session.subscribe(() => {
    if (session.get() === null) [recent, favourites].forEach((each) => each.forget());
  });
  return {
    lanes: createResource<readonly DerivedLane[]>({
      ask: async (_of, signal) => {
        const answer = await read(vendorLanes, { platform: 'html5' }, { teller: 'page', signal });
        const { lanes } = answer.data;
        if (lanes.every(({ games }) => games)) return inOrder(lanes);
        const { fillLanes } = await import('./fill-lanes.ts');
        return inOrder(await fillLanes(read, lanes, signal));
      },
      freshMs: 5 * minutes,
      isQuiet: true,
      // The lower lanes are rendered by the server without games.
      ...(boot.painted.lobby && {
        first: { owner: '', wording, value: inOrder(boot.painted.lobby.lanes), isFresh: false },
      }),
    }),
    announcements: createResource({
      ask: ({ owner }, signal) =>
        read(
          announcements,
          { types: 'B,PL', platform: 'M', execution: owner as Reader },
          { teller: 'nobody', signal },
        ),
      freshMs: 5 * minutes,
      isQuiet: true,
      ...(boot.painted.lobby && {
        first: {
          owner: paintedFor,
          wording,
          value: boot.painted.lobby.announcements,
          isFresh: true,
        },
      }),
    }),
    recent,
    favourites,
    lists: keepGameLists(read),
    draws: createDraws(read, boot.painted.lobby && { games: boot.painted.lobby.draws, wording }),
    homeCategory: createStore(''),
    shown: createStore<Game | null>(null),
    near: createNearView(),
    rowPlaces: new Map(),
  };
}

export const useLobby = (): Lobby => useFoundation().keep(makeLobby);
