// One reward: what it is, what one can do, and what became of it.
import type { ReactNode } from 'react';
import { Button } from '@parlour/ui/button/button';
import { Pill } from '@parlour/ui/card/pill';
import { CheckIcon } from '@parlour/ui/icons/rewards';
import { ArrowClockwiseIcon } from '@parlour/ui/icons/status';
import { WarningCircleIcon } from '@parlour/ui/icons/first-screen';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import type { Claim } from '../claims/claims.ts';
import { KindIcon } from '../kind-icon.tsx';
import { momentText, timeText, worthText } from '../reward-words.ts';
import css from './centre.module.css';
import type { Row } from './use-to-claim.ts';

type Props = { row: Row; claim: Claim | undefined; onClaim: () => void };

export function ClaimRow(props: Props) {
  const t = useTranslate();
  const { row, claim } = props;
  const step = claim?.step;
  const isBad = step === 'failed' || (step === undefined && row.state === 'failed');
  const tone = step === 'paid' ? 'disc--ok' : isBad ? 'disc--bad' : css.brand;
  return (
    <li className={css.claim}>
      <span className={`disc ${css.disc} ${tone}`}>
        <KindIcon type={row.type} />
      </span>
      <p className={css.name}>
        <bdi>{row.title}</bdi> <span className="text-accent num">{worthText(row.reward, t)}</span>
      </p>
      <span className={css.action}>
        <Action {...props} />
      </span>
      <State {...props} />
    </li>
  );
}

/** A button keeps its place while it works. */
function Action({ row, claim, onClaim }: Props) {
  const t = useTranslate();
  const { title, reward } = row;
  if (claim?.step === 'paid') {
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
      tone="primary"
      busy={claim?.step === 'busy'}
      onClick={onClaim}
      aria-label={t('rewards.claim_of', { title, amount: worthText(reward, t) })}
    >
      {t('rewards.claim')}
    </Button>
  );
}

function State({ row, claim }: Props) {
  const t = useTranslate();
  const { language } = useStore(useFoundation().language);
  switch (claim?.step) {
    case 'busy':
      return <p className={`text-muted ${css.state}`}>{t('rewards.paying')}</p>;
    case 'underWay':
      return <UnderWay row={row} />;
    case 'paid':
      return (
        <p className={`text-faint num ${css.state}`}>
          {t('rewards.paid_at', { time: timeText(claim.at, language) })}
        </p>
      );
    case 'failed':
      return <Failed>{claim.say(t)}</Failed>;
    case undefined:
      if (row.state === 'waiting') return <UnderWay row={row} />;
      if (row.state === 'failed') {
        return (
          <Failed>
            {row.trouble === 'refused' ? t('rewards.refused') : t('rewards.no_answer')}
          </Failed>
        );
      }
      return row.until === null ? null : (
        <p className={`text-faint num ${css.state}`}>
          {t('rewards.until', { time: momentText(row.until, language) })}
        </p>
      );
  }
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

const Failed = ({ children }: { children: ReactNode }) => (
  <p className={`${css.state} ${css.bad}`} role="alert">
    <WarningCircleIcon size={16} />
    <span>{children}</span>
  </p>
);
