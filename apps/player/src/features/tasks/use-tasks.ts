// The member's tasks, and the claims of completed ones (PROMO-05).
import type { Answer } from '@parlour/contract/endpoint';
import { rewardTasks } from '@parlour/contract/rewards/calls';
import { defineOwnData, useOwnResource } from '#foundation/api/own-resource.ts';
import { rewardText } from '#foundation/rewards/reward-words.ts';
import { useEarnedClaims } from '#foundation/rewards/use-earned-claims.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';

export type TaskGroup = Answer<typeof rewardTasks>['groups'][number];
export type Task = TaskGroup['tasks'][number];

/** Fetched again when the page is seen, because the member may have played in the meantime. */
const tasks = defineOwnData({
  ask: async ({ read }) => (await read(rewardTasks, {})).groups,
  hasTexts: true,
  isQuiet: true,
  changedBy: 'promotion',
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
  const { site, toasts, language } = useFoundation();
  const { stepOf, claim: send } = useEarnedClaims();
  const isOn = site.flag('REWCEN3');
  const own = useOwnResource(tasks, { isNeeded: isOn });
  const spoken = useStore(language);

  /** Claims a task; resolves with true if it was paid. */
  async function claim({ promotionId }: TaskGroup, task: Task): Promise<boolean> {
    const became = await send({ promotionId, item: task.code });
    if (became === null) return false;
    if (became.step === 'paid') {
      // Only the row changes at once; sums and changes of other devices are fetched.
      const paid: Task = { ...task, state: 'paid', paidAt: became.at };
      own.change((groups) => changeTask(groups, promotionId, paid));
      toasts.show('done', (t) => t('tasks.added', { amount: rewardText(task.reward, spoken) }));
    }
    own.refresh();
    return became.step === 'paid';
  }
  const { value: groups, ...state } = own;
  return { ...state, isOn, groups, stepOf, claim };
}
