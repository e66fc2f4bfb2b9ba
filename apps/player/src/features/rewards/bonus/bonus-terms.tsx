// The terms of a bonus: the weights of games, and its figures (design 42).
import { numberFormat } from '@parlour/contract/formats';
import { localeOf, type Language } from '@parlour/contract/languages';
import { sumText } from '#foundation/rewards/reward-words.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { useOwner } from '../owner.ts';
import { momentText } from '../promotion-words.ts';
import css from './bonus.module.css';
import { weightsOf } from './category-weights.ts';

export type Terms = {
  amount: string;
  currency: string;
  wageringDue: string;
  largestStake: string | null;
  weights: Record<string, number>;
  days: number;
  /** The remaining amount of an active bonus; `expiresAt` is its end. */
  left?: string;
  expiresAt?: number | null;
};

const percentText = (percent: number, language: Language): string =>
  numberFormat(localeOf(language), { style: 'percent' }).format(percent / 100);

/** True if the bonus has to be wagered. */
export const hasWagering = ({ wageringDue }: Pick<Terms, 'wageringDue'>): boolean =>
  Number(wageringDue) > 0;

export function Weights({ weights }: Pick<Terms, 'weights'>) {
  const t = useTranslate();
  const { language } = useOwner();
  const rows = weightsOf(weights, t);
  return (
    <>
      <p className="text-caption text-muted">{t('bonus.counts')}</p>
      <dl className={`text-caption ${css.weights}`}>
        {rows.map(({ name, percent }) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd>
              <progress
                className={`bar ${css.weight}`}
                aria-hidden="true"
                value={percent}
                max={100}
              />
              <b className="num">{percentText(percent, language)}</b>
            </dd>
          </div>
        ))}
      </dl>
      {rows.some(({ percent }) => percent === 0) && (
        <p className="text-caption text-faint">
          {t('bonus.cash_only', { percent: percentText(0, language) })}
        </p>
      )}
    </>
  );
}

export function TermRows({ terms }: { terms: Terms }) {
  const t = useTranslate();
  const { language, own } = useOwner();
  const { amount, currency, wageringDue, largestStake, days, left, expiresAt = null } = terms;
  const sum = (text: string) => sumText({ amount: text, currency }, { language, own });
  const rows: [string, string][] = [[t('bonus.amount'), sum(amount)]];
  if (left !== undefined) rows.unshift([t('bonus.left'), sum(left)]);
  if (hasWagering(terms)) {
    const times = Number(wageringDue) / Number(amount);
    const inTimes = Number.isInteger(times) ? t('bonus.times', { count: times }) : null;
    rows.push([t('bonus.to_wager'), inTimes ?? sum(wageringDue)]);
  }
  if (largestStake !== null) rows.push([t('bonus.largest'), sum(largestStake)]);
  if (expiresAt === null) rows.push([t('bonus.lasts'), t('bonus.days', { count: days })]);
  else rows.push([t('bonus.ends'), momentText(expiresAt, language)]);
  return (
    <dl className={css.rows}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The terms of an offered bonus, with its wagering in place of the progress. */
export function OfferedTerms({ terms }: { terms: Terms }) {
  const t = useTranslate();
  const { language, own } = useOwner();
  const { wageringDue: amount, currency, weights } = terms;
  return (
    <>
      {hasWagering(terms) && (
        <div>
          <p className={css.head}>
            <span className="text-subheading">{t('bonus.to_wager')}</span>
            <b className="text-heading text-accent num">
              {sumText({ amount, currency }, { language, own })}
            </b>
          </p>
          <p className={`text-caption text-faint ${css.hint}`}>{t('bonus.becomes_cash')}</p>
          <Weights weights={weights} />
        </div>
      )}
      <TermRows terms={terms} />
    </>
  );
}
