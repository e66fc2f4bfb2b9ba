import type { DerivedLane } from '@parlour/contract/lobby/lanes';
import { Lane } from '@parlour/ui/card/lane';
import { useTranslate } from '#foundation/use-foundation.ts';
import { categoryOf } from '../catalogue/categories.ts';
import { gameKey } from '../catalogue/game-key.ts';
import { useVendorNames } from '../catalogue/use-vendor-names.ts';
import { gamesAddress } from '../games/games-address.ts';
import { GameCard } from '../games/grid/game-card.tsx';

type Props = {
  lane: DerivedLane;
  /** In the first view. */
  eager?: boolean;
};

/** How many covers of a lane are seen before anybody scrolls. */
const inView = 4;

/** A category with its first games. */
export function GameLane({ lane, eager = false }: Props) {
  const t = useTranslate();
  const nameVendor = useVendorNames();
  const title = categoryOf(lane).say(t);
  const more = {
    text: t('lobby.see_all'),
    label: t('lobby.see_all_of', { name: title }),
    href: gamesAddress({ category: lane.gameCategory, vendor: null }),
  };
  return (
    <Lane title={title} more={more}>
      {(lane.games ?? []).map((game, at) => (
        <GameCard
          key={gameKey(game)}
          game={game}
          vendor={nameVendor(game)}
          eager={eager && at < inView}
        />
      ))}
    </Lane>
  );
}
