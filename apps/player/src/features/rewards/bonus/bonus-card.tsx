// The card of a bonus (design 42): terms and progress of the active one, the state of one that waits or is over.
import { useId } from 'react';
import { Button } from '@parlour/ui/button/button';
import { Pill } from '@parlour/ui/card/pill';
import { CheckIcon } from '@parlour/ui/icons/rewards';
import { ProgressBar } from '@parlour/ui/list/progress-bar';
import type { Phrase, Translate } from '#foundation/language/language.ts';
import { rewardText, sumText } from '#foundation/rewards/reward-words.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { useOwner } from '../owner.ts';
import { momentText } from '../promotion-words.ts';
import { hasWagering, TermRows, Weights } from './bonus-terms.tsx';
import css from './bonus.module.css';
import { TermsButton } from './terms-button.tsx';
import { isOpen, type Bonus } from './use-bonuses.ts';

type Props = {
  bonus: Bonus;
  busy: boolean;
  /** The reason why the bonus could not be given up, or null. */
  failed: Phrase | null;
  /** Opens the question whether to give the bonus up. */
  onGiveUp: () => void;
};

const pills: Record<Exclude<Bonus['state'], 'active'>, (t: Translate) => string> = {
  waiting: (t) => t('bonus.waiting'),
  done: (t) => t('bonus.done'),
  forfeited: (t) => t('bonus.forfeited'),
  expired: (t) => t('bonus.expired'),
  cancelled: (t) => t('bonus.cancelled'),
  lost: (t) => t('bonus.lost'),
};

export function BonusCard(props: Props) {
  const { bonus } = props;
  const { state } = bonus;
  const id = useId();
  return (
    <article
      className={`card ${css.card}`}
      aria-labelledby={id}
      data-bonus={bonus.id}
      tabIndex={-1}
    >
      <div>
        <Title bonus={bonus} id={id} />
        {(state === 'active' || state === 'done') && <Wagered bonus={bonus} />}
        {state === 'active' && hasWagering(bonus) && <Weights weights={bonus.weights} />}
        <Line bonus={bonus} />
      </div>
      {state === 'active' && <TermRows terms={bonus} />}
      {isOpen(bonus) && <Acts {...props} />}
    </article>
  );
}

function Title({ bonus, id }: { bonus: Bonus; id: string }) {
  const t = useTranslate();
  const { language, own } = useOwner();
  const { state } = bonus;
  return (
    <div className={css.head}>
      <h2 className="text-subheading" id={id}>
        {t('bonus.name', { amount: rewardText(bonus, { language, own }) })}
      </h2>
      {state === 'done' && (
        <Pill tone="ok" icon={<CheckIcon size={16} />}>
          {pills.done(t)}
        </Pill>
      )}
      {state !== 'active' && state !== 'done' && <Pill>{pills[state](t)}</Pill>}
    </div>
  );
}

function Wagered({ bonus }: { bonus: Bonus }) {
  const t = useTranslate();
  const { language, own } = useOwner();
  const { wagered, wageringDue, currency } = bonus;
  if (!hasWagering(bonus)) return null;
  const [done, due] = [wagered, wageringDue].map((amount) =>
    sumText({ amount, currency }, { language, own }),
  );
  return (
    <>
      <p className={css.head}>
        <span className="text-small text-muted">{t('bonus.wagered')}</span>
        <span className={`num ${css.sums}`}>
          <b className="text-heading text-accent">{done}</b>
          <span className="text-small text-muted">{t('bonus.of_due', { amount: due ?? '' })}</span>
        </span>
      </p>
      <div className={css.progress}>
        <ProgressBar
          label={t('bonus.progress', { done: done ?? '', due: due ?? '' })}
          value={Number(wagered)}
          max={Number(wageringDue)}
        />
      </div>
    </>
  );
}

function Line({ bonus: { state, endedAt } }: { bonus: Bonus }) {
  const t = useTranslate();
  const { language } = useOwner();
  if (state === 'waiting') return <p className="text-caption text-faint">{t('bonus.waits')}</p>;
  if (endedAt === null) return null;
  const time = momentText(endedAt, language);
  return (
    <p className="text-caption text-faint num">
      {state === 'done' ? t('bonus.done_at', { time }) : t('bonus.ended_at', { time })}
    </p>
  );
}

function Acts({ bonus, busy, failed, onGiveUp }: Props) {
  const t = useTranslate();
  const { language, own } = useOwner();
  const name = t('bonus.name', { amount: rewardText(bonus, { language, own }) });
  return (
    <div className={css.acts}>
      {failed && (
        <p className={`text-caption ${css.bad}`} role="alert">
          {failed(t)}
        </p>
      )}
      {bonus.state === 'waiting' && <TermsButton terms={waitingTerms(bonus)} />}
      <Button
        size="mini"
        tone="text"
        busy={busy}
        aria-label={t('bonus.give_up_of', { name })}
        onClick={onGiveUp}
      >
        {t('bonus.give_up')}
      </Button>
    </div>
  );
}

/** The terms of a bonus that is not yet played with. */
const waitingTerms = ({ amount, currency, wageringDue, largestStake, weights, days }: Bonus) => ({
  amount,
  currency,
  wageringDue,
  largestStake,
  weights,
  days,
});
