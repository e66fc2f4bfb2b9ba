// The trial of the game in the address, from the first paint to the game in its frame.
import { useEffect, useMemo, useState } from 'react';
import { coverPath } from '@parlour/contract/lobby/cover-path';
import { launchGame, trialGame } from '@parlour/contract/launch/calls';
import type { Foundation } from '#foundation/foundation.ts';
import { makeVisitorEvents } from '#foundation/tracking/track-events.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useIsHydrated } from '#foundation/use-is-hydrated.ts';
import { useStore } from '#foundation/use-store.ts';
import { currentOrigin } from '#platform/address.ts';
import { createLaunch, mostMs } from '../launch.ts';
import { readWhereFrom } from '../way-back/where-from.ts';
import { readTrialLink, type TrialLink } from './trial-link.ts';

function readAddress() {
  const { query, backUrl, ...around } = readWhereFrom();
  const link = readTrialLink(query, backUrl);
  return link && { link, ...around };
}

/** The address; undefined before hydration, null if it names no game. */
export function useTrialAddress() {
  const isHydrated = useIsHydrated();
  return useMemo(() => (isHydrated ? readAddress() : undefined), [isHydrated]);
}
export type TrialAddress = NonNullable<ReturnType<typeof useTrialAddress>>;

type OpenedTrial = { url: string; /** Null if the server names none. */ name: string | null };

type Ask = (foundation: Foundation, link: TrialLink, signal: AbortSignal) => Promise<OpenedTrial>;

const askAsMember: Ask = async ({ api }, { call }, signal) => {
  const asked = { ...call, launchMode: 'GLS', accountType: 0 } as const;
  const answer = await api(launchGame, asked, { teller: 'page', signal });
  if (!('content' in answer)) return { url: answer.gameUrl, name: null };
  return { url: answer.content.game_url, name: answer.content.game_name ?? null };
};
const askAsGuest: Ask = async ({ api }, { call }, signal) => {
  const { gameUrl, gameName } = await api(trialGame, call, { teller: 'page', signal });
  return { url: gameUrl, name: gameName ?? null };
};

/** Requests a trial. Members and guests use different calls. */
const askForTrial: Ask = async (foundation, link, signal) => {
  await foundation.session.known();
  const ask = foundation.session.get() ? askAsMember : askAsGuest;
  const opened = await ask(foundation, link, signal);
  // The frame's sandbox does not protect the page from a game at our own origin.
  if (new URL(opened.url).origin === currentOrigin()) throw new Error('a game at our own origin');
  return opened;
};

export function useTrial({ link, game, keepPlace }: TrialAddress) {
  const foundation = useFoundation();
  const [opened, setOpened] = useState<OpenedTrial | null>(null);
  const launch = useMemo(() => {
    const { vassalage: vendor, gameId } = link.call;
    return createLaunch({
      ask: (signal) => askForTrial(foundation, link, signal),
      leave: (answer) => {
        keepPlace();
        foundation.keep(makeVisitorEvents).track({ eventName: 'startTrial', vendor, gameId });
        setOpened(answer);
      },
      arrivesWithinMs: mostMs,
    });
  }, [foundation, link, keepPlace]);
  useEffect(() => launch.start(), [launch]);
  const phase = useStore(launch);
  return {
    phase,
    /** The game's address while it loads and is played, else empty. A retry gets a new one. */
    gameUrl: phase.name === 'leaving' || phase.name === 'playing' ? (opened?.url ?? '') : '',
    /** The name on the page where the game was opened, or the server's name after a direct link. */
    name: game?.name ?? opened?.name ?? null,
    arrived: launch.arrived,
    retry: launch.retry,
    cover: game ?? { art: coverPath(link.category, link.code), images: [] },
  };
}
