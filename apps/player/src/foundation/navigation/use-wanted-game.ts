import { useIsHydrated } from '#foundation/use-is-hydrated.ts';
import { readWantedGame, type WantedGame } from './wanted-game.ts';

/** Returns the wanted game; null on the server and during hydration. */
export const useWantedGame = (): WantedGame | null => (useIsHydrated() ? readWantedGame() : null);
