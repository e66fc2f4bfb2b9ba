// The categories as chips, and the vendors of the chosen one as tabs. Both stay in view while the games scroll.
import type { DerivedLane } from '@parlour/contract/lobby/lanes';
import { SquaresFourFillIcon, SquaresFourIcon } from '@parlour/ui/icons/navigation';
import { HeartFillIcon, HeartIcon } from '@parlour/ui/icons/navigation';
import { ClockIcon } from '@parlour/ui/icons/status';
import { ChipRow } from '@parlour/ui/tabs/chip-row';
import { UnderlineTabs } from '@parlour/ui/tabs/underline-tabs';
import type { Translate } from '#foundation/language/language.ts';
import { useSession, useTranslate } from '#foundation/use-foundation.ts';
import { categoryOf } from '../catalogue/categories.ts';
import { vendorsOf } from '../catalogue/vendors.ts';
import { useIsHydrated } from '#foundation/use-is-hydrated.ts';
import type { GameFilter } from './game-list.ts';
import css from './games.module.css';
import { isOwn } from './games-address.ts';
import { SkeletonChips } from './skeleton-chips.tsx';

export const panel = 'games';
const all = '';

type Props = {
  lanes: readonly DerivedLane[] | null;
  filter: GameFilter;
  onCategory: (category: string | null) => void;
  onVendor: (vendor: string | null) => void;
};

export function GameFilters({ lanes, filter, onCategory, onVendor }: Props) {
  const t = useTranslate();
  const isMember = Boolean(useSession());
  // The server renders one page for all categories, so the vendors are shown only once the address is known.
  const isAddressKnown = useIsHydrated();
  if (lanes === null) return <SkeletonChips />;
  const { category, vendor } = filter;
  const chosen = category === null ? lanes : lanes.filter((lane) => lane.gameCategory === category);
  const vendors = [{ id: all, label: t('lobby.all_vendors') }, ...vendorsOf(chosen)];
  return (
    <>
      <ChipRow
        label={t('lobby.categories')}
        chips={[...categoryChips(lanes, t), ...(isMember ? ownChips(t) : [])]}
        selected={category ?? all}
        onSelect={(id) => onCategory(id === all ? null : id)}
        panel={panel}
      />
      <div className={css.vendors}>
        {isAddressKnown && !isOwn(category) && (
          <UnderlineTabs
            label={t('lobby.vendors')}
            fit="scroll"
            tabs={vendors}
            selected={vendor ?? all}
            onSelect={(id) => onVendor(id === all ? null : id)}
          />
        )}
      </div>
    </>
  );
}

function categoryChips(lanes: readonly DerivedLane[], t: Translate) {
  const chips = lanes.map((lane) => {
    const { say, icon, selectedIcon } = categoryOf(lane);
    return { id: lane.gameCategory, label: say(t), icon, selectedIcon, count: lane.gameCount };
  });
  const everything = {
    id: all,
    label: t('lobby.all_games'),
    icon: SquaresFourIcon,
    selectedIcon: SquaresFourFillIcon,
    count: countGames(lanes),
  };
  return [everything, ...chips];
}

/** The member's own chips, at the end of the row because the session is known later than the categories. */
const ownChips = (t: Translate) => [
  {
    id: 'favourites',
    label: t('lobby.favourites'),
    icon: HeartIcon,
    selectedIcon: HeartFillIcon,
  },
  { id: 'recent', label: t('lobby.recent'), icon: ClockIcon },
];

export const countGames = (lanes: readonly DerivedLane[]): number =>
  lanes.reduce((sum, { gameCount }) => sum + gameCount, 0);
