// The benefits of three levels side by side: the card in the middle of the deck between its neighbours.
import { numberFormat } from '@parlour/contract/formats';
import { localeOf } from '@parlour/contract/languages';
import { CheckBoldIcon } from '@parlour/ui/icons/status';
import { rewardText, type AmountFormat } from '#foundation/rewards/reward-words.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from './benefits.module.css';
import type { BenefitRow, Benefits } from './use-benefits.ts';

type Value = BenefitRow['values'][number];
const shown = 3;
const notGiven = '–';

export function LevelTable({ benefits, middle }: { benefits: Benefits; middle: number }) {
  const { t } = useStore(useFoundation().language);
  const { levels, own } = benefits;
  // At an end of the deck the three nearest levels are shown.
  const from = Math.max(0, Math.min(middle - 1, levels.length - shown));
  const columns = levels.slice(from, from + shown);
  const rows = benefits.benefits
    .map((row) => ({ ...row, values: row.values.slice(from, from + shown) }))
    .filter(({ values }) => values.some((value) => value !== null));
  if (rows.length === 0) return null;
  const lookOf = (at: number) => (columns[at]?.labelId === own ? css.own : undefined);
  return (
    <section className={css.part}>
      <h2 className="text-heading">{t('club.gives')}</h2>
      <section
        className={`card ${css.compared}`}
        aria-label={t('club.compared')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it when the text is large
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('club.benefit')}</span>
              </th>
              {columns.map(({ labelId, name }, at) => (
                <th key={labelId} scope="col" className={lookOf(at)}>
                  <bdi>{name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ code, title, values }) => (
              <tr key={code}>
                <th scope="row">{title}</th>
                {values.map((value, at) => (
                  <td key={columns[at]?.labelId} className={lookOf(at)}>
                    <Given value={value} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function Given({ value }: { value: Value }) {
  const { language, t, own } = useStore(useFoundation().language);
  if (value === null || value.kind === 'included') {
    const label = value === null ? t('club.not_included') : t('club.included');
    return (
      <>
        {value === null ? (
          <span className="text-muted" aria-hidden="true">
            {notGiven}
          </span>
        ) : (
          <CheckBoldIcon size={18} />
        )}
        <span className="visually-hidden">{label}</span>
      </>
    );
  }
  return <bdi className="num">{textOf(value, { language, own })}</bdi>;
}

function textOf(value: Exclude<Value, null | { kind: 'included' }>, teller: AmountFormat): string {
  if (value.kind === 'amount') return rewardText(value, teller);
  const locale = localeOf(teller.language);
  if (value.kind === 'count') return numberFormat(locale, {}).format(value.count);
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    value.percent / 100,
  );
}
