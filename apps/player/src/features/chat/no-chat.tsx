import { ChatCircleDotsIcon } from '@parlour/ui/icons/navigation';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { useTranslate } from '#foundation/use-foundation.ts';
import type { ChatRight } from './may-chat.ts';

/** The page of a member who has no chat. */
export function NoChat({ right }: { right: Exclude<ChatRight, 'granted'> }) {
  const t = useTranslate();
  return (
    <EmptyState icon={ChatCircleDotsIcon} title={t('chat.no_chat')}>
      {t(right === 'restricted' ? 'chat.restricted' : 'chat.off')}
    </EmptyState>
  );
}
