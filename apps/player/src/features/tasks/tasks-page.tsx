// /m/activity/noviceTask: tasks with their progress and the claims of their rewards (PROMO-05).
import { AskedPage } from '@parlour/ui/page/asked-page';
import { href } from '#foundation/navigation/paths.ts';
import { useHelp } from '#foundation/site/use-help.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { NoTasks } from './no-tasks.tsx';
import type { TermsSlot } from '#foundation/rewards/terms-slot.ts';
import { TaskSection } from './task-section.tsx';
import css from './tasks.module.css';
import { useTasks } from './use-tasks.ts';

export function TasksPage({ terms }: TermsSlot) {
  const t = useTranslate();
  const help = useHelp();
  const { groups, isOn, problem, isLoading, retry, stepOf, claim } = useTasks();
  const [first, ...others] = groups ?? [];
  const isOne = first !== undefined && others.length === 0;
  const sections = groups?.map((group) => (
    <TaskSection
      key={group.promotionId}
      group={group}
      isOnly={isOne}
      terms={terms}
      stepOf={(task) => stepOf({ promotionId: group.promotionId, item: task.code })}
      onClaim={(task) => claim(group, task)}
    />
  ));
  return (
    <AskedPage
      title={isOne ? first.title : t('tasks.title')}
      back={{ label: t('site.back'), href: href('memberHome') }}
      rows={6}
      className={css.page}
      content={isOn && first !== undefined ? sections : contentWithout(isOn && groups === null)}
      failure={problem && { title: t('tasks.failed'), text: problem(t), help }}
      retry={{ label: t('site.retry'), isBusy: isLoading, onPress: retry }}
    />
  );
}

const contentWithout = (isUnknown: boolean) => (isUnknown ? null : <NoTasks />);
