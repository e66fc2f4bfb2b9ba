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
  /** True if the row ends with a button that leads to the task, so that the amount is shown in this line. */
  hasWay: boolean;
};

/** The line below a task's title, and why there is nothing to press if there is not. Renders nothing if there is no text. */
export function TaskLine({ task, claimed, hasWay }: Props) {
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
      : wordsOf(task, { t, language, own, hasWay });
  const why = hasWay ? null : whyOf(task, t);
  return (
    <>
      {words !== null && <p className={`text-caption num ${css.line}`}>{words}</p>}
      {why !== null && <p className={`text-caption ${css.line}`}>{why}</p>}
    </>
  );
}

/** The reason why an open task has no button: it counts by itself, or its page is not there yet. */
function whyOf({ state, goTo }: Task, t: Translate): string | null {
  if (state !== 'open') return null;
  return goTo === null ? t('tasks.automatic') : t('tasks.not_yet');
}

type LineContext = AmountFormat & { t: Translate; hasWay: boolean };

function wordsOf(task: Task, { t, language, own, hasWay }: LineContext): string | null {
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
      return after === null ? null : t('tasks.locked', { task: after, amount });
    case 'over':
      return t('tasks.over');
    case 'open':
      if (hasWay) return done === 0 ? amount : t('tasks.steps_then', { done, target, amount });
      return target > 1 ? t('tasks.steps', { done, target }) : null;
  }
}
