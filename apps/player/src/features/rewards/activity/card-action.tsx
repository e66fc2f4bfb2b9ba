// The action of a promotion's card: claim it, play on, go where it is earned, or the reason why there is nothing to press.
import { Button, ButtonLink } from '@parlour/ui/button/button';
import { href } from '#foundation/navigation/paths.ts';
import { worthText } from '#foundation/rewards/worth-text.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { RewardTerms } from '../bonus/terms-button.tsx';
import { wayOf } from '../can-install.ts';
import type { RewardRequest } from '../claims/claims.ts';
import { hasWay } from '../goto-button.tsx';
import css from './activity.module.css';
import type { PromotionGroup } from './promotion-groups.ts';
import type { Promotion } from './use-promotions.ts';

type Props = {
  promotion: Promotion;
  group: PromotionGroup;
  isBusy: boolean;
  onClaim: (request: RewardRequest) => void;
};

export function CardAction(props: Props) {
  switch (props.group) {
    case 'now':
      return <ClaimAction {...props} />;
    case 'progress':
    case 'open':
      return <WayAction {...props} />;
    case 'soon':
    case 'done':
      return null;
  }
}

function ClaimAction({ promotion, isBusy, onClaim }: Props) {
  const telling = useStore(useFoundation().language);
  const { t } = telling;
  const request = requestOf(promotion);
  if (request === null) return null;
  const { title, reward } = request;
  return (
    <span className={css.action}>
      <Button
        size="mini"
        busy={isBusy}
        aria-label={t('rewards.claim_of', { title, amount: worthText(reward, telling) })}
        onClick={() => onClaim(request)}
      >
        {t('rewards.claim')}
      </Button>
      <RewardTerms reward={reward} />
    </span>
  );
}

function WayAction({ promotion, group }: Props) {
  const { t } = useStore(useFoundation().language);
  const { title } = promotion;
  if (group === 'progress') {
    return (
      <span className={css.action}>
        <ButtonLink size="mini" href={href('game')} label={t('rewards.play_for', { title })}>
          {t('rewards.play')}
        </ButtonLink>
      </span>
    );
  }
  const goTo = wayOf(promotion);
  if (!hasWay(goTo)) {
    return (
      <p className={`text-caption text-faint ${css.reason}`}>
        {goTo === null ? t('rewards.automatic') : t('rewards.not_yet')}
      </p>
    );
  }
  return (
    <span className={css.action}>
      <ButtonLink size="mini" href={goTo} label={t('rewards.take_part_in', { title })}>
        {t('rewards.go_activity')}
      </ButtonLink>
    </span>
  );
}

/** The claim of a promotion's whole reward; null if there is none to claim. */
export const requestOf = ({ id, type, title, claim }: Promotion): RewardRequest | null =>
  claim?.state === 'ready' && claim.reward
    ? { promotionId: id, type, title, reward: claim.reward }
    : null;
