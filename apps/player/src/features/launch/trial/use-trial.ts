// The trial that the address asks for, from the first paint to the game in its frame.
import { useEffect, useMemo, useState } from 'react';
import { coverPath } from '@parlour/contract/cover-path';
import { launchGame, trialGame } from '@parlour/contract/launch';
import type { Foundation } from '#foundation/foundation.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useIsHydrated } from '#foundation/use-is-hydrated.ts';
import { useStore } from '#foundation/use-store.ts';
import { currentOrigin } from '#platform/address.ts';
import { createLaunch, mostMs } from '../launch.ts';
import { gameUrlOf } from '../launch-link.ts';
import { readWhereFrom } from '../where-from.ts';
import { readTrialLink, type TrialLink } from './trial-link.ts';

function readAddress() {
  const { query, backUrl, ...around } = readWhereFrom();
  const link = readTrialLink(query, backUrl);
  return link && { link, ...around };
}

/** Undefined until the browser has the page, null where the address names nothing. */
export function useTrialAddress() {
  const isHydrated = useIsHydrated();
  return useMemo(() => (isHydrated ? readAddress() : undefined), [isHydrated]);
}
export type TrialAddress = NonNullable<ReturnType<typeof useTrialAddress>>;

/** The calls differ in who may make them. */
async function askForTrial({ api, session }: Foundation, { call }: TrialLink): Promise<string> {
  await session.known();
  const address = session.get()
    ? gameUrlOf(await api(launchGame, { ...call, launchMode: 'GLS', accountType: 0 }))
    : (await api(trialGame, call)).gameUrl;
  // With scripts of our own origin a frame is no fence at all.
  if (new URL(address).origin === currentOrigin()) throw new Error('a game at our own origin');
  return address;
}

export function useTrial({ link, game, keepPlace }: TrialAddress) {
  const foundation = useFoundation();
  const [gameUrl, setGameUrl] = useState('');
  const launch = useMemo(() => {
    const { vassalage: vendor, gameId } = link.call;
    return createLaunch({
      ask: () => askForTrial(foundation, link),
      leave: (url) => {
        keepPlace();
        foundation.track({ eventName: 'startTrial', vendor, gameId });
        setGameUrl(url);
      },
      arrivesWithinMs: mostMs,
    });
  }, [foundation, link, keepPlace]);
  useEffect(() => launch.start(), [launch]);
  const phase = useStore(launch);
  return {
    phase,
    /** While it comes, and while it is played; a retry gets another one. */
    gameUrl: phase.name === 'leaving' || phase.name === 'playing' ? gameUrl : '',
    arrived: launch.arrived,
    retry: launch.retry,
    cover: game ?? { art: coverPath(link.category, link.code), images: [] },
  };
}
