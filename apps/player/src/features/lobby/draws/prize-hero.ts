// The draw that leads the banners: one for which the operator has a banner, else the one with the highest prize.
import type { Banner, Game } from '@parlour/contract/lobby/lobby';

export type PrizeHero = { game: Game & { prize: string }; banner: Banner | null };

export const hasPrize = (game: Game): game is Game & { prize: string } => Number(game.prize) > 0;

export const leadsTo = ({ linkageType, vendor, roomId, nodeId }: Banner, game: Game): boolean =>
  linkageType === 'G' &&
  vendor === game.vassalage &&
  (roomId === game.gameId || nodeId === game.nodeId);

/** The leading draw, with its banner if there is one. The first of the lobby leads among equal prizes. Null if no draw names a prize. */
export function findPrizeHero(
  games: readonly Game[],
  banners: readonly Banner[],
): PrizeHero | null {
  const [game] = games
    .filter(hasPrize)
    .toSorted((one, other) => Number(other.prize) - Number(one.prize));
  if (!game) return null;
  // A draw for which the operator has a banner comes before a higher prize.
  for (const banner of banners) {
    const named = games.filter(hasPrize).find((each) => leadsTo(banner, each));
    if (named) return { game: named, banner };
  }
  return { game, banner: null };
}
