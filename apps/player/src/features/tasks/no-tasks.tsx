import { ButtonLink } from '@parlour/ui/button/button';
import { GiftIcon } from '@parlour/ui/icons/navigation';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { href } from '#foundation/navigation/paths.ts';
import { useTranslate } from '#foundation/use-foundation.ts';

/** The page if the merchant has no tasks, or none for this member. */
export function NoTasks() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={GiftIcon}
      title={t('tasks.nothing')}
      action={
        <ButtonLink size="small" href={href('home')}>
          {t('site.home')}
        </ButtonLink>
      }
    />
  );
}
