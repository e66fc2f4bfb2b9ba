import type { ReactNode } from 'react';
import { Pill } from '@parlour/ui/card/pill';
import { CrownSimpleFillIcon } from '@parlour/ui/icons/account';
import { CaretRightIcon } from '@parlour/ui/icons/navigation';
import { Link } from '@parlour/ui/page/link';
import { href, isBuilt } from '#foundation/navigation/paths.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from './member.module.css';
import { hasBenefits, isVip, type Member, type Rank } from './profile.ts';

/** The club label and the steps to the next one. Renders nothing without a label (MEMBER-04). */
export function ClubLine({ member, rank }: { member: Member; rank: Rank | null }) {
  const t = useTranslate();
  if (!isVip(member)) return null;
  const done = rank?.currentProgress.completedConditions ?? 0;
  const total = rank?.currentProgress.totalExpectedConditions ?? 0;
  // No progress without a next label or without conditions.
  const hasSteps = rank?.playerRankProgress.labelId != null && total > 0;
  const leads = isBuilt('benefits') && hasBenefits(member);
  return (
    <ClubSurface leads={leads}>
      <Pill tone="value" icon={<CrownSimpleFillIcon size={16} />}>
        {member.clubLabel?.labelName}
      </Pill>
      <span className={`text-caption text-muted ${css.steps}`}>
        {hasSteps && <span>{t('member.steps', { count: Math.max(0, total - done) })}</span>}
        {hasSteps && (
          <span className="visually-hidden">{t('member.conditions', { done, total })}</span>
        )}
        {leads && (
          <>
            <span className={hasSteps ? 'visually-hidden' : undefined}>{t('member.benefits')}</span>
            <CaretRightIcon size={16} flip />
          </>
        )}
      </span>
    </ClubSurface>
  );
}

function ClubSurface({ leads, children }: { leads: boolean; children: ReactNode }) {
  if (!leads) return <div className={css.club}>{children}</div>;
  return (
    <Link className={css.club} href={href('benefits')}>
      {children}
    </Link>
  );
}
