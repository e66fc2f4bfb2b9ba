// The first half of the reward centre: what waits, the daily check-in, and where more is to be had.
import { useRef, useState, type RefObject } from 'react';
import { Button } from '@parlour/ui/button/button';
import { GiftIcon } from '@parlour/ui/icons/navigation';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { FailedState } from '@parlour/ui/state/failed-state';
import { SkeletonList } from '@parlour/ui/state/skeleton-list';
import { ChipRow } from '@parlour/ui/tabs/chip-row';
import { useTranslate } from '#foundation/use-foundation.ts';
import { PromotionArt } from '../art/promotion-art.tsx';
import { keyOf, type Claim, type Wish } from '../claims/claims.ts';
import { chipsOf, isOfKind, type Shown } from '../promotion-kinds.ts';
import css from './centre.module.css';
import { CheckInCard } from './check-in-card.tsx';
import { ClaimRow } from './claim-row.tsx';
import { MoreRewards } from './more-rewards.tsx';
import type { useRewards } from './use-rewards.ts';
import type { Row } from './use-to-claim.ts';

type Rewards = ReturnType<typeof useRewards>;

export function ToClaim({ rewards }: { rewards: Rewards }) {
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  const { toClaim, rows, openCount, calendar, claims, claim, checkIn } = rewards;
  if (toClaim.value === null && toClaim.problem) {
    return (
      <FailedState
        place="page"
        title={t('rewards.failed')}
        text={toClaim.problem(t)}
        retryLabel={t('site.retry')}
        busy={toClaim.isLoading}
        onRetry={toClaim.retry}
      />
    );
  }
  if (toClaim.value === null) return <SkeletonList rows={5} />;
  const isEmpty = rows.length === 0 && calendar === null;
  return (
    <>
      {openCount > 0 && <Summary count={openCount} list={list} />}
      {calendar && (
        <CheckInCard calendar={calendar} claim={claims.get(keyOf(calendar))} onPress={checkIn} />
      )}
      {rows.length > 0 && <Claims rows={rows} claims={claims} onClaim={claim} list={list} />}
      {isEmpty && (
        <EmptyState icon={GiftIcon} title={t('rewards.nothing')}>
          {t('rewards.nothing_hint')}
        </EmptyState>
      )}
      <MoreRewards />
    </>
  );
}

type Place = { list: RefObject<HTMLDivElement | null> };

/** How many there are; its button leads to the first of them. */
function Summary({ count, list }: Place & { count: number }) {
  const t = useTranslate();
  const goThere = () => {
    const first = list.current?.querySelector<HTMLElement>('li button');
    const place = first ?? document.querySelector<HTMLElement>(`.${css.checkIn} button`);
    place?.scrollIntoView({ block: 'center' });
    place?.focus();
  };
  return (
    <section className={css.summary} aria-label={t('rewards.ready')}>
      <PromotionArt art="gift" size="head" />
      <div className={css.words}>
        <p className="text-caption">{t('rewards.ready')}</p>
        <p className="text-display num">{t('rewards.count', { count })}</p>
        <Button size="mini" tone="ink" onClick={goThere}>
          {t('rewards.claim_now')}
        </Button>
      </div>
    </section>
  );
}

type ClaimsProps = Place & {
  rows: readonly Row[];
  claims: ReadonlyMap<string, Claim>;
  onClaim: (wish: Wish) => unknown;
};

/** The chips count rows, and stand only where there is a choice. */
function Claims({ rows, claims, onClaim, list }: ClaimsProps) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<Shown>('all');
  const chips = chipsOf(rows, t);
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
              key={keyOf(row)}
              row={row}
              claim={claims.get(keyOf(row))}
              onClaim={() => onClaim(row)}
            />
          ))}
      </ul>
    </div>
  );
}
