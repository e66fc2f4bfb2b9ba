// The amount returned for last week, and how it was computed.
import { amountOf } from '@parlour/contract/money';
import { writeDays } from '@parlour/contract/rewards/written-days';
import { CalendarBlankIcon, MoneyIcon } from '@parlour/ui/icons/rewards';
import { lastTimeText, rewardText, sumText } from '#foundation/rewards/reward-words.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { CashbackArt } from './cashback-art.tsx';
import { percentText } from './rescue-words.ts';
import css from './rescue.module.css';
import { SumsCard } from './sums-card.tsx';
import type { Rescue, RescueWeek } from './use-rescue.ts';

type Props = { rescue: Rescue; week: RescueWeek };

export function LastWeek({ rescue, week }: Props) {
  const { language, t, own } = useStore(useFoundation().language);
  const { until, state } = week;
  return (
    <>
      <section className={css.head}>
        <div className="grow">
          <h2 className={`text-caption text-muted ${css.label}`}>{t('rescue.comes_back')}</h2>
          <p className="hero num text-accent">{sumText(week.reward, { language, own })}</p>
          <p className={`text-caption text-muted num ${css.days}`}>
            {t('rescue.for_days', { days: writeDays(week, language) })}
          </p>
        </div>
        <CashbackArt />
      </section>
      <p className="text-small text-muted">{t('rescue.how')}</p>
      <Sums rescue={rescue} week={week} />
      <ul className={css.facts}>
        <li>
          <MoneyIcon size={20} />
          {t('rescue.as_money')}
        </li>
        {state === 'ready' && until !== null && (
          <li>
            <CalendarBlankIcon size={20} />
            <span>{t('rescue.until', { time: lastTimeText(until, language) })}</span>
          </li>
        )}
      </ul>
    </>
  );
}

function Sums({ rescue, week }: Props) {
  const { language, t, own } = useStore(useFoundation().language);
  const { staked, won, difference, rate, reward } = week;
  const money = (amount: string) => sumText({ ...reward, amount }, { language, own });
  // A limit that was reached is shown, because it explains the amount.
  const isCapped = amountOf(reward.amount) === amountOf(rescue.most);
  const lines: [string, string][] = [
    [t('rescue.staked'), money(staked)],
    [t('rescue.won'), money(won)],
    [t('rescue.difference'), money(difference)],
    [t('rescue.rate'), percentText(rate, language)],
    ...(isCapped
      ? ([
          [t('rescue.most'), rewardText({ ...reward, amount: rescue.most }, { language, own })],
        ] satisfies [string, string][])
      : []),
  ];
  return (
    <SumsCard
      label={t('rescue.sums')}
      lines={lines}
      total={[t('rescue.returned'), money(reward.amount)]}
    />
  );
}
