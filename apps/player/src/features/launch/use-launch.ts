// The launch of the game in the address, from the first paint until the page is left.
import { useEffect, useMemo } from 'react';
import { coverPath } from '@parlour/contract/lobby/cover-path';
import { launchGame } from '@parlour/contract/launch/calls';
import { navigation } from '#foundation/navigation/navigation.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useIsHydrated } from '#foundation/use-is-hydrated.ts';
import { useStore } from '#foundation/use-store.ts';
import { leaveFor } from '#platform/address.ts';
import { createLaunch } from './launch.ts';
import { gameUrlOf, readLaunchLink } from './launch-link.ts';
import { readWhereFrom } from './way-back/where-from.ts';

function readAddress(siteName: string) {
  const { query, backUrl, game, goBack, keepPlace } = readWhereFrom();
  const link = readLaunchLink(query, { backUrl, labelName: siteName });
  // The game replaces this page in the history.
  const leave = (gameUrl: string) => {
    keepPlace();
    leaveFor(gameUrl);
  };
  return link && { link, game, goBack, leave };
}

export const goToGames = (): void => navigation.replace('game');

/** The address; undefined before hydration, because the server renders the same page for every game. Null if it names no game. */
export function useLaunchAddress() {
  const { site } = useFoundation();
  const isHydrated = useIsHydrated();
  return useMemo(() => (isHydrated ? readAddress(site.name) : undefined), [isHydrated, site]);
}

export type LaunchAddress = NonNullable<ReturnType<typeof useLaunchAddress>>;

export function useLaunch({ link, game, leave }: LaunchAddress) {
  const { api } = useFoundation();
  const launch = useMemo(
    () =>
      createLaunch({
        ask: async (signal) =>
          gameUrlOf(await api(launchGame, link.call, { teller: 'page', signal })),
        leave,
      }),
    [api, link.call, leave],
  );
  useEffect(() => launch.start(), [launch]);
  return {
    phase: useStore(launch),
    retry: launch.retry,
    cover: game ?? { art: coverPath(link.category, link.code), images: [] },
  };
}

/** Shows a notice and leads to the games if the address names no game (LAUNCH-07). */
export function useNothingNamed(): void {
  const { notices } = useFoundation();
  useEffect(() => {
    notices.show((t) => t('launch.nothing_named'));
    goToGames();
  }, [notices]);
}
