// The foot of a promotion (PROMO-02): a button that claims its reward, or leads to where it is earned. Guests log in or register first.
import { Button, ButtonLink } from '@parlour/ui/button/button';
import { worthText } from '#foundation/rewards/worth-text.ts';
import { useStore } from '#foundation/use-store.ts';
import { href } from '#foundation/navigation/paths.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { nameOfWish } from '#foundation/rewards/claim-requests.ts';
import { centreWay } from '../centre-way.ts';
import type { Claim, RewardRequest } from '../claims/claims.ts';
import { useClaims } from '../claims/use-claims.ts';
import { wayOf } from '../can-install.ts';
import { GotoButton, hasWay } from '../goto-button.tsx';
import { useOwner } from '../owner.ts';
import { receivedText } from '../promotion-words.ts';
import { VoucherWay } from '../reward-ways.tsx';
import css from './activity.module.css';
import type { WholePromotion } from './use-promotions.ts';

type Props = { promotion: WholePromotion };

export function PromotionDock({ promotion, onPaid }: Props & { onPaid: () => void }) {
  const { isGuest } = useOwner();
  const { claims, claim: send } = useClaims();
  const { id, state, claim } = promotion;
  const goTo = wayOf(promotion);
  const own = claims.get(nameOfWish({ promotionId: id }));
  const canClaim = claim?.state === 'ready' && own?.step !== 'paid';
  const claimIt = async (request: RewardRequest) => {
    if (await send(request)) onPaid();
  };
  if (isGuest) return <GuestDock />;
  if (state !== 'live' || !(canClaim || own || hasWay(goTo))) return null;
  return (
    <footer className={css.dock}>
      <Outcome claim={own} />
      {canClaim && <ClaimButton promotion={promotion} claim={own} onClaim={claimIt} />}
      <GotoButton goTo={goTo} tone={canClaim ? 'tonal' : 'primary'} />
    </footer>
  );
}

type ClaimProps = Props & { claim: Claim | undefined; onClaim: (reward: RewardRequest) => unknown };

function ClaimButton({ promotion, claim, onClaim }: ClaimProps) {
  const telling = useStore(useFoundation().language);
  const { t } = telling;
  const { id: promotionId, type, title } = promotion;
  const reward = promotion.claim?.reward;
  if (!reward || (claim?.step === 'failed' && claim.isFinal)) return null;
  return (
    <Button
      tone="primary"
      wide
      busy={claim?.step === 'busy'}
      onClick={() => onClaim({ promotionId, type, title, reward })}
    >
      {claim?.step === 'failed'
        ? t('site.retry')
        : t('rewards.claim_amount', { amount: worthText(reward, telling) })}
    </Button>
  );
}

function Outcome({ claim }: { claim: Claim | undefined }) {
  const telling = useStore(useFoundation().language);
  const { t } = telling;
  switch (claim?.step) {
    case 'failed':
      return (
        <p className={`text-caption ${css.bad}`} role="alert">
          {claim.say(t)}
        </p>
      );
    case 'paid':
      return (
        <p className={`text-caption num ${css.ok}`}>
          {receivedText({ ...claim.reward, ...claim.paid }, telling)}
          <VoucherWay reward={claim.reward} />
        </p>
      );
    case 'underWay':
      return (
        <p className="text-caption text-muted">
          {claim.reward.freePlays
            ? t('rewards.plays_under_way', { game: claim.reward.freePlays.title })
            : t('rewards.under_way')}
        </p>
      );
    case 'busy':
    case undefined:
      return null;
  }
}

/** The foot for guests: a link to register if the merchant accepts new members, else to log in (PROMO-04). */
function GuestDock() {
  const t = useTranslate();
  const { register } = useFoundation().boot.status.info;
  const way = centreWay({ isGuest: true, beforeLoginGoRegister: register.open !== false });
  return (
    <footer className={css.dock}>
      <ButtonLink tone="primary" wide href={href(way)}>
        {way === 'register' ? t('rewards.register_first') : t('rewards.log_in_first')}
      </ButtonLink>
    </footer>
  );
}
