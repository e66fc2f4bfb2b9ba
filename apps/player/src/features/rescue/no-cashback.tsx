// A week without cashback: why there is none, and the rule.
import { amountOf } from '@parlour/contract/money';
import { writeDays } from '@parlour/contract/rewards/written-days';
import { CalendarBlankIcon, MoneyIcon, PercentIcon } from '@parlour/ui/icons/rewards';
import { rewardText, sumText } from '#foundation/rewards/reward-words.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { CashbackArt } from './cashback-art.tsx';
import { percentText } from './rescue-words.ts';
import css from './rescue.module.css';
import { SumsCard } from './sums-card.tsx';
import type { Rescue } from './use-rescue.ts';

type Props = { rescue: Rescue };

export function NoCashback({ rescue }: Props) {
  const { language, t } = useStore(useFoundation().language);
  return (
    <>
      <section className={css.head}>
        <div className="grow">
          <h2 className="text-title">
            {rescue.isWorkedOut ? t('rescue.nothing') : t('rescue.counting')}
          </h2>
          <p className={`text-caption text-muted num ${css.days}`}>
            {writeDays(rescue.sums, language)}
          </p>
        </div>
        <CashbackArt />
      </section>
      <Reason rescue={rescue} />
      <Rule rescue={rescue} />
    </>
  );
}

/** Last week's sums, and in words why nothing comes back. A loss that is large enough has another reason, such as an offer that began later, so nothing is said of it. */
function Reason({ rescue }: Props) {
  const { language, t, own } = useStore(useFoundation().language);
  const { sums, least, currency, isWorkedOut } = rescue;
  const money = (amount: string) => sumText({ amount, currency }, { language, own });
  const difference = amountOf(sums.difference);
  if (!isWorkedOut) return <p className="text-small text-muted">{t('rescue.counting_hint')}</p>;
  if (amountOf(sums.staked) === 0n) {
    return <p className="text-small text-muted">{t('rescue.no_play')}</p>;
  }
  if (difference >= amountOf(least)) return null;
  const isAhead = difference < 0n;
  return (
    <>
      <SumsCard
        label={t('rescue.last_week')}
        lines={[
          [t('rescue.staked'), money(sums.staked)],
          [t('rescue.won'), money(sums.won)],
        ]}
        total={
          isAhead
            ? [t('rescue.ahead'), money(sums.difference.replace('-', ''))]
            : [t('rescue.difference'), money(sums.difference)]
        }
      />
      {!isAhead && (
        <p className="text-small text-muted">
          {t('rescue.too_little', {
            least: rewardText({ amount: least, currency }, { language, own }),
          })}
        </p>
      )}
    </>
  );
}

function Rule({ rescue: { rate, least, most, currency } }: Props) {
  const { language, t, own } = useStore(useFoundation().language);
  const money = (amount: string): string => rewardText({ amount, currency }, { language, own });
  return (
    <section>
      <h3 className="text-heading">{t('rescue.how_it_works')}</h3>
      <ul className={css.facts}>
        <li>
          <PercentIcon size={20} />
          <span>
            {t('rescue.rule', { rate: percentText(rate, language), least: money(least) })}
          </span>
        </li>
        <li>
          <CalendarBlankIcon size={20} />
          <span>{t('rescue.rule_day')}</span>
        </li>
        <li>
          <MoneyIcon size={20} />
          <span>{t('rescue.rule_most', { most: money(most) })}</span>
        </li>
      </ul>
    </section>
  );
}
