// Where the page of a game was opened, and the way back there (LAUNCH-05).
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
    // By the history where the page before is that very page: it comes back as it was left.
    goBack: () => (from === path ? stepBack() : navigation.leaveTo(path)),
    /** For a game that leads back by a link of its own. */
    keepPlace: () => {
      if (from === path) keepReturn({ address: path, y: fromY });
    },
  };
}
