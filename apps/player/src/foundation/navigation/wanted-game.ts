// The game that a guest opened on the site, by its card, a banner or from its trial, and the guard keeps behind the login. It lies in
// the entry of the history, so that the login page can name it and lead into it (ROUTE-08). An address that was typed or came from
// elsewhere is none.
import { currentState, whereWeAre } from '#platform/address.ts';
import { readOpening } from './opened-from.ts';
import { findPage } from './paths.ts';

/** Without a name where it was opened by what does not know it, such as a banner of a game that home does not show. */
export type WantedGame = {
  name: string | undefined;
  address: string;
  /** For the entry of a page that leads back to the login: the game waits there, too. */
  note: object;
};

const isGame = (address: string): boolean => {
  const page = findPage(address.replace(/\?.*/, ''));
  return page === 'launchGame' || page === 'trialGame';
};

/** What the entry of the login page keeps of the one before it; the same when it is asked again there. */
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
