// What a launch looks like in each of its phases: the cover, what is going on, and always a way on.
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@parlour/ui/button/button';
import { LaunchCover } from '@parlour/ui/card/launch-cover';
import type { Icon } from '@parlour/ui/icons/icon';
import {
  ArrowClockwiseIcon,
  CloudSlashIcon,
  HourglassMediumIcon,
  WrenchFillIcon,
} from '@parlour/ui/icons/status';
import { ProgressBar } from '@parlour/ui/list/progress-bar';
import { sayFailure } from '#foundation/api/failure.ts';
import type { Translate } from '#foundation/language/language.ts';
import { href } from '#foundation/navigation/paths.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { BalanceCard } from './balance-card.tsx';
import css from './launch.module.css';
import { MaintenanceCard } from './maintenance-card.tsx';
import type { Phase, Problem } from './phases.ts';

export type PanelProps = {
  phase: Phase;
  cover: { art: string; images: readonly string[] };
  /** As they stood where it was opened; null in a direct link. */
  game: string | null;
  vendor: string | null;
  category: string;
  onBack: () => void;
  onRetry: () => void;
};

export function LaunchPanel(props: PanelProps) {
  const { phase } = props;
  switch (phase.name) {
    // Nothing yet, so that nothing flashes for a vendor who is quick (LAUNCH-01).
    case 'waiting':
      return <main className="full" aria-busy="true" />;
    case 'asking':
    case 'leaving':
      return <Opening {...props} />;
    case 'late':
      return <Late {...props} />;
    case 'failed':
      return <Failed {...props} problem={phase.problem} />;
  }
}

type FrameProps = Pick<PanelProps, 'cover'> & {
  icon?: Icon;
  title: string;
  children?: ReactNode;
  foot?: ReactNode;
  isBusy?: boolean;
};

function Frame({ cover, icon, title, children, foot, isBusy = false }: FrameProps) {
  return (
    <main className={`full ${css.panel}`} aria-busy={isBusy}>
      <div className={css.cover}>
        <LaunchCover art={cover.art} images={cover.images} icon={icon} />
      </div>
      {/* Said as soon as it stands there. */}
      <div className={css.words} role={isBusy ? 'status' : 'alert'}>
        <h1 className="t1">{title}</h1>
        {children}
      </div>
      <div className="foot">{foot}</div>
    </main>
  );
}

const opening = (t: Translate, game: string | null) => game ?? t('launch.your_game');

function Opening({ phase, cover, game, vendor }: PanelProps) {
  const t = useTranslate();
  const isLeaving = phase.name === 'leaving';
  const asking = vendor ? t('launch.asking', { vendor }) : t('launch.asking_vendor');
  return (
    <Frame
      cover={cover}
      title={opening(t, game)}
      isBusy
      foot={<p className="c1 mut">{t('launch.balance_comes')}</p>}
    >
      {vendor && <p className="mut">{vendor}</p>}
      <div className={css.progress}>
        {/* The steps that are done, never a guess. */}
        <ProgressBar label={t('launch.progress')} tone="brand" value={isLeaving ? 2 : 1} max={2} />
      </div>
      <p className="b2 mut">{isLeaving ? t('launch.opening') : asking}</p>
    </Frame>
  );
}

function Retry({ onRetry, onBack }: PanelProps) {
  const t = useTranslate();
  return (
    <>
      <Button tone="primary" wide icon={<ArrowClockwiseIcon size={20} />} onClick={onRetry}>
        {t('site.retry')}
      </Button>
      <Leave onBack={onBack} />
    </>
  );
}

function Leave({ onBack }: Pick<PanelProps, 'onBack'>) {
  const t = useTranslate();
  return (
    <Button wide onClick={onBack}>
      {t('launch.back_to_games')}
    </Button>
  );
}

function Late(props: PanelProps) {
  const t = useTranslate();
  const { cover, game } = props;
  return (
    <Frame
      cover={cover}
      icon={HourglassMediumIcon}
      title={t('launch.late_title')}
      foot={<Retry {...props} />}
    >
      <p className="mut">{t('launch.late', { game: opening(t, game) })}</p>
    </Frame>
  );
}

function Failed(props: PanelProps & { problem: Problem }) {
  const { problem, ...panel } = props;
  switch (problem.kind) {
    case 'maintenance':
      return <Maintenance {...panel} window={problem} />;
    case 'balance':
      return <Balance {...panel} amounts={problem} />;
    case 'gone':
      return <Gone {...panel} />;
    case 'other':
      return <Other {...panel} error={problem.error} />;
  }
}

function GamesLikeThis({ category }: { category: string }) {
  const t = useTranslate();
  const search = category ? `?${new URLSearchParams({ category })}` : '';
  return (
    <ButtonLink wide tone="primary" href={href('game', search)}>
      {t('launch.others')}
    </ButtonLink>
  );
}

type Window = Extract<Problem, { kind: 'maintenance' }>;

function Maintenance({ window, ...props }: PanelProps & { window: Window }) {
  const t = useTranslate();
  const { cover, vendor, category, onBack } = props;
  return (
    <Frame
      cover={cover}
      icon={WrenchFillIcon}
      title={
        vendor ? t('launch.maintenance_title', { vendor }) : t('launch.maintenance_title_vendor')
      }
      foot={
        <>
          <GamesLikeThis category={category} />
          <Leave onBack={onBack} />
        </>
      }
    >
      <p className="mut">{t('launch.maintenance')}</p>
      <MaintenanceCard {...window} />
    </Frame>
  );
}

type Amounts = Extract<Problem, { kind: 'balance' }>;

function Balance({ amounts, ...props }: PanelProps & { amounts: Amounts }) {
  const t = useTranslate();
  const { cover, game, category, onBack } = props;
  return (
    <Frame
      cover={cover}
      title={t('launch.balance_title')}
      foot={
        <>
          <GamesLikeThis category={category} />
          <Leave onBack={onBack} />
        </>
      }
    >
      <p className="mut">{t('launch.balance', { game: opening(t, game) })}</p>
      <BalanceCard {...amounts} />
    </Frame>
  );
}

function Gone({ cover, category, onBack }: PanelProps) {
  const t = useTranslate();
  return (
    <Frame
      cover={cover}
      icon={CloudSlashIcon}
      title={t('launch.gone_title')}
      foot={
        <>
          <GamesLikeThis category={category} />
          <Leave onBack={onBack} />
        </>
      }
    >
      <p className="mut">{t('launch.gone')}</p>
    </Frame>
  );
}

/** NET-17: said here, not in an alert. */
function Other({ error, ...props }: PanelProps & { error: unknown }) {
  const t = useTranslate();
  return (
    <Frame
      cover={props.cover}
      icon={CloudSlashIcon}
      title={t('launch.failed_title')}
      foot={<Retry {...props} />}
    >
      <p className="mut">{sayFailure(error)(t)}</p>
    </Frame>
  );
}
