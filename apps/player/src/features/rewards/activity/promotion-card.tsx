// A promotion in a list: its picture, its title, one word about its state, and what can be done.
import type { ReactNode } from 'react';
import { Pill } from '@parlour/ui/card/pill';
import { CheckIcon } from '@parlour/ui/icons/rewards';
import { Link } from '@parlour/ui/page/link';
import { href } from '#foundation/navigation/paths.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { PromotionArt } from '../art/promotion-art.tsx';
import { useOwner } from '../owner.ts';
import { dayText, momentText } from '../promotion-words.ts';
import css from './activity.module.css';
import type { Promotion } from './use-promotions.ts';

const addressOf = (id: string): string => href('activity', `?${new URLSearchParams({ id })}`);

type Props = {
  promotion: Promotion;
  /** Whether a pill says its state, which the heading of its group may say already. */
  hasStanding: boolean;
  /** The button, or the reason why there is none. */
  action?: ReactNode;
};

/** The whole card leads to the promotion; its action lies above that link. */
export function PromotionCard({ promotion, hasStanding, action }: Props) {
  const t = useTranslate();
  const { language } = useOwner();
  const { id, art, title, line, endsAt } = promotion;
  return (
    <article className={`card ${css.card}`}>
      <div className={css.picture}>
        <PromotionArt art={art} />
      </div>
      <div className={css.cardWords}>
        <div className={css.cardText}>
          <div className={css.cardHead}>
            <h3 className="text-subheading grow">
              <Link className={css.way} href={addressOf(id)}>
                <bdi>{title}</bdi>
              </Link>
            </h3>
            {hasStanding && <Standing promotion={promotion} />}
          </div>
          {line !== '' && (
            <p className="text-small text-muted">
              <bdi>{line}</bdi>
            </p>
          )}
          {endsAt !== null && (
            <p className="text-caption text-faint num">
              {t('rewards.until', { time: momentText(endsAt, language) })}
            </p>
          )}
        </div>
        {action}
      </div>
    </article>
  );
}

/** The state of a promotion in one word, if there is one to show. */
export function Standing({ promotion: { state, claim, startsAt } }: { promotion: Promotion }) {
  const t = useTranslate();
  const { language } = useOwner();
  if (state === 'ended') return <Pill>{t('rewards.ended')}</Pill>;
  if (state === 'soon') {
    return startsAt === null ? null : (
      <Pill>{t('rewards.from', { time: dayText(startsAt, language) })}</Pill>
    );
  }
  switch (claim?.state) {
    case 'ready':
      return <Pill tone="value">{t('rewards.ready')}</Pill>;
    case 'claimed':
      return (
        <Pill tone="ok" icon={<CheckIcon size={16} />}>
          {t('rewards.claimed')}
        </Pill>
      );
    case 'exhausted':
      return <Pill>{t('rewards.given_out')}</Pill>;
    case 'none':
    case undefined:
      return null;
  }
}
