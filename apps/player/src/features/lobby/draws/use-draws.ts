import { useEffect, useSyncExternalStore } from 'react';
import type { Game } from '@parlour/contract/lobby/lobby';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useNeededResource } from '#foundation/api/use-resource.ts';
import { useStore } from '#foundation/use-store.ts';
import { useLobby } from '../catalogue/lobby.ts';

const none: readonly Game[] = [];

/** The games with draws at set times; empty until they are loaded. */
export function useDraws(): readonly Game[] {
  const { draws } = useLobby();
  const { language } = useStore(useFoundation().language);
  // The clock of a suspended page stood still.
  const { value } = useNeededResource(draws, { owner: '', wording: language }, 'when seen');
  const games = value?.games ?? none;
  const isCounting = games.length > 0;
  useEffect(
    () => (isCounting ? draws.onSecond(draws.askForPassed) : undefined),
    [draws, isCounting],
  );
  return games;
}

/** Whole seconds until a time by the server's clock, 0 once it has passed; null while either is unknown. */
export function useSecondsUntil(time: number | undefined): number | null {
  const { draws } = useLobby();
  const secondsLeft = (): number | null => {
    const now = draws.now();
    return time === undefined || now === null ? null : Math.max(0, Math.ceil((time - now) / 1_000));
  };
  return useSyncExternalStore(draws.onSecond, secondsLeft, () => null);
}
