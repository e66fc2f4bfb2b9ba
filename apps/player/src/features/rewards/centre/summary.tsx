import type { RefObject } from 'react';
import { Button } from '@parlour/ui/button/button';
import { useTranslate } from '#foundation/use-foundation.ts';
import { PromotionArt } from '../art/promotion-art.tsx';
import { ClaimedSheet } from '../claims/claimed-sheet.tsx';
import { useClaimAll } from '../claims/use-claim-all.ts';
import css from './centre.module.css';
import type { useRewards } from './use-rewards.ts';

type Props = {
  rewards: ReturnType<typeof useRewards>;
  list: RefObject<HTMLDivElement | null>;
};

/** The number of rewards, and a button that claims all of them, or leads to the only one. Stays after the last claim, so that nothing moves under a second tap. */
export function Summary({ rewards, list }: Props) {
  const t = useTranslate();
  const { openRequests, claims, claim } = rewards;
  const all = useClaimAll(rewards);
  const count = openRequests.length;
  const goToFirst = () => {
    const first = list.current?.querySelector<HTMLElement>('[data-claims]');
    first?.scrollIntoView({ block: 'center' });
    first?.focus();
  };
  // The button stays the same one while its claims run, whatever is left to claim.
  const claimsAll = count > 1 || all.isBusy;
  return (
    <section
      className={`${css.summary} ${count === 0 && !all.isBusy ? css.isOver : ''}`}
      aria-label={t('rewards.ready')}
    >
      <PromotionArt art="gift" size="head" />
      <div className={css.words}>
        <p className="text-caption">{t('rewards.ready')}</p>
        <p className="text-display num">{t('rewards.count', { count })}</p>
        <Button
          size="mini"
          tone="ink"
          busy={all.isBusy}
          onClick={claimsAll ? () => all.start(openRequests) : goToFirst}
        >
          {claimsAll ? t('rewards.claim_all') : t('rewards.claim_now')}
        </Button>
      </div>
      <ClaimedSheet
        isOpen={all.isTold}
        requests={all.requests}
        claims={claims}
        onRetry={(request) => void claim(request)}
        close={all.close}
      />
    </section>
  );
}
