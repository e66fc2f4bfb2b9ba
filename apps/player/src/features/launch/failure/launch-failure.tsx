// A launch that the server or the vendor refused: the reason, and what the player can do instead.
import { CloudSlashIcon, WrenchFillIcon } from '@parlour/ui/icons/status';
import { sayFailure } from '#foundation/api/failure.ts';
import { isLimit } from '#foundation/api/meaning.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { ShortBalance } from './short-balance.tsx';
import { MaintenanceCard } from './maintenance-card.tsx';
import { PanelFrame, type PanelProps } from '../panel-frame.tsx';
import type { Problem } from '../phases.ts';
import { turnTo } from '../turn-to.ts';
import { GamesLikeThis, Retry, TryForFree } from '../ways-on.tsx';

const tryForFree = (): void => turnTo('trialGame');

export function LaunchFailure(props: PanelProps & { problem: Problem }) {
  const { problem, ...panel } = props;
  switch (problem.kind) {
    case 'maintenance':
      return <Maintenance {...panel} maintenance={problem} />;
    case 'balance':
      return <Balance {...panel} amounts={problem} />;
    case 'gone':
      return <Gone {...panel} />;
    case 'restricted':
      return <Restricted {...panel} />;
    case 'other':
      return <Other {...panel} error={problem.error} />;
  }
}

type MaintenanceProblem = Extract<Problem, { kind: 'maintenance' }>;

type MaintenanceProps = PanelProps & { maintenance: MaintenanceProblem };

function Maintenance({ maintenance, ...props }: MaintenanceProps) {
  const t = useTranslate();
  const { cover } = props;
  // After a direct link only the server knows the name.
  const vendor = props.vendor ?? maintenance.vendor;
  const title = vendor
    ? t('launch.maintenance_title', { vendor })
    : t('launch.maintenance_title_vendor');
  return (
    <PanelFrame
      cover={cover}
      icon={WrenchFillIcon}
      title={title}
      foot={<GamesLikeThis {...props} />}
    >
      <p className="text-muted">{t('launch.maintenance')}</p>
      <MaintenanceCard until={maintenance.until} />
    </PanelFrame>
  );
}

type BalanceProblem = Extract<Problem, { kind: 'balance' }>;

function Balance({ amounts, cover, game, onBack }: PanelProps & { amounts: BalanceProblem }) {
  const t = useTranslate();
  return (
    <PanelFrame
      cover={cover}
      title={t('launch.balance_title')}
      foot={<TryForFree onTry={tryForFree} onBack={onBack} />}
    >
      <p className="text-muted">
        {t('launch.balance', { game: game ?? amounts.game ?? t('launch.your_game') })}
      </p>
      <ShortBalance {...amounts} />
    </PanelFrame>
  );
}

/** A game that the vendor does not know. Some vendors report a real-money game as unknown when a trial is requested. */
function Gone({ isTrial, ...props }: PanelProps) {
  const t = useTranslate();
  return (
    <PanelFrame
      cover={props.cover}
      icon={CloudSlashIcon}
      title={isTrial ? t('launch.trial_none_title') : t('launch.gone_title')}
      foot={<GamesLikeThis {...props} />}
    >
      <p className="text-muted">{isTrial ? t('launch.trial_none') : t('launch.gone')}</p>
    </PanelFrame>
  );
}

function Restricted({ cover, onBack }: PanelProps) {
  const t = useTranslate();
  return (
    <PanelFrame
      cover={cover}
      icon={CloudSlashIcon}
      title={t('launch.failed_title')}
      foot={<TryForFree onTry={tryForFree} onBack={onBack} />}
    >
      <p className="text-muted">{t('launch.restricted')}</p>
    </PanelFrame>
  );
}

/** Any other failure, shown here and not in an alert, with the time of the next try (NET-17). */
function Other({ error, ...props }: PanelProps & { error: unknown }) {
  const t = useTranslate();
  return (
    <PanelFrame
      cover={props.cover}
      icon={CloudSlashIcon}
      title={t('launch.failed_title')}
      foot={<Retry {...props} />}
    >
      <p className="text-muted">{sayWhy(error)(t)}</p>
    </PanelFrame>
  );
}

function sayWhy(error: unknown): Phrase {
  const count = isLimit(error) ? error.retryAfter : null;
  return count ? (t) => t('launch.too_fast', { count }) : sayFailure(error);
}
