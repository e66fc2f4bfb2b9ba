// The game whose draw may pay the most, and the operator's own banner of it where there is one.
import type { Banner, Game } from '@parlour/contract/lobby/lobby';

export type PrizeHero = { game: Game & { prize: string }; banner: Banner | null };

const hasPrize = (game: Game): game is Game & { prize: string } => Number(game.prize) > 0;

export const leadsTo = ({ linkageType, vendor, roomId, nodeId }: Banner, game: Game): boolean =>
  linkageType === 'G' &&
  vendor === game.vassalage &&
  (roomId === game.gameId || nodeId === game.nodeId);

/** Null where no draw names a prize. Of equal prizes the first of the lobby. */
export function findPrizeHero(
  games: readonly Game[],
  banners: readonly Banner[],
): PrizeHero | null {
  const [game] = games
    .filter(hasPrize)
    .toSorted((one, other) => Number(other.prize) - Number(one.prize));
  if (!game) return null;
  // An operator's banner names the draw that it wants to be seen.
  for (const banner of banners) {
    const named = games.filter(hasPrize).find((each) => leadsTo(banner, each));
    if (named) return { game: named, banner };
  }
  return { game, banner: null };
}
