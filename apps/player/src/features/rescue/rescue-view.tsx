import { rewardText } from '#foundation/rewards/reward-words.ts';
import type { Claim, ClaimRequest } from '#foundation/rewards/claim-requests.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { MoneyIcon } from '@parlour/ui/icons/rewards';
import { CashbackArt } from './cashback-art.tsx';
import { EarlierWeeks } from './earlier-weeks.tsx';
import { LastWeek } from './last-week.tsx';
import { RescueDock } from './rescue-dock.tsx';
import { percentText } from './rescue-words.ts';
import css from './rescue.module.css';
import type { Rescue, RescueWeek } from './use-rescue.ts';

type Props = {
  rescue: Rescue;
  stepOf: (wish: ClaimRequest) => Claim | undefined;
  onClaim: (promotionId: string, week: RescueWeek) => Promise<void>;
};

export function RescueView({ rescue, stepOf, onClaim }: Props) {
  const { promotionId, week, earlier } = rescue;
  // A lapsed week is listed with the earlier ones.
  const current = week?.state === 'lapsed' ? null : week;
  const past = week !== null && current === null ? [week, ...earlier] : earlier;
  return (
    <>
      {current ? <LastWeek rescue={rescue} week={current} /> : <Nothing rescue={rescue} />}
      <EarlierWeeks
        weeks={past}
        stepOf={({ item }) => stepOf({ promotionId, item })}
        onClaim={(each) => void onClaim(promotionId, each)}
      />
      {current && (
        <RescueDock
          week={current}
          claimed={stepOf({ promotionId, item: current.item })}
          onClaim={() => void onClaim(promotionId, current)}
        />
      )}
    </>
  );
}

/** The text that nothing is returned, with the rule. */
function Nothing({ rescue }: { rescue: Rescue }) {
  const { language, t, own } = useStore(useFoundation().language);
  const { rate, least, most, currency } = rescue;
  const money = (amount: string): string => rewardText({ amount, currency }, { language, own });
  return (
    <section className={css.nothing}>
      <div className={css.head}>
        <h2 className="text-title grow">{t('rescue.nothing')}</h2>
        <CashbackArt />
      </div>
      <h3 className="text-heading">{t('rescue.how_it_works')}</h3>
      <p className="text-small text-muted">
        {t('rescue.rule', {
          rate: percentText(rate, language),
          least: money(least),
          most: money(most),
        })}
      </p>
      <ul className={css.facts}>
        <li>
          <MoneyIcon size={20} />
          {t('rescue.as_money')}
        </li>
      </ul>
    </section>
  );
}
