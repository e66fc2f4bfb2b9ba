import { rewardText } from '#foundation/rewards/reward-words.ts';
import type { Claim, ClaimRequest } from '#foundation/rewards/claim-requests.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
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
      <h2 className="text-title">{t('rescue.nothing')}</h2>
      <p className="text-small text-muted">
        {t('rescue.rule', {
          rate: percentText(rate, language),
          least: money(least),
          most: money(most),
        })}
      </p>
    </section>
  );
}
