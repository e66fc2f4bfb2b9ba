// The row of a task: its title, its progress and its button.
import { worthText } from '#foundation/rewards/worth-text.ts';
import { Button, ButtonLink } from '@parlour/ui/button/button';
import { Pill } from '@parlour/ui/card/pill';
import { LockKeyIcon } from '@parlour/ui/icons/first-screen';
import { CheckIcon } from '@parlour/ui/icons/rewards';
import { ProgressBar } from '@parlour/ui/list/progress-bar';
import { leadsToUnbuilt } from '#foundation/navigation/paths.ts';
import type { Claim } from '#foundation/rewards/claim-requests.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { TaskIcon } from './task-icon.tsx';
import type { TermsSlot } from '#foundation/rewards/terms-slot.ts';
import { TaskLine } from './task-line.tsx';
import css from './tasks.module.css';
import type { Task } from './use-tasks.ts';

type Props = TermsSlot & { task: Task; claimed: Claim | undefined; onClaim: () => void };

const looks: Record<Task['state'], string | undefined> = {
  paid: css.paid,
  ready: css.ready,
  waiting: css.ready,
  open: css.open,
  locked: css.locked,
  over: css.over,
};

/** The address at which an open task is continued, or null if that page does not exist yet. */
const wayOf = ({ state, goTo }: Task): string | null =>
  state === 'open' && goTo !== null && !leadsToUnbuilt(goTo) ? goTo : null;
const isUnderWay = ({ state, done }: Task): boolean => state === 'open' && done > 0;

export function TaskRow({ task, terms: Terms, claimed, onClaim }: Props) {
  const t = useTranslate();
  const { title, state, done, target } = task;
  const way = wayOf(task);
  const hasBar = state === 'open' && target > 1 && (done > 0 || way === null);
  const steps = t('tasks.steps', { done, target });
  return (
    <li
      className={`${looks[state]} ${isUnderWay(task) ? css.underWay : ''}`}
      data-row={task.code}
      tabIndex={-1}
    >
      <i>
        <TaskIcon task={task} />
      </i>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <TaskLine task={task} claimed={claimed} hasWay={way !== null} />
        {Terms && state !== 'paid' && <Terms reward={task.reward} />}
        {hasBar && (
          <div className={css.bar}>
            <ProgressBar label={steps} value={done} max={target} tone="brand" />
          </div>
        )}
      </div>
      <TaskEnd task={task} claimed={claimed} onClaim={onClaim} />
    </li>
  );
}

function TaskEnd({ task, claimed, onClaim }: Props) {
  const { language, t, own } = useStore(useFoundation().language);
  const { code, title, state } = task;
  const amount = worthText(task.reward, { t, language, own });
  const way = wayOf(task);
  if (state === 'ready' && claimed?.step !== 'underWay') {
    return (
      <Button
        tone="primary"
        size="mini"
        data-claims={code}
        aria-label={t('tasks.claim_of', { amount, task: title })}
        busy={claimed?.step === 'busy'}
        onClick={onClaim}
      >
        {t('tasks.claim')}
      </Button>
    );
  }
  if (way !== null) {
    const hasBegun = isUnderWay(task);
    return (
      <ButtonLink
        size="mini"
        href={way}
        label={t(hasBegun ? 'tasks.go_on' : 'tasks.start_of', { task: title })}
      >
        {hasBegun ? t('tasks.continue') : t('tasks.start')}
      </ButtonLink>
    );
  }
  if (state === 'paid') {
    return (
      <Pill tone="ok" icon={<CheckIcon size={16} />}>
        {t('tasks.done')}
      </Pill>
    );
  }
  if (state === 'locked') {
    return <Pill icon={<LockKeyIcon size={16} />}>{t('tasks.is_locked')}</Pill>;
  }
  return <span className={`num ${css.amount}`}>{amount}</span>;
}
