// The member's tasks, and the claims of completed ones (PROMO-05).
import { useEffect } from 'react';
import type { Answer } from '@parlour/contract/endpoint';
import { rewardTasks } from '@parlour/contract/rewards/calls';
import { readsOf } from '#foundation/api/reads.ts';
import { createResource } from '#foundation/api/resource.ts';
import { useResource } from '#foundation/api/use-resource.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { rewardText } from '#foundation/rewards/reward-words.ts';
import { useEarnedClaims } from '#foundation/rewards/use-earned-claims.ts';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { onPageSeen } from '#platform/page.ts';

export type TaskGroup = Answer<typeof rewardTasks>['groups'][number];
export type Task = TaskGroup['tasks'][number];

const makeTasks = (foundation: Foundation) =>
  createResource({
    ask: async (_of, signal) => {
      const options = { teller: 'page', signal } as const;
      return (await readsOf(foundation)(rewardTasks, {}, options)).groups;
    },
    freshMs: 0,
    isQuiet: true,
  });

/** The groups with one task replaced. */
const changeTask = (groups: TaskGroup[], promotionId: string, changed: Task): TaskGroup[] =>
  groups.map((group) =>
    group.promotionId === promotionId
      ? {
          ...group,
          tasks: group.tasks.map((task) => (task.code === changed.code ? changed : task)),
        }
      : group,
  );

export function useTasks() {
  const { keep, site, toasts, language } = useFoundation();
  const tasks = keep(makeTasks);
  const { stepOf, claim: send } = useEarnedClaims();
  const isOn = site.flag('REWCEN3');
  const owner = useSession()?.token;
  const spoken = useStore(language);
  const { language: wording } = spoken;
  useEffect(() => {
    if (owner === undefined || !isOn) return undefined;
    const look = () => tasks.need({ owner, wording });
    look();
    // The member may have played in the meantime.
    return onPageSeen(look);
  }, [tasks, owner, isOn, wording]);

  /** Claims a task; resolves with true if it was paid. */
  async function claim({ promotionId }: TaskGroup, task: Task): Promise<boolean> {
    const became = await send({ promotionId, item: task.code });
    if (became === null) return false;
    if (became.step === 'paid') {
      // Only the row changes at once; sums and changes of other devices are fetched.
      const paid: Task = { ...task, state: 'paid', paidAt: became.at };
      tasks.change((groups) => changeTask(groups, promotionId, paid));
      toasts.show('done', (t) => t('tasks.added', { amount: rewardText(task.reward, spoken) }));
    }
    tasks.refresh();
    return became.step === 'paid';
  }
  const { value: groups, ...state } = useResource(tasks);
  return { ...state, isOn, groups, retry: tasks.retry, stepOf, claim };
}
