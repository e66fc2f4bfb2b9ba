import { trialGame } from '@parlour/contract/launch/calls';
import type { Caller } from '../../soak/caller.ts';

/** Selector of a game's primary button. The older class is for bench:compare, which measures commits from before its renaming. */
export const primaryButton = ':is(.btn--primary, .btn--p)';

/** Returns a function that launches a trial and returns its address, which opens once. A game for money is the same page. */
export const launchOf =
  (call: Caller, gameId: string, vendor: string) => async (): Promise<string> => {
    const query = new URLSearchParams({ gameId, vassalage: vendor });
    const { body } = await call('GET', `${trialGame.path}?${query.toString()}`);
    const { value } = JSON.parse(body) as { value: { gameUrl: string } };
    return new URL(value.gameUrl).pathname;
  };
