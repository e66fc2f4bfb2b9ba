import { worthText } from '#foundation/rewards/worth-text.ts';
import { IconButton } from '@parlour/ui/button/icon-button';
import { CaretLeftIcon } from '@parlour/ui/icons/navigation';
import { href } from '#foundation/navigation/paths.ts';
import { useView } from '#foundation/tracking/use-view.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { PromotionArt } from '../art/promotion-art.tsx';
import { OfferedTerms } from '../bonus/bonus-terms.tsx';
import bonusCss from '../bonus/bonus.module.css';
import { BonusCards } from '../bonus/own-bonuses.tsx';
import { useBonuses } from '../bonus/use-bonuses.ts';
import { useOwner } from '../owner.ts';
import { momentText } from '../promotion-words.ts';
import css from './activity.module.css';
import { PromotionCard, Standing } from './promotion-card.tsx';
import { PromotionDock } from './promotion-dock.tsx';
import { Terms } from './terms.tsx';
import { useArtOf, useListOrder } from './use-list-order.ts';
import { usePromotions, type WholePromotion as Whole } from './use-promotions.ts';

/** `onPaid` is called after the reward was claimed, so that the page is fetched again. */
type Props = { promotion: Whole; onPaid: () => void };

export function WholePromotion({ promotion, onPaid }: Props) {
  const t = useTranslate();
  const { id, title, line, state, terms } = promotion;
  useView({ content: 'promotion', id });
  const art = useArtOf(promotion);
  const isOver = state === 'ended';
  return (
    <>
      <header className={css.hero}>
        <PromotionArt art={art} size="head" />
        <span className={css.back}>
          <IconButton label={t('site.back')} href={href('activity')}>
            <CaretLeftIcon size={24} flip />
          </IconButton>
        </span>
      </header>
      <main className={`scroll pad ${css.page}`}>
        <div className={css.titles}>
          <div className={css.cardHead}>
            <h1 className="text-display grow">
              <bdi>{title}</bdi>
            </h1>
            {!isOver && <Standing promotion={promotion} />}
          </div>
          {isOver ? (
            <p className="text-muted">{t('rewards.has_ended')}</p>
          ) : (
            line !== '' && (
              <p className="text-muted">
                <bdi>{line}</bdi>
              </p>
            )
          )}
        </div>
        {!isOver && <Facts promotion={promotion} />}
        {!isOver && <Bonus promotion={promotion} />}
        {!isOver && terms !== '' && <Terms html={terms} />}
        {isOver ? <Others than={id} /> : <PromotionDock promotion={promotion} onPaid={onPaid} />}
      </main>
    </>
  );
}

/** The facts of a promotion. A fact that the server does not send has no line. */
function Facts({ promotion: { claim, startsAt, endsAt, state } }: { promotion: Whole }) {
  const t = useTranslate();
  const { language, own } = useOwner();
  const facts: [string, string][] = [];
  // Bonus money has its own card.
  if (claim?.reward && !claim.reward.bonus) {
    facts.push([t('rewards.fact_reward'), worthText(claim.reward, { t, language, own })]);
  }
  if (state === 'soon' && startsAt !== null) {
    facts.push([t('rewards.fact_begins'), momentText(startsAt, language)]);
  }
  if (endsAt !== null) facts.push([t('rewards.fact_ends'), momentText(endsAt, language)]);
  if (claim?.againAt) facts.push([t('rewards.fact_again'), momentText(claim.againAt, language)]);
  if (facts.length === 0) return null;
  return (
    <dl className={`card ${css.facts}`} aria-label={t('rewards.details')}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The card of bonus money (BONUS-10): its terms before it is claimed, then its progress. */
function Bonus({ promotion: { claim } }: { promotion: Whole }) {
  const t = useTranslate();
  const reward = claim?.reward;
  const rewardId = claim?.rewardId ?? null;
  const isNeeded = rewardId !== null && reward?.bonus !== undefined;
  const { bonuses } = useBonuses({ isNeeded, since: rewardId ?? '' });
  if (!reward?.bonus) return null;
  const own = bonuses?.filter((each) => each.rewardId !== null && each.rewardId === rewardId) ?? [];
  if (own.length > 0) return <BonusCards bonuses={own} />;
  // The bonus ended too long ago to be listed.
  if (rewardId !== null) return null;
  const terms = { ...reward.bonus, currency: reward.currency };
  return (
    <section className={`card ${bonusCss.card}`} aria-label={t('bonus.terms')}>
      <OfferedTerms terms={terms} />
    </section>
  );
}

/** The other promotions, shown if this one is over. */
function Others({ than }: { than: string }) {
  const t = useTranslate();
  const { value } = usePromotions();
  const others = useListOrder(value ?? []).filter(({ id }) => id !== than);
  if (others.length === 0) return null;
  return (
    <section>
      <h2 className={`text-heading ${css.othersHead}`}>{t('rewards.other_promotions')}</h2>
      <ul className={css.cards}>
        {others.map((each) => (
          <li key={each.id}>
            <PromotionCard promotion={each} hasStanding />
          </li>
        ))}
      </ul>
    </section>
  );
}
