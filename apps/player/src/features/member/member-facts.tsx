// The member's number and the date of registration, below the links of the account. They cannot be pressed, so they are no rows.
import { dateFormat } from '@parlour/contract/formats';
import { localeOf } from '@parlour/contract/languages';
import { leftToRight } from '#foundation/language/left-to-right.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from './member.module.css';
import type { Member } from './profile.ts';

/** The facts as lines. An unknown fact has none. */
export function MemberFacts({ member: { regDate, mobile } }: { member: Member }) {
  const t = useTranslate();
  const { language } = useStore(useFoundation().language);
  const since = dateFormat(localeOf(language), { month: 'long', year: 'numeric' }).format(regDate);
  return (
    <div className={`text-caption text-faint num ${css.facts}`}>
      {mobile !== null && <p>{t('member.mobile', { number: leftToRight(mobile) })}</p>}
      <p>{t('member.since', { month: since })}</p>
    </div>
  );
}
