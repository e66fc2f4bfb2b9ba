// The member's recent or favourite games. A skeleton keeps the space while they load; without games there is no lane.
import { Lane } from '@parlour/ui/card/lane';
import { FailedState } from '@parlour/ui/state/failed-state';
import { SkeletonLane } from '@parlour/ui/state/skeleton-lane';
import { useTranslate } from '#foundation/use-foundation.ts';
import { gameKey } from '../catalogue/game-key.ts';
import { useVendorNames } from '../catalogue/use-vendor-names.ts';
import { GameCard } from '../games/grid/game-card.tsx';
import { gamesAddress } from '../games/games-address.ts';
import { useMemberGames } from '../catalogue/use-member-games.ts';

type Props = { kind: 'recent' | 'favourites' };

const mostShown = 12;
/** A lane that failed twice is left out for this visit. */
const mostFailures = 2;

export function MemberLane({ kind }: Props) {
  const t = useTranslate();
  const nameVendor = useVendorNames();
  const games = useMemberGames(kind);
  if (games === null) return null;
  const { value, problem, failures, isLoading, retry } = games;
  const title = kind === 'recent' ? t('lobby.recent') : t('lobby.favourites');
  if (value === null) {
    if (!problem) return <SkeletonLane />;
    if (failures >= mostFailures) return null;
    const failed = (
      <FailedState
        title={t('lobby.failed')}
        text={problem(t)}
        retryLabel={t('site.retry')}
        busy={isLoading}
        onRetry={retry}
      />
    );
    return <Lane title={title} instead={failed} />;
  }
  if (value.length === 0) return null;
  const more = {
    text: t('lobby.see_all'),
    label: t('lobby.see_all_of', { name: title }),
    href: gamesAddress({ category: kind, vendor: null }),
  };
  return (
    <Lane title={title} more={more}>
      {value.slice(0, mostShown).map((game) => (
        <GameCard key={gameKey(game)} game={game} vendor={nameVendor(game)} />
      ))}
    </Lane>
  );
}
