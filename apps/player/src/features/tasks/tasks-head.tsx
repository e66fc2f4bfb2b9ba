import { Mark } from '@parlour/ui/marks/mark';
import { rewardText } from '#foundation/rewards/reward-words.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from './tasks.module.css';
import type { TaskGroup } from './use-tasks.ts';

/** The head of a promotion's tasks: the number of completed tasks, with the sums already paid and still to come. */
export function TasksHead({ group, isOnly }: { group: TaskGroup; isOnly: boolean }) {
  const { site, language: spoken } = useFoundation();
  const { language, t, own } = useStore(spoken);
  const { tasks, currency, line, title } = group;
  const done = tasks.filter(({ state }) => state === 'paid' || state === 'ready').length;
  const total = tasks.length;
  const money = (amount: string): string => rewardText({ amount, currency }, { language, own });
  const isAllPaid = tasks.every(({ state }) => state === 'paid');
  const Heading = isOnly ? 'h2' : 'h3';
  return (
    <div className={css.head}>
      <span className={css.art} aria-hidden="true">
        <Mark name={site.logo} />
      </span>
      <Ring done={done} total={total} label={t('tasks.progress', { done, total })} />
      <div className={css.headWords}>
        <Heading className="text-title">{isAllPaid ? t('tasks.all_done') : line || title}</Heading>
        <p className="text-small num">
          {isAllPaid
            ? t('tasks.total', { earned: money(group.earned) })
            : t('tasks.sums', { earned: money(group.earned), to_come: money(group.toCome) })}
        </p>
      </div>
    </div>
  );
}

type RingProps = { done: number; total: number; label: string };

function Ring({ done, total, label }: RingProps) {
  const t = useTranslate();
  const part = total > 0 ? Math.round((done / total) * 1000) / 10 : 0;
  return (
    <span className={css.ring}>
      <span className="visually-hidden">{label}</span>
      <svg viewBox="0 0 84 84" aria-hidden="true">
        <circle cx="42" cy="42" r="38" />
        {part > 0 && (
          <circle cx="42" cy="42" r="38" pathLength={100} strokeDasharray={`${part} 100`} />
        )}
      </svg>
      <span className={`num ${css.ringWords}`} aria-hidden="true">
        {t('tasks.done_of', { done, total })}
      </span>
    </span>
  );
}
