import { trialGame } from '@parlour/contract/launch/calls';
import type { Caller } from '../../soak/caller.ts';

/** Of a game, by its older name too: bench:compare measures commits from before the sheet was renamed. */
export const primaryButton = ':is(.btn--primary, .btn--p)';

/** The address of a game's launch, which opens once. A trial's: a game for money is the same page. */
export const launchOf =
  (call: Caller, gameId: string, vendor: string) => async (): Promise<string> => {
    const query = new URLSearchParams({ gameId, vassalage: vendor });
    const { body } = await call('GET', `${trialGame.path}?${query.toString()}`);
    const { value } = JSON.parse(body) as { value: { gameUrl: string } };
    return new URL(value.gameUrl).pathname;
  };
