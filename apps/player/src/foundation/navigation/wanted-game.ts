// The game that a guest opened on the site (by its card, a banner or its trial) and that waits behind the login. It is stored in the
// history entry, so that the login page can name it and lead to it (ROUTE-08). An address that was typed or came from elsewhere does
// not count.
import { currentState, whereWeAre } from '#platform/address.ts';
import { readOpening } from './opened-from.ts';
import { findPage } from './paths.ts';

/** The wanted game. `name` is undefined if the opener did not know it, such as a banner of a game that home does not show. */
export type WantedGame = {
  name: string | undefined;
  address: string;
  /** State for the history entry of a page that leads back to the login, so that the game is not lost there. */
  note: object;
};

const isGame = (address: string): boolean => {
  const page = findPage(address.replace(/\?.*/, ''));
  return page === 'launchGame' || page === 'trialGame';
};

/** Returns the state for the login page's history entry, also if the login is requested again there; null without a game. */
export function noteOfWantedGame(): object | null {
  const { from, wanted } = readOpening();
  const here = whereWeAre();
  const kept = isGame(here) ? here : wanted;
  return from !== null && kept !== null ? { ...(currentState() as object), wanted: kept } : null;
}

export function readWantedGame(): WantedGame | null {
  const { game, wanted, from, openedAt } = readOpening();
  if (wanted === null || !isGame(wanted)) return null;
  return { name: game?.name, address: wanted, note: { wanted, game, openedAt: openedAt ?? from } };
}
