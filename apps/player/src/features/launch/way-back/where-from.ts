// The page from which a game was opened, and the way back to it (LAUNCH-05).
import { navigation } from '#foundation/navigation/navigation.ts';
import { currentAddress, currentOrigin, stepBack } from '#platform/address.ts';
import { keepReturn } from '#platform/return-point.ts';
import { readOpening } from '#foundation/navigation/opened-from.ts';
import { wayBack } from './way-back.ts';

export function readWhereFrom() {
  const { from, fromY, openedAt, game } = readOpening();
  const query = new URLSearchParams(currentAddress().search);
  const backUrl = wayBack(query.get('backUrl'), openedAt ?? from, currentOrigin());
  const path = backUrl.slice(currentOrigin().length);
  return {
    query,
    game,
    backUrl,
    // Goes back in the history if the page before is the same one, so that it appears as it was left.
    goBack: () => (from === path ? stepBack() : navigation.leaveTo(path)),
    /** Stores the scroll position for a game that leads back by its own link. */
    keepPlace: () => {
      if (from === path) keepReturn({ address: path, y: fromY });
    },
  };
}
