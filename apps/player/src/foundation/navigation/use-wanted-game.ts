import { useIsHydrated } from '#foundation/use-is-hydrated.ts';
import { readWantedGame, type WantedGame } from './wanted-game.ts';

/** The server paints the page as for somebody who wants none. */
export const useWantedGame = (): WantedGame | null => (useIsHydrated() ? readWantedGame() : null);
