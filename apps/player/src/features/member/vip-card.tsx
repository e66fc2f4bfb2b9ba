import type { ReactNode } from 'react';
import { Card } from '@parlour/ui/card/card';
import { CaretRightIcon } from '@parlour/ui/icons/navigation';
import { ProgressSteps } from '@parlour/ui/list/progress-steps';
import { href, isBuilt } from '#foundation/navigation/paths.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from './member.module.css';
import { hasBenefits, isVip, type Member, type Rank } from './profile.ts';

/** How far it is to the next club label; nothing of it without a label (MEMBER-04). */
export function VipCard({ member, rank }: { member: Member; rank: Rank | null }) {
  const t = useTranslate();
  if (!isVip(member)) return null;
  const done = rank?.currentProgress.completedConditions ?? 0;
  const total = rank?.currentProgress.totalExpectedConditions ?? 0;
  // Nothing is left to reach without a next label, nor is there anything to say of no conditions.
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
