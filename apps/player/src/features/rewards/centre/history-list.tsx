import { worthText } from '#foundation/rewards/worth-text.ts';
import { rewardText } from '#foundation/rewards/reward-words.ts';
import { useEffect, useState } from 'react';
import { Button } from '@parlour/ui/button/button';
import { ClockIcon } from '@parlour/ui/icons/status';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { FailedState } from '@parlour/ui/state/failed-state';
import { SkeletonList } from '@parlour/ui/state/skeleton-list';
import { readsOf } from '#foundation/api/reads.ts';
import { useHelp } from '#foundation/site/use-help.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { KindDisc } from '../kind-disc.tsx';
import { monthBefore } from '../months.ts';
import { useOwner } from '../owner.ts';
import { PlaysWay } from '../reward-ways.tsx';
import { nameOf } from '../promotion-kinds.ts';
import { headText, monthText, timeText } from '../promotion-words.ts';
import css from './centre.module.css';
import { createHistory, type HistoryMonth, type PaidReward } from './history.ts';

export function HistoryList() {
  const t = useTranslate();
  const help = useHelp();
  const foundation = useFoundation();
  const { owner, language } = useOwner();
  const [history] = useState(() => createHistory(readsOf(foundation)));
  const { months, isLoading, problem } = useStore(history);
  useEffect(() => {
    if (!owner) return undefined;
    void history.more();
    return history.leave;
    // The titles depend on the language.
  }, [history, owner, language]);
  const [newest] = months;
  const last = months.at(-1);
  const more = () => void history.more();
  if (!newest || !last) {
    return problem ? (
      <FailedState
        place="page"
        help={help}
        title={t('rewards.history_failed')}
        text={problem(t)}
        retryLabel={t('site.retry')}
        busy={isLoading}
        onRetry={more}
      />
    ) : (
      <div className="pad">
        <SkeletonList rows={5} />
      </div>
    );
  }
  if (newest.rows.length === 0 && !newest.hasEarlier) {
    return (
      <EmptyState icon={ClockIcon} title={t('rewards.history_none')}>
        {t('rewards.history_hint')}
      </EmptyState>
    );
  }
  const earlier = monthText(monthBefore(last.month), language, newest.month);
  return (
    <>
      {months.map((month, at) => (
        <MonthOfHistory key={month.month} month={month} isNewest={at === 0} beside={newest.month} />
      ))}
      {last.hasEarlier && !problem && (
        <div className={`pad ${css.earlier}`}>
          <Button wide busy={isLoading} onClick={more}>
            {t('rewards.earlier', { month: earlier })}
          </Button>
        </div>
      )}
      {problem && (
        <div className="pad">
          <FailedState
            title={t('rewards.history_failed')}
            text={problem(t)}
            retryLabel={t('site.retry')}
            busy={isLoading}
            onRetry={more}
          />
        </div>
      )}
    </>
  );
}

type MonthProps = { month: HistoryMonth; isNewest: boolean; beside: string };

function MonthOfHistory({ month: { month, sum, rows }, isNewest, beside }: MonthProps) {
  const t = useTranslate();
  const { language, own } = useOwner();
  const name = monthText(month, language, beside);
  const days = Map.groupBy(rows, ({ paidAt }) => new Date(paidAt).toDateString());
  return (
    <section aria-label={name}>
      <div className={`pad ${css.received}`}>
        {rows.length === 0 ? (
          <p className="text-caption text-muted">{t('rewards.month_none', { month: name })}</p>
        ) : (
          <>
            <p className="text-caption text-muted">{t('rewards.received', { month: name })}</p>
            <p className={`${isNewest ? 'hero' : 'text-title'} num text-accent`}>
              <bdi>{rewardText(sum, { language, own })}</bdi>
            </p>
          </>
        )}
      </div>
      {[...days].map(([day, paid]) => (
        <DayOfHistory key={day} paid={paid} />
      ))}
    </section>
  );
}

function DayOfHistory({ paid }: { paid: readonly PaidReward[] }) {
  const t = useTranslate();
  const { language } = useOwner();
  const head = headText(paid[0]?.paidAt ?? 0, language) ?? t('rewards.today_head');
  return (
    <>
      <h2 className={css.dayHead}>{head}</h2>
      <ul aria-label={head}>
        {paid.map(({ id, type, title, reward, paidAt }) => (
          <li key={id} className={css.paid}>
            <KindDisc type={type} reward={reward} />
            <span className="grow">
              <bdi className={css.name}>{title}</bdi>
              <small className="text-faint num">
                {t('rewards.kind_and_time', {
                  kind: nameOf(type, t),
                  time: timeText(paidAt, language),
                })}
              </small>
              {reward.voucher && (
                <small className="text-faint">{t('rewards.among_vouchers')}</small>
              )}
            </span>
            <Worth reward={reward} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The worth of a reward. Free plays are a link to their game. */
function Worth({ reward }: Pick<PaidReward, 'reward'>) {
  const telling = useStore(useFoundation().language);
  const { freePlays } = reward;
  if (!freePlays) return <span className={`num ${css.name}`}>{worthText(reward, telling)}</span>;
  return (
    <PlaysWay plays={freePlays} className={`num ${css.name}`}>
      {worthText(reward, telling)}
    </PlaysWay>
  );
}
