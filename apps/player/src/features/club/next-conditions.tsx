import { numberFormat } from '@parlour/contract/formats';
import { localeOf } from '@parlour/contract/languages';
import { CheckCircleFillIcon } from '@parlour/ui/icons/notices';
import { CircleIcon } from '@parlour/ui/icons/status';
import { List } from '@parlour/ui/list/list';
import { ListRow } from '@parlour/ui/list/list-row';
import { leadsToUnbuilt } from '#foundation/navigation/paths.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from './benefits.module.css';
import type { Level } from './use-benefits.ts';

type Condition = Level['conditions'][number];
const isDone = ({ done, target }: Condition): boolean => done >= target;

/** The conditions of the next level, those not yet met first. */
export function NextConditions({ level }: { level: Level }) {
  const { t } = useStore(useFoundation().language);
  const title = t('club.to_reach', { level: level.name });
  const inOrder = level.conditions.toSorted(
    (one, two) => Number(isDone(one)) - Number(isDone(two)),
  );
  return (
    <section className={css.part}>
      <h2 className="text-heading">{title}</h2>
      <List label={title}>
        {inOrder.map((condition) => (
          <ConditionRow key={condition.code} condition={condition} />
        ))}
      </List>
    </section>
  );
}

function ConditionRow({ condition }: { condition: Condition }) {
  const { language, t } = useStore(useFoundation().language);
  const { title, done, target, goTo } = condition;
  const write = (count: number) => numberFormat(localeOf(language), {}).format(count);
  if (isDone(condition)) {
    return <ListRow icon={CheckCircleFillIcon} title={title} value={t('club.done')} />;
  }
  const value = t('club.progress', { done: write(done), target: write(target) });
  const leads = goTo !== null && !leadsToUnbuilt(goTo);
  return <ListRow icon={CircleIcon} title={title} value={value} {...(leads && { href: goTo })} />;
}
