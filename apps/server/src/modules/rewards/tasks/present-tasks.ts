import { amountOf, decimalText } from '@parlour/contract/money';
import type { Language } from '@parlour/contract/languages';
import type { MemberCall } from '#http/call';
import type { CallAnswer } from '#http/route';
import { presentReward, textsIn, titleIn } from '../promotions/present-promotion.ts';
import { lookAt } from '../promotions/settle-context.ts';
import type { ReadDeps } from '../promotions-of.ts';
import { settleTasks, type TaskGroup } from './settle-tasks.ts';

type Group = CallAnswer<'rewardTasks'>['groups'][number];
type TaskItem = Group['tasks'][number];

export async function readTasks(
  { merchant, session, language }: MemberCall,
  { database, clock }: ReadDeps,
): Promise<CallAnswer<'rewardTasks'>> {
  const looking = {
    merchantCode: merchant.code,
    memberId: session.memberId,
    at: clock(),
    timeZone: merchant.setting('timeZone'),
  };
  const groups = await database.transaction(merchant.code, async (tx) =>
    settleTasks(tx, looking, await lookAt(tx, looking.memberId)),
  );
  return { groups: groups.map((group) => presentGroup(group, language)) };
}

function presentGroup({ promotion, window, states }: TaskGroup, language: Language): Group {
  const { id, type, definition, currency, endsAt } = promotion;
  const said = textsIn<{ title: string; line: string }>(definition.texts, language);
  const sum = (wanted: TaskItem['state'][]): string =>
    decimalText(
      tasks
        .filter(({ state, reward }) => wanted.includes(state) && reward.kind !== 'freePlays')
        .reduce((all, { reward }) => all + amountOf(reward.amount), 0n),
      currency,
    );
  const tasks = states.map((state) => presentTask(state, { window, language, currency, states }));
  return {
    promotionId: id,
    type,
    title: said?.title ?? '',
    line: said?.line ?? '',
    until: (window.until ?? endsAt)?.getTime() ?? null,
    tasks,
    earned: sum(['paid']),
    toCome: sum(['locked', 'open', 'ready']),
    currency,
  };
}

type TaskContext = Pick<TaskGroup, 'window' | 'states'> & { language: Language; currency: string };

function presentTask(
  { task, done, isLocked, reward }: TaskGroup['states'][number],
  { window, states, language, currency }: TaskContext,
): TaskItem {
  const before = states.find((each) => each.task.code === task.after)?.task;
  return {
    code: task.code,
    title: titleIn(task.texts, language),
    does: task.does,
    state: stateOf({ isLocked, isOver: window.isOver, rewardState: reward?.state ?? null }),
    done,
    target: task.target,
    after: isLocked && before ? titleIn(before.texts, language) : null,
    goTo: task.goTo ?? null,
    reward: presentReward(task.reward, { currency, language }),
    paidAt: reward?.paidAt?.getTime() ?? null,
  };
}

type TaskStatus = { isLocked: boolean; isOver: boolean; rewardState: string | null };

function stateOf({ isLocked, isOver, rewardState }: TaskStatus): TaskItem['state'] {
  if (rewardState === 'paid' || rewardState === 'waiting') return rewardState;
  if (rewardState === 'expired') return 'over';
  if (rewardState !== null) return 'ready';
  if (isOver) return 'over';
  return isLocked ? 'locked' : 'open';
}
