// The launch that the address asks for, from the first paint to the way out.
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
  // This page is not in the history any more.
  const leave = (gameUrl: string) => {
    keepPlace();
    leaveFor(gameUrl);
  };
  return link && { link, game, goBack, leave };
}

export const goToGames = (): void => navigation.replace('game');

/** Undefined until the browser has the page: what the server paints is the same for every game. Null where the address names none. */
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

/** LAUNCH-07: an address that names nothing says so, and leads to the games. */
export function useNothingNamed(): void {
  const { notices } = useFoundation();
  useEffect(() => {
    notices.show((t) => t('launch.nothing_named'));
    goToGames();
  }, [notices]);
}
