// The panel of a launch in each of its phases: the cover, the state in words, and always a way on.
import { useState } from 'react';
import { LaunchCover } from '@parlour/ui/card/launch-cover';
import { HourglassMediumIcon } from '@parlour/ui/icons/status';
import { ProgressBar } from '@parlour/ui/list/progress-bar';
import { useTranslate } from '#foundation/use-foundation.ts';
import { isCoverGrowing } from '#platform/view/view-transition.ts';
import { LaunchFailure } from './failure/launch-failure.tsx';
import css from './launch.module.css';
import { PanelFrame, type PanelProps } from './panel-frame.tsx';
import { Retry } from './ways-on.tsx';

export function LaunchPanel(props: PanelProps) {
  const { phase } = props;
  switch (phase.name) {
    // Empty at first, so that nothing flashes if the vendor is quick (LAUNCH-01).
    case 'waiting':
      return <Waiting {...props} />;
    case 'asking':
    case 'leaving':
      return <Opening {...props} />;
    case 'late':
      return <Late {...props} />;
    case 'failed':
      return <LaunchFailure {...props} problem={phase.problem} />;
    // The game is shown instead.
    case 'playing':
      return null;
  }
}

/** The panel before the call. A cover that grows into this page is shown from the first frame. */
function Waiting({ cover }: PanelProps) {
  const [isGrowing] = useState(isCoverGrowing);
  return isGrowing ? (
    <main className={`full ${css.panel}`} aria-busy="true">
      <div className={css.cover}>
        <LaunchCover art={cover.art} images={cover.images} />
      </div>
    </main>
  ) : (
    <main className="full" aria-busy="true" />
  );
}

function Opening({ phase, isTrial, cover, game, vendor }: PanelProps) {
  const t = useTranslate();
  const isLeaving = phase.name === 'leaving';
  const asking = vendor ? t('launch.asking', { vendor }) : t('launch.asking_vendor');
  const promise = isTrial ? t('launch.trial_comes') : t('launch.balance_comes');
  return (
    <PanelFrame
      cover={cover}
      title={game ?? t('launch.your_game')}
      isBusy
      foot={<p className="text-caption text-muted">{promise}</p>}
    >
      {vendor && <p className="text-muted">{vendor}</p>}
      <div className={css.progress}>
        {/* The number of finished steps, never an estimate. */}
        <ProgressBar label={t('launch.progress')} tone="brand" value={isLeaving ? 2 : 1} max={2} />
      </div>
      <p className="text-small text-muted">{isLeaving ? t('launch.opening') : asking}</p>
    </PanelFrame>
  );
}

function Late(props: PanelProps) {
  const t = useTranslate();
  const { cover, game } = props;
  return (
    <PanelFrame
      cover={cover}
      icon={HourglassMediumIcon}
      title={t('launch.late_title')}
      foot={<Retry {...props} />}
    >
      <p className="text-muted">{t('launch.late', { game: game ?? t('launch.your_game') })}</p>
    </PanelFrame>
  );
}
