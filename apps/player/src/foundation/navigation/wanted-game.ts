// The game that a guest tapped and the guard keeps behind the login. It lies in the entry of the history, so that the login page can
// name it and lead into it (ROUTE-08). An address that was typed or came from elsewhere names none.
import { currentState, whereWeAre } from '#platform/address.ts';
import { readOpening } from './opened-from.ts';
import { findPage } from './paths.ts';

export type WantedGame = { name: string; address: string };

const isGame = (address: string): boolean => {
  const page = findPage(address.replace(/\?.*/, ''));
  return page === 'launchGame' || page === 'trialGame';
};

/** What the entry of the login page keeps of the one before it; the same when it is asked again there. */
export function noteOfWantedGame(): object | null {
  const { game, wanted } = readOpening();
  const here = whereWeAre();
  return game && { ...(currentState() as object), wanted: isGame(here) ? here : wanted };
}

export function readWantedGame(): WantedGame | null {
  const { game, wanted } = readOpening();
  return game && wanted && isGame(wanted) ? { name: game.name, address: wanted } : null;
}
