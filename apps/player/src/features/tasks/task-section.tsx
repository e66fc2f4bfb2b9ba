// The tasks of one promotion: the overall progress, a row for each, and the end of the promotion.
import { useRef } from 'react';
import type { Claim } from '#foundation/rewards/claim-requests.ts';
import { goOn } from '#foundation/rewards/go-on.ts';
import { lastDateText } from '#foundation/rewards/reward-words.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import type { TermsSlot } from '#foundation/rewards/terms-slot.ts';
import { TaskRow } from './task-row.tsx';
import { TasksHead } from './tasks-head.tsx';
import css from './tasks.module.css';
import type { Task, TaskGroup } from './use-tasks.ts';

type Props = TermsSlot & {
  group: TaskGroup;
  /** True for a single promotion, whose title is already in the bar. */
  isOnly: boolean;
  stepOf: (task: Task) => Claim | undefined;
  /** Claims a task; resolves with true if it was paid. */
  onClaim: (task: Task) => Promise<boolean>;
};

export function TaskSection({ group, isOnly, terms, stepOf, onClaim }: Props) {
  const rows = useRef<HTMLOListElement>(null);
  async function claim(task: Task): Promise<void> {
    if (await onClaim(task)) goOn(rows.current, task.code);
  }
  return (
    <section className={css.section} aria-label={group.title}>
      {!isOnly && <h2 className="text-heading">{group.title}</h2>}
      <TasksHead group={group} isOnly={isOnly} />
      <ol className={`card ${css.rail}`} aria-label={group.title} ref={rows}>
        {group.tasks.map((task) => (
          <TaskRow
            key={task.code}
            task={task}
            terms={terms}
            claimed={stepOf(task)}
            onClaim={() => void claim(task)}
          />
        ))}
      </ol>
      <Foot until={group.until} />
    </section>
  );
}

function Foot({ until }: Pick<TaskGroup, 'until'>) {
  const t = useTranslate();
  const { language } = useStore(useFoundation().language);
  return <p className={`text-caption text-faint ${css.foot}`}>{words()}</p>;

  function words(): string {
    if (until === null) return t('tasks.once');
    const day = lastDateText(until, language);
    return until > Date.now() ? t('tasks.open_until', { day }) : t('tasks.was_open', { day });
  }
}
