import type { Game } from '@parlour/contract/lobby/lobby';
import { CoverSpace } from '@parlour/ui/card/cover-space';
import { Lane, type LaneTabs } from '@parlour/ui/card/lane';
import { useTranslate } from '#foundation/use-foundation.ts';
import { gameKey } from '../catalogue/game-key.ts';
import { useVendorNames } from '../catalogue/use-vendor-names.ts';
import { GameCard } from '../games/grid/game-card.tsx';
import { useNear } from './use-near.ts';
import { useRowWindow } from './use-row-window.ts';

type Props = {
  /** What its place is kept under. */
  lane: string;
  title: string;
  /** The address of all its games. */
  all?: string;
  /** Instead of the title: what else its row may show. */
  tabs?: LaneTabs;
  /** Empty while they are on their way: their place is kept. */
  games: readonly Game[];
  /** In the first view. */
  eager?: boolean;
  /** Near to the first view, as the server paints it. */
  startsNear?: boolean;
};

/** How many covers of a lane are seen before anybody scrolls. */
const inView = 4;
const places = Array.from({ length: inView }, (_, at) => at);

/** Of a card that is out of view. */
const Place = () => null;

/** Games in a row. Far from what is seen only its place is in the page. */
export function GameLane({ lane, title, all, games, tabs, ...place }: Props) {
  const { eager = false, startsNear = eager } = place;
  const t = useTranslate();
  const nameVendor = useVendorNames();
  const { ref, isNear } = useNear(startsNear);
  const { row, from, to } = useRowWindow(lane, isNear);
  const more = all && {
    text: t('lobby.see_all'),
    label: t('lobby.see_all_of', { name: title }),
    href: all,
  };
  const card = (game: Game, at: number) =>
    at < from || at >= to ? (
      <Place key={gameKey(game)} />
    ) : (
      <GameCard
        key={gameKey(game)}
        game={game}
        vendor={nameVendor(game)}
        eager={eager && at < inView}
      />
    );
  const isBuilt = isNear && games.length > 0;
  return (
    <Lane title={title} more={more || undefined} tabs={tabs} ref={ref} row={row}>
      {isBuilt ? games.map(card) : places.map((at) => <CoverSpace key={at} />)}
    </Lane>
  );
}
