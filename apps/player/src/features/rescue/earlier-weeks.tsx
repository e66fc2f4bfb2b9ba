import { writeDays } from '@parlour/contract/rewards/written-days';
import type { Language } from '@parlour/contract/languages';
import { Button } from '@parlour/ui/button/button';
import { List } from '@parlour/ui/list/list';
import type { Translate } from '#foundation/language/language.ts';
import type { Claim } from '#foundation/rewards/claim-requests.ts';
import { dateText, rewardText } from '#foundation/rewards/reward-words.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from './rescue.module.css';
import type { RescueWeek } from './use-rescue.ts';

type Props = {
  weeks: readonly RescueWeek[];
  stepOf: (week: RescueWeek) => Claim | undefined;
  onClaim: (week: RescueWeek) => void;
};

/** The list of earlier weeks. Renders nothing if there are none. */
export function EarlierWeeks({ weeks, stepOf, onClaim }: Props) {
  const { t } = useStore(useFoundation().language);
  if (weeks.length === 0) return null;
  return (
    <section>
      <h2 className="section-label">{t('rescue.earlier')}</h2>
      <List label={t('rescue.earlier')}>
        {weeks.map((week) => (
          <WeekRow
            key={week.item}
            week={week}
            claimed={stepOf(week)}
            onClaim={() => onClaim(week)}
          />
        ))}
      </List>
    </section>
  );
}

type RowProps = { week: RescueWeek; claimed: Claim | undefined; onClaim: () => void };

function WeekRow({ week, claimed, onClaim }: RowProps) {
  const { language, t, own } = useStore(useFoundation().language);
  const amount = rewardText(week.reward, { language, own });
  const isReady = week.state === 'ready';
  const isUnderWay = isReady && claimed?.step === 'underWay';
  const hasFailed = isReady && claimed?.step === 'failed';
  return (
    <div className="list-row list-row--bare list-row--acts">
      <span className="grow">
        {writeDays(week, language)}
        {hasFailed ? (
          <small className={css.bad} role="alert">
            {claimed.say(t)}
          </small>
        ) : (
          <small>{isUnderWay ? t('rescue.under_way') : became(week, t, language)}</small>
        )}
      </span>
      {isReady && !isUnderWay ? (
        <Button size="small" busy={claimed?.step === 'busy'} onClick={onClaim}>
          {t('rescue.claim', { amount })}
        </Button>
      ) : (
        <span className="list-row-value">
          <span className="num">{amount}</span>
        </span>
      )}
    </div>
  );
}

function became({ state, paidAt }: RescueWeek, t: Translate, language: Language): string {
  if (state === 'ready') return t('rescue.open');
  if (state === 'lapsed' || paidAt === null) return t('rescue.lapsed');
  return t('rescue.paid_on', { day: dateText(paidAt, language) });
}
