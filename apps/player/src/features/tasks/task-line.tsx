import type { Claim } from '#foundation/rewards/claim-requests.ts';
import { worthText } from '#foundation/rewards/worth-text.ts';
import { dateText, type AmountFormat } from '#foundation/rewards/reward-words.ts';
import type { Translate } from '#foundation/language/language.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from './tasks.module.css';
import type { Task } from './use-tasks.ts';

type Props = {
  task: Task;
  claimed: Claim | undefined;
  /** True if the row ends with the start button, so that the amount is shown in this line. */
  hasStart: boolean;
};

/** The line below a task's title. Renders nothing if there is no text. */
export function TaskLine({ task, claimed, hasStart }: Props) {
  const { language, t, own } = useStore(useFoundation().language);
  if (task.state === 'ready' && claimed?.step === 'failed') {
    return (
      <p className={`text-caption ${css.bad}`} role="alert">
        {claimed.say(t)}
      </p>
    );
  }
  const words =
    claimed?.step === 'underWay' && task.state === 'ready'
      ? t('tasks.under_way')
      : wordsOf(task, { t, language, own, hasStart });
  if (words === null) return null;
  return <p className={`text-caption num ${css.line}`}>{words}</p>;
}

type LineContext = AmountFormat & { t: Translate; hasStart: boolean };

function wordsOf(task: Task, { t, language, own, hasStart }: LineContext): string | null {
  const { state, done, target, after, paidAt } = task;
  const amount = worthText(task.reward, { t, language, own });
  switch (state) {
    case 'paid':
      return paidAt === null ? null : t('tasks.paid', { day: dateText(paidAt, language), amount });
    case 'ready':
      return t('tasks.ready', { amount });
    case 'waiting':
      return t('tasks.asked');
    case 'locked':
      return after === null ? null : t('tasks.locked', { task: after });
    case 'over':
      return t('tasks.over');
    case 'open':
      if (done === 0 && hasStart) return amount;
      return target > 1 ? t('tasks.steps', { done, target }) : null;
  }
}
