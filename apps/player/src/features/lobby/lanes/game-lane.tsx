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
  /** The key under which the scroll position is stored. */
  lane: string;
  title: string;
  /** The address of all games of the lane. */
  all?: string;
  /** Tabs in place of the title, for lanes with several lists. */
  tabs?: LaneTabs;
  /** The games; empty while they load, with their space reserved. */
  games: readonly Game[];
  /** True if the lane is in the first view. */
  eager?: boolean;
  /** True if the lane is near the first view, so that the server renders its games. */
  startsNear?: boolean;
};

/** The number of covers that are visible before scrolling. */
const inView = 4;
const places = Array.from({ length: inView }, (_, at) => at);

/** Renders nothing in place of a card that is out of view. */
const Place = () => null;

/** A row of games. Far from the view only its space is rendered. */
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
