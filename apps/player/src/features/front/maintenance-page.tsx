// The page of a site that is closed for maintenance (BOOT-04).
import type { ReactNode } from 'react';
import { Button } from '@parlour/ui/button/button';
import { ArrowClockwiseIcon } from '@parlour/ui/icons/status';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { EndTime } from './end-time.tsx';
import { FrontPage } from './front-page.tsx';
import css from './front.module.css';
import { OrbitArt } from './pictures/orbit-art.tsx';
import { useMissing, useStatus } from './use-status.ts';

export function MaintenancePage({ tools }: { tools?: ReactNode }) {
  const { site, front } = useFoundation();
  const t = useTranslate();
  const { until } = useStore(front);
  const { isAsking, outcome, ask, askAgain } = useStatus();
  useMissing(until === undefined, ask);
  return (
    <FrontPage
      tools={tools}
      picture={<OrbitArt logo={site.logo} />}
      title={t('front.maintenance_title')}
      text={t('front.maintenance', { site: site.name })}
      action={
        <Button
          wide
          tone="primary"
          busy={isAsking}
          onClick={() => void askAgain()}
          icon={<ArrowClockwiseIcon size={20} />}
        >
          {t('site.retry')}
        </Button>
      }
    >
      {typeof until === 'number' && <EndTime until={until} onOver={ask} />}
      <output className={`text-muted text-small ${css.outcome}`}>{outcome?.(t)}</output>
    </FrontPage>
  );
}
