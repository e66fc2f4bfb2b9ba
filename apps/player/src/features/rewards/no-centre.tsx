import { EmptyState } from '@parlour/ui/state/empty-state';
import { GiftIcon } from '@parlour/ui/icons/navigation';
import { useTranslate } from '#foundation/use-foundation.ts';

/** The page of a merchant without a reward centre, for which no call is made (PROMO-01). */
export function NoCentre() {
  const t = useTranslate();
  return (
    <EmptyState icon={GiftIcon} title={t('rewards.off')}>
      {t('rewards.off_hint')}
    </EmptyState>
  );
}
