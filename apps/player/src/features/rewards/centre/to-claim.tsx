// The first tab of the reward centre: the waiting rewards, the daily check-in, and links to more.
import { useRef, useState, type RefObject } from 'react';
import { GiftIcon } from '@parlour/ui/icons/navigation';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { FailedState } from '@parlour/ui/state/failed-state';
import { SkeletonList } from '@parlour/ui/state/skeleton-list';
import { ChipRow } from '@parlour/ui/tabs/chip-row';
import { useHelp } from '#foundation/site/use-help.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { nameOfWish } from '#foundation/rewards/claim-requests.ts';
import { goOn } from '#foundation/rewards/go-on.ts';
import { chipsOf, isOfKind, type KindFilter } from '../reward-kinds.ts';
import css from './centre.module.css';
import { BonusLine } from './bonus-line.tsx';
import { CheckInCard } from './check-in-card.tsx';
import { ClaimRow } from './claim-row.tsx';
import { MoreRewards } from './more-rewards.tsx';
import { Summary } from './summary.tsx';
import type { useRewards } from './use-rewards.ts';
import { claimOf, type RewardRow } from './use-to-claim.ts';

type Rewards = ReturnType<typeof useRewards>;

export function ToClaim({ rewards }: { rewards: Rewards }) {
  const t = useTranslate();
  const help = useHelp();
  const list = useRef<HTMLDivElement>(null);
  const { toClaim, isWhole, rows, openRequests, calendar, claims, bonuses } = rewards;
  if (toClaim.value === null && toClaim.problem) {
    return (
      <FailedState
        place="page"
        help={help}
        title={t('rewards.failed')}
        text={toClaim.problem(t)}
        retryLabel={t('site.retry')}
        busy={toClaim.isLoading}
        onRetry={toClaim.retry}
      />
    );
  }
  // All parts are shown together, because a later one would move what a finger is about to touch.
  if (toClaim.value === null || !isWhole) return <SkeletonList rows={5} />;
  const isEmpty = rows.length === 0 && calendar === null;
  return (
    <>
      {(openRequests.length > 0 || claims.size > 0) && <Summary rewards={rewards} list={list} />}
      {rows.length > 0 && <Claims rewards={rewards} list={list} />}
      {calendar && <CheckInCard calendar={calendar} />}
      <BonusLine bonuses={bonuses} />
      {isEmpty && (
        <EmptyState icon={GiftIcon} title={t('rewards.nothing')}>
          {t('rewards.nothing_hint')}
        </EmptyState>
      )}
      <MoreRewards />
    </>
  );
}

type ListProps = { list: RefObject<HTMLDivElement | null> };

/** The rows to claim. The chips count them, and are shown only if there is a choice. */
function Claims({ rewards, list }: ListProps & { rewards: Rewards }) {
  const t = useTranslate();
  const { rows, openRequests, claim } = rewards;
  async function take(row: RewardRow): Promise<void> {
    if (await claim(row)) goOn(list.current, nameOfWish(row));
  }
  const [chosen, setChosen] = useState<KindFilter>('all');
  const counted = rows.map((row) => ({ ...row, isOpen: openRequests.includes(row) }));
  const chips = chipsOf(counted, t);
  const shown = chips.some(({ id }) => id === chosen) ? chosen : 'all';
  return (
    <div ref={list}>
      {chips.length > 2 && (
        <div className={css.chips}>
          <ChipRow label={t('rewards.kinds')} chips={chips} selected={shown} onSelect={setChosen} />
        </div>
      )}
      <ul aria-label={t('rewards.ready')}>
        {rows
          .filter((row) => isOfKind(row, shown))
          .map((row) => (
            <ClaimRow
              key={nameOfWish(row)}
              row={row}
              claim={claimOf(row, rewards)}
              onClaim={() => void take(row)}
            />
          ))}
      </ul>
    </div>
  );
}
