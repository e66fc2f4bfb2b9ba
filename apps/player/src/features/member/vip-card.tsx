import type { ReactNode } from 'react';
import { Card } from '@parlour/ui/card/card';
import { CaretRightIcon } from '@parlour/ui/icons/navigation';
import { ProgressSteps } from '@parlour/ui/list/progress-steps';
import { href, isBuilt } from '#foundation/navigation/paths.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from './member.module.css';
import { hasBenefits, isVip, type Member, type Rank } from './profile.ts';

/** The progress to the next club label. Renders nothing without a label (MEMBER-04). */
export function VipCard({ member, rank }: { member: Member; rank: Rank | null }) {
  const t = useTranslate();
  if (!isVip(member)) return null;
  const done = rank?.currentProgress.completedConditions ?? 0;
  const total = rank?.currentProgress.totalExpectedConditions ?? 0;
  // No progress without a next label or without conditions.
  const hasSteps = rank?.playerRankProgress.labelId != null && total > 0;
  const text = hasSteps ? t('member.conditions', { done, total }) : null;
  const leadsToBenefits = isBuilt('benefits') && hasBenefits(member);
  return (
    <VipSurface leadsToBenefits={leadsToBenefits}>
      <div className="stack stack--m">
        <div className={css.vipHead}>
          <div className="grow">
            <p className="text-subheading">
              {hasSteps
                ? t('member.steps', { count: Math.max(0, total - done) })
                : member.clubLabel?.labelName}
            </p>
            {text !== null && <p className="text-caption text-muted">{text}</p>}
          </div>
          {leadsToBenefits && (
            <span className={`text-accent ${css.benefits}`}>
              {t('member.benefits')}
              <CaretRightIcon size={18} flip />
            </span>
          )}
        </div>
        {text !== null && <ProgressSteps label={text} done={done} total={total} />}
      </div>
    </VipSurface>
  );
}

function VipSurface({ leadsToBenefits, children }: SurfaceProps) {
  return (
    <Card tone="vip" {...(leadsToBenefits && { href: href('benefits') })}>
      {children}
    </Card>
  );
}
type SurfaceProps = { leadsToBenefits: boolean; children: ReactNode };
