// The outcomes of claiming all rewards: the cash that was added, and each reward with what became of it.
import { amountOf, decimalText } from '@parlour/contract/money';
import { Button } from '@parlour/ui/button/button';
import { CheckCircleFillIcon } from '@parlour/ui/icons/notices';
import { Sheet } from '@parlour/ui/overlay/sheet';
import { nameOfWish } from '#foundation/rewards/claim-requests.ts';
import { sumText } from '#foundation/rewards/reward-words.ts';
import { worthText } from '#foundation/rewards/worth-text.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { KindDisc } from '../kind-disc.tsx';
import { nameOfKind, kindOf } from '../reward-kinds.ts';
import css from './claimed-sheet.module.css';
import type { Claim, RewardRequest } from './claims.ts';

type Props = {
  isOpen: boolean;
  /** The rewards that were to be claimed. */
  requests: readonly RewardRequest[];
  claims: ReadonlyMap<string, Claim>;
  onRetry: (request: RewardRequest) => void;
  close: () => void;
};

const isGiven = (claim: Claim | undefined): boolean =>
  claim?.step === 'paid' || claim?.step === 'underWay';

/** The cash among the claims that were paid; null for none. Bonus money, vouchers and plays are no cash. */
function cashOf(claims: readonly Claim[]): { amount: string; currency: string } | null {
  const paid = claims.flatMap((claim) => {
    const { bonus, voucher, freePlays } = claim.reward;
    return claim.step === 'paid' && !bonus && !voucher && !freePlays ? [claim.paid] : [];
  });
  const [first] = paid;
  if (!first) return null;
  const { currency } = first;
  const sum = paid
    .filter((each) => each.currency === currency)
    .reduce((total, each) => total + amountOf(each.amount), 0n);
  return { amount: decimalText(sum, currency), currency };
}

export function ClaimedSheet({ isOpen, requests, claims, onRetry, close }: Props) {
  const { t, language, own } = useStore(useFoundation().language);
  const known = requests.flatMap((request) => claims.get(nameOfWish(request)) ?? []);
  const cash = cashOf(known);
  const told = t('rewards.claimed_of', {
    claimed: known.filter(isGiven).length,
    of: requests.length,
  });
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      title={told}
      closeLabel={t('site.close')}
      tall
      head={
        <div>
          {cash && (
            <>
              <p className={`text-caption text-muted ${css.gained}`}>{t('rewards.to_balance')}</p>
              <p className="hero num text-accent">{sumText(cash, { language, own })}</p>
            </>
          )}
          <p className={`text-muted num ${cash ? 'text-small' : css.gained}`} aria-hidden="true">
            {told}
          </p>
        </div>
      }
    >
      <ul className={css.results} aria-label={t('rewards.outcomes')}>
        {requests.map((request) => (
          <OutcomeRow
            key={nameOfWish(request)}
            request={request}
            claim={claims.get(nameOfWish(request))}
            onRetry={() => onRetry(request)}
          />
        ))}
      </ul>
      <div className={css.sheetFoot}>
        <Button tone="primary" wide onClick={close}>
          {t('rewards.done')}
        </Button>
      </div>
    </Sheet>
  );
}

type RowProps = { request: RewardRequest; claim: Claim | undefined; onRetry: () => void };

function OutcomeRow({ request, claim, onRetry }: RowProps) {
  const telling = useStore(useFoundation().language);
  const { t } = telling;
  const hasFailed = claim?.step === 'failed';
  return (
    <li>
      <KindDisc {...request} />
      <span className="grow">
        <bdi className={css.name}>{request.title}</bdi>
        <OutcomeLine request={request} claim={claim} />
      </span>
      {!hasFailed && (
        <span className={`num ${css.worth}`}>{worthText(request.reward, telling)}</span>
      )}
      {isGiven(claim) && (
        <span className={css.tick}>
          <CheckCircleFillIcon />
          <span className="visually-hidden">{t('rewards.claimed')}</span>
        </span>
      )}
      {(claim?.step === 'busy' || (hasFailed && !claim.isFinal)) && (
        <Button
          size="mini"
          busy={claim.step === 'busy'}
          aria-label={t('rewards.retry_of', { title: request.title })}
          onClick={onRetry}
        >
          {t('site.retry')}
        </Button>
      )}
    </li>
  );
}

/** The kind of the reward or where it is, or the reason why it was not given. */
function OutcomeLine({ request, claim }: Omit<RowProps, 'onRetry'>) {
  const t = useTranslate();
  const { reward } = request;
  if (claim?.step === 'failed') {
    return (
      <small className={css.bad} role="alert">
        {claim.say(t)}
      </small>
    );
  }
  const where = claim?.step === 'underWay' && !reward.freePlays ? t('rewards.under_way') : null;
  const kind = nameOfKind(kindOf(request), t);
  return (
    <small className="text-muted num">
      {where ?? (reward.voucher ? t('rewards.in_vouchers', { count: reward.voucher.days }) : kind)}
    </small>
  );
}
