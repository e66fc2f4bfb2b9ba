// The row of a reward: its title, its button and the result of its claim.
import type { ReactNode } from 'react';
import { Button } from '@parlour/ui/button/button';
import { Pill } from '@parlour/ui/card/pill';
import { CheckIcon } from '@parlour/ui/icons/rewards';
import { ArrowClockwiseIcon } from '@parlour/ui/icons/status';
import { Link } from '@parlour/ui/page/link';
import { href } from '#foundation/navigation/paths.ts';
import { WarningCircleIcon } from '@parlour/ui/icons/first-screen';
import { nameOfWish } from '#foundation/rewards/claim-requests.ts';
import { worthText } from '#foundation/rewards/worth-text.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { RewardTerms } from '../bonus/terms-button.tsx';
import type { Claim } from '../claims/claims.ts';
import { KindDisc } from '../kind-disc.tsx';
import { momentText, receivedText, timeText } from '../promotion-words.ts';
import { PlaysWay, VoucherWay } from '../reward-ways.tsx';
import css from './centre.module.css';
import type { RewardRow } from './use-to-claim.ts';

type Props = { row: RewardRow; claim: Claim | undefined; onClaim: () => void };

export function ClaimRow(props: Props) {
  const { row, claim } = props;
  const worth = worthText(row.reward, useStore(useFoundation().language));
  const isPaid = claim?.step === 'paid' || row.state === 'granted';
  return (
    <li className={css.claim} data-row={nameOfWish(row)} tabIndex={-1}>
      <span className={css.disc}>
        <KindDisc {...row} />
      </span>
      <p className={css.name}>
        <bdi>{row.title}</bdi> <span className="text-accent num">{worth}</span>
      </p>
      <span className={css.action}>
        <Action {...props} />
      </span>
      <State {...props} />
      {!isPaid && row.reward.bonus && (
        <span className={css.terms}>
          <RewardTerms reward={row.reward} />
        </span>
      )}
    </li>
  );
}

/** The button of a reward, which stays while its call runs. */
function Action({ row, claim, onClaim }: Props) {
  const telling = useStore(useFoundation().language);
  const { t } = telling;
  const { title, reward } = row;
  if (claim?.step === 'paid' || row.state === 'granted') {
    return (
      <Pill tone="ok" icon={<CheckIcon size={16} />}>
        {t('rewards.claimed')}
      </Pill>
    );
  }
  if (row.state === 'waiting' || claim?.step === 'underWay') return null;
  const isUntried = row.state === 'failed' && claim === undefined;
  if (claim?.step === 'failed' || isUntried) {
    if (claim?.step === 'failed' && claim.isFinal) return null;
    return (
      <Button
        size="mini"
        data-claims={nameOfWish(row)}
        icon={<ArrowClockwiseIcon size={18} />}
        onClick={onClaim}
        aria-label={t('rewards.retry_of', { title })}
      >
        {t('site.retry')}
      </Button>
    );
  }
  return (
    <Button
      size="mini"
      data-claims={nameOfWish(row)}
      busy={claim?.step === 'busy'}
      onClick={onClaim}
      aria-label={t('rewards.claim_of', { title, amount: worthText(reward, telling) })}
    >
      {t('rewards.claim')}
    </Button>
  );
}

function State({ row, claim }: Props) {
  const { t, language, own } = useStore(useFoundation().language);
  switch (claim?.step) {
    case 'busy':
      return (
        <p className={`text-muted ${css.state}`}>
          {row.reward.voucher ? t('rewards.fetching') : t('rewards.paying')}
        </p>
      );
    case 'underWay':
      return <UnderWay row={row} />;
    case 'paid':
      return (
        <p className={`text-faint num ${css.state} ${css.stacked}`}>
          {row.reward.voucher
            ? receivedText(row.reward, { t, language, own })
            : t('rewards.paid_at', { time: timeText(claim.at, language) })}
          <VoucherWay reward={row.reward} />
        </p>
      );
    case 'failed':
      return <Failed>{claim.say(t)}</Failed>;
    case undefined:
      if (row.state === 'waiting') return <UnderWay row={row} />;
      if (row.state === 'granted') return <Granted row={row} />;
      if (row.state === 'failed') {
        return (
          <Failed>
            {row.trouble === 'refused' ? t('rewards.refused') : t('rewards.no_answer')}
          </Failed>
        );
      }
      return <Ready row={row} />;
  }
}

/** The end of the time in which a reward can be claimed, and for cashback the page that shows how it is calculated. */
function Ready({ row: { until, type } }: Pick<Props, 'row'>) {
  const { t, language } = useStore(useFoundation().language);
  const hasDetails = type === 'SAVIOR';
  if (until === null && !hasDetails) return null;
  return (
    <p className={`text-faint num ${css.state}`}>
      {until !== null && <span>{t('rewards.until', { time: momentText(until, language) })}</span>}
      {hasDetails && (
        <Link className="text-link" href={href('activityRescue')}>
          {t('rewards.details')}
        </Link>
      )}
    </p>
  );
}

function UnderWay({ row: { reward } }: Pick<Props, 'row'>) {
  const t = useTranslate();
  const { freePlays } = reward;
  return (
    <p className={`text-muted ${css.state}`}>
      {freePlays ? t('rewards.plays_under_way', { game: freePlays.title }) : t('rewards.under_way')}
    </p>
  );
}

function Granted({ row: { reward } }: Pick<Props, 'row'>) {
  const t = useTranslate();
  const { freePlays } = reward;
  return (
    freePlays && (
      <p className={css.state}>
        <PlaysWay plays={freePlays}>{t('rewards.play_game', { game: freePlays.title })}</PlaysWay>
      </p>
    )
  );
}

const Failed = ({ children }: { children: ReactNode }) => (
  <p className={`${css.state} ${css.bad}`} role="alert">
    <WarningCircleIcon size={16} />
    <span>{children}</span>
  </p>
);
