import { useState } from 'react';
import { SparkleIcon } from '@parlour/ui/icons/categories';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { FailedState } from '@parlour/ui/state/failed-state';
import { ChipRow } from '@parlour/ui/tabs/chip-row';
import { useTranslate } from '#foundation/use-foundation.ts';
import { OwnBonuses } from '../bonus/own-bonuses.tsx';
import { useBonuses } from '../bonus/use-bonuses.ts';
import { chipsOf, isOfKind, type KindFilter } from '../promotion-kinds.ts';
import css from './activity.module.css';
import { PromotionCard } from './promotion-card.tsx';
import { usePromotions } from './use-promotions.ts';

export function PromotionsList() {
  const t = useTranslate();
  const { value: listed, problem, isLoading, retry } = usePromotions();
  const own = useBonuses();
  // Promotions and bonuses are shown together, because a later card would move the list.
  const isKnown = own.bonuses !== null || own.problem !== null;
  const value = isKnown ? listed : null;
  const [chosen, setChosen] = useState<KindFilter>('all');
  const chips = chipsOf(value ?? [], t);
  const shown = chips.some(({ id }) => id === chosen) ? chosen : 'all';
  return (
    <main className={`scroll ${css.page}`} aria-busy={value === null && problem === null}>
      <OwnBonuses own={own} />
      {chips.length > 2 && (
        <ChipRow label={t('rewards.kinds')} chips={chips} selected={shown} onSelect={setChosen} />
      )}
      {value === null && problem === null && <SkeletonCards />}
      {value === null && problem && (
        <FailedState
          place="page"
          title={t('rewards.promotions_failed')}
          text={problem(t)}
          retryLabel={t('site.retry')}
          busy={isLoading}
          onRetry={retry}
        />
      )}
      {value?.length === 0 && (
        <EmptyState icon={SparkleIcon} title={t('rewards.no_promotions')}>
          {t('rewards.no_promotions_hint')}
        </EmptyState>
      )}
      {value !== null && value.length > 0 && (
        <ul className={`pad ${css.cards}`}>
          {value
            .filter((each) => isOfKind(each, shown))
            .map((each) => (
              <li key={each.id}>
                <PromotionCard promotion={each} />
              </li>
            ))}
        </ul>
      )}
    </main>
  );
}

function SkeletonCards() {
  return (
    <div className={`pad ${css.cards}`} aria-hidden="true">
      {[0, 1, 2].map((at) => (
        <div key={at} className={`skeleton ${css.skeleton}`} />
      ))}
    </div>
  );
}
