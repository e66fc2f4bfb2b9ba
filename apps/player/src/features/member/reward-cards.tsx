// Links to the pages on which rewards are earned. Gold marks what can be claimed now.
import type { PromotionType, RewardCounts } from '@parlour/contract/rewards/promotion-types';
import type { Icon } from '@parlour/ui/icons/icon';
import { CalendarCheckIcon, ListChecksIcon, PercentIcon, TagIcon } from '@parlour/ui/icons/rewards';
import { Link } from '@parlour/ui/page/link';
import type { Translate } from '#foundation/language/language.ts';
import { href, isBuilt, type PageName } from '#foundation/navigation/paths.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { MemberGroup } from './member-group.tsx';
import css from './member.module.css';

type RewardPage = {
  page: PageName;
  label: string;
  icon: Icon;
  /** The kind whose rewards the page itself pays; absent if it is a list of many kinds. */
  type?: PromotionType;
};

const cardsFor = (t: Translate): RewardPage[] => [
  { page: 'activity', label: t('member.promotions'), icon: TagIcon },
  {
    page: 'activitySignIn',
    label: t('member.check_in'),
    icon: CalendarCheckIcon,
    type: 'LOGIN',
  },
  { page: 'activityNoviceTask', label: t('member.first_tasks'), icon: ListChecksIcon },
  { page: 'activityRescue', label: t('member.rescue'), icon: PercentIcon, type: 'SAVIOR' },
];

export function RewardCards({ waiting }: { waiting: RewardCounts }) {
  const t = useTranslate();
  const cards = cardsFor(t).filter(({ page }) => isBuilt(page));
  return (
    <MemberGroup title={t('member.rewards')}>
      <ul className={css.cards}>
        {cards.map(({ page, label, icon: Picture, type }) => {
          const count = type === undefined ? 0 : (waiting[type] ?? 0);
          return (
            <li key={page}>
              <Link className={`card ${css.card}`} href={href(page)}>
                <span className={`disc ${count > 0 ? 'disc--value' : 'disc--brand'}`}>
                  <Picture />
                </span>
                <span>
                  <span className={`text-subheading ${css.cardTitle}`}>{label}</span>
                  {count > 0 && (
                    <span className={`text-caption text-accent num ${css.ready}`}>
                      {t('member.to_claim', { count })}
                    </span>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </MemberGroup>
  );
}
