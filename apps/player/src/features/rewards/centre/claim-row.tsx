// One reward: what it is, what one can do, and what became of it.
import { Button } from '@parlour/ui/button/button';
import { Pill } from '@parlour/ui/card/pill';
import { CheckIcon } from '@parlour/ui/icons/rewards';
import { ArrowClockwiseIcon } from '@parlour/ui/icons/status';
import { WarningCircleIcon } from '@parlour/ui/icons/first-screen';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import type { Claim } from '../claims/claims.ts';
import { KindIcon } from '../kind-icon.tsx';
import { amountText, momentText, timeText } from '../reward-words.ts';
import css from './centre.module.css';
import type { Row } from './use-to-claim.ts';

type Props = { row: Row; claim: Claim | undefined; onClaim: () => void };

export function ClaimRow(props: Props) {
  const { row, claim } = props;
  const step = claim?.step;
  const tone = step === 'paid' ? 'disc--ok' : step === 'failed' ? 'disc--bad' : css.brand;
  return (
    <li className={css.claim}>
      <span className={`disc ${css.disc} ${tone}`}>
        <KindIcon type={row.type} />
      </span>
      <p className={css.name}>
        <bdi>{row.title}</bdi> <span className="text-accent num">{amountText(row.reward)}</span>
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
  if (row.state !== 'ready' || claim?.step === 'underWay') return null;
  if (claim?.step === 'failed') {
    if (claim.isFinal) return null;
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
      aria-label={t('rewards.claim_of', { title, amount: amountText(reward) })}
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
      return <p className={`text-muted ${css.state}`}>{t('rewards.under_way')}</p>;
    case 'paid':
      return (
        <p className={`text-faint num ${css.state}`}>
          {t('rewards.paid_at', { time: timeText(claim.at, language) })}
        </p>
      );
    case 'failed':
      return (
        <p className={`${css.state} ${css.bad}`} role="alert">
          <WarningCircleIcon size={16} />
          <span>{claim.say(t)}</span>
        </p>
      );
    case undefined:
      if (row.state !== 'ready') {
        return <p className={`text-muted ${css.state}`}>{t('rewards.under_way')}</p>;
      }
      return row.until === null ? null : (
        <p className={`text-faint num ${css.state}`}>
          {t('rewards.until', { time: momentText(row.until, language) })}
        </p>
      );
  }
}
