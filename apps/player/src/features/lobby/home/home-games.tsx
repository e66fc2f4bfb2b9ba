// The categories as chips, and below them all lanes or the first games of the chosen category.
import type { DerivedLane } from '@parlour/contract/lobby/lanes';
import { ButtonLink } from '@parlour/ui/button/button';
import { CoverGrid } from '@parlour/ui/card/cover-grid';
import { SparkleFillIcon, SparkleIcon } from '@parlour/ui/icons/categories';
import { SkeletonGrid } from '@parlour/ui/state/skeleton-grid';
import { ChipRow } from '@parlour/ui/tabs/chip-row';
import { TabPanel } from '@parlour/ui/tabs/tab-panel';
import { useTranslate } from '#foundation/use-foundation.ts';
import type { ResourceState } from '#foundation/api/resource.ts';
import { categoryOf } from '../catalogue/categories.ts';
import { gameKey } from '../catalogue/game-key.ts';
import { useVendorNames } from '../catalogue/use-vendor-names.ts';
import { GameCard } from '../games/grid/game-card.tsx';
import { gamesAddress } from '../games/games-address.ts';
import { SkeletonChips } from '../games/skeleton-chips.tsx';
import { useStore } from '#foundation/use-store.ts';
import { changeView } from '#platform/view/view-transition.ts';
import { useLobby } from '../catalogue/lobby.ts';
import { HomeLanes } from '../lanes/home-lanes.tsx';
import css from './home.module.css';

type Props = { lanes: ResourceState<readonly DerivedLane[]>; onRetry: () => void };

const everything = '';
const panel = 'home-games';

export function HomeGames({ lanes, onRetry }: Props) {
  const t = useTranslate();
  const { homeCategory } = useLobby();
  const selected = useStore(homeCategory);
  const select = (id: string) => changeView('tab', () => homeCategory.set(id));
  const { value } = lanes;
  if (value === null) {
    return (
      <>
        <SkeletonChips />
        <HomeLanes lanes={lanes} onRetry={onRetry} />
      </>
    );
  }
  if (value.length === 0) return <HomeLanes lanes={lanes} onRetry={onRetry} />;
  const forYou = {
    id: everything,
    label: t('lobby.for_you'),
    icon: SparkleIcon,
    selectedIcon: SparkleFillIcon,
  };
  const chips = value.map((lane) => {
    const { say, icon, selectedIcon } = categoryOf(lane);
    return { id: lane.gameCategory, label: say(t), icon, selectedIcon };
  });
  const chosen = value.find(({ gameCategory }) => gameCategory === selected);
  return (
    <>
      <div className={css.chips}>
        <ChipRow
          label={t('lobby.categories')}
          chips={[forYou, ...chips]}
          selected={chosen ? selected : everything}
          onSelect={select}
          panel={panel}
        />
      </div>
      <TabPanel panel={panel} selected={chosen ? selected : everything}>
        {chosen ? <FirstGames lane={chosen} /> : <HomeLanes lanes={lanes} onRetry={onRetry} />}
      </TabPanel>
    </>
  );
}

function FirstGames({ lane }: { lane: DerivedLane }) {
  const t = useTranslate();
  const nameVendor = useVendorNames();
  const name = categoryOf(lane).say(t);
  return (
    <div className={css.first}>
      {lane.games ? (
        <CoverGrid label={name}>
          {lane.games.map((game) => (
            <GameCard key={gameKey(game)} game={game} vendor={nameVendor(game)} />
          ))}
        </CoverGrid>
      ) : (
        <SkeletonGrid cards={12} />
      )}
      <div className={css.all}>
        <ButtonLink href={gamesAddress({ category: lane.gameCategory, vendor: null })}>
          {t('lobby.see_all_games', { count: lane.gameCount })}
        </ButtonLink>
      </div>
    </div>
  );
}
